"""What three cards are worth beside the retournés, and why (rule sheet, sections 5.1 and 5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from voicecards.cards import Card, Rank, Suit


class HandKind(StrEnum):
    """The kinds of hands. Every brelan beats every point hand."""

    POINTS = "points"
    SIMPLE = "simple"
    FAVORI = "favori"
    CARRE = "carre"


@dataclass(frozen=True)
class HandRules:
    """The options that decide what a hand is worth.

    Attributes:
        favori: whether a pair and a retourné make a brelan.
        favori_above_simple: whether that brelan beats three in hand.
        face_value: whether a nine counts 9 and an eight 8, not 10.
        all_cards: whether equal points are compared card by card, not by the top card alone.
        table_suit: whether the suit of all cards on the table decides, not one's own points.
    """

    favori: bool = True
    favori_above_simple: bool = True
    face_value: bool = False
    all_cards: bool = False
    table_suit: bool = False


@dataclass(frozen=True)
class SuitPoints:
    """What a hand counts in one suit.

    Attributes:
        cards: own cards of the suit, highest first; at least one.
        retournes: the retournés of the suit, counted with them.
        points: of all these cards.
    """

    suit: Suit
    cards: tuple[Card, ...]
    retournes: tuple[Card, ...]
    points: int


@dataclass(frozen=True)
class HandValue:
    """What a hand is worth, with the cards that make it so.

    Attributes:
        kind: what it is.
        rank: of the brelan; None for a point hand.
        cards: own cards that count, highest first.
        retournes: the retournés that count with them.
        suit: the scoring suit; None for a brelan, and where the table's suit decides.
        points: of a point hand; 0 for a brelan, and where the table's suit decides.
        suits: the points in each suit held, best first; empty for a brelan.
        strength: of two hands the one with the greater strength wins; equal ones tie. Kind; rank
            or points; ranks of own cards that break ties (0 for none); whether the scoring suit
            is that of a retourné. Point hands tie here where the table's suit decides.
    """

    kind: HandKind
    rank: Rank | None
    cards: tuple[Card, ...]
    retournes: tuple[Card, ...]
    suit: Suit | None
    points: int
    suits: tuple[SuitPoints, ...]
    strength: tuple[int, ...]

    @property
    def is_brelan(self) -> bool:
        """Whether it may be announced."""
        return self.kind is not HandKind.POINTS


_FAVORI_ABOVE: Final = {HandKind.SIMPLE: 1, HandKind.FAVORI: 2, HandKind.CARRE: 3}
_FAVORI_BELOW: Final = {HandKind.FAVORI: 1, HandKind.SIMPLE: 2, HandKind.CARRE: 3}
_TEN_EACH: Final[dict[int, int]] = {rank: 11 if rank is Rank.ACE else 10 for rank in Rank}
FACE_VALUE: Final[dict[int, int]] = {
    rank: 11 if rank is Rank.ACE else min(10, rank) for rank in Rank
}
"""The ace 11, other figures 10, the nine 9 and the eight 8."""


def find_brelan(
    hand: Sequence[Card], retournes: Sequence[Card], rules: HandRules
) -> tuple[HandKind, Rank] | None:
    """Find the brelan in a hand, if it holds one (section 5.1).

    Args:
        hand: three cards.
        retournes: those that lie face up.
        rules: the table's.
    """
    ranks = sorted([card.rank for card in hand])
    rank = ranks[1]
    held = ranks.count(rank)
    if held == 1:
        return None
    turned = [card.rank for card in retournes].count(rank)
    if held == 3:
        return (HandKind.CARRE if turned else HandKind.SIMPLE), rank
    if turned and rules.favori:
        return (HandKind.CARRE if turned == 2 else HandKind.FAVORI), rank
    return None


def count_suits(
    hand: Sequence[Card], retournes: Sequence[Card], rules: HandRules
) -> tuple[SuitPoints, ...]:
    """Count a hand in each suit it holds, the suit it is judged by first (section 5.2).

    Where the table's suit decides, own cards alone are counted, by face value.
    """
    face_value = rules.face_value or rules.table_suit
    values = FACE_VALUE if face_value else _TEN_EACH
    counted = []
    for suit in sorted({card.suit for card in hand}):
        own = sorted([card for card in hand if card.suit is suit], reverse=True)
        turned = [card for card in retournes if card.suit is suit and not rules.table_suit]
        points = sum([values[card.rank] for card in own + turned])
        counted.append(SuitPoints(suit, tuple(own), tuple(turned), points))
    return tuple(sorted(counted, key=lambda c: _points_strength(c, rules), reverse=True))


def _points_strength(counted: SuitPoints, rules: HandRules) -> tuple[int, ...]:
    ranks = [int(card.rank) for card in counted.cards]
    second, third = (*ranks[1:], 0, 0)[:2] if rules.all_cards else (0, 0)
    return (0, counted.points, ranks[0], second, third, int(bool(counted.retournes)))


@lru_cache(maxsize=1 << 14)
def strength(
    hand: tuple[Card, ...], retournes: tuple[Card, ...], rules: HandRules
) -> tuple[int, ...]:
    """The strength of a hand alone: see `HandValue.strength`.

    It is asked for every hand an opponent may hold, so it counts without explaining, and is
    remembered.
    """
    brelan = find_brelan(hand, retournes, rules)
    if brelan is not None:
        order = _FAVORI_ABOVE if rules.favori_above_simple else _FAVORI_BELOW
        return (order[brelan[0]], int(brelan[1]), 0, 0, 0, 0)
    if rules.table_suit:
        return (0, 0, 0, 0, 0, 0)
    values = FACE_VALUE if rules.face_value else _TEN_EACH
    best = (0, 0, 0, 0, 0, 0)
    for suit in {card.suit for card in hand}:
        own = [int(card.rank) for card in hand if card.suit is suit]
        turned = [card.rank for card in retournes if card.suit is suit]
        points = sum([values[rank] for rank in own + turned])
        if points < best[1]:
            continue
        if len(own) == 1 or not rules.all_cards:
            second = third = 0
        else:
            second, third = (*sorted(own, reverse=True)[1:], 0)[:2]
        best = max(best, (0, points, max(own), second, third, 1 if turned else 0))
    return best


@lru_cache(maxsize=1 << 8)
def evaluate(hand: tuple[Card, ...], retournes: tuple[Card, ...], rules: HandRules) -> HandValue:
    """Value a hand and explain it (sections 5.1 to 5.3).

    Args:
        hand: three cards.
        retournes: those that lie face up.
        rules: the table's.
    """
    brelan = find_brelan(hand, retournes, rules)
    if brelan is None:
        return _point_hand(hand, retournes, rules)
    kind, rank = brelan
    return HandValue(
        kind=kind,
        rank=rank,
        cards=tuple(sorted([card for card in hand if card.rank is rank], reverse=True)),
        retournes=tuple([card for card in retournes if card.rank is rank]),
        suit=None,
        points=0,
        suits=(),
        strength=strength(hand, retournes, rules),
    )


def _point_hand(hand: tuple[Card, ...], retournes: tuple[Card, ...], rules: HandRules) -> HandValue:
    suits = count_suits(hand, retournes, rules)
    best = suits[0]
    return HandValue(
        kind=HandKind.POINTS,
        rank=None,
        cards=() if rules.table_suit else best.cards,
        retournes=best.retournes,
        suit=None if rules.table_suit else best.suit,
        points=0 if rules.table_suit else best.points,
        suits=suits,
        strength=strength(hand, retournes, rules),
    )
