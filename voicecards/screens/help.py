"""Help for the screen one came from, a paragraph at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from voicecards.commands.command import Command
from voicecards.narration.phrase import Phrase
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.screen import Screen, ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class HelpScreen(ListScreen):
    """Paragraphs walked by the arrows; Enter or Escape goes back.

    Args:
        stage: the stage.
        about: the screen the help is for.
    """

    name: ClassVar[str] = "help"

    def __init__(self, stage: Stage, about: Screen) -> None:
        super().__init__(stage)
        self._about = about

    def title(self) -> Phrase:
        return ui("help-title", screen=self._about.name)

    def items(self) -> Sequence[Item]:
        return [Item(phrase, self.leave) for phrase in self._about.help()]

    def row(self, items: Sequence[Item]) -> Phrase:
        place = ui("menu-position", n=self.focus + 1, count=len(items))
        return items[self.focus].phrase.followed_by(place if len(items) > 1 else None)

    def handle(self, command: Command) -> bool:
        if command.name == "help":
            self.stage.say(ui("help-help", Category.HELP))
            return True
        return super().handle(command)

    def help(self) -> list[Phrase]:
        return self._about.help()
