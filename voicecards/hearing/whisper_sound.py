"""Sound as Whisper takes it: the logarithm of 80 mel bands, a hundred times a second."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from voicecards.hearing.recognizer import SAMPLE_RATE

_WINDOW: Final = 400
_HOP: Final = 160
_LINEAR_UP_TO: Final = 1000.0
"""Hz; the mel scale is linear up to there and logarithmic above."""


def log_mel(samples: NDArray[np.int16], seconds: float, bands: int = 80) -> NDArray[np.float32]:
    """Return the bands of a piece of sound, made as long as asked with silence at its end.

    Args:
        samples: at 16 kHz; what is beyond `seconds` is left out.
        seconds: length of the window.
        bands: how many the model was made for.

    Returns:
        Shape (1, bands, 100 * seconds).
    """
    wanted = round(seconds * SAMPLE_RATE)
    sound = np.zeros(wanted)
    sound[: min(wanted, len(samples))] = samples[:wanted] / 32768.0
    sound = np.pad(sound, _WINDOW // 2, mode="reflect")
    windows = np.lib.stride_tricks.sliding_window_view(sound, _WINDOW)[::_HOP][:-1]
    shape = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(_WINDOW) / _WINDOW)
    power = np.abs(np.fft.rfft(windows * shape)) ** 2
    level = np.log10(np.maximum(_filters(bands) @ power.T, 1e-10))
    level = np.maximum(level, level.max() - 8.0)
    return np.asarray((level[np.newaxis] + 4.0) / 4.0, dtype=np.float32)


@cache
def _filters(bands: int) -> NDArray[np.float64]:
    """Triangles over the spectrum, evenly spaced in mel, of equal area."""
    step = np.log(6.4) / 27.0
    top = 15.0 + np.log(SAMPLE_RATE / 2 / _LINEAR_UP_TO) / step
    mels = np.linspace(0.0, top, bands + 2)
    above = _LINEAR_UP_TO * np.exp(step * (mels - 15.0))
    edges: NDArray[Any] = np.where(mels < 15.0, mels * 200.0 / 3.0, above)
    bins = np.linspace(0.0, SAMPLE_RATE / 2, _WINDOW // 2 + 1)
    rising = (bins - edges[:-2, np.newaxis]) / np.diff(edges)[:-1, np.newaxis]
    falling = (edges[2:, np.newaxis] - bins) / np.diff(edges)[1:, np.newaxis]
    areas = 2.0 / (edges[2:] - edges[:-2])
    return np.asarray(np.maximum(0.0, np.minimum(rising, falling)) * areas[:, np.newaxis])
