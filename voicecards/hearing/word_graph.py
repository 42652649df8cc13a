"""Sentences as the smallest acyclic graph of words: shared beginnings and shared endings."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

Arc = tuple[int, int, str]


@dataclass(frozen=True)
class WordGraph:
    """A graph that accepts exactly the sentences it was made of.

    Attributes:
        states: how many states there are; 0 is the start and `states - 1` the only end.
        arcs: (from, to, word), in ascending order; the empty word is an arc that costs no word.
    """

    states: int
    arcs: tuple[Arc, ...]

    def sentences(self) -> set[str]:
        """Enumerate what the graph accepts."""
        leaving: dict[int, list[tuple[int, str]]] = {}
        for source, target, word in self.arcs:
            leaving.setdefault(source, []).append((target, word))
        found: set[str] = set()
        paths: list[tuple[int, tuple[str, ...]]] = [(0, ())]
        while paths:
            state, words = paths.pop()
            if state == self.states - 1:
                found.add(" ".join(filter(None, words)))
            paths.extend((target, (*words, word)) for target, word in leaving.get(state, ()))
        return found


def word_graph(sentences: Iterable[str]) -> WordGraph:
    """Build the minimal graph of a set of sentences.

    A trie is folded from its leaves: two states from which the same word sequences lead to the
    end are one state.

    Args:
        sentences: words apart by one space.

    Raises:
        ValueError: when there is no sentence, or an empty one.
    """
    trie: dict[str, dict] = {}  # type: ignore[type-arg]  # a recursive type
    for sentence in sorted(sentences):
        node = trie
        for word in sentence.split(" "):
            if not word:
                raise ValueError(f"not a sentence: {sentence!r}")
            node = node.setdefault(word, {})
        node[""] = {}
    if not trie:
        raise ValueError("no sentence to hear")
    known: dict[tuple[tuple[str, int], ...], int] = {(): 0}

    def fold(node: dict[str, dict]) -> int:  # type: ignore[type-arg]
        if node.keys() <= {""}:
            return 0
        shape = tuple(sorted((word, fold(child)) for word, child in node.items()))
        return known.setdefault(shape, len(known))

    fold(trie)
    # Folding numbers the end first and the start last; engines like it the other way round.
    last = len(known) - 1
    arcs = (
        (last - state, last - target, word)
        for shape, state in known.items()
        for word, target in shape
    )
    return WordGraph(states=len(known), arcs=tuple(sorted(arcs)))
