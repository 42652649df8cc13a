"""Checks of what comes out: the sound device, the voices, the voice of the settings."""

from __future__ import annotations

from voicecards.doctor.finding import Finding
from voicecards.doctor.surroundings import Surroundings
from voicecards.narration.phrase import Phrase
from voicecards.sound.trouble import TroubleCode
from voicecards.store import VOICES

_NAMED = 4
"""Voices of a language that are named: a list of all takes too long to read by ear."""


def sound_device(surroundings: Surroundings) -> Finding:
    """Whether there is a device that sounds, the one of the settings, and the names of all."""
    mixer = surroundings.mixer
    if mixer is None or not mixer.available:
        reason = mixer.reason if mixer is not None else surroundings.silence
        remedy = Phrase("doctor-device-remedy")
        return Finding("sound_device", False, Phrase("no-sound"), reason, remedy)
    names = ", ".join(device_names(capture=False))
    wanted = surroundings.settings.speaker
    if wanted and mixer.name != wanted:
        about, remedy = f"speaker = {wanted!r}; {names}", Phrase("doctor-speaker-remedy")
        return Finding("sound_device", False, Phrase("sound-device-missing"), about, remedy)
    return Finding("sound_device", True, Phrase("doctor-device-fine"), names)


def device_names(capture: bool) -> list[str]:
    """The names of the sound devices, or of the microphones. The mixer must be open."""
    import pygame
    from pygame._sdl2.audio import get_audio_device_names

    try:
        return list(get_audio_device_names(capture))
    except pygame.error:
        return []


def language_voice(surroundings: Surroundings, lang: str) -> Finding:
    """Whether any voice speaks a language, and which would."""
    check = f"voice.{lang}"
    speakers = [
        f"{found.synthesiser}: {voice.name}"
        for found in surroundings.synthesisers
        for voice in found.voices
        if voice.base_lang == lang
    ]
    failures = [f"{one.synthesiser}: {one.failure}" for one in surroundings.synthesisers]
    if speakers:
        detail = ", ".join(speakers[:_NAMED] + ["..."] * (len(speakers) > _NAMED))
        return Finding(check, True, Phrase("doctor-voice-fine", {"language": lang}), detail)
    return Finding(
        check,
        False,
        Phrase("doctor-voice-missing", {"language": lang}),
        "; ".join(failure for failure in failures if not failure.endswith(": ")),
        Phrase("doctor-voice-remedy"),
        essential=lang == surroundings.lang,
    )


def speech(surroundings: Surroundings) -> Finding:
    """Whether the voice that the settings ask for can be opened."""
    wanted = _wanted(surroundings)
    if surroundings.settings.speech == "none":
        return Finding("speech", True, Phrase("doctor-speech-off"), wanted)
    if surroundings.voice is None:
        return Finding(
            "speech",
            False,
            Phrase("doctor-speech-broken"),
            f"{wanted}: {surroundings.silence}",
            Phrase("doctor-speech-remedy"),
            essential=True,
        )
    if any(trouble.code is TroubleCode.UNKNOWN_VOICE for trouble in surroundings.troubles):
        remedy = Phrase("doctor-voice-name-remedy")
        return Finding("speech", False, Phrase("voice-unknown"), wanted, remedy)
    return Finding("speech", True, Phrase("doctor-speech-fine"), wanted)


def _wanted(surroundings: Surroundings) -> str:
    """What the settings ask for, as it stands in their file."""
    settings = surroundings.settings
    names = [f"speech = {settings.speech}", f"voice = {settings.voice!r}"]
    for table in VOICES:
        names += [f"{table}.{lang} = {name!r}" for lang, name in getattr(settings, table).items()]
    return ", ".join(names)
