"""The embedded voice: espeak NG, carried by espeakng-loader, driven through pyttsx3's binding.

The C library is one per process and not re-entrant, so everything here takes one lock. It is
used in its synchronous mode: `Synth` returns when all samples have been handed over, about a
millisecond for a short line.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from voicecards.sound.pcm import Pcm, trim_start
from voicecards.speech.synthesiser import (
    USUAL_PITCH,
    USUAL_WPM,
    SpeechUnavailable,
    UnknownVoice,
    VoiceInfo,
    clamp_rate,
    match_voice,
)

LOCK_SECONDS = 2.0
"""How long to wait for the library when another thread has it; then it is taken for hung."""

_USUAL = {"en": "en"}
"""Voices preferred to the first of their language (the first English one is Caribbean)."""

_BUFFER_MS = 200
_DO_NOT_EXIT = 0x8000  # espeakINITIALIZE_DONT_EXIT: a missing file is a result, not exit(1)
_IPA = 0x02
_TIED = 0x80 | 0x200D << 8  # letters of one phoneme are tied by U+200D, as --ipa=3 does
_LONGEST_DATA_PATH = 140  # the library keeps the path in 160 bytes and cuts it silently


class _Library:
    """The one loaded copy of espeak NG."""

    def __init__(self) -> None:
        """Load the library and its data.

        Raises:
            SpeechUnavailable: when either is missing or does not work here.
        """
        data = _data_path()  # first of all: without it nothing must be started
        binding = _load_binding()
        rate = binding.Initialize(binding.AUDIO_OUTPUT_SYNCHRONOUS, _BUFFER_MS, data, _DO_NOT_EXIT)
        if rate <= 0:
            raise SpeechUnavailable("espeak NG does not start: its data cannot be read")
        self._binding = binding
        self._rate: int = rate
        self._voice = ""
        self._heard: list[bytes] = []
        self._to_phonemes = binding.dll.espeak_TextToPhonemes
        self._to_phonemes.restype = ctypes.c_char_p
        self._to_phonemes.argtypes = [
            ctypes.POINTER(ctypes.c_void_p),
            ctypes.c_int,
            ctypes.c_int,
        ]
        binding.SetSynthCallback(self._collect)

    def _collect(self, samples: Any, count: int, _events: Any) -> int:
        if count > 0:
            self._heard.append(ctypes.string_at(samples, count * 2))
        return 0

    def _use_voice(self, voice: str) -> None:
        if voice == self._voice:
            return
        self._voice = ""
        if self._binding.SetVoiceByName(voice.encode()) != self._binding.EE_OK:
            raise UnknownVoice(f"espeak NG has no voice {voice!r}")
        self._voice = voice

    def synthesise(self, text: str, voice: str, rate_wpm: int, pitch: int) -> Pcm:
        self._use_voice(voice)
        self._binding.SetParameter(self._binding.RATE, rate_wpm, 0)
        self._binding.SetParameter(self._binding.PITCH, max(0, min(100, pitch)), 0)
        self._heard = []
        code = self._binding.Synth(_for_c(text), flags=self._binding.CHARS_UTF8)
        if code != self._binding.EE_OK:
            raise SpeechUnavailable(f"espeak NG failed with code {code}")
        samples = np.frombuffer(b"".join(self._heard), dtype=np.int16)
        self._heard = []
        return Pcm(samples, self._rate)

    def phonemes(self, text: str, voice: str) -> str:
        self._use_voice(voice)
        buffer = ctypes.create_string_buffer(_for_c(text))
        place = ctypes.c_void_p(ctypes.addressof(buffer))
        clauses: list[str] = []
        while place.value:  # the library moves it past each clause, to NULL at the end
            clause = self._to_phonemes(ctypes.byref(place), self._binding.CHARS_UTF8, _IPA | _TIED)
            clauses.append((clause or b"").decode().strip())
        return "\n".join(clause for clause in clauses if clause)

    def version(self) -> str:
        return str(self._binding.Info(None).decode())

    def voices(self) -> list[VoiceInfo]:
        found = []
        for voice in self._binding.ListVoices(None):
            lang = voice.languages[1:].decode()  # one byte of priority comes before the code
            file = voice.identifier.decode().replace("\\", "/").rpartition("/")[2]
            found.append(VoiceInfo(file, voice.name.decode(), lang))
        return found


_lock = threading.Lock()
_library: _Library | None = None


@contextmanager
def _the_library() -> Iterator[_Library]:
    """Give the library to this thread alone, loading it at first use."""
    global _library
    if not _lock.acquire(timeout=LOCK_SECONDS):
        raise SpeechUnavailable("espeak NG does not answer")
    try:
        if _library is None:
            _library = _Library()
        yield _library
    finally:
        _lock.release()


class Espeak:
    """The embedded synthesiser. Voices are named "it", "en-US", with variants: "ru+m3"."""

    name = "espeak"
    variants: Sequence[str] = ("+f1", "+f2", "+f3", "+f4", "+m1", "+m3", "+m5", "+m7")

    def __init__(self) -> None:
        """Load the library if it is not loaded yet (about 30 ms).

        Raises:
            SpeechUnavailable: when the library or its data are missing.
        """
        self._voices = voices()

    def voices(self) -> Sequence[VoiceInfo]:
        return self._voices

    def find(self, lang: str, wanted: str | None) -> str | None:
        usual = match_voice(self._voices, lang, _USUAL.get(lang))
        if wanted is None:
            return usual.id if usual else None
        base, plus, variant = wanted.partition("+")
        chosen = usual if not base else match_voice(self._voices, lang, base)
        if chosen is None:
            return None
        voice = chosen.id + plus + variant
        return voice if not variant or _has_variant(variant) else None

    def synthesise(
        self, text: str, voice: str, rate_wpm: int = USUAL_WPM, pitch: int = USUAL_PITCH
    ) -> Pcm:
        return synthesise(text, voice, rate_wpm, pitch)

    def close(self) -> None:
        """Nothing to do: the library stays loaded, since it cannot be started twice."""


def synthesise(text: str, voice: str, rate_wpm: int = USUAL_WPM, pitch: int = USUAL_PITCH) -> Pcm:
    """Return the sound of a text.

    Args:
        text: words to say.
        voice: id of a voice with an optional variant, such as "it" or "ru+m3".
        rate_wpm: words per minute, 120 to 900; others become the nearest.
        pitch: 0 to 100.

    Returns:
        Mono sound at 22050 Hz without silence at its start.

    Raises:
        SpeechUnavailable: when the library is missing or fails.
        UnknownVoice: when there is no such voice.
    """
    with _the_library() as library:
        pcm = library.synthesise(text, voice, clamp_rate(rate_wpm), pitch)
    return trim_start(pcm)


def phonemes(text: str, voice: str) -> str:
    """Return the IPA of a text as `espeak-ng -q --ipa=3` prints it.

    Words are parted by a space, clauses by a line end, the letters of one phoneme are tied by
    U+200D; stress and length marks stay: "sette" in "it" is "sˈɛtːe".

    Raises:
        SpeechUnavailable: when the library is missing or fails.
        UnknownVoice: when there is no such voice.
    """
    with _the_library() as library:
        return library.phonemes(text, voice)


def voices() -> list[VoiceInfo]:
    """List the voices, without the variants.

    Raises:
        SpeechUnavailable: when the library is missing.
    """
    with _the_library() as library:
        return library.voices()


def version() -> str:
    """Return the library's version, such as "1.52.0".

    Raises:
        SpeechUnavailable: when the library is missing.
    """
    with _the_library() as library:
        return library.version()


def _for_c(text: str) -> bytes:
    """Encode a text as the C library reads it: UTF-8 that ends at its only zero byte."""
    return text.replace("\0", " ").encode("utf-8", errors="replace")


def _loader() -> Any:
    try:
        import espeakng_loader
    except ImportError as error:
        raise SpeechUnavailable("the package espeakng-loader is missing") from error
    return espeakng_loader


def _data_folder() -> Path:
    try:
        folder = Path(_loader().get_data_path())
    except RuntimeError as error:
        raise SpeechUnavailable(f"the data of espeak NG are missing: {error}") from error
    if not (folder / "phontab").is_file():
        raise SpeechUnavailable(f"the data of espeak NG are missing from {folder}")
    return folder


def _data_path() -> bytes:
    """Return the data folder as the C library wants it: short, in the system's 8-bit encoding."""
    folder = str(_data_folder())
    if sys.platform == "win32":
        short = ctypes.create_unicode_buffer(512)
        if ctypes.windll.kernel32.GetShortPathNameW(folder, short, len(short)):
            folder = short.value
        try:
            path = folder.encode("mbcs", errors="strict")
        except UnicodeEncodeError as error:
            raise SpeechUnavailable(f"espeak NG cannot open the folder {folder}") from error
    else:
        path = os.fsencode(folder)
    if len(path) > _LONGEST_DATA_PATH:
        raise SpeechUnavailable(f"the path of espeak NG's data is too long: {folder}")
    return path


def _has_variant(variant: str) -> bool:
    """Tell whether there is a voice variant of this name ("f2"), whatever its letters' case."""
    folder = _data_folder() / "voices" / "!v"
    return any(variant == path.name for path in folder.iterdir())


def _load_binding() -> ModuleType:
    """Import pyttsx3's binding on the embedded library.

    The binding looks for the library at fixed places that differ by platform and hold another
    copy or none; for the time of the import it is handed ours.
    """
    try:
        library = ctypes.CDLL(_loader().get_library_path(), mode=ctypes.RTLD_GLOBAL)
    except OSError as error:
        raise SpeechUnavailable(f"espeak NG cannot be loaded: {error}") from error
    ctypes.cdll.LoadLibrary = lambda name: library  # type: ignore[method-assign]
    try:
        from pyttsx3.drivers import _espeak
    except (ImportError, RuntimeError) as error:
        raise SpeechUnavailable(f"pyttsx3 cannot drive espeak NG: {error}") from error
    finally:
        del ctypes.cdll.LoadLibrary
    if _espeak.dll._handle != library._handle:
        raise SpeechUnavailable("pyttsx3 was already driving another copy of espeak NG")
    binding: ModuleType = _espeak
    return binding
