"""One group of a game's options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from voicecards.narration.phrase import Phrase
from voicecards.screens.form import Field
from voicecards.screens.option_rows import option_field
from voicecards.screens.plan import Plan
from voicecards.screens.plan_screen import PlanScreen
from voicecards.screens.screen import ui

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class GroupScreen(PlanScreen):
    """The options of a group, a row each; how many play is set elsewhere."""

    name: ClassVar[str] = "options"

    def __init__(self, stage: Stage, plan: Plan, group: str, names: Sequence[str]) -> None:
        super().__init__(stage, plan)
        self._group = group
        self._names = [name for name in names if name != "players"]

    def title(self) -> Phrase:
        return ui("form-title", label=ui(f"group-{self._group}"))

    def fields(self) -> Sequence[Field]:
        return [option_field(self.stage, self.plan, name) for name in self._names]


def group_fields(stage: Stage, plan: Plan) -> list[Field]:
    """A row for each group of a plan's options, which opens it."""

    def opener(group: str, names: Sequence[str]) -> Callable[[], None]:
        return lambda: stage.push(GroupScreen(stage, plan, group, names))

    return [
        Field(ui(f"group-{group}"), choose=opener(group, names))
        for group, names in plan.options.groups().items()
        if set(names) != {"players"}
    ]
