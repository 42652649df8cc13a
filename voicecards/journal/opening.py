"""Opening the journal, whatever state its file is in; a player hears of every trouble once."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

from voicecards.journal.schema import VERSION, version_of
from voicecards.journal.store import WAIT, Journals
from voicecards.store import Problem, free_path

NAME = "journal.db"
_MAGIC = b"SQLite format 3\x00"
_VERSION_AT = 60
"""Where a database's header keeps the `user_version`, four bytes."""
_CHECKED = 32_000_000
"""Bytes up to which a database is looked through wholly at the start."""
_BESIDE = ("-wal", "-shm")


class Broken(Exception):
    """A file that is no journal, or no longer one."""


def open_journals(
    folder: Path, now: Callable[[], float] = time.time
) -> tuple[Journals | None, list[Problem]]:
    """Open the journal of a folder, or tell why games are only kept in memory.

    A file that is damaged is moved aside to `journal.db.broken`, never deleted, and a new one is
    begun; one of a newer version of the program is not touched.

    Args:
        folder: of the player's files; made if need be.
        now: the wall clock, seconds since 1970.

    Returns:
        The journal, or None; and the problems `journal-broken`, `journal-newer`,
        `journal-unwritable` or `journal-second`.
    """
    path = folder / NAME
    problems: list[Problem] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            if _version_in(path) > VERSION:
                return None, [Problem("journal-newer", path)]
            _look_through(path)
            journals = Journals(path, now)
        except (Broken, sqlite3.DatabaseError) as error:
            if not _is_damage(error):
                raise
            problems.append(Problem("journal-broken", move_aside(path)))
            journals = Journals(path, now)
    except (OSError, sqlite3.Error):
        return None, [*problems, Problem("journal-unwritable", path)]
    if not journals.alone:
        problems.append(Problem("journal-second", path))
    return journals, problems


def _version_in(path: Path) -> int:
    """The schema version in a file's header, read without opening it as a database.

    Raises:
        Broken: it is no database.
    """
    try:
        with path.open("rb") as file:
            head = file.read(_VERSION_AT + 4)
    except FileNotFoundError:
        return 0
    if head and (len(head) < _VERSION_AT + 4 or not head.startswith(_MAGIC)):
        raise Broken
    return int.from_bytes(head[_VERSION_AT:])


def _look_through(path: Path) -> None:
    """Find damage before anything is written.

    Raises:
        Broken, sqlite3.DatabaseError: there is damage, or it is another kind of database.
    """
    if not path.exists() or not path.stat().st_size:
        return
    db = sqlite3.connect(path, timeout=WAIT, isolation_level=None)
    try:
        tables = db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if tables and not version_of(db):
            raise Broken
        if path.stat().st_size <= _CHECKED and db.execute("PRAGMA quick_check(1)").fetchone() != (
            "ok",
        ):
            raise Broken
    finally:
        db.close()


def _is_damage(error: Exception) -> bool:
    """Whether it is the file's content that is wrong, and not the disk, a lock or a right."""
    if isinstance(error, Broken):
        return True
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    missing = isinstance(error, sqlite3.OperationalError) and code == sqlite3.SQLITE_ERROR
    return missing or code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def move_aside(path: Path) -> Path:
    """Rename a damaged journal, with its log, to a name that is free.

    Raises:
        OSError: it stays where it is.
    """
    aside = free_path(path.with_name(f"{path.name}.broken"))
    path.rename(aside)
    for end in _BESIDE:
        beside = path.with_name(path.name + end)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + end))
    return aside
