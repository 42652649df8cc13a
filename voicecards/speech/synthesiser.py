"""What every synthesiser is: text in, samples out. Playing them is another part's work."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from voicecards.sound.pcm import Pcm

SLOWEST_WPM = 120
FASTEST_WPM = 900
USUAL_WPM = 200
USUAL_PITCH = 50


class SpeechUnavailable(Exception):
    """This synthesiser cannot speak here; the message says why."""


class UnknownVoice(ValueError):
    """The synthesiser has no voice of this name."""


class NoVoiceForLanguage(ValueError):
    """No synthesiser has a voice for the language `lang`."""

    def __init__(self, lang: str) -> None:
        super().__init__(f"no voice speaks {lang}")
        self.lang = lang


@dataclass(frozen=True)
class VoiceInfo:
    """A voice: the id its synthesiser knows it by, a name for people, its language tag."""

    id: str
    name: str
    lang: str

    @property
    def base_lang(self) -> str:
        """The language without its region: "en" of "en-gb"."""
        return self.lang.lower().replace("_", "-").split("-")[0]


class Synthesiser(Protocol):
    """An engine that turns text into samples. It is used by one thread at a time."""

    name: str
    variants: Sequence[str]
    """Endings that change how any of its voices sounds, such as "+f2"; most have none."""

    def voices(self) -> Sequence[VoiceInfo]:
        """List the voices it has now."""
        ...

    def find(self, lang: str, wanted: str | None) -> str | None:
        """Return the id of the voice for a language, or None.

        Args:
            lang: "it", "ru", "en" or another base language.
            wanted: a name the player gave; None: the usual voice of the language. A wanted
                voice of another language is no voice for this one.
        """
        ...

    def synthesise(
        self, text: str, voice: str, rate_wpm: int = USUAL_WPM, pitch: int = USUAL_PITCH
    ) -> Pcm:
        """Return the sound of a text, without silence at its start.

        Args:
            text: words to say.
            voice: an id given by `find` or `voices`.
            rate_wpm: words per minute, 120 to 900; engines that cannot go so fast do their best.
            pitch: 0 to 100; engines without a pitch ignore it.

        Raises:
            SpeechUnavailable: when the engine fails.
            UnknownVoice: when there is no such voice.
        """
        ...

    def close(self) -> None:
        """Let the engine go."""
        ...


def clamp_rate(rate_wpm: int) -> int:
    """Return the nearest rate that is allowed, in words per minute."""
    return max(SLOWEST_WPM, min(FASTEST_WPM, int(rate_wpm)))


def match_voice(voices: Sequence[VoiceInfo], lang: str, wanted: str | None) -> VoiceInfo | None:
    """Choose among voices of a language: the wanted one by id or part of its name, or the first.

    Returns:
        None when no voice has the language, or none of them is the wanted one.
    """
    fitting = [voice for voice in voices if voice.base_lang == lang]
    if wanted is None:
        return fitting[0] if fitting else None
    low = wanted.casefold()
    for voice in fitting:
        if low in (voice.id.casefold(), voice.name.casefold()):
            return voice
    return next((voice for voice in fitting if low in voice.name.casefold()), None)
