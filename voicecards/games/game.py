"""What a game is: states, actions, events, views, refusals, and the registry of games.

Everything here and in the games is pure: no clock, no files, no language, no sound. Chance comes
only through a `Chance` made from a `random.Random`. A test plays every registered game against
the promises written here (`tests/games/test_contract.py`).
"""

from __future__ import annotations

import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias, get_type_hints

from voicecards.cards import Card, Rank, Suit
from voicecards.games.chance import Chance
from voicecards.games.options import GameOptions
from voicecards.games.preset import Preset

Seat: TypeAlias = int
"""Seats count clockwise from 0; seat 0 is the human of a sitting."""

SPECTATOR: Final[Seat] = -1
"""Whoever looks on without a seat: knows what everybody knows, and no hand."""

Plain: TypeAlias = "str | int | bool | list[Plain] | dict[str, Plain] | None"
"""What JSON can carry."""


def plain(value: object) -> Plain:
    """Write a value as JSON can carry it: cards, suits and ranks by their codes."""
    if isinstance(value, Card | Suit | Rank):
        return value.code
    if value is None or isinstance(value, bool | int | str):
        return value
    if dataclasses.is_dataclass(value):
        return {f.name: plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, Mapping):
        return {str(plain(k)): plain(v) for k, v in value.items()}
    if isinstance(value, set | frozenset):
        return [plain(v) for v in sorted(value)]
    if isinstance(value, Iterable):
        return [plain(v) for v in value]
    raise TypeError(f"cannot be written plainly: {value!r}")


# --- what players do -----------------------------------------------------------------------


@dataclass(frozen=True)
class Action:
    """One decision of the seat on turn. Subclasses add fields and set `name`."""

    name: ClassVar[str] = ""

    def args(self) -> dict[str, str | int]:
        """The fields as codes, e.g. {"card": "TH"}."""
        values: dict[str, str | int] = {}
        for field in dataclasses.fields(self):
            value = plain(getattr(self, field.name))
            assert isinstance(value, str | int)
            values[field.name] = value
        return values

    @property
    def code(self) -> str:
        """The action in one word, e.g. "play:TH" or "pass"."""
        return ":".join([self.name, *map(str, self.args().values())])


@dataclass(frozen=True)
class PlayCard(Action):
    """Put one card of one's hand on the table."""

    name: ClassVar[str] = "play"
    card: Card


def read_action(kinds: Mapping[str, type[Action]], code: str) -> Action:
    """Read an action written by `Action.code`.

    Raises:
        UnknownAction: when no action of the game is written like this.
    """
    name, *args = code.split(":")
    kind = kinds.get(name)
    if kind is None:
        raise UnknownAction(code)
    hints = _hints(kind)
    fields = dataclasses.fields(kind)
    if len(args) != len(fields):
        raise UnknownAction(code)
    try:
        return kind(*(_read(hints[f.name], a) for f, a in zip(fields, args, strict=True)))
    except ValueError as error:
        raise UnknownAction(code) from error


_HINTS: dict[str, dict[str, object]] = {}


def _hints(kind: type[Action]) -> dict[str, object]:
    """The types of an action's fields: slow to work out, so kept by the name of its class."""
    name = f"{kind.__module__}.{kind.__qualname__}"
    if name not in _HINTS:
        _HINTS[name] = get_type_hints(kind)
    return _HINTS[name]


def _read(kind: object, text: str) -> object:
    if kind in (Card, Suit, Rank):
        return kind.from_code(text)
    return int(text) if kind is int else text


# --- refusals ------------------------------------------------------------------------------


class GameError(ValueError):
    """An action that cannot be made. The state is unchanged."""


class IllegalAction(GameError):
    """Understood, but forbidden now.

    Attributes:
        code: the reason, as in the rule sheets ("must_follow_suit").
        details: what the refusal needs to be told: only things the actor may know.
    """

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details: dict[str, object] = details


class UnknownAction(GameError):
    """Nothing like it exists in this game."""


class AmbiguousAction(GameError):
    """Several actions fit the words.

    Attributes:
        candidates: the actions meant, sorted by code.
    """

    def __init__(self, candidates: Iterable[Action]) -> None:
        self.candidates = tuple(sorted(candidates, key=lambda a: a.code))
        super().__init__(self.candidates)


