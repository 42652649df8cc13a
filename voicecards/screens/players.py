"""Who plays at this computer: each player has settings, sheets, games and statistics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from voicecards import profiles
from voicecards.commands.command import Command
from voicecards.narration.phrase import Phrase
from voicecards.profiles import FIRST, ProfileError
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.question import Question
from voicecards.screens.screen import ui
from voicecards.screens.text_screen import TextScreen
from voicecards.utterance import Category

if TYPE_CHECKING:
    pass


class PlayersScreen(ListScreen):
    """One row for each player, and one to add another; Enter sits down, Delete removes."""

    name: ClassVar[str] = "players"

    def title(self) -> Phrase:
        return ui("players-title")

    def items(self) -> Sequence[Item]:
        return [
            *(Item(self._row(name), self._sitter(name)) for name in profiles.players()),
            Item(ui("players-add"), self._ask_name),
        ]

    def _sitter(self, name: str) -> Callable[[], None]:
        return lambda: self._sit(name)

    def _row(self, name: str) -> Phrase:
        here = name == self.stage.outside.profile
        return ui("players-row-here", name=named(name)) if here else named(name)

    def _sit(self, name: str) -> None:
        if name == self.stage.outside.profile:
            self.stage.say(ui("players-here-already", name=named(name)))
            return
        self.stage.outside.change_player(name)
        self.stage.say(ui("players-sits", name=named(name)))
        self.stage.pop()

    def _ask_name(self) -> None:
        self.stage.push(TextScreen(self.stage, ui("players-name"), self._add))

    def _add(self, text: str) -> Phrase | None:
        try:
            name = profiles.add(text)
        except ProfileError as error:
            return ui(f"profile-error-{error.code}", Category.ERROR, cue="refused")
        self.stage.stack.pop()  # the text field; this screen follows it
        self._sit(name)
        return None

    def handle(self, command: Command) -> bool:
        if command.name != "delete_sheet":
            return super().handle(command)
        names = profiles.players()
        name = names[self.focus] if self.focus < len(names) else FIRST
        if name in (FIRST, self.stage.outside.profile):
            self.stage.say(ui("players-stays", Category.ERROR, cue="refused"))
            return True
        self.stage.ask(
            Question(
                ui("players-remove-question", name=named(name), cue="question"),
                on_yes=lambda: self._remove(name),
                on_no=lambda: self.stage.say(ui("players-kept")),
            )
        )
        return True

    def _remove(self, name: str) -> None:
        try:
            profiles.remove(name)
        except ProfileError as error:
            self.stage.say(ui(f"profile-error-{error.code}", Category.ERROR, cue="refused"))
            return
        self.stage.say(ui("players-removed", name=named(name)))

    def help(self) -> list[Phrase]:
        return [ui("help-players", Category.HELP), ui("help-menu", Category.HELP)]


def named(name: str) -> Phrase:
    """How a player is called."""
    return ui("option-text", text=name) if name != FIRST else ui("players-first")
