"""Taking the player's last decision back, with all that has been done since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicecards.commands.command import Command
from voicecards.games.game import IllegalAction
from voicecards.narration.phrase import Phrase
from voicecards.screens.screen import ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.table_screen import TableScreen


class TakingBack:
    """Undo at one table.

    Args:
        screen: the table's screen.
    """

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self._stage = screen.stage

    def take_back(self, command: Command) -> None:
        """Undo the last decision, and tell where the game stands."""
        screen = self._screen
        try:
            action = screen.undo()
        except IllegalAction:
            self._stage.say(ui("undo-nothing", Category.ANSWER))
            return
        screen.repairs.forget()
        done = ui("undo-done", Category.ANSWER, action=screen.voice.action(action, screen.view))
        self._stage.say(done.followed_by(self.no_longer_counts))
        lying = screen.voice.lying(screen.view)
        if lying:
            self._stage.say(lying)
        screen.tell_turn()

    @property
    def no_longer_counts(self) -> Phrase | None:
        """What the first move taken back brings with it; None when it has been told."""
        first = self._screen.ledger.kept and self._screen.table.journal.undone == 1
        return ui("undo-first") if first else None
