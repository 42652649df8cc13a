"""Where the bundle without Python begins: the program, or a module of it in its own process."""

import json
import subprocess
import sys
from pathlib import Path

from voicecards import __version__

LAUNCHER = Path(__file__).parent.parent / "packaging" / "launcher.py"


def launch(*words, stdin=""):
    return subprocess.run(
        [sys.executable, str(LAUNCHER), *words],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_the_launcher_starts_the_program_and_gives_its_exit_code():
    done = launch("--version")
    assert (done.returncode, done.stdout.strip()) == (0, __version__)
    assert launch("--no-such-option").returncode == 2


def test_the_launcher_starts_the_spare_voice_as_python_would():
    request = json.dumps({"do": "find", "lang": "it", "wanted": None})
    done = launch("-m", "voicecards.speech.espeak_process", stdin=request + "\n")
    assert json.loads(done.stdout) == {"voice": "it", "bytes": 0}


def test_the_launcher_starts_no_modules_but_the_programs_own():
    assert launch("-m", "http.server").returncode == 2
