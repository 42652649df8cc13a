"""The lists of score sheets: by game, those of one game, and those that lie in files of others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from voicecards.commands.command import Command, Context
from voicecards.games import games
from voicecards.games.options import GameOptions
from voicecards.narration import sheets as told
from voicecards.narration.phrase import Phrase
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.plan import Plan
from voicecards.screens.sayable_names import SayableNames
from voicecards.screens.screen import Screen, ui
from voicecards.screens.sheet_screen import SheetScreen, ask_delete, back_to, handle_sheet
from voicecards.screens.text_screen import TextScreen
from voicecards.sheets.fault import SheetError
from voicecards.sheets.folder import Broken, read_file
from voicecards.sheets.sheet import Sheet
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class SheetsMenu(ListScreen):
    """Whose score sheets."""

    name: ClassVar[str] = "sheets_menu"

    def title(self) -> Phrase:
        return ui("sheets-title")

    def items(self) -> Sequence[Item]:
        return [Item(ui("menu-item-play", game=game), self._opener(game)) for game in games()]

    def _opener(self, game: str) -> Callable[[], None]:
        return lambda: self.stage.push(SheetList(self.stage, game))

    def handle(self, command: Command) -> bool:
        if command.name == "game" and command.arg in games():
            self._opener(str(command.arg))()
            return True
        return super().handle(command)

    def help(self) -> list[Phrase]:
        return [ui("help-sheets", Category.HELP), ui("help-menu", Category.HELP)]


class SheetList(ListScreen):
    """The score sheets of one game: ready ones, the player's own, and files that are broken.

    Args:
        stage: the stage.
        game: its name.
        plan: of the table that is being set up, where one is; the screen behind is its set-up.
    """

    name: ClassVar[str] = "sheets"

    def __init__(self, stage: Stage, game: str, plan: Plan | None = None) -> None:
        super().__init__(stage)
        self.game = game
        self._plan = plan
        self._behind: Screen = stage.screen
        self._sayable = SayableNames(stage)

    def enter(self) -> None:
        self._sayable.look([sheet.name for sheet in self.stage.outside.sheets.saved(self.game)])
        super().enter()

    def title(self) -> Phrase:
        if self._plan is not None:
            return ui("form-title", label=ui("setup-sheet", game=self.game))
        return ui("sheets-of-game", game=self.game)

    def _rows(self) -> list[Sheet | Broken]:
        folder = self.stage.outside.sheets
        return [*folder.all(self.game), *folder.broken(self.game)]

    def items(self) -> Sequence[Item]:
        usual = self.stage.outside.sheets.default(self.game)
        return [
            *(self._item(row, usual) for row in self._rows()),
            Item(ui("sheets-import"), lambda: self.stage.push(ImportList(self.stage, self.game))),
        ]

    def _item(self, row: Sheet | Broken, usual: Sheet) -> Item:
        if isinstance(row, Broken):
            return Item(told.broken_row(row), lambda: self.stage.say(told.broken_error(row)))
        return Item(told.row(row, usual=row == usual), lambda: self._open(row))

    def _open(self, sheet: Sheet) -> None:
        self.stage.push(SheetScreen(self.stage, sheet, self._plan, self._used))

    def _open_named(self, name: str) -> None:
        try:
            sheet = self.stage.outside.sheets.find(self.game, name)
        except SheetError as error:
            self.stage.say(told.error(error))
            return
        self._open(sheet)

    def _used(self) -> None:
        back_to(self.stage, self._behind)

    def handle(self, command: Command) -> bool:
        rows = self._rows()
        row = rows[self.focus] if self.focus < len(rows) else None
        if command.name == "sheet" and command.arg:
            self._open_named(command.arg)
        elif isinstance(row, Sheet) and handle_sheet(self.stage, row, command, self._tell_focus):
            pass
        elif isinstance(row, Broken) and command.name == "delete_sheet":
            self._delete(row)
        else:
            return super().handle(command)
        return True

    def _delete(self, broken: Broken) -> None:
        def on_yes() -> None:
            try:
                self.stage.outside.sheets.remove_broken(broken)
            except SheetError as error:
                self.stage.say(told.error(error))
                return
            name = Phrase("option-text", {"text": broken.name})
            self.stage.say(ui("sheet-deleted", name=name))
            self._tell_focus()

        ask_delete(self.stage, Phrase("option-text", {"text": broken.name}), on_yes)

    def _tell_focus(self) -> None:
        self.stage.say(self._focused())

    def rules(self) -> tuple[str, GameOptions]:
        rows = [row for row in self._rows() if isinstance(row, Sheet)]
        return self.game, rows[min(self.focus, len(rows) - 1)].options

    def context(self) -> Context:
        choices = len(self.items())
        return Context(f"{self.game}_options", choices=choices, sheets=self._sayable.names)

    def help(self) -> list[Phrase]:
        return [ui("help-sheets", Category.HELP), ui("help-menu", Category.HELP)]


class ImportList(ListScreen):
    """Sheets that lie where files of others arrive, and the way to any other file."""

    name: ClassVar[str] = "sheets_import"

    def __init__(self, stage: Stage, game: str) -> None:
        super().__init__(stage)
        self._game = game
        self._offered = stage.outside.sheets.offered(game)

    def title(self) -> Phrase:
        return ui("form-title", label=ui("sheets-import"))

    def items(self) -> Sequence[Item]:
        return [
            *(
                Item(told.row(sheet, usual=False), self._taker(path))
                for path, sheet in self._offered
            ),
            Item(ui("sheets-import-other"), self._ask_path),
        ]

    def _taker(self, path: Path) -> Callable[[], None]:
        def take() -> None:
            refusal = self._take(path)
            if refusal is not None:
                self.stage.say(refusal)
            else:
                self.stage.pop()

        return take

    def _take(self, path: Path) -> Phrase | None:
        """Keep the sheet of a file and say so; the line that tells why not, or None."""
        folder, narrator = self.stage.outside.sheets, self.stage.narrator
        try:
            notes = told.notes(narrator, read_file(path))
            sheet = folder.take(path, game=self._game, notes=notes)
        except SheetError as error:
            return told.error(error)
        self.stage.say(ui("sheets-imported", name=told.name(sheet), cue="select"))
        return None

    def _ask_path(self) -> None:
        def take(text: str) -> Phrase | None:
            refusal = self._take(Path(text).expanduser())
            if refusal is None:
                back_to(self.stage, self._below)
            return refusal

        self.stage.push(TextScreen(self.stage, ui("sheets-path-label"), take))

    @property
    def _below(self) -> Screen:
        return self.stage.stack[self.stage.stack.index(self) - 1]

    def help(self) -> list[Phrase]:
        return [ui("help-menu", Category.HELP)]
