"""The variants of Bouillotte, line by line; and that whoever listens has what he decides by."""

from __future__ import annotations

import json

import pytest

from tests.golden.bouillotte_variants import VARIANTS, Variant
from tests.golden.sessions import Record, golden_path, play
from voicecards.locale.speakable import is_speakable

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=[v.preset for v in VARIANTS])


def golden(variant: Variant) -> list[dict]:
    text = golden_path(variant.name, variant.lang).read_text(encoding="utf-8")
    return [json.loads(entry) for entry in text.splitlines()]


@each_variant
def test_a_session_of_each_variant_is_told_as_before(variant: Variant) -> None:
    told = play(Record.load(variant.name), variant.lang, "both").transcript
    assert told == golden(variant)


@each_variant
def test_keys_alone_and_sentences_alone_reach_the_same_end(variant: Variant) -> None:
    record = Record.load(variant.name)
    by_keys, by_voice = (play(record, variant.lang, way) for way in ("keys", "voice"))
    assert by_keys.table.standings == by_voice.table.standings
    assert not by_voice.of("refused")


@each_variant
def test_only_words_are_spoken(variant: Variant) -> None:
    lines = [entry["text"] for entry in golden(variant) if entry["kind"] == "speech"]
    assert all(is_speakable(line) for line in lines)
