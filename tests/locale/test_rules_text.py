"""The rules as texts: their form, and that every language tells the same things."""

import io
from contextlib import suppress

import pytest

from voicecards import resources
from voicecards.games import games
from voicecards.games.options import Numbers, Whole
from voicecards.locale import FALLBACK, languages, load
from voicecards.locale.rules_text import (
    LONGEST_PARAGRAPH,
    RulesTextError,
    load_rules,
    parse,
    print_rules,
)

TEXTS = sorted(file.stem for file in (resources.folder("locales") / FALLBACK / "rules").iterdir())
each_text = pytest.mark.parametrize("game", TEXTS)
in_each_language = pytest.mark.parametrize("lang", languages())


@in_each_language
@pytest.mark.parametrize("game", games())
def test_every_game_can_be_learned_in_every_language(game, lang):
    assert load_rules(game, lang).lang == lang


@in_each_language
@each_text
def test_paragraphs_are_short_enough_to_be_heard(game, lang):
    for section in load_rules(game, lang).sections:
        for paragraph in section.paragraphs:
            assert len(paragraph.split()) <= LONGEST_PARAGRAPH, paragraph


@in_each_language
@each_text
def test_paragraphs_end_as_sentences_do(game, lang):
    for section in load_rules(game, lang).sections:
        assert section.heading[-1] not in ".:;,"
        for paragraph in section.paragraphs:
            assert paragraph.endswith((".", "?", "!", ".»", ".”")), paragraph


@in_each_language
@each_text
def test_languages_tell_the_same_things_in_the_same_order(game, lang):
    lengths = [len(section.paragraphs) for section in load_rules(game, lang).sections]
    assert lengths == [len(section.paragraphs) for section in load_rules(game, FALLBACK).sections]


@in_each_language
@each_text
def test_no_heading_comes_twice(game, lang):
    headings = [section.heading for section in load_rules(game, lang).sections]
    assert len(set(headings)) == len(headings)


@in_each_language
@pytest.mark.parametrize("game", games())
def test_every_option_is_explained_under_its_name(game, lang):
    locale = load(lang)
    _, *told = load_rules(game, lang).options.paragraphs
    names = list(games()[game].options.kinds())
    assert len(told) == len(names)
    for name, paragraph in zip(names, told, strict=True):
        label = locale.text(f"option-{name}", "label")
        assert paragraph.startswith(f"{label}: "), name


@in_each_language
@pytest.mark.parametrize("game", games())
def test_every_number_an_option_usually_has_is_told(game, lang):
    locale = load(lang)
    _, *told = load_rules(game, lang).options.paragraphs
    usual = games()[game].options()
    for (name, kind), paragraph in zip(usual.kinds().items(), told, strict=True):
        value = getattr(usual, name)
        if isinstance(kind, Whole | Numbers) and value > 1:
            assert any(words in paragraph for words in written(locale, value)), name


def written(locale, number):
    """A number in words, in every gender the language has."""
    for form in ("", "m", "f", "n"):
        with suppress(LookupError):
            yield locale.number(number, form)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "has no title"),
        ("# Title", "has no headings"),
        ("Words\n\n# Title", "before the title"),
        ("# Title\n\nWords", "before the first heading"),
        ("# Title\n\n# Title\n\n", "second title"),
        ("# Title\n\n## One\n\n## Two\n\nWords", "nothing stands under"),
        ("# Title\n\n## One\n\n### Deep\n\nWords", "below the second level"),
        ("# Title\n\n## One\n\nWords **bold**", "no word"),
        ("# Title\n\n## One\n\n13 tricks", "no word"),
        ("# Title\n\n##\n\nWords", "empty heading"),
    ],
)
def test_a_text_written_wrongly_is_refused_with_the_reason(text, fault):
    with pytest.raises(RulesTextError, match=fault):
        parse(text, "en", "some.md")


def test_a_paragraph_may_be_broken_into_lines():
    rules = parse("# Title\n\n## One\n\nA paragraph\nin two lines.\n \nAnother.\n", "en")
    assert rules.title == "Title"
    assert rules.sections[0].heading == "One"
    assert rules.sections[0].paragraphs == ("A paragraph in two lines.", "Another.")


def test_a_game_without_rules_is_refused():
    with pytest.raises(RulesTextError, match="whist"):
        load_rules("whist", "en")


def test_a_language_without_a_text_gets_the_fallback():
    assert load_rules("bouillabaisse", "eo").lang == FALLBACK


def test_printed_rules_are_plain_lines():
    stream = io.StringIO()
    print_rules("bouillabaisse", "it", stream)
    rules = load_rules("bouillabaisse", "it")
    lines = stream.getvalue().split("\n\n")
    assert lines[0] == rules.title
    assert len(lines) == 1 + sum(1 + len(section.paragraphs) for section in rules.sections)
    assert "#" not in stream.getvalue()
