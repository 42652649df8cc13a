"""A real window under Xvfb, real keys of a Russian layout, the real voice into a file."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

TOOLS = ("Xvfb", "xdotool", "setxkbmap")
missing = [tool for tool in TOOLS if shutil.which(tool) is None]
pytestmark = pytest.mark.skipif(
    bool(missing), reason=f"a virtual screen needs {', '.join(missing)}"
)

KEYS = {"h": "43", "s": "39"}
"""X keycodes of letters: places on the keyboard, whatever the layout. Others go by name."""


@pytest.fixture
def display() -> Iterator[str]:
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-noreset"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        number = pipe.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(10)


class Desk:
    """A running program and a keyboard."""

    def __init__(self, display: str, folder: Path, *more: str) -> None:
        self.transcript_path = folder / "transcript.jsonl"
        self.audio = folder / "audio.raw"
        self.env = {
            **os.environ,
            "DISPLAY": display,
            "SDL_AUDIODRIVER": "disk",
            "SDL_DISKAUDIOFILE": str(self.audio),
            "SDL_DISKAUDIODELAY": "1",
            "VOICECARDS_HOME": str(folder / "home"),
        }
        self.env.pop("SDL_VIDEODRIVER", None)
        subprocess.run(["setxkbmap", "ru"], env=self.env, check=True)
        words = ["--lang", "ru", "--game", "bouillabaisse", "--players", "2", "--seed", "5", *more]
        self.program = subprocess.Popen(
            [sys.executable, "-m", "voicecards", *words, "--transcript", str(self.transcript_path)],
            env=self.env,
            stderr=subprocess.PIPE,
            text=True,
        )

    def press(self, key: str) -> None:
        subprocess.run(["xdotool", "key", KEYS.get(key, key)], env=self.env, check=True)

    def entries(self) -> list[dict[str, Any]]:
        if not self.transcript_path.exists():
            return []
        text = self.transcript_path.read_text(encoding="utf-8")
        return [json.loads(line) for line in text.splitlines() if line.endswith("}")]

    def wait_for(self, seconds: float = 60, **wanted: object) -> dict[str, Any]:
        """Wait until an entry with these values stands in the transcript."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for entry in self.entries():
                if all(entry.get(name) == value for name, value in wanted.items()):
                    return entry
            assert self.program.poll() is None, self.program.stderr.read()  # type: ignore[union-attr]
            time.sleep(0.05)
        raise AssertionError(f"not in the transcript: {wanted}")


def test_a_blind_player_on_a_russian_keyboard(display: str, tmp_path: Path) -> None:
    desk = Desk(display, tmp_path)
    try:
        desk.wait_for(kind="speech", category="menu")
        desk.press("Return")
        desk.wait_for(kind="event", name="RoundStarted")
        desk.wait_for(kind="speech", category="turn")
        desk.press("h")
        desk.wait_for(kind="command", name="hand", source="key")
        desk.press("Tab")
        desk.wait_for(kind="command", name="next_legal")
        desk.press("Return")
        assert desk.wait_for(kind="action", seat=0)["action"] == "play"
        desk.press("s")
        desk.wait_for(kind="command", name="scores", source="key")
        desk.press("Escape")
        desk.wait_for(kind="command", name="menu")
        desk.press("Return")
        desk.wait_for(kind="screen", name="menu")
        desk.press("Escape")
        desk.press("Return")
        assert desk.program.wait(30) == 0
    finally:
        desk.program.kill()
    samples = desk.audio.read_bytes()
    assert len(samples) > 44_100 * 4  # more than a second of stereo sound came out
    assert any(samples)
