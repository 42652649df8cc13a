"""cases.md 6, for games that are kept: every key in these screens gets exactly one line."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.golden.sessions import record_path
from tests.screens import test_every_key as matrix
from tests.sitting import Sitting
from voicecards.commands.command import CATALOGUE, Command
from voicecards.journal.exchange import read_record
from voicecards.journal.store import Journals
from voicecards.session.launch import Launch

RECORDS = {name: read_record(record_path(name)) for name in ("bouillabaisse", "bouillotte")}


def kept(tmp_path: Path, game: str, actions: int, *keys: str) -> Callable[[str], Sitting]:
    """A way to the place that these keys lead to, from the start with one game that is kept."""

    def place(lang: str) -> Sitting:
        number = len(list(tmp_path.iterdir()))
        journals = Journals(tmp_path / f"{number}.db", lambda: 1.8e9)
        record = copy.deepcopy(RECORDS[game])
        del record.journal.actions[actions:], record.times[actions:]
        if actions < len(RECORDS[game].journal.actions):
            record.standings = ()
        journals.add(record, 1)
        sitting = Sitting(Launch(seed=3), lang, journals=journals)
        sitting.quiet()
        for key in keys:
            sitting.key(key)
        return sitting

    return place


WAYS = {
    "asked-to-continue": ("bouillabaisse", 30, ()),
    "the-list": ("bouillabaisse", 30, ("backspace", "4")),
    "one-game": ("bouillabaisse", 30, ("backspace", "4", "return")),
    "asked-to-delete": ("bouillabaisse", 30, ("backspace", "4", "return", "4")),
    "a-replay": ("bouillabaisse", 30, ("backspace", "4", "return", "2", "down")),
    "a-replay-of-bouillotte": ("bouillotte", 20, ("backspace", "4", "return", "2")),
    "the-end-of-a-replay": ("bouillotte", 73, ("4", "return", "1", "end")),
    "asked-what-if": ("bouillabaisse", 30, ("backspace", "4", "return", "2", "down", "i")),
    "resumed": ("bouillabaisse", 30, ("return",)),
}


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
@pytest.mark.parametrize("way", WAYS)
def test_every_key_gets_exactly_one_line(way: str, lang: str, tmp_path: Path) -> None:
    game, actions, keys = WAYS[way]
    matrix.test_every_key_gets_exactly_one_line(kept(tmp_path, game, actions, *keys), lang)


REPLAY = sorted(name for name, places in CATALOGUE.items() if "replay" in places)


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_every_sentence_of_a_replay_is_understood_and_answered(lang: str, tmp_path: Path) -> None:
    place = kept(tmp_path, "bouillabaisse", 60, "backspace", "4", "return", "2", "down")
    for name in REPLAY:
        if name in ("stop", "hands_free", "talk", "report", "choose", "player"):
            continue
        sitting = place(lang)
        sentence = sitting.stage.sentences.recommended(Command(name).code)
        lines = sitting.say(sentence)
        assert lines, name
        assert sitting.of("command")[-1]["name"] == name, sentence
