"""The microphone, through pygame's SDL: no PyAudio, one device open for the whole session.

SDL calls back from a thread of its own with each piece of sound. Pausing or closing the device
can wait for that thread while it waits for Python's lock, so neither is done: the device runs
until the program ends, and what is not wanted is dropped in the callback.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

import numpy as np
import speech_recognition as sr

from voicecards.hearing.recognizer import SAMPLE_RATE, Audio

CHUNK: Final = 480
"""Samples (30 ms) that SDL hands over at once."""

_BEFORE: Final = SAMPLE_RATE // 2 // CHUNK + 1
"""Pieces kept from before the talk key went down: many start to speak with the key."""


class MicrophoneUnavailable(RuntimeError):
    """There is no microphone, none of that name, or it cannot be opened. Says which, for stderr."""


class CaptureDevice(Protocol):
    """What is needed of `pygame._sdl2.audio.AudioDevice`."""

    def pause(self, pause_on: int) -> None:
        """Start the device (0)."""
        ...


Callback = Callable[[Any, memoryview], None]
Opener = Callable[[str, Callback], CaptureDevice]


def microphone_names() -> Sequence[str]:
    """Return the names of the microphones, the usual one first; the mixer must be running.

    Raises:
        MicrophoneUnavailable: when they cannot be listed.
    """
    import pygame
    from pygame._sdl2.audio import get_audio_device_names

    try:
        return tuple(get_audio_device_names(True))
    except pygame.error as error:
        raise MicrophoneUnavailable(str(error)) from error


def open_device(name: str, callback: Callback) -> CaptureDevice:
    """Open a microphone through SDL; the mixer must be running."""
    from pygame._sdl2.audio import AUDIO_S16, AudioDevice

    device: CaptureDevice = AudioDevice(
        devicename=name,
        iscapture=True,
        frequency=SAMPLE_RATE,
        audioformat=AUDIO_S16,
        numchannels=1,
        chunksize=CHUNK,
        allowed_changes=0,
        callback=callback,
    )
    return device


class Microphone(sr.AudioSource):  # type: ignore[misc]  # the package has no types
    """One microphone, open for the session.

    Two ways to listen: `start` and `stop` around a held key, or `stream.read`, which is what
    SpeechRecognition asks of an audio source (SAMPLE_RATE, SAMPLE_WIDTH and CHUNK too) and what
    the hands-free loop reads. Sound that comes while `wanted` says no is never kept.
    """

    SAMPLE_RATE = SAMPLE_RATE
    SAMPLE_WIDTH = 2
    CHUNK = CHUNK

    def __init__(
        self,
        name: str | None = None,
        *,
        wanted: Callable[[], bool] = lambda: True,
        opener: Opener = open_device,
        names: Callable[[], Sequence[str]] = microphone_names,
    ) -> None:
        """Open the device and let it run.

        Args:
            name: of the device, or a part of it; None: the usual one.
            wanted: whether sound counts now, asked in SDL's thread for each piece.
            opener: opens a device by name.
            names: lists the devices.

        Raises:
            MicrophoneUnavailable: see there.
        """
        self._wanted = wanted
        self._before: deque[bytes] = deque(maxlen=_BEFORE)
        self._held: list[bytes] | None = None
        self._stream: MicrophoneStream | None = None
        self._lock = threading.Lock()
        self.name = _choose(name, names())
        try:
            self._device = opener(self.name, self._arrived)
            self._device.pause(0)
        except Exception as error:  # SDL's errors have several types
            raise MicrophoneUnavailable(f"{self.name}: {error}") from error

    def start(self) -> None:
        """The talk key went down: keep what is heard from now on, and the half second before."""
        with self._lock:
            self._held = list(self._before)

    def stop(self) -> Audio:
        """The talk key went up: return what was heard since `start`; nothing without one."""
        with self._lock:
            pieces, self._held = self._held or [], None
        return Audio(np.frombuffer(b"".join(pieces), dtype=np.int16))

    @property
    def stream(self) -> MicrophoneStream | None:
        """The sound as it comes, inside a `with` block; None outside."""
        return self._stream

    def __enter__(self) -> Microphone:
        with self._lock:
            self._stream = MicrophoneStream()
        return self

    def __exit__(self, *_: object) -> None:
        with self._lock:
            stream, self._stream = self._stream, None
        if stream is not None:
            stream.close()

    def _arrived(self, _device: Any, sound: memoryview) -> None:
        """Take a piece of sound, in SDL's thread."""
        piece = bytes(sound)
        wanted = self._wanted()
        with self._lock:
            if not wanted:
                self._before.clear()
                if self._stream is not None:
                    self._stream.interrupt()
                return
            self._before.append(piece)
            if self._held is not None:
                self._held.append(piece)
            if self._stream is not None:
                self._stream.put(piece)


class MicrophoneStream:
    """Sound waiting to be read."""

    def __init__(self) -> None:
        self._sound = bytearray()
        self._interruptions = 0
        self._closed = False
        self._changed = threading.Condition()

    @property
    def interruptions(self) -> int:
        """How often sound was dropped because the game itself was sounding."""
        return self._interruptions

    def put(self, piece: bytes) -> None:
        """Add sound at the end."""
        with self._changed:
            self._sound += piece
            self._changed.notify_all()

    def interrupt(self) -> None:
        """Drop what waits: what was said before and what comes after do not belong together."""
        with self._changed:
            self._sound.clear()
            self._interruptions += 1

    def close(self) -> None:
        """Wake a reader: there is no more."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()

    def read(self, frames: int) -> bytes:
        """Wait for sound.

        Args:
            frames: how many samples.

        Returns:
            Their bytes; fewer, or none, once the stream is closed.
        """
        wanted = frames * 2
        with self._changed:
            while len(self._sound) < wanted and not self._closed:
                self._changed.wait()
            piece = bytes(self._sound[:wanted])
            del self._sound[:wanted]
        return piece


def _choose(name: str | None, names: Sequence[str]) -> str:
    if not names:
        raise MicrophoneUnavailable("no microphone")
    if name is None:
        return names[0]
    for candidate in names:
        if name.casefold() in candidate.casefold():
            return candidate
    raise MicrophoneUnavailable(f"no microphone called {name}; there are: {', '.join(names)}")
