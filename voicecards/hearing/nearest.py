"""Which sentences are written most like a text: a transcription is matched to what may be said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from voicecards.hearing.pronunciation import normalise


def likeness(one: str, other: str) -> float:
    """Return how many pairs of neighbouring letters two texts share, 0 to 1 (Dice's measure)."""
    first, second = _pairs(one), _pairs(other)
    shared = sum((first & second).values())
    return 2.0 * shared / (first.total() + second.total())


def nearest(text: str, sentences: Sequence[str], count: int) -> list[tuple[int, float]]:
    """Return the sentences most like a text.

    Args:
        text: a transcription; ё and е count as one letter.
        sentences: normalised.
        count: how many are wanted.

    Returns:
        (place, likeness) of each, the likeliest first; those that share nothing are left out.
    """
    found = [(place, likeness(text, sentence)) for place, sentence in enumerate(sentences)]
    found.sort(key=lambda item: -item[1])
    return [item for item in found[:count] if item[1] > 0.0]


@lru_cache(maxsize=8192)
def _pairs(text: str) -> Counter[str]:
    letters = f" {normalise(text).replace('ё', 'е')} "
    return Counter(letters[i : i + 2] for i in range(len(letters) - 1))
