"""cases.md 17: every change of screen or mode is told, and Escape always leads out."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting, menu_row
from voicecards.session.launch import Launch

LANGUAGES = ("it", "ru", "en")
SCREENS = {
    "menu": (),
    "help": ("f1",),
    "rules": ("shift+f1",),
    "rules_section": ("shift+f1", "return"),
    "manual": ("end", "up", "up", "return"),
    "chapter of the manual": ("end", "up", "up", "return", "down", "return"),
    "section of the manual": ("end", "up", "up", "return", "down", "return", "return"),
    "sounds": (menu_row("sounds"),),
    "settings": (menu_row("settings"),),
    "learn": (menu_row("learn"),),
    "practice": (menu_row("learn"), "4"),
    "microphone": (menu_row("learn"), "8"),
    "lesson": (menu_row("learn"), "1"),
    "lesson begun": (menu_row("learn"), "1", "return"),
    "language": (menu_row("language"),),
    "keys": (menu_row("settings"), "end", "up", "return"),
    "keys of the table": (menu_row("settings"), "end", "up", "return", "return"),
    "setup": ("return",),
    "options": ("return", "5"),
    "set": ("return", "6", "down", "return"),
    "number being typed": ("return", "down", "return"),
    "table": ("return", "return"),
    "table playing": ("return", "return", "return"),
    "help at the table": ("return", "return", "return", "f1"),
    "rules at the table": ("return", "return", "return", "shift+f1", "return"),
    "question of a reset": (menu_row("settings"), "end", "return"),
}
"""How to come to each screen and mode from the main menu, by keys."""


def at(name: str, lang: str) -> Sitting:
    """Go there; each key on the way brings one line at least."""
    sitting = Sitting(Launch(seed=1), lang)
    for key in SCREENS[name]:
        assert sitting.key(key), (name, key)
    return sitting


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_escape_leads_out_and_every_step_is_told(name: str, lang: str) -> None:
    sitting = at(name, lang)
    for _ in range(12):
        before = (len(sitting.stage.stack), sitting.stage.question, sitting.stage.finished)
        lines = sitting.key("return" if sitting.stage.question else "escape")
        assert len(lines) == 1, lines
        after = (len(sitting.stage.stack), sitting.stage.question, sitting.stage.finished)
        assert after != before or "number" in name or name == "practice"
        if sitting.stage.finished:
            break
    assert sitting.stage.finished


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in SCREENS if name != "practice"])
def test_help_opens_everywhere_and_comes_back(name: str, lang: str) -> None:
    sitting = at(name, lang)
    screen, question = sitting.stage.screen, sitting.stage.question
    (line,) = sitting.key("f1")
    assert len(line.split()) > 5
    if question or screen.name == "help":
        assert sitting.stage.screen is screen
        assert sitting.stage.question is question
    else:
        assert sitting.stage.screen.name == "help"
        assert len(sitting.key("escape")) == 1
        assert sitting.stage.screen is screen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_open_everywhere_and_come_back(lang: str) -> None:
    for name in ("menu", "setup", "options", "table", "table playing", "settings"):
        sitting = at(name, lang)
        screen = sitting.stage.screen
        assert len(sitting.key("shift+f1")) == 1
        assert sitting.stage.screen.name in ("rules", "rules_menu")
        assert len(sitting.key("escape")) == 1
        assert sitting.stage.screen is screen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_modes_changed_by_a_key_are_told(lang: str) -> None:
    sitting = at("table playing", lang)
    sitting.stage.outside.listen_open = lambda on: True
    for key in ("v", "f3", "f3", "f5", "f6", "f7", "shift+f10", "f11"):
        assert len(sitting.key(key)) == 1, key
