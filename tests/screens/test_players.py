"""Several players by ear, through the whole program."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from voicecards.cli import main
from voicecards.locale.speakable import is_speakable

pytestmark = pytest.mark.usefixtures("place")


def rehearse(folder: Path, lang: str, *steps: str) -> list[str]:
    """Play a script; the lines that are said."""
    script, transcript = folder / "script.txt", folder / "transcript.jsonl"
    script.write_text("\n".join(steps), encoding="utf-8")
    assert main(["rehearse", str(script), "--lang", lang, "--transcript", str(transcript)]) == 0
    entries = map(json.loads, transcript.read_text(encoding="utf-8").splitlines())
    return [entry["text"] for entry in entries if entry["kind"] == "speech"]


SAY = {"it": "chi gioca", "ru": "кто играет", "en": "who plays"}


@pytest.mark.parametrize("lang", SAY)
def test_a_player_is_added_and_has_settings_of_their_own(place: Path, lang: str) -> None:
    lines = rehearse(
        place,
        lang,
        f"say {SAY[lang]}",
        *("key up", "key return", "type Anna", "key return", "wait 9", "key f6", "wait 5"),
        *(f"say {SAY[lang]}", "key home", "key return", "wait 9", "quit"),
    )
    assert all(map(is_speakable, lines))
    assert sum("Anna" in line for line in lines) >= 2
    (folder,) = (place / "profiles").glob("player-*")
    assert "rate = 240" in (folder / "settings.toml").read_text(encoding="utf-8")
    assert not (place / "settings.toml").exists()


def test_a_player_is_removed_after_a_question(place: Path) -> None:
    steps = ("say who plays", "key up", "key return", "type Anna", "key return", "wait 9")
    back = ("say who plays", "key home", "key return", "wait 9", "say who plays")
    lines = rehearse(
        place, "en", *steps, *back, "key down", "key delete", "wait 5", "key backspace", "wait 5"
    )
    assert lines[-1] == "Nothing has been removed."
    lines = rehearse(
        place, "en", "say who plays", "key down", "key delete", "wait 9", "key return", "wait 3"
    )
    assert lines[-1] == "Removed: Anna."
    assert not list((place / "profiles").glob("player-*"))


def test_neither_the_first_player_nor_who_plays_now_is_removed(place: Path) -> None:
    lines = rehearse(place, "en", "say who plays", "key delete", "wait 5")
    assert lines[-1].startswith("Neither")


def test_a_name_that_cannot_be_is_refused(place: Path) -> None:
    steps = ("say who plays", "key up", "key return", "type ...", "key return", "wait 5")
    assert rehearse(place, "en", *steps)[-1].startswith("A player needs a name")
