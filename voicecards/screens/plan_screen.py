"""What all screens share in which options are set: sentences about them, undo, compare, save."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from voicecards.commands.command import Command, Context
from voicecards.commands.option_sentences import settings
from voicecards.games.options import GameOptions
from voicecards.narration import options as told
from voicecards.narration import sheets as sheets_told
from voicecards.narration.phrase import Phrase
from voicecards.screens.form import FormScreen
from voicecards.screens.opponents import invite, opponents_field
from voicecards.screens.plan import Plan
from voicecards.screens.screen import ui
from voicecards.screens.sheet_saving import save_as
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class PlanScreen(FormScreen):
    """Base of the screens where the options of a plan are set.

    Attributes:
        plan: what is set up; changed in place.
    """

    def __init__(self, stage: Stage, plan: Plan) -> None:
        super().__init__(stage)
        self.plan = plan

    def handle(self, command: Command) -> bool:
        if super().handle(command):
            return True
        if command.name == "option" and command.arg:
            self._option(command)
        elif command.name == "opponents" and self.plan.at_table:
            self._opponents(command)
        elif command.name == "undo":
            self.stage.say(self.plan.undo())
        elif command.name == "compare_sheet":
            self.stage.say(self.compared())
        elif command.name == "save_sheet":
            self.save()
        else:
            return False
        return True

    def _option(self, command: Command) -> None:
        """Set what was said; a name alone goes to its row, or tells its value."""
        changes, name = settings(command), str(command.arg)
        if changes:
            self.stage.say(self.plan.say(changes))
            return
        label = told.label(name)
        if not self._go_to(label):
            value = told.value(self.plan.game.options, name, self.plan.value(name))
            self.stage.say(ui("form-row", label=label, value=value))

    def _opponents(self, command: Command) -> None:
        """Let those play who were named; without a name, tell who does."""
        row = opponents_field(self.plan)
        if command.arg:
            self.stage.say(invite(self.plan, command.arg))
        elif not self._go_to(row.label):
            self.stage.say(row.row())

    def _go_to(self, label: Phrase) -> bool:
        """Go to the row of a label; False where there is none."""
        places = [i for i, field in enumerate(self.fields()) if field.label == label]
        if places:
            self._move(places[0])
        return bool(places)

    def compared(self) -> Phrase:
        """In what the options differ from the sheet they were taken from."""
        plan = self.plan
        return sheets_told.compared(plan.options, sheets_told.name(plan.sheet), plan.sheet.options)

    def save(self) -> None:
        """Keep the options as a sheet."""
        save_as(self.stage, self.plan)

    def rules(self) -> tuple[str, GameOptions]:
        return self.plan.game.name, self.plan.options

    def context(self) -> Context:
        here = super().context()
        return replace(here, game=f"{self.plan.game.name}_options") if here.game == "menu" else here

    def help(self) -> list[Phrase]:
        key = f"help-edit-example-{self.plan.game.name}"
        example = self.stage.narrator.text(Phrase(key)).lower()
        return [*super().help(), ui("help-edit", Category.HELP, text=example)]
