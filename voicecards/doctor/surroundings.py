"""What the checks look at: the player's settings, the sound device, the voices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from voicecards.narration.phrase import Phrase
from voicecards.sound.trouble import Trouble
from voicecards.speech.choose import Found, survey
from voicecards.speech.wishes import wishes_of
from voicecards.store import Problem, Settings

if TYPE_CHECKING:
    from voicecards.sound.mixer import Mixer
    from voicecards.speech.screen_reader import ScreenReader
    from voicecards.speech.voice import Voice


@dataclass
class Surroundings:
    """The computer and the player's files as a session would find them.

    Attributes:
        lang: the player's language.
        settings: as saved, or the usual ones.
        path: the settings file.
        problems: what is wrong with that file.
        mixer: the sound device, open; None when even SDL's silent one cannot be opened.
        voice: what would speak in a session; None when nothing would.
        silence: why `voice` is None, in a word of the system.
        troubles: what the voice told while it was opened.
        ask: tells the player what to do for a check, and waits until that has been said.
        survey: lists the synthesisers and their voices.
        keep: what must not be let go before the program ends (SDL's microphones).
    """

    lang: str
    settings: Settings
    path: Path
    problems: list[Problem] = field(default_factory=list)
    mixer: Mixer | None = None
    voice: Voice | None = None
    silence: str = ""
    troubles: list[Trouble] = field(default_factory=list)
    ask: Callable[[Phrase], None] = lambda phrase: None
    survey: Callable[[], list[Found]] = survey
    keep: list[object] = field(default_factory=list)

    @cached_property
    def reader(self) -> tuple[ScreenReader | None, str]:
        """The screen reader that runs, looked for once, or why there is none."""
        from voicecards.doctor.reader import running_reader

        return running_reader(self.settings.speech == "reader")

    @cached_property
    def synthesisers(self) -> list[Found]:
        """Every synthesiser of this platform, looked for once."""
        return self.survey()

    def open_sound(self) -> None:
        """Open the sound device and the voice as a session does; what fails is noted."""
        from voicecards.speech.choose import open_voice
        from voicecards.speech.synthesiser import SpeechUnavailable

        try:
            from voicecards.sound.mixer import Mixer

            self.mixer = Mixer(self.settings.speaker)
        except Exception as error:  # pygame may be broken in ways of its own, or missing
            self.silence = f"{type(error).__name__}: {error}"
            return
        if self.settings.speech == "none":
            return
        try:
            self.voice = open_voice(
                self.settings.speech,
                self.mixer,
                wishes=wishes_of(self.settings),
                rate=self.settings.rate,
                on_trouble=self.troubles.append,
            )
        except SpeechUnavailable as error:
            self.silence = str(error)
        else:
            percents = self.settings.volume_voice * self.settings.volume_all
            self.voice.volume = percents / 10_000

    def close(self) -> None:
        """Let voice and device go."""
        if self.voice is not None:
            self.voice.close()
        if self.mixer is not None:
            self.mixer.close()
