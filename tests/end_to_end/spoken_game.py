"""One sitting of the real program, played by a voice in its microphone.

    python -m tests.end_to_end.spoken_game LANG SEED TRANSCRIPT SECONDS

SDL's disk driver is the microphone and the loudspeaker (see the environment in the test). F2 is
held for some seconds while the microphone is heard; the program is left when a card was played.
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


def key(kind: int) -> pygame.event.Event:
    return pygame.event.Event(kind, key=pygame.K_F2, scancode=pygame.KSCAN_F2, mod=0, unicode="")


def main(lang: str, seed: str, transcript: str, seconds: float) -> None:
    words = ["--lang", lang, "--game", "bouillabaisse", "--players", "2", "--seed", seed]
    args = parse([*words, "--transcript", transcript])
    with ExitStack() as stack:
        app = open_window(args, lang, Settings(lang=lang, rate=450), (), stack)

        def run(until: float) -> None:
            while time.monotonic() < until:
                app.step(pygame.event.wait(10))

        start = pygame.event.Event(
            pygame.KEYDOWN, key=pygame.K_RETURN, scancode=pygame.KSCAN_RETURN, mod=0, unicode=""
        )
        pygame.event.post(start)
        run(time.monotonic() + 1.0)
        pygame.event.post(key(pygame.KEYDOWN))
        run(time.monotonic() + seconds)
        pygame.event.post(key(pygame.KEYUP))
        table = app.stage.screen.table  # type: ignore[attr-defined]
        limit = time.monotonic() + 60
        while not table.journal.actions and time.monotonic() < limit:
            run(time.monotonic() + 0.1)
        heard_so_far = Path(os.environ["SDL_DISKAUDIOFILE"]).stat().st_size
        while app.stage.speech.busy and time.monotonic() < limit:  # the card is told
            run(time.monotonic() + 0.1)
        print(json.dumps({"bytes_before": heard_so_far}))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3], float(sys.argv[4]))
