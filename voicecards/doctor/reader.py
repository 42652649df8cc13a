"""Check of the screen reader: whether one runs, and whether the program speaks through it."""

from __future__ import annotations

import threading

from voicecards.doctor.finding import Finding
from voicecards.doctor.surroundings import Surroundings
from voicecards.narration.phrase import Phrase
from voicecards.speech.screen_reader import (
    ReaderUnavailable,
    ScreenReader,
    dispatcher_runs,
    is_installed,
    open_reader,
)

PATIENCE = 6.0
"""Seconds to look for a reader: Speech Dispatcher with all its voices has taken three."""


def screen_reader(surroundings: Surroundings) -> Finding:
    """Whether a screen reader runs, and can be spoken and brailled through."""
    forced = surroundings.settings.speech == "reader"
    if not is_installed():
        remedy = Phrase("doctor-reader-extra-remedy")
        seen = "Speech Dispatcher" if dispatcher_runs() else ""
        if forced or seen:
            return Finding("reader", False, Phrase("doctor-reader-extra"), seen, remedy)
        return Finding("reader", True, Phrase("doctor-reader-extra"), "prismatoid: -")
    reader, reason = surroundings.reader
    if reader is not None:
        used = surroundings.settings.speech in ("auto", "reader")
        message = Phrase("doctor-reader-fine" if used else "doctor-reader-unused")
        return Finding("reader", True, message, reader.name + ", braille" * reader.brailles)
    if forced:
        remedy = Phrase("doctor-reader-remedy")
        return Finding("reader", False, Phrase("reader-missing"), reason, remedy)
    return Finding("reader", True, Phrase("doctor-reader-none"), reason)


def running_reader(asked_for: bool) -> tuple[ScreenReader | None, str]:
    """The screen reader that runs, or why there is none; waits only so long for it."""
    found: list[ScreenReader] = []
    reason = ["it does not answer"]

    def look() -> None:
        try:
            found.append(open_reader(asked_for=asked_for))
        except ReaderUnavailable as error:
            reason[0] = str(error)

    looking = threading.Thread(target=look, daemon=True, name="doctor's reader")
    looking.start()
    looking.join(PATIENCE)
    return (found[0], "") if found else (None, reason[0])
