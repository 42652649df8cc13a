"""From the command line: when the language is asked for, that the choice is kept, looking on."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from voicecards.cli import main
from voicecards.store import load_settings

GAME = ["--game", "bouillabaisse", "--players", "2", "--seed", "4"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VOICECARDS_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return tmp_path


def rehearse(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, *words: str, script: str
) -> list[dict[str, Any]]:
    path = tmp_path / "script.txt"
    path.write_text(script, encoding="utf-8")
    assert main(["rehearse", str(path), *words]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def screens(entries: list[dict[str, Any]]) -> list[str]:
    return [entry["name"] for entry in entries if entry["kind"] == "screen"]


def test_a_first_start_asks_once(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, home: Path
) -> None:
    entries = rehearse(capsys, tmp_path, script="say русский\nwait 20\n")
    assert screens(entries) == ["welcome", "first_voice"]
    assert [e["command"] for e in entries if e["kind"] == "heard"] == ["language:ru"]
    assert load_settings(home / "settings.toml")[0].lang == "ru"
    entries = rehearse(capsys, tmp_path, script="wait 5\n")
    assert screens(entries) == ["menu"]
    assert {e["lang"] for e in entries if e["kind"] == "speech"} == {"ru"}


@pytest.mark.parametrize("words", [["--lang", "it"], GAME])
def test_a_script_that_names_a_language_or_a_game_is_not_asked(
    words: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert "welcome" not in screens(rehearse(capsys, tmp_path, *words, script="wait 1\n"))


def test_a_settings_file_with_an_unknown_language_asks(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, home: Path
) -> None:
    (home / "settings.toml").write_text('lang = "xx"\n', encoding="utf-8")
    assert screens(rehearse(capsys, tmp_path, script="wait 1\n")) == ["welcome"]


def test_the_piped_console_asks_and_keeps_the_choice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("italiano\n\n\n"))
    assert main(["--console"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("To play in English")
    assert any(line.startswith("Ecco il tavolo") for line in lines)
    assert load_settings(home / "settings.toml")[0].lang == "it"


def test_a_watched_game_is_rehearsed_to_its_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    entries = rehearse(capsys, tmp_path, *GAME, "--watch", "--lang", "it", script="wait over\n")
    assert entries[-1]["kind"] == "end"
    assert entries[-1]["over"]
    assert "HandDealt" not in {e["name"] for e in entries if e["kind"] == "event"}


def test_no_game_seats_so_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--console", "--players", "40", "--lang", "en"]) == 2
    assert "can play at this table" in capsys.readouterr().err


def test_that_settings_cannot_be_kept_is_told_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    blocked = home / "file"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setenv("VOICECARDS_HOME", str(blocked))
    monkeypatch.setattr(sys, "stdin", io.StringIO("v\nf6\nf6\n"))
    assert main(["--console", "--lang", "en", *GAME]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines.count("The settings cannot be saved.") == 1


def test_options_of_one_run_are_not_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, home: Path
) -> None:
    words = ["--lang", "en", "--rate", "400", "--detail", "terse", *GAME]
    rehearse(capsys, tmp_path, *words, script="key f11\nkey v\n")
    kept, _ = load_settings(home / "settings.toml")
    assert (kept.rate, kept.detail, kept.lang) == (220, "normal", "")
    assert kept.text_size != 40
