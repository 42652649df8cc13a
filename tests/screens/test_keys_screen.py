"""Changing keys by ear: a conflict is refused aloud, and what was changed works and is kept."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting
from voicecards.commands.command import Command
from voicecards.commands.keys import Key
from voicecards.locale.speakable import is_speakable
from voicecards.screens.keys_screen import KeysScreen
from voicecards.session.launch import Launch


def at_table_keys(lang: str = "en") -> Sitting:
    sitting = Sitting(Launch(seed=1), lang)
    sitting.quiet()
    sitting.stage.push(KeysScreen(sitting.stage))
    sitting.key("return")
    return sitting


def go_to(sitting: Sitting, start: str) -> None:
    for _ in range(60):
        if sitting.key("down")[0].startswith(start):
            return
    raise AssertionError(start)


def test_another_key_is_given_named_and_kept() -> None:
    sitting = at_table_keys()
    kept: list[dict[str, str]] = []
    sitting.stage.outside.save = lambda settings: kept.append(dict(settings.keys))
    go_to(sitting, "Scores: S")
    assert sitting.key("return") == ["Scores: press the new key. Escape leaves it as it is."]
    assert sitting.key("y") == ["Scores: Y."]
    assert kept[-1] == {"table.scores": "y"}
    assert sitting.stage.keymap.command(Key("y"), "bouillabaisse") == Command("scores")
    assert sitting.stage.locale.keys["scores"] == "y"


def test_a_key_with_control_is_not_cut_short() -> None:
    sitting = at_table_keys()
    go_to(sitting, "Scores")
    sitting.key("return")
    assert sitting.key("ctrl") == []
    assert sitting.key("ctrl+s") == ["Scores: Control S."]


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("t", "T is taken already: whose turn is it."),
        ("f1", "F one is taken already: help."),
        ("insert", "That key belongs to screen readers."),
        ("escape", "Unchanged. Scores: S"),
    ],
)
def test_what_cannot_be_is_told_and_changes_nothing(key: str, said: str) -> None:
    sitting = at_table_keys()
    go_to(sitting, "Scores")
    sitting.key("return")
    assert sitting.key(key) == [said]
    assert sitting.stage.settings.keys == {}
    assert sitting.key("up")[0].startswith("Rules of the round")


def test_all_keys_go_back_after_asking() -> None:
    sitting = at_table_keys()
    go_to(sitting, "Scores")
    sitting.key("return")
    sitting.key("y")
    sitting.key("escape")
    sitting.key("end")
    assert sitting.key("return") == ["Put all keys back as they were at first?"]
    assert sitting.key("return") == ["All keys are as at first."]
    assert sitting.stage.settings.keys == {}
    assert sitting.stage.locale.keys["scores"] == "s"


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_every_key_is_named_in_words(lang: str) -> None:
    sitting = Sitting(Launch(seed=1), lang)
    sitting.stage.push(KeysScreen(sitting.stage))
    for _ in range(len(sitting.stage.screen.items()) - 1):  # type: ignore[attr-defined]
        sitting.key("return")
        for item in sitting.stage.screen.items():  # type: ignore[attr-defined]
            assert is_speakable(sitting.stage.narrator.text(item.phrase))
        sitting.key("escape")
        sitting.key("down")


def test_keys_that_cannot_be_in_the_file_are_told_not_fatal() -> None:
    sitting = Sitting(Launch(seed=1), keys={"table.scores": "t"})
    sitting.quiet()
    assert sitting.lines[0].startswith("A setting has a value that will not do")
    assert sitting.stage.keymap.command(Key("s"), "bouillabaisse") == Command("scores")
