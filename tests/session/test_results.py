"""`voicecards statistics` and `voicecards report`, and who they are about."""

from __future__ import annotations

from pathlib import Path

import pytest

from voicecards.cli import main
from voicecards.games.game import Standing
from voicecards.journal.record import Record
from voicecards.journal.store import Journals
from voicecards.table import Journal

pytestmark = pytest.mark.usefixtures("place")


def finished(folder: Path) -> None:
    """Put one finished sitting into a journal."""
    journals = Journals(folder / "journal.db")
    journal = Journal("barbu", {}, 1, [None, "club", "club", "club"])
    standings = tuple(Standing(seat, -seat, seat + 1) for seat in range(4))
    journals.add(Record(journal, standings=standings))
    journals.close()


def test_statistics_are_printed(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    finished(place)
    assert main(["statistics", "--lang", "en"]) == 0
    assert "Played: one. Won: one." in capsys.readouterr().out


def test_statistics_become_a_table(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    finished(place)
    assert main(["statistics", "--csv", str(place / "table.csv")]) == 0
    assert (place / "table.csv").read_text().splitlines()[1].endswith(",barbu,,club,4,0,1")
    assert main(["statistics", "--csv", str(place / "none" / "table.csv")]) == 1


def test_players_have_statistics_of_their_own(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished(place)
    assert main(["statistics", "--lang", "en", "--profile", "Anna"]) == 0
    assert "No finished game counts yet" in capsys.readouterr().out
    assert main(["statistics", "--lang", "en"]) == 0  # Anna sat here last
    assert "No finished game counts yet" in capsys.readouterr().out


def test_a_name_without_letters_is_no_player(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["statistics", "--lang", "en", "--profile", "..."]) == 2
    assert "letter" in capsys.readouterr().err


def test_a_report_is_about_the_last_sitting(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished(place)
    assert main(["report"]) == 0
    path = Path(capsys.readouterr().out.strip())
    assert '"game": "barbu"' in path.read_text(encoding="utf-8")
