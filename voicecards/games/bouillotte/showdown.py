"""Who wins a pot, and what decided it (rule sheet, section 5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from voicecards.cards import Card, Suit
from voicecards.games.bouillotte.hands import FACE_VALUE, HandValue
from voicecards.games.game import Seat


class Reason(StrEnum):
    """What put the winner of a pot before the best of the others."""

    UNCONTESTED = "uncontested"
    KIND = "kind"
    BRELAN_RANK = "brelan_rank"
    POINTS = "points"
    TOP_CARD = "top_card"
    NEXT_CARD = "next_card"
    RETOURNE_SUIT = "retourne_suit"
    ALL_EQUAL = "all_equal"
    TABLE_SUIT = "table_suit"
    SUIT_TOP_CARD = "suit_top_card"
    FIRST_FROM_DEALER = "first_from_dealer"


_POINT_REASONS: Final = (
    Reason.KIND,
    Reason.POINTS,
    Reason.TOP_CARD,
    Reason.NEXT_CARD,
    Reason.NEXT_CARD,
    Reason.RETOURNE_SUIT,
)
"""What it means that two hands differ first at this place of `HandValue.strength`."""


@dataclass(frozen=True)
class Verdict:
    """The outcome for one pot.

    Attributes:
        winners: in order from the dealer's left; several split the pot.
        reason: what decided against `over`: the kind of hand, the brelan's rank, points, the top
            card, a lower card, the retourné's suit; nothing (`all_equal`: every contender wins;
            `uncontested`: nobody else could win); the table's suit, which nobody else held
            (`table_suit`), the highest card of it (`suit_top_card`), or the place at the table
            when two suits count the same (`first_from_dealer`).
        over: the best of those who lost, the first from the dealer's left; None if nobody lost.
        suit: the suit of the table that decided; None with own points and brelans.
    """

    winners: tuple[Seat, ...]
    reason: Reason
    over: Seat | None
    suit: Suit | None = None


@dataclass(frozen=True)
class SuitSum:
    """What all hands on the table count in one suit.

    Attributes:
        points: by face value, with the retournés if the table counts them.
        owner: the player still in who holds its highest card in a hand; None if none holds any.
        card: that card.
    """

    suit: Suit
    points: int
    owner: Seat | None
    card: Card | None


def sum_suits(
    hands: Mapping[Seat, Sequence[Card]], live: Sequence[Seat], counted: Sequence[Card]
) -> tuple[SuitSum, ...]:
    """Count every suit on the table (section 5.3).

    Args:
        hands: of everybody dealt in, folded ones included.
        live: who has not folded, in order from the dealer's left.
        counted: the retournés that count.

    Returns:
        The suits in the order in which they decide: the highest sum first; of equal sums the one
        whose owner comes first from the dealer's left. Suits without an owner come last.
    """
    sums = []
    for suit in Suit:
        held = [card for hand in hands.values() for card in hand]
        points = sum([FACE_VALUE[c.rank] for c in [*held, *counted] if c.suit is suit])
        sums.append(SuitSum(suit, points, *_owner(suit, hands, live)))
    place = {seat: position for position, seat in enumerate(live)}
    return tuple(
        sorted(sums, key=lambda s: (-s.points, place[s.owner]) if s.owner in place else (0, 0))
    )


def _owner(
    suit: Suit, hands: Mapping[Seat, Sequence[Card]], seats: Sequence[Seat]
) -> tuple[Seat | None, Card | None]:
    held = [(card, seat) for seat in seats for card in hands[seat] if card.suit is suit]
    if not held:
        return None, None
    card, seat = max(held)
    return seat, card


def judge(contenders: Sequence[Seat], values: Mapping[Seat, HandValue]) -> Verdict:
    """Compare hands by brelans and own points.

    Args:
        contenders: who can win the pot, in order from the dealer's left.
        values: of their hands at least.
    """
    best = max(values[seat].strength for seat in contenders)
    winners = tuple([seat for seat in contenders if values[seat].strength == best])
    losers = [seat for seat in contenders if seat not in winners]
    if not losers:
        reason = Reason.ALL_EQUAL if len(winners) > 1 else Reason.UNCONTESTED
        return Verdict(winners, reason, None)
    over = max(losers, key=lambda seat: values[seat].strength)
    return Verdict(winners, _difference(values[winners[0]], values[over]), over)


def _difference(winner: HandValue, loser: HandValue) -> Reason:
    pairs = zip(winner.strength, loser.strength, strict=True)
    at = next(place for place, (ours, theirs) in enumerate(pairs) if ours != theirs)
    return Reason.BRELAN_RANK if winner.is_brelan and at == 1 else _POINT_REASONS[at]


def judge_by_table(
    contenders: Sequence[Seat],
    values: Mapping[Seat, HandValue],
    hands: Mapping[Seat, Sequence[Card]],
    sums: Sequence[SuitSum],
) -> Verdict:
    """Compare hands by brelans, then by the suit that counts most on the table (section 5.3).

    Args:
        contenders: who can win the pot, in order from the dealer's left.
        values: of their hands at least.
        hands: of their hands at least.
        sums: from `sum_suits`, for the whole table.
    """
    if len(contenders) == 1 or any(values[seat].is_brelan for seat in contenders):
        return judge(contenders, values)
    owned = [(s, _owner(s.suit, hands, contenders)[0]) for s in sums]
    held = [(s, owner) for s, owner in owned if owner is not None]
    decisive, winner = held[0]
    tied = [owner for s, owner in held[1:] if s.points == decisive.points and owner != winner]
    place = {seat: position for position, seat in enumerate(contenders)}
    losers = [seat for seat in contenders if seat != winner]
    second, _ = _owner(decisive.suit, hands, losers)
    if tied and place[winner] < place[tied[0]]:
        reason, over = Reason.FIRST_FROM_DEALER, tied[0]
    elif second is not None:
        reason, over = Reason.SUIT_TOP_CARD, second
    else:
        reason, over = Reason.TABLE_SUIT, losers[0]
    return Verdict((winner,), reason, over, decisive.suit)
