"""A small network that turns what the phoneme network hears into the sounds of one language.

hama's network was trained on English. The tables of a language (`phones.toml`) say which of its
tokens stand for which sound, each frame by itself; this network adds to them what the frames
around it tell. It is learnt by `tools/learn_sounds.py`, and a player's own is learnt from theirs
(`teaching`).
"""

from __future__ import annotations

import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

CONTEXT: Final = 2
"""Frames (of 20 ms) on either side that are looked at."""

FLOOR: Final = -6.0
"""The log probability at which engine B's tokens are floored; as an input it counts 0."""

_NAMES: Final = ("inward", "inward_bias", "outward", "outward_bias")


class UnfitSounds(ValueError):
    """A file of weights is none, or is for other sounds."""


@dataclass
class SoundNet:
    """One hidden layer over a few frames of tokens.

    Attributes:
        inward: from tokens to the hidden layer; shape (frames looked at x tokens, hidden).
        inward_bias: shape (hidden,).
        outward: from the hidden layer to what is added to each sound and, last, to the blank;
            shape (hidden, sounds + 1).
        outward_bias: shape (sounds + 1,).
    """

    inward: Floats
    inward_bias: Floats
    outward: Floats
    outward_bias: Floats

    def hidden(self, tokens: Floats) -> Floats:
        """The hidden layer; tokens and result have shape (..., frames looked at x tokens)."""
        return np.asarray(np.tanh(tokens @ self.inward + self.inward_bias))

    def sounds(self, tokens: NDArray[np.float64], table: NDArray[np.float64]) -> Floats:
        """Tell how likely each sound is in each frame.

        Args:
            tokens: floored log probabilities; shape (frames, tokens).
            table: what the table makes of them: the sounds, and the blank last; shape
                (frames, sounds + 1).

        Returns:
            Log probabilities, each frame summing to one; shape (frames, sounds + 1).
        """
        hidden = self.hidden(looked_at(tokens))
        return log_softmax(table.astype(np.float32) + hidden @ self.outward + self.outward_bias)

    def parts(self) -> tuple[Floats, ...]:
        """The four arrays, for learning."""
        return self.inward, self.inward_bias, self.outward, self.outward_bias

    def copy(self) -> SoundNet:
        """A network of the same weights, to learn on."""
        return SoundNet(*(part.copy() for part in self.parts()))

    def save(self, path: Path) -> None:
        """Write the weights, in half precision: the ear hears no difference.

        Raises:
            OSError: when that cannot be done.
        """
        halves = {n: p.astype(np.float16) for n, p in zip(_NAMES, self.parts(), strict=True)}
        with path.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **halves)

    @classmethod
    def untaught(cls, sounds: int, tokens: int, hidden: int, seed: int = 0) -> SoundNet:
        """A network that adds nothing to the table yet.

        Args:
            sounds: of the language.
            tokens: of the phoneme network.
            hidden: size of the hidden layer.
            seed: of the inward weights.
        """
        inputs = (2 * CONTEXT + 1) * tokens
        inward = np.random.default_rng(seed).normal(0.0, (8.0 / inputs) ** 0.5, (inputs, hidden))
        outward = np.zeros((hidden, sounds + 1), dtype=np.float32)
        return cls(inward.astype(np.float32), outward[:, 0].copy(), outward, outward[0].copy())

    @classmethod
    def load(cls, path: Path) -> SoundNet:
        """Read weights.

        Raises:
            OSError: when there is no file.
            UnfitSounds: when it holds no such network.
        """
        try:
            with np.load(path, allow_pickle=False) as found:
                net = cls(*(found[name].astype(np.float32) for name in _NAMES))
        except (ValueError, KeyError, EOFError, AttributeError, zipfile.BadZipFile) as error:
            raise UnfitSounds(f"{path}: {error}") from error
        if not all(np.isfinite(part).all() for part in net.parts()):
            raise UnfitSounds(f"{path}: not all weights are numbers")
        return net

    def fits(self, sounds: int, tokens: int) -> bool:
        """Whether this is a network for so many sounds of a language, from so many tokens."""
        inputs, hidden = (2 * CONTEXT + 1) * tokens, self.inward_bias.size
        wanted = ((inputs, hidden), (hidden,), (hidden, sounds + 1), (sounds + 1,))
        return tuple(part.shape for part in self.parts()) == wanted


def looked_at(tokens: NDArray[np.float64]) -> Floats:
    """Lay the frames around each frame side by side; shape (frames, frames looked at x tokens)."""
    scaled = (tokens.astype(np.float32) - FLOOR) / -FLOOR
    around = np.pad(scaled, ((CONTEXT, CONTEXT), (0, 0)))
    count = len(tokens)
    return np.concatenate([around[i : i + count] for i in range(2 * CONTEXT + 1)], axis=1)


def log_softmax(values: Floats) -> Floats:
    """Log probabilities over the last axis."""
    lowered = values - values.max(axis=-1, keepdims=True)
    return np.asarray(lowered - np.log(np.exp(lowered).sum(axis=-1, keepdims=True)))
