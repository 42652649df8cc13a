"""The database of sittings: what has been completed is on the disk before it is told.

WAL with `synchronous=NORMAL`: a commit hands the action to the system before it returns, so a
program that is killed loses nothing, and it never waits for the disk. A thread of its own moves the
log into the database now and then, which does wait; until then a power cut may cost the newest
actions, never the file.
"""

from __future__ import annotations

import json
import sqlite3
import threading
import time
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from voicecards import __version__
from voicecards.games import games
from voicecards.games.game import Seat, Standing
from voicecards.journal.locks import ByteLocks
from voicecards.journal.record import Record, Summary
from voicecards.journal.schema import VERSION, migrate, version_of
from voicecards.journal.statistics import Result, result_of
from voicecards.table import HUMAN, Journal

WAIT = 0.25
"""Seconds to wait for another program that is just writing."""
CHECKPOINT = 400
"""Writes after which the log is moved into the database."""


class Journals:
    """The sittings of one player; open it with `opening.open_journals`.

    Args:
        path: of the database, which is sound or not there yet.
        now: the wall clock, seconds since 1970.

    Raises:
        sqlite3.Error, OSError: it cannot be opened and written.
    """

    def __init__(self, path: Path, now: Callable[[], float] = time.time) -> None:
        self.path = path
        self._now = now
        self._writes = 0
        self._locks = ByteLocks(path.with_suffix(".lock"))
        try:
            self._db = sqlite3.connect(path, timeout=WAIT, isolation_level=None)
        except sqlite3.Error:
            self._locks.close()
            raise
        try:
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = NORMAL")
            self._db.execute("PRAGMA wal_autocheckpoint = 0")
            self._db.execute("PRAGMA foreign_keys = ON")
            if version_of(self._db) < VERSION:
                migrate(self._db)
            self.summaries()
        except BaseException:
            self.close()
            raise
        self.alone = self._locks.take(0)
        """Whether no other program had the journal open."""

    def close(self) -> None:
        """Close the database; what is in the log goes into it. Closing twice is closing once."""
        self._locks.close()
        with suppress(sqlite3.Error):
            self._db.close()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """One step that happens wholly or not at all."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield self._db
            self._db.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            raise
        self._writes += 1
        if self._writes % CHECKPOINT == 0:
            threading.Thread(target=self._checkpoint, daemon=True, name="journal").start()

    def _checkpoint(self) -> None:
        with suppress(sqlite3.Error):
            db = sqlite3.connect(self.path, timeout=WAIT, isolation_level=None)
            try:
                db.execute("PRAGMA wal_checkpoint(PASSIVE)")
            finally:
                db.close()

    # --- writing -------------------------------------------------------------------------------

    def begin(self, journal: Journal, *, lang: str = "", profile: str = "") -> int:
        """Add a sitting and claim it for this program.

        Returns:
            Its id.

        Raises:
            sqlite3.Error: it could not be written.
        """
        now = self._now()
        record = Record(journal, [], now, now, lang, profile, __version__, uid=uuid.uuid4().hex)
        with self._writing() as db:
            sitting = self._insert(db, record)
        self._locks.take(sitting)
        return sitting

    def add(self, record: Record, chapter: int = 0) -> int:
        """Add a whole sitting, as it comes from a file; one that is here already stays.

        Returns:
            Its id.

        Raises:
            sqlite3.Error: it could not be written.
        """
        known = self._db.execute("SELECT id FROM sittings WHERE uid = ?", (record.uid,)).fetchone()
        if known and record.uid:
            return int(known[0])
        record.uid = record.uid or uuid.uuid4().hex
        if not record.last:
            record.started = record.last = self._now()  # a file that does not tell when
        with self._writing() as db:
            sitting = self._insert(db, record)
            times = record.times or [record.last] * len(record.journal.actions)
            self._append(db, sitting, record.journal, 0, 0, times)
            self._state(db, sitting, record.journal, chapter, record.standings, record.last)
        return sitting

    def _insert(self, db: sqlite3.Connection, record: Record) -> int:
        journal = record.journal
        done = db.execute(
            "INSERT INTO sittings (uid, game, options, seats, seed, sheet, profile, lang, program,"
            " started, last, touched, practice) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,"
            " (SELECT coalesce(max(touched), 0) + 1 FROM sittings), ?)",
            (
                record.uid,
                journal.game,
                json.dumps(journal.options, ensure_ascii=False),
                json.dumps(journal.bots),
                str(journal.seed),
                journal.sheet,
                record.profile,
                record.lang,
                record.program,
                record.started,
                record.last,
                journal.practice,
            ),
        )
        assert done.lastrowid is not None
        return done.lastrowid

    def write(
        self,
        sitting: int,
        journal: Journal,
        since: tuple[int, int],
        chapter: int,
        standings: Sequence[Standing] = (),
    ) -> None:
        """Write what is new in a sitting.

        Args:
            sitting: its id.
            journal: as it is now.
            since: the number of actions and of draws that are written already and still hold;
                what is written beyond them is dropped.
            chapter: the round, hand or deal reached.
            standings: the final ones; empty while it is unfinished.

        Raises:
            sqlite3.Error: nothing has been written.
        """
        row = self._db.execute("SELECT last FROM sittings WHERE id = ?", (sitting,)).fetchone()
        if row is None:
            raise sqlite3.OperationalError("the sitting has been deleted")
        now = max(self._now(), row[0])  # a clock that goes back must not put deeds in disorder
        with self._writing() as db:
            times = [now] * (len(journal.actions) - since[0])
            self._append(db, sitting, journal, *since, times)
            self._state(db, sitting, journal, chapter, standings, now)

    def _append(
        self,
        db: sqlite3.Connection,
        sitting: int,
        journal: Journal,
        actions: int,
        draws: int,
        times: Sequence[float],
    ) -> None:
        db.execute("DELETE FROM actions WHERE sitting = ? AND n >= ?", (sitting, actions))
        db.execute("DELETE FROM draws WHERE sitting = ? AND n >= ?", (sitting, draws))
        new = zip(journal.actions[actions:], times, strict=True)
        db.executemany(
            "INSERT INTO actions VALUES (?, ?, ?, ?, ?)",
            [(sitting, n, *action, at) for n, (action, at) in enumerate(new, start=actions)],
        )
        db.executemany(
            "INSERT INTO draws VALUES (?, ?, ?)",
            [
                (sitting, n, " ".join(map(str, drawn)))
                for n, drawn in enumerate(journal.drawn[draws:], start=draws)
            ],
        )

    def _state(
        self,
        db: sqlite3.Connection,
        sitting: int,
        journal: Journal,
        chapter: int,
        standings: Sequence[Standing],
        last: float,
    ) -> None:
        db.execute(
            "UPDATE sittings SET last = ?, chapter = ?, finished = ?, undone = ? WHERE id = ?",
            (last, chapter, bool(standings), journal.undone, sitting),
        )
        if standings or journal.undone:
            db.execute("DELETE FROM standings WHERE sitting = ?", (sitting,))
        db.executemany(
            "INSERT INTO standings VALUES (?, ?, ?, ?)",
            [(sitting, s.seat, s.score, s.place) for s in standings],
        )

    def delete(self, sitting: int) -> None:
        """Forget a sitting.

        Raises:
            sqlite3.Error: it is still there.
        """
        with self._writing() as db:
            db.execute("DELETE FROM sittings WHERE id = ?", (sitting,))

    # --- who plays ---------------------------------------------------------------------------

    def claim(self, sitting: int) -> bool:
        """Take a sitting to play it on; False when it is being played already."""
        if not self._locks.take(sitting):
            return False
        with suppress(sqlite3.Error), self._writing() as db:
            db.execute(
                "UPDATE sittings SET touched = (SELECT max(touched) + 1 FROM sittings)"
                " WHERE id = ?",
                (sitting,),
            )
        return True

    def release(self, sitting: int) -> None:
        """Let a sitting be taken up again, by this program or another."""
        self._locks.release(sitting)

    # --- reading -----------------------------------------------------------------------------

    def summaries(self) -> list[Summary]:
        """All sittings that can be told, those used last in front.

        Raises:
            sqlite3.Error: they cannot be read.
        """
        rows = self._db.execute(
            "SELECT id, game, seats, chapter, last, finished, practice, undone FROM sittings"
            " ORDER BY touched DESC"
        ).fetchall()
        places = {
            (sitting, seat): place
            for sitting, seat, place in self._db.execute(
                "SELECT sitting, seat, place FROM standings"
            )
        }
        return [s for s in (_summary(row, places) for row in rows) if s]

    def results(self) -> list[Result]:
        """The finished sittings that count, the oldest first.

        Practice, sittings in which a decision was taken back, and those only looked on at do not.

        Raises:
            sqlite3.Error: they cannot be read.
        """
        rows = self._db.execute(
            "SELECT last, game, sheet, seats, score, place FROM sittings"
            " JOIN standings ON standings.sitting = id AND seat = ?"
            " WHERE finished AND NOT practice AND NOT undone AND seats LIKE '[null%'"
            " ORDER BY last, id",
            (HUMAN,),
        )
        return [result for result in map(result_of, rows) if result]

    def load(self, sitting: int) -> Record | None:
        """A whole sitting; None when there is no such one.

        Raises:
            sqlite3.Error: it cannot be read.
        """
        row = self._db.execute(
            "SELECT game, options, seed, seats, undone, sheet, practice, started, last, lang,"
            " profile, program, uid FROM sittings WHERE id = ?",
            (sitting,),
        ).fetchone()
        if row is None:
            return None
        try:
            return self._record(sitting, row)
        except ValueError as error:
            raise sqlite3.DataError("not a sitting") from error

    def _record(self, sitting: int, row: tuple[Any, ...]) -> Record:
        game, options, seed, seats, undone, sheet, practice, *rest = row
        started, last, lang, profile, program, uid = rest
        actions: list[tuple[Seat, str]] = []
        times: list[float] = []
        for seat, code, at in self._of("seat, code, at FROM actions", sitting):
            actions.append((seat, code))
            times.append(at)
        journal = Journal(
            game,
            json.loads(options),
            int(seed),
            json.loads(seats),
            actions,
            [
                tuple(map(int, positions.split()))
                for (positions,) in self._of("positions FROM draws", sitting)
            ],
            undone,
            sheet,
            bool(practice),
        )
        standings = tuple(
            Standing(*row)
            for row in self._db.execute(
                "SELECT seat, score, place FROM standings WHERE sitting = ? ORDER BY place, seat",
                (sitting,),
            )
        )
        return Record(journal, times, started, last, lang, profile, program, standings, uid)

    def _of(self, what: str, sitting: int) -> sqlite3.Cursor:
        return self._db.execute(f"SELECT {what} WHERE sitting = ? ORDER BY n", (sitting,))


def _summary(row: tuple[Any, ...], places: Mapping[tuple[int, int], int]) -> Summary | None:
    """A row of the sittings; None for a game that is not here, or for what nobody can read."""
    sitting, game, seats, chapter, last, finished, practice, undone = row
    try:
        names = tuple(json.loads(seats))
    except ValueError:
        return None
    if game not in games() or not names:
        return None
    place = places.get((sitting, names.index(None))) if None in names else None
    return Summary(
        sitting, game, names, chapter, last, bool(finished), bool(practice), undone, place
    )
