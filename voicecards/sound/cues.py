"""Cues: the short sounds that say what happened faster than words."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from voicecards.sound.trouble import OnTrouble, Trouble, TroubleCode, unheard

if TYPE_CHECKING:
    import pygame

    from voicecards.sound.mixer import Mixer
    from voicecards.sound.pcm import Pcm


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

    def forget(self) -> None:
        """Make all sounds anew: the device they were made for has gone."""
        ...

    def preload(self) -> None:
        """Read all files ahead, so that the first play of each is as quick as the others.

        May be called from any thread.
        """
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

    def forget(self) -> None:
        """There is nothing to make anew."""

    def preload(self) -> None:
        """There is nothing to read."""

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
        self._recordings: dict[str, Pcm | None] = {}
        self._sounds: dict[tuple[str, float], pygame.mixer.Sound] = {}
        if folder is None or not folder.is_dir():
            self._folder = None
            on_trouble(Trouble(TroubleCode.CUE_UNREADABLE, str(folder or "sounds")))

    def forget(self) -> None:
        self._sounds.clear()

    def preload(self) -> None:
        for path in sorted(self._folder.glob("*.wav")) if self._folder else ():
            self._recording(path.stem)

    @property
    def busy(self) -> bool:
        return self._mixer.cues_sound

    def play(self, name: str, pan: float = 0.0) -> None:
        sound = self._sound(name, round(pan, 1))
        if sound is not None and self.volume > 0:
            sound.set_volume(self.volume)
            self._mixer.free_channel().play(sound)

    def _sound(self, name: str, pan: float) -> pygame.mixer.Sound | None:
        """Return a cue made to sound from a place, or None when its file cannot be read."""
        if (name, pan) not in self._sounds:
            recording = self._recording(name)
            if recording is None:
                return None
            self._sounds[name, pan] = self._mixer.sound(recording, pan)
        return self._sounds[name, pan]

    def _recording(self, name: str) -> Pcm | None:
        if name not in self._recordings:
            self._recordings[name] = self._read(name)
        return self._recordings[name]

    def _read(self, name: str) -> Pcm | None:
        """Read a file; that it cannot be read is told this once."""
        from voicecards.sound.pcm import read_wav

        if self._folder is None:
            return None
        path = self._folder / f"{name}.wav"
        try:
            return read_wav(path)
        except (OSError, ValueError) as error:
            self._on_trouble(Trouble(TroubleCode.CUE_UNREADABLE, f"{path}: {error}"))
            return None
