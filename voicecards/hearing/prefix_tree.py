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
"""A log probability that no path recovers from. Finite, so that sums of it stay numbers."""


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
        self._repeats = of_parent == self.sounds

    def __len__(self) -> int:
        return len(self.sounds)

    def forward(self, emissions: Floats, blank: Floats) -> Floats:
        """Sum the probability of every alignment of every sentence.

        Args:
            emissions: log probability of each sound in each frame; shape (frames, sounds).
            blank: log probability of no sound; shape (frames,).

        Returns:
            log probability of the whole audio being each sentence; shape (sentences,).
        """
        # Index 0 is the root: only blanks so far. `ending` has it as IMPOSSIBLE throughout.
        count = len(self.sounds) + 1
        ending = np.full(count, IMPOSSIBLE)
        resting = np.full(count, IMPOSSIBLE)
        resting[0] = 0.0
        for frame, silence in zip(emissions, blank, strict=True):
            either = np.logaddexp(ending, resting)
            # A sound equal to the one before it needs a blank between them, or they are one.
            entering = np.where(
                self._repeats, resting.take(self._parents), either.take(self._parents)
            )
            ending[1:] = np.logaddexp(ending[1:], entering) + frame.take(self.sounds)
            resting = either + silence
        return np.asarray(np.logaddexp(ending, resting)[1:][self.leaves])
