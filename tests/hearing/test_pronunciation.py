"""Words become the sounds of the phone tables."""

import pytest

from voicecards.hearing.phone_tables import UnknownLanguage, phone_tables
from voicecards.hearing.pronunciation import (
    Lexicon,
    UnknownWord,
    normalise,
    sounds,
    without_softness,
)
from voicecards.hearing.sphinx import MOST_VARIANTS, spellings


def test_normalise_parts_hyphens_and_keeps_apostrophes():
    assert normalise("Ва-банк!") == "ва банк"
    assert normalise("Quanto c’è, nel piatto?") == "quanto c'è nel piatto"


@pytest.mark.parametrize(
    ("ipa", "expected"),
    [
        ("d‍ʒˈɔka", "dʒ ɔ k a"),
        ("sˈɛtːe", "s ɛ t e"),
        ("dvˈɑdt‍sʌtʲ", "d v ɑ t s ʌ t"),
        ("ɡrˈomt‍ʃʲi", "ɡ r o m tʃʲ i"),
        ("silˈɛnt‍sio", "s i l ɛ n t s i o"),
        ("ˌalt͡saɾe", "a l t s a ɾ e"),
    ],
)
def test_marks_go_and_affricates_are_split(ipa, expected):
    assert " ".join(without_softness(sounds(ipa))) == expected


@pytest.mark.parametrize(("lang", "word"), [("it", "asso"), ("ru", "семёрку"), ("ru", "сорок")])
def test_every_sound_is_in_the_tables(lang, word):
    lexicon = Lexicon(lang)
    phones = without_softness(lexicon.phones(word))
    assert phones
    assert set(phones) <= lexicon.tables.acoustic.keys()


def test_a_wrong_stress_is_overridden():
    assert Lexicon("ru").phones("сорок")[1] == "o"


def test_espeak_is_asked_once_for_a_word():
    asked = []
    lexicon = Lexicon("it", lambda word, voice: asked.append((word, voice)) or "re")
    assert lexicon.phones("re re") == ("r", "e", "r", "e")
    assert asked == [("re", "it")]


def test_english_has_all_variants_of_the_dictionary():
    variants = Lexicon("en").variants("what")
    assert variants[0] == ("W", "AH", "T")
    assert len(variants) > 1
    assert Lexicon("en").phones("brelan")[:2] == ("B", "R")


def test_an_unknown_english_word_is_named():
    with pytest.raises(UnknownWord, match="xyzzyx"):
        Lexicon("en").phones("xyzzyx")


def test_a_language_without_tables_is_refused():
    with pytest.raises(UnknownLanguage):
        phone_tables("xx")


def test_spellings_start_with_the_first_choices_and_are_few():
    lexicon = Lexicon("ru")
    found = list(spellings(lexicon.variants("семёрку")[0], lexicon.tables))
    assert found[0] == "S IY M AO R K UW"
    assert 1 < len(found) <= MOST_VARIANTS
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_penalties_start_at_nothing(lang):
    for sound, tokens in phone_tables(lang).acoustic.items():
        assert min(tokens.values()) == 0.0, sound
