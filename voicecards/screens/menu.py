"""The main menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from voicecards.commands.command import Command, Context
from voicecards.games import games
from voicecards.locale import languages
from voicecards.narration.phrase import Phrase
from voicecards.screens.help import HelpScreen
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.question import Question
from voicecards.screens.screen import Screen, ui

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class MenuScreen(ListScreen):
    """Games, language, help, and the way out.

    Args:
        stage: the stage.
        open_table: makes the table screen of a game by its name.
    """

    name: ClassVar[str] = "menu"

    def __init__(self, stage: Stage, open_table: Callable[[str], Screen]) -> None:
        super().__init__(stage)
        self._open_table = open_table

    def title(self) -> Phrase:
        return ui("menu-title")

    def items(self) -> Sequence[Item]:
        rows = [Item(ui("menu-item-play", game=game), self._player_of(game)) for game in games()]
        return [
            *rows,
            Item(ui("menu-item-language"), lambda: self.stage.push(LanguageScreen(self.stage))),
            Item(ui("menu-item-help"), lambda: self.stage.push(HelpScreen(self.stage, self))),
            Item(ui("menu-item-quit"), self.leave),
        ]

    def _player_of(self, game: str) -> Callable[[], None]:
        return lambda: self.stage.push(self._open_table(game))

    def handle(self, command: Command) -> bool:
        if command.name == "game" and command.arg is not None and command.arg in games():
            self.stage.push(self._open_table(command.arg))
            return True
        if command.name == "help":
            self.stage.push(HelpScreen(self.stage, self))
            return True
        return super().handle(command)

    def leave(self) -> None:
        self.stage.ask(
            Question(
                ui("quit-question", cue="question"),
                on_yes=self.stage.finish,
                on_no=self.enter,
            )
        )

    def context(self) -> Context:
        return Context("menu", choices=len(self.items()))

    def help(self) -> list[Phrase]:
        return [ui("help-menu")]


class LanguageScreen(ListScreen):
    """Choose the language; each is named in itself, and the change is heard at once."""

    name: ClassVar[str] = "language"

    def title(self) -> Phrase:
        return ui("language-title")

    def items(self) -> Sequence[Item]:
        return [Item(ui("language-name", lang=lang), self._setter(lang)) for lang in languages()]

    def _setter(self, lang: str) -> Callable[[], None]:
        def choose() -> None:
            self.stage.set_language(lang)
            self.stage.settings.lang = lang
            self.stage.outside.save(self.stage.settings)
            self.stage.pop()

        return choose

    def context(self) -> Context:
        return Context("menu", choices=len(self.items()))

    def help(self) -> list[Phrase]:
        return [ui("help-menu")]
