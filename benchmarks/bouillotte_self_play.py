"""Find the plan of the Bouillotte experts by self-play (counterfactual regret minimisation).

    python benchmarks/bouillotte_self_play.py [--rounds 4000] [--seed 1] [--output FILE]

Players know the class of their hand and what the betting looks like (`Situation`), nothing else.
In each round everybody in turn goes through the betting: at his own decisions he tries everything,
for every class of hands at once; the others do what they do now, one of their choices drawn. How
good the others' hands are beside one's own, and who wins, is counted in real deals: who holds
little knows that the good cards are elsewhere. The same rounds and seed find the same plan.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from voicecards.bots.bouillotte import blueprint
from voicecards.bots.bouillotte.blueprint import (
    BUCKETS,
    FOLD,
    STAY,
    Situation,
    amounts,
    bucket,
    situation,
)
from voicecards.bots.bouillotte.ladder import ladder
from voicecards.cards import Card
from voicecards.games.bouillotte.deck import pack_for
from voicecards.games.bouillotte.hands import HandKind, strength
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.chance import Chance

CHOICES = 5
STACK = 100
ANTE = 1
MAX_RAISE = 10
MOST_RAISES = 4
"""The default table; a fifth raise of a round changes little and takes long."""
EXPLORING = 0.08
"""How often an opponent does anything at all."""
FORGETTING = 200
"""So many rounds between the times when older ones lose weight."""
FILE = Path(blueprint.__file__).with_name("blueprint.json")

Numbers = NDArray[np.float64]
DEALS = 1000
"""Real deals looked at, for each number of players."""
SUPPOSED = 10
"""Weight of supposing that hands have nothing to do with each other: it decides for classes of
hands that are seldom met."""


@dataclass(frozen=True)
class Hands:
    """How hands of the classes meet, two by two, in deals for a number of players.

    Attributes:
        share: how often a hand is of each class.
        beside: how often the other hand is of each class (column), by the class of one (row).
        beaten: the same, where the one beats the other; ties count half.
    """

    share: Numbers
    beside: Numbers
    beaten: Numbers

    @classmethod
    def of_deals(cls, players: int, seed: int) -> Hands:
        """Count real deals."""
        met, won = np.zeros((BUCKETS, BUCKETS)), np.zeros((BUCKETS, BUCKETS))
        chance = Chance(random.Random(seed))
        rules = BouillotteOptions().hand_rules
        pack = pack_for(players)
        for _ in range(DEALS):
            mixed = chance.shuffled(pack)
            hands = [tuple(sorted(mixed[3 * seat : 3 * seat + 3])) for seat in range(players)]
            turned = (mixed[-1],)
            worths = [_class_of(hand, turned, pack) for hand in hands]
            values = [strength(hand, turned, rules) for hand in hands]
            for one, other in permutations(range(players), 2):
                met[worths[one], worths[other]] += 1
                won[worths[one], worths[other]] += (
                    1.0 if values[one] > values[other] else 0.5 * (values[one] == values[other])
                )
        share = met.sum(1) / met.sum()
        by_chance = SUPPOSED * np.tile(share + 1e-4, (BUCKETS, 1))
        met = met + by_chance
        won = won + np.tril(by_chance, -1) + np.diag(np.diag(by_chance)) / 2
        rows = met.sum(1, keepdims=True)
        return cls(share, met / rows, won / rows)


def _class_of(hand: tuple[Card, ...], turned: tuple[Card, ...], pack: Sequence[Card]) -> int:
    """The class of a hand, by all hands that one opponent may hold."""
    rules = BouillotteOptions().hand_rules
    unseen = tuple([card for card in pack if card not in hand and card not in turned])
    mine = strength(hand, turned, rules)
    rungs = ladder(unseen, (), turned, rules, frozenset(HandKind))
    won = sum([r.weight for r in rungs if r.strength < mine])
    tied = sum([r.weight for r in rungs if r.strength == mine])
    return bucket((won + tied / 2) / sum([r.weight for r in rungs]))


@dataclass(frozen=True)
class Betting:
    """A betting round.

    Attributes:
        paid: chips by player.
        live: who is still in.
        acted: who has acted since the last raise.
        turn: from whom on somebody has to act.
        raises: so many so far.
    """

    paid: tuple[int, ...]
    live: tuple[bool, ...]
    acted: tuple[bool, ...]
    turn: int = 0
    raises: int = 0

    def waiting(self) -> list[int]:
        """Who has to act, the next one first."""
        players, level = len(self.paid), max(self.paid)
        around = [(self.turn + step) % players for step in range(players)]
        return [
            seat
            for seat in around
            if self.live[seat] and (not self.acted[seat] or self.paid[seat] < level)
        ]

    def after(self, seat: int, choice: int, amount: int) -> Betting:
        """The round after a choice; `amount` is raised."""
        acted = [done or who == seat for who, done in enumerate(self.acted)]
        if choice == FOLD:
            live = tuple([still and who != seat for who, still in enumerate(self.live)])
            return replace(self, live=live, acted=tuple(acted), turn=seat + 1)
        level = max(self.paid) + amount
        paid = tuple([level if who == seat else chips for who, chips in enumerate(self.paid)])
        if amount:
            acted = [who == seat for who in range(len(paid))]
        return Betting(paid, self.live, tuple(acted), seat + 1, self.raises + (amount > 0))


class SelfPlay:
    """Regrets and average choices of every situation."""

    def __init__(self, seed: int) -> None:
        self._regrets: dict[Situation, Numbers] = {}
        self._average: dict[Situation, Numbers] = {}
        self._chance = random.Random(seed)

    def play(self, players: int, rounds: int) -> None:
        """Let so many players regret for so many rounds."""
        self._hands = Hands.of_deals(players, players)
        antes = Betting((ANTE,) * players, (True,) * players, (False,) * players)
        for number in range(1, rounds + 1):
            for learner in range(players):
                reach = [np.ones(BUCKETS) for _ in range(players)]
                self._walk(antes, reach, np.ones(BUCKETS), learner)
            if number % FORGETTING == 0:
                kept = number / (number + FORGETTING)
                for at in self._regrets:
                    self._regrets[at] *= kept
                    self._average[at] *= kept

    def _mix(self, at: Situation, possible: list[int]) -> Numbers:
        """How often to do what now, by choice and class of hand."""
        if at not in self._regrets:
            self._regrets[at] = np.zeros((CHOICES, BUCKETS))
            self._average[at] = np.zeros((CHOICES, BUCKETS))
        mask = np.zeros((CHOICES, 1))
        mask[possible] = 1
        regrets = np.maximum(self._regrets[at], 0) * mask
        total = regrets.sum(0)
        mixed: Numbers = np.where(
            total > 0, regrets / np.where(total > 0, total, 1), mask / len(possible)
        )
        return mixed

    def _walk(self, now: Betting, reach: list[Numbers], scale: Numbers, learner: int) -> Numbers:
        """What the learner wins from here on, by class of hand, times how likely here is.

        Args:
            now: the betting.
            reach: how willingly each player comes here, by class of his hand.
            scale: how likely those who have folded did so, by the learner's class of hand.
            learner: who tries everything.
        """
        waiting = now.waiting()
        if not waiting:
            return self._showdown(now, reach, scale, learner)
        seat, pot = waiting[0], sum(now.paid)
        price = max(now.paid) - now.paid[seat]
        raises = {}
        room = STACK - now.paid[seat] - price
        if now.raises < MOST_RAISES and room > 0:
            raises = amounts(pot + price, 1, min(room, MAX_RAISE))
        possible = [*([FOLD] if price else []), STAY, *raises]
        at = situation(sum(now.live) - 1, len(waiting) - 1, now.raises, price, pot)
        mixed = self._mix(at, possible)
        if seat == learner:
            values = np.zeros((CHOICES, BUCKETS))
            for choice in possible:
                after = now.after(seat, choice, raises.get(choice, 0))
                values[choice] = self._value(after, reach, scale, learner)
            value: Numbers = (mixed * values).sum(0)
            mask = np.zeros((CHOICES, 1))
            mask[possible] = 1
            self._regrets[at] += (values - value) * mask
            return value
        self._average[at] += mixed * reach[seat]
        choice, chance = self._draw(mixed @ (reach[seat] * self._hands.share), possible)
        after = now.after(seat, choice, raises.get(choice, 0))
        theirs = reach[seat] * mixed[choice] / chance
        if choice == FOLD:
            return self._value(after, reach, scale * (self._hands.beside @ theirs), learner)
        reached = [theirs if who == seat else likely for who, likely in enumerate(reach)]
        return self._value(after, reached, scale, learner)

    def _draw(self, mass: Numbers, possible: list[int]) -> tuple[int, float]:
        """One choice of an opponent, and how likely it was to be drawn."""
        total = float(mass.sum())
        left = self._chance.random()
        for choice in possible:
            share = float(mass[choice]) / total if total > 0 else 1 / len(possible)
            chance = (1 - EXPLORING) * share + EXPLORING / len(possible)
            left -= chance
            if left < 0:
                break
        return choice, chance

    def _value(self, now: Betting, reach: list[Numbers], scale: Numbers, learner: int) -> Numbers:
        """As `_walk`, where the betting may have ended by folding."""
        others = [who for who, live in enumerate(now.live) if live and who != learner]
        if now.live[learner] and others:
            return self._walk(now, reach, scale, learner)
        for who in others:
            scale = scale * (self._hands.beside @ reach[who])
        won = sum(now.paid) if now.live[learner] else 0
        return (won - now.paid[learner]) * scale

    def _showdown(
        self, now: Betting, reach: list[Numbers], scale: Numbers, learner: int
    ) -> Numbers:
        """What the learner wins when the hands are shown; ties count half."""
        wins = weight = scale
        for who, live in enumerate(now.live):
            if live and who != learner:
                wins = wins * (self._hands.beaten @ reach[who])
                weight = weight * (self._hands.beside @ reach[who])
        value: Numbers = sum(now.paid) * wins - now.paid[learner] * weight
        return value

    def plan(self) -> dict[str, list[list[float]]]:
        """The average choices, as the file has them; a class that never came copies the nearest."""
        found = {}
        for at, average in sorted(self._average.items()):
            total = average.sum(0)
            came = [worth for worth in range(BUCKETS) if total[worth] > 0]
            rows = [
                average[:, nearest] / total[nearest]
                for nearest in (min(came, key=lambda c: abs(c - w)) for w in range(BUCKETS))
            ]
            found[" ".join(map(str, at))] = np.round(rows, 3).tolist()
        return found


def main() -> None:
    """Play and write the plan."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=4000, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=FILE)
    arguments = parser.parse_args()
    self_play = SelfPlay(arguments.seed)
    for players in (3, 4, 5):
        self_play.play(players, arguments.rounds)
    lines = [f'"{key}": {json.dumps(rows)}' for key, rows in self_play.plan().items()]
    arguments.output.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
