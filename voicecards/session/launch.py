"""From the command line to a stage with its first screen: what every front end starts with."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from voicecards.bots import Bot, make_bot, opponents
from voicecards.games import games
from voicecards.games.game import Game
from voicecards.games.options import GameOptions
from voicecards.screens.menu import MenuScreen
from voicecards.screens.option_rows import Plan
from voicecards.screens.screen import Screen
from voicecards.screens.setup import SetupScreen
from voicecards.screens.stage import Stage
from voicecards.screens.table_screen import TableScreen
from voicecards.screens.tables import table_screen
from voicecards.screens.welcome import WelcomeScreen
from voicecards.table import Table

DEFAULT_LEVEL = "club"


@dataclass(frozen=True)
class Launch:
    """What the command line asked for.

    Attributes:
        game: begin at this game's table; None: at the menu.
        players: seats, or None for the game's own default.
        bots: levels and characters by seat from the human's left, repeated as needed.
        seed: of the first sitting; None draws one.
        options: table options as texts.
        watch: a bot sits in the player's seat too.
        asks_language: begin by asking for the language.
    """

    game: str | None = None
    players: int | None = None
    bots: Sequence[str] = (DEFAULT_LEVEL,)
    seed: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    watch: bool = False
    asks_language: bool = False

    def game_options(self, game: Game) -> GameOptions:
        """The options of a table of that game.

        What was asked for holds for the game that was named. Without one, the number of players
        holds for every game that can seat them.

        Raises:
            OptionError: naming the option that is wrong.
        """
        texts = dict(self.options) if game.name == self.game else {}
        kind = game.options.kinds()["players"]
        if self.players is not None and (self.game == game.name or kind.allows(self.players)):
            texts["players"] = str(self.players)
        return game.options.from_text(texts)


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
        self._plans: dict[str, Plan] = {}

    def plan(self, name: str) -> Plan:
        """The table of a game as it has been set up so far in this session.

        Raises:
            OptionError: naming the option of the command line that is wrong.
        """
        if name not in self._plans:
            game, launch = games()[name], self._launch
            options = launch.game_options(game)
            known = opponents(name)
            bots = [bot if bot in known else DEFAULT_LEVEL for bot in launch.bots]
            self._plans[name] = Plan(game, options, bots, launch.watch)
        return self._plans[name]

    def set_up(self, name: str) -> SetupScreen:
        """The screen in which a game's table is set up."""
        return SetupScreen(self._stage, self.plan(name), self.sit_down)

    def sit_down(self, plan: Plan) -> TableScreen:
        """The table of a plan."""
        planned = replace(plan)  # the next game at this table is played as it was set up
        return table_screen(
            plan.game.name, self._stage, lambda: self._table(planned), watching=plan.watching
        )

    def _table(self, plan: Plan) -> Table:
        seats = self._seats or _seats(plan)
        return Table(plan.game, plan.options, next(self._seeds), seats)


def seeds(first: int | None) -> Iterator[int]:
    """The seeds of the sittings: the one asked for, then those that follow from it."""
    later = random.Random(first)
    if first is not None:
        yield first
    while True:
        yield later.getrandbits(32)


def _seats(plan: Plan) -> list[Bot | None]:
    levels, game = plan.levels, plan.game.name
    others: list[Bot | None] = [
        make_bot(levels[i % len(levels)], game) for i in range(plan.options.players - 1)
    ]
    return [make_bot(levels[0], game) if plan.watching else None, *others]


def open_first_screen(
    stage: Stage, launch: Launch, seats: Sequence[Bot | None] | None = None
) -> None:
    """Put the first screens on the stage, the last one in front.

    The menu; before it the table if a game was named; before that the question of the language.

    Raises:
        OptionError: naming the option that is wrong.
    """
    host = Host(stage, launch, seats)
    screens: list[Screen] = [MenuScreen(stage, host.set_up, explains=launch.asks_language)]
    if launch.game is not None:
        screens.append(host.sit_down(host.plan(launch.game)))
    if launch.asks_language:
        screens.append(WelcomeScreen(stage))
    stage.stack += screens[:-1]
    stage.push(screens[-1])
