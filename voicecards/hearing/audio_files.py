"""Audio files as the ear takes them: any rate, any number of channels, to 16 kHz mono."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voicecards.hearing.recognizer import SAMPLE_RATE, Audio


class UnreadableAudio(ValueError):
    """A file is not there, is not sound, or is damaged. `reason` is for stderr, in English."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


def read_audio(path: Path) -> Audio:
    """Read a WAV or FLAC file (and whatever else libsndfile reads).

    Raises:
        UnreadableAudio: when that cannot be done.
    """
    import soundfile

    try:
        samples, rate = soundfile.read(str(path), dtype="float32", always_2d=True)
    except (OSError, RuntimeError, TypeError) as error:  # soundfile's own are RuntimeErrors
        raise UnreadableAudio(path, str(error)) from error
    mono = np.nan_to_num(samples.mean(axis=1), posinf=0.0, neginf=0.0)
    return Audio(to_int16(resample(mono, rate, SAMPLE_RATE)))


def resample(samples: NDArray[np.floating[Any]], rate: int, wanted: int) -> NDArray[np.float64]:
    """Return sound at another rate, band-limited, through its spectrum.

    Args:
        samples: shape (n,).
        rate: of `samples`, in Hz.
        wanted: in Hz.

    Returns:
        Shape (n * wanted / rate,), rounded.
    """
    if rate == wanted or not len(samples):
        return np.asarray(samples, dtype=np.float64)
    count = max(1, round(len(samples) * wanted / rate))
    spectrum = np.fft.rfft(samples)
    bins = count // 2 + 1
    kept = np.zeros(bins, dtype=np.complex128)
    shared = min(bins, len(spectrum))
    kept[:shared] = spectrum[:shared]
    return np.asarray(np.fft.irfft(kept, count) * (count / len(samples)))


def to_int16(samples: NDArray[np.floating[Any]]) -> NDArray[np.int16]:
    """Turn samples between -1 and 1 into 16-bit ones; louder ones are clipped."""
    return np.asarray(np.clip(np.rint(samples * 32768.0), -32768, 32767).astype(np.int16))
