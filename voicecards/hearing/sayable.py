"""Whether the ear can listen for words that a player has made up, such as the name of a sheet."""

from __future__ import annotations

from functools import cache, lru_cache

from voicecards.hearing.pronunciation import Lexicon, UnknownWord, normalise, without_softness
from voicecards.speech.synthesiser import SpeechUnavailable


@lru_cache(maxsize=256)
def unsayable(lang: str, text: str) -> str | None:
    """Find the first word of a text that cannot be listened for.

    Args:
        lang: a folder of `locales`.
        text: words, numbers written out.

    Returns:
        The word: no dictionary has it, or it has sounds that the language's tables lack; the
        whole text when there is no word in it; None when all of it can be heard.
    """
    words = normalise(text).split()
    if not words:
        return text
    return next((word for word in words if not _can_be_heard(lang, word)), None)


def _can_be_heard(lang: str, word: str) -> bool:
    lexicon = _lexicon(lang)
    try:
        variants = lexicon.variants(word)
    except (UnknownWord, SpeechUnavailable):
        return False
    tables = lexicon.tables
    for phones in variants:
        plain = without_softness(phones)
        if not phones or any(phone not in tables.acoustic for phone in plain):
            return False
        if tables.sphinx and any(phone not in tables.sphinx for phone in plain):
            return False
    return True


@cache
def _lexicon(lang: str) -> Lexicon:
    return Lexicon(lang)
