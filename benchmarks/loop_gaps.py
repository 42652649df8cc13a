"""How long the loop of the real program is busy at once while a game is played in its window.

    python benchmarks/loop_gaps.py [SECONDS] [GAME]

The program is opened as a player opens it, with its voice (into SDL's disk device) and its window
(SDL's dummy driver, or the display there is); every decision of the player is taken by a key. A
turn of the loop that lasts longer than 20 ms makes a key wait, so each is measured, without the
time the loop sleeps. The first key comes with the first turn.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from voicecards.app import App

TARGETS_MS = {
    "app_turn_max_ms": 20.0,
    "app_turn_work_max_ms": 20.0,
    "app_turn_work_at_start_max_ms": 20.0,
}
PLAYERS = {"bouillabaisse": "6", "barbu": "4", "bouillotte": "4"}
WARM = 3.0
"""Seconds after the start that count apart: the program still loads in the background."""
KEYS = {
    "bouillabaisse": ("tab", "return"),
    "barbu": ("tab", "return", "o", "1"),
    "bouillotte": ("return", "1"),
}


@dataclass(frozen=True)
class _Turn:
    """A turn of the loop.

    Attributes:
        at: seconds since the start.
        lasted: ms until the loop could take the next key.
        work: ms of the processor's time in it: what it would last on a machine with nothing
            else to do.
    """

    at: float
    lasted: float
    work: float


def loop_figures(seconds: float, game: str = "bouillabaisse") -> dict[str, float]:
    """Play in a process of its own; the turns of its loop in ms."""
    with tempfile.TemporaryDirectory() as home:
        environment = dict(
            os.environ,
            VOICECARDS_HOME=home,
            SDL_AUDIODRIVER="disk",
            SDL_DISKAUDIOFILE=os.devnull,
            PYGAME_HIDE_SUPPORT_PROMPT="1",
        )
        environment.setdefault("SDL_VIDEODRIVER", "dummy")
        command = [sys.executable, str(Path(__file__).resolve()), str(seconds), game, "play"]
        done = subprocess.run(
            command, env=environment, stdout=subprocess.PIPE, text=True, check=True
        )
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures


def _play(seconds: float, game: str) -> dict[str, float]:
    import pygame

    from voicecards.app import TICK_MS
    from voicecards.arguments import parse
    from voicecards.session.front import open_window
    from voicecards.store import Settings

    words = ["--lang", "it", "--game", game, "--players", PLAYERS[game], "--seed", "1"]
    with ExitStack() as stack:
        settings = Settings(lang="it", rate=900)
        app = open_window(parse(words), "it", settings, (), stack)
        begin = time.monotonic()
        turns: list[_Turn] = []
        pressed = 0
        _press("return")
        while time.monotonic() - begin < seconds:
            first = pygame.event.wait(TICK_MS)
            before, worked = time.monotonic(), time.thread_time()
            app.step(first)
            lasted, work = time.monotonic() - before, time.thread_time() - worked
            turns.append(_Turn(before - begin, 1000 * lasted, 1000 * work))
            if app.stage.awaits_player:
                keys = KEYS[game]
                _press(keys[pressed % len(keys)])
                pressed += 1
        return {**_figures(turns), "app_decisions": float(_decisions(app))}


def _figures(turns: list[_Turn]) -> dict[str, float]:
    import numpy as np

    warm = [turn for turn in turns if turn.at >= WARM]
    return {
        "app_turn_p99_ms": float(np.percentile([turn.lasted for turn in warm], 99)),
        "app_turn_max_ms": max(turn.lasted for turn in warm),
        "app_turn_work_p99_ms": float(np.percentile([turn.work for turn in warm], 99)),
        "app_turn_work_max_ms": max(turn.work for turn in warm),
        "app_turn_work_at_start_max_ms": max(turn.work for turn in turns if turn.at < WARM),
    }


def _decisions(app: App) -> int:
    from voicecards.screens.table_screen import TableScreen

    screens = [screen for screen in app.stage.stack if isinstance(screen, TableScreen)]
    return len(screens[-1].table.journal.actions)


def _press(name: str) -> None:
    import pygame

    codes = {
        "return": (pygame.K_RETURN, pygame.KSCAN_RETURN),
        "tab": (pygame.K_TAB, pygame.KSCAN_TAB),
        "o": (pygame.K_o, pygame.KSCAN_O),
        "1": (pygame.K_1, pygame.KSCAN_1),
    }
    code, scancode = codes[name]
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=code, scancode=scancode, mod=0, unicode=""))


if __name__ == "__main__":
    length = float(sys.argv[1]) if len(sys.argv) > 1 else 30.0
    played = sys.argv[2] if len(sys.argv) > 2 else "bouillabaisse"
    figures = _play(length, played) if sys.argv[3:] else loop_figures(length, played)
    print(json.dumps({name: round(figure, 1) for name, figure in figures.items()}))
