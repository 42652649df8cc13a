"""What a dealt hand is worth in each contract, before a card is played."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import fmean, pstdev
from typing import Final

from voicecards.cards import Card, Rank, Suit
from voicecards.games.barbu.contracts import slam_mode, tariff
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.chance import Chance

SLOPES: Final[Mapping[str, float]] = {
    "no_tricks": 1.3,
    "no_hearts": 1.0,
    "no_queens": 0.75,
    "no_jacks": 0.8,
    "barbu": 0.5,
    "no_last_trick": 1.0,
    "no_last_two": 1.0,
    "salade": 0.95,
    "trumps": 1.2,
}
"""Points of score per point of estimate: fitted to hands played by club players."""

DOMINO_SHARE: Final = 0.43
"""How far a hand decides its place in a domino: the correlation, fitted likewise."""

SLAM_BLUR: Final = 0.2
"""What an estimate is worth where single cards may make a slam: bad hands then have a chance."""

_SAMPLES: Final = 60
"""Random hands that stand for all the hands of a table."""


class Judgement:
    """Judges one hand at one table, knowing only which cards are in play.

    Args:
        hand: the cards held.
        options: the table's.
    """

    def __init__(self, hand: Sequence[Card], options: BarbuOptions) -> None:
        self._options = options
        mine = set(hand)
        self._held = [[card for card in hand if card.suit is suit] for suit in Suit]
        self._out = [
            [card for card in options.cards_in_play if card.suit is suit and card not in mine]
            for suit in Suit
        ]
        self._up_to = [_running_count(out) for out in self._out]
        self._high = {
            card: sum(c.index < card.index for c in out) / len(out) if out else 0.0
            for held, out in zip(self._held, self._out, strict=True)
            for card in held
        }

    def advantage(self, contract: str, trump: Suit | None, start: Rank | None) -> float:
        """Return by how many points this hand should do better than an average one.

        Args:
            contract: its name.
            trump: the suit named, None where the contract has none.
            start: the start rank of a domino, None otherwise.
        """
        norm = norms(contract, self._options)
        return norm.scale * (self._estimate(contract, trump, start) - norm.mean)

    def attraction(self, contract: str) -> float:
        """Return by how many points a declarer does better than with an average hand."""
        norm = norms(contract, self._options)
        return norm.scale * (self.best(contract) - norm.best)

    def best(self, contract: str) -> float:
        """Return the estimate of a contract whose trump suit or start rank is named well."""
        options = self._options
        if contract == "trumps":
            return max(map(self.tricks, Suit))
        if contract == "domino":
            start = options.domino_start_rank
            ranks = options.start_ranks if isinstance(start, str) else (start,)
            return -min(map(self.delay, ranks))
        return -self.danger(contract)

    def danger(self, contract: str) -> float:
        """Return the points that a contract of penalties may cost, as a positive number."""
        options, high = self._options, self._high
        price = tariff(contract, options)
        points = price.points
        size = options.hand_size
        average = price.trick + sum(points[card.index] for card in options.cards_in_play) / size
        ends = (price.last + price.second_last) / size
        total = 0.0
        for held, out in zip(self._held, self._out, strict=True):
            rounds = len(out) / (options.players - 1)
            for number, card in enumerate(held):
                likely = max(0.0, min(1.0, rounds - number))
                total += likely * high[card] ** 2 * (average + points[card.index])
                total += ends * high[card]
        return -total

    def tricks(self, trump: Suit) -> float:
        """Return the tricks that a hand promises with a trump suit."""
        tricks = 0.0
        for suit, held, out in zip(Suit, self._held, self._out, strict=True):
            for card in held:
                if suit is trump:
                    tricks += 0.4 + 0.6 * self._high[card]
                elif sum(c.index > card.index for c in out) < len(held):
                    tricks += 0.5 * self._high[card] ** 2.5
        return tricks

    def delay(self, start: Rank) -> int:
        """Return how many cards of others must be laid in a domino before one's own, added up."""
        total = 0
        for held, out in zip(self._held, self._up_to, strict=True):
            for card in held:
                low, high = min(card.rank, start), max(card.rank, start)
                total += out[high] - out[low - 1]
        return total

    def _estimate(self, contract: str, trump: Suit | None, start: Rank | None) -> float:
        if trump is not None:
            return self.tricks(trump)
        return -self.delay(start) if start is not None else -self.danger(contract)


def _running_count(cards: Sequence[Card]) -> list[int]:
    """For each rank, how many of the cards are not above it."""
    ranks = [int(card.rank) for card in cards]
    return [sum(rank <= top for rank in ranks) for top in range(Rank.ACE + 1)]


@dataclass(frozen=True)
class Norm:
    """What is usual for a contract at a table.

    Attributes:
        mean: the average estimate of a player.
        best: the average estimate of a declarer, who names what suits him.
        scale: points of score per point of estimate.
        spread: how far players' advantages usually lie from nought, in points of score.
    """

    mean: float
    best: float
    scale: float
    spread: float


@lru_cache(maxsize=8)
def _usual_hands(options: BarbuOptions) -> tuple[Judgement, ...]:
    """A fixed sample of random hands of a table."""
    chance = Chance(random.Random(0))
    return tuple(
        Judgement(sorted(chance.shuffled(options.cards_in_play)[: options.hand_size]), options)
        for _ in range(_SAMPLES)
    )


@lru_cache(maxsize=256)
def norms(contract: str, options: BarbuOptions) -> Norm:
    """Return what is usual for a contract at a table, from a sample of random hands."""
    hands = _usual_hands(options)
    best = [hand.best(contract) for hand in hands]
    plain = best
    if contract == "trumps":
        plain = [hand.tricks(Suit.SPADES) for hand in hands]
        scale = SLOPES[contract] * options.trump_trick_points
    elif contract == "domino":
        start = options.domino_start_rank
        middle = options.start_ranks[len(options.start_ranks) // 2]
        plain = [-hand.delay(middle if isinstance(start, str) else start) for hand in hands]
        scale = DOMINO_SHARE * pstdev(options.awards) / (pstdev(plain) or 1.0)
    else:
        blurred = contract in ("no_hearts", "no_queens", "no_jacks")
        blurred = blurred and slam_mode(contract, options) is not None
        scale = SLOPES[contract] * (SLAM_BLUR if blurred else 1.0)
    return Norm(fmean(plain), fmean(best), scale, scale * pstdev(plain))
