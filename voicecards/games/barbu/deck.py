"""The cards of a table: the low ones that leave so that hands are equal (section 2)."""

from __future__ import annotations

from functools import cache

from voicecards.cards import Card, Rank, Suit, pack

LOWEST_RANK = {32: Rank.SEVEN, 52: Rank.TWO}
"""The lowest rank of each pack, by its size."""

_ORDER = (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS)


@cache
def left_out(players: int, deck_size: int, penalty_suit: Suit) -> tuple[Card, ...]:
    """Return the cards that are in no hand of the whole game, sorted.

    Args:
        players: 3 to 7.
        deck_size: 32 or 52.
        penalty_suit: leaves last.
    """
    suits = sorted(_ORDER, key=lambda suit: (suit is penalty_suit, suit))
    gone = suits[: deck_size % players]
    return tuple(sorted(Card(LOWEST_RANK[deck_size], suit) for suit in gone))


@cache
def cards_in_play(players: int, deck_size: int, penalty_suit: Suit) -> tuple[Card, ...]:
    """Return the cards dealt in every hand, sorted."""
    gone = left_out(players, deck_size, penalty_suit)
    return tuple(card for card in pack(LOWEST_RANK[deck_size]) if card not in gone)
