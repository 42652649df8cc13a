"""What a voice teaches: alignment, counts, the player's own table, and the file it is kept in."""

import numpy as np
import pytest

from tests.hearing.voices import say
from voicecards.hearing.hama_engine import HamaRecognizer
from voicecards.hearing.pronunciation import Lexicon
from voicecards.hearing.quiet import with_quiet
from voicecards.hearing.teaching import TaughtVoice, align, count, players_table

TABLE = {"a": {"x": 0.0, "y": 2.4}, "b": {"y": 0.0}}


def test_each_sound_is_found_in_the_frames_where_it_is_likely():
    sure, unlikely = 0.0, -9.0
    emissions = np.full((6, 2), unlikely)
    emissions[1, 0] = emissions[2, 0] = emissions[4, 1] = sure
    blank = np.array([sure, unlikely, unlikely, sure, unlikely, sure])
    assert [list(frames) for frames in align(emissions, blank, [0, 1])] == [[1, 2], [4]]


def test_a_sound_said_twice_needs_a_pause_between():
    emissions = np.zeros((2, 1))
    assert align(emissions, np.full(2, -9.0), [0, 0]) == []


def test_without_readings_the_table_stays_as_it_is():
    made = players_table(TABLE, {})
    assert made["a"] == pytest.approx(TABLE["a"])
    assert made["b"] == pytest.approx(TABLE["b"])


def test_what_was_heard_often_becomes_cheap_and_the_rest_stays_possible():
    made = players_table(TABLE, {"a": {"z": 200.0}})
    assert made["a"]["z"] == 0.0
    assert 0.0 < made["a"]["x"] < 4.0
    assert made["b"] == pytest.approx(TABLE["b"])


def test_readings_are_counted_sound_by_sound():
    pytest.importorskip("hama")
    lexicon = Lexicon("it")
    hama = HamaRecognizer(lexicon)
    sentence = "gioca dieci di cuori"
    take = (hama.tokens(with_quiet(say(sentence, "it"))), sentence)
    found = count([take], hama, lexicon.tables.acoustic, {})
    said = hama.phones(sentence)
    assert set(found) <= set(said)
    total = sum(n for tokens in found.values() for n in tokens.values())
    assert 0.5 * len(said) <= total <= len(said)
    more = count([take], hama, lexicon.tables.acoustic, found)
    assert sum(n for tokens in more.values() for n in tokens.values()) > 1.8 * total


def test_what_was_taught_is_kept_and_forgotten(tmp_path):
    voice = TaughtVoice(tmp_path, "it")
    assert voice.load() == {}
    voice.save({"a": {"x": 1.5}})
    assert voice.load() == {"a": {"x": 1.5}}
    assert [p.name for p in tmp_path.rglob("*") if p.is_file()] == ["sounds.json"]
    voice.forget()
    assert voice.load() == {}


@pytest.mark.parametrize("text", ["", "{", "[]", '{"counts": 3}', '{"counts": {"a": {"x": "y"}}}'])
def test_a_damaged_file_teaches_nothing(tmp_path, text):
    voice = TaughtVoice(tmp_path, "it")
    voice.path.parent.mkdir(parents=True)
    voice.path.write_text(text, "utf-8")
    assert voice.load() == {}
