"""The console table: typed sentences and key names in, printed lines out.

It is what the program becomes without a display, and with `--console`. Everything is plain
lines, so a terminal's screen reader reads it. On a terminal time is real; fed from a pipe, time
is virtual and the next line is read only when the player has something to decide, so a program
or a file can play a whole game.
"""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Callable
from typing import TextIO

from voicecards.clock import VirtualClock
from voicecards.commands.keys import Key, KeyNameError
from voicecards.screens.stage import Stage
from voicecards.session.rehearse import Rehearsal
from voicecards.utterance import Utterance

TICK = 0.02
"""Seconds between two looks at the clock on a terminal."""


def print_line(utterance: Utterance, to: TextIO | None = None) -> None:
    """Print what is being said."""
    print(utterance.text, file=to or sys.stdout, flush=True)


def print_copied(text: str, to: TextIO | None = None) -> bool:
    """Print what is copied in a window, to be taken from the terminal."""
    print(text, file=to or sys.stdout, flush=True)
    return True


def take_line(stage: Stage, line: str) -> None:
    """Take a typed line: the name of a key, or else a sentence. An empty line is Enter."""
    text = line.strip()
    try:
        key = Key.parse(text or "return")
    except KeyNameError:
        stage.typed(text)
    else:
        stage.press(key)
    stage.update()


def run_piped(stage: Stage, clock: VirtualClock, lines: TextIO) -> None:
    """Play from a pipe in virtual time until the input or the program ends."""
    rehearsal = Rehearsal(stage, clock)
    rehearsal.until_players_turn()
    for line in lines:
        take_line(stage, line)
        if stage.finished:
            break
        rehearsal.until_players_turn()
    if not stage.finished:
        stage.finish()
    rehearsal.run(())


def run_terminal(stage: Stage, lines: TextIO, each_tick: Callable[[Stage], None]) -> None:
    """Play on a terminal in real time until the player leaves or the input ends."""
    typed: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def read() -> None:
        for line in lines:
            typed.put(line)
        typed.put(None)

    threading.Thread(target=read, daemon=True, name="console input").start()
    while not (stage.finished and not stage.speech.busy):
        each_tick(stage)
        stage.update()
        try:
            line = typed.get(timeout=TICK)
        except queue.Empty:
            continue
        if line is not None:
            take_line(stage, line)
        elif not stage.finished:
            stage.finish()
