"""All hands an opponent may hold, from the weakest to the strongest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, islice

from voicecards.cards import Card
from voicecards.games.bouillotte.deck import HAND_SIZE
from voicecards.games.bouillotte.hands import HandKind, HandRules, find_brelan, strength


@dataclass(frozen=True)
class Rung:
    """Hands of one strength.

    Attributes:
        strength: as in `HandValue.strength`.
        weight: how likely they are, beside the other rungs.
        quantile: the share of all possible hands below, equal ones counting half; 0 to 1.
    """

    strength: tuple[int, ...]
    weight: float
    quantile: float


@lru_cache(maxsize=256)
def ladder(
    unseen: tuple[Card, ...],
    known: tuple[Card, ...],
    retournes: tuple[Card, ...],
    rules: HandRules,
    kinds: frozenset[HandKind],
    every: int = 1,
) -> tuple[Rung, ...]:
    """Count every hand that fits what is known, exactly, or a part of the hands.

    Args:
        unseen: the cards that may be in the hidden part of the hand, sorted.
        known: its cards that lie open.
        retournes: those that count.
        rules: the table's.
        kinds: what the hand can be: one announced, or any.
        every: of so many hands in order one is counted.

    Returns:
        The rungs, weakest first; empty when no hand fits.
    """
    counted: Counter[tuple[int, ...]] = Counter()
    everything = len(kinds) == len(HandKind)
    for hidden in islice(combinations(unseen, HAND_SIZE - len(known)), 0, None, every):
        hand = (*known, *hidden)
        if not everything:
            brelan = find_brelan(hand, retournes, rules)
            if (brelan[0] if brelan else HandKind.POINTS) not in kinds:
                continue
        counted[strength(hand, retournes, rules)] += 1
    hands, below = counted.total(), 0
    rungs = []
    for rung, count in sorted(counted.items()):
        rungs.append(Rung(rung, count, (below + count / 2) / hands))
        below += count
    return tuple(rungs)


def reweigh(rungs: Sequence[Rung], factor: Callable[[float], float]) -> tuple[Rung, ...]:
    """Make hands more or less likely by their quantile."""
    return tuple([Rung(r.strength, r.weight * factor(r.quantile), r.quantile) for r in rungs])
