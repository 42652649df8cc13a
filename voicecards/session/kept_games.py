"""Tables of games that are kept: taken up again, or played on in another way."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack

from voicecards.games import games
from voicecards.games.game import Event, GameError, Seat
from voicecards.games.options import OptionError
from voicecards.journal.course import Course
from voicecards.journal.keeper import Ledger
from voicecards.journal.opening import open_journals
from voicecards.journal.record import Record, bot_of, table_of
from voicecards.profiles import last
from voicecards.screens.outside import Outside
from voicecards.screens.screen import ui
from voicecards.screens.stage import Stage
from voicecards.screens.tables import table_screen
from voicecards.session.results import offer_results
from voicecards.store import Problem, home
from voicecards.table import Journal, Table


def keep_games(outside: Outside, until: ExitStack) -> list[Problem]:
    """Keep the games of this session in the player's journal, if that is possible.

    Args:
        outside: gets the journal.
        until: closes it.

    Returns:
        What the player has to be told.
    """
    outside.journals, problems = open_journals(home(), outside.wall_clock)
    outside.profile, outside.several_players = last(), True
    if outside.journals is not None:
        until.callback(outside.journals.close)
        offer_results(outside, outside.journals)
    return problems


class KeptGames:
    """Opens tables whose game has begun before.

    Args:
        stage: the stage.
        seeds: of the games that follow at such a table.
    """

    def __init__(self, stage: Stage, seeds: Iterator[int]) -> None:
        self._stage = stage
        self._seeds = seeds

    def ledger(self) -> Ledger:
        """What keeps the sittings of one table screen."""
        outside = self._stage.outside
        return Ledger(outside.journals, self._stage.tell_problem, outside.profile)

    def resume(self, sitting: int) -> None:
        """Go on with a sitting of the journal, or tell why that cannot be."""
        journals = self._stage.outside.journals
        if journals is None or not journals.claim(sitting):
            self._stage.say(ui("sitting-busy"))
            return
        try:
            record = journals.load(sitting)
            if record is None:
                raise ValueError(sitting)
            self._open(*table_of(record.journal), record.seat, sitting)
        except (sqlite3.Error, OptionError, GameError, ValueError):
            journals.release(sitting)
            self._stage.say(ui("sitting-damaged"))

    def branch(self, record: Record, count: int, seat: Seat) -> None:
        """Begin a practice sitting in the middle of another one.

        Args:
            record: the other one.
            count: how many of its actions have been taken.
            seat: where the player sits down.
        """
        course = Course(record.journal)
        bots: list[str | None] = [name or "club" for name in record.journal.bots]
        bots[seat] = None
        journal = Journal(
            record.journal.game,
            record.journal.options,
            record.journal.seed,
            bots,
            record.journal.actions[:count],
            course.at(count)[0].chance.drawn,
            sheet=record.journal.sheet,
            practice=True,
        )
        self._open(*table_of(journal), seat, None)

    def _open(self, table: Table, last: Sequence[Event], seat: Seat, sitting: int | None) -> None:
        ledger, begun = self.ledger(), [table]

        def make_table() -> Table:
            known = sitting if begun else None
            made = begun.pop() if begun else self._again(table.journal)
            ledger.follow(made, self._stage.lang, known)
            return made

        self._stage.push(
            table_screen(
                table.game.name, self._stage, make_table, seat=seat, ledger=ledger, resumed=last
            )
        )

    def _again(self, journal: Journal) -> Table:
        """Another game at the same table."""
        game = games()[journal.game]
        options = game.options.from_text(journal.options)
        bots = [bot_of(name, game.name) for name in journal.bots]
        table = Table(game, options, next(self._seeds), bots, journal.bots)
        table.journal.sheet = journal.sheet
        return table
