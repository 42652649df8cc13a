"""Loudspeakers and microphones that come and go while a session runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicecards.narration.phrase import Phrase
from voicecards.screens.screen import ui
from voicecards.utterance import Category, Priority

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage
    from voicecards.session.ear_line import EarLine
    from voicecards.session.sound_system import SoundSystem


class SoundDevices:
    """Keeps a session sounding: what was being said when a device went is said again.

    Args:
        stage: the session's.
        sound: the device, the voice and the cues.
        ear: the microphone.
    """

    def __init__(self, stage: Stage, sound: SoundSystem, ear: EarLine) -> None:
        self._stage = stage
        self._sound = sound
        self._ear = ear
        self._lost = False

    def removed(self, *, opened: bool, microphone: bool) -> None:
        """A device is gone; only one that was in use matters."""
        if not opened:
            return
        if microphone:
            if self._ear.lose_microphone():
                self._stage.listening.lost()
                self._tell("microphone-lost")
            return
        self._reopen("")
        self._lost = not self._sound.available
        self._tell("sound-device-none" if self._lost else "sound-device-lost")

    def added(self, *, microphone: bool) -> None:
        """A device has come: one is enough where there was none."""
        if self._lost and not microphone:
            self._reopen(self._stage.settings.speaker)
            self._lost = not self._sound.available
            if not self._lost:
                self._tell("sound-device-back")

    def follow_setting(self) -> None:
        """Go over to the loudspeaker of the settings."""
        wanted = self._stage.settings.speaker
        self._reopen(wanted)
        if wanted and self._sound.speaker != wanted:
            self._tell("sound-device-missing")

    def _reopen(self, name: str) -> None:
        self._stage.speech.say_lost_again()
        self._sound.reopen(name)

    def _tell(self, key: str) -> None:
        self._stage.say(_alert(key))


def _alert(key: str) -> Phrase:
    return ui(key, Category.ERROR, Priority.ALERT)
