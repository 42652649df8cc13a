"""Texts made comparable: what people type, what engines write and what the tables hold."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_POINT, _MINUS = "\ue000", "\ue001"
"""Private characters, so that "2.5" and "-5" stay one word and neither becomes 5."""

_IN_NUMBERS: Final = (
    (re.compile(r"(?<=\d)[.,](?=\d)"), _POINT),
    (re.compile(r"(?<!\w)[-−](?=\d)"), _MINUS),
)


class _Folding(dict[int, str]):
    """Characters as they are compared, worked out when first met."""

    def __missing__(self, code: int) -> str:
        character = chr(code)
        if character == "й":
            folded = character  # a letter of its own, not an accented и
        elif character.isalnum():
            folded = unicodedata.normalize("NFD", character)[0]
        else:
            folded = "" if unicodedata.combining(character) else " "
        self[code] = folded
        return folded


_FOLDING = _Folding({ord(c): c for c in (_POINT, _MINUS)})


_DIGIT: Final = re.compile(r"\d")


def has_digits(text: str) -> bool:
    """Whether there is a digit in the text."""
    return _DIGIT.search(text) is not None


def normalise(text: str) -> str:
    """Fold case, ё and accents, apostrophes, hyphens, punctuation and spaces away.

    Returns:
        Words divided by single spaces: "C'è l'asso!" is "c e l asso", "ва-банк" is "ва банк".
    """
    text = unicodedata.normalize("NFC", text).casefold()
    if has_digits(text):
        for pattern, sign in _IN_NUMBERS:
            text = pattern.sub(sign, text)
    return " ".join(text.translate(_FOLDING).split())


def tidy_name(text: str) -> str:
    """Make a name of what was typed or written: single spaces, nothing unprintable."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def file_letters(name: str) -> str:
    """Letters and digits of a name, folded, for a part of a file name; empty where it has none."""
    return "".join(c if c.isalnum() else "-" for c in normalise(name)).strip("-")
