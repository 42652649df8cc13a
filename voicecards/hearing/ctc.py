"""Connectionist temporal classification (CTC), for learning; `prefix_tree` only scores.

It tells how well sounds in a given order explain what was heard, and how each frame would have to
change to explain it better. After Graves et al., 2006. States of a sentence are its sounds with a
blank before, between and after them; a sound may be entered from its blank, or from the sound
before it if that differs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Places = NDArray[np.intp]

_NEVER: Final = -1e30
"""A log probability of nothing; finite, so that sums of it stay numbers."""


def loss_and_gradient(
    log_probabilities: NDArray[np.float32], frames: Places, targets: Sequence[Sequence[int]]
) -> tuple[Floats, NDArray[np.float32]]:
    """Score a batch of utterances, and tell in which direction their frames should move.

    Args:
        log_probabilities: of each sound, with the blank last; each frame sums to one as
            probabilities; shape (utterances, frames, sounds + 1).
        frames: how many frames of each utterance count; shape (utterances,).
        targets: the sounds said in each.

    Returns:
        The negative log probability of each utterance's sounds, in nats, shape (utterances,), and
        its gradient by the values that the probabilities were a softmax of, shaped as they are. An
        utterance too short for its sounds has no gradient.
    """
    states, may_skip, last = _states(targets, log_probabilities.shape[2] - 1)
    utterances = np.arange(len(states))
    said = np.take_along_axis(log_probabilities, states[:, None, :], axis=2).astype(np.float64)
    skips = np.where(may_skip, 0.0, _NEVER)
    before = _forward(said, skips)
    after = _backward(said, skips, frames, last)
    ends = before[utterances, frames - 1]
    total = np.logaddexp(ends[utterances, last], ends[utterances, last - 1])
    fits = total > _NEVER / 2
    share = np.exp(np.clip(before + after - total[:, None, None], -80.0, 0.0))
    gradient = np.exp(log_probabilities).astype(np.float64)
    for column in range(states.shape[1]):  # a sound may stand in several states
        sounds = states[:, column]
        gradient[utterances, :, sounds] -= share[:, :, column]
    counts = (np.arange(said.shape[1]) < frames[:, None]) & fits[:, None]
    return -total, (gradient * counts[:, :, None]).astype(np.float32)


def _states(
    targets: Sequence[Sequence[int]], blank: int
) -> tuple[Places, NDArray[np.bool_], Places]:
    """Lay out the states of each utterance; short ones are filled up with blanks.

    Returns:
        The sound of each state, whether it may be entered past the blank before it, and the
        number of each utterance's last state.
    """
    longest = max(map(len, targets))
    states = np.full((len(targets), 2 * longest + 1), blank, dtype=np.intp)
    for row, sounds in zip(states, targets, strict=True):
        row[1 : 2 * len(sounds) : 2] = sounds
    may_skip = np.zeros(states.shape, dtype=np.bool_)
    may_skip[:, 3::2] = (states[:, 3::2] != states[:, 1:-2:2]) & (states[:, 3::2] != blank)
    return states, may_skip, np.array([2 * len(sounds) for sounds in targets], dtype=np.intp)


def _forward(said: Floats, skips: Floats) -> Floats:
    """Log probability of being in each state after each frame, that frame's sound included."""
    found = np.full(said.shape, _NEVER)
    found[:, 0, :2] = said[:, 0, :2]
    for frame in range(1, said.shape[1]):
        stay = found[:, frame - 1]
        step = np.logaddexp(stay, _later(stay, 1))
        step = np.logaddexp(step, _later(stay, 2) + skips)
        found[:, frame] = np.maximum(step + said[:, frame], _NEVER)
    return found


def _backward(said: Floats, skips: Floats, frames: Places, last: Places) -> Floats:
    """Log probability of what follows each frame, from each state; that frame not included."""
    utterances = np.arange(len(said))
    ending = np.full(said[:, 0].shape, _NEVER)
    ending[utterances, last] = 0.0
    ending[utterances, last - 1] = 0.0
    found = np.full(said.shape, _NEVER)
    now = np.full(ending.shape, _NEVER)
    skips_ahead = _sooner(skips, 2)
    for frame in range(said.shape[1] - 1, -1, -1):
        if frame + 1 < said.shape[1]:
            follow = now + said[:, frame + 1]
            step = np.logaddexp(follow, _sooner(follow, 1))
            step = np.logaddexp(step, _sooner(follow, 2) + skips_ahead)
            now = np.maximum(step, _NEVER)
        now = np.where((frames - 1 == frame)[:, None], ending, now)
        found[:, frame] = now
    return found


def _later(values: Floats, by: int) -> Floats:
    return np.concatenate((np.full((len(values), by), _NEVER), values[:, :-by]), axis=1)


def _sooner(values: Floats, by: int) -> Floats:
    return np.concatenate((values[:, by:], np.full((len(values), by), _NEVER)), axis=1)
