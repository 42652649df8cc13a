"""Contro: who may double whom, in turn, and what it moves between two seats (section 6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from voicecards.games.barbu.actions import Contro, Pass, Redouble
from voicecards.games.barbu.events import (
    ControClosed,
    ControOpened,
    ControOwed,
    ControPassed,
    Double,
    Doubled,
    Redoubled,
    Settlement,
)
from voicecards.games.barbu.options import POSITIVE, BarbuOptions
from voicecards.games.game import Action, Event, IllegalAction, Seat, UnknownAction


class ControPhase:
    """The speeches of one hand. A speech is any number of doubles, one by one, and a pass.

    A seat that can say nothing when its turn comes is not asked.

    Args:
        options: the table's; its `contro_mode` is not `off`.
        contract: of the hand.
        declarer: speaks last, and doubles nobody first.
        owed: for each seat, how many doubles of this declarer it owes and how many of his hands
            are left, this one included; empty where there is no minimum.
    """

    __slots__ = ("_contract", "_declarer", "_options", "_owed", "_spoke", "_waiting", "doubles")

    def __init__(
        self,
        options: BarbuOptions,
        contract: str,
        declarer: Seat,
        owed: Mapping[Seat, tuple[int, int]],
    ) -> None:
        self._options = options
        self._contract = contract
        self._declarer = declarer
        self._owed = owed
        self._spoke = False
        self._waiting = tuple(
            (declarer + place * options.step) % options.players
            for place in range(1, options.players + 1)
        )
        self.doubles: tuple[Double, ...] = ()

    def copy(self) -> ControPhase:
        """An independent copy."""
        twin = ControPhase(self._options, self._contract, self._declarer, self._owed)
        twin._spoke, twin._waiting, twin.doubles = self._spoke, self._waiting, self.doubles
        return twin

    @property
    def turn(self) -> Seat | None:
        """The seat to speak; None when all have spoken."""
        return self._waiting[0] if self._waiting else None

    def legal_actions(self) -> tuple[Action, ...]:
        """What the seat to speak may say, sorted."""
        if self.turn is None:
            return ()
        others = range(self._options.players)
        doubles = [Contro(s) for s in others if self.why_not_double(self.turn, s) is None]
        redoubles = [Redouble(s) for s in others if self.why_not_redouble(self.turn, s) is None]
        return (*doubles, *redoubles, Pass())

    def why_not_double(self, seat: Seat, target: Seat) -> str | None:
        """Return the reason why a seat may not double another, None if it may."""
        if target == seat:
            return "oneself"
        if self._find(seat, target):
            return "twice"
        if seat == self._declarer:
            return "declarer_first"
        if self._find(target, seat):
            return "doubled_by_target"
        if target != self._declarer and self._contract in POSITIVE:
            return "positive_contract"
        if target != self._declarer and self._options.contro_mode != "all_pairs":
            return "only_declarer"
        return None

    def why_not_redouble(self, seat: Seat, target: Seat) -> str | None:
        """Return the reason why a seat may not redouble another, None if it may."""
        if target == seat:
            return "oneself"
        if not self._options.contro_redouble:
            return "redouble_off"
        double = self._find(target, seat)
        if double is None:
            return "not_doubled_by_target"
        return "twice" if double.multiplier == 2 else None

    def open(self) -> list[Event]:
        """Begin: tell who has to double soon, and let the first seat speak."""
        all_pairs = self._options.contro_mode == "all_pairs" and self._contract not in POSITIVE
        targets = tuple(range(self._options.players)) if all_pairs else (self._declarer,)
        opened = ControOpened(
            declarer=self._declarer, mode=self._options.contro_mode, targets=targets
        )
        told: list[Event] = [
            ControOwed(
                seat=seat,
                declarer=self._declarer,
                missing=missing,
                hands=hands,
                audience=frozenset({seat}),
            )
            for seat, (missing, hands) in sorted(self._owed.items())
            if missing and missing >= hands - 1
        ]
        return [opened, *told, *self._ask()]

    def apply(self, action: Action) -> list[Event]:
        """Take one double, redouble or pass of the seat to speak.

        Raises:
            IllegalAction: `contro_not_allowed` with the reason.
            UnknownAction: no such seat.
        """
        seat = self.turn
        assert seat is not None
        if isinstance(action, Pass):
            passed = ControPassed(seat=seat, spoke=self._spoke)
            self._waiting = self._waiting[1:]
            return [passed, *self._ask()]
        assert isinstance(action, Contro | Redouble)
        target = action.seat
        if not 0 <= target < self._options.players:
            raise UnknownAction(action.code)
        redouble = isinstance(action, Redouble)
        why_not = self.why_not_redouble if redouble else self.why_not_double
        reason = why_not(seat, target)
        if reason is not None:
            raise IllegalAction("contro_not_allowed", reason=reason, seat=target)
        self._spoke = True
        if redouble:
            self.doubles = tuple(
                Double(target, seat, 2) if (d.doubler, d.doubled) == (target, seat) else d
                for d in self.doubles
            )
            return [Redoubled(seat=seat, target=target)]
        return [self._double(seat, target, automatic=False)]

    def _ask(self) -> list[Event]:
        """Make the automatic doubles and pass over the seats that can say nothing."""
        events: list[Event] = []
        while self._waiting:
            seat = self._waiting[0]
            self._spoke = False
            missing, hands = self._owed.get(seat, (0, 1))
            if missing >= hands and self.why_not_double(seat, self._declarer) is None:
                events.append(self._double(seat, self._declarer, automatic=True))
                self._spoke = True
            if len(self.legal_actions()) > 1:
                return events
            self._waiting = self._waiting[1:]
        return [*events, ControClosed(doubles=self.doubles)]

    def _double(self, seat: Seat, target: Seat, *, automatic: bool) -> Doubled:
        self.doubles += (Double(seat, target),)
        return Doubled(seat=seat, target=target, automatic=automatic)

    def _find(self, doubler: Seat, doubled: Seat) -> Double | None:
        for double in self.doubles:
            if (double.doubler, double.doubled) == (doubler, doubled):
                return double
        return None


def settle(scores: Sequence[int], doubles: Iterable[Double]) -> tuple[Settlement, ...]:
    """Return what every pair moves, from the scores of the hand before any of it."""
    settlements = []
    for double in doubles:
        one, other = double.doubler, double.doubled
        if scores[one] < scores[other]:
            one, other = other, one
        points = double.multiplier * (scores[one] - scores[other])
        settlements.append(
            Settlement(double.doubler, double.doubled, double.multiplier, one, other, points)
        )
    return tuple(settlements)


def settled(scores: Sequence[int], settlements: Iterable[Settlement]) -> tuple[int, ...]:
    """Return the scores of a hand after every pair has been settled."""
    after = list(scores)
    for settlement in settlements:
        after[settlement.winner] += settlement.points
        after[settlement.loser] -= settlement.points
    return tuple(after)
