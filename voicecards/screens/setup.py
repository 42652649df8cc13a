"""Setting up a table by ear: who plays, and every option of the game in groups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from voicecards.commands.command import Command
from voicecards.games.options import GameOptions
from voicecards.narration.phrase import Phrase
from voicecards.screens.form import Field, FormScreen
from voicecards.screens.guide import open_rules
from voicecards.screens.opponents import opponents_field
from voicecards.screens.option_rows import Plan, option_field
from voicecards.screens.screen import Screen, ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class SetupScreen(FormScreen):
    """The first row starts the game; then who plays, and one row per group of options.

    Args:
        stage: the stage.
        plan: what is set up; changed in place.
        sit_down: makes the table screen of the plan.
    """

    name: ClassVar[str] = "setup"

    def __init__(self, stage: Stage, plan: Plan, sit_down: Callable[[Plan], Screen]) -> None:
        super().__init__(stage)
        self.plan = plan
        self._sit_down = sit_down

    def title(self) -> Phrase:
        return ui("setup-heading", game=self.plan.game.name)

    def fields(self) -> Sequence[Field]:
        groups = self.plan.options.groups()
        return [
            Field(ui("setup-start"), choose=self._start, help=ui("setup-start-help")),
            option_field(self.stage, self.plan, "players"),
            opponents_field(self.plan),
            self._part(),
            *(
                Field(ui(f"group-{group}"), choose=self._opener(group, names))
                for group, names in groups.items()
                if set(names) != {"players"}
            ),
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

    def _opener(self, group: str, names: Sequence[str]) -> Callable[[], None]:
        return lambda: self.stage.push(GroupScreen(self.stage, self.plan, group, names))

    def handle(self, command: Command) -> bool:
        if command.name in ("start", "new_game"):
            self._start()
            return True
        return super().handle(command)

    def rules(self) -> tuple[str, GameOptions]:
        return self.plan.game.name, self.plan.options

    def help(self) -> list[Phrase]:
        return [*super().help(), ui("help-setup", Category.HELP)]


class GroupScreen(FormScreen):
    """One group of a game's options."""

    name: ClassVar[str] = "options"

    def __init__(self, stage: Stage, plan: Plan, group: str, names: Sequence[str]) -> None:
        super().__init__(stage)
        self._plan = plan
        self._group = group
        self._names = [name for name in names if name != "players"]

    def title(self) -> Phrase:
        return ui("form-title", label=ui(f"group-{self._group}"))

    def fields(self) -> Sequence[Field]:
        return [option_field(self.stage, self._plan, name) for name in self._names]

    def rules(self) -> tuple[str, GameOptions]:
        return self._plan.game.name, self._plan.options
