"""Check of the microphone: is there one, does it open, does it hear."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from voicecards.doctor.finding import Finding
from voicecards.doctor.surroundings import Surroundings
from voicecards.narration.phrase import Phrase

if TYPE_CHECKING:
    from voicecards.hearing.recognizer import Audio

CHECK = "microphone"

LISTENING = 1.2
"""Seconds of sound whose level is measured."""

_ECHO = 0.3
"""Seconds after the request to speak in which only its echo is heard."""

_FULL_SCALE = 32_767


def microphone(surroundings: Surroundings) -> Finding:
    """Whether a microphone is there and hears: the player is asked to speak, and listened to."""
    from voicecards.hearing.microphone import (
        Microphone,
        MicrophoneUnavailable,
        microphone_names,
    )

    mixer = surroundings.mixer
    if mixer is None or not mixer.available:  # SDL stands in for every device, microphones too
        reason = mixer.reason if mixer is not None else surroundings.silence
        return _wrong("microphone-missing", reason, "doctor-microphone-remedy")
    try:
        names = microphone_names()
    except MicrophoneUnavailable as error:
        return _wrong("microphone-missing", str(error), "doctor-microphone-remedy")
    if not names:
        return _wrong("microphone-missing", "", "doctor-microphone-remedy")
    wanted = surroundings.settings.mic
    if wanted and not any(wanted.casefold() in name.casefold() for name in names):
        about = f"mic = {wanted!r}; {', '.join(names)}"
        return _wrong("doctor-microphone-other", about, "doctor-microphone-other-remedy")
    listening = threading.Event()
    try:
        device = Microphone(wanted or None, wanted=listening.is_set)
    except MicrophoneUnavailable as error:
        return _wrong("doctor-microphone-broken", str(error), "doctor-microphone-broken-remedy")
    surroundings.keep.append(device)
    surroundings.ask(Phrase("doctor-talk-now"))
    time.sleep(_ECHO)
    listening.set()
    device.start()
    time.sleep(LISTENING)
    return judge(device.stop(), device.name, names)


def judge(audio: Audio, name: str, names: Sequence[str]) -> Finding:
    """What the level of a piece of sound says about the microphone it came from.

    Args:
        audio: what was heard.
        name: of the microphone.
        names: of all microphones.
    """
    from voicecards.hearing.loudness import Loudness, loudest, loudness

    level = loudest(audio.samples)
    judged = loudness(level)
    others = [other for other in names if other != name]
    detail = ", ".join([f"{name}: {_decibels(level)}", *others])
    if judged is Loudness.NOTHING:
        return _wrong("doctor-microphone-silent", detail, "doctor-microphone-silent-remedy")
    if judged is Loudness.QUIET:
        return _wrong("doctor-microphone-quiet", detail, "doctor-microphone-quiet-remedy")
    return Finding(CHECK, True, Phrase("doctor-microphone-fine"), detail)


def _decibels(level: float) -> str:
    return f"{20 * math.log10(level / _FULL_SCALE):.0f} dB" if level >= 1 else "-"


def _wrong(key: str, detail: str, remedy: str) -> Finding:
    return Finding(CHECK, False, Phrase(key), detail, Phrase(remedy))
