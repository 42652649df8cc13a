"""The quiet around speech: what is missing is added, what is too long goes."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from voicecards.hearing.recognizer import SAMPLE_RATE, Audio

USUAL_QUIET: Final = 0.5
"""Seconds around speech. Engine A falls from 74 to 34 % in Russian without it."""

_LEAST_QUIET: Final = 0.35
_MOST_QUIET: Final = 0.7
_WINDOW: Final = SAMPLE_RATE // 100
_LOUD: Final = 0.03
"""Share of the loudest 10 ms above which sound counts as speech (-30 dB)."""

_ABOVE_NOISE: Final = 2.5
"""How many times louder than a steady noise speech is, where there is noise..."""

_NOISIEST: Final = 0.25
"""...but no more than this share of the loudest 10 ms: there may be no quiet to measure."""

_FEWEST_WINDOWS: Final = 5
_RISES: Final = 4.0
_FLATTEST: Final = 0.4
_CUT_OUT: Final = 0.9
_LOUDEST: Final = 0.25
"""Bounds of `may_be_speech`."""

_FAINT: Final = 12.0
"""Level of added quiet (root mean square of 32767). Digital zeros would upset the engines, which
measure sound against its average."""


def levels(samples: NDArray[np.int16]) -> NDArray[np.float64]:
    """Return the root mean square of each 10 ms; shape (windows,)."""
    whole = len(samples) // _WINDOW * _WINDOW
    windows = samples[:whole].astype(np.float64).reshape(-1, _WINDOW)
    return np.asarray(np.sqrt(np.mean(windows**2, axis=1)))


def speech_seconds(audio: Audio) -> float:
    """Return the time from the first to the last loud sound."""
    loud = np.flatnonzero(_loud(levels(audio.samples)))
    return (int(loud[-1]) - int(loud[0]) + 1) / 100 if len(loud) else 0.0


def with_quiet(audio: Audio) -> Audio:
    """Return the same speech with about half a second of quiet on both sides.

    Added quiet has the level of the faintest parts of the sound itself, within reason, so that a
    noisy recording does not end in sudden silence. The same sound always gives the same samples.
    """
    level = levels(audio.samples)
    loud = np.flatnonzero(_loud(level))
    if not len(loud):
        return audio
    before = int(loud[0]) * _WINDOW
    after = len(audio.samples) - (int(loud[-1]) + 1) * _WINDOW
    floor = max(_FAINT, min(float(np.percentile(level, 5)), float(level.max()) * _LOUD / 2))
    noise = np.random.default_rng(0)
    start, head = _crop_or_pad(before)
    stop, tail = _crop_or_pad(after)
    kept = audio.samples[start : len(audio.samples) - stop]
    added = [np.rint(noise.normal(0, floor, count)).astype(np.int16) for count in (head, tail)]
    return Audio(np.concatenate((added[0], kept, added[1])))


def without_quiet(audio: Audio, left: float = 0.05) -> Audio:
    """Return the same speech with hardly any quiet around it.

    Args:
        audio: one utterance.
        left: seconds of what is around the loud part that stay on both sides.
    """
    loud = np.flatnonzero(_loud(levels(audio.samples)))
    if not len(loud):
        return audio
    margin = round(100 * left)
    start = max(0, int(loud[0]) - margin) * _WINDOW
    return Audio(audio.samples[start : (int(loud[-1]) + 1 + margin) * _WINDOW])


def may_be_speech(audio: Audio) -> bool:
    """Tell whether sound rises and falls as speech does, and is no hiss or click.

    Measured on 240 commands of all kinds of speakers, with noise and babble added, and on ten
    clips of noise: loud against quiet parts differ by 11.7 to 569 in commands and by at most 2.6
    in steady noise and babble; clicks rise too, but their spectrum is flat: 0.55 and more against
    at most 0.18 in commands. The bounds lie far from both.
    """
    level = levels(audio.samples)
    if len(level) < _FEWEST_WINDOWS:
        return False
    rise = float(np.percentile(level, 95)) / max(1.0, float(np.percentile(level, 10)))
    # A short piece may be a word alone, cut out without any quiet around it.
    rises = rise >= _RISES or audio.seconds < _CUT_OUT
    return rises and _flatness(audio.samples, level) <= _FLATTEST


def _flatness(samples: NDArray[np.int16], level: NDArray[np.float64]) -> float:
    """Geometric over arithmetic mean of the spectrum, median over the loudest parts: 0 to 1."""
    loudest = np.argsort(-level)[: max(_FEWEST_WINDOWS, len(level) // 5)]
    loudest = loudest[level[loudest] >= _LOUDEST * level.max()]
    found = []
    for place in loudest:
        window = samples[place * _WINDOW : (place + 2) * _WINDOW].astype(np.float64)
        if len(window) == 2 * _WINDOW:
            power = np.abs(np.fft.rfft(window * np.hanning(len(window))))[2:] ** 2 + 1.0
            found.append(float(np.exp(np.mean(np.log(power))) / np.mean(power)))
    return float(np.median(found)) if found else 1.0


def _loud(level: NDArray[np.float64]) -> NDArray[np.bool_]:
    if not len(level):
        return np.zeros(0, dtype=np.bool_)
    loudest = float(level.max())
    noise = min(_ABOVE_NOISE * float(np.percentile(level, 10)), _NOISIEST * loudest)
    return np.asarray(level > max(_FAINT, _LOUD * loudest, noise))


def _crop_or_pad(quiet: int) -> tuple[int, int]:
    """How many samples to take off and how many to add, for so many quiet ones."""
    usual = int(USUAL_QUIET * SAMPLE_RATE)
    if quiet > _MOST_QUIET * SAMPLE_RATE:
        return quiet - usual, 0
    if quiet < _LEAST_QUIET * SAMPLE_RATE:
        return 0, usual - quiet
    return 0, 0
