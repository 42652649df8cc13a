"""Checks of what hears: the recognizers."""

from __future__ import annotations

import sys

from voicecards.doctor.finding import Finding
from voicecards.doctor.surroundings import Surroundings
from voicecards.hearing.available import recognizers_here
from voicecards.models.catalogue import LIBRARIES, models_for
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


def fetched_model(surroundings: Surroundings) -> Finding:
    """Whether a model makes the ear better, and what may be fetched where none does."""
    check, lang, settings = "recognizer.model", surroundings.lang, surroundings.settings
    if settings.recognizer == "google":
        return Finding(check, True, Phrase("doctor-google-used"), "google")
    engines = [e for e in recognizers_here(lang, settings.model) if e in LIBRARIES]
    if settings.recognizer in LIBRARIES and settings.recognizer not in engines:
        about = ", ".join(filter(None, (f"recognizer = {settings.recognizer}", settings.model)))
        remedy = Phrase("doctor-recognizer-remedy")
        return Finding(check, False, Phrase(f"doctor-{settings.recognizer}-broken"), about, remedy)
    if not engines:
        best = models_for(lang)[0]
        key = "doctor-model-offer" if best.usable else "doctor-model-offer-extra"
        detail = f"voicecards models get {best.name}; voicecards[{best.engine}]"
        return Finding(check, True, Phrase(key, {"n": best.megabytes}), detail)
    engine = settings.recognizer if settings.recognizer in engines else engines[-1]
    failure = _failure(lang, engine, settings.model)
    if failure:
        remedy = Phrase("doctor-model-broken-remedy")
        return Finding(check, False, Phrase(f"doctor-{engine}-broken"), failure, remedy)
    used = _used(surroundings) == engine
    message = Phrase(f"doctor-{engine}-used" if used else f"doctor-{engine}-spare")
    return Finding(check, True, message, engine)


def _used(surroundings: Surroundings) -> str:
    """The recognizer of a session: the one of the settings, or the best that can be loaded."""
    from voicecards.hearing.ear import Ear, UnknownRecognizer

    settings = surroundings.settings
    try:
        return Ear(surroundings.lang, settings.recognizer, settings.model).name
    except (ImportError, OSError, RuntimeError, UnknownRecognizer):
        return settings.recognizer


def _failure(lang: str, recognizer: str, model: str = "") -> str:
    """Why an ear with this recognizer does not load; empty when it does."""
    try:
        from voicecards.hearing.ear import Ear

        Ear(lang, recognizer, model)
    except (ImportError, OSError, RuntimeError, ValueError) as error:
        return str(error) or type(error).__name__
    return ""
