"""The loss is that of all alignments together, and the gradient points where it says."""

from itertools import product

import numpy as np
import pytest

from voicecards.hearing.ctc import loss_and_gradient
from voicecards.hearing.sound_net import log_softmax

BLANK = 2


def by_hand(likely, sounds):
    """Sum the probability of every row of frames that collapses to the sounds."""
    total = 0.0
    for path in product(range(BLANK + 1), repeat=len(likely)):
        kept = [s for i, s in enumerate(path) if i == 0 or s != path[i - 1]]
        if [s for s in kept if s != BLANK] == sounds:
            total += np.exp(sum(likely[frame, s] for frame, s in enumerate(path)))
    return -np.log(total)


def some_frames(seed, frames=5):
    return np.random.default_rng(seed).normal(size=(frames, BLANK + 1)).astype(np.float32)


@pytest.mark.parametrize("sounds", [[0], [0, 1], [0, 0], [1, 0, 1]])
def test_the_loss_counts_every_alignment(sounds):
    likely = log_softmax(some_frames(1))
    (loss,), _ = loss_and_gradient(likely[None], np.array([5]), [sounds])
    assert loss == pytest.approx(by_hand(likely, sounds), rel=1e-5)


def test_utterances_of_different_lengths_do_not_touch_each_other():
    long, short = some_frames(2), some_frames(3, 3)
    batch = log_softmax(np.stack([long, np.pad(short, ((0, 2), (0, 0)))]))
    loss, gradient = loss_and_gradient(batch, np.array([5, 3]), [[0, 1, 0], [1]])
    assert loss[1] == pytest.approx(by_hand(log_softmax(short), [1]), rel=1e-5)
    assert not gradient[1, 3:].any()


def test_the_gradient_is_how_the_loss_changes():
    values, sounds, little = some_frames(4), [0, 0], 1e-2

    def loss(at):
        return loss_and_gradient(log_softmax(at)[None], np.array([5]), [sounds])[0][0]

    _, (gradient,) = loss_and_gradient(log_softmax(values)[None], np.array([5]), [sounds])
    for frame, sound in product(range(5), range(BLANK + 1)):
        aside = np.zeros_like(values)
        aside[frame, sound] = little
        slope = (loss(values + aside) - loss(values - aside)) / (2 * little)
        assert gradient[frame, sound] == pytest.approx(slope, abs=1e-3)


def test_an_utterance_too_short_for_its_sounds_teaches_nothing():
    likely = log_softmax(some_frames(5, 2))
    _, gradient = loss_and_gradient(likely[None], np.array([2]), [[0, 0]])
    assert not gradient.any()
