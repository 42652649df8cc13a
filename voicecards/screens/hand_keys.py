"""Walking one's hand by keys and words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from voicecards.cards import Card
from voicecards.commands.command import Command
from voicecards.games.game import PlayCard
from voicecards.screens.hand_cursor import HandCursor
from voicecards.screens.screen import ui
from voicecards.table import Phase
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.table_screen import TableScreen


class HandKeys:
    """Moves the cursor over the hand of one table's player, and names the card reached."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self.cursor = HandCursor()

    def handlers(self) -> dict[str, Callable[[Command], None]]:
        """The commands that walk."""
        cursor = self.cursor
        return {
            "previous_card": lambda _: self._walk(lambda: cursor.step(-1)),
            "next_card": lambda _: self._walk(lambda: cursor.step(1)),
            "hand_first": lambda _: self._walk(lambda: cursor.edge(last=False)),
            "hand_last": lambda _: self._walk(lambda: cursor.edge(last=True)),
            "suit_up": lambda _: self._walk(lambda: cursor.suit(-1)),
            "suit_down": lambda _: self._walk(lambda: cursor.suit(1)),
            "next_legal": lambda _: self._walk_legal(1),
            "previous_legal": lambda _: self._walk_legal(-1),
            "needs": self._needs,
        }

    def _walk(self, move: Callable[[], Card | None]) -> None:
        screen = self._screen
        if screen.table.phase is Phase.WAITING:
            screen.stage.say(ui("not-started", Category.ANSWER))
            return
        self.cursor.follow(screen.voice.hand(screen.view))
        card = move()
        if screen.watching:
            screen.inform(Command("hand"))
        elif card is None:
            screen.stage.say(ui("card-cursor-empty", Category.ANSWER))
        else:
            screen.stage.say(screen.voice.card(card, screen.view, self.cursor.index))

    def _needs(self, command: Command) -> None:
        """What a card waits for; without a name, the one the cursor is on."""
        card = self.cursor.card
        if command.arg is None and card is not None:
            command = Command(command.name, card.code)
        self._screen.inform(command)

    def _walk_legal(self, by: int) -> None:
        screen = self._screen
        if screen.table.phase is not Phase.WAITING and screen.table.turn == screen.seat:
            legal = {a.card for a in screen.view.legal if isinstance(a, PlayCard)}
            if legal:
                self._walk(lambda: self.cursor.among(legal, by))
                return
        screen.inform(Command("legal"))
