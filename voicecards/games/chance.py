"""Chance: the only source of luck, recorded so that a journal can replay it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Shuffles and draws from a `random.Random`, using `random()` alone.

    `random()` is the one method whose sequence is the same on every Python and platform, so the
    same seed is the same game everywhere. Every result is recorded as positions, and can be
    played back instead of drawn: an upgrade cannot change an old game.

    Args:
        rng: the source; its state belongs to this object from now on.
        recorded: results of earlier draws, in order, used up before `rng` is asked.
    """

    def __init__(self, rng: random.Random, recorded: Sequence[Sequence[int]] = ()) -> None:
        self._rng = rng
        self._recorded = [tuple(r) for r in recorded]
        self.drawn: list[tuple[int, ...]] = []

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in random order (Fisher-Yates)."""
        order = self._next()
        if order is None:
            mixed = list(range(len(items)))
            for i in range(len(mixed) - 1, 0, -1):
                j = int(self._rng.random() * (i + 1))
                mixed[i], mixed[j] = mixed[j], mixed[i]
            order = tuple(mixed)
        if sorted(order) != list(range(len(items))):
            raise ValueError("a recorded shuffle does not fit these cards")
        self.drawn.append(order)
        return [items[i] for i in order]

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        picked = self._next() or (int(self._rng.random() * len(items)),)
        if len(picked) != 1 or not 0 <= picked[0] < len(items):
            raise ValueError("a recorded draw does not fit these items")
        self.drawn.append(picked)
        return items[picked[0]]

    def _next(self) -> tuple[int, ...] | None:
        return self._recorded[len(self.drawn)] if len(self.drawn) < len(self._recorded) else None

    def copy(self) -> Chance:
        """An independent source that goes on as this one would."""
        rng = random.Random()
        rng.setstate(self._rng.getstate())
        twin = Chance(rng, self._recorded)
        twin.drawn = list(self.drawn)
        return twin
