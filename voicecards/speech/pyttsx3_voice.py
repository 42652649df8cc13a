"""A synthesiser on pyttsx3's driver of the system's voices: SAPI5 on Windows.

Only `save_to_file` of a driver that writes at once is used, never the event loop: `say` and
`runAndWait` lose lines and cannot be cut. The engine must be made and used in one thread (COM).
"""

from __future__ import annotations

import importlib
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from voicecards.sound.pcm import Pcm, read_wav, trim_start
from voicecards.speech.synthesiser import (
    USUAL_PITCH,
    USUAL_WPM,
    SpeechUnavailable,
    VoiceInfo,
    clamp_rate,
    match_voice,
)

FASTEST = 440
"""Words per minute. SAPI5 knows 21 speeds; beyond this its driver asks for one that is not."""


class Pyttsx3Synthesiser:
    """Speaks through one pyttsx3 engine."""

    name = "pyttsx3"
    variants: Sequence[str] = ()

    def __init__(self, driver: str = "sapi5") -> None:
        """Start an engine in this thread.

        Args:
            driver: a pyttsx3 driver whose `save_to_file` returns when the file is written.

        Raises:
            SpeechUnavailable: when the driver does not work here.
        """
        self.name = driver
        try:
            self._engine = _engine(driver)
            self._errors: list[Exception] = []
            self._engine.connect("error", self._note_error)
            self._voices = [_info(voice) for voice in self._engine.getProperty("voices")]
        except Exception as error:  # each driver fails in its own way: COM, registry, import
            raise SpeechUnavailable(f"{driver}: {error}") from error
        self._folder = tempfile.TemporaryDirectory(prefix="voicecards-")
        self._path = Path(self._folder.name) / "line.wav"

    def _note_error(self, name: str | None, exception: Exception) -> None:
        self._errors.append(exception)

    def voices(self) -> Sequence[VoiceInfo]:
        return self._voices

    def find(self, lang: str, wanted: str | None) -> str | None:
        voice = match_voice(self._voices, lang, wanted)
        return voice.id if voice else None

    def synthesise(
        self, text: str, voice: str, rate_wpm: int = USUAL_WPM, pitch: int = USUAL_PITCH
    ) -> Pcm:
        engine = self._engine
        self._errors.clear()
        self._path.unlink(missing_ok=True)
        # A new engine counts itself busy until its loop has run, and keeps commands waiting.
        engine.proxy.setBusy(False)
        engine.setProperty("voice", voice)
        engine.setProperty("rate", min(FASTEST, clamp_rate(rate_wpm)))  # after: voice resets it
        engine.save_to_file(text or " ", str(self._path))
        if self._errors:
            raise SpeechUnavailable(f"{self.name}: {self._errors[0]}") from self._errors[0]
        try:
            return trim_start(read_wav(self._path))
        except (OSError, ValueError) as error:
            raise SpeechUnavailable(f"{self.name} wrote no sound: {error}") from error

    def close(self) -> None:
        self._engine = None
        self._folder.cleanup()


def _engine(driver: str) -> Any:
    """Make a new engine; `pyttsx3.init` would hand out one that another thread may hold."""
    if sys.platform == "win32":
        importlib.import_module("comtypes").CoInitialize()  # each thread that uses COM has to
    from pyttsx3.engine import Engine

    return Engine(driver)


def _info(voice: Any) -> VoiceInfo:
    """Read a pyttsx3 voice, whose languages are texts or bytes, or missing."""
    langs = [
        lang.decode(errors="ignore") if isinstance(lang, bytes) else str(lang)
        for lang in voice.languages or []
    ]
    return VoiceInfo(str(voice.id), str(voice.name or voice.id), langs[0] if langs else "")
