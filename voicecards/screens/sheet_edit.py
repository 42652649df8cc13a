"""The editor of a score sheet: its options in groups, with undo, comparison and saving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from voicecards.games import games
from voicecards.narration import sheets as told
from voicecards.narration.phrase import Phrase
from voicecards.screens.form import Field
from voicecards.screens.group_screen import group_fields
from voicecards.screens.option_rows import option_field
from voicecards.screens.plan import Plan
from voicecards.screens.plan_screen import PlanScreen
from voicecards.screens.question import Question
from voicecards.screens.screen import ui
from voicecards.screens.sheet_saving import keep, save_as
from voicecards.sheets.sheet import Sheet

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class EditScreen(PlanScreen):
    """Changes a sheet of the player's, or a copy of a ready one.

    Args:
        stage: the stage.
        sheet: where it begins.
        left: called with the sheet as it was kept last, when the editor is left.
    """

    name: ClassVar[str] = "sheet_edit"

    def __init__(self, stage: Stage, sheet: Sheet, left: Callable[[Sheet], None]) -> None:
        super().__init__(stage, Plan(games()[sheet.game], sheet.options, sheet, at_table=False))
        self._left = left

    def title(self) -> Phrase:
        key = "edit-title-copy" if self.plan.sheet.ready else "edit-title"
        return ui(key, name=told.name(self.plan.sheet))

    def fields(self) -> Sequence[Field]:
        base = told.base_name(self.plan.sheet)
        return [
            *group_fields(self.stage, self.plan),
            option_field(self.stage, self.plan, "players"),
            Field(ui("sheet-compare", name=base), choose=self._compare),
            Field(ui("edit-undo"), choose=lambda: self.stage.say(self.plan.undo())),
            Field(ui("edit-save"), choose=self.save),
            Field(ui("edit-save-as"), choose=lambda: save_as(self.stage, self.plan)),
        ]

    def _compare(self) -> None:
        self.stage.say(self.compared())

    def compared(self) -> Phrase:
        sheet, options = self.plan.sheet, self.plan.options
        return told.compared(options, told.base_name(sheet), sheet.base.table(type(options)))

    def save(self) -> None:
        self._save(lambda: None)

    def _save(self, then: Callable[[], None]) -> None:
        sheet = self.plan.sheet
        if sheet.ready:
            save_as(self.stage, self.plan, then)
            return
        refusal = keep(self.stage, self.plan, sheet.name)
        if refusal is None:
            then()
        else:
            self.stage.say(refusal)

    def leave(self) -> None:
        if self.plan.options == self.plan.sheet.options:
            self._finish()
            return
        answers: list[tuple[Phrase, Callable[[], None]]] = [
            (ui("choice-item", n=1, text=ui("edit-leave-save")), lambda: self._save(self._finish)),
            (ui("choice-item", n=2, text=ui("edit-leave-drop")), self._drop),
        ]
        question = ui("edit-leave-question", cue="question")
        self.stage.ask(
            Question(
                question.followed_by(*(phrase for phrase, _ in answers)),
                on_no=lambda: self.stage.say(ui("edit-stays")),
                choices=answers,
            )
        )

    def _drop(self) -> None:
        self.stage.say(ui("edit-dropped"))
        self._finish()

    def _finish(self) -> None:
        self._left(self.plan.sheet)
        super().leave()
