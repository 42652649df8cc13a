"""Check a figure that the rules tell in words, in every language."""

from collections.abc import Mapping

from voicecards.locale import Locale, languages, load
from voicecards.locale.rules_text import load_rules

OPTIONS, WORDS, ADVICE, QUESTIONS = -4, -3, -2, -1
"""The sections that close every text."""


class Figure:
    """A number inside a sentence: `{n}` is its words, `{n:f-gen}` its words in that form."""

    def __init__(self, locale: Locale, value: int) -> None:
        self._locale = locale
        self._value = value

    def __format__(self, form: str) -> str:
        return self._locale.number(self._value, form)


def assert_told(game: str, section: int, sentences: Mapping[str, str], **figures: int) -> None:
    """Assert that a section has the sentence, with these figures in words, in every language.

    Args:
        game: the game's id.
        section: index of the section.
        sentences: by language, with figures as `{name}` or `{name:form}`.
        figures: their values.
    """
    assert set(sentences) == set(languages())
    for lang, sentence in sentences.items():
        locale = load(lang)
        values = {name: Figure(locale, value) for name, value in figures.items()}
        text = " ".join(load_rules(game, lang).sections[section].paragraphs).lower()
        assert sentence.format(**values).lower() in text, lang
