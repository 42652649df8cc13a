"""Where an utterance begins and ends in a stream of sound.

The detector of voice is the one pocketsphinx carries (WebRTC's, strictest mode): it is steadier
than a threshold of energy, which adapts to speech itself or misses quiet voices, and needs no
package of its own.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from voicecards.hearing.recognizer import SAMPLE_RATE, Audio

_FRAME: Final = 480
"""Samples (30 ms) judged at once."""

_BEFORE: Final = 17
"""Frames (0.5 s) kept from before the voice, for its first consonant is often missed."""

_BEGINS: Final = (3, 5)
"""An utterance begins when 3 of 5 frames have voice: "no" lasts long enough, a click does not."""

_ENDS: Final = 11
"""Frames (0.33 s) without voice that end it."""

LONGEST: Final = 8.0
"""Seconds; whoever talks longer is not talking to the game."""


class Endpointer:
    """Cuts a stream into utterances, each with the quiet before and after it."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Forget what was heard so far: the microphone was not listened to."""
        from pocketsphinx import Vad

        self._vad: Any = Vad(mode=3, sample_rate=SAMPLE_RATE, frame_length=_FRAME / SAMPLE_RATE)
        self._rest = np.zeros(0, dtype=np.int16)
        self._recent: deque[NDArray[np.int16]] = deque(maxlen=_BEFORE)
        self._voiced: deque[bool] = deque(maxlen=_BEGINS[1])
        self._frames: list[NDArray[np.int16]] | None = None
        self._silent = 0

    @property
    def in_speech(self) -> bool:
        """Whether an utterance has begun and not ended."""
        return self._frames is not None

    def feed(self, samples: NDArray[np.int16]) -> list[Audio]:
        """Take the next piece of the stream.

        Args:
            samples: at 16 kHz, any number of them.

        Returns:
            The utterances that ended in it.
        """
        stream = np.concatenate((self._rest, samples))
        whole = len(stream) // _FRAME * _FRAME
        self._rest = stream[whole:]
        found = (self._frame(stream[at : at + _FRAME]) for at in range(0, whole, _FRAME))
        return [utterance for utterance in found if utterance is not None]

    def _frame(self, frame: NDArray[np.int16]) -> Audio | None:
        voiced = bool(self._vad.is_speech(frame.tobytes()))
        if self._frames is None:
            self._recent.append(frame)
            self._voiced.append(voiced)
            if sum(self._voiced) >= _BEGINS[0]:
                self._frames = list(self._recent)
                self._silent = 0
            return None
        self._frames.append(frame)
        self._silent = 0 if voiced else self._silent + 1
        if self._silent < _ENDS:
            return None
        utterance = Audio(np.concatenate(self._frames))
        self._recent.clear()
        self._voiced.clear()
        self._frames = None
        return utterance if utterance.seconds <= LONGEST else None
