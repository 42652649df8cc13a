"""The command line: exit codes, and complaints in the player's language without a traceback."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import wave
from pathlib import Path

import pytest

from voicecards.bots import opponents
from voicecards.cli import main
from voicecards.locale import load
from voicecards.locale.manual_text import manual_file

GAME = ["--game", "bouillabaisse"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VOICECARDS_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return tmp_path / "home"


def script(tmp_path: Path, *steps: str) -> str:
    path = tmp_path / "script.txt"
    path.write_text("\n".join(steps) + "\n", encoding="utf-8")
    return str(path)


BAD = [
    (["--foo"], "cli-unknown-option"),
    ([*GAME, "--set", "players"], "cli-bad-set"),
    (["--set", "players=3"], "cli-set-needs-game"),
    (["--game", "poker"], "cli-unknown-game"),
    ([*GAME, "--bots", "god"], "cli-bad-bots"),
    ([*GAME, "--rate", "20"], "cli-bad-rate"),
    ([*GAME, "--rate", "fast"], "cli-bad-number"),
    ([*GAME, "--detail", "chatty"], "cli-bad-choice"),
    (["simulate", "bouillabaisse", "--games", "0"], "cli-bad-number"),
    (["simulate"], "cli-bad-usage"),
    (["say", " ", "-o", "x.wav"], "cli-empty-text"),
]


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
@pytest.mark.parametrize(("words", "key"), BAD)
def test_bad_usage_is_told_in_the_players_language(
    words: list[str], key: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--lang", lang]) == 2
    err = capsys.readouterr().err
    names = ", ".join(opponents("bouillabaisse"))
    sentence = load(lang).text(key, low=120, high=900, names=names)
    assert sentence in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("option", "told"),
    [
        (["--players", "99"], "players=99"),
        (["--players", "1"], "players=1"),
        (["--set", "nosuch=3"], "nosuch"),
        (
            ["--set", "targets_mode=fixed", "--set", "target_card=2C", "--players", "3"],
            "target_card",
        ),
        (["--set", "all_or_nothing_rounds=6"], "all_or_nothing_rounds=6"),
    ],
)
def test_an_impossible_table_names_the_option(
    option: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rehearse", "-", *GAME, *option]) == 2
    assert told in capsys.readouterr().err


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "xx"]) == 2
    assert "xx" in capsys.readouterr().err


def test_an_unknown_step_names_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rehearse", script(tmp_path, "key h", "jump"), *GAME, "--lang", "en"]) == 2
    assert "Line two" in capsys.readouterr().err


def test_a_missing_script_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rehearse", "no such file", "--lang", "en"]) == 1
    assert "cannot be read" in capsys.readouterr().err


def test_a_wait_that_never_ends_is_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = script(tmp_path, "key return", "wait turn", "wait over")
    assert main(["rehearse", steps, *GAME, "--lang", "en"]) == 1
    assert "line three" in capsys.readouterr().err


def test_a_corrupt_settings_file_is_told_and_kept(
    tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home.mkdir()
    (home / "settings.toml").write_text("rate = [", encoding="utf-8")
    assert main(["rehearse", script(tmp_path, "wait 1"), *GAME, "--lang", "en"]) == 0
    out = capsys.readouterr()
    spoken = [e["text"] for e in map(json.loads, out.out.splitlines()) if e["kind"] == "speech"]
    assert load("en").text("settings-corrupt") in spoken
    assert "settings.toml" in out.err
    assert (home / "settings.toml.broken").exists()


def test_a_crash_becomes_a_sentence_and_a_file(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr("voicecards.simulate.simulate", broken)
    assert main(["simulate", "bouillabaisse", "--games", "1", "--lang", "en"]) == 1
    assert "Traceback" not in capsys.readouterr().err
    assert "a fault of ours" in (home / "crash.txt").read_text(encoding="utf-8")


def test_simulate_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "bouillabaisse", "--games", "2", "--bots", "random,beginner", "--json"]
    assert main(words) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["game"] == "bouillabaisse"
    assert [seat["bot"] for seat in result["seats"]] == ["random", "beginner"] * 2


def test_say_writes_a_wav_file(tmp_path: Path) -> None:
    path = tmp_path / "x.wav"
    assert main(["say", "buona sera", "-o", str(path), "--lang", "it"]) == 0
    with wave.open(str(path)) as reader:
        assert reader.getnchannels() == 1
        assert reader.getnframes() / reader.getframerate() > 0.4


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["-o", "no such folder/x.wav"], 1),
        (["-o", "x.wav", "--voice", "zork"], 2),
        (["-o", "x.wav", "--rate", "20"], 2),
    ],
)
def test_say_tells_what_is_wrong(
    words: list[str],
    code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["say", "hello", *words, "--lang", "en"]) == code
    assert "Traceback" not in capsys.readouterr().err


def test_the_console_plays_from_a_pipe_and_ends_politely(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\nh\nwhose turn is it\n"))
    assert main(["--console", *GAME, "--seed", "1", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Bouillabaisse, four players")
    assert any(line.startswith("Clubs:") for line in lines)
    assert lines[-1] == load("en").text("goodbye")


def test_without_a_display_the_console_opens(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["--lang", "en"]) == 0
    assert load("en").text("goodbye") in capsys.readouterr().out


def test_with_a_dead_display_the_console_opens() -> None:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("SDL_")}
    environment |= {"DISPLAY": ":4711", "SDL_AUDIODRIVER": "dummy"}
    environment.pop("WAYLAND_DISPLAY", None)
    done = subprocess.run(
        [sys.executable, "-m", "voicecards", *GAME, "--lang", "en"],
        env=environment,
        input="\n",
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert load("en").text("goodbye") in done.stdout


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_the_manual_is_printed(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["manual", "--lang", lang]) == 0
    assert capsys.readouterr().out == manual_file(lang).read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_rules_are_printed(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "bouillabaisse", "--lang", lang]) == 0
    assert len(capsys.readouterr().out.split()) > 500


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.strip()
