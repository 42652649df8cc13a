"""Setting up a table by ear: who plays, its score sheet, and every option in groups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from voicecards.commands.command import Command, Context
from voicecards.narration import sheets as told
from voicecards.narration.phrase import Phrase
from voicecards.screens.form import Field, cycle
from voicecards.screens.group_screen import group_fields
from voicecards.screens.guide import open_rules
from voicecards.screens.opponents import opponents_field
from voicecards.screens.option_rows import option_field
from voicecards.screens.plan import Plan
from voicecards.screens.plan_screen import PlanScreen
from voicecards.screens.sayable_names import SayableNames
from voicecards.screens.screen import Screen, ui
from voicecards.screens.sheet_list import SheetList
from voicecards.sheets.fault import SheetError
from voicecards.sheets.sheet import Sheet
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class SetupScreen(PlanScreen):
    """The first row starts the game; then who plays, the sheet, and a row per group of options.

    Args:
        stage: the stage.
        plan: what is set up; changed in place.
        sit_down: makes the table screen of the plan.
    """

    name: ClassVar[str] = "setup"

    def __init__(self, stage: Stage, plan: Plan, sit_down: Callable[[Plan], Screen]) -> None:
        super().__init__(stage, plan)
        self._sit_down = sit_down
        self._sayable = SayableNames(stage)

    def title(self) -> Phrase:
        return ui("setup-heading", game=self.plan.game.name)

    def enter(self) -> None:
        self.plan.follow(self.stage.outside.sheets.all(self.plan.game.name))
        saved = self.stage.outside.sheets.saved(self.plan.game.name)
        self._sayable.look([sheet.name for sheet in saved])
        super().enter()

    def fields(self) -> Sequence[Field]:
        save = Field(ui("setup-save-sheet"), choose=self.save, help=ui("setup-save-sheet-help"))
        return [
            Field(ui("setup-start"), choose=self._start, help=ui("setup-start-help")),
            option_field(self.stage, self.plan, "players"),
            opponents_field(self.plan),
            self._part(),
            self._sheet(),
            *group_fields(self.stage, self.plan),
            *([save] if self.plan.changed else []),
            Field(ui("menu-item-rules"), choose=lambda: open_rules(self.stage)),
        ]

    def _start(self) -> None:
        self.focus = 0
        self.stage.push(self._sit_down(self.plan))

    def _part(self) -> Field:
        def change(by: int) -> Phrase:
            self.plan.watching = not self.plan.watching
            return self._part().row()

        return Field(
            ui("setup-part"),
            lambda: ui("setup-watches" if self.plan.watching else "setup-plays"),
            change,
            help=ui("setup-part-help"),
        )

    def _sheet(self) -> Field:
        plan = self.plan

        def value() -> Phrase:
            name, changed = told.name(plan.sheet), len(plan.changed)
            return ui("setup-sheet-changed", name=name, n=changed) if changed else name

        def change(by: int) -> Phrase:
            sheets = self.stage.outside.sheets.all(plan.game.name)
            sheet = cycle(sheets, plan.sheet, by)
            assert isinstance(sheet, Sheet)
            plan.take(sheet)
            return self._sheet().row()

        usual = told.usual(plan.game.name)
        difference = told.compared(plan.options, told.name(usual), usual.options)
        return Field(
            ui("setup-sheet", game=plan.game.name),
            value,
            change,
            choose=self._open_sheets,
            help=ui("setup-sheet-help").followed_by(difference),
        )

    def _open_sheets(self) -> None:
        self.stage.push(SheetList(self.stage, self.plan.game.name, self.plan))

    def handle(self, command: Command) -> bool:
        if command.name in ("start", "new_game"):
            self._start()
        elif command.name == "sheets":
            self._open_sheets()
        elif command.name == "sheet" and command.arg:
            self._take_sheet(command.arg)
        else:
            return super().handle(command)
        return True

    def _take_sheet(self, name: str) -> None:
        try:
            self.plan.take(self.stage.outside.sheets.find(self.plan.game.name, name))
        except SheetError as error:
            self.stage.say(told.error(error))
            return
        self.stage.say(self._sheet().row())

    def context(self) -> Context:
        return replace(super().context(), sheets=self._sayable.names)

    def help(self) -> list[Phrase]:
        return [*super().help(), ui("help-setup", Category.HELP)]
