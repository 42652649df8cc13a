"""Checks of what hears: the recognizers."""

from __future__ import annotations

import sys

from voicecards.doctor.finding import Finding
from voicecards.doctor.surroundings import Surroundings
from voicecards.narration.phrase import Phrase

_SMALL, _BETTER = "sphinx", "sphinx+hama"


def small_recognizer(surroundings: Surroundings) -> Finding:
    """Whether the recognizer that works everywhere can be loaded, and whether it is used."""
    check = f"recognizer.{_SMALL}"
    failure = _failure(surroundings.lang, _SMALL)
    if failure:
        remedy = Phrase("doctor-install-again")
        return Finding(check, False, Phrase("doctor-sphinx-broken"), failure, remedy)
    used = _used(surroundings) == _SMALL
    message = Phrase("doctor-sphinx-used") if used else Phrase("doctor-sphinx-spare")
    return Finding(check, True, message, _SMALL)


def better_recognizer(surroundings: Surroundings) -> Finding:
    """Whether the recognizer with the phoneme network can be loaded, and whether it is used."""
    check = f"recognizer.{_BETTER}"
    failure = _failure(surroundings.lang, _BETTER)
    if failure and sys.platform == "win32":  # hama has no library for Windows
        return Finding(check, True, Phrase("doctor-hama-not-here"), failure)
    if failure:
        remedy = Phrase("doctor-install-again")
        return Finding(check, False, Phrase("doctor-hama-broken"), failure, remedy)
    used = _used(surroundings) == _BETTER
    message = Phrase("doctor-hama-used") if used else Phrase("doctor-hama-spare")
    return Finding(check, True, message, _BETTER)


def _used(surroundings: Surroundings) -> str:
    """The recognizer of a session: the one of the settings, or the best that can be loaded."""
    wanted = surroundings.settings.recognizer
    if wanted != "auto":
        return wanted
    return _SMALL if _failure(surroundings.lang, _BETTER) else _BETTER


def _failure(lang: str, recognizer: str) -> str:
    """Why an ear with this recognizer does not load; empty when it does."""
    try:
        from voicecards.hearing.ear import Ear

        Ear(lang, recognizer)
    except (ImportError, OSError, RuntimeError, ValueError) as error:
        return str(error) or type(error).__name__
    return ""
