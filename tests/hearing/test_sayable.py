"""Made-up words: which of them the ear can listen for."""

import pytest

from voicecards.hearing.sayable import unsayable


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("it", "casa della nonna due"),
        ("it", "zampetti"),
        ("ru", "бабушкины правила"),
        ("ru", "ивановы"),
        ("en", "house rules"),
    ],
)
def test_words_of_the_language_can_be_heard(lang: str, text: str) -> None:
    assert unsayable(lang, text) is None


@pytest.mark.parametrize(
    ("lang", "text", "word"),
    [
        ("it", "la дом", "дом"),
        ("ru", "мой house", "house"),
        ("en", "the zampetti rules", "zampetti"),
        ("en", "家", "家"),
        ("en", "!", "!"),
    ],
)
def test_the_first_word_that_cannot_is_named(lang: str, text: str, word: str) -> None:
    assert unsayable(lang, text) == word
