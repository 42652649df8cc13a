"""The text of a sheet's file: TOML that can be read aloud and changed by hand.

    game = "barbu"
    name = "Casa nostra"
    preset = "classic_32"

    [values]
    queen_penalty = 30
    penalty_suit = "S"
    card_overrides = { KH = 40 }

What is not given has the value of the ready table. Values are whole numbers, true and false,
texts, lists and tables, or the text forms of the command line ("KH:40").
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from voicecards.games import games
from voicecards.games.game import Game
from voicecards.games.options import Flag, Kind, ListOf, MapOf, Numbers, OptionError, SetOf, Whole
from voicecards.sheets.fault import SheetError
from voicecards.sheets.sheet import Sheet, clean_name

LARGEST: Final = 100_000
"""Bytes of a file that may be a sheet: a real one has two or three thousand."""


@dataclass(frozen=True)
class Notes:
    """What is written beside the values, as comments in the player's language.

    Attributes:
        head: lines at the top.
        groups: a line for each group of options.
        options: a line for each option.
    """

    head: tuple[str, ...] = ()
    groups: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)


# --- reading -----------------------------------------------------------------------------------


def read_sheet(data: bytes, file_name: str) -> Sheet:
    """Read the content of a file.

    Args:
        data: the content.
        file_name: the file's name without its ending, for a sheet that names itself nowhere.

    Raises:
        SheetError: the sheet is refused as a whole, for this reason.
    """
    raw = _parsed(data, file_name)
    game = _game(raw.pop("game", None), file_name)
    preset = raw.pop("preset", next(iter(game.presets)))
    if not isinstance(preset, str) or preset not in game.presets:
        raise SheetError("preset", _written(preset), game=game.name)
    name = raw.pop("name", file_name)
    try:
        if not isinstance(name, str):
            raise SheetError("name-empty", _written(name))
        name = clean_name(name)
        texts = dict(_texts(game, raw))
        base = game.presets[preset]
        options = game.options.from_text({**base.settings, **texts})
    except SheetError as error:
        error.game = game.name
        raise
    except OptionError as error:
        raise SheetError("option", error.field, game=game.name, option=error) from None
    return Sheet(game.name, name, options, preset)


def _parsed(data: bytes, file_name: str) -> dict[str, Any]:
    if len(data) > LARGEST:
        raise SheetError("unreadable", file_name)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SheetError("encoding", file_name) from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise SheetError("syntax", file_name, line=line) from None
    except (ValueError, RecursionError):  # numbers of thousands of digits, lists within lists
        raise SheetError("unreadable", file_name) from None


def _game(name: object, file_name: str) -> Game:
    if name is None:
        raise SheetError("no-game", file_name)
    if not isinstance(name, str) or name not in games():
        raise SheetError("game", _written(name))
    return games()[name]


def _texts(game: Game, raw: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Each option given, as text, whether it stands in a group or alone."""
    kinds, groups, seen = game.options.kinds(), game.options.groups(), set[str]()
    for name, value in raw.items():
        inside = value.items() if name in groups and isinstance(value, dict) else [(name, value)]
        for option, given in inside:
            if option not in kinds:
                raise OptionError(option, "unknown_option", allowed=", ".join(kinds))
            if option in seen:
                raise SheetError("twice", option)
            seen.add(option)
            yield option, _text(option, kinds[option], given)


def _text(option: str, kind: Kind[Any], given: object) -> str:
    """A value of the file in the form of the command line.

    Raises:
        OptionError: for what no text form can be: a date, a number with a point, lists in lists.
    """
    match given:
        case bool():
            return "true" if given else "false"
        case str():
            return given
        case int() if abs(given) < 10**12:
            return str(given)
        case list() if isinstance(kind, SetOf | ListOf) and all(map(_is_plain, given)):
            return ",".join(map(str, given))
        case dict() if isinstance(kind, MapOf) and all(map(_is_plain, given.values())):
            return ",".join(f"{key}:{value}" for key, value in given.items())
    raise OptionError(option, "bad_value", value=_written(given), allowed=kind.allowed())


def _is_plain(value: object) -> bool:
    if isinstance(value, str):
        return not set(value) & {",", ":"}
    return type(value) is int and abs(value) < 10**12


def _written(value: object) -> str:
    try:
        return str(value)[:60]
    except (ValueError, RecursionError):
        return ""


# --- writing -----------------------------------------------------------------------------------


def write_sheet(sheet: Sheet, notes: Notes | None = None) -> str:
    """Write a sheet with all its options, in groups; `read_sheet` reads it back."""
    notes = notes or Notes()
    lines = [*_comments(notes.head), ""] if notes.head else []
    about = {"game": sheet.game, "name": sheet.name, "preset": sheet.preset}
    lines += [f"{key} = {_quoted(text)}" for key, text in about.items()]
    kinds = sheet.options.kinds()
    for group, names in sheet.options.groups().items():
        lines += ["", *_comments(filter(None, [notes.groups.get(group)])), f"[{group}]"]
        for name in names:
            lines += _comments(filter(None, [notes.options.get(name)]))
            lines.append(f"{name} = {_toml(kinds[name], getattr(sheet.options, name))}")
    return "\n".join(lines) + "\n"


def _comments(texts: Iterable[str]) -> list[str]:
    return [f"# {' '.join(text.split())}" for text in texts]


def _toml(kind: Kind[Any], value: Any) -> str:
    match kind:
        case Whole() | Numbers() | Flag():
            return kind.write(value)
        case SetOf():
            return f"[{', '.join(_toml(kind.item, v) for v in sorted(value))}]"
        case ListOf():
            return f"[{', '.join(_toml(kind.item, v) for v in value)}]"
        case MapOf():
            pairs = (f"{kind.key.write(k)} = {_toml(kind.value, v)}" for k, v in value)
            return f"{{ {', '.join(pairs)} }}" if value else "{}"
    text = kind.write(value)
    return text if type(value) is int else _quoted(text)


def _quoted(text: str) -> str:
    """A TOML string; names have nothing unprintable in them."""
    return json.dumps(text, ensure_ascii=False)
