"""Whole games, line by line, in each language; and the same game by keys and by voice."""

from __future__ import annotations

import json

import pytest

from tests.golden import first_evening as evening
from tests.golden.record import RECORDS
from tests.golden.sessions import LANGUAGES, Record, golden_path, play
from voicecards.locale.speakable import is_speakable

TOLD = [(name, lang) for name, recipe in RECORDS.items() for lang in recipe.languages]
"""Every record in each language it is told in."""


@pytest.mark.parametrize(("name", "lang"), TOLD)
def test_a_whole_game_is_told_as_before(name: str, lang: str) -> None:
    golden = golden_path(name, lang).read_text(encoding="utf-8").splitlines()
    assert play(Record.load(name), lang, "both").transcript == [json.loads(e) for e in golden]


@pytest.mark.parametrize(("name", "lang"), TOLD)
def test_a_golden_session_takes_the_recorded_actions_and_no_other(name: str, lang: str) -> None:
    entries = map(json.loads, golden_path(name, lang).read_text(encoding="utf-8").splitlines())
    taken = [
        (e["seat"], ":".join([e["action"], *map(str, e["args"].values())]))
        for e in entries
        if e["kind"] == "action"
    ]
    assert taken == Record.load(name).actions


@pytest.mark.parametrize(("name", "lang"), TOLD)
def test_keys_alone_and_sentences_alone_reach_the_same_end(name: str, lang: str) -> None:
    record = Record.load(name)
    by_keys, by_voice = (play(record, lang, way) for way in ("keys", "voice"))
    assert by_keys.table.standings == by_voice.table.standings
    assert by_keys.of("action")
    assert [(a["seat"], a["action"], a["args"]) for a in by_keys.of("action")] == [
        (a["seat"], a["action"], a["args"]) for a in by_voice.of("action")
    ]
    assert not by_voice.of("refused")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_strangers_first_evening_is_told_as_before(lang: str) -> None:
    golden = golden_path(evening.NAME, lang).read_text(encoding="utf-8").splitlines()
    told = evening.first_evening(Record.load(evening.NAME), lang)
    assert told.transcript == [json.loads(entry) for entry in golden]
    way = ["welcome", "first_voice", "microphone", "menu", "setup", "options"]
    assert [entry["name"] for entry in told.of("screen")][: len(way)] == way
    assert told.table_left


@pytest.mark.parametrize(("name", "lang"), [*TOLD, *((evening.NAME, lang) for lang in LANGUAGES)])
def test_only_words_are_spoken(name: str, lang: str) -> None:
    """cases.md 15: no digit, suit sign, underscore, locale key or invisible character."""
    for entry in map(json.loads, golden_path(name, lang).read_text(encoding="utf-8").splitlines()):
        if entry["kind"] == "speech":
            assert is_speakable(entry["text"]), entry["text"]
            assert entry["text"].strip()
