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


DRIVERS: dict[str, Callable[[int], None]] = {"direct": direct}


if __name__ == "__main__":
    DRIVERS[sys.argv[1]](int(sys.argv[2]))
