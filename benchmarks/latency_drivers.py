"""The drivers of latency.py: child processes that press keys, in effect, and mark the moments.

    python benchmarks/latency_drivers.py NAME COUNT

Each prints one JSON line a key, see `Mark` in latency.py. With COUNT 0 a driver says one line as
soon as it can and ends.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from contextlib import ExitStack

    from voicecards.app import App

OLD = "l'avversario di sinistra ha giocato il sette di cuori e poi il re di picche, numero {}"
NEW = "tocca a te, numero {}"


def mark(kind: str, **more: object) -> None:
    """Print a mark of this moment."""
    print(json.dumps({"kind": kind, "t": time.monotonic(), **more}), flush=True)


def direct(count: int) -> None:
    """Voice and cues by themselves, without the loop of the program."""
    from voicecards.resources import folder
    from voicecards.sound.cues import MixerCues
    from voicecards.sound.mixer import Mixer
    from voicecards.speech.choose import open_voice
    from voicecards.utterance import Category, Priority, Utterance

    chance = random.Random(1)

    def pause(least: float) -> None:
        time.sleep(least + chance.random() * 0.03)

    def line(text: str, pan: float) -> Utterance:
        return Utterance(text, Category.PLAY, Priority.EVENT, pan)

    mixer = Mixer()
    voice = open_voice("auto", mixer, rate=250)
    if count == 0:
        voice.speak(line("benvenuto", 0.0), "it")
        time.sleep(0.2)
        return
    cues = MixerCues(mixer, folder("sounds"))
    for _ in range(count):
        mark("cue")
        cues.play("menu_move")
        pause(0.15)
    for number in range(count):
        mark("old")
        voice.speak(line(OLD.format(number), -1.0), "it")
        pause(0.25)
        mark("speech", channel=1, cuts=0)
        voice.speak(line(NEW.format(number), 1.0), "it")
        pause(0.25)
        mark("silence")
        voice.stop()
        pause(0.1)
    mark("end")
    voice.close()
    mixer.close()


def app(count: int) -> None:
    """The whole program: posted keys through its own loop, window (dummy driver) and all."""
    from contextlib import ExitStack

    with ExitStack() as stack:
        program = _open_program(stack)
        if count == 0:
            program.run_for(0.3)
            return
        settings = program.app.stage.settings
        settings.volume_voice = 0
        program.app.stage.apply_volumes()
        for _ in range(count):
            program.run_until_quiet()
            mark("cue")
            program.press("down")
            program.run_for(0.15)
        settings.volume_voice, settings.volume_cues = 100, 0
        program.app.stage.apply_volumes()
        for _ in range(count):
            program.run_until_quiet()
            mark("speech")
            program.press("down")
            program.run_for(0.3)
        for _ in range(count):
            program.run_until_quiet()
            mark("old")
            program.press("escape")  # a question: long enough to be cut
            program.run_for(0.3)
            mark("silence")
            program.press("ctrl")
            program.run_for(0.1)
            mark("old")
            program.press("backspace")
        program.run_until_quiet()
        mark("end")


class _Program:
    """The program's loop, turned by hand."""

    def __init__(self, app: App) -> None:
        self.app = app

    def press(self, name: str) -> None:
        import pygame

        codes = {"down": pygame.K_DOWN, "escape": pygame.K_ESCAPE, "ctrl": pygame.K_LCTRL}
        scancodes = {
            "down": pygame.KSCAN_DOWN,
            "escape": pygame.KSCAN_ESCAPE,
            "ctrl": pygame.KSCAN_LCTRL,
            "backspace": pygame.KSCAN_BACKSPACE,
        }
        code = codes.get(name, pygame.K_BACKSPACE)
        event = pygame.event.Event(
            pygame.KEYDOWN, key=code, scancode=scancodes[name], mod=0, unicode=""
        )
        pygame.event.post(event)

    def run_for(self, seconds: float) -> None:
        import pygame

        from voicecards.app import TICK_MS

        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.app.step(pygame.event.wait(TICK_MS))

    def run_until_quiet(self) -> None:
        while self.app.stage.speech.busy:
            self.run_for(0.02)
        self.run_for(0.08)


def _open_program(stack: ExitStack) -> _Program:
    from voicecards.arguments import parse
    from voicecards.session.front import open_window
    from voicecards.store import Settings

    args = parse(["--lang", "it", "--rate", "400"])
    return _Program(open_window(args, "it", Settings(lang="it", rate=400), (), stack))


DRIVERS: dict[str, Callable[[int], None]] = {"direct": direct, "app": app}


if __name__ == "__main__":
    DRIVERS[sys.argv[1]](int(sys.argv[2]))
