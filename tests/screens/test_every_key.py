"""cases.md 6: every key, in every phase, in every language, gets exactly one line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.sitting import Sitting, menu_row
from voicecards.commands.keys import Key
from voicecards.locale.speakable import is_speakable
from voicecards.session.launch import Launch
from voicecards.session.rehearse import table_of

SILENT = {"ctrl"}
"""Control stops speech: its answer is silence."""
UNBOUND = ("x", "q", "z", "y", "space", "page up", "f12", "alt+r", "shift+tab", "-")


def waiting(lang: str) -> Sitting:
    return Sitting(Launch(game="bouillabaisse", seed=3, players=4), lang)


def bots_turn(lang: str) -> Sitting:
    sitting = waiting(lang)
    sitting.key("return")
    assert sitting.table.bot_to_act
    return sitting


def my_turn(lang: str) -> Sitting:
    sitting = bots_turn(lang)
    sitting.turn()
    return sitting


def card_selected(lang: str) -> Sitting:
    sitting = my_turn(lang)
    sitting.key("right")
    return sitting


def asked_to_leave(lang: str) -> Sitting:
    sitting = my_turn(lang)
    sitting.key("escape")
    assert sitting.stage.question
    return sitting


def over(lang: str) -> Sitting:
    sitting = Sitting(Launch(game="bouillabaisse", seed=3, players=4, watch=True), lang)
    sitting.key("return")
    sitting.run("wait over")
    return sitting


def menu(lang: str) -> Sitting:
    return Sitting(Launch(seed=3), lang)


def help_screen(lang: str) -> Sitting:
    sitting = my_turn(lang)
    sitting.key("f1")
    return sitting


def looking_on(lang: str) -> Sitting:
    sitting = Sitting(Launch(game="bouillabaisse", seed=3, players=4, watch=True), lang)
    sitting.run("wait 60")
    return sitting


def walked(*keys: str) -> Callable[[str], Sitting]:
    """The place that these keys lead to from the main menu."""

    def place(lang: str) -> Sitting:
        sitting = menu(lang)
        for key in keys:
            sitting.key(key)
        return sitting

    place.__name__ = "-".join(keys)
    return place


def first_start(lang: str) -> Sitting:
    sitting = Sitting(Launch(seed=3, asks_language=True), lang)
    sitting.stage.update()
    sitting.quiet()
    return sitting


def first_step(*keys: str) -> Callable[[str], Sitting]:
    """A step of the first start after the language."""

    def place(lang: str) -> Sitting:
        sitting = first_start(lang)
        for key in ("return", *keys):
            sitting.key(key)
        return sitting

    place.__name__ = f"first_step_{len(keys)}"
    return place


def among_voices(lang: str) -> Sitting:
    """The choice of a voice, on a computer that has some."""
    sitting = first_start(lang)
    sitting.stage.outside.voice.choices = lambda lang: ("+f2", "+m1")  # type: ignore[method-assign]
    sitting.key("return")
    return sitting


def in_lesson(number: int, *said: str) -> Callable[[str], Sitting]:
    """A lesson after some commands."""

    def place(lang: str) -> Sitting:
        sitting = walked(menu_row("learn"), str(number))(lang)
        for code in said:
            sitting.turn()
            sitting.say(sitting.stage.sentences.recommended(code))
        sitting.turn()
        return sitting

    place.__name__ = f"lesson_{number}_{len(said)}"
    return place


PHASES = (
    waiting,
    bots_turn,
    my_turn,
    card_selected,
    asked_to_leave,
    over,
    looking_on,
    first_start,
    among_voices,
    menu,
    help_screen,
    walked("end", "up", "up", "return"),  # the manual
    walked("end", "up", "up", "return", "down", "return"),  # ... a chapter with headings
    walked("return"),  # the set-up of a table
    walked("return", "down"),  # ... at a number
    walked("return", "down", "1"),  # ... while it is being typed
    walked("return", "7", "down", "return"),  # a set of rounds
    walked("return", "5"),  # ... at its score sheet
    walked("return", "5", "return"),  # the sheets of the game
    walked("return", "5", "return", "return"),  # one of them
    walked("return", "ctrl+s"),  # a name for a sheet
    walked("return", "ctrl+s", "a"),
    walked(menu_row("sheets")),
    walked(menu_row("sheets"), "2", "1"),  # a ready sheet
    walked(menu_row("sheets"), "2", "1", "1"),  # ... its values
    walked(menu_row("sheets"), "2", "1", "2"),  # ... a copy to be changed
    walked(menu_row("sheets"), "2", "1", "2", "2", "right"),  # ... a group of it
    walked(menu_row("sheets"), "2", "1", "2", "2", "right", "escape", "escape"),  # ... save it?
    walked(menu_row("sheets"), "2", "end", "return"),  # sheets of others
    walked(menu_row("sheets"), "2", "end", "return", "return"),  # ... a path
    walked(menu_row("sounds")),
    walked(menu_row("settings")),
    walked(menu_row("settings"), "end", "return"),  # ... asked whether to put all back
    walked(menu_row("settings"), "end", "up", "return"),  # the keys
    walked(menu_row("settings"), "end", "up", "return", "return"),
    walked(menu_row("language")),
    walked("shift+f1"),  # the rules
    walked("shift+f1", "return"),
    first_step(),
    first_step("return"),
    walked(menu_row("learn")),
    walked("shift+f2"),  # the keys of the menu are practised
    walked(menu_row("learn"), "6"),  # ... those of Bouillotte
    walked(menu_row("learn"), "6", "escape"),  # ... and Escape was pressed once
    walked(menu_row("learn"), "8"),  # the check of the microphone
    walked(menu_row("learn"), "9"),  # the voice is taught
    in_lesson(1),
    in_lesson(1, "start", "rules"),
    in_lesson(2, "start", "rules", "hand"),
    in_lesson(3, "start", "hand", "table", "value"),
)


def state(sitting: Sitting) -> object:
    stage = sitting.stage
    table = table_of(stage)
    return (
        len(stage.stack),
        stage.question is None,
        stage.finished,
        table and (table.phase, table.turn, len(table.journal.actions)),
        getattr(stage.screen, "step", None),  # of a lesson
    )


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
@pytest.mark.parametrize("phase", PHASES)
def test_every_key_gets_exactly_one_line(phase: Callable[[str], Sitting], lang: str) -> None:
    sitting = phase(lang)
    layers = ["question"] * bool(sitting.stage.question) + [sitting.stage.screen.keys]
    bound = [str(binding.key) for binding in sitting.stage.keymap.active(layers)]
    for name in dict.fromkeys([*bound, *UNBOUND]):
        before = state(sitting)
        sitting.quiet()
        said = sitting.stage.said
        sitting.stage.press(Key.parse(name))
        lines = sitting.stage.said - said
        if name in SILENT:
            assert lines == 0, name
        elif state(sitting) == before or sitting.stage.finished:
            assert lines == 1, name
        else:  # a card was played, a game began, a screen opened: its events follow
            assert lines >= 1, name
        sitting.quiet()
        if lines:
            text = sitting.lines[-1]
            assert text.strip(), name
            assert is_speakable(text), text
        if state(sitting) != before:
            sitting = phase(lang)
