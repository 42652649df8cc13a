"""From the command line to a stage with its first screen: what every front end starts with."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from voicecards.bots import Bot, make_bot
from voicecards.games import games
from voicecards.games.game import Game
from voicecards.games.options import GameOptions
from voicecards.screens.menu import MenuScreen
from voicecards.screens.stage import Stage
from voicecards.screens.table_screen import TableScreen
from voicecards.table import Table

DEFAULT_LEVEL = "club"


@dataclass(frozen=True)
class Launch:
    """What the command line asked for.

    Attributes:
        game: begin at this game's table; None: at the menu.
        players: seats, or None for the game's own default.
        bots: levels by seat from the human's left, repeated as needed.
        seed: of the first sitting; None draws one.
        options: table options as texts.
        watch: a bot sits in the player's seat too.
    """

    game: str | None = None
    players: int | None = None
    bots: Sequence[str] = (DEFAULT_LEVEL,)
    seed: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    watch: bool = False

    def game_options(self, game: Game) -> GameOptions:
        """The options of a table of that game.

        Raises:
            OptionError: naming the option that is wrong.
        """
        texts = dict(self.options) if game.name == self.game or self.game is None else {}
        if self.players is not None:
            texts["players"] = str(self.players)
        return game.options.from_text(texts)


def table_maker(
    launch: Launch, game: Game, options: GameOptions, seats: Sequence[Bot | None] | None = None
) -> Callable[[], Table]:
    """Return a function that makes a table each time it is called.

    The first sitting has the seed asked for, each later one a seed that follows from it.

    Args:
        launch: levels and seed.
        game: the game.
        options: checked options of it.
        seats: who sits where, instead of the launch's levels (replays and golden sessions).
    """
    seeds = random.Random(launch.seed)
    first: list[int] = [] if launch.seed is None else [launch.seed]

    def make() -> Table:
        seed = first.pop() if first else seeds.getrandbits(32)
        return Table(game, options, seed, seats or _seats(launch, game, options.players))

    return make


def _seats(launch: Launch, game: Game, players: int) -> list[Bot | None]:
    levels = launch.bots
    others: list[Bot | None] = [
        make_bot(levels[i % len(levels)], game.name) for i in range(players - 1)
    ]
    return [make_bot(levels[0], game.name) if launch.watch else None, *others]


def open_first_screen(
    stage: Stage, launch: Launch, seats: Sequence[Bot | None] | None = None
) -> None:
    """Put the first screens on the stage: the menu, and the table in front if a game was named.

    Raises:
        OptionError: naming the option that is wrong.
    """

    def table(name: str) -> TableScreen:
        game = games()[name]
        make = table_maker(launch, game, launch.game_options(game), seats)
        return TableScreen(stage, make, watching=launch.watch)

    menu = MenuScreen(stage, table)
    if launch.game is None:
        stage.push(menu)
    else:
        screen = table(launch.game)
        stage.stack.append(menu)
        stage.push(screen)
