"""Table options: each is declared once, with its kind, range and default.

A game's options are a frozen dataclass deriving from `GameOptions`, whose fields are made with
`option(kind, default)`. The kinds read and write the text forms of the command line and of score
sheets: cards `QS`, ranks `T`, suits `H`, lists and sets by comma, maps `QS:40,KH:80`. Locale keys
follow from names: `option-<name>` with the attributes `.label`, `.help` and `.changed`, in the
game's own file.
"""

from __future__ import annotations

import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, Self, TypeVar

from voicecards.cards import PACK, Card, Rank, Suit

T = TypeVar("T")


class OptionError(ValueError):
    """A table that cannot be set up.

    Attributes:
        field: the option that is wrong.
        code: why: `unknown_option`, `bad_value`, or a reason of the game ("card_left_out").
        details: what the message needs: `value`, `allowed`, ...
    """

    def __init__(self, field: str, code: str, **details: object) -> None:
        super().__init__(field, code, details)
        self.field = field
        self.code = code
        self.details: dict[str, object] = details


class Kind(ABC, Generic[T]):
    """The type and range of one option."""

    @abstractmethod
    def read(self, text: str) -> T:
        """Read a value as typed on the command line.

        Raises:
            ValueError: when the text is not a value of this kind.
        """

    @abstractmethod
    def write(self, value: T) -> str:
        """The text that `read` takes back to the value."""

    @abstractmethod
    def allows(self, value: object) -> bool:
        """Whether the value has this kind and lies within its range."""

    @abstractmethod
    def allowed(self) -> str:
        """The range in codes, e.g. "2-12" or "both_copies, sequence"."""

    def choices(self) -> tuple[T, ...] | None:
        """All values, if they can be walked one by one; None for wide ranges and sets."""
        return None


