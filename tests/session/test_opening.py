"""What has been done when the window's loop begins, so that its first turns are short."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from voicecards.app import App
from voicecards.arguments import parse
from voicecards.session.front import open_window
from voicecards.store import Settings


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, place: Path) -> Iterator[App]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    interval = sys.getswitchinterval()
    with ExitStack() as stack:
        args = parse(["--lang", "it", "--speech", "none", "--game", "barbu"])
        yield open_window(args, "it", Settings(lang="it"), (), stack)
    sys.setswitchinterval(interval)


def test_the_first_line_is_shown_although_it_began_before_there_was_a_window(opened):
    assert "barbu" in opened.subtitle.casefold()


def test_the_window_has_been_drawn(opened):
    surface = opened.window.surface
    width, height = surface.get_size()
    row = {tuple(surface.get_at((x, y))) for x in range(width) for y in (height - 60, height - 30)}
    assert len(row) > 1
