"""The whole command in a process of its own, with SDL's stand-ins for devices."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from voicecards import resources
from voicecards.cli import main
from voicecards.doctor.examination import CHECKS
from voicecards.locale import load


@pytest.fixture
def run(tmp_path):
    """Runs the command; keyword arguments change the environment."""

    def start(*words, **environment):
        return subprocess.run(
            [sys.executable, "-m", "voicecards", "doctor", *words],
            env={**os.environ, **environment_of(tmp_path), **environment},
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )

    return start


def environment_of(folder):
    return {
        "VOICECARDS_HOME": str(folder / "home"),
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": str(folder / "audio.raw"),
        "SDL_DISKAUDIOFILEIN": str(folder / "no microphone"),
        "SDL_DISKAUDIODELAY": "1",
        "SDL_VIDEODRIVER": "dummy",
    }


def complaints(stderr):
    """What stands on stderr, apart from SDL's notices about its file device."""
    return [line for line in stderr.splitlines() if not line.startswith("CRITICAL: ")]


def test_json_prints_one_object_and_makes_no_sound(run, tmp_path):
    done = run("--json", "--lang", "it")
    result = json.loads(done.stdout)
    assert [finding["check"] for finding in result["findings"]] == list(CHECKS)
    assert (result["ok"], done.returncode) == (True, 0)
    assert complaints(done.stderr) == []
    assert not any((tmp_path / "audio.raw").read_bytes())


def test_lines_are_printed_and_spoken(run, tmp_path):
    done = run("--lang", "ru")
    lines = done.stdout.splitlines()
    assert lines[0] == load("ru").text("doctor-begins")
    assert len(lines) >= len(CHECKS) + 2
    assert complaints(done.stderr) == []
    samples = (tmp_path / "audio.raw").read_bytes()
    assert len(samples.replace(b"\0", b"")) > 44_100 * 4 * 5  # many seconds of stereo speech


def test_what_is_essential_fails_the_command(tmp_path, monkeypatch, capsys):
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("VOICECARDS_HOME", str(tmp_path / "file"))
    assert main(["doctor", "--lang", "en"]) == 1
    assert load("en").text("doctor-home-unwritable") in capsys.readouterr().out


def test_without_any_texts_there_is_a_sentence_and_no_traceback(monkeypatch, capsys):
    def missing(name):
        raise FileNotFoundError(f"the folder {name} is missing from the installation")

    monkeypatch.setattr(resources, "folder", missing)
    assert main(["doctor"]) == 1
    assert "the folder locales is missing" in capsys.readouterr().err


def test_without_devices_it_tells_in_text_and_can_be_played(run):
    done = run("--lang", "en", SDL_AUDIODRIVER="no such driver", SDL_VIDEODRIVER="no such driver")
    assert done.returncode == 0
    assert load("en").text("no-sound") in done.stdout
    assert load("en").text("doctor-display-missing") in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends Ctrl+C to the whole console")
def test_ctrl_c_ends_the_speech_and_the_rest_is_printed_at_once(tmp_path):
    program = subprocess.Popen(
        [sys.executable, "-m", "voicecards", "doctor", "--lang", "en"],
        env={**os.environ, **environment_of(tmp_path), "SDL_DISKAUDIODELAY": "5000"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert program.stdout.readline().strip() == load("en").text("doctor-begins")
    time.sleep(0.3)
    program.send_signal(signal.SIGINT)
    out, err = program.communicate(timeout=60)
    assert (program.returncode, complaints(err)) == (0, [])
    assert len(out.splitlines()) >= len(CHECKS) + 1
