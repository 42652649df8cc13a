"""A sheet made by ear in one run of the program is played in another, as its own process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

BY_KEYS = """
key 7
key s
key s
key left
key down
key 8
key 0
key return
key ctrl+s
key n
key o
key i
key return
key escape
quit
"""
"""At the set-up of Barbu, in Italian: the king of spades at eighty, kept under the name "noi"."""

BY_VOICE = """
say il barbu è il re di picche e costa ottanta
say ogni donna costa trenta
say salva il punteggio
say amici
say conferma
say punteggi salvati
say numero quattro
say usa sempre questo punteggio
quit
"""
"""The same by voice, kept as "Amici" and made the usual sheet."""


def rehearse(home: Path, script: str, *options: str) -> list[dict[str, Any]]:
    """Run a script as a process of its own."""
    words = ["rehearse", "-", "--lang", "it", "--seed", "5", *options]
    done = subprocess.run(
        [sys.executable, "-m", "voicecards", *words],
        input=script,
        env={**os.environ, "VOICECARDS_HOME": str(home)},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def spoken(transcript: list[dict[str, Any]]) -> list[str]:
    return [entry["text"] for entry in transcript if entry["kind"] == "speech"]


def heard_about(home: Path, option: str, *start: str) -> str:
    """What the set-up of Barbu answers in another run to the name of an option."""
    lines = spoken(rehearse(home, f"key escape\nkey 2\nsay {option}\nquit\n", *start))
    return next(line for line in lines if line.lower().startswith(option))


@pytest.mark.parametrize("players", ["4", "5"])
def test_made_with_keys_and_named_at_the_next_start(tmp_path: Path, players: str) -> None:
    lines = spoken(rehearse(tmp_path, f"key 2\n{BY_KEYS}"))
    assert "Salvato: noi." in lines
    start = ("--game", "barbu", "--sheet", "NOI", "--players", players)
    assert heard_about(tmp_path, "seme del barbu", *start) == "Seme del Barbu: picche"
    assert heard_about(tmp_path, "punti del barbu", *start) == "Punti del Barbu: ottanta"


def test_made_by_voice_and_begun_with_from_then_on(tmp_path: Path) -> None:
    lines = spoken(rehearse(tmp_path, f"say gioca a barbu\n{BY_VOICE}"))
    assert "Salvato: Amici." in lines
    assert "I nuovi tavoli cominciano con Amici." in lines
    again = rehearse(tmp_path, "key 2\nkey 5\nsay punti di una donna\nquit\n")
    assert "Punteggio: Amici, cinque di undici." in spoken(again)
    assert "Punti di una donna: trenta" in spoken(again)


def test_a_whole_game_is_rehearsed_with_a_sheet(tmp_path: Path) -> None:
    rehearse(tmp_path, f"key 2\n{BY_KEYS}")
    script = "key return\nwait over\nquit\n"
    told = rehearse(tmp_path, script, "--game", "barbu", "--sheet", "noi", "--watch")
    (end,) = [entry for entry in told if entry["kind"] == "end"]
    assert len(end["standings"]) == 4
    scored = [e for e in told if e.get("name") == "HandScored" and e["contract"] == "barbu"]
    assert scored
    assert all(sorted(e["scores"]) == [-80, 0, 0, 0] for e in scored)


def test_without_a_home_of_its_own_a_rehearsal_keeps_nothing(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "voicecards", "rehearse", "-", "--lang", "it"]
    home = {"HOME": str(tmp_path), "USERPROFILE": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    env = {k: v for k, v in os.environ.items() if k != "VOICECARDS_HOME"} | home
    done = subprocess.run(
        words, input=f"key 2\n{BY_KEYS}", env=env, capture_output=True, encoding="utf-8"
    )
    assert "Salvato: noi." in done.stdout
    assert not list(tmp_path.rglob("*.toml"))
