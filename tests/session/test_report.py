"""The report of a fault: everything that matters, nothing personal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.sitting import Sitting
from voicecards.journal.exchange import from_text
from voicecards.session.report import report_of

pytestmark = pytest.mark.usefixtures("place")


def test_one_key_writes_the_sitting_the_lines_and_the_versions(place: Path) -> None:
    sitting = Sitting(mic="Anna's headset")
    sitting.stage.outside.report = lambda: report_of(sitting.stage) is not None
    sitting.key("return")
    sitting.turn()
    (line,) = sitting.key("ctrl+f1")
    assert line.startswith("Written")
    (path,) = (place / "reports").iterdir()
    text = path.read_text(encoding="utf-8")
    report = json.loads(text)
    assert report["versions"]["voicecards"]
    assert report["lines"][-1] == sitting.lines[-2]
    assert from_text(json.dumps(report["sitting"])).journal.game == "bouillabaisse"
    assert "Anna" not in text


def test_the_last_crash_goes_along(place: Path) -> None:
    (place / "crash.txt").write_text(f"File {Path.home()}/x.py", encoding="utf-8")
    sitting = Sitting()
    path = report_of(sitting.stage)
    assert path
    assert json.loads(path.read_text(encoding="utf-8"))["crash"] == "File ~/x.py"


def test_two_reports_in_one_second_are_two_files(place: Path) -> None:
    sitting = Sitting()
    assert report_of(sitting.stage) != report_of(sitting.stage)


def test_where_nothing_can_be_written_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object, **kwargs: object) -> None:
        raise PermissionError

    sitting = Sitting()
    sitting.stage.outside.report = lambda: report_of(sitting.stage) is not None
    monkeypatch.setattr(Path, "mkdir", refuse)
    (line,) = sitting.key("ctrl+f1")
    assert line == "No report can be written here."
