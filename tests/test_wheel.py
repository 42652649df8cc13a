"""The wheel carries everything: from an empty folder, with no checkout, the game plays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parent.parent

RUN = """
import sys
sys.path.insert(0, sys.argv.pop(1))
import voicecards.cli
sys.exit(voicecards.cli.main())
"""
"""What the installed command does, with the unpacked wheel before everything else."""


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built by the build backend alone (no network) and unpacked."""
    folder = tmp_path_factory.mktemp("wheel")
    [wheel] = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


def files(folder: Path) -> set[str]:
    """The files below a folder, caches apart."""
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.mark.parametrize("name", ["locales", "sounds"])
def test_data_are_complete(unpacked: Path, name: str) -> None:
    assert files(unpacked / "voicecards" / "_data" / name) == files(ROOT / name)


def test_the_manuals_are_there_in_every_language(unpacked: Path) -> None:
    manuals = {f"manual.{lang.name}.md" for lang in (ROOT / "locales").iterdir() if lang.is_dir()}
    assert files(unpacked / "voicecards" / "_data" / "docs") == manuals


def test_the_package_is_complete_and_nothing_else_is_installed(unpacked: Path) -> None:
    assert files(ROOT / "voicecards") <= files(unpacked / "voicecards")
    assert {path.name.partition("-")[0] for path in unpacked.iterdir()} == {"voicecards"}


def run(unpacked: Path, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the unpacked program in a folder."""
    return subprocess.run(
        [sys.executable, "-c", RUN, str(unpacked), *words],
        cwd=folder,
        env={
            **os.environ,
            "VOICECARDS_HOME": str(folder / "home"),
            "SDL_AUDIODRIVER": "dummy",
        },
        input="key return\nwait turn\nkey h\nquit\n",
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def test_a_rehearsal_runs_in_an_empty_folder(unpacked: Path, tmp_path: Path) -> None:
    done = run(unpacked, tmp_path, "rehearse", "-", "--game", "bouillabaisse", "--lang", "it")
    assert (done.returncode, done.stderr) == (0, "")
    kinds = [json.loads(line)["kind"] for line in done.stdout.splitlines()]
    assert {"screen", "speech", "event", "command", "end"} <= set(kinds)


def test_the_doctor_finds_the_data_inside_the_wheel(unpacked: Path, tmp_path: Path) -> None:
    done = run(unpacked, tmp_path, "doctor", "--json", "--lang", "en")
    findings = {finding["check"]: finding for finding in json.loads(done.stdout)["findings"]}
    for check in ("languages", "cues"):
        assert findings[check]["ok"]
        assert str(unpacked) in findings[check]["detail"]
