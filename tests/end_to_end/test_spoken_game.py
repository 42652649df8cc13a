"""A sentence into the microphone, a card on the table, speech out of the loudspeaker."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from voicecards.cards import Card
from voicecards.games import games
from voicecards.sound.pcm import resample
from voicecards.speech.espeak import synthesise
from voicecards.table import Table

SENTENCES = {
    "it": "gioca dieci di cuori",
    "ru": "сыграть десятку червей",
    "en": "play the ten of hearts",
}
TEN = Card.from_code("TH")
RATE = 16_000


def seed_with_the_ten() -> int:
    """A sitting of two in which the human leads and holds the ten of hearts."""
    game = games()["bouillabaisse"]
    for seed in range(1000):
        table = Table(game, game.options.from_text({"players": "2"}), seed, [None, None])
        table.start()
        if table.turn == 0 and TEN in table.view(0).hand:  # type: ignore[attr-defined]
            return seed
    raise AssertionError("no such deal")


def microphone_file(path: Path, lang: str, quiet: float) -> float:
    """Write what the microphone hears, quiet before and after; the seconds it lasts."""
    speech = resample(synthesise(SENTENCES[lang], lang, 150), RATE).samples
    noise = np.random.default_rng(1).normal(0, 8, 60 * RATE).astype(np.int16)
    start = int(quiet * RATE)
    noise[start : start + len(speech)] += speech
    path.write_bytes(noise.tobytes())
    return len(speech) / RATE + 3.0


QUIET_BEFORE = {"push": 0.5, "open": 5.0}
"""Seconds; hands-free begins with a line of the program, during which nothing is heard."""


@pytest.mark.parametrize("way", ["push", "open"])
@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_a_spoken_card_is_played_and_told(lang: str, way: str, tmp_path: Path) -> None:
    sound_in, sound_out = tmp_path / "in.raw", tmp_path / "out.raw"
    transcript = tmp_path / "transcript.jsonl"
    seconds = microphone_file(sound_in, lang, QUIET_BEFORE[way])
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": str(sound_out),
        "SDL_DISKAUDIOFILEIN": str(sound_in),
        "VOICECARDS_HOME": str(tmp_path / "home"),
    }
    words = [lang, str(seed_with_the_ten()), str(transcript), str(seconds), way]
    done = subprocess.run(
        [sys.executable, "-m", "tests.end_to_end.spoken_game", *words],
        env=environment,
        check=True,
        timeout=240,
        stdout=subprocess.PIPE,
        text=True,
    )
    entries = [json.loads(line) for line in transcript.read_text(encoding="utf-8").splitlines()]
    heard = [e for e in entries if e["kind"] == "heard"]
    assert [e["command"] for e in heard] == ["play:TH"]
    played = next(e for e in entries if e["kind"] == "action")
    assert (played["seat"], played["args"]) == (0, {"card": "TH"})
    lines = [e for e in entries if e["kind"] == "speech" and e["t"] >= played["t"]]
    assert lines
    before = json.loads(done.stdout.splitlines()[-1])["bytes_before"]
    after = np.frombuffer(sound_out.read_bytes()[before:], dtype=np.int16)
    assert np.abs(after.astype(np.int32)).max() > 1000
