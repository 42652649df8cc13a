"""Options by voice: "<label> <value>" for each of them, and which numbers the ear expects.

The labels and values are those the player hears (`locales/<lang>/*.ftl`), so whatever is read
out can be said. More natural sentences stand in `commands.yaml`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from voicecards.bots import CHARACTERS, opponents
from voicecards.cards import Card, Rank, Suit
from voicecards.commands.command import Command
from voicecards.games import games
from voicecards.games.options import Choice, Flag, Kind, Numbers, OrWord, Whole
from voicecards.locale import Locale, load

AMOUNTS: Final = (
    *(0, 1, 2, 3, 4, 6, 8, 12),
    *range(5, 101, 5),
    *(110, 120, 150, 200, 250, 300, 400, 500, 600, 800, 1000),
)
"""The values of wide ranges that the ear expects; any other can be typed."""

CARD_AMOUNTS: Final = (0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100)
"""The same for the price of one card: fifty-two of them can be named."""

MIXED: Final = "mixed"
"""Stands for all characters of a game together, where an `opponents` command names its bots."""

_NARROW: Final = 20
"""A range of no more values than these is expected whole."""

_CARD_SLOT: Final = "card_overrides"
_WORD: Final = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")


def settings(command: Command) -> dict[str, str]:
    """What an `option` command sets: texts by option; empty when it only names one."""
    pairs = (setting.partition("=") for setting in (command.arg or "").split(";"))
    return {name: value for name, equals, value in pairs if equals}


def belongs(command: Command, game: str) -> bool:
    """Whether a command about options, sheets or opponents makes sense for a game; others do."""
    if command.name == "sheet":
        return command.arg in games()[game].presets
    if command.name == "opponents" and command.arg == MIXED:
        return len(CHARACTERS[game]) > 1
    if command.name == "opponents":
        return command.arg is None or command.arg in opponents(game)
    if command.name != "option":
        return True
    kinds = games()[game].options.kinds()
    return all(name in kinds and _readable(kinds[name], v) for name, v in settings(command).items())


def _readable(kind: Kind[Any], text: str) -> bool:
    """Whether a value can be one of this kind; numbers to come are not known yet."""
    if "{n}" in text:
        return True
    try:
        return kind.allows(kind.read(text))
    except ValueError:
        return False


def amounts_of(command: Command, game: str) -> Sequence[int]:
    """The numbers that the ear expects in a sentence about options."""
    kinds = games()[game].options.kinds()
    for name, value in settings(command).items():
        if "{n}" not in value:
            continue
        if name == _CARD_SLOT:
            return CARD_AMOUNTS
        kind = _inner(kinds[name])
        if isinstance(kind, Numbers):
            return kind.values
        if isinstance(kind, Whole):
            few = kind.high - kind.low < _NARROW
            return range(kind.low, kind.high + 1) if few else [n for n in AMOUNTS if kind.allows(n)]
    return ()


def _inner(kind: Kind[Any]) -> Kind[Any]:
    """The kind of the values, apart from a word that may stand in their place."""
    return kind.kind if isinstance(kind, OrWord) else kind


def labelled(lang: str, game: str) -> Iterator[tuple[str, Command]]:
    """All sentences made of labels: "points of a trick", "points of a trick {n}", "slams none"."""
    locale = load(lang)
    for name, kind in games()[game].options.kinds().items():
        label = _words(locale.text(f"option-{name}", "label"))
        yield label, Command("option", name)
        inner = _inner(kind)
        if isinstance(inner, Whole | Numbers):
            yield f"{label} {{n}}", Command("option", f"{name}={{n}}")
        for value in kind.choices() or ((kind.word,) if isinstance(kind, OrWord) else ()):
            if (said := _value(locale, name, kind, value)) is not None:
                yield f"{label} {_words(said)}", Command("option", f"{name}={kind.write(value)}")


def name_words(lang: str, name: str) -> str:
    """The words in which the name of a sheet is told, and said: numbers are written out."""
    return _words(load(lang).speakable(name))


def _value(locale: Locale, name: str, kind: Kind[Any], value: Any) -> str | None:
    """A value as it is told; None for numbers, which have a sentence of their own."""
    match value:
        case bool() if isinstance(kind, Flag):
            return locale.text("option-yes" if value else "option-no")
        case Card():
            return locale.card(value)
        case Suit():
            return locale.suit(value)
        case Rank():
            return locale.rank(value)
        case str() if isinstance(kind, Choice | OrWord):
            return locale.text(f"option-{name}", value)
    return None


def _words(text: str) -> str:
    """The words of a text alone, as they are said."""
    return " ".join(_WORD.findall(text.lower().replace("’", "'")))
