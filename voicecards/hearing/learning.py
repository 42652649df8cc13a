"""How a `SoundNet` learns from speech whose sentences are known."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import cos, pi
from typing import Final

import numpy as np
from numpy.typing import NDArray

from voicecards.hearing.ctc import loss_and_gradient
from voicecards.hearing.sound_net import Floats, SoundNet, log_softmax, looked_at

_TOKENS_DROPPED: Final = 0.1
"""Share of the inputs, and of the hidden layer below, that each utterance has to do without."""
_HIDDEN_DROPPED: Final = 0.15
_PULL: Final = 5e-3
"""How strongly weights are drawn back to where they began, a share of the step."""
_FIRST, _SECOND, _TINY = 0.9, 0.999, 1e-8
"""Adam's decay of the two means, and what keeps it from dividing by nothing."""
_WARM_UP: Final = 50
_A_SENTENCE: Final = 20.0
"""Sounds in a usual sentence: gradients are counted per sound, more or less."""


@dataclass(frozen=True)
class Example:
    """One utterance.

    Attributes:
        tokens: floored log probabilities of engine B; shape (frames, tokens).
        table: what the language's table makes of them; shape (frames, sounds + 1).
        sounds: what was said, as columns of `table`.
    """

    tokens: NDArray[np.float64]
    table: NDArray[np.float64]
    sounds: Sequence[int]

    @property
    def fits(self) -> bool:
        """Whether there are frames enough for the sounds."""
        return len(self.tokens) > len(self.sounds) >= 1


def learn(
    net: SoundNet,
    examples: Sequence[Example],
    *,
    rounds: int,
    rate: float,
    batch: int = 32,
    seed: int = 0,
    tell: Callable[[int, float], None] | None = None,
) -> SoundNet:
    """Learn from examples, beginning with a network that is left as it is.

    Args:
        net: where to begin; weights are drawn back to it.
        examples: utterances; those too short for their sounds are left out.
        rounds: how often each is looked at.
        rate: greatest step of a weight.
        batch: utterances a step.
        seed: the same seed and examples give the same network on one machine.
        tell: called after each round with its number and the loss of a sound in nats.
    """
    examples = [example for example in examples if example.fits]
    learner = _Learner(net, rate, rounds * -(-len(examples) // batch), seed)
    for round_number in range(rounds):
        lost = 0.0
        for chosen in learner.batches(examples, batch):
            lost += learner.step(chosen)
        if tell:
            tell(round_number + 1, lost / sum(len(example.sounds) for example in examples))
    return learner.net


class _Learner:
    """Adam with a warm-up and a cosine, on copies of the weights."""

    def __init__(self, net: SoundNet, rate: float, steps: int, seed: int) -> None:
        self.net = net.copy()
        self._start = net.parts()
        self._rate = rate
        self._steps = steps
        self._done = 0
        self._rng = np.random.default_rng(seed)
        self._means = [np.zeros_like(part) for part in net.parts()]
        self._squares = [np.zeros_like(part) for part in net.parts()]

    def batches(self, examples: Sequence[Example], size: int) -> Iterator[list[Example]]:
        """Utterances of about the same length together, in a new order each time."""
        mixed = self._rng.permutation(len(examples))
        order = sorted(mixed, key=lambda i: len(examples[i].tokens) // 30)
        groups = [order[i : i + size] for i in range(0, len(order), size)]
        for place in self._rng.permutation(len(groups)):
            yield [examples[i] for i in groups[place]]

    def step(self, batch: Sequence[Example]) -> float:
        """Move the weights once; returns the summed loss of the batch, before."""
        frames = np.array([len(example.tokens) for example in batch], dtype=np.intp)
        tokens = _side_by_side([looked_at(example.tokens) for example in batch])
        table = _side_by_side([example.table.astype(np.float32) for example in batch])
        tokens *= self._rng.random((len(batch), 1, tokens.shape[2])) > _TOKENS_DROPPED
        hidden = self.net.hidden(tokens)
        kept = self._rng.random((len(batch), 1, hidden.shape[2])) > _HIDDEN_DROPPED
        mask = (kept / (1.0 - _HIDDEN_DROPPED)).astype(np.float32)
        values = (hidden * mask) @ self.net.outward + self.net.outward_bias + table
        said = [example.sounds for example in batch]
        loss, gradient = loss_and_gradient(log_softmax(values.astype(np.float32)), frames, said)
        gradient /= len(batch) * _A_SENTENCE
        inner = (gradient @ self.net.outward.T) * mask * (1.0 - hidden**2)
        self._move(
            _flat(tokens).T @ _flat(inner),
            inner.sum(axis=(0, 1)),
            _flat(hidden * mask).T @ _flat(gradient),
            gradient.sum(axis=(0, 1)),
        )
        return float(loss[np.isfinite(loss) & (loss < 1e6)].sum())

    def _move(self, *gradients: Floats) -> None:
        self._done += 1
        warm = min(1.0, self._done / _WARM_UP)
        rate = self._rate * warm * 0.5 * (1.0 + cos(pi * self._done / (self._steps + 1)))
        parts = zip(
            self.net.parts(), self._start, gradients, self._means, self._squares, strict=True
        )
        for part, start, gradient, mean, square in parts:
            mean += (1.0 - _FIRST) * (gradient - mean)
            square += (1.0 - _SECOND) * (gradient**2 - square)
            first = mean / (1.0 - _FIRST**self._done)
            second = square / (1.0 - _SECOND**self._done)
            part -= rate * (first / (np.sqrt(second) + _TINY) + _PULL * (part - start))


def _side_by_side(rows: Sequence[Floats]) -> Floats:
    """Stack utterances of different lengths; the rest of the short ones is 0."""
    longest = max(map(len, rows))
    return np.stack([np.pad(row, ((0, longest - len(row)), (0, 0))) for row in rows])


def _flat(values: Floats) -> Floats:
    return values.reshape(-1, values.shape[2])
