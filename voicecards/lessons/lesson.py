"""What a lesson is, and how its file is read."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from voicecards.bots.recorded import RecordedBot
from voicecards.games import games
from voicecards.table import HUMAN, Table


@dataclass(frozen=True)
class Step:
    """One thing to do.

    Attributes:
        id: with the game's name it makes the ids of the texts: `lesson-<game>-<id>` tells what to
            do; its `.why` tells why something else is not it now; its `.done` what it has brought.
        do: commands that fulfil it ("hand", "last_trick").
        act: the action that fulfils it, by its code ("play:TH"); empty where no action does.
    """

    id: str
    do: tuple[str, ...] = ()
    act: str = ""

    @property
    def args(self) -> dict[str, str]:
        """What its texts may name: the card that is to be played."""
        name, _, arg = self.act.partition(":")
        return {"card": arg} if name == "play" else {}


@dataclass(frozen=True)
class Lesson:
    """A prepared table and what is done at it.

    Attributes:
        game: the game's name.
        seed, options: of the table.
        others: the actions of the other seats, by seat.
        steps: in order.
    """

    game: str
    seed: int
    options: Mapping[str, str]
    others: Mapping[int, tuple[str, ...]]
    steps: tuple[Step, ...]

    def table(self) -> Table:
        """The table, with the others about to do what is written for them."""
        game = games()[self.game]
        options = game.options.from_text(dict(self.options))
        seats = [RecordedBot(game, self.others.get(s, ())) for s in range(1, options.players)]
        return Table(game, options, self.seed, [None, *seats])

    def table_at(self, step: int) -> Table:
        """The table as it is when some steps have been done."""
        table = self.table()
        for done in self.steps[:step]:
            if done.act:
                while table.bot_to_act:
                    assert table.turn is not None
                    table.act(table.turn, table.bot_action())
                table.act(HUMAN, table.game.read_action(done.act))
            elif "start" in done.do:
                table.start()
        return table


def lesson_games() -> tuple[str, ...]:
    """The games that have a lesson, in the order of the registry."""
    return tuple(game for game in games() if _path(game).exists())


@cache
def lesson(game: str) -> Lesson:
    """Read the lesson of a game."""
    raw = tomllib.loads(_path(game).read_text(encoding="utf-8"))
    return Lesson(
        game,
        raw["seed"],
        raw["options"],
        {int(seat): tuple(line.split()) for seat, line in raw["others"].items()},
        tuple(
            Step(step["id"], tuple(step.get("do", "").split()), step.get("act", ""))
            for step in raw["steps"]
        ),
    )


def _path(game: str) -> Path:
    return Path(__file__).with_name(f"{game}.toml")
