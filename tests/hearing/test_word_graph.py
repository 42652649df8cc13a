"""The grammar accepts exactly its sentences, and no graph with fewer states does."""

import pytest

from voicecards.hearing.word_graph import word_graph

SENTENCES = {
    "play the ten of hearts",
    "play the ten of clubs",
    "put the ten of hearts",
    "put the ten of clubs",
    "rules",
    "rules of the round",
    "rules of the game",
}


def residuals(sentences):
    """The different sets of endings that may follow a beginning: as many as states are needed."""
    words = {tuple(s.split()) for s in sentences}
    beginnings = {w[:n] for w in words for n in range(len(w) + 1)}
    return {frozenset(w[len(b) :] for w in words if w[: len(b)] == b) for b in beginnings}


def test_accepts_exactly_its_sentences():
    assert word_graph(SENTENCES).sentences() == SENTENCES


def test_is_minimal():
    assert word_graph(SENTENCES).states == len(residuals(SENTENCES))


def test_order_and_repetition_do_not_matter():
    assert word_graph([*sorted(SENTENCES), "rules"]) == word_graph(SENTENCES)


def test_starts_at_the_first_state_and_ends_at_the_last():
    graph = word_graph(SENTENCES)
    assert all(source < target for source, target, _ in graph.arcs)
    assert not [arc for arc in graph.arcs if arc[0] == graph.states - 1]


@pytest.mark.parametrize("sentences", [[], [""], ["a  b"]])
def test_nothing_to_hear_is_refused(sentences):
    with pytest.raises(ValueError, match="sentence"):
        word_graph(sentences)
