"""The window's loop in rough use: held keys, lost focus, a hidden window, devices that go."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from tests.sitting import Sitting
from voicecards.app import App
from voicecards.screens.screen import Picture
from voicecards.session.launch import Launch
from voicecards.window import Window
from voicecards.window.window import Look

KEYS = {
    "down": (pygame.K_DOWN, pygame.KSCAN_DOWN),
    "right": (pygame.K_RIGHT, pygame.KSCAN_RIGHT),
    "return": (pygame.K_RETURN, pygame.KSCAN_RETURN),
    "f2": (pygame.K_F2, pygame.KSCAN_F2),
    "s": (pygame.K_s, pygame.KSCAN_S),
}
INTERVAL = 0.08
"""Seconds between the repeats of a held key."""


class Drawing(Window):
    """A window that counts how often it is drawn."""

    drawn = 0

    def draw(
        self, picture: Picture, subtitle: str, look: Look, words: int = 0, heard: str = ""
    ) -> None:
        self.drawn += 1
        super().draw(picture, subtitle, look, words, heard)


class Devices:
    """Keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, bool, bool]] = []

    def removed(self, *, opened: bool, microphone: bool) -> None:
        self.told.append(("removed", opened, microphone))

    def added(self, *, microphone: bool) -> None:
        self.told.append(("added", True, microphone))


class Desk:
    """A program in a window, its events made by hand and its time virtual."""

    def __init__(self, launch: Launch) -> None:
        self.sitting = Sitting(launch)
        self.talk: list[bool] = []
        outside = self.sitting.stage.outside
        outside.talk = self.takes_talk
        self.window = Drawing("test")
        self.devices = Devices()
        self.app = App(self.sitting.stage, self.window, devices=self.devices)
        outside.on_start = self.app.show
        pygame.event.clear()
        self.step()

    def takes_talk(self, on: bool) -> bool:
        self.talk.append(on)
        return True

    def event(self, kind: int, **fields: Any) -> pygame.event.Event:
        return pygame.event.Event(kind, **fields)

    def key(self, name: str, kind: int = pygame.KEYDOWN) -> pygame.event.Event:
        code, scancode = KEYS[name]
        return self.event(kind, key=code, scancode=scancode, mod=0, unicode="")

    def step(self, *events: pygame.event.Event) -> None:
        """One turn of the loop in which all these events have come."""
        first, *others = events or (self.event(pygame.NOEVENT),)
        for event in others:
            pygame.event.post(event)
        self.app.step(first)

    def pass_time(self, seconds: float) -> None:
        self.sitting.clock.advance_to(self.sitting.clock() + seconds)
        self.step()

    def quiet(self) -> None:
        self.sitting.quiet()

    @property
    def actions(self) -> int:
        return len(self.sitting.table.journal.actions)


@pytest.fixture
def menu() -> Iterator[Desk]:
    yield Desk(Launch(seed=1))
    pygame.display.quit()


@pytest.fixture
def table() -> Iterator[Desk]:
    desk = Desk(Launch(game="bouillabaisse", seed=3, players=4))
    desk.sitting.run("key return", "wait turn", "key tab", "wait 9")
    yield desk
    pygame.display.quit()


def test_a_held_arrow_walks(menu: Desk) -> None:
    screen = menu.sitting.stage.screen
    before = screen.focus  # type: ignore[attr-defined]
    for _ in range(4):
        menu.step(menu.key("down"))
        menu.pass_time(INTERVAL)
    assert screen.focus == before + 4  # type: ignore[attr-defined]


def test_a_held_enter_plays_one_card(table: Desk) -> None:
    before = table.actions
    for _ in range(12):
        table.step(table.key("return"))
        table.pass_time(INTERVAL)
    human = [code for seat, code in table.sitting.table.journal.actions[before:] if seat == 0]
    assert len(human) == 1


def test_a_held_letter_answers_once(table: Desk) -> None:
    table.quiet()
    said = table.sitting.stage.said
    for _ in range(12):
        table.step(table.key("s"))
        table.pass_time(INTERVAL)
    assert table.sitting.stage.said == said + 1


