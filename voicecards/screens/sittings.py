"""The games that are kept: a list of them, and what can be done with one."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Protocol

from voicecards.commands.command import Command
from voicecards.games.game import GameError, Seat
from voicecards.games.options import OptionError
from voicecards.journal.exchange import write_record
from voicecards.journal.record import Record, Summary
from voicecards.narration import sittings as told
from voicecards.narration.phrase import Phrase
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.question import Question
from voicecards.screens.replay import ReplayScreen
from voicecards.screens.screen import ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage

EXPORTS = "games"
"""The folder, beside the journal, of the files that are written."""


class Resumer(Protocol):
    """Opens tables of games that have begun."""

    def resume(self, sitting: int) -> None:
        """Put the table of a sitting in front, or tell why that cannot be."""

    def branch(self, record: Record, count: int, seat: Seat) -> None:
        """Put the table of a practice sitting in front."""


class Sittings:
    """What the menus know of the games that are kept.

    Args:
        stage: the stage.
        resumer: opens their tables.
    """

    def __init__(self, stage: Stage, resumer: Resumer) -> None:
        self._stage = stage
        self.resumer = resumer

    def all(self) -> list[Summary]:
        """Those to be continued, then the finished ones, the newest in front."""
        journals = self._stage.outside.journals
        if journals is None:
            return []
        try:
            found = journals.summaries()
        except sqlite3.Error:
            return []
        return sorted(found, key=lambda summary: summary.finished)

    def waiting(self) -> list[Summary]:
        """The player's own games that wait to be continued, the newest in front."""
        return [s for s in self.all() if not (s.finished or s.watched or s.practice)]

    def ask(self, on_no: Callable[[], None]) -> Question | None:
        """The question whether to go on with the newest one; None when none waits."""
        waiting = self.waiting()
        if not waiting:
            return None
        last = waiting[0]
        key = "continue-question" if len(waiting) == 1 else "continue-question-more"
        return Question(
            ui(
                key,
                game=last.game,
                where=told.where(last.game, last.chapter),
                count=len(waiting),
                cue="question",
            ),
            on_yes=lambda: self.resumer.resume(last.id),
            on_no=on_no,
            agrees="resume",
        )

    def resume_last(self) -> None:
        """Go on with the newest one that waits, or tell that none does."""
        waiting = self.waiting()
        if waiting:
            self.resumer.resume(waiting[0].id)
        else:
            self._stage.say(ui("continue-none"))

    def open(self) -> None:
        """Put the list in front."""
        self._stage.push(SittingsScreen(self._stage, self))


class SittingsScreen(ListScreen):
    """Every game that is kept, a row each."""

    name: ClassVar[str] = "sittings"

    def __init__(self, stage: Stage, sittings: Sittings) -> None:
        super().__init__(stage)
        self._sittings = sittings
        self._rows = sittings.all()

    def enter(self) -> None:
        self._rows = self._sittings.all()
        super().enter()

    def title(self) -> Phrase:
        return ui("sittings-title")

    def items(self) -> Sequence[Item]:
        now = self.stage.outside.wall_clock()
        rows = [Item(told.row(row, now), self._opener(row)) for row in self._rows]
        return rows or [Item(ui("sittings-none"), self.leave)]

    def _opener(self, row: Summary) -> Callable[[], None]:
        return lambda: self.stage.push(SittingScreen(self.stage, self._sittings, row))

    def handle(self, command: Command) -> bool:
        if command.name == "resume":
            self._sittings.resume_last()
        elif command.name == "sittings":
            self.enter()
        else:
            return super().handle(command)
        return True

    def help(self) -> list[Phrase]:
        return [ui("help-sittings", Category.HELP), ui("help-menu", Category.HELP)]


class SittingScreen(ListScreen):
    """What can be done with one game."""

    name: ClassVar[str] = "sitting"

    def __init__(self, stage: Stage, sittings: Sittings, about: Summary) -> None:
        super().__init__(stage)
        self._sittings = sittings
        self._about = about

    def enter(self) -> None:
        found = [row for row in self._sittings.all() if row.id == self._about.id]
        if found:
            self._about = found[0]
        super().enter()

    def title(self) -> Phrase:
        return ui("form-title", label=told.row(self._about, self.stage.outside.wall_clock()))

    def items(self) -> Sequence[Item]:
        resume = Item(ui("sitting-continue"), self._resume)
        return [
            *([] if self._about.finished else [resume]),
            Item(ui("sitting-replay"), self._replay),
            Item(ui("sitting-export"), self._export),
            Item(ui("sitting-delete"), self._ask_to_delete),
        ]

    def handle(self, command: Command) -> bool:
        if command.name == "resume" and not self._about.finished:
            self._resume()
            return True
        return super().handle(command)

    def _resume(self) -> None:
        self._sittings.resumer.resume(self._about.id)

    def _record(self) -> Record | None:
        journals = self.stage.outside.journals
        try:
            return journals.load(self._about.id) if journals else None
        except sqlite3.Error:
            return None

    def _replay(self) -> None:
        record = self._record()
        try:
            screen = record and ReplayScreen(self.stage, record, self._sittings.resumer.branch)
        except (OptionError, GameError, ValueError):
            screen = None
        if screen:
            self.stage.push(screen)
        else:
            self.stage.say(ui("sitting-damaged"))

    def _export(self) -> None:
        record, journals = self._record(), self.stage.outside.journals
        if record is None or journals is None:
            self.stage.say(ui("sitting-damaged"))
            return
        path = journals.path.parent / EXPORTS / f"{self._about.game} {self._about.id}.json"
        try:
            path.parent.mkdir(exist_ok=True)
            write_record(record, path)
        except OSError:
            self.stage.say(ui("sitting-not-exported", Category.ERROR))
        else:
            self.stage.say(ui("sitting-exported", text=path.stem))

    def _ask_to_delete(self) -> None:
        self.stage.ask(
            Question(
                ui("sitting-delete-question", cue="question"),
                on_yes=self._delete,
                on_no=lambda: self.stage.say(ui("sitting-stays")),
            )
        )

    def _delete(self) -> None:
        journals = self.stage.outside.journals
        if journals is None or not journals.claim(self._about.id):
            self.stage.say(ui("sitting-busy"))
            return
        try:
            journals.delete(self._about.id)
        except sqlite3.Error:
            self.stage.say(ui("sitting-stays"))
        else:
            self.stage.say(ui("sitting-deleted"))
            self.stage.pop()
        finally:
            journals.release(self._about.id)

    def help(self) -> list[Phrase]:
        return [ui("help-sittings", Category.HELP), ui("help-menu", Category.HELP)]
