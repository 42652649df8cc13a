"""Setting up a table by ear: players, opponents, and every option of the game in groups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from voicecards.bots import LEVELS
from voicecards.games.game import Game
from voicecards.games.options import GameOptions, Kind, OptionError, SetOf, Whole
from voicecards.narration import options as told
from voicecards.narration.phrase import Phrase
from voicecards.screens.form import Field, FormScreen, cycle
from voicecards.screens.rules_reader import RulesReader
from voicecards.screens.screen import Screen, ui

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


@dataclass
class Plan:
    """A table being set up.

    Attributes:
        game: the game.
        options: its options, always valid as a whole.
        levels: of the bots, by seat, repeated as needed.
    """

    game: Game
    options: GameOptions
    levels: list[str] = field(default_factory=lambda: ["club"])

    def change(self, name: str, value: Any) -> Phrase:
        """Change an option; the line that tells the new value, or why it cannot be."""
        texts = self.options.to_text()
        texts[name] = self.options.kinds()[name].write(value)
        try:
            self.options = self.game.options.from_text(texts)
        except OptionError as error:
            return told.error(self.game.options, error)
        return told.changed(self.game.options, name, value)


class SetupScreen(FormScreen):
    """The first rows start the game and set who plays; then one row per group of options.

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
        return ui("setup-title", game=self.plan.game.name)

    def fields(self) -> Sequence[Field]:
        groups = self.plan.options.groups()
        return [
            Field(
                ui("setup-start"),
                choose=lambda: self.stage.push(self._sit_down(self.plan)),
                help=ui("setup-start-help"),
            ),
            option_field(self.stage, self.plan, "players"),
            Field(
                ui("setup-bots"),
                lambda: ui("bot-level", level=self.plan.levels[0]),
                self._change_level,
                help=ui("setup-bots-help"),
            ),
            *(
                Field(ui("setup-group", group=group), choose=self._opener(group, names))
                for group, names in groups.items()
            ),
            Field(
                ui("menu-item-rules"),
                choose=lambda: self.stage.push(
                    RulesReader(self.stage, self.plan.game.name, self.plan.options)
                ),
            ),
        ]

    def _change_level(self, by: int) -> Phrase:
        level = str(cycle(LEVELS, self.plan.levels[0], by))
        self.plan.levels = [level]
        return ui("bot-level", level=level, supersedes="option")

    def _opener(self, group: str, names: Sequence[str]) -> Callable[[], None]:
        return lambda: self.stage.push(GroupScreen(self.stage, self.plan, group, names))


class GroupScreen(FormScreen):
    """One group of a game's options."""

    name: ClassVar[str] = "options"

    def __init__(self, stage: Stage, plan: Plan, group: str, names: Sequence[str]) -> None:
        super().__init__(stage)
        self._plan = plan
        self._group = group
        self._names = [name for name in names if name != "players"]

    def title(self) -> Phrase:
        return ui("setup-group", group=self._group)

    def fields(self) -> Sequence[Field]:
        return [option_field(self.stage, self._plan, name) for name in self._names]


class SetScreen(FormScreen):
    """The members of an option that is a set, each in or out."""

    name: ClassVar[str] = "set"

    def __init__(self, stage: Stage, plan: Plan, option: str, kind: SetOf) -> None:
        super().__init__(stage)
        self._plan = plan
        self._option = option
        self._members = members(kind)

    def title(self) -> Phrase:
        return told.label(self._option)

    def fields(self) -> Sequence[Field]:
        return [self._member(member) for member in self._members]

    def _member(self, member: Any) -> Field:
        options = type(self._plan.options)

        def inside() -> bool:
            return member in getattr(self._plan.options, self._option)

        def change(by: int) -> Phrase:
            return self._plan.change(
                self._option, getattr(self._plan.options, self._option) ^ {member}
            )

        return Field(
            told.value(options, self._option, frozenset({member})),
            lambda: ui("option-yes" if inside() else "option-no"),
            change,
            help=told.explanation(self._option),
        )


def members(kind: SetOf) -> Sequence[Any]:
    """All that may stand in a set."""
    item: Kind[Any] = kind.item
    if isinstance(item, Whole):
        return range(item.low, item.high + 1)
    return item.choices() or ()


def option_field(stage: Stage, plan: Plan, name: str) -> Field:
    """The row of one option."""
    kind = plan.options.kinds()[name]

    def value() -> Phrase:
        return told.value(type(plan.options), name, getattr(plan.options, name))

    if isinstance(kind, SetOf):
        opener = _set_opener(stage, plan, name, kind)
        return Field(told.label(name), value, choose=opener, help=told.explanation(name))

    def change(by: int) -> Phrase:
        return plan.change(name, _next(kind, getattr(plan.options, name), by))

    return Field(told.label(name), value, change, help=told.explanation(name))


def _set_opener(stage: Stage, plan: Plan, name: str, kind: SetOf) -> Callable[[], None]:
    return lambda: stage.push(SetScreen(stage, plan, name, kind))


def _next(kind: Kind[Any], now: Any, by: int) -> Any:
    if isinstance(kind, Whole):
        return min(max(now + by * kind.step, kind.low), kind.high)
    return cycle(kind.choices() or (now,), now, by)
