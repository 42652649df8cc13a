"""Beginning a game at a table, beginning another one, and leaving it, after asking."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from voicecards.commands.command import Command
from voicecards.games.game import IllegalAction
from voicecards.screens.question import Question
from voicecards.screens.screen import ui
from voicecards.table import Phase

if TYPE_CHECKING:
    from voicecards.screens.table_screen import TableScreen


class ComingAndGoing:
    """How games begin and end at one table.

    Args:
        screen: the table's screen.
    """

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self._stage = screen.stage

    def handlers(self) -> dict[str, Callable[[Command], None]]:
        """What each of its commands does."""
        return {
            "start": self.start,
            "new_game": self._new_game,
            "leave": self._leave,
            "menu": self._leave,
        }

    def start(self, command: Command) -> None:
        """Begin the game that is waiting."""
        try:
            events = self._screen.table.start()
        except IllegalAction as error:
            self._screen.refuse(error)
            return
        self._screen.tell(events)

    def restart(self) -> None:
        """Begin another game at this table."""
        self._screen.fresh_table()
        self._screen.tell(self._screen.table.start())

    def _new_game(self, command: Command) -> None:
        if self._screen.table.phase is Phase.PLAYING:
            self._ask_first("new-game-question", self.restart)
        else:
            self.restart()

    def _leave(self, command: Command) -> None:
        if self._screen.table.phase is Phase.PLAYING:
            self._ask_first("leave-question", self._stand_up, agrees="leave")
        else:
            self._stand_up()

    def _stand_up(self) -> None:
        ledger = self._screen.ledger
        if self._screen.table.phase is Phase.PLAYING and ledger.kept:
            self._stage.say(ui("sitting-kept"))
        ledger.leave()
        self._stage.pop()

    def _ask_first(self, key: str, on_yes: Callable[[], None], agrees: str = "") -> None:
        """Ask, with a reassuring word where the game is kept."""
        self._stage.ask(
            Question(
                ui(f"{key}-kept" if self._screen.ledger.kept else key, cue="question"),
                on_yes=on_yes,
                on_no=lambda: self._stage.say(ui("game-goes-on")),
                agrees=agrees,
            )
        )
