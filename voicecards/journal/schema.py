"""The tables of the journal's database, and how an older one becomes today's."""

from __future__ import annotations

import sqlite3
from typing import Final

_FIRST: Final = (
    """
    CREATE TABLE sittings (
        id INTEGER PRIMARY KEY,
        uid TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        seats TEXT NOT NULL,
        seed TEXT NOT NULL,
        sheet TEXT NOT NULL,
        profile TEXT NOT NULL,
        lang TEXT NOT NULL,
        program TEXT NOT NULL,
        started REAL NOT NULL,
        last REAL NOT NULL,
        touched INTEGER NOT NULL,
        chapter INTEGER NOT NULL DEFAULT 0,
        finished INTEGER NOT NULL DEFAULT 0
    )
    """,
    """
    CREATE TABLE actions (
        sitting INTEGER NOT NULL REFERENCES sittings ON DELETE CASCADE,
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        code TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (sitting, n)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE draws (
        sitting INTEGER NOT NULL REFERENCES sittings ON DELETE CASCADE,
        n INTEGER NOT NULL,
        positions TEXT NOT NULL,
        PRIMARY KEY (sitting, n)
    ) WITHOUT ROWID
    """,
)
"""Sittings: options and seats are JSON (seats: a bot's name, null for a human), the seed is a text
because it may be any whole number, times are seconds since 1970, `touched` orders the sittings by
their last use whatever the computer's clock says, `chapter` is the round, hand or deal reached."""

_SECOND: Final = (
    "ALTER TABLE sittings ADD COLUMN undone INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE sittings ADD COLUMN practice INTEGER NOT NULL DEFAULT 0",
    """
    CREATE TABLE standings (
        sitting INTEGER NOT NULL REFERENCES sittings ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        score INTEGER NOT NULL,
        place INTEGER NOT NULL,
        PRIMARY KEY (sitting, seat)
    ) WITHOUT ROWID
    """,
)
"""`undone` counts decisions taken back, `practice` marks a "what if": neither kind of sitting
counts in statistics. Standings are those of finished sittings."""

MIGRATIONS: Final = (_FIRST, _SECOND)
"""What makes each version of the schema from the one before."""

VERSION: Final = len(MIGRATIONS)
"""Today's version, kept in the database's `user_version`."""


def version_of(db: sqlite3.Connection) -> int:
    """The schema version of a database; 0 when it is empty."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def migrate(db: sqlite3.Connection, to: int = VERSION) -> None:
    """Bring a database to a version, in one step that happens wholly or not at all.

    Args:
        db: in autocommit mode.
        to: the version wanted; no lower than the present one.
    """
    db.execute("BEGIN IMMEDIATE")
    try:
        for statements in MIGRATIONS[version_of(db) : to]:
            for statement in statements:
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {to}")
    except BaseException:
        db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")
