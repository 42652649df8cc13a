"""Checks of the program itself: its version and those of the libraries it stands on."""

from __future__ import annotations

import importlib
import platform
import sys

from voicecards import __version__
from voicecards.doctor.files import INSTALL_AGAIN
from voicecards.doctor.finding import Finding
from voicecards.doctor.surroundings import Surroundings
from voicecards.narration.phrase import Phrase

_LIBRARIES = (
    "espeakng_loader", "fluent.runtime", "hassil", "numpy", "platformdirs", "pocketsphinx",
    "pygame", "pyttsx3", "soundfile", "speech_recognition", "tomli_w", "unicode_rbnf", "yaml",
)  # fmt: skip
"""What cannot be done without; hama, which some systems lack, has a check of its own."""

_OLDEST, _TOO_NEW = (3, 11), (3, 14)


def versions(_: Surroundings) -> Finding:
    """The versions of everything that a report of a fault needs, and what cannot be imported."""
    missing = []
    for name in _LIBRARIES:
        try:
            importlib.import_module(name)
        except Exception as error:  # a broken library may raise anything while it loads
            missing.append(f"{name}: {error}")
    if missing:
        return Finding(
            "versions",
            False,
            Phrase("doctor-parts-missing"),
            "; ".join(missing),
            INSTALL_AGAIN,
            essential=True,
        )
    if not _OLDEST <= sys.version_info[:2] < _TOO_NEW:
        return Finding(
            "versions",
            False,
            Phrase("doctor-python-untried"),
            _versions(),
            Phrase("doctor-python-remedy"),
        )
    return Finding("versions", True, Phrase("doctor-parts-fine"), _versions())


def _versions() -> str:
    import pygame

    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return ", ".join(
        (
            f"voicecards {__version__}",
            f"Python {platform.python_version()}",
            f"pygame {pygame.version.ver}",
            f"SDL {sdl}",
            f"espeak NG {_espeak_version()}",
            platform.platform(terse=True),
        )
    )


def _espeak_version() -> str:
    from voicecards.speech.espeak import version
    from voicecards.speech.synthesiser import SpeechUnavailable

    try:
        return version()
    except SpeechUnavailable:
        return "-"