@dataclass(frozen=True)
class Whole(Kind[int]):
    """A whole number from `low` to `high`, changed in steps of `step` by the arrow keys."""

    low: int
    high: int
    step: int = 1

    def read(self, text: str) -> int:
        return int(text)

    def write(self, value: int) -> str:
        return str(value)

    def allows(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high

    def allowed(self) -> str:
        return f"{self.low}-{self.high}"


@dataclass(frozen=True)
class Numbers(Kind[int]):
    """One of a few whole numbers."""

    values: tuple[int, ...]

    def read(self, text: str) -> int:
        return int(text)

    def write(self, value: int) -> str:
        return str(value)

    def allows(self, value: object) -> bool:
        return type(value) is int and value in self.values

    def allowed(self) -> str:
        return ", ".join(map(str, self.values))

    def choices(self) -> tuple[int, ...]:
        return self.values


@dataclass(frozen=True)
class Flag(Kind[bool]):
    """Yes or no."""

    def read(self, text: str) -> bool:
        known = {"true": True, "yes": True, "on": True, "1": True}
        known |= {"false": False, "no": False, "off": False, "0": False}
        if text.lower() not in known:
            raise ValueError(text)
        return known[text.lower()]

    def write(self, value: bool) -> str:
        return "true" if value else "false"

    def allows(self, value: object) -> bool:
        return type(value) is bool

    def allowed(self) -> str:
        return "true, false"

    def choices(self) -> tuple[bool, ...]:
        return (False, True)


@dataclass(frozen=True)
class Choice(Kind[str]):
    """One of a few named values."""

    values: tuple[str, ...]

    def read(self, text: str) -> str:
        return text

    def write(self, value: str) -> str:
        return value

    def allows(self, value: object) -> bool:
        return value in self.values

    def allowed(self) -> str:
        return ", ".join(self.values)

    def choices(self) -> tuple[str, ...]:
        return self.values


C = TypeVar("C", Card, Rank, Suit)


@dataclass(frozen=True)
class Coded(Kind[C]):
    """One card, rank or suit of those given, written by its code."""

    values: tuple[C, ...]

    def read(self, text: str) -> C:
        return type(self.values[0]).from_code(text)

    def write(self, value: C) -> str:
        return value.code

    def allows(self, value: object) -> bool:
        return type(value) is type(self.values[0]) and value in self.values

    def allowed(self) -> str:
        return ", ".join(v.code for v in self.values)

    def choices(self) -> tuple[C, ...]:
        return self.values


def a_suit() -> Coded[Suit]:
    """The kind of any suit."""
    return Coded(tuple(Suit))


def a_rank() -> Coded[Rank]:
    """The kind of any rank."""
    return Coded(tuple(Rank))


def a_card() -> Coded[Card]:
    """The kind of any card."""
    return Coded(PACK)


@dataclass(frozen=True)
class SetOf(Kind[frozenset[Any]]):
    """A set of values of another kind, at least `least` of them."""

    item: Kind[Any]
    least: int = 0

    def read(self, text: str) -> frozenset[Any]:
        return frozenset(self.item.read(t.strip()) for t in text.split(",") if t.strip())

    def write(self, value: frozenset[Any]) -> str:
        return ",".join(self.item.write(v) for v in sorted(value))

    def allows(self, value: object) -> bool:
        return (
            isinstance(value, frozenset)
            and len(value) >= self.least
            and all(map(self.item.allows, value))
        )

    def allowed(self) -> str:
        return self.item.allowed()


@dataclass(frozen=True)
class ListOf(Kind[tuple[Any, ...]]):
    """An ordered list of values of another kind; `unique` forbids repeats."""

    item: Kind[Any]
    least: int = 1
    most: int = 100
    unique: bool = False

    def read(self, text: str) -> tuple[Any, ...]:
        return tuple(self.item.read(t.strip()) for t in text.split(",") if t.strip())

    def write(self, value: tuple[Any, ...]) -> str:
        return ",".join(map(self.item.write, value))

    def allows(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and self.least <= len(value) <= self.most
            and all(map(self.item.allows, value))
            and not (self.unique and len(set(value)) < len(value))
        )

    def allowed(self) -> str:
        return self.item.allowed()


@dataclass(frozen=True)
class MapOf(Kind[tuple[tuple[Any, Any], ...]]):
    """Values of one kind for some values of another, each named once: "QS:40,KH:80".

    A map is kept as a tuple of pairs, so that options stay hashable.
    """

    key: Kind[Any]
    value: Kind[Any]

    def read(self, text: str) -> tuple[tuple[Any, Any], ...]:
        pairs = [entry.split(":") for entry in text.split(",") if entry.strip()]
        return tuple((self.key.read(k.strip()), self.value.read(v.strip())) for k, v in pairs)

    def write(self, value: tuple[tuple[Any, Any], ...]) -> str:
        return ",".join(f"{self.key.write(k)}:{self.value.write(v)}" for k, v in value)

    def allows(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and all(isinstance(pair, tuple) and len(pair) == 2 for pair in value)
            and all(self.key.allows(k) and self.value.allows(v) for k, v in value)
            and len({k for k, _ in value}) == len(value)
        )

    def allowed(self) -> str:
        return f"{self.key.allowed()}: {self.value.allowed()}"


@dataclass(frozen=True)
class OrWord(Kind[T | str]):
    """A value of another kind, or one word in its place ("same", "dealer_chooses")."""

    word: str
    kind: Kind[T]

    def read(self, text: str) -> T | str:
        return text if text == self.word else self.kind.read(text)

    def write(self, value: T | str) -> str:
        return self.word if isinstance(value, str) else self.kind.write(value)

    def allows(self, value: object) -> bool:
        return value == self.word or self.kind.allows(value)

    def allowed(self) -> str:
        return f"{self.word}, {self.kind.allowed()}"

    def choices(self) -> tuple[T | str, ...] | None:
        known = self.kind.choices()
        return None if known is None else (self.word, *known)


def option(kind: Kind[T], default: T, *, group: str = "table") -> T:
    """Declare an option of a `GameOptions` dataclass; `group` is where set-up screens list it."""
    made: T = dataclasses.field(default=default, metadata={"kind": kind, "group": group})
    return made


@dataclass(frozen=True)
class GameOptions:
    """Base of every game's options. A value of the wrong kind raises `OptionError` at once."""

    players: int = option(Whole(2, 12), 4)

    def __post_init__(self) -> None:
        """Check each field by itself, then all together."""
        for name, kind in self.kinds().items():
            value = getattr(self, name)
            if not kind.allows(value):
                raise OptionError(
                    name, "bad_value", value=_written(kind, value), allowed=kind.allowed()
                )
        self.check()

    def check(self) -> None:
        """Check what no field can know alone; games override it.

        Raises:
            OptionError: naming the field.
        """

    @classmethod
    def kinds(cls) -> dict[str, Kind[Any]]:
        """Each option's kind by name, in the order of declaration."""
        return {f.name: f.metadata["kind"] for f in dataclasses.fields(cls)}

    @classmethod
    def groups(cls) -> dict[str, list[str]]:
        """Option names by group, in the order of declaration."""
        grouped: dict[str, list[str]] = {}
        for field in dataclasses.fields(cls):
            grouped.setdefault(field.metadata["group"], []).append(field.name)
        return grouped

    @classmethod
    def from_text(cls, settings: Mapping[str, str]) -> Self:
        """Make options from texts such as {"players": "6", "target_suit": "H"}.

        Raises:
            OptionError: unknown name, unreadable value, or options that do not go together.
        """
        kinds = cls.kinds()
        values: dict[str, Any] = {}
        for name, text in settings.items():
            if name not in kinds:
                raise OptionError(name, "unknown_option", allowed=", ".join(kinds))
            try:
                values[name] = kinds[name].read(text)
            except ValueError:
                raise OptionError(
                    name, "bad_value", value=text, allowed=kinds[name].allowed()
                ) from None
        return cls(**values)

    def to_text(self) -> dict[str, str]:
        """All options as texts that `from_text` reads back."""
        return {name: kind.write(getattr(self, name)) for name, kind in self.kinds().items()}


def _written(kind: Kind[Any], value: object) -> str:
    try:
        return kind.write(value)
    except (AttributeError, TypeError, ValueError):
        return str(value)
