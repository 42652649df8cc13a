"""A sitting as it is kept: what can be played again, and what is told of it in a list."""

from __future__ import annotations

from dataclasses import dataclass, field

from voicecards.bots import Bot, make_bot
from voicecards.games import games
from voicecards.games.game import SPECTATOR, Event, Seat, Standing
from voicecards.table import Journal, Table

USUAL_LEVEL = "club"
"""Who sits in for a bot that this version of the program does not know."""


@dataclass(frozen=True)
class Summary:
    """What is told of a sitting in a list.

    Attributes:
        id: in the journal; 0 when it is not in one.
        game: the game's name.
        seats: the level or character in each seat, None for a human.
        chapter: the round, hand or deal reached, from 1.
        last: when something was last done, in seconds since 1970.
        finished, practice: as they say.
        undone: how many decisions were taken back.
        place: the player's at the end; None while it is unfinished, or for who looked on.
    """

    id: int
    game: str
    seats: tuple[str | None, ...]
    chapter: int
    last: float
    finished: bool
    practice: bool = False
    undone: int = 0
    place: int | None = None

    @property
    def watched(self) -> bool:
        """Whether the player only looked on."""
        return None not in self.seats


@dataclass
class Record:
    """A whole sitting.

    Attributes:
        journal: what was chosen, drawn and done.
        times: of each action, in seconds since 1970; empty when not known.
        started, last: in seconds since 1970.
        lang: the language it was begun in.
        profile: who played.
        program: the program's version at the start.
        standings: at the end; empty while it is unfinished.
        uid: the same in every copy of this sitting.
    """

    journal: Journal
    times: list[float] = field(default_factory=list)
    started: float = 0.0
    last: float = 0.0
    lang: str = ""
    profile: str = ""
    program: str = ""
    standings: tuple[Standing, ...] = ()
    uid: str = ""

    @property
    def seat(self) -> Seat:
        """The player's; `SPECTATOR` for who only looked on."""
        bots = self.journal.bots
        return bots.index(None) if None in bots else SPECTATOR


def table_of(journal: Journal) -> tuple[Table, tuple[Event, ...]]:
    """Make a table that goes on where a journal ends.

    Returns:
        The table, and the events of the last action.

    Raises:
        KeyError: no such game.
        OptionError, GameError, ValueError: what is written does not fit the game.
    """
    game = games()[journal.game]
    options = game.options.from_text(journal.options)
    bots = [bot_of(name, game.name) for name in journal.bots]
    table = Table(game, options, journal.seed, bots, journal.bots)
    return table, table.resume(journal)


def bot_of(name: str | None, game: str) -> Bot | None:
    """The bot of that name; the usual one for a name that is not known any more."""
    if name is None:
        return None
    try:
        return make_bot(name, game)
    except ValueError:
        return make_bot(USUAL_LEVEL, game)
