"""Cues: the short sounds that say what happened faster than words."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from voicecards.sound.panning import gains
from voicecards.sound.trouble import OnTrouble, Trouble, TroubleCode, unheard

if TYPE_CHECKING:
    import pygame

    from voicecards.sound.mixer import Mixer


class CuePlayer(Protocol):
    """Plays cues by name.

    Attributes:
        volume: 0 to 1.
    """

    volume: float

    @property
    def busy(self) -> bool:
        """Tell whether a cue is sounding: the microphone must not listen to it."""
        ...

    def play(self, name: str, pan: float = 0.0) -> None:
        """Start a cue at once, along with whatever sounds.

        Args:
            name: a sound file's name without its ending.
            pan: -1 (left) through 0 to 1 (right).
        """
        ...


class NoCues:
    """A player for places without sound."""

    def __init__(self) -> None:
        self.volume = 1.0
        self.busy = False

    def play(self, name: str, pan: float = 0.0) -> None:
        """Play nothing."""


class MixerCues:
    """Plays the WAV files of a folder on the mixer's free channels."""

    def __init__(self, mixer: Mixer, folder: Path | None, on_trouble: OnTrouble = unheard) -> None:
        """Prepare to play.

        Args:
            mixer: the open device.
            folder: where NAME.wav lie; None when the installation lacks it.
            on_trouble: told once about each file that cannot be played.
        """
        self.volume = 1.0
        self._mixer = mixer
        self._folder = folder
        self._on_trouble = on_trouble
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        if folder is None or not folder.is_dir():
            self._folder = None
            on_trouble(Trouble(TroubleCode.CUE_UNREADABLE, str(folder or "sounds")))

    def preload(self, names: Iterable[str]) -> None:
        """Read files ahead, so that the first play of each is as quick as the others."""
        for name in names:
            self._sound(name)

    @property
    def busy(self) -> bool:
        return self._mixer.cues_sound

    def play(self, name: str, pan: float = 0.0) -> None:
        sound = self._sound(name)
        if sound is None or self.volume <= 0:
            return
        channel = self._mixer.free_channel()
        channel.play(sound)
        channel.set_volume(*gains(pan, self.volume))  # a new play resets it, so it comes after

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        """Return a loaded sound, or None when it cannot be read; that is told once."""
        if name not in self._sounds:
            self._sounds[name] = self._read(name)
        return self._sounds[name]

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        import pygame

        if self._folder is None:
            return None
        path = self._folder / f"{name}.wav"
        try:
            return self._mixer.load(path)
        except (OSError, pygame.error) as error:
            self._on_trouble(Trouble(TroubleCode.CUE_UNREADABLE, f"{path}: {error}"))
            return None
