"""The cards of a table: packs, and the twos that leave so that hands are equal (section 2)."""

from __future__ import annotations

from functools import cache

from voicecards.cards import Card, Rank, Suit, pack

FIRST_TWO_PACK_TABLE = 7
"""From this many players on, two packs are mixed."""

_TWOS = tuple(Card(Rank.TWO, suit) for suit in Suit)


@cache
def left_out(players: int, seven_player_removal: str) -> tuple[Card, ...]:
    """Return the cards that leave the game for all six rounds, sorted (section 2.2).

    Args:
        players: 2 to 12.
        seven_player_removal: `both_copies` or `sequence`; only seven players ask.
    """
    if players == 7 and seven_player_removal == "both_copies":
        gone = _TWOS[:3] * 2
    else:
        gone = (_TWOS * 2)[: len(pack(copies=_packs(players))) % players]
    return tuple(sorted(gone))


@cache
def cards_in_play(players: int, seven_player_removal: str) -> tuple[Card, ...]:
    """Return the cards that are dealt in every round, sorted; with two packs most come twice."""
    cards = pack(copies=_packs(players))
    for card in left_out(players, seven_player_removal):
        cards.remove(card)
    return tuple(cards)


def _packs(players: int) -> int:
    return 2 if players >= FIRST_TWO_PACK_TABLE else 1
