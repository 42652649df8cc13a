"""When the microphone is listened to: not while the game itself is making sounds."""

from __future__ import annotations

import threading
from collections.abc import Hashable
from typing import Final

from voicecards.clock import Clock

REOPENS_AFTER: Final = 0.3
"""Seconds after the last sound of the game in which its echo may still be in the room."""


class MicrophoneGate:
    """Open when nothing of the game is sounding, or while push-to-talk is held.

    Sounds overlap: the gate stays shut until all of them have ended. The methods may be called
    from different threads.
    """

    def __init__(self, clock: Clock) -> None:
        """Make a gate that is open.

        Args:
            clock: seconds, never going back.
        """
        self._clock = clock
        self._sounding: set[Hashable] = set()
        self._quiet_since = float("-inf")
        self._held = False
        self._lock = threading.Lock()

    def sound_started(self, sound: Hashable) -> None:
        """Note that something began to sound.

        Args:
            sound: tells this sound from others; starting it twice counts once.
        """
        with self._lock:
            self._sounding.add(sound)

    def sound_ended(self, sound: Hashable) -> None:
        """Note that a sound ended or was cut; one that never started changes nothing."""
        with self._lock:
            if sound not in self._sounding:
                return
            self._sounding.discard(sound)
            if not self._sounding:
                self._quiet_since = self._clock()

    def hold(self, held: bool) -> None:
        """Note that push-to-talk is held, or let go."""
        with self._lock:
            self._held = held

    @property
    def is_open(self) -> bool:
        """Whether what the microphone hears now may count."""
        with self._lock:
            if self._held:
                return True
            return not self._sounding and self._clock() - self._quiet_since >= REOPENS_AFTER
