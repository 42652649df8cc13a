"""What an opponent may hold, judged by what he did and said."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from voicecards.bots.bot import pick
from voicecards.bots.bouillotte.ladder import Rung, ladder, reweigh
from voicecards.cards import Card
from voicecards.games.bouillotte.betting import Move
from voicecards.games.bouillotte.deck import pack_for
from voicecards.games.bouillotte.hands import HandKind, strength
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.game import Seat

SCENARIOS = 5
"""How many ways of turning the retournés still face down are tried."""
ANY = frozenset(HandKind)
BRELANS = ANY - {HandKind.POINTS}


@dataclass(frozen=True)
class Rival:
    """One opponent still in, in every scenario of the retournés.

    Attributes:
        seat: who.
        scenarios: the rungs of his hands and the own strength, for each scenario.
    """

    seat: Seat
    scenarios: tuple[tuple[tuple[Rung, ...], tuple[int, ...]], ...]

    def folding(self, threshold: float) -> float:
        """How likely his hand is of a quantile below a threshold."""
        return _mean(
            [
                _share(sum([r.weight for r in rungs if r.quantile < threshold]), rungs)
                for rungs, _ in self.scenarios
            ]
        )

    def beaten(self, threshold: float = 0.0) -> float:
        """How likely the own hand wins if his is of that quantile or better; ties count half."""
        shares = []
        for rungs, mine in self.scenarios:
            staying = [r for r in rungs if r.quantile >= threshold] or rungs[-1:]
            won = sum([r.weight for r in staying if r.strength < mine])
            tied = sum([r.weight for r in staying if r.strength == mine])
            shares.append(_share(won + tied / 2, staying))
        return _mean(shares)


def _share(weight: float, rungs: Sequence[Rung]) -> float:
    total = sum([r.weight for r in rungs])
    return weight / total if total else 0.5


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def unseen_by(view: BouillotteView) -> tuple[Card, ...]:
    """The cards of the pack that this seat has not seen, sorted."""
    seen = {*view.hand, *view.retournes, *view.dead}
    seen.update(card for cards in view.open_cards for card in cards)
    return tuple([card for card in pack_for(len(view.order)) if card not in seen])


Judge: TypeAlias = Callable[[tuple[Rung, ...], Seat], tuple[Rung, ...]]
"""Makes the hands of a seat more or less likely by what it has done."""


def rivals(view: BouillotteView, rng: random.Random, judge: Judge | None = None) -> list[Rival]:
    """Judge every opponent still in.

    Where the suit of the table decides, own points stand for it: the suit of which one holds
    much is the likeliest to count most.

    Args:
        view: of the seat on turn.
        rng: turns the retournés that lie face down.
        judge: how moves are read; None: who raises has more, who checks less.
    """
    judge = judge or (lambda rungs, seat: _judged_by_moves(rungs, seat, view.moves))
    unseen, rules = unseen_by(view), view.options.hand_rules
    if rules.table_suit:
        rules = replace(rules, table_suit=False, face_value=True)
    turns = _turns(view, unseen, rng)
    told = {announced.seat: announced.kind for announced in view.announced}
    judged = []
    for seat in view.live:
        if seat == view.seat:
            continue
        kinds = _kinds_told(view, told[seat]) if seat in told else ANY
        every = len(turns) if kinds is ANY else 1
        scenarios = []
        for turned in turns:
            rest = tuple([card for card in unseen if card not in turned])
            retournes = (*view.retournes, *turned)
            known = tuple(sorted(view.open_cards[seat]))
            rungs = ladder(rest, known, retournes, rules, kinds, every)
            mine = strength(view.hand, retournes, rules)
            scenarios.append((judge(rungs, seat), mine))
        judged.append(Rival(seat, tuple(scenarios)))
    return judged


def _kinds_told(view: BouillotteView, kind: HandKind | None) -> frozenset[HandKind]:
    """What a hand announced as a brelan can be now."""
    if view.dead:
        return ANY
    if kind is None:
        return BRELANS
    grown = {HandKind.CARRE} if view.options.betting_rounds > 1 else set()
    return frozenset({kind} | grown)


def _turns(
    view: BouillotteView, unseen: Sequence[Card], rng: random.Random
) -> list[tuple[Card, ...]]:
    """Ways in which the retournés still face down may be turned."""
    if not view.face_down:
        return [()]
    turns: list[tuple[Card, ...]] = []
    for _ in range(SCENARIOS):
        one = pick(unseen, rng)
        if view.face_down == 1:
            turns.append((one,))
        else:
            turns.append((one, pick([card for card in unseen if card is not one], rng)))
    return turns


def _judged_by_moves(rungs: Sequence[Rung], seat: Seat, moves: Sequence[Move]) -> tuple[Rung, ...]:
    """Who raises has more, who checks less; nobody is always honest."""
    raises = sum([move.kind == "raise" for move in moves if move.seat == seat])
    calls = sum([move.kind == "call" for move in moves if move.seat == seat])
    checks = sum([move.kind == "check" for move in moves if move.seat == seat])

    def factor(quantile: float) -> float:
        raising = (0.25 + quantile**3) ** min(raises, 2)
        calling = (0.3 + quantile) ** min(calls, 2)
        checking = (1.2 - 0.5 * quantile) ** min(checks, 1)
        return raising * calling * checking

    return reweigh(rungs, factor)
