"""The main menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from voicecards.commands.command import Command
from voicecards.games import games
from voicecards.games.options import GameOptions
from voicecards.narration.phrase import Phrase
from voicecards.screens.guide import open_rules
from voicecards.screens.help import HelpScreen
from voicecards.screens.learn import LearnScreen
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.manual import open_manual
from voicecards.screens.models_screen import offer, poorly_heard
from voicecards.screens.players import PlayersScreen
from voicecards.screens.question import Question
from voicecards.screens.screen import Screen, ui
from voicecards.screens.settings import SettingsScreen
from voicecards.screens.sheet_list import SheetsMenu
from voicecards.screens.sittings import Sittings
from voicecards.screens.sounds import open_sounds
from voicecards.screens.statistics import StatisticsScreen
from voicecards.screens.welcome import LanguageScreen
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class MenuScreen(ListScreen):
    """Games, rules, score sheets, sounds, settings, language, help, and the way out.

    Args:
        stage: the stage.
        open_setup: makes the set-up screen of a game by its name.
        sittings: the games that are kept.
        resumes: asks on the first entering whether to go on with the game that was left.
        explains: tells the keys of menus on the first entering, to a stranger.
    """

    name: ClassVar[str] = "menu"

    def __init__(
        self,
        stage: Stage,
        open_setup: Callable[[str], Screen],
        sittings: Sittings,
        *,
        resumes: bool = False,
        explains: bool = False,
    ) -> None:
        super().__init__(stage)
        self._sittings = sittings
        self._resumes = resumes
        self._open_setup = open_setup
        self._explains = explains
        self._greeted = False
        self._doors: Mapping[str, tuple[str, Callable[[], None]]] = {
            "learn": ("menu-item-learn", lambda: stage.push(LearnScreen(stage))),
            "full_rules": ("menu-item-rules", lambda: open_rules(stage)),
            "sheets": ("menu-item-sheets", lambda: stage.push(SheetsMenu(stage))),
            "settings": ("menu-item-settings", lambda: stage.push(SettingsScreen(stage))),
            "statistics": (
                "menu-item-statistics",
                lambda: stage.push(StatisticsScreen(stage)),
            ),
            "players": ("menu-item-players", lambda: stage.push(PlayersScreen(stage))),
            "sounds": ("menu-item-sounds", lambda: open_sounds(stage)),
            "language": ("menu-item-language", lambda: stage.push(LanguageScreen(stage))),
            "manual": ("menu-item-manual", lambda: open_manual(stage)),
            "help": ("menu-item-help", lambda: stage.push(HelpScreen(stage, self))),
            "leave": ("menu-item-quit", self.leave),
        }

    def title(self) -> Phrase:
        return ui("menu-title")

    def enter(self) -> None:
        here = self.title().followed_by(self._focused())
        if self._resumes and not self._greeted and self._ask_to_continue():
            return
        keys = [ui("welcome-keys"), ui("welcome-learn")] if self._explains else []
        self.stage.say(here if self._greeted else ui("welcome").followed_by(*keys, here))
        if self.stage.outside.offers_models and (self._greeted or poorly_heard()):
            offer(self.stage)
        self._greeted = True

    def _ask_to_continue(self) -> bool:
        """At the start of the program, ask about the game that was left; False: there is none."""
        question = self._sittings.ask(on_no=super().enter)
        if question is None:
            return False
        self._greeted = True
        self.stage.say(ui("welcome"))
        self.stage.ask(question)
        return True

    def items(self) -> Sequence[Item]:
        kept = Item(ui("menu-item-sittings"), self._sittings.open)
        return [
            *(Item(ui("menu-item-play", game=game), self._setter_up(game)) for game in games()),
            *([kept] if self._sittings.all() else []),
            *(Item(ui(key), opened) for key, opened in self._open_doors().values()),
        ]

    def _open_doors(self) -> Mapping[str, tuple[str, Callable[[], None]]]:
        several = self.stage.outside.several_players
        return {name: door for name, door in self._doors.items() if several or name != "players"}

    def _setter_up(self, game: str) -> Callable[[], None]:
        return lambda: self.stage.push(self._open_setup(game))

    def handle(self, command: Command) -> bool:
        if command.name == "game" and command.arg is not None and command.arg in games():
            self._setter_up(command.arg)()
        elif command.name in ("start", "new_game") and self.focus < len(games()):
            self._setter_up(list(games())[self.focus])()
        elif command.name == "sittings":
            self._sittings.open()
        elif command.name == "resume":
            self._sittings.resume_last()
        elif command.name in self._open_doors() and command.arg is None:
            self._doors[command.name][1]()
        else:
            return super().handle(command)
        return True

    def leave(self) -> None:
        self.stage.ask(
            Question(
                ui("quit-question", cue="question"),
                on_yes=self.stage.finish,
                on_no=super().enter,
                agrees="leave",
            )
        )

    def rules(self) -> tuple[str, GameOptions] | None:
        if self.focus < len(games()):
            game = list(games().values())[self.focus]
            return game.name, game.options()
        return None

    def help(self) -> list[Phrase]:
        return [ui("help-main-menu", Category.HELP), ui("help-menu", Category.HELP)]
