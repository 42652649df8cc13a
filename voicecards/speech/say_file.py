"""`voicecards say TEXT -o FILE.wav`: what the synthesiser makes of a text."""

from __future__ import annotations

from pathlib import Path

from voicecards.sound.pcm import Pcm, write_wav
from voicecards.speech.cast import Cast
from voicecards.speech.choose import system_synthesisers
from voicecards.speech.synthesiser import (
    USUAL_PITCH,
    USUAL_WPM,
    NoVoiceForLanguage,
    UnknownVoice,
)
from voicecards.speech.wishes import Wishes
from voicecards.utterance import Role


def say_to_file(
    text: str,
    path: Path,
    lang: str,
    voice: str | None = None,
    rate: int = USUAL_WPM,
    pitch: int = USUAL_PITCH,
) -> Pcm:
    """Write the sound of a text as a mono 16-bit WAV file.

    Args:
        text: words to say.
        path: the file to write; its folder must exist.
        lang: language of the text, "it", "ru" or "en".
        voice: name of a voice; None or empty: the language's usual one.
        rate: words per minute, 120 to 900.
        pitch: 0 to 100.

    Returns:
        The sound written.

    Raises:
        NoVoiceForLanguage: when nothing speaks the language.
        UnknownVoice: when no voice of the language has that name.
        SpeechUnavailable: when no synthesiser works.
        OSError: when the file cannot be written.
    """
    cast = Cast(system_synthesisers(), [lang], Wishes(voice or ""), lambda factory: None)
    try:
        part = cast.part(lang, Role.MAIN)
        if part is None:
            raise NoVoiceForLanguage(lang)
        if cast.missing:
            raise UnknownVoice(f"no voice {voice} speaks {lang}")
        pcm = part.synthesiser.synthesise(text, part.voice, rate, pitch)
    finally:
        cast.close()
    write_wav(path, pcm)
    return pcm
