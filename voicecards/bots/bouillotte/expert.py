"""An expert at Bouillotte: plays by a plan that is hard to exploit, and counts his chances."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Final

from voicecards.bots.bot import pick
from voicecards.bots.bouillotte import record
from voicecards.bots.bouillotte.blueprint import FOLD, MIDDLE, SMALL, STAY, amounts, bucket, rows
from voicecards.bots.bouillotte.ladder import Rung
from voicecards.bots.bouillotte.odds import (
    closes,
    least_telling,
    table_chance,
    winnable,
)
from voicecards.bots.bouillotte.rivals import Judge, rivals
from voicecards.games.bouillotte.actions import (
    Announce,
    Call,
    Check,
    Fold,
    Pass,
    Phase,
    Raise,
    Rebuy,
)
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.game import Action, Seat, View

SELDOM: Final = 0.03
"""What the plan does more seldom than this it does not do at all: it is an echo of learning."""
DOUBT: Final = 0.08
"""How often anybody is thought to do something that the plan does not do."""


@dataclass(frozen=True)
class Style:
    """How one who knows the plan departs from it. The numbers 1 keep to it.

    Attributes:
        folds: how much more often he folds.
        raises: how much more often he raises.
        bluffs: how much more often he raises with the weaker half of the hands.
        large: how much he prefers large raises to small ones.
        openness: how often a brelan is announced at once, though silence might pay more.
        straddles: how often he doubles the pot blind.
        counts: share of the pot by which calling has to be better or worse than folding, by what
            the others have shown so far, to be done whatever the plan says.
    """

    folds: float = 1.0
    raises: float = 1.0
    bluffs: float = 1.0
    large: float = 1.0
    openness: float = 0.2
    straddles: float = 0.0
    counts: float = 0.25


class BouillotteExpert:
    """Mixes his play as the plan does, and calls or folds by his chances where they are clear.

    Args:
        style: how he departs from the plan.
    """

    def __init__(self, style: Style | None = None) -> None:
        self._style = style or Style()

    def choose(self, view: View, rng: random.Random) -> Action:
        """Return one of the legal actions."""
        assert isinstance(view, BouillotteView)
        match view.phase:
            case Phase.SEATING:
                return pick(view.legal, rng)
            case Phase.STRADDLE:
                return self._straddle(view, rng)
            case Phase.REBUY:
                return Rebuy()
            case Phase.EXPOSING:
                return least_telling(view)
            case _:
                action = self._bet(view, rng)
                return Announce() if self._announces(view, action, rng) else action

    def _straddle(self, view: BouillotteView, rng: random.Random) -> Action:
        willing = rng.random() < self._style.straddles
        return next((a for a in view.legal if willing != isinstance(a, Pass)), Pass())

    def _announces(self, view: BouillotteView, action: Action, rng: random.Random) -> bool:
        if Announce() not in view.legal:
            return False
        return closes(view, action) or rng.random() < self._style.openness

    def _bet(self, view: BouillotteView, rng: random.Random) -> Action:
        raises = _raises(view)
        weights = self._weights(view, raises, rng)
        if view.price and Fold() in view.legal and not record.now(view).behind:
            self._count(view, weights, rng)
        choice = _drawn(weights, rng)
        if choice == FOLD:
            return Fold()
        if choice == STAY:
            return Call() if view.price else Check()
        return raises[choice]

    def _weights(
        self, view: BouillotteView, raises: Mapping[int, Raise], rng: random.Random
    ) -> list[float]:
        """How often to do what, by the plan and the own style."""
        worth = bucket(strength_beside(view, rng))
        row = rows(record.now(view))
        planned, style = row[worth], self._style
        weights = [share if share >= SELDOM else 0.0 for share in planned]
        weak = worth < len(row) // 2
        for size in range(SMALL, len(weights)):
            liking = style.raises * style.large ** (size - MIDDLE)
            weights[size] *= liking * style.bluffs if weak else liking
        weights[FOLD] *= style.folds
        for size in range(SMALL, len(weights)):
            if weights[size] and size not in raises:
                weights[_nearest(size, raises)] += weights[size]
                weights[size] = 0.0
        if not view.price or Fold() not in view.legal:
            weights[STAY] += weights[FOLD]
            weights[FOLD] = 0.0
        if not sum(weights):
            weights[STAY] = 1.0
        return weights

    def _count(self, view: BouillotteView, weights: list[float], rng: random.Random) -> None:
        """Where a call ends the betting, correct the plan by the chances against what is shown."""
        wins = prod([rival.beaten() for rival in rivals(view, rng, _reader(view))])
        gain = wins * winnable(view, view.price) - view.price
        if gain > self._style.counts * view.pot:
            weights[STAY] += weights[FOLD]
            weights[FOLD] = 0.0
        elif gain < -self._style.counts * view.pot:
            weights[FOLD] += weights[STAY]
            weights[STAY] = 0.0


def strength_beside(view: BouillotteView, rng: random.Random) -> float:
    """The share of hands the own one beats, on average over those who are still in."""
    others = len(view.live) - 1
    if view.options.hand_rules.table_suit:
        return float(table_chance(view, rng) ** (1 / others))
    judged = rivals(view, rng, lambda rungs, seat: rungs)
    together = prod([rival.beaten() for rival in judged])
    return float(together ** (1 / others))


def _reader(view: BouillotteView) -> Judge:
    """Read what the others have done as if they followed the plan, but not quite."""
    told = list(record.decisions(view))

    def judge(rungs: tuple[Rung, ...], seat: Seat) -> tuple[Rung, ...]:
        done = [(rows(d.at), d.choice) for d in told if d.seat == seat]
        weighed = []
        for rung in rungs:
            worth = bucket(rung.quantile)
            likely = prod([DOUBT + (1 - DOUBT) * row[worth][choice] for row, choice in done])
            weighed.append(Rung(rung.strength, rung.weight * likely, rung.quantile))
        return tuple(weighed)

    return judge


def _raises(view: BouillotteView) -> dict[int, Raise]:
    """The raise of each size; of a wide range the listed ones nearest to it."""
    listed = [action for action in view.legal if isinstance(action, Raise)]
    if not listed:
        return {}
    wanted = amounts(view.pot + view.price, view.raises.low, view.raises.high)
    return {
        size: min(listed, key=lambda action: abs(action.n - amount))
        for size, amount in wanted.items()
    }


def _nearest(size: int, raises: Mapping[int, Raise]) -> int:
    """The size that stands for one that is not there; without any to stay."""
    return min(raises, key=lambda other: (abs(other - size), -other), default=STAY)


def _drawn(weights: Sequence[float], rng: random.Random) -> int:
    left = rng.random() * sum(weights)
    for choice, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return choice
    return max(range(len(weights)), key=weights.__getitem__)
