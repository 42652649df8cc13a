"""Screen readers: what one does for the program, and those that the package `prism` can reach.

The package is an optional extra and is imported only where it is asked for. Each of its calls may
take seconds, or never return (Speech Dispatcher without sound has done that), so that only a
thread of its own may make them: see `reader_link`.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Protocol


class ReaderGone(Exception):
    """The screen reader does not answer any more; the message says how it was noticed."""


class ReaderUnavailable(Exception):
    """No screen reader can be spoken through here; the message says why."""


class ScreenReader(Protocol):
    """A running screen reader. One thread uses it; any call may fail with `ReaderGone`."""

    name: str
    brailles: bool
    """Whether it shows lines in braille."""
    sets_rate: bool
    """Whether it speaks at the rate it is asked for; most keep their own."""

    def alive(self) -> bool:
        """Tell whether it still runs."""
        ...

    def say(self, text: str, lang: str, rate_wpm: int, braille: bool) -> None:
        """Cut what it says and say a line, in braille too where it can and `braille` is set."""
        ...

    def stop(self) -> None:
        """Cut what it says, where it lets itself be cut."""
        ...


OpenReader = Callable[[], ScreenReader]
"""Finds the running screen reader; raises ReaderUnavailable where there is none."""

READERS: Final = (
    "NVDA", "JAWS", "VOICE_OVER", "ORCA", "ZDSR", "ZOOM_TEXT", "SENSE_READER", "PC_TALKER",
    "BOY_PC_READER", "SYSTEM_ACCESS", "WINDOW_EYES",
)  # fmt: skip
"""Names that `prism` gives to screen readers. Its other routes are mere voices: ours is better."""

DISPATCHER: Final = "SPEECH_DISPATCHER"
"""What readers of Linux speak through. To ask for it starts it, so that it is looked for first."""

NARRATOR: Final = "UIA"
"""Announcements to whoever listens, and maybe nobody does: only for those who ask for a reader."""

_MIDDLE_WPM, _SLOW_WPM, _FAST_WPM = 175, 80, 450
"""The rates that Speech Dispatcher's middle, lowest and highest settings stand for."""

_USUAL: Final[Mapping[str, tuple[str, ...]]] = {"en": ("en", "en-us", "en-gb")}
"""Language tags of the voices preferred to others of the language."""


def open_reader(*, asked_for: bool = False) -> ScreenReader:
    """Find the running screen reader.

    Args:
        asked_for: the player wants one and no other voice, so that doubtful routes are tried too.

    Raises:
        ReaderUnavailable: when the extra is not installed, or no reader runs.
    """
    try:
        import prism
    except Exception as error:  # the package loads a library, which fails in ways of its own
        raise ReaderUnavailable(f"prismatoid: {error}") from error
    reasons: list[str] = []
    for name in _candidates(asked_for):
        try:
            context, number = _context(prism), prism.BackendId[name]
            if not context.exists(number):
                continue
            backend = context.create(number)
            if not backend.features.is_supported_at_runtime:
                raise ReaderGone("it does not run")
            return PrismReader(backend)
        # PrismBackendNotAvailableError, ValueError and whatever COM or D-Bus may raise
        except Exception as error:
            reasons.append(f"{name}: {error}")
    raise ReaderUnavailable("; ".join(reasons) or "no screen reader for this system")


def is_installed() -> bool:
    """Whether the optional extra is there; nothing is loaded to find out."""
    from importlib.util import find_spec

    return find_spec("prism") is not None


