"""What may be handed to a voice: words and the marks of a sentence, nothing else."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

MARKS = frozenset(" .,;:?!'’-–—()«»\"“”…")
"""Punctuation that a voice turns into pauses and melody."""

_DIGITS = re.compile(r"[-−]?\d+")
_SPACES = re.compile(r"\s+")


def is_speakable(text: str) -> bool:
    """Whether the text has only letters, their accents, and the marks of a sentence."""
    return all(map(_may_be_spoken, text))


def speakable(text: str, number: Callable[[int], str]) -> str:
    """Make a text from outside fit for the voice.

    Args:
        text: what a recogniser heard, a file's name, a text a player typed.
        number: writes a number in words.

    Returns:
        The text with digits in words and everything unspeakable turned into spaces.
    """
    if is_speakable(text):
        return text
    text = _DIGITS.sub(lambda m: f" {number(int(m[0].replace('−', '-')))} ", text)
    text = "".join(c if _may_be_spoken(c) else " " for c in text)
    return _SPACES.sub(" ", text).strip()


def _may_be_spoken(character: str) -> bool:
    return character in MARKS or unicodedata.category(character)[0] in "LM"
