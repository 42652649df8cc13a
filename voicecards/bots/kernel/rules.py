"""What one hand of tricks is played for, and by which duties: all the kernel needs to know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from voicecards.bots.kernel.deck import Deck, Index, Mask
from voicecards.games.game import Seat


@dataclass(frozen=True)
class Sweep:
    """Taking everything turns a score.

    Attributes:
        cards: those one seat has to take, all of them; none where tricks are counted.
        tricks: whether all tricks are needed.
        flat: the value it brings; None: the sign is turned.
    """

    cards: Mask
    tricks: bool
    flat: int | None = None


@dataclass(frozen=True)
class Pair:
    """Two seats that settle the difference of their scores, so many times over (contro)."""

    one: Seat
    other: Seat
    times: int


@dataclass(frozen=True, eq=False)
class Rules:
    """One hand of tricks. Values are signed, and the higher the better, whatever is written down.

    Attributes:
        deck: how cards lie in masks.
        seats: how many play.
        step: from a seat to the next in playing order, 1 or -1.
        worth: (cards, value of each), the cards of the parts apart from each other or not.
        trick: the value of a trick.
        last, second_last: of those tricks beside.
        trump: the trump suit, 0 without one.
        barred: what may not be led while anything else is held.
        opens: whether a suit may be led once a card of it has been discarded.
        counting: cards that count, whatever their value.
        sweep: what turns a score, if anything does.
        pairs: the doubles.
    """

    deck: Deck
    seats: int
    step: int = 1
    worth: tuple[tuple[Mask, int], ...] = ()
    trick: int = 0
    last: int = 0
    second_last: int = 0
    trump: Mask = 0
    barred: Mask = 0
    opens: bool = False
    counting: Mask = 0
    sweep: Sweep | None = None
    pairs: tuple[Pair, ...] = ()
    next: tuple[Seat, ...] = field(init=False)
    over: tuple[Mask, ...] = field(init=False)
    decidable: bool = field(init=False)

    def __post_init__(self) -> None:
        seats = range(self.seats)
        over = [
            mask if self.trump >> index & 1 else mask | self.trump
            for index, mask in enumerate(self.deck.over)
        ]
        cards_alone = not (self.trick or self.last or self.second_last)
        by_tricks = self.sweep is not None and self.sweep.tricks
        object.__setattr__(self, "next", tuple((s + self.step) % self.seats for s in seats))
        object.__setattr__(self, "over", tuple(over))
        object.__setattr__(self, "decidable", cards_alone and not by_tricks)

    @cached_property
    def greedy(self) -> bool:
        """Whether points are good."""
        return sum(value for _, value in self.worth) + self.trick + self.last > 0

    @cached_property
    def values(self) -> tuple[int, ...]:
        """The value of every card by its index, without its trick."""
        indices = range(52 * self.deck.copies)
        return tuple(sum(v for mask, v in self.worth if mask >> i & 1) for i in indices)

    def legal(self, hand: Mask, led: Mask, best: Index, barred: Mask) -> Mask:
        """Return what may be played from a hand.

        Args:
            hand: the cards held.
            led: the suit led, 0 for a lead.
            best: the card that is winning the trick, of any value for a lead.
            barred: suits that may not be led now.
        """
        if not led:
            return hand & ~barred or hand
        follow = hand & led
        trump = self.trump
        if not trump or (follow and led != trump):
            return follow or hand
        return hand & trump & self.over[best] or follow or hand

    def scores(
        self,
        captured: Sequence[Mask],
        tricks: Sequence[int],
        last: Seat = 0,
        second_last: Seat = 0,
    ) -> list[int]:
        """Return the value of a finished hand for each seat.

        Args:
            captured: the cards each has taken.
            tricks: how many tricks each has taken.
            last: who took the last trick.
            second_last: who took the one before.
        """
        trick = self.trick
        found = [number * trick for number in tricks]
        for mask, value in self.worth:
            for seat, cards in enumerate(captured):
                if cards & mask:
                    found[seat] += (cards & mask).bit_count() * value
        found[last] += self.last
        found[second_last] += self.second_last
        if self.sweep:
            self._turn(found, captured, tricks)
        return self.settled(found) if self.pairs else found

    def settled(self, scores: Sequence[int]) -> list[int]:
        """Return scores after every pair has settled its difference."""
        after = list(scores)
        for pair in self.pairs:
            moved = pair.times * (scores[pair.one] - scores[pair.other])
            after[pair.one] += moved
            after[pair.other] -= moved
        return after

    def _turn(self, found: list[int], captured: Sequence[Mask], tricks: Sequence[int]) -> None:
        sweep = self.sweep
        assert sweep
        taker = sweeper(sweep, captured, tricks, sweep.cards, sum(tricks))
        if taker is not None:
            found[taker] = -found[taker] if sweep.flat is None else sweep.flat


def sweeper(
    sweep: Sweep, captured: Sequence[Mask], tricks: Sequence[int], cards: Mask, total: int
) -> Seat | None:
    """Return who has taken everything there was so far, None when nobody or several have.

    Args:
        sweep: what everything is.
        captured: by seat, the cards taken.
        tricks: by seat, how many.
        cards: of those it needs, the ones that have been taken by anybody.
        total: tricks played.
    """
    for seat, number in enumerate(tricks):
        if number and (number == total or not sweep.tricks) and captured[seat] & cards == cards:
            return seat if cards or sweep.tricks else None
    return None
