"""The forward pass over all sentences at once gives what summing every alignment gives."""

from itertools import groupby, product

import numpy as np
import pytest

from voicecards.hearing.prefix_tree import PrefixTree

BLANK = -1


def by_enumeration(sentence, emissions, blank):
    """Sum over every labelling of the frames that collapses to the sentence."""
    total = -np.inf
    for labels in product([BLANK, *range(emissions.shape[1])], repeat=len(emissions)):
        collapsed = [label for label, _ in groupby(labels) if label != BLANK]
        if collapsed == list(sentence):
            score = sum(
                blank[t] if label == BLANK else emissions[t, label]
                for t, label in enumerate(labels)
            )
            total = np.logaddexp(total, score)
    return total


@pytest.mark.parametrize("seed", range(3))
def test_equals_the_sum_over_all_alignments(seed):
    rng = np.random.default_rng(seed)
    emissions, blank = np.log(rng.random((5, 3))), np.log(rng.random(5))
    sentences = [(0,), (0, 1), (0, 1, 2), (1, 1), (2, 0, 0), (0, 1, 1)]
    found = PrefixTree(sentences).forward(emissions, blank)
    expected = [by_enumeration(s, emissions, blank) for s in sentences]
    np.testing.assert_allclose(found, expected, rtol=1e-10)


def test_shared_beginnings_are_one_node():
    tree = PrefixTree([(0, 1, 2), (0, 1, 3), (0, 1)])
    assert len(tree) == 4
    assert list(tree.lengths) == [3, 3, 2]


def test_a_sentence_longer_than_the_audio_is_impossible_but_finite():
    scores = PrefixTree([(0, 1, 0, 1), (0,)]).forward(np.zeros((2, 2)), np.zeros(2))
    assert scores[0] < -1e8 < scores[1]
    assert np.isfinite(scores).all()


def test_a_sentence_without_sounds_is_refused():
    with pytest.raises(ValueError, match="without sounds"):
        PrefixTree([(0,), ()])
