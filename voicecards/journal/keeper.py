"""Keeps one table's sitting in the journal, action by action, before anybody hears of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from voicecards.games.game import SPECTATOR
from voicecards.journal.store import Journals
from voicecards.table import Phase, Table


class Keeper:
    """Writes what is new at a table whenever it changes.

    A write that fails is told once; the game goes on in memory, and the whole of it is written as
    soon as that works again.

    Args:
        journals: where to.
        table: whose changes are followed from now on.
        tell: called with `journal-failed` or `journal-again`.
        lang: the language it is played in.
        profile: who plays.
        sitting: its id when it is in the journal already; this program has claimed it.
    """

    def __init__(
        self,
        journals: Journals,
        table: Table,
        tell: Callable[[str], None],
        *,
        lang: str = "",
        profile: str = "",
        sitting: int | None = None,
    ) -> None:
        self._journals = journals
        self._table = table
        self._tell = tell
        self._lang = lang
        self._profile = profile
        self.sitting = sitting
        """Its id; None before the start, or as long as it could not be written."""
        self._written = (0, 0)
        self._undone = 0
        self.failing = False
        """Whether the sitting in the journal is behind the table."""
        if sitting is not None:
            self._note()
        table.on_change = self.keep

    def keep(self) -> None:
        """Write what is new. Never fails: a sitting that cannot be written goes on in memory."""
        journal, table = self._table.journal, self._table
        if journal.undone != self._undone:
            actions, draws = self._written
            self._written = min(actions, len(journal.actions)), min(draws, len(journal.drawn))
        try:
            if self.sitting is None:
                self.sitting = self._journals.begin(journal, lang=self._lang, profile=self._profile)
            self._journals.write(
                self.sitting,
                journal,
                self._written,
                table.view(SPECTATOR).chapter,
                table.standings if table.phase is Phase.OVER else (),
            )
        except (sqlite3.Error, OSError):
            self._written = (0, 0)
            if not self.failing:
                self.failing = True
                self._tell("journal-failed")
            return
        self._note()
        if self.failing:
            self.failing = False
            self._tell("journal-again")

    def _note(self) -> None:
        journal = self._table.journal
        self._written = len(journal.actions), len(journal.drawn)
        self._undone = journal.undone

    def release(self) -> None:
        """Leave the table: its sitting can be taken up again."""
        self._table.on_change = lambda: None
        if self.sitting is not None:
            self._journals.release(self.sitting)


class Ledger:
    """The journal as one table screen needs it, sitting after sitting.

    Args:
        journals: where to; None keeps nothing.
        tell: as for `Keeper`.
        profile: who plays.
    """

    def __init__(
        self,
        journals: Journals | None = None,
        tell: Callable[[str], None] = lambda key: None,
        profile: str = "",
    ) -> None:
        self._journals = journals
        self._tell = tell
        self._profile = profile
        self._keeper: Keeper | None = None

    def follow(self, table: Table, lang: str, sitting: int | None = None) -> None:
        """Keep a table's sitting from now on, and let go of the one before.

        Args:
            table: the table.
            lang: the language it is played in.
            sitting: its id when it is in the journal already, and claimed.
        """
        self.leave()
        if self._journals is not None:
            self._keeper = Keeper(
                self._journals,
                table,
                self._tell,
                lang=lang,
                profile=self._profile,
                sitting=sitting,
            )

    @property
    def kept(self) -> bool:
        """Whether the sitting can be taken up again as it stands."""
        keeper = self._keeper
        return keeper is not None and keeper.sitting is not None and not keeper.failing

    def leave(self) -> None:
        """Let the sitting be taken up again, by whoever comes."""
        if self._keeper is not None:
            self._keeper.release()
            self._keeper = None
