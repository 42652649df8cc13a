"""Help and rules, opened from whatever screen one is on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from voicecards.commands.command import Command
from voicecards.games import games
from voicecards.narration.phrase import Phrase
from voicecards.screens.help import HelpScreen
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.manual import open_manual
from voicecards.screens.rules_reader import RulesReader
from voicecards.screens.screen import ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


def open_guide(stage: Stage, command: Command) -> bool:
    """Open the help, the rules or the manual; False for any other command."""
    if command.name == "help":
        stage.push(HelpScreen(stage, stage.screen))
    elif command.name == "full_rules":
        open_rules(stage)
    elif command.name == "manual":
        open_manual(stage)
    else:
        return False
    return True


def open_rules(stage: Stage) -> None:
    """Open the rules of the game one is at, or the list of games where it might be any."""
    if any(isinstance(screen, RulesReader | RulesMenu) for screen in stage.stack):
        stage.screen.enter()  # one is in them already
        return
    here = stage.screen.rules()
    if here is not None:
        stage.push(RulesReader(stage, *here))
    elif len(games()) == 1:
        stage.push(RulesReader(stage, next(iter(games()))))
    else:
        stage.push(RulesMenu(stage))


class RulesMenu(ListScreen):
    """Whose rules are to be read."""

    name: ClassVar[str] = "rules_menu"

    def title(self) -> Phrase:
        return ui("rules-menu-title")

    def items(self) -> Sequence[Item]:
        return [Item(ui("menu-item-play", game=game), self._reader_of(game)) for game in games()]

    def _reader_of(self, game: str) -> Callable[[], None]:
        return lambda: self.stage.push(RulesReader(self.stage, game))

    def handle(self, command: Command) -> bool:
        if command.name == "game" and command.arg in games():
            self._reader_of(str(command.arg))()
            return True
        return super().handle(command)

    def help(self) -> list[Phrase]:
        return [ui("help-menu", Category.HELP)]
