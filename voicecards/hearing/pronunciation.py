"""Words to sounds: espeak NG's IPA for Italian and Russian, CMUdict for English."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from voicecards.hearing.phone_tables import SOFT, PhoneTables, phone_tables

Phones = tuple[str, ...]
Speller = Callable[[str, str], str]

_MARKS = re.compile("[\u200d\u0361_ˈˌː^\"'\\s]|\\([a-z-]+\\)")
_SPLIT = {"dts": ("t", "s"), "ts": ("t", "s"), "dz": ("d", "z")}
_SOUND = re.compile(f"dts|ts|dz|tʃ{SOFT}?|dʒ|.{SOFT}?")


class UnknownWord(ValueError):
    """A word of the sentences has no pronunciation."""


def normalise(sentence: str) -> str:
    """Return a sentence as the engines write it: lower case, words apart by one space.

    Hyphens become spaces and punctuation goes ("ва-банк" is two words); apostrophes stay, for
    they belong to the word ("c'è").
    """
    text = sentence.lower().replace("’", "'")
    return " ".join(re.sub(r"[^\w']+", " ", text).split())


def sounds(ipa: str) -> Phones:
    """Cut an IPA word into the sounds of the phone tables.

    Stress, length and ties go; "ts" and "dz" become two sounds; softness stays on its consonant
    (`without_softness` takes it off).

    Args:
        ipa: one word as espeak NG writes it with `--ipa`.
    """
    found: list[str] = []
    for sound in _SOUND.findall(_MARKS.sub("", ipa)):
        found.extend(_SPLIT.get(sound, (sound,)))
    return tuple(found)


def without_softness(phones: Phones) -> Phones:
    """Drop the soft marks, except that of "tʃʲ", which is a sound of its own in the tables."""
    return tuple(p if p == f"tʃ{SOFT}" else p.removesuffix(SOFT) for p in phones)


class Lexicon:
    """How the words of one language sound. Answers are kept, for espeak NG is not re-entrant."""

    def __init__(self, lang: str, speller: Speller | None = None) -> None:
        """Make a lexicon.

        Args:
            lang: a language with a folder in `locales`.
            speller: (word, voice) -> IPA; None: espeak NG.
        """
        self.tables: PhoneTables = phone_tables(lang)
        self._speller = speller
        self._known: dict[str, tuple[Phones, ...]] = {}

    def variants(self, word: str) -> tuple[Phones, ...]:
        """Return the pronunciations of a word, the usual one first.

        Raises:
            UnknownWord: when an English word is in no dictionary.
        """
        if word not in self._known:
            self._known[word] = self._look_up(word)
        return self._known[word]

    def phones(self, sentence: str) -> Phones:
        """Return the sounds of a whole (normalised) sentence, in its usual pronunciation."""
        return tuple(phone for word in sentence.split() for phone in self.variants(word)[0])

    def _look_up(self, word: str) -> tuple[Phones, ...]:
        given = self.tables.overrides.get(word)
        if self.tables.source == "cmudict":
            if given is not None:
                return tuple(tuple(phones.split()) for phones in given)
            return cmudict(word)
        return tuple(sounds(ipa) for ipa in given or (self._spell(word),))

    def _spell(self, word: str) -> str:
        if self._speller is None:
            from voicecards.speech.espeak import phonemes

            self._speller = phonemes
        return self._speller(word, self.tables.voice)


@cache
def _cmudict() -> str:
    """Return the pronouncing dictionary bundled with pocketsphinx, a line an entry."""
    from pocketsphinx import get_model_path

    return "\n" + Path(get_model_path("en-us/cmudict-en-us.dict")).read_text("utf-8")


def cmudict(word: str) -> tuple[Phones, ...]:
    """Look an English word up; its other pronunciations, "word(2)", follow it in the file.

    Raises:
        UnknownWord: when it is not there.
    """
    text = _cmudict()
    place = text.find(f"\n{word} ")
    if place < 0:
        raise UnknownWord(word)
    found: list[Phones] = []
    while True:
        end = text.find("\n", place + 1)
        entry, *phones = text[place + 1 : end if end >= 0 else None].split()
        if entry.partition("(")[0] != word:
            return tuple(found)
        found.append(tuple(phones))
        if end < 0:
            return tuple(found)
        place = end
