"""How loud a microphone hears its player."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from voicecards.hearing.quiet import levels

SILENT: Final = 2.0
QUIET: Final = 200.0
"""Levels of the loudest 10 ms (root mean square). A muted microphone gives zeros, a quiet room 10
to 100, and speech near the microphone over 1000."""


class Loudness(StrEnum):
    """What a level says about a microphone one has just spoken into."""

    NOTHING = "nothing"
    QUIET = "quiet"
    FINE = "fine"


def loudest(samples: NDArray[np.int16]) -> float:
    """The level of the loudest 10 ms of some sound; 0 where there is none."""
    return float(levels(samples).max(initial=0.0))


def loudness(level: float) -> Loudness:
    """Judge a level, see `loudest`."""
    if level < SILENT:
        return Loudness.NOTHING
    return Loudness.QUIET if level < QUIET else Loudness.FINE
