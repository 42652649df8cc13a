"""From the command line to a stage with its first screen: what every front end starts with."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from voicecards.bots import Bot, opponents
from voicecards.games import games
from voicecards.games.game import SPECTATOR, Game
from voicecards.games.options import GameOptions, OptionError
from voicecards.journal.record import bot_of
from voicecards.screens.first_run import first_steps
from voicecards.screens.menu import MenuScreen
from voicecards.screens.plan import Plan
from voicecards.screens.screen import Screen
from voicecards.screens.setup import SetupScreen
from voicecards.screens.sittings import Sittings
from voicecards.screens.stage import Stage
from voicecards.screens.table_screen import TableScreen
from voicecards.screens.tables import table_screen
from voicecards.screens.welcome import WelcomeScreen
from voicecards.session.clocked import clocked
from voicecards.session.kept_games import KeptGames
from voicecards.sheets.sheet import Sheet, ready_sheets
from voicecards.table import HUMAN, Table

DEFAULT_LEVEL = "club"


@dataclass(frozen=True)
class Launch:
    """What the command line asked for.

    Attributes:
        game: begin at this game's table; None: at the menu.
        players: seats, or None for the game's own default.
        bots: levels and characters by seat from the human's left, repeated as needed.
        seed: of the first sitting; None draws one.
        think: how long a bot may think, in ms; None: a fixed number of thoughts, which makes the
            same sitting on every computer.
        options: table options as texts.
        sheet: the score sheet to begin with; None: the player's usual one.
        watch: a bot sits in the player's seat too.
        asks_language: begin by asking for the language.
    """

    game: str | None = None
    players: int | None = None
    bots: Sequence[str] = (DEFAULT_LEVEL,)
    seed: int | None = None
    think: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    sheet: Sheet | None = None
    watch: bool = False
    asks_language: bool = False

    def game_options(self, game: Game, usual: Sheet | None = None) -> GameOptions:
        """The options of a table of that game.

        What was asked for holds for the game that was named. Without one, the number of players
        holds for every game that can seat them.

        Args:
            game: the game.
            usual: the sheet to begin with where none was asked for; None: the first ready one.

        Raises:
            OptionError: naming the option that is wrong.
        """
        sheet = self.sheet_for(game.name) or usual or ready_sheets(game.name)[0]
        if game.name == self.game:
            texts = dict(self.options)
            if self.players is not None:
                texts["players"] = str(self.players)
            return sheet.table(texts)
        if self.players is not None and game.options.kinds()["players"].allows(self.players):
            with suppress(OptionError):
                return sheet.table({"players": str(self.players)})
        return sheet.options

    def sheet_for(self, game: str) -> Sheet | None:
        """The sheet that was asked for, if it is one of this game."""
        return self.sheet if self.sheet is not None and self.sheet.game == game else None


class Host:
    """Sets up tables and opens them, for one session.

    Args:
        stage: the stage.
        launch: what the command line asked for: every table begins with it.
        seats: who sits where, instead of the launch's levels (replays and golden sessions).
    """

    def __init__(
        self, stage: Stage, launch: Launch, seats: Sequence[Bot | None] | None = None
    ) -> None:
        self._stage = stage
        self._launch = launch
        self._seats = seats
        self._seeds = seeds(launch.seed)
        self.kept = KeptGames(stage, self._seeds)
        self._plans: dict[str, Plan] = {}
        self._usual: dict[str, Sheet] = {}

    def plan(self, name: str) -> Plan:
        """The table of a game as it has been set up so far in this session.

        Raises:
            OptionError: naming the option of the command line that is wrong.
        """
        if name not in self._plans:
            game, launch = games()[name], self._launch
            sheet = launch.sheet_for(name) or self._stage.outside.sheets.default(name)
            options = launch.game_options(game, sheet)
            known = opponents(name)
            bots = [bot if bot in known else DEFAULT_LEVEL for bot in launch.bots]
            self._plans[name] = Plan(game, options, sheet, bots, launch.watch)
        plan = self._plans[name]
        usual = self._stage.outside.sheets.default(name)
        if self._usual.setdefault(name, usual) != usual and not plan.changed:
            plan.take(usual)  # the player has chosen another one since
        self._usual[name] = usual
        return plan

    def set_up(self, name: str) -> SetupScreen:
        """The screen in which a game's table is set up."""
        return SetupScreen(self._stage, self.plan(name), self.sit_down)

    def sit_down(self, plan: Plan) -> TableScreen:
        """The table of a plan."""
        planned = replace(plan)  # the next game at this table is played as it was set up
        ledger = self.kept.ledger()

        def make_table() -> Table:
            table = self._table(planned)
            ledger.follow(table, self._stage.lang)
            return table

        seat = SPECTATOR if plan.watching else HUMAN
        return table_screen(plan.game.name, self._stage, make_table, seat=seat, ledger=ledger)

    def _table(self, plan: Plan) -> Table:
        names = seat_names(plan)
        think = self._launch.think
        bots = self._seats or [clocked(bot_of(name, plan.game.name), think) for name in names]
        table = Table(plan.game, plan.options, next(self._seeds), bots, names)
        table.journal.sheet = plan.sheet.name
        return table


def seeds(first: int | None) -> Iterator[int]:
    """The seeds of the sittings: the one asked for, then those that follow from it."""
    later = random.Random(first)
    if first is not None:
        yield first
    while True:
        yield later.getrandbits(32)


def seat_names(plan: Plan) -> list[str | None]:
    """The level or character in each seat; None for the player."""
    levels = plan.levels
    others = [levels[i % len(levels)] for i in range(plan.options.players - 1)]
    return [levels[0] if plan.watching else None, *others]


def open_first_screen(
    stage: Stage, launch: Launch, seats: Sequence[Bot | None] | None = None
) -> None:
    """Put the first screens on the stage, the last one in front.

    The menu; before it the table if a game was named; before that the question of the language.

    Raises:
        OptionError: naming the option that is wrong.
    """
    host = Host(stage, launch, seats)
    sittings = Sittings(stage, host.kept)
    screens: list[Screen] = [
        MenuScreen(
            stage,
            host.set_up,
            sittings,
            resumes=launch.game is None,
            explains=launch.asks_language,
        )
    ]
    if launch.game is not None:
        screens.append(host.sit_down(host.plan(launch.game)))
    if launch.asks_language:
        screens += [*first_steps(stage), WelcomeScreen(stage)]
    stage.stack += screens[:-1]
    stage.push(screens[-1])