def test_a_key_whose_release_was_lost_is_not_dead(table: Desk) -> None:
    said = table.sitting.stage.said
    for _ in range(3):
        table.step(table.key("s"))
        table.pass_time(1.0)
    assert table.sitting.stage.said == said + 3


def test_a_key_pressed_twice_counts_twice_however_fast(table: Desk) -> None:
    said = table.sitting.stage.said
    down, up = table.key("s"), table.key("s", pygame.KEYUP)
    table.step(down, up, down, up)
    assert table.sitting.stage.said == said + 2


def test_keys_pressed_and_released_in_one_turn_all_count(menu: Desk) -> None:
    screen = menu.sitting.stage.screen
    keys = [menu.key("down", kind) for _ in range(3) for kind in (pygame.KEYDOWN, pygame.KEYUP)]
    menu.step(*keys, menu.key("f2"), menu.key("f2", pygame.KEYUP))
    assert screen.focus == 3  # type: ignore[attr-defined]
    assert menu.talk == [True, False]


def test_losing_the_focus_releases_the_talk_key_once(menu: Desk) -> None:
    menu.step(menu.key("f2"))
    assert menu.sitting.stage.listening.talking
    said = menu.sitting.stage.said
    menu.step(menu.event(pygame.WINDOWFOCUSLOST))
    menu.step(menu.key("f2", pygame.KEYUP))  # it comes after all
    menu.step(menu.event(pygame.WINDOWFOCUSLOST))
    assert menu.talk == [True, False]
    assert menu.sitting.stage.said == said


def test_a_held_key_is_forgotten_with_the_focus(table: Desk) -> None:
    said = table.sitting.stage.said
    table.step(table.key("s"))
    table.step(table.event(pygame.WINDOWFOCUSLOST))
    table.step(table.key("s"))
    assert table.sitting.stage.said == said + 2


def test_a_minimised_window_goes_on_speaking_but_is_not_drawn(table: Desk) -> None:
    table.step(table.event(pygame.WINDOWMINIMIZED))
    drawn, lines = table.window.drawn, len(table.sitting.lines)
    table.step(table.key("return"))
    for _ in range(40):
        table.pass_time(0.5)
    assert len(table.sitting.lines) >= lines + 3  # the card, and the bots who went on
    assert table.window.drawn == drawn
    table.step(table.event(pygame.WINDOWRESTORED))
    assert table.window.drawn == drawn + 1


def test_a_long_turn_leaves_the_picture_to_the_next_one(table: Desk) -> None:
    task = [lambda: table.sitting.clock.advance_to(table.sitting.clock() + 0.03)]
    table.app._each_turn = task
    drawn = table.window.drawn
    table.step(table.key("s"))
    assert table.window.drawn == drawn
    table.step()
    assert table.window.drawn == drawn + 1, "it is drawn in time however long the turns are"


def test_a_long_line_turns_its_pages_while_it_is_said(menu: Desk) -> None:
    pygame.display.set_mode((800, 600))
    menu.sitting.stage.settings.text_size = 96
    menu.quiet()
    menu.step(menu.key("down"), menu.event(pygame.WINDOWSHOWN))
    menu.app.subtitle = " ".join(["many words"] * 30)
    menu.step(menu.event(pygame.WINDOWSHOWN))
    pages = set()
    for _ in range(60):
        menu.pass_time(0.5)
        pages.add(menu.app._page)
    assert pages == set(range(max(pages) + 1))
    assert len(pages) > 3


def test_devices_that_come_and_go_are_reported(menu: Desk) -> None:
    removed, added = pygame.AUDIODEVICEREMOVED, pygame.AUDIODEVICEADDED
    menu.step(menu.event(removed, which=2, iscapture=0), menu.event(added, which=0, iscapture=0))
    menu.step(menu.event(removed, which=0, iscapture=0), menu.event(removed, which=3, iscapture=1))
    assert menu.devices.told == [
        ("removed", True, False),
        ("added", True, False),
        ("removed", False, False),
        ("removed", True, True),
    ]


def test_keys_are_only_explained_while_they_are_practised(menu: Desk) -> None:
    menu.sitting.key("shift+f2")
    menu.step(menu.key("f2"))
    menu.step(menu.key("f2", pygame.KEYUP))
    assert menu.talk == []
    menu.quiet()
    assert "F two" in menu.sitting.lines[-1]
