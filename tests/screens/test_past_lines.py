"""Lines said before: kind by kind, copied, spelled; the keys about them are no history."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting
from voicecards.commands.command import Source
from voicecards.locale.speakable import is_speakable
from voicecards.session.launch import Launch


def at_table(lang: str = "en") -> Sitting:
    sitting = Sitting(Launch(game="bouillabaisse", seed=3, players=4), lang)
    sitting.key("return")
    sitting.turn()
    return sitting


def test_shift_comma_and_period_choose_the_kind_and_tell_its_newest_line() -> None:
    sitting = at_table()
    sitting.key("s")
    heard = [sitting.key("shift+period")[0] for _ in range(2)]
    assert heard[0].startswith("Whose turn, one line: ")
    assert heard[1].split(",")[0] in ("Plays", "Tricks", "Scores", "Answers")
    everything = sitting.key("shift+comma") + sitting.key("shift+comma")
    assert everything[-1].startswith("Everything, ")


def test_the_walk_stays_in_the_kind_and_its_end_is_told() -> None:
    sitting = at_table()
    for key in ("s", "h", "s"):
        sitting.key(key)
    while not sitting.key("shift+period")[0].startswith("Answers"):
        pass
    hand, first = sitting.key("comma")[0], sitting.key("comma")[0]
    assert hand != first
    assert sitting.key("comma") == ["That was the first line."]
    assert sitting.key("period") == [hand]


def test_what_is_said_about_lines_is_no_line_itself() -> None:
    sitting = at_table()
    count = len(sitting.stage.history)
    for key in ("shift+period", "comma", "ctrl+comma", "ctrl+c", "ctrl+shift+c", "f4"):
        sitting.key(key)
    assert len(sitting.stage.history) == count


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_a_line_or_all_of_them_can_be_copied(lang: str) -> None:
    sitting = at_table(lang)
    copied: list[str] = []
    sitting.stage.outside.copy = lambda text: not copied.append(text)  # type: ignore[func-returns-value]
    (hand,) = sitting.key("h")
    (told,) = sitting.key("ctrl+c")
    assert copied == [hand]
    (told_all,) = sitting.key("ctrl+shift+c")
    assert copied[1].splitlines()[-1] == hand
    assert len(copied[1].splitlines()) == len(sitting.stage.history)
    assert is_speakable(told)
    assert is_speakable(told_all)
    sitting.say(sitting.stage.sentences.recommended("copy_line"))
    assert copied[2] == hand


def test_without_a_clipboard_it_is_told() -> None:
    assert at_table().key("ctrl+c") == ["Nothing can be copied here."]


def test_a_cut_line_can_be_walked_to_and_copied() -> None:
    sitting = at_table()
    sitting.stage.press(sitting.stage.keymap.key_for("hand", "table"))
    sitting.stage.update()
    sitting.stage.press(sitting.stage.keymap.key_for("turn", "table"))  # cuts it
    sitting.quiet()
    cut = [line["text"] for line in sitting.of("speech") if line["cut"]][-1]
    assert sitting.key("comma") == [cut]


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_a_name_is_spelled(lang: str) -> None:
    sitting = at_table(lang)
    name = sitting.stage.locale.player_name(2)
    sitting.key("shift+2")
    (line,) = sitting.key("ctrl+n")
    assert line == f"{name}: {', '.join(name)}."
    sentence = sitting.stage.sentences.recommended("spell_name:1", sitting.stage.context().players)
    sitting.stage.listening.text(sentence, Source.VOICE)
    sitting.quiet()
    assert sitting.lines[-1].startswith(sitting.stage.locale.player_name(1) + ": ")
