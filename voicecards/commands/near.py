"""Sentences that are nearly right: a word misspelt, an article or preposition too many or few."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property
from itertools import product
from typing import Final

ONE_SLIP_FROM, TWO_SLIPS_FROM = 4, 7
"""Letters a word must have to be taken for another with one, or two, letters different."""
MOST_COMBINATIONS: Final = 200
"""How many ways to read a sentence are tried at most."""

_Words = tuple[str, ...]


def distance(one: str, other: str, limit: int) -> int:
    """Count the letters inserted, dropped, changed or swapped between two words.

    Returns:
        The distance, or `limit` + 1 when it is larger than `limit`.
    """
    if abs(len(one) - len(other)) > limit:
        return limit + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, b in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and b == one[i - 2]:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
        if min(row) > limit:
            return limit + 1
    return min(row[-1], limit + 1)


class NearIndex:
    """Finds, among many sentences, those near a given one.

    Args:
        texts: normalised sentences.
        small: words that may be missing or added.
    """

    def __init__(self, texts: Iterable[str], small: frozenset[str]) -> None:
        self._texts = tuple(texts)
        self._small = small

    def find(self, text: str) -> list[tuple[str, float]]:
        """The sentences near a normalised text, best first.

        Returns:
            (sentence, score) pairs; the score is the share of letters that agree, below 1.
        """
        words = self._core(text)
        if not words:
            return []
        choices: list[list[tuple[str, int]]] = []
        combinations = 1
        for word in words:
            choices.append(self._alike(word))
            combinations *= len(choices[-1])
            if not 0 < combinations <= MOST_COMBINATIONS:
                return []
        letters = sum(map(len, words))
        found: dict[str, float] = {}
        for combination in product(*choices):
            slips = sum(cost for _, cost in combination)
            for sentence in self._by_core.get(tuple(word for word, _ in combination), ()):
                other = abs(len(sentence.split()) - len(text.split()))
                score = 1 - (slips + 0.5 + 0.1 * other) / (letters + 1)
                found[sentence] = max(score, found.get(sentence, 0.0))
        return sorted(found.items(), key=lambda item: (-item[1], item[0]))

    def warm_up(self) -> None:
        """Make the indices now."""
        _ = self._vocabulary

    def _core(self, text: str) -> _Words:
        return tuple(word for word in text.split() if word not in self._small)

    @cached_property
    def _by_core(self) -> dict[_Words, list[str]]:
        index: defaultdict[_Words, list[str]] = defaultdict(list)
        for text in self._texts:
            index[self._core(text)].append(text)
        return dict(index)

    @cached_property
    def _vocabulary(self) -> dict[int, list[tuple[str, frozenset[str]]]]:
        """The words that may be misheard or misspelt, by length, with their letters."""
        words = sorted({word for core in self._by_core for word in core})
        by_length: defaultdict[int, list[tuple[str, frozenset[str]]]] = defaultdict(list)
        for word in words:
            by_length[len(word)].append((word, frozenset(word)))
        return dict(by_length)

    def _alike(self, word: str) -> list[tuple[str, int]]:
        """The known words a word may stand for, with the number of letters that differ."""
        limit = (len(word) >= ONE_SLIP_FROM) + (len(word) >= TWO_SLIPS_FROM)
        letters = set(word)
        alike = []
        for length in range(
            max(len(word) - limit, ONE_SLIP_FROM if limit else 0), len(word) + limit + 1
        ):
            for known, known_letters in self._vocabulary.get(length, ()):
                if len(letters ^ known_letters) <= 2 * limit:
                    cost = distance(word, known, limit)
                    if cost <= limit:
                        alike.append((known, cost))
        return alike
