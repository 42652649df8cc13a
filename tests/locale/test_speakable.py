import pytest

from voicecards.locale.speakable import is_speakable, speakable


@pytest.mark.parametrize(
    "text", ["Tocca a te: cuori.", "семёрка червей — нельзя", "the jack’s «turn»?", "l'asso", ""]
)
def test_words_and_marks_may_be_spoken(text):
    assert is_speakable(text)


@pytest.mark.parametrize(
    "text", ["10 di cuori", "Q♥", "must_follow", "\u2068asso\u2069", "a{b}", "a\nb", "a/b", "+x"]
)
def test_digits_signs_and_invisible_characters_may_not(text):
    assert not is_speakable(text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("card 12", "card twelve"),
        ("-12 points", "minus twelve points"),
        ("all_in ♥ now", "all in now"),
        ("\u2068two\u2069", "two"),
        ("C:\\x\\y.toml", "C: x y.toml"),
        ("as it is", "as it is"),
    ],
)
def test_text_from_outside_is_made_speakable(text, said):
    words = {12: "twelve", -12: "minus twelve"}
    assert speakable(text, words.__getitem__) == said
