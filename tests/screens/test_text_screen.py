"""A text field by ear: letters are echoed, and the window hands over what the layout types."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tests.sitting import Sitting
from voicecards.app import App
from voicecards.screens.screen import ui
from voicecards.screens.text_screen import LONGEST, TextScreen
from voicecards.session.launch import Launch

CTRL = pygame.KMOD_LCTRL
SHIFT = pygame.KMOD_LSHIFT


@pytest.fixture(autouse=True)
def display(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    yield
    pygame.display.quit()


def field(lang: str = "en", suggestion: str = "") -> tuple[Sitting, TextScreen, list[str]]:
    """A sitting with an open field, and what it has handed over."""
    sitting, taken = Sitting(Launch(seed=1), lang), list[str]()
    screen = TextScreen(sitting.stage, ui("sheet-name-label"), taken.append, suggestion)
    sitting.stage.push(screen)
    sitting.quiet()
    return sitting, screen, taken


def press(sitting: Sitting, key: int, character: str, mods: int = 0) -> None:
    """A key press as the window gets it, and the text that the layout makes of it."""
    app = App(sitting.stage, window=None)  # type: ignore[arg-type]
    app._take(pygame.event.Event(pygame.KEYDOWN, key=key, scancode=0, mod=mods))
    if character.isprintable():
        app._take(pygame.event.Event(pygame.TEXTINPUT, text=character))
    sitting.quiet()


def test_letters_digits_and_signs_are_echoed() -> None:
    sitting, screen, taken = field()
    said = [sitting.key(key)[0] for key in ("a", "shift+b", "7", "space", "-", "backspace")]
    assert said == ["A", "B", "Seven", "Space", "Minus", "Minus"]
    assert screen.text == "aB7 "
    assert sitting.key("up") == ["AB seven"]
    assert sitting.key("return") == []
    assert taken == ["aB7"]


def test_enter_alone_takes_the_suggestion_and_an_empty_field_says_so() -> None:
    sitting, _, taken = field(suggestion="Sheet one")
    assert sitting.key("up") == ["Empty."]
    assert sitting.key("backspace") == ["Empty."]
    sitting.key("return")
    assert taken == ["Sheet one"]


def test_the_help_does_not_lose_what_was_typed() -> None:
    sitting, _, _ = field()
    sitting.key("a")
    assert sitting.key("f1")[0].startswith("Help for typing. Type letter by letter")
    assert sitting.key("escape") == ["Name of the score sheet: a"]


def test_a_name_is_picked_by_voice_and_kept_by_yes() -> None:
    sitting, _, taken = field("it")
    assert sitting.say("casa") == ["Casa"]
    sitting.say("sì")
    assert taken == ["Casa"]


@pytest.mark.parametrize(
    ("key", "character", "text"),
    [(ord("к"), "к", "к"), (ord("e"), "é", "é"), (ord("1"), "1", "1"), (32, " ", " ")],
)
def test_the_window_writes_what_the_layout_types(key: int, character: str, text: str) -> None:
    sitting, screen, _ = field()
    press(sitting, key, character)
    assert screen.text == text


def test_keys_that_write_nothing_do_what_they_always_do() -> None:
    sitting, screen, taken = field()
    press(sitting, ord("B"), "B", SHIFT)
    press(sitting, pygame.K_s, "\x13", CTRL)
    press(sitting, pygame.K_BACKSPACE, "\x08")
    press(sitting, pygame.K_a, "a")
    press(sitting, pygame.K_RETURN, "\r")
    assert (screen.text, taken) == ("a", ["a"])
    press(sitting, pygame.K_ESCAPE, "\x1b")
    assert sitting.stage.screen.name == "menu"


def test_elsewhere_letters_are_keys() -> None:
    sitting = Sitting(Launch(seed=1))
    lines = sitting.lines
    press(sitting, pygame.K_b, "b")
    assert len(sitting.lines) > len(lines)


def test_the_digit_that_opens_a_field_is_not_written_into_it() -> None:
    sitting, screen, _ = field()
    sitting.stage.pop()
    app = App(sitting.stage, window=None)  # type: ignore[arg-type]
    app._take(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_3, scancode=0, mod=0))
    sitting.stage.push(screen)
    app._take(pygame.event.Event(pygame.TEXTINPUT, text="3"))
    assert screen.text == ""


def test_nothing_endless_is_typed() -> None:
    sitting, screen, _ = field()
    sitting.run("type " + "x" * 1000)
    assert len(screen.text) == LONGEST