# --- what happens --------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Event:
    """Something that happened, as the seats in `audience` may hear it (None: everybody)."""

    audience: frozenset[Seat] | None = None

    def heard_by(self, seat: Seat) -> bool:
        """Whether that seat may know of this event."""
        return self.audience is None or seat in self.audience

    def fields(self) -> dict[str, Plain]:
        """The event's own fields, plainly, without the audience."""
        return {
            f.name: plain(getattr(self, f.name))
            for f in dataclasses.fields(self)
            if f.name != "audience"
        }


@dataclass(frozen=True)
class Standing:
    """A seat's place when the game is over, or would be now. Equal scores share a place."""

    seat: Seat
    score: int
    place: int


def rank_scores(scores: Iterable[int], *, lowest_wins: bool) -> tuple[Standing, ...]:
    """Order the seats by score, best first; equal scores share the place ("1, 1, 3, 4")."""
    order = sorted(enumerate(scores), key=lambda x: (x[1] if lowest_wins else -x[1], x[0]))
    standings: list[Standing] = []
    for position, (seat, score) in enumerate(order, start=1):
        tied = standings and standings[-1].score == score
        standings.append(Standing(seat, score, standings[-1].place if tied else position))
    return tuple(standings)


@dataclass(frozen=True)
class View:
    """All that one seat may know, and no more. Each game adds its fields.

    Attributes:
        seat: whose view this is, or `SPECTATOR`.
        turn: the seat to decide, or None when the game is over.
        legal: this seat's legal actions; empty unless it is its turn.
    """

    seat: Seat
    turn: Seat | None
    legal: tuple[Action, ...]

    @property
    def chapter(self) -> int:
        """The number of the round, hand or deal, from 1; 0 before the first."""
        return 0

    @property
    def section(self) -> int:
        """How far the chapter is: its finished tricks or rounds of turns, or its betting round."""
        return 0


# --- states and games ----------------------------------------------------------------------


class State(ABC):
    """A game in progress. Mutable: `apply` changes it, `copy` makes an independent one."""

    _chance: Chance

    @property
    def chance(self) -> Chance:
        """Where its luck comes from: it knows all that has been drawn."""
        return self._chance

    @property
    @abstractmethod
    def turn(self) -> Seat | None:
        """The seat to decide; None only when the game is over."""

    @abstractmethod
    def legal_actions(self) -> tuple[Action, ...]:
        """The actions the seat on turn may take, each once; empty when over.

        They are sorted: kinds as in `Game.actions`, and within a kind by their fields.
        """

    @abstractmethod
    def apply(self, action: Action) -> tuple[Event, ...]:
        """Take an action for the seat on turn.

        Returns:
            What happened, in order, including a following deal.

        Raises:
            IllegalAction, UnknownAction: and then nothing has changed.
        """

    @abstractmethod
    def view(self, seat: Seat) -> View:
        """What that seat knows, or what a `SPECTATOR` does."""

    @property
    @abstractmethod
    def standings(self) -> tuple[Standing, ...]:
        """Seats by place, best first; while the game goes on, as if it ended now."""

    @abstractmethod
    def copy(self) -> State:
        """An independent copy that draws the same chances from here on."""

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return self.turn is None


class Game(ABC):
    """One game of the registry: its name, options, ready tables and actions, and how it starts."""

    name: ClassVar[str]
    options: ClassVar[type[GameOptions]]
    actions: ClassVar[Mapping[str, type[Action]]]
    presets: ClassVar[Mapping[str, Preset]]
    lowest_wins: ClassVar[bool] = False
    """Whether points are bad."""

    @abstractmethod
    def start(self, options: GameOptions, chance: Chance) -> tuple[State, tuple[Event, ...]]:
        """Begin a game: choose the dealer, deal, and tell what happened.

        Raises:
            OptionError: options that do not go together, naming the field.
        """

    def read_action(self, code: str) -> Action:
        """Read an action of this game from its code.

        Raises:
            UnknownAction: when there is none like it.
        """
        return read_action(self.actions, code)


_GAMES: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Add a game to the registry; `voicecards.games` does it for each game."""
    _GAMES[game.name] = game
    return game


def games() -> Mapping[str, Game]:
    """All registered games by name, in the order of registration."""
    return _GAMES
