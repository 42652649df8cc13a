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
    played back in place of what is drawn: an upgrade cannot change an old game.

    Args:
        rng: the source; its state belongs to this object from now on.
        recorded: results of earlier draws, in order, used up first.
    """

    def __init__(self, rng: random.Random, recorded: Sequence[Sequence[int]] = ()) -> None:
        self._rng = rng
        self._shared = False
        self._recorded = tuple(map(tuple, recorded))
        self.drawn: list[tuple[int, ...]] = []

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in random order (Fisher-Yates)."""
        draw = self._source().random
        mixed = list(range(len(items)))
        for i in range(len(mixed) - 1, 0, -1):
            j = int(draw() * (i + 1))
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return [items[i] for i in self._record(tuple(mixed), len(items))]

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        picked = int(self._source().random() * len(items))
        return items[self._record((picked,), len(items))[0]]

    def forget(self) -> None:
        """Use no more of the earlier results: what comes now is drawn."""
        self._recorded = ()

    def _record(self, drawn: tuple[int, ...], among: int) -> tuple[int, ...]:
        """Keep a result of `among` items, or the recorded one in its place.

        The source has been asked either way, so a game resumed from its journal goes on as it
        would have without the interruption.
        """
        result = drawn
        if len(self.drawn) < len(self._recorded):
            result = self._recorded[len(self.drawn)]
            in_range = all(0 <= position < among for position in result)
            if len(set(result)) != len(drawn) or len(result) != len(drawn) or not in_range:
                raise ValueError("a recorded draw does not fit these items")
        self.drawn.append(result)
        return result

    def _source(self) -> random.Random:
        if self._shared:
            rng = random.Random()
            rng.setstate(self._rng.getstate())
            self._rng, self._shared = rng, False
        return self._rng

    def copy(self) -> Chance:
        """An independent source that goes on as this one would.

        Both keep the one `rng` until either draws from it: searches copy far more than they draw.
        """
        self._shared = True
        twin = Chance(self._rng)
        twin._recorded, twin._shared = self._recorded, True
        twin.drawn = self.drawn.copy()
        return twin
