"""A real window that speaks through a real Speech Dispatcher, which dies in mid-game."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.end_to_end.test_window_xvfb import Desk, display, missing
from tests.speech.dispatcher import Dispatcher, needs_dispatcher

__all__ = ["display"]
pytestmark = [
    needs_dispatcher,
    pytest.mark.skipif(bool(missing), reason=f"a virtual screen needs {', '.join(missing)}"),
]
pytest.importorskip("prism", reason="the optional extra `screenreader` is not installed")


def sounds(path: Path) -> bool:
    """Whether anything but silence has been played."""
    return path.exists() and any(path.read_bytes())


def test_the_reader_speaks_alone_and_the_own_voice_takes_over(
    display: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dispatcher = Dispatcher(tmp_path)
    monkeypatch.setenv("SPEECHD_ADDRESS", dispatcher.address)
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:")  # no Orca of the desktop
    desk = Desk(display, tmp_path, "--setting", "volume_cues=0")
    try:
        assert dispatcher.wait_for("два игрока", 30).startswith("Ivan")
        desk.wait_for(kind="speech", category="menu")
        desk.press("Return")
        desk.wait_for(kind="speech", category="turn")
        desk.press("h")
        dispatcher.wait_for("карт")
        assert not sounds(desk.audio)
        dispatcher.kill()
        time.sleep(0.5)
        desk.press("s")
        desk.wait_for(kind="command", name="scores", source="key")
        end = time.monotonic() + 10
        while not sounds(desk.audio):
            assert time.monotonic() < end
            time.sleep(0.05)
        assert desk.program.poll() is None
    finally:
        desk.program.kill()
        dispatcher.kill()
    assert desk.program.stderr is not None
    assert "reader_gone" in desk.program.stderr.read()


def test_a_reader_that_starts_after_the_program_is_told_and_speaks(
    display: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 's'}")
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:")
    desk = Desk(display, tmp_path, "--setting", "volume_cues=0")
    dispatcher = None
    try:
        desk.wait_for(kind="speech", category="menu")
        assert sounds(desk.audio)
        dispatcher = Dispatcher(tmp_path)
        dispatcher.wait_for("Программа экранного доступа отвечает", 30)
        desk.press("Return")
        desk.wait_for(kind="speech", category="turn")
        desk.press("h")
        dispatcher.wait_for("карт", 10)
        assert desk.program.poll() is None
    finally:
        desk.program.kill()
        if dispatcher is not None:
            dispatcher.kill()
