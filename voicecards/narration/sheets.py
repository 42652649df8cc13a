"""What is said, and written, about score sheets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from voicecards.games import games
from voicecards.games.options import GameOptions, Kind
from voicecards.narration import options as told
from voicecards.narration.narrator import Narrator
from voicecards.narration.phrase import Arg, Phrase
from voicecards.sheets.fault import SheetError
from voicecards.sheets.folder import Broken
from voicecards.sheets.names import message
from voicecards.sheets.sheet import LONGEST_NAME, Sheet, differences, name_key, ready_sheets
from voicecards.sheets.sheet_file import Notes
from voicecards.utterance import Category, Priority


def name(sheet: Sheet) -> Phrase:
    """How a sheet is called."""
    if sheet.ready:
        return Phrase(message(sheet.game, sheet.name), category=Category.MENU)
    return Phrase("option-text", {"text": sheet.name}, Category.MENU)


def base_name(sheet: Sheet) -> Phrase:
    """How the ready table is called that a sheet is compared with."""
    return Phrase(message(sheet.game, sheet.preset), category=Category.MENU)


def row(sheet: Sheet, *, usual: bool) -> Phrase:
    """A sheet in a list: its name, how far it is from its ready table, whether it is the usual."""
    text = name(sheet)
    if not sheet.ready:
        changed = len(sheet.differences)
        text = _menu("sheets-row-changed", name=text, base=base_name(sheet), n=changed)
    return _menu("sheets-row-usual", name=text) if usual else text


def broken_row(broken: Broken) -> Phrase:
    """A file in a list that cannot be used."""
    text = Phrase("option-text", {"text": broken.name}, Category.MENU)
    return _menu("sheets-row-broken", name=text)


def compared(options: GameOptions, with_: Phrase, other: GameOptions) -> Phrase:
    """Tell in how many values a table differs from another, and which they are.

    Args:
        options: the table's.
        with_: the name of the other.
        other: the other's options.
    """
    kind, found = type(options), differences(options, other)
    if not found:
        return _menu("sheet-same", name=with_)
    told_each = (
        _menu(
            "sheet-difference",
            label=told.label(option),
            value=told.value(kind, option, getattr(options, option)),
            other=told.value(kind, option, getattr(other, option)),
        )
        for option in found
    )
    return _menu("sheet-differs", n=len(found), name=with_).followed_by(*told_each)


def error(fault: SheetError) -> Phrase:
    """Tell why a sheet cannot be read, kept or found: the option, its value and its range."""
    option = fault.option
    if option is not None and option.code != "unknown_option":
        return told.error(games()[fault.game].options, option)
    args: dict[str, Arg] = {}
    key = "unknown-option" if option is not None else fault.code
    if key in _WITH_TEXT:
        args["text"] = fault.about
    elif key == "syntax":
        args["line"] = fault.line
    elif key == "name-long":
        args["n"] = LONGEST_NAME
    elif key == "other-game":
        args["game"] = fault.game
    return Phrase(f"sheet-error-{key}", args, Category.ERROR, Priority.ANSWER, cue="refused")


_WITH_TEXT = frozenset(
    {"game", "preset", "unknown-option", "name-taken", "twice", "missing", "exists"}
)
"""Reasons that name what the file or the player wrote."""


def broken_error(broken: Broken) -> Phrase:
    """Tell which file cannot be used, and why."""
    text = Phrase("option-text", {"text": broken.name}, Category.MENU)
    args: dict[str, Arg] = {"name": text, "reason": error(broken.error)}
    return Phrase("sheet-error-broken", args, Category.ERROR, Priority.ANSWER, cue="refused")


def notes(narrator: Narrator, sheet: Sheet) -> Notes:
    """The comments of a sheet's file in the player's language."""
    head = _menu("sheet-file-head", game=sheet.game, name=name(sheet), base=base_name(sheet))
    groups, kinds = sheet.options.groups(), sheet.options.kinds()
    return Notes(
        head=tuple(map(narrator.text, [head, _menu("sheet-file-hint")])),
        groups={group: narrator.text(_menu(f"group-{group}")) for group in groups},
        options={
            option: f"{narrator.text(told.label(option))}{_range(kind)}"
            for option, kind in kinds.items()
        },
    )


def usual(game: str) -> Sheet:
    """The ready table a game offers by itself."""
    return ready_sheets(game)[0]


def _range(kind: Kind[Any]) -> str:
    """The range of an option in codes, unless it is the whole pack, card by card."""
    allowed = kind.allowed()
    return f": {allowed}" if len(allowed) < LONGEST_RANGE else ""


LONGEST_RANGE = 150
"""Letters of a range that is still worth reading."""


def suggested_name(narrator: Narrator, taken: Iterable[Sheet]) -> str:
    """A name for a sheet nobody has named yet: "sheet two", the first that is free."""
    names = {sheet.key for sheet in taken}
    number = 1
    while True:
        text = narrator.text(_menu("sheet-suggested-name", n=number))
        if name_key(text) not in names:
            return text
        number += 1


def _menu(key: str, **args: Arg) -> Phrase:
    return Phrase(key, args, Category.MENU)
