"""A club player at Bouillotte: counts his chances, the price and what the others may do."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Final

from voicecards.bots.bot import pick
from voicecards.bots.bouillotte.odds import closes, least_telling, winnable
from voicecards.bots.bouillotte.rivals import Rival, rivals
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
from voicecards.games.game import Action, View

HOPELESS: Final = 0.15
"""The chance of winning below which only a bluff can bring anything."""


@dataclass(frozen=True)
class Temper:
    """How a club player sees the others, and how much he varies.

    Attributes:
        caution: the quantile below which others are thought to fold, for a price of half of the
            pot they could win; more lets him bluff more.
        margin: chips per chip risked that a raise has to promise beyond a call, because others
            may raise again.
        whim: share of the pot by which a choice may be worse than the best and still be taken.
        disguise: the same for the size of a raise, so that it does not tell the hand.
        bluff: how often he bets a hopeless hand into a pot nobody wants.
        openness: how often a brelan is announced at once, though silence would pay more.
    """

    caution: float = 0.7
    margin: float = 0.1
    whim: float = 0.06
    disguise: float = 0.25
    bluff: float = 0.25
    openness: float = 0.3


class BouillotteClub:
    """Weighs every choice by the chips it should bring on average.

    Args:
        temper: how he plays.
    """

    def __init__(self, temper: Temper | None = None) -> None:
        self._temper = temper or Temper()

    def choose(self, view: View, rng: random.Random) -> Action:
        """Return one of the legal actions."""
        assert isinstance(view, BouillotteView)
        match view.phase:
            case Phase.SEATING:
                return pick(view.legal, rng)
            case Phase.STRADDLE:
                return Pass()
            case Phase.REBUY:
                return Rebuy()
            case Phase.EXPOSING:
                return least_telling(view)
            case _:
                return self._bet(view, rng)

    def _bet(self, view: BouillotteView, rng: random.Random) -> Action:
        others = rivals(view, rng)
        wins = prod([rival.beaten() for rival in others])
        choices = self._choices(view, others, wins)
        raises = [(action, value) for action, value in choices if isinstance(action, Raise)]
        if raises and self._bluffs(view, wins, rng):
            return pick([action for action, _ in raises[1:] or raises], rng)
        action = _near_best(choices, self._temper.whim * view.pot, rng)
        if isinstance(action, Raise):
            action = _near_best(raises, self._temper.disguise * view.pot, rng)
        if Announce() in view.legal and self._announces(view, action, rng):
            return Announce()
        return action

    def weigh(
        self, view: BouillotteView, played: Action, rng: random.Random
    ) -> dict[Action, float]:
        """What the choices of a bet should bring from now on, in chips, the one played included.

        Empty for decisions that are no bets.
        """
        if view.phase is not Phase.BETTING:
            return {}
        others = rivals(view, rng)
        found = dict(self._choices(view, others, prod([rival.beaten() for rival in others])))
        if isinstance(played, Raise) and played not in found:
            found[played] = self._raise_value(view, others, played.n)
        return found

    def _bluffs(self, view: BouillotteView, wins: float, rng: random.Random) -> bool:
        """Bet a hand that wins nothing by itself when at most two others could still call."""
        able = [seat for seat in view.live if view.stacks[seat] and seat != view.seat]
        quiet = not view.price and view.round == view.options.betting_rounds
        tempted = quiet and wins < HOPELESS and len(able) == len(view.live) - 1
        unwanted = len(able) <= 2 or all(seat in view.acted for seat in able)
        return tempted and unwanted and rng.random() < self._temper.bluff

    def _announces(self, view: BouillotteView, action: Action, rng: random.Random) -> bool:
        """Announce when it can scare nobody any more, and sometimes for the fee alone."""
        return closes(view, action) or rng.random() < self._temper.openness

    def _choices(
        self, view: BouillotteView, others: Sequence[Rival], wins: float
    ) -> list[tuple[Action, float]]:
        """Legal actions with the chips they should bring, from now on."""
        choices: list[tuple[Action, float]] = []
        if Fold() in view.legal and view.price:
            choices.append((Fold(), 0.0))
        stay = wins * winnable(view, view.price) - view.price
        choices.append((Call() if view.price else Check(), stay))
        for action in _sizes(view):
            choices.append((action, self._raise_value(view, others, action.n)))
        return choices

    def _raise_value(self, view: BouillotteView, others: Sequence[Rival], n: int) -> float:
        """Weigh a raise by who may fold to it and who may call."""
        cost = view.price + n
        level = view.level + n
        pot = view.pot + cost
        answers = []
        for rival in others:
            stack = view.stacks[rival.seat]
            price = min(level - view.paid[rival.seat], stack)
            if not stack:
                answers.append((0.0, 0, rival.beaten()))
                continue
            threshold = self._temper.caution * 2 * price / (pot + price)
            threshold = min(threshold, 0.95)
            answers.append((rival.folding(threshold), price, rival.beaten(threshold)))
        value = 0.0
        for calls in product((False, True), repeat=len(answers)):
            chance, total, wins = 1.0, pot, 1.0
            for (folds, price, beaten), called in zip(answers, calls, strict=True):
                chance *= 1 - folds if called else folds
                if called:
                    total += price
                    wins *= beaten
            value += chance * (wins * total - cost)
        return value - self._temper.margin * n


def _near_best(choices: Sequence[tuple[Action, float]], slack: float, rng: random.Random) -> Action:
    """Any of the choices that is worse than the best by no more than the slack."""
    best = max(value for _, value in choices)
    return pick([action for action, value in choices if value >= best - slack], rng)


def _sizes(view: BouillotteView) -> list[Raise]:
    """A few of the raises listed: the smallest, near half the pot, the pot, and the largest."""
    listed = [action for action in view.legal if isinstance(action, Raise)]
    if not listed:
        return []
    wanted = [0, view.pot / 2, view.pot, view.pot * 2, listed[-1].n]
    return list(dict.fromkeys([min(listed, key=lambda a: abs(a.n - w)) for w in wanted]))
