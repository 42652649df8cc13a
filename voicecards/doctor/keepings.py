"""Checks of what the player keeps: games, score sheets, and who else plays here."""

from __future__ import annotations

import sqlite3

from voicecards import profiles
from voicecards.doctor.finding import Finding
from voicecards.doctor.surroundings import Surroundings
from voicecards.journal.opening import NAME
from voicecards.journal.schema import VERSION, version_of
from voicecards.narration.phrase import Phrase
from voicecards.sheets.folder import SheetFolder


def kept_games(surroundings: Surroundings) -> Finding:
    """Whether the journal can be read by this version of the program. Nothing is changed."""
    path = surroundings.path.with_name(NAME)
    if not path.exists():
        return Finding("games", True, Phrase("doctor-games-none"), str(path))
    try:
        db = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
        try:
            newer = version_of(db) > VERSION
            count = int(db.execute("SELECT count(*) FROM sittings").fetchone()[0])
        finally:
            db.close()
    except sqlite3.Error as error:
        remedy = Phrase("doctor-games-broken-remedy")
        return Finding("games", False, Phrase("doctor-games-broken"), f"{path}: {error}", remedy)
    if newer:
        remedy = Phrase("doctor-games-newer-remedy")
        return Finding("games", False, Phrase("journal-newer"), str(path), remedy)
    return Finding("games", True, Phrase("doctor-games-fine", {"count": count}), str(path))


def score_sheets(surroundings: Surroundings) -> Finding:
    """Whether every score sheet of the player's can be used."""
    folder = SheetFolder(surroundings.path.with_name("sheets"))
    broken = folder.broken()
    if broken:
        return Finding(
            "sheets",
            False,
            Phrase("doctor-sheets-broken", {"count": len(broken)}),
            "; ".join(str(each.path) for each in broken),
            Phrase("doctor-sheets-broken-remedy"),
        )
    return Finding("sheets", True, Phrase("doctor-sheets-fine"), str(folder.path))


def players(_: Surroundings) -> Finding:
    """Who plays here."""
    names = [name for name in profiles.players() if name != profiles.FIRST]
    return Finding(
        "players", True, Phrase("doctor-players", {"count": len(names) + 1}), ", ".join(names)
    )
