"""When the bots of a table act: one by one, each after what the last one did has been told."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING, Final

from voicecards.games.game import Action

if TYPE_CHECKING:
    from voicecards.screens.table_screen import TableScreen

BREATH: Final = 0.15
"""Seconds between the end of a line and the next bot's action."""
PACE: Final = 1.0
"""Seconds between bots' actions when they do not wait for speech."""


class BotsTurn:
    """Lets the bots of one table think and act.

    Attributes:
        at: when the bot on turn acts, on the stage's clock, in seconds; None: not yet known.

    Args:
        screen: the table's screen.
    """

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self._stage = screen.stage
        self._thought: Future[Action] | None = None  # the decision of the bot on turn
        self.at: float | None = None

    def forget(self) -> None:
        """Drop what was being thought: the table has changed."""
        self.at = self._thought = None

    def update(self) -> None:
        """Let the bot on turn think, and act when it is time."""
        table, settings = self._screen.table, self._stage.settings
        if not table.bot_to_act or self._stage.question:
            self.at = None
            return
        if self._thought is None:
            self._thought = self._stage.outside.think(table.bot_action)
        if settings.wait_for_speech and self._stage.speech.busy:
            self.at = None
            return
        now = self._stage.outside.clock()
        if self.at is None:
            self.at = now + (BREATH if settings.wait_for_speech else PACE)
        if now >= self.at and self._thought.done():
            assert table.turn is not None
            self._screen.act(table.turn, self._thought.result())
