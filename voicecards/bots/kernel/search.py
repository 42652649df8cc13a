"""Choosing a card by trying each in many deals that fit what was seen."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from voicecards.bots.kernel.deck import Index, bits
from voicecards.bots.kernel.endgame import Endgame, choices
from voicecards.bots.kernel.playout import Playout
from voicecards.bots.kernel.unseen import Seen
from voicecards.games.game import Seat

More: TypeAlias = Callable[[int], bool]
"""Whether to look at another deal, so many having been looked at."""

BATCH: Final = 8
"""Deals between two looks at which cards have fallen behind."""

BEHIND: Final = 2.5
"""How many standard errors a card may be behind the best before it is given up."""


@dataclass(frozen=True)
class Insight:
    """How a player thinks.

    Attributes:
        doubt: the weight of a deal in which somebody holds a card he would have played before.
        exact: how many cards may be left in all hands for the end to be played out exactly.
        risk: what uncertainty is worth, in points per point of standard deviation: a daring
            player likes it, a steady one does not.
        trust: how many deals a first judgement of the cards weighs.
    """

    doubt: float = 0.25
    exact: int = 8
    risk: float = 0.0
    trust: float = 24.0


class Trial:
    """Tries the cards of one decision.

    Args:
        playout: of the hand.
        seen: what the seat on turn knows.
        insight: how it thinks.
        judgement: what each card is expected to gain, in the same points, before any deal is tried.
    """

    def __init__(
        self,
        playout: Playout,
        seen: Seen,
        insight: Insight,
        judgement: Mapping[Index, float] | None = None,
    ) -> None:
        self._playout = playout
        self._seen = seen
        self._insight = insight
        self._judgement = judgement or {}
        self._seat: Seat = seen.position.turn
        self.gains: dict[Index, list[float]] = {
            index: [] for index in choices(playout.rules, seen.position, seen.unseen.cards)
        }

    def best(self, rng: random.Random, more: More) -> Index:
        """Return the card that does best on the average.

        Args:
            rng: the chance.
            more: whether to go on.
        """
        alive = list(self.gains)
        deals = 0
        while len(alive) > 1 and more(deals):
            self._look(alive, rng)
            deals += 1
            if deals % BATCH == 0:
                alive = self._promising(alive)
        return max(alive, key=self._liking)

    def weigh(self, rng: random.Random, deals: int) -> dict[Index, float]:
        """Try every legal card, alike ones too, in the same deals.

        Returns:
            What each gains on the average over the others at the table, in points.
        """
        rules = self._playout.rules
        every = list(bits(self._seen.position.legal(rules)))
        self.gains = {index: [] for index in every}
        for _ in range(deals):
            self._look(every, rng)
        return {index: self.mean(index) / rules.seats for index in every}

    def mean(self, index: Index) -> float:
        """The average gain of a card over the others at the table, in points times seats."""
        gains = self.gains[index]
        return sum(gains) / len(gains) if gains else 0.0

    def _liking(self, index: Index) -> float:
        """How much a card pleases: its mean, and more or less for what it leaves to chance."""
        mean, risk = self.mean(index), self._insight.risk
        gains = self.gains[index]
        pleasing = mean
        if self._judgement:
            trust = self._insight.trust / (self._insight.trust + len(gains) or 1)
            pleasing += trust * (self._judgement[index] - mean)
        if not risk or not gains:
            return pleasing
        return pleasing + risk * math.sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains))

    def _look(self, alive: list[Index], rng: random.Random) -> None:
        """Deal the hidden cards once and try every card that is still of interest."""
        rules = self._playout.rules
        world = self._seen.world(rng, self._insight.doubt)
        cards_left = world.left * rules.seats - world.laid
        exact = cards_left <= self._insight.exact
        player = Endgame(rules) if exact else self._playout
        for index in alive:
            scores = player.scores_after(world, index)
            self.gains[index].append(scores[self._seat] * rules.seats - sum(scores))

    def _promising(self, alive: list[Index]) -> list[Index]:
        best = max(alive, key=self.mean)
        return [index for index in alive if index == best or not self._is_behind(index, best)]

    def _is_behind(self, index: Index, best: Index) -> bool:
        """Whether a card does worse than the best by more than chance explains."""
        pairs = zip(self.gains[best], self.gains[index], strict=True)
        behind = [first - second for first, second in pairs]
        count = len(behind)
        mean = sum(behind) / count
        variance = sum((gap - mean) ** 2 for gap in behind) / (count - 1)
        return mean > BEHIND * math.sqrt(variance / count)


def up_to(deals: int) -> More:
    """Go on for so many deals: the same thoughts on every machine."""
    return lambda done: done < deals
