"""A computer without any sound device: the program starts, says so in text, and is played."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pygame
import pytest

from voicecards.app import App
from voicecards.arguments import parse
from voicecards.screens.table_screen import TableScreen
from voicecards.session.front import open_window
from voicecards.store import Settings

KEYS = {
    "return": (pygame.K_RETURN, pygame.KSCAN_RETURN),
    "tab": (pygame.K_TAB, pygame.KSCAN_TAB),
    "f2": (pygame.K_F2, pygame.KSCAN_F2),
}


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch, place: Path) -> Iterator[App]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    interval = sys.getswitchinterval()
    with ExitStack() as stack:
        settings = Settings(lang="en", speech="pyttsx3", rate=900, wait_for_speech=False)
        args = parse(["--game", "bouillabaisse", "--players", "3", "--seed", "2"])
        yield open_window(args, "en", settings, (), stack)
    sys.setswitchinterval(interval)


def press(app: App, name: str) -> None:
    code, scancode = KEYS[name]
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.step(pygame.event.Event(kind, key=code, scancode=scancode, mod=0, unicode=""))


def turn_until(app: App, done: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not done() and time.monotonic() < end:
        app.step(pygame.event.wait(5))
    assert done()


def test_it_is_told_in_text_and_the_game_is_played(silent, capsys):
    turn_until(silent, lambda: "goes on in text" in silent.subtitle)
    assert "no-such-driver" in capsys.readouterr().err
    press(silent, "f2")
    turn_until(silent, lambda: "microphone" in silent.subtitle)
    press(silent, "return")
    table = silent.stage.screen
    assert isinstance(table, TableScreen)
    turn_until(silent, lambda: silent.stage.awaits_player)
    press(silent, "tab")
    press(silent, "return")
    assert any(seat == 0 for seat, _ in table.table.journal.actions)
