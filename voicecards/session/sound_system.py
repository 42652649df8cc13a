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
from voicecards.speech.wishes import wishes_of
from voicecards.store import Settings

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage
    from voicecards.sound.mixer import Mixer

MESSAGES = {
    TroubleCode.NO_DEVICE: "no-sound",
    TroubleCode.SPEAKER_MISSING: "sound-device-missing",
    TroubleCode.CUE_UNREADABLE: "sound-missing",
    TroubleCode.VOICE_FAILED: "voice-failed",
    TroubleCode.VOICE_REPLACED: "voice-replaced",
    TroubleCode.UNKNOWN_VOICE: "voice-unknown",
    TroubleCode.NO_VOICE: "no-voice-system",
    TroubleCode.NO_READER: "reader-missing",
    TroubleCode.READER_GONE: "reader-gone",
    TroubleCode.READER_FOUND: "reader-found",
}
"""The message that tells each trouble."""

ENDS = {
    TroubleCode.READER_FOUND: TroubleCode.READER_GONE,
    TroubleCode.READER_GONE: TroubleCode.READER_FOUND,
}
"""What comes and goes, and is told each time."""


@dataclass
class SoundSystem:
    """What a session sounds through.

    Attributes:
        voice: says the lines; without sound it only counts how long they would take.
        cues: plays the cues.
        close: lets the device go.
        mixer: the device; None where the session never had one.
    """

    voice: Voice
    cues: CuePlayer
    close: Callable[[], None] = lambda: None
    mixer: Mixer | None = None
    _troubles: list[Trouble] = field(default_factory=list)
    _told: set[str] = field(default_factory=set)

    @property
    def available(self) -> bool:
        """Whether there is a device that sounds."""
        return self.mixer is not None and self.mixer.available

    @property
    def speaker(self) -> str:
        """The name of the device; empty: the system's own."""
        return self.mixer.name if self.mixer is not None else ""

    def reopen(self, name: str) -> None:
        """Sound through another device, or the system's own; what sounds now is cut.

        Args:
            name: of the device; empty: the system's own.
        """
        if self.mixer is not None:
            self.voice.stop()
            self.mixer.reopen(name)
            self.cues.forget()

    def note(self, trouble: Trouble) -> None:
        """Keep a trouble until the loop tells it; may be called from any thread."""
        self._troubles.append(trouble)

    def forget(self, *codes: TroubleCode) -> None:
        """Leave untold what does not matter after all."""
        self._troubles[:] = [trouble for trouble in self._troubles if trouble.code not in codes]

    def follow(self, name: str, settings: Settings) -> None:
        """Follow a changed setting of how a screen reader is used."""
        from voicecards.speech.reader_voice import ReaderVoice

        if name in ("speech", "braille") and isinstance(self.voice, ReaderVoice):
            self.voice.braille = settings.braille
            if name == "speech":
                self._told.discard(TroubleCode.NO_READER)
                self.voice.follow(settings.speech)

    def tell_troubles(self, stage: Stage) -> None:
        """Tell what has gone wrong since the last call: once per kind, details on stderr."""
        while self._troubles:
            trouble = self._troubles.pop(0)
            print(f"voicecards: {trouble.code}: {trouble.detail}", file=sys.stderr)
            self._told.discard(ENDS.get(trouble.code, ""))
            if trouble.code not in self._told:
                self._told.add(trouble.code)
                stage.tell_problem(MESSAGES[trouble.code])


def open_sound(settings: Settings, clock: Clock) -> SoundSystem:
    """Open the device and the voice; without one of them the session goes on in text.

    A screen reader is looked for meanwhile; it needs no device of ours.
    """
    system = SoundSystem(VirtualVoice(clock, settings.rate), NoCues())
    if settings.speech == "none":
        _open_device(settings, system)
        return system
    from voicecards.speech.reader_voice import ReaderVoice

    voice = ReaderVoice(system.voice, on_trouble=system.note, clock=clock, braille=settings.braille)
    voice.look(settings.speech)
    mixer = _open_device(settings, system)
    if mixer is not None:
        voice.own = _own_voice(settings, clock, mixer, system)
    voice.settle(settings.speech)
    if voice.reader is not None:
        system.forget(TroubleCode.NO_VOICE, TroubleCode.NO_DEVICE)
    system.voice = voice
    close_device = system.close

    def close() -> None:
        voice.close()
        close_device()

    system.close = close
    return system


def _open_device(settings: Settings, system: SoundSystem) -> Mixer | None:
    """Open the device and the cues; None where nothing can sound."""
    from voicecards.sound.cues import MixerCues
    from voicecards.sound.mixer import Mixer

    mixer = Mixer(settings.speaker)
    system.close = mixer.close
    if not mixer.available:
        system.note(Trouble(TroubleCode.NO_DEVICE, mixer.reason))
        return None
    system.mixer = mixer
    if settings.speaker and not mixer.name:
        system.note(Trouble(TroubleCode.SPEAKER_MISSING, settings.speaker))
    try:
        sounds = resources.folder("sounds")
    except FileNotFoundError:
        sounds = None
    system.cues = MixerCues(mixer, sounds, system.note)
    return mixer


def _own_voice(settings: Settings, clock: Clock, mixer: Mixer, system: SoundSystem) -> Voice:
    """The program's own voice, or one that only counts where none works."""
    from voicecards.speech.choose import open_voice
    from voicecards.speech.synthesiser import SpeechUnavailable

    try:
        voice = open_voice(
            settings.speech,
            mixer,
            wishes=wishes_of(settings),
            rate=settings.rate,
            on_trouble=system.note,
            clock=clock,
        )
    except SpeechUnavailable as error:
        system.note(Trouble(TroubleCode.NO_VOICE, str(error)))
        return system.voice
    voice.pitch, voice.lead_in = settings.pitch, settings.lead_in
    return voice
