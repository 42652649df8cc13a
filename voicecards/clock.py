"""Clocks: real time for the app, virtual time for rehearsals and tests."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Protocol


class Clock(Protocol):
    """Returns seconds since the session began; never goes back."""

    def __call__(self) -> float:
        """The present time in seconds."""
        ...


LONGEST_STEP = 1.0
"""Seconds between two looks at the clock that still count as time of the session. A session looks
at it many times a second: a longer step means that the computer slept, or that its clock was
set."""


class RealClock:
    """The time a session has been awake, from 0.

    While the computer sleeps no time passes, so that after waking nobody is late, hangs or
    hurries; and it never goes back, whatever the system's clock does.

    Args:
        source: seconds, of the system.
    """

    def __init__(self, source: Callable[[], float] = time.monotonic) -> None:
        self._source = source
        self._last = source()
        self._now = 0.0
        self._lock = threading.Lock()

    def __call__(self) -> float:
        with self._lock:
            moment = self._source()
            step, self._last = moment - self._last, moment
            if 0 < step <= LONGEST_STEP:
                self._now += step
            return self._now


class VirtualClock:
    """Time that passes only when it is told to: exact, and as fast as the program runs."""

    def __init__(self) -> None:
        self._now = 0.0

    def __call__(self) -> float:
        return self._now

    def advance_to(self, moment: float) -> None:
        """Let time pass up to a moment; an earlier one changes nothing."""
        self._now = max(self._now, moment)
