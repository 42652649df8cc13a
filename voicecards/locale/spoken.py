"""Which language the program speaks: the one asked for, the one saved, or the system's."""

from __future__ import annotations

import locale
import os

from voicecards.locale import FALLBACK, languages


def system_language() -> str | None:
    """The system's language, if it is one of ours."""
    names = [os.environ.get(n, "") for n in ("LC_ALL", "LC_MESSAGES", "LANG")]
    names.append(locale.getlocale()[0] or "")
    return next((n[:2].lower() for n in names if n[:2].lower() in languages()), None)


def spoken_language(*wanted: str | None) -> str:
    """The first of the wanted languages that there is, else the system's, else English."""
    for lang in wanted:
        if lang is not None and lang in languages():
            return lang
    return system_language() or FALLBACK
