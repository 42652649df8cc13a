"""The sound of a session: the device, the voice and the cues, or what stands in without them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from voicecards import resources
from voicecards.clock import Clock
from voicecards.sound.cues import CuePlayer, NoCues
from voicecards.sound.trouble import Trouble, TroubleCode
from voicecards.speech.virtual_voice import VirtualVoice
from voicecards.speech.voice import Voice
from voicecards.store import Settings

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage

MESSAGES = {
    TroubleCode.NO_DEVICE: "no-sound",
    TroubleCode.CUE_UNREADABLE: "sound-missing",
    TroubleCode.VOICE_FAILED: "voice-failed",
    TroubleCode.VOICE_REPLACED: "voice-replaced",
    TroubleCode.UNKNOWN_VOICE: "voice-unknown",
    TroubleCode.NO_VOICE: "no-voice-system",
}
"""The message that tells each trouble."""


@dataclass
class SoundSystem:
    """What a session sounds through.

    Attributes:
        voice: says the lines; without sound it only counts how long they would take.
        cues: plays the cues.
        close: lets the device go.
    """

    voice: Voice
    cues: CuePlayer
    close: Callable[[], None] = lambda: None
    _troubles: list[Trouble] = field(default_factory=list)
    _told: set[str] = field(default_factory=set)

    def note(self, trouble: Trouble) -> None:
        """Keep a trouble until the loop tells it; may be called from any thread."""
        self._troubles.append(trouble)

    def tell_troubles(self, stage: Stage) -> None:
        """Tell what has gone wrong since the last call: once per kind, details on stderr."""
        while self._troubles:
            trouble = self._troubles.pop(0)
            print(f"voicecards: {trouble.code}: {trouble.detail}", file=sys.stderr)
            if trouble.code not in self._told:
                self._told.add(trouble.code)
                stage.tell_problem(MESSAGES[trouble.code])


def open_sound(settings: Settings, clock: Clock) -> SoundSystem:
    """Open the device and the voice; without one of them the session goes on in text."""
    system = SoundSystem(VirtualVoice(clock, settings.rate), NoCues())
    from voicecards.sound.cues import MixerCues
    from voicecards.sound.mixer import Mixer
    from voicecards.speech.choose import open_voice
    from voicecards.speech.synthesiser import SpeechUnavailable

    mixer = Mixer()
    system.close = mixer.close
    if not mixer.available:
        system.note(Trouble(TroubleCode.NO_DEVICE, mixer.reason))
        return system
    try:
        sounds = resources.folder("sounds")
    except FileNotFoundError:
        sounds = None
    system.cues = MixerCues(mixer, sounds, system.note)
    if settings.speech == "none":
        return system
    try:
        voice = open_voice(
            settings.speech,
            mixer,
            wanted=settings.voice,
            rate=settings.rate,
            on_trouble=system.note,
            clock=clock,
        )
    except SpeechUnavailable as error:
        system.note(Trouble(TroubleCode.NO_VOICE, str(error)))
        return system
    system.voice = voice

    def close() -> None:
        voice.close()
        mixer.close()

    system.close = close
    return system
