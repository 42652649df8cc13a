"""A set of sentences as a prefix tree of sounds, and the CTC forward pass over all of it at once.

One node is one sound after its prefix, so sentences that begin alike share their work, and one
frame is a handful of numpy operations over all nodes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

IMPOSSIBLE: Final = -1e9
"""A log probability that no sentence recovers from; finite, so that sums of it stay numbers."""

_LEAST: Final = 1e-270
"""Smaller probabilities become 0: arithmetic below the normal range is slow."""


class PrefixTree:
    """Sentences as paths from a root over numbered sounds.

    Attributes:
        lengths: how many sounds each sentence has; shape (sentences,).
        leaves: the node where each sentence ends; shape (sentences,).
        sounds: the sound of each node; shape (nodes,).
    """

    def __init__(self, sentences: Sequence[Sequence[int]]) -> None:
        """Build the tree.

        Args:
            sentences: the sounds of each sentence, none empty, as rows of the emission matrix
                that `forward` gets.

        Raises:
            ValueError: when a sentence has no sound.
        """
        children: dict[tuple[int, int], int] = {}
        parents: list[int] = []
        sounds: list[int] = []
        leaves: list[int] = []
        for sentence in sentences:
            node = 0
            for sound in sentence:
                if (node, sound) not in children:
                    parents.append(node)
                    sounds.append(sound)
                    children[node, sound] = len(sounds)
                node = children[node, sound]
            if node == 0:
                raise ValueError("a sentence without sounds cannot be heard")
            leaves.append(node - 1)
        self.sounds = np.array(sounds, dtype=np.intp)
        self.leaves = np.array(leaves, dtype=np.intp)
        self.lengths = np.array([len(sentence) for sentence in sentences], dtype=np.int64)
        self._parents = np.array(parents, dtype=np.intp)
        of_parent = np.concatenate(([-1], self.sounds))[self._parents]
        self._repeats = np.flatnonzero(of_parent == self.sounds)
        self._parents_of_repeats = self._parents[self._repeats]

    def __len__(self) -> int:
        return len(self.sounds)

    def forward(self, emissions: Floats, blank: Floats) -> Floats:
        """Sum the probability of every alignment of every sentence.

        Args:
            emissions: log probability of each sound in each frame; shape (frames, sounds).
            blank: log probability of no sound; shape (frames,).

        Returns:
            log probability of the whole audio being each sentence; shape (sentences,).
            Sentences worse than the best beginning by some 600 nats are IMPOSSIBLE.
        """
        # Probabilities, not their logarithms: ten times faster. Each frame is divided by its
        # greatest value, and `scale` remembers by how much. Index 0 is the root: only blanks.
        ending = np.zeros(len(self.sounds) + 1)
        resting = np.zeros(len(self.sounds) + 1)
        resting[0] = 1.0
        scale = 0.0
        for frame, silence in zip(emissions, blank, strict=True):
            either = ending + resting
            entering = either.take(self._parents)
            # A sound equal to the one before it needs a blank between them, or they are one.
            entering[self._repeats] = resting.take(self._parents_of_repeats)
            top = max(float(frame.max()), float(silence))
            ending[1:] += entering
            ending[1:] *= np.exp(frame - top).take(self.sounds)
            resting = either * np.exp(silence - top)
            greatest = max(float(ending.max()), float(resting.max()))
            ending /= greatest
            resting /= greatest
            ending[ending < _LEAST] = 0.0
            resting[resting < _LEAST] = 0.0
            scale += top + float(np.log(greatest))
        found = (ending + resting)[1:][self.leaves]
        possible = found > 0.0
        return np.where(possible, np.log(np.where(possible, found, 1.0)) + scale, IMPOSSIBLE)
