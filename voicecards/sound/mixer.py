"""The sound device: opened once, shared by the voice and the cues."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from voicecards.sound.panning import gains
from voicecards.sound.pcm import Pcm, resample

RATE = 44_100
"""Hz."""

BUFFER = 512
"""Samples: 11.6 ms, the longest a sound waits to start or stop."""

CHANNELS = 16
VOICE_CHANNEL = 0


class Mixer:
    """The open device.

    Attributes:
        name: of the device; empty: the system's own.
        available: False when there is no device and sounds go nowhere; say so in text.
        reason: why not, in the words of the system.
        voice: the channel that only the voice uses.
    """

    def __init__(self, name: str = "") -> None:
        """Open the device, or one that is silent when there is none.

        Args:
            name: of the device; the system's own when it is empty or not there.
        """
        self._open(name)
        channels = [pygame.mixer.Channel(number) for number in range(CHANNELS)]
        self.voice = channels.pop(VOICE_CHANNEL)
        self._others = channels  # the one used longest ago first

    def _open(self, name: str) -> None:
        self.reason = ""
        self.name = name
        try:
            _open_named(name)
        except pygame.error:
            self.name = ""
            try:
                _open_named("")
            except pygame.error as error:
                self.reason = str(error)
                _open_silent()
        if not self.reason and os.environ.get("SDL_AUDIODRIVER") == "dummy":
            self.reason = "SDL_AUDIODRIVER=dummy"
        self.available = not self.reason
        pygame.mixer.set_num_channels(CHANNELS)
        pygame.mixer.set_reserved(VOICE_CHANNEL + 1)

    def reopen(self, name: str) -> None:
        """Go over to another device; what sounds ends, and its sounds must be made anew.

        Nothing may begin to play meanwhile: silence the voice first.

        Args:
            name: as at first.
        """
        pygame.mixer.quit()
        self._open(name)

    def free_channel(self) -> pygame.mixer.Channel:
        """Return a channel for a cue: a quiet one, or else the one that began longest ago.

        pygame's own `find_channel` would give away the reserved one too.
        """
        others = self._others
        channel = next((other for other in others if not other.get_busy()), others[0])
        others.remove(channel)
        others.append(channel)
        return channel

    @property
    def cues_sound(self) -> bool:
        """Tell whether any channel but the voice's is playing."""
        return any(other.get_busy() for other in self._others)

    @staticmethod
    def sound(pcm: Pcm, pan: float = 0.0, volume: float = 1.0) -> pygame.mixer.Sound:
        """Make a playable sound of samples, at its place and loudness.

        These are in the samples, since a channel takes its volume only after it has begun to
        play, when the first buffer may already have sounded too loud and from both sides.

        Args:
            pcm: mono.
            pan: -1 (left) through 0 to 1 (right).
            volume: 0 to 1.
        """
        samples = resample(pcm, RATE).samples.astype(np.float32)
        left, right = gains(pan, volume)
        stereo = np.empty((len(samples), 2), dtype=np.int16)
        stereo[:, 0] = samples * left
        stereo[:, 1] = samples * right
        return pygame.mixer.Sound(buffer=stereo.tobytes())

    def close(self) -> None:
        """Close the device; everything falls silent."""
        pygame.mixer.quit()


def speaker_names() -> Sequence[str]:
    """The names of the devices that sound; none where they cannot be listed."""
    from pygame._sdl2.audio import get_audio_device_names

    try:
        return tuple(get_audio_device_names(False))
    except pygame.error:
        return ()


def _open_named(name: str) -> None:
    with _hushed_system():
        pygame.mixer.init(RATE, -16, 2, BUFFER, devicename=name or None, allowedchanges=0)


@contextmanager
def _hushed_system() -> Iterator[None]:
    """Keep the system's sound library from writing a page of its own errors on stderr.

    ALSA does that from C when there is no device; the program says it in one line itself.
    """
    try:
        kept = os.dup(2)
    except OSError:  # no stderr at all, as in a windowed program
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        if sys.stderr is not None:
            sys.stderr.flush()
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(nowhere)
        os.close(kept)


def _open_silent() -> None:
    """Open SDL's dummy device, which plays in real time to nobody."""
    before = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        _open_named("")
    finally:
        if before is None:
            del os.environ["SDL_AUDIODRIVER"]
        else:
            os.environ["SDL_AUDIODRIVER"] = before