def dispatcher_runs(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a Speech Dispatcher runs: looked for by its socket or its number, never started.

    A session may start one for whoever connects, so that only the address that somebody gave is
    connected to.
    """
    address = environment.get("SPEECHD_ADDRESS", "")
    if address:
        kind, _, path = address.partition(":")
        return kind != "unix_socket" or _answers(path)
    folder = Path(environment.get("XDG_RUNTIME_DIR") or "/nonexistent")
    try:
        number = int((folder / "speech-dispatcher/pid/speech-dispatcher.pid").read_text())
        os.kill(number, 0)  # sends nothing: only asks whether the process exists
    except (OSError, ValueError):
        return False
    return True


def _answers(path: str) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.settimeout(0.2)
        try:
            probe.connect(path)
        except OSError:
            return False
    return True


def _candidates(asked_for: bool) -> Iterator[str]:
    yield from READERS
    if sys.platform not in ("win32", "darwin") and (asked_for or dispatcher_runs()):
        yield DISPATCHER
    if asked_for:
        yield NARRATOR


_the_context: Any = None


def _context(prism: Any) -> Any:
    """The one context of the program, kept for its life: each has threads of its own."""
    global _the_context
    if _the_context is None:
        _the_context = prism.Context()
    return _the_context


class PrismReader:
    """A screen reader behind `prism`."""

    def __init__(self, backend: Any) -> None:
        """Take a backend that has been opened.

        Args:
            backend: a `prism.Backend`.

        Raises:
            ReaderGone: when it can neither speak nor show anything.
        """
        features = backend.features
        self.name = str(backend.name)
        self.brailles = bool(features.supports_braille)
        self.sets_rate = bool(features.supports_set_rate)
        self._backend = backend
        self._speak = backend.speak if features.supports_speak else backend.output
        if not (features.supports_speak or features.supports_output):
            raise ReaderGone(f"{self.name} cannot speak")
        self._can_stop = bool(features.supports_stop)
        choice = (
            features.supports_set_voice,
            features.supports_count_voices,
            features.supports_get_voice_language,
        )
        self._voices = _voices(backend) if all(choice) else {}
        self._lang = ""
        self._rate = 0

    def alive(self) -> bool:
        try:
            return bool(self._backend.features.is_supported_at_runtime)
        except Exception:  # whatever the library raises, it does not answer
            return False

    def say(self, text: str, lang: str, rate_wpm: int, braille: bool) -> None:
        try:
            if lang != self._lang and lang in self._voices:
                self._backend.voice = self._voices[lang]
                self._lang = lang
            if self.sets_rate and rate_wpm != self._rate:
                self._backend.rate = _share_of_rate(rate_wpm)
                self._rate = rate_wpm
            self._speak(text, True)
        except Exception as error:  # of the library's own kinds, or of the system's
            raise ReaderGone(f"{self.name}: {error}") from error
        if braille and self.brailles:
            try:
                self._backend.braille(text)
            except Exception:  # no display is connected now: the line has been said
                return

    def stop(self) -> None:
        if not self._can_stop:
            return
        try:
            self._backend.stop()
        except Exception as error:
            if type(error).__name__ != "PrismNotSpeakingError":
                raise ReaderGone(f"{self.name}: {error}") from error


def _voices(backend: Any) -> dict[str, int]:
    """The voice for each language: its usual one, or the first."""
    found: dict[str, tuple[int, int]] = {}
    for index in range(backend.voices_count):
        tag = str(backend.get_voice_language(index)).lower().replace("_", "-")
        lang = tag.split("-")[0]
        usual = _USUAL.get(lang, (lang,))
        rank = usual.index(tag) if tag in usual else len(usual)
        if lang not in found or rank < found[lang][0]:
            found[lang] = (rank, index)
    return {lang: index for lang, (_, index) in found.items()}


def _share_of_rate(wpm: int) -> float:
    """A rate from 0 to 1 as `prism` wants it, 0.5 being the middle."""
    if wpm <= _MIDDLE_WPM:
        return max(0.0, 0.5 * (wpm - _SLOW_WPM) / (_MIDDLE_WPM - _SLOW_WPM))
    return min(1.0, 0.5 + 0.5 * (wpm - _MIDDLE_WPM) / (_FAST_WPM - _MIDDLE_WPM))
