"""The trick, as Bouillabaisse and Barbu share it: what follows suit, and who takes it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

from voicecards.cards import PACK, Card, Suit
from voicecards.games.game import PlayCard, Seat

Play: TypeAlias = tuple[Seat, Card]
"""Who played which card."""

PLAYS: Final[Mapping[Card, PlayCard]] = MappingProxyType({card: PlayCard(card) for card in PACK})
"""The action of playing each card: made once, because they are asked for so often."""


def following(hand: Collection[Card], trick: Sequence[Play]) -> Sequence[Card]:
    """Return the cards of a hand that may be played to a trick.

    Args:
        hand: the cards held, in any order.
        trick: what lies on the table, the lead first; empty when the hand leads.

    Returns:
        The cards of the suit led if there is one, else the whole hand, in the hand's order.
    """
    if trick:
        led = trick[0][1].suit
        return [card for card in hand if card.suit is led] or list(hand)
    return list(hand)


def plays_of(cards: Iterable[Card]) -> tuple[PlayCard, ...]:
    """Return the actions that play these cards; two copies of a card give one action."""
    return tuple(map(PLAYS.__getitem__, dict.fromkeys(cards)))


def winning_position(
    trick: Sequence[Play], *, trump: Suit | None = None, last_of_equals: bool = False
) -> int:
    """Find the card that takes a trick: the highest trump, else the highest of the suit led.

    Args:
        trick: at least the lead, in playing order.
        trump: the trump suit, if the contract has one.
        last_of_equals: whether the last of two identical top cards takes it, not the first.

    Returns:
        The position in the trick, 0 for the lead.
    """
    best = 0
    top = trick[0][1]
    for position, (_, card) in enumerate(trick):
        if card.suit is top.suit:
            beats = card.index > top.index or (last_of_equals and card is top)
        else:
            beats = card.suit is trump
        if beats:
            best, top = position, card
    return best
