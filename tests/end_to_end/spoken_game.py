"""One sitting of the real program, played by a voice in its microphone.

    python -m tests.end_to_end.spoken_game LANG SEED TRANSCRIPT SECONDS push|open

SDL's disk driver is the microphone and the loudspeaker (see the environment in the test). F2 is
held for some seconds while the microphone is heard, or F3 makes it hands-free; the program is left
when a card was played.
"""

from __future__ import annotations

import json
import os
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pygame

from voicecards.arguments import parse
from voicecards.session.front import open_window
from voicecards.store import Settings

KEYS = {
    "return": (pygame.K_RETURN, pygame.KSCAN_RETURN),
    "f2": (pygame.K_F2, pygame.KSCAN_F2),
    "f3": (pygame.K_F3, pygame.KSCAN_F3),
}


def press(name: str, kind: int = pygame.KEYDOWN) -> None:
    code, scancode = KEYS[name]
    pygame.event.post(pygame.event.Event(kind, key=code, scancode=scancode, mod=0, unicode=""))


def main(lang: str, seed: str, transcript: str, seconds: float, way: str) -> None:
    words = ["--lang", lang, "--game", "bouillabaisse", "--players", "2", "--seed", seed]
    args = parse([*words, "--transcript", transcript])
    with ExitStack() as stack:
        app = open_window(args, lang, Settings(lang=lang, rate=450), (), stack)

        def run(until: float) -> None:
            while time.monotonic() < until:
                app.step(pygame.event.wait(10))

        press("return")
        run(time.monotonic() + 1.0)
        if way == "push":
            press("f2")
            run(time.monotonic() + seconds)
            press("f2", pygame.KEYUP)
        else:
            while app.stage.speech.busy:  # half-duplex: nothing is heard while the game speaks
                run(time.monotonic() + 0.1)
            press("f3")
        table = app.stage.screen.table  # type: ignore[attr-defined]
        limit = time.monotonic() + 60
        while not table.journal.actions and time.monotonic() < limit:
            run(time.monotonic() + 0.1)
        heard_so_far = Path(os.environ["SDL_DISKAUDIOFILE"]).stat().st_size
        while app.stage.speech.busy and time.monotonic() < limit:  # the card is told
            run(time.monotonic() + 0.1)
        print(json.dumps({"bytes_before": heard_so_far}))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3], float(sys.argv[4]), sys.argv[5])
