"""How long a player waits for sound: after a key, and after starting the program.

    python benchmarks/latency.py [--json] [--driver app|direct] [--count 40]

A driver (latency_drivers.py) is a child process that makes things sound and prints a mark, with
the time, for each key. Its sound goes to SDL's disk device, whose file is a pseudo-terminal read
here, so every buffer is stamped the moment it is handed over. Old speech is panned left and new
speech right, which tells them apart. What is measured ends at the device's buffer: a sound card
adds one more (about 12 ms). Beside it, how long a full table of experts thinks, and how late the
loop is meanwhile (deciding.py). Linux and macOS only.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from deciding import TARGETS_MS as DECIDING_MS
from deciding import deciding_figures
from loop_gaps import TARGETS_MS as LOOP_MS
from loop_gaps import loop_figures

HERE = Path(__file__).resolve().parent
RATE = 44_100
FRAME = 4  # bytes: two channels of 16 bits
AUDIBLE = 30
"""Of 32767: anything above is sound."""

TARGETS_MS = {
    "key_to_cue_p95_ms": 30.0,
    "key_to_speech_p95_ms": 80.0,
    "key_to_silence_p95_ms": 30.0,
    "start_to_first_word_ms": 1500.0,
    **DECIDING_MS,
    **LOOP_MS,
}

Mark = dict[str, Any]
"""What a driver tells about a key: its kind (cue, speech, silence), t (s, monotonic); for speech
the channel it comes in (0 left, 1 right, None any) and the channel of the speech it cuts."""


@dataclass
class Heard:
    """What a driver played: one time (s, monotonic) and a left and right sample per frame."""

    times: np.ndarray
    samples: np.ndarray

    def first(self, after: float, before: float, channel: int | None = None) -> float | None:
        """Return when the first sound between two moments is, in one channel or in any."""
        found = np.flatnonzero(self._between(after, before) & self._audible(channel))
        return float(self.times[found[0]]) if len(found) else None

    def last(self, after: float, before: float, channel: int | None = None) -> float | None:
        """Return when the last sound between two moments is."""
        found = np.flatnonzero(self._between(after, before) & self._audible(channel))
        return float(self.times[found[-1]]) if len(found) else None

    def _between(self, after: float, before: float) -> np.ndarray:
        return (self.times >= after) & (self.times < before)

    def _audible(self, channel: int | None) -> np.ndarray:
        loud = np.abs(self.samples.astype(np.int32)) > AUDIBLE
        return loud.any(axis=1) if channel is None else loud[:, channel]


class Tap:
    """A pseudo-terminal that stands for the sound device's file."""

    def __init__(self) -> None:
        import tty

        self._reader, self._writer = os.openpty()
        tty.setraw(self._writer)
        self.path = os.ttyname(self._writer)
        self._chunks: list[tuple[float, bytes]] = []
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        while True:
            try:
                data = os.read(self._reader, 1 << 16)
            except OSError:  # closed
                return
            self._chunks.append((time.monotonic(), data))

    def heard(self) -> Heard:
        """Return all that has been played until now."""
        chunks = list(self._chunks)
        data = b"".join(chunk for _, chunk in chunks)
        data = data[: len(data) // FRAME * FRAME]
        samples = np.frombuffer(data, dtype="<i2").reshape(-1, 2)
        ends = np.cumsum([len(chunk) for _, chunk in chunks]) / FRAME
        # A chunk holds the frames up to its end: its stamp is the time of its first one, and
        # frames within a chunk are one after the other.
        which = np.minimum(
            np.searchsorted(ends, np.arange(len(samples)), side="right"), max(len(chunks) - 1, 0)
        )
        starts = np.concatenate([[0.0], ends[:-1]]) if len(ends) else np.zeros(1)
        stamps = np.array([stamp for stamp, _ in chunks] or [0.0])
        times = stamps[which] + (np.arange(len(samples)) - starts[which]) / RATE
        return Heard(times, samples)

    def close(self) -> None:
        os.close(self._writer)
        os.close(self._reader)


def run_driver(name: str, count: int) -> tuple[Heard, list[Mark], float]:
    """Run a driver to its end and return the sound, its marks, and its start (s, monotonic)."""
    tap = Tap()
    environment = dict(
        os.environ,
        SDL_AUDIODRIVER="disk",
        SDL_VIDEODRIVER="dummy",
        SDL_DISKAUDIOFILE=tap.path,
        PYGAME_HIDE_SUPPORT_PROMPT="1",
    )
    # A player's second start finds the modules compiled; so does this one, wherever it is run.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, str(HERE / "latency_drivers.py"), name, str(count)]
    start = time.monotonic()
    try:
        done = subprocess.run(
            command, env=environment, stdout=subprocess.PIPE, text=True, check=True
        )
        return tap.heard(), [json.loads(line) for line in done.stdout.splitlines()], start
    finally:
        tap.close()


def key_figures(heard: Heard, marks: list[Mark]) -> dict[str, float]:
    """Return the waits after keys in ms, p50, p95 and longest, for each kind.

    Raises:
        SystemExit: when a key that should have made a sound made none.
    """
    waits: dict[str, list[float]] = {"cue": [], "speech": [], "silence": []}
    for mark, following in zip(marks, [*marks[1:], None], strict=True):
        at = float(mark["t"])
        until = float(following["t"]) if following else float("inf")
        if mark["kind"] == "cue":
            waits["cue"].append(_wait_for_sound(heard, at, until, None))
        elif mark["kind"] == "speech":
            waits["speech"].append(_wait_for_sound(heard, at, until, mark.get("channel")))
            if mark.get("cuts") is not None:
                waits["silence"].append(_wait_for_silence(heard, at, until, mark["cuts"]))
        elif mark["kind"] == "silence":
            waits["silence"].append(_wait_for_silence(heard, at, until, None))
    figures: dict[str, float] = {}
    for kind, times in waits.items():
        if times:
            figures[f"key_to_{kind}_p50_ms"] = float(np.percentile(times, 50))
            figures[f"key_to_{kind}_p95_ms"] = float(np.percentile(times, 95))
            figures[f"key_to_{kind}_max_ms"] = max(times)
    return figures


def _wait_for_sound(heard: Heard, at: float, until: float, channel: int | None) -> float:
    found = heard.first(at, until, channel)
    if found is None:
        raise SystemExit("a key made no sound")
    return 1000 * (found - at)


def _wait_for_silence(heard: Heard, at: float, until: float, channel: int | None) -> float:
    found = heard.last(at, until, channel)
    return 0.0 if found is None else 1000 * (found - at)


def first_word_figures(driver: str, starts: int) -> dict[str, float]:
    """Start a driver several times and return the wait for its first sound, in ms."""
    waits = []
    for _ in range(starts):
        heard, _, start = run_driver(driver, 0)
        waits.append(_wait_for_sound(heard, start, float("inf"), None))
    return {
        "start_to_first_word_ms": float(np.median(waits)),
        "start_to_first_word_max_ms": max(waits),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="waits for sound after keys and at the start")
    parser.add_argument("--driver", default="app", help="who makes the sounds: app, direct")
    parser.add_argument("--count", type=int, default=40, help="keys of each kind")
    parser.add_argument("--starts", type=int, default=5, help="starts of the program")
    parser.add_argument("--seconds", type=float, default=15.0, help="of play, measured")
    parser.add_argument(
        "--think", type=int, help="ms for a decision; else a fixed number of thoughts"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    if sys.platform == "win32":
        raise SystemExit("this benchmark needs a pseudo-terminal: Linux or macOS")
    heard, marks, _ = run_driver(arguments.driver, arguments.count)
    figures = {
        **deciding_figures(arguments.seconds, arguments.think),
        **loop_figures(arguments.seconds),
        **key_figures(heard, marks),
        **first_word_figures(arguments.driver, arguments.starts),
    }
    figures = {name: round(figure, 1) for name, figure in figures.items()}
    if arguments.json:
        print(json.dumps({"driver": arguments.driver, "count": arguments.count, **figures}))
        return
    for name, figure in figures.items():
        target = TARGETS_MS.get(name)
        ratio = f"  {figure / target:5.2f} of the {target:.0f} allowed" if target else ""
        print(f"{name:28} {figure:8.1f}{ratio}")


if __name__ == "__main__":
    main()
