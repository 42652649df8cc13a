"""Which voice speaks here, by the player's choice and the platform.

The embedded espeak NG comes first everywhere: it answers in a millisecond, speaks all three
languages, is the same on every machine and cannot be missing a voice. The system's own voices
(SAPI5 through pyttsx3, macOS's `say`) sound better but are slower and may lack a language; they
speak what espeak cannot, and whatever the player asks for by name.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from voicecards.sound.trouble import OnTrouble, unheard
from voicecards.speech.cast import Factory
from voicecards.speech.synthesiser import USUAL_WPM, SpeechUnavailable, Synthesiser, VoiceInfo
from voicecards.speech.voice import Voice
from voicecards.speech.wishes import Wishes

if TYPE_CHECKING:
    from voicecards.sound.mixer import Mixer

LANGUAGES = ("it", "ru", "en")


class Kind(StrEnum):
    """The values of `--speech`."""

    AUTO = "auto"
    READER = "reader"
    PYTTSX3 = "pyttsx3"
    NONE = "none"


def system_synthesisers(platform: str = sys.platform) -> list[Factory]:
    """Return what opens the synthesisers of a platform, the preferred one first."""
    factories: list[Factory] = [_espeak]
    if platform == "win32":
        factories.append(_sapi5)
    elif platform == "darwin":
        factories.append(_say)
    return factories


def open_voice(
    kind: Kind | str,
    mixer: Mixer | None,
    *,
    langs: Sequence[str] = LANGUAGES,
    wishes: Wishes | None = None,
    rate: int = USUAL_WPM,
    on_trouble: OnTrouble = unheard,
    clock: Callable[[], float] = time.monotonic,
) -> Voice:
    """Open the program's own voice (a screen reader is `ReaderVoice`'s to find).

    Args:
        kind: as on the command line.
        mixer: the open sound device; not needed for `none`.
        langs: languages that lines will come in.
        wishes: names of voices, such as "it+f2", "+m3" or "Elsa"; None: the usual ones.
        rate: words per minute.
        on_trouble: told about what goes wrong while speaking.
        clock: seconds.

    Raises:
        SpeechUnavailable: when nothing can speak here in the way asked for.
        ValueError: when there is no such kind.
    """
    kind = Kind(kind)
    if kind is Kind.NONE:
        from voicecards.speech.silent_voice import SilentVoice

        return SilentVoice()
    if mixer is None:
        raise SpeechUnavailable("there is no sound device to speak through")
    from voicecards.speech.mixer_voice import MixerVoice

    return MixerVoice(
        mixer,
        system_synthesisers(),
        spares=[_espeak_process],
        langs=langs,
        wishes=wishes,
        rate=rate,
        on_trouble=on_trouble,
        clock=clock,
    )


@dataclass(frozen=True)
class Found:
    """What a platform has: the synthesiser's name with its voices, or why it does not work."""

    synthesiser: str
    voices: tuple[VoiceInfo, ...] = ()
    failure: str = ""


def survey(factories: Sequence[Factory] | None = None) -> list[Found]:
    """Open each synthesiser of the platform in turn and list its voices: for the doctor."""
    found = []
    for factory in system_synthesisers() if factories is None else factories:
        try:
            synthesiser = factory()
        except SpeechUnavailable as error:
            found.append(Found(factory.__name__.strip("_"), failure=str(error)))
            continue
        found.append(Found(synthesiser.name, tuple(synthesiser.voices())))
        synthesiser.close()
    return found


def _espeak() -> Synthesiser:
    from voicecards.speech.espeak import Espeak

    return Espeak()


def _espeak_process() -> Synthesiser:
    from voicecards.speech.espeak_process import EspeakProcess

    return EspeakProcess()


def _sapi5() -> Synthesiser:
    from voicecards.speech.pyttsx3_voice import Pyttsx3Synthesiser

    return Pyttsx3Synthesiser("sapi5")


def _say() -> Synthesiser:
    from voicecards.speech.say_voice import SaySynthesiser

    return SaySynthesiser()
