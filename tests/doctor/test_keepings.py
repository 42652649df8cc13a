"""What the doctor says of kept games, score sheets and players."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from voicecards import profiles
from voicecards.doctor.keepings import kept_games, players, score_sheets
from voicecards.journal.store import Journals
from voicecards.locale import load
from voicecards.narration.narrator import Narrator
from voicecards.table import Journal

pytestmark = pytest.mark.usefixtures("place")


def here(place: Path) -> Any:
    return SimpleNamespace(path=place / "settings.toml")


def test_kept_games_are_counted(place: Path) -> None:
    assert kept_games(here(place)).ok
    journals = Journals(place / "journal.db")
    journals.begin(Journal("barbu", {}, 1, [None, "club", "club", "club"]))
    journals.close()
    finding = kept_games(here(place))
    assert finding.ok
    assert finding.message.args["count"] == 1


def test_damage_is_told_and_left_alone(place: Path) -> None:
    (place / "journal.db").write_bytes(b"rubbish" * 99)
    finding = kept_games(here(place))
    assert not finding.ok
    assert finding.remedy
    assert (place / "journal.db").read_bytes() == b"rubbish" * 99


def test_games_of_a_newer_version_are_told(place: Path) -> None:
    Journals(place / "journal.db").close()
    db = sqlite3.connect(place / "journal.db")
    db.execute("PRAGMA user_version = 99")
    db.close()
    assert not kept_games(here(place)).ok


def test_score_sheets_that_cannot_be_used_are_counted(place: Path) -> None:
    assert score_sheets(here(place)).ok
    (place / "sheets").mkdir()
    (place / "sheets" / "barbu-x.toml").write_text("game = 5", encoding="utf-8")
    finding = score_sheets(here(place))
    assert not finding.ok
    assert finding.message.args["count"] == 1


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_players_are_counted(place: Path, lang: str) -> None:
    for name in ("Anna", "Борис"):
        profiles.add(name)
    finding = players(here(place))
    assert finding.detail == "Anna, Борис"
    assert Narrator(load(lang)).text(finding.message)
