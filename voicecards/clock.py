"""Clocks: real time for the app, virtual time for rehearsals and tests."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Returns seconds since the session began; never goes back."""

    def __call__(self) -> float:
        """The present time in seconds."""
        ...


class RealClock:
    """The computer's monotonic clock, from 0."""

    def __init__(self) -> None:
        self._begin = time.monotonic()

    def __call__(self) -> float:
        return time.monotonic() - self._begin


class VirtualClock:
    """Time that passes only when it is told to: exact, and as fast as the program runs."""

    def __init__(self) -> None:
        self._now = 0.0

    def __call__(self) -> float:
        return self._now

    def advance_to(self, moment: float) -> None:
        """Let time pass up to a moment; an earlier one changes nothing."""
        self._now = max(self._now, moment)
