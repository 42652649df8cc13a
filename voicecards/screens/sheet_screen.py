"""One score sheet: hear it, use it, change it, compare it, name it, write it out, delete it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from voicecards.commands.command import Command
from voicecards.games.options import GameOptions
from voicecards.narration import options as options_told
from voicecards.narration import sheets as told
from voicecards.narration.phrase import Phrase
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.plan import Plan
from voicecards.screens.question import Question
from voicecards.screens.screen import Screen, ui
from voicecards.screens.sheet_edit import EditScreen
from voicecards.screens.sheet_saving import rename
from voicecards.screens.text_screen import TextScreen
from voicecards.sheets.fault import SheetError
from voicecards.sheets.folder import export
from voicecards.sheets.sheet import Sheet
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class SheetScreen(ListScreen):
    """What can be done with a sheet.

    Args:
        stage: the stage.
        sheet: the sheet.
        plan: of the table that is being set up, where one is.
        used: called when the sheet has been taken for that table.
    """

    name: ClassVar[str] = "sheet"

    def __init__(
        self,
        stage: Stage,
        sheet: Sheet,
        plan: Plan | None = None,
        used: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(stage)
        self.sheet = sheet
        self._plan = plan
        self._used = used

    def title(self) -> Phrase:
        usual = self.stage.outside.sheets.default(self.sheet.game) == self.sheet
        return ui("sheet-title", name=told.row(self.sheet, usual=usual))

    def items(self) -> Sequence[Item]:
        ready = self.sheet.ready
        base = told.base_name(self.sheet)
        rows: list[tuple[Phrase, Callable[[], None], bool]] = [
            (ui("sheet-use"), self._use, self._plan is not None),
            (ui("sheet-hear"), self._hear, True),
            (ui("sheet-edit-copy" if ready else "sheet-edit"), self._edit, True),
            (ui("sheet-compare", name=base), self.compare, not ready),
            (ui("sheet-make-usual"), self.make_usual, True),
            (ui("sheet-rename"), self.rename, not ready),
            (ui("sheet-export"), self._export, True),
            (ui("sheet-delete"), self.delete, not ready),
        ]
        return [Item(phrase, choose) for phrase, choose, there in rows if there]

    def handle(self, command: Command) -> bool:
        if handle_sheet(self.stage, self.sheet, command, self._deleted, self._renamed):
            return True
        return super().handle(command)

    # --- what the rows do ----------------------------------------------------------------------

    def _use(self) -> None:
        assert self._plan is not None
        self._plan.take(self.sheet)
        self.stage.say(ui("sheet-used", name=told.name(self.sheet)))
        self._used()

    def _hear(self) -> None:
        self.stage.push(ValuesScreen(self.stage, self.sheet))

    def _edit(self) -> None:
        self.stage.push(EditScreen(self.stage, self.sheet, self._renamed))

    def compare(self) -> None:
        """Tell in what the sheet differs from its ready table."""
        compare(self.stage, self.sheet)

    def make_usual(self) -> None:
        """Let new tables begin with the sheet."""
        make_usual(self.stage, self.sheet)

    def rename(self) -> None:
        """Ask for another name."""
        rename(self.stage, self.sheet, self._renamed)

    def delete(self) -> None:
        """Ask whether to delete the sheet."""
        delete(self.stage, self.sheet, self._deleted)

    def _renamed(self, sheet: Sheet) -> None:
        self.sheet = sheet

    def _deleted(self) -> None:
        self.stage.pop()

    def _export(self) -> None:
        folder = self.stage.outside.sheets
        place = next(iter(folder.places), folder.path.parent if folder.path else Path.home())
        name = f"{self.sheet.game}-{self.sheet.key.replace(' ', '-')}.toml"

        def take(text: str) -> Phrase | None:
            path = Path(text).expanduser()
            try:
                export(self.sheet, path, told.notes(self.stage.narrator, self.sheet))
            except SheetError as error:
                return told.error(error)
            self.stage.say(ui("sheet-exported", name=told.name(self.sheet), cue="select"))
            self.stage.pop()
            return None

        label = ui("sheets-path-label")
        self.stage.push(TextScreen(self.stage, label, take, str(place / name)))

    def rules(self) -> tuple[str, GameOptions]:
        return self.sheet.game, self.sheet.options

    def help(self) -> list[Phrase]:
        return [ui("help-sheet", Category.HELP), ui("help-menu", Category.HELP)]


class ValuesScreen(ListScreen):
    """All options of a sheet with their values, to be heard; Enter explains one."""

    name: ClassVar[str] = "sheet_values"

    def __init__(self, stage: Stage, sheet: Sheet) -> None:
        super().__init__(stage)
        self._sheet = sheet

    def title(self) -> Phrase:
        return ui("sheet-values-title", name=told.name(self._sheet))

    def items(self) -> Sequence[Item]:
        return [
            Item(self._row(name), self._explainer(name)) for name in self._sheet.options.kinds()
        ]

    def _row(self, name: str) -> Phrase:
        options = self._sheet.options
        value = options_told.value(type(options), name, getattr(options, name))
        return ui("form-row", label=options_told.label(name), value=value)

    def _explainer(self, name: str) -> Callable[[], None]:
        return lambda: self.stage.say(options_told.explanation(name))

    def handle(self, command: Command) -> bool:
        if command.name == "compare_sheet":
            compare(self.stage, self._sheet)
            return True
        return super().handle(command)

    def rules(self) -> tuple[str, GameOptions]:
        return self._sheet.game, self._sheet.options

    def help(self) -> list[Phrase]:
        return [ui("help-menu", Category.HELP)]


# --- what can be done with a sheet, in its own screen and in the list ------------------------


def handle_sheet(
    stage: Stage,
    sheet: Sheet,
    command: Command,
    deleted: Callable[[], None],
    renamed: Callable[[Sheet], None] = lambda sheet: None,
) -> bool:
    """Carry out a command about a sheet; False when it is about something else."""
    if command.name == "compare_sheet":
        compare(stage, sheet)
    elif command.name == "default_sheet":
        make_usual(stage, sheet)
    elif command.name == "rename_sheet" and not sheet.ready:
        rename(stage, sheet, renamed)
    elif command.name == "delete_sheet" and not sheet.ready:
        delete(stage, sheet, deleted)
    elif command.name in ("rename_sheet", "delete_sheet"):
        stage.say(told.error(SheetError("ready", sheet.name, game=sheet.game)))
    else:
        return False
    return True


def compare(stage: Stage, sheet: Sheet) -> None:
    """Tell in what a sheet differs from its ready table; of that one, from the usual one."""
    other = told.usual(sheet.game)
    if not sheet.ready:
        kind = type(sheet.options)
        stage.say(told.compared(sheet.options, told.base_name(sheet), sheet.base.table(kind)))
        return
    stage.say(told.compared(sheet.options, told.name(other), other.options))


def make_usual(stage: Stage, sheet: Sheet) -> None:
    """Let new tables begin with a sheet."""
    try:
        stage.outside.sheets.set_default(sheet)
    except SheetError as error:
        stage.say(told.error(error))
    else:
        stage.say(ui("sheet-is-usual", name=told.name(sheet)))


def delete(stage: Stage, sheet: Sheet, deleted: Callable[[], None]) -> None:
    """Ask whether to delete a sheet of the player's, and do it."""

    def on_yes() -> None:
        try:
            stage.outside.sheets.delete(sheet)
        except SheetError as error:
            stage.say(told.error(error))
            return
        stage.say(ui("sheet-deleted", name=told.name(sheet)))
        deleted()

    ask_delete(stage, told.name(sheet), on_yes)


def ask_delete(stage: Stage, name: Phrase, on_yes: Callable[[], None]) -> None:
    """Ask whether something of that name shall be deleted."""
    stage.ask(
        Question(
            ui("sheet-delete-question", name=name, cue="question"),
            on_yes=on_yes,
            on_no=lambda: stage.say(ui("sheet-kept")),
        )
    )


def back_to(stage: Stage, screen: Screen) -> None:
    """Leave all screens in front of one."""
    while stage.stack[-2] is not screen:
        del stage.stack[-2]
    stage.pop()
