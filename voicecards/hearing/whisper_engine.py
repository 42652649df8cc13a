"""Whisper as a judge of sentences: how likely each of a few is, forced through the network.

Left free it transcribes one short command in two as something else, and invents text where there
is silence; made to say how well each given sentence fits, it is the best ear there is. Only
ctranslate2 is needed: tokens and mel bands are our own.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from voicecards.hearing.pronunciation import normalise
from voicecards.hearing.recognizer import SAMPLE_RATE, Audio
from voicecards.hearing.whisper_sound import log_mel
from voicecards.hearing.whisper_text import Vocabulary

WINDOW: Final = 10.0
"""Seconds given to the network, instead of the thirty it was taught with: a third of the time."""

AT_ONCE: Final = 16
"""Sentences scored in one call."""

LONGEST_TEXT: Final = 30
"""Tokens of free text."""

_FRAME: Final = 0.02
"""Seconds of one step of what the network makes of the sound."""

_AFTER: Final = 1.0
"""Seconds after the sound whose steps are kept. The rest of the window is silence and costs time;
with less of it Italian and Russian are told apart less well."""

_LEAST: Final = 1e-9


class WhisperUnavailable(RuntimeError):
    """ctranslate2 is not installed, or the folder holds no model it can load."""


@dataclass(frozen=True)
class Listened:
    """What the network made of one piece of sound.

    Attributes:
        steps: shape (1, steps, width).
        frames: how many hundredths of a second the sound lasts.
    """

    steps: NDArray[np.float32]
    frames: int


@lru_cache(maxsize=1)
def _load(folder: Path) -> tuple[Any, Vocabulary]:
    """Load a model once for all languages (0.3 s, some 280 MB)."""
    try:
        import ctranslate2

        model = ctranslate2.models.Whisper(
            str(folder), device="cpu", compute_type="int8", intra_threads=2
        )
        return model, Vocabulary.load(folder)
    except (ImportError, OSError, RuntimeError, ValueError) as error:
        raise WhisperUnavailable(str(error)) from error


class WhisperRecognizer:
    """Scores sentences of a language one by one."""

    name = "whisper"

    def __init__(self, folder: Path, lang: str) -> None:
        """Load the model, or take the one already loaded.

        Args:
            folder: of a Whisper model converted for CTranslate2.
            lang: of the sentences.

        Raises:
            WhisperUnavailable: see there.
        """
        self._model, self._vocabulary = _load(folder.resolve())
        numbers = self._vocabulary.numbers
        try:
            names = ("<|startoftranscript|>", f"<|{lang}|>", "<|transcribe|>", "<|notimestamps|>")
            self._start = [numbers[name] for name in names]
        except KeyError as error:
            raise WhisperUnavailable(f"{folder}: no token {error}") from error
        self._lock = threading.Lock()

    def rank(self, audio: Audio, candidates: Sequence[str]) -> list[tuple[str, float]]:
        scores = self.scores(self.listen(audio), [normalise(s) for s in candidates])
        order = np.argsort([-score for score in scores], kind="stable")
        return [(candidates[i], scores[i]) for i in order]

    def listen(self, audio: Audio) -> Listened:
        """Run the first half of the network, which looks at the sound alone.

        Args:
            audio: one utterance, at most `WINDOW` long; the rest is not heard.
        """
        import ctranslate2

        bands = log_mel(audio.samples, WINDOW, self._model.n_mels)
        view = ctranslate2.StorageView.from_array(np.ascontiguousarray(bands))
        with self._lock:
            steps = np.array(self._model.encode(view, to_cpu=True))
        seconds = min(WINDOW, len(audio.samples) / SAMPLE_RATE)
        kept = min(steps.shape[1], round((seconds + _AFTER) / _FRAME))
        return Listened(steps[:, :kept], round(100 * seconds))

    def scores(self, heard: Listened, sentences: Sequence[str]) -> list[float]:
        """Return the mean log probability of a sentence's tokens; 0 is certain.

        Args:
            heard: from `listen`.
            sentences: normalised.
        """
        import ctranslate2

        found: list[float] = []
        for first in range(0, len(sentences), AT_ONCE):
            tokens = [self._vocabulary.tokens(s) for s in sentences[first : first + AT_ONCE]]
            steps = np.ascontiguousarray(np.repeat(heard.steps, len(tokens), axis=0))
            view = ctranslate2.StorageView.from_array(steps)
            with self._lock:
                aligned = self._model.align(view, self._start, tokens, heard.frames)
            found += [_mean_log(result.text_token_probs) for result in aligned]
        return found

    def free(self, heard: Listened) -> str:
        """Return what the network takes the sound for when nothing restricts it, normalised."""
        import ctranslate2

        view = ctranslate2.StorageView.from_array(np.ascontiguousarray(heard.steps))
        with self._lock:
            (result,) = self._model.generate(
                view, [self._start], beam_size=1, max_length=len(self._start) + LONGEST_TEXT
            )
        return normalise(self._vocabulary.text(result.sequences_ids[0]))


def _mean_log(probabilities: Sequence[float]) -> float:
    return sum(log(max(_LEAST, p)) for p in probabilities) / max(1, len(probabilities))
