"""Practising the keys: each is named and explained, and nothing happens."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting
from voicecards.locale import languages
from voicecards.locale.speakable import is_speakable
from voicecards.session.launch import Launch


def at_table(lang: str = "en") -> Sitting:
    sitting = Sitting(Launch(game="bouillotte", seed=4, options={"seat_draw": "off"}), lang)
    sitting.run("key return", "wait turn")
    sitting.key("shift+f2")
    return sitting


@pytest.mark.parametrize("lang", languages())
def test_every_key_of_the_table_is_explained_and_none_works(lang: str) -> None:
    sitting = at_table(lang)
    actions = list(sitting.table.journal.actions)
    settings = repr(sitting.stage.settings)
    told = {}
    for binding in sitting.stage.keymap.active(["bouillotte"]):
        if str(binding.key) == "ctrl":
            continue
        (line,) = sitting.key(str(binding.key))
        name = sitting.stage.locale.key(str(binding.key))
        assert line.lower().startswith(f"{name}: ".lower()), line
        assert is_speakable(line)
        told[binding.id] = line
    assert len(told) > 60
    assert sitting.stage.screen.name == "practice"
    assert sitting.table.journal.actions == actions
    assert repr(sitting.stage.settings) == settings


def test_examples() -> None:
    sitting = at_table()
    assert sitting.key("p") == ["P: how much is in the pot."]
    assert sitting.key("z") == ["Z does nothing here."]
    assert sitting.key("f2") == ["F two: talk while it is held."]
    assert sitting.key("3") == ["Three: reads card three on the table."]


def test_escape_twice_leaves_and_another_key_between_does_not() -> None:
    sitting = at_table()
    assert sitting.key("escape")[0].endswith("Press Escape again to leave.")
    sitting.key("s")
    sitting.key("escape")
    assert sitting.stage.screen.name == "practice"
    sitting.key("escape")
    assert sitting.stage.screen.name == "table"


def test_control_silences_and_says_nothing() -> None:
    assert at_table().key("ctrl") == []


def test_sentences_are_explained_too_and_the_way_out_works() -> None:
    sitting = at_table()
    before = list(sitting.table.journal.actions)
    (line,) = sitting.say("fold")
    assert "fold" in line.lower()
    assert sitting.table.journal.actions == before
    sitting.say("go back")
    assert sitting.stage.screen.name == "table"


def test_it_opens_by_voice_and_from_the_menu() -> None:
    sitting = Sitting(Launch(seed=1))
    sitting.say("practise the keys")
    assert sitting.stage.screen.name == "practice"
    assert sitting.key("down") == ["Down arrow: next item."]
