"""What every recognizer is: it ranks a closed set of sentences against a piece of audio."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

SAMPLE_RATE = 16_000
"""Hz. All audio that is heard is mono at this rate."""

RECOGNIZERS = ("auto", "sphinx", "sphinx+hama", "vosk", "whisper", "google")
"""The recognizers that can be asked for by name."""


@dataclass(frozen=True)
class Audio:
    """Mono speech at 16 kHz. `samples` is an int16 array of shape (n,)."""

    samples: NDArray[np.int16]

    @property
    def seconds(self) -> float:
        """Duration in seconds."""
        return len(self.samples) / SAMPLE_RATE


class RecognizerFailed(RuntimeError):
    """An engine that worked until now cannot hear (its service cannot be reached).

    Attributes:
        code: message id of the line that tells it.
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code


class Recognizer(Protocol):
    """An engine that says how well each sentence fits."""

    name: str

    def rank(self, audio: Audio, candidates: Sequence[str]) -> list[tuple[str, float]]:
        """Rank sentences, best first; those that do not fit at all may be missing.

        Args:
            audio: one utterance, with about half a second of quiet kept around it.
            candidates: the sentences of the present context, without digits.

        Returns:
            (sentence, score) pairs; scores of one call are comparable, higher is better.
        """
        ...
