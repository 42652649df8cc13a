"""`voicecards sheets ...`: score sheets without a screen, as plain lines."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from voicecards.errors import CliError
from voicecards.games import games
from voicecards.locale import load
from voicecards.narration import options as options_told
from voicecards.narration import sheets as told
from voicecards.narration.narrator import Narrator
from voicecards.narration.phrase import Arg, Phrase
from voicecards.session.checks import known_game, sheet_folder, table_options
from voicecards.sheets.fault import SheetError
from voicecards.sheets.folder import SheetFolder, export, read_file
from voicecards.sheets.sheet import Sheet


def sheets_command(args: argparse.Namespace, lang: str) -> int:
    """Carry out one of the commands.

    Returns:
        0.

    Raises:
        CliError, SheetError, OptionError: whatever is wrong with what was asked for.
    """
    desk = Desk(sheet_folder(), Narrator(load(lang)), known_game(args.game) if args.game else "")
    for line in _ACTIONS[args.action](desk, args):
        print(line)
    return 0


class Desk:
    """The sheets, and how to speak of them.

    Attributes:
        folder: the player's sheets.
        narrator: writes in the player's language.
        game: the game that was named, or empty.
    """

    def __init__(self, folder: SheetFolder, narrator: Narrator, game: str) -> None:
        self.folder = folder
        self.narrator = narrator
        self.game = game

    def find(self, name: str) -> Sheet:
        """Find a sheet by its name, in the game named or in the only one that has it.

        Raises:
            CliError: when several games have one of that name.
            SheetError: when none has, or its file is wrong.
        """
        if self.game:
            return self.folder.find(self.game, name)
        found, faults = [], []
        for game in games():
            try:
                found.append(self.folder.find(game, name))
            except SheetError as error:
                faults.append(error)
        if len(found) > 1:
            raise CliError("cli-sheet-several", name)
        if found:
            return found[0]
        raise next((f for f in faults if f.code != "missing"), SheetError("missing", name))

    def write(self, phrase: Phrase) -> str:
        """A phrase as a line."""
        return self.narrator.text(phrase)

    def line(self, key: str, sheet: Sheet) -> str:
        """A line about a sheet, by the name of its message."""
        return self.write(Phrase(key, {"name": told.name(sheet)}))

    def row(self, sheet: Sheet) -> str:
        """A sheet in the list, a ready one with its id."""
        usual = self.folder.default(sheet.game) == sheet
        args: dict[str, Arg] = {"game": sheet.game, "name": told.row(sheet, usual=usual)}
        return self.write(Phrase("sheets-list-own", args)) + (f" ({sheet.name})" * sheet.ready)


def _list(desk: Desk, args: argparse.Namespace) -> Iterator[str]:
    wanted = [desk.game] if desk.game else list(games())
    for game in wanted:
        yield from map(desk.row, desk.folder.all(game))
    for broken in desk.folder.broken(desk.game or None):
        yield f"{desk.write(told.broken_error(broken))} ({broken.path.name})"


def _show(desk: Desk, args: argparse.Namespace) -> Iterator[str]:
    sheet = desk.find(args.name)
    yield desk.row(sheet)
    kind, texts = type(sheet.options), sheet.options.to_text()
    for option, text in texts.items():
        value = options_told.value(kind, option, getattr(sheet.options, option))
        label = options_told.label(option)
        row = Phrase("form-row", {"label": label, "value": value})
        yield f"{desk.write(row)} ({option}={text})"
    base = sheet.base.table(kind)
    yield desk.write(told.compared(sheet.options, told.base_name(sheet), base))


def _set(desk: Desk, args: argparse.Namespace) -> Iterator[str]:
    """Change a sheet of the player's; a changed ready one is kept under another name."""
    if not args.options:
        raise CliError("cli-sheet-nothing-to-set")
    sheet = desk.find(args.name)
    changes = table_options(args.options)
    if sheet.ready and not args.new_name:
        raise SheetError("ready", sheet.name, game=sheet.game)
    try:
        options = replace(sheet, ready=False).table(changes)
    except ValueError as error:
        raise _with_game(error, sheet.game) from None
    changed = replace(sheet, options=options, ready=False, name=args.new_name or sheet.name)
    if args.new_name and desk.folder.has(sheet.game, args.new_name):
        raise SheetError("exists", args.new_name, game=sheet.game)
    yield desk.line("sheet-saved", desk.folder.save(changed, told.notes(desk.narrator, changed)))


def _with_game(error: ValueError, game: str) -> ValueError:
    """An option that is wrong, as a fault of a sheet: so it is told with its game's words."""
    from voicecards.games.options import OptionError

    if isinstance(error, OptionError):
        return SheetError("option", error.field, game=game, option=error)
    return error


def _default(desk: Desk, args: argparse.Namespace) -> Iterator[str]:
    sheet = desk.find(args.name)
    desk.folder.set_default(sheet)
    yield desk.line("sheet-is-usual", sheet)


def _import(desk: Desk, args: argparse.Namespace) -> Iterator[str]:
    path = Path(args.file)
    notes = told.notes(desk.narrator, read_file(path))
    sheet = desk.folder.take(path, args.new_name or "", desk.game, notes)
    yield desk.line("sheets-imported", sheet)


def _export(desk: Desk, args: argparse.Namespace) -> Iterator[str]:
    sheet = desk.find(args.name)
    export(sheet, Path(args.file), told.notes(desk.narrator, sheet))
    yield desk.line("sheet-exported", sheet)


def _delete(desk: Desk, args: argparse.Namespace) -> Iterator[str]:
    sheet = desk.find(args.name)
    desk.folder.delete(sheet)
    yield desk.line("sheet-deleted", sheet)


_ACTIONS: Final[Mapping[str, Callable[[Desk, argparse.Namespace], Iterator[str]]]] = {
    "list": _list,
    "show": _show,
    "set": _set,
    "default": _default,
    "import": _import,
    "export": _export,
    "delete": _delete,
}
