"""The manual tells the same in each language, and everything it claims is so."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tests.locale.manual_claims import HEADINGS, QUOTED, claims, commands
from voicecards.commands.keymap import KeyMap
from voicecards.commands.sentences import Sentences
from voicecards.locale import FALLBACK, languages, load
from voicecards.locale.manual_text import blocks, load_manual, manual_file, parse, spoken_keys
from voicecards.locale.rules_text import LONGEST_PARAGRAPH, RulesTextError

in_each_language = pytest.mark.parametrize("lang", languages())

WITHOUT_SENTENCE = {
    "f2": "talk",  # whoever holds it down is about to speak
    "l": "last_trick",  # at Bouillotte it is the last deal, and no sentence asks for that
    "delete": "delete_sheet",  # removes a player too, but the sentence is about sheets
}
"""Keys of the manual for which no sentence is quoted, and what they do."""
TOLD_IN_PROSE = {"practise", "menu", "first_item", "last_item", "player", "table_card", "choose"}
"""Commands whose keys the manual names in the middle of a sentence."""


@cache
def sentences(lang: str) -> Sentences:
    return Sentences(lang)


@in_each_language
def test_every_language_has_a_manual_that_can_be_said(lang: str) -> None:
    assert load_manual(lang).lang == lang  # reading it refuses everything that is no word


@in_each_language
def test_headings_are_the_same_in_every_language(lang: str) -> None:
    def outline(lang: str) -> list[str]:
        text = manual_file(lang).read_text(encoding="utf-8")
        return [block.kind for block in blocks(text) if block.kind in HEADINGS]

    assert outline(lang) == outline(FALLBACK)


@in_each_language
def test_every_part_has_as_many_paragraphs_and_items_in_every_language(lang: str) -> None:
    def sizes(lang: str) -> list[tuple[tuple[int, int], str]]:
        return [(claim.place, claim.block.kind) for claim in claims(lang)]

    assert sizes(lang) == sizes(FALLBACK)


@in_each_language
def test_every_quoted_sentence_is_understood_where_it_is_recommended(lang: str) -> None:
    for claim in claims(lang):
        for sentence in claim.sentences:
            found = commands(sentences(lang), sentence, claim.where)
            assert len(found) == 1, (claim.place, sentence, found)


@in_each_language
def test_the_sentences_mean_the_same_in_every_language(lang: str) -> None:
    def meant(lang: str) -> list[Counter[str]]:
        return [
            Counter(
                command.code if command.name != "language" else "language"
                for sentence in claim.sentences
                for command in commands(sentences(lang), sentence, claim.where)
            )
            for claim in claims(lang)
        ]

    assert meant(lang) == meant(FALLBACK)


@in_each_language
def test_every_key_does_what_its_sentence_does(lang: str) -> None:
    keymap = KeyMap()
    for claim in claims(lang):
        does = [keymap.command(key, claim.where[0]) for key in claim.keys]
        assert None not in does, (claim.place, claim.block.text)
        names = [command.name for command in does if command]
        if claim.keys and not claim.sentences:
            assert names == [WITHOUT_SENTENCE[str(key)] for key in claim.keys], claim.block.text
        elif claim.keys:
            said = [commands(sentences(lang), s, claim.where)[0].name for s in claim.sentences]
            assert names == said, (claim.place, claim.block.text)


@in_each_language
def test_every_language_explains_the_same_keys(lang: str) -> None:
    assert [claim.keys for claim in claims(lang)] == [claim.keys for claim in claims(FALLBACK)]


@in_each_language
def test_every_key_of_the_tables_is_explained(lang: str) -> None:
    explained = {
        command
        for claim in claims(lang)
        for where in claim.where
        for key in claim.keys
        if (command := KeyMap().command(key, where))
    }
    bound = {binding.command for binding in KeyMap().bindings}
    left_out = {command.name for command in bound - explained}
    assert left_out <= TOLD_IN_PROSE


@in_each_language
def test_paragraphs_are_short_enough_to_be_heard(lang: str) -> None:
    for chapter in load_manual(lang).chapters:
        for section in chapter.sections:
            for paragraph in section.paragraphs:
                assert len(paragraph.split()) <= LONGEST_PARAGRAPH, paragraph


@in_each_language
def test_quotation_marks_are_in_pairs(lang: str) -> None:
    for claim in claims(lang):
        assert not set(QUOTED.sub("", claim.block.text)) & set('“”«»"'), claim.block.text


@pytest.mark.parametrize(
    ("lang", "written", "spoken"),
    [
        ("en", "Press Shift+F1 or Ctrl+Full stop.", "Press Shift F one or Control Full stop."),
        ("en", "I press A, not F.", "I press A, not F."),
        ("it", "C'è Ctrl+C, e Shift+Freccia su.", "C'è Control ci, e Shift Freccia su."),
        ("ru", "Enter, Shift+Стрелка вверх и J", "энтер, шифт стрелка вверх и джей"),
        ("ru", "Ctrl+Shift+C", "контрол шифт си"),
    ],
)
def test_keys_are_said_as_the_program_says_them(lang: str, written: str, spoken: str) -> None:
    assert spoken_keys(written, load(lang)) == spoken


def test_code_is_said_in_words_and_a_command_to_type_is_left_to_the_eye() -> None:
    text = "# T\n\n## One\n\nThe file `a_b.toml`.\n\n```\nuv run it\n\nuv stop\n```\n\n- Last.\n"
    [chapter] = parse(text, load("en")).chapters
    assert chapter.sections[0].paragraphs == (
        "The file a underscore b dot toml.",
        load("en").text("manual-command"),
        "Last.",
    )


def test_what_stands_before_the_first_heading_of_a_chapter_has_its_name() -> None:
    [chapter] = parse("# T\n\n## One\n\nA.\n\n### Two\n\nB.\nC.\n", load("en")).chapters
    assert [(s.heading, s.paragraphs) for s in chapter.sections] == [
        ("One", ("A.",)),
        ("Two", ("B. C.",)),
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "has no title"),
        ("# T", "has no headings"),
        ("# T\n\nWords.", "before the first heading"),
        ("# T\n\n## One\n\n### Two\n\nWords | more.", "no word"),
        ("# T\n\n## One\n\n### Two", "nothing stands under"),
    ],
)
def test_a_manual_written_wrongly_is_refused_with_the_reason(text: str, fault: str) -> None:
    with pytest.raises(RulesTextError, match=fault):
        parse(text, load("en"))


def test_a_language_without_a_manual_gets_the_fallback() -> None:
    assert load_manual("eo").lang == FALLBACK
