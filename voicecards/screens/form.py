"""A form: rows with a label and a value, changed by Left and Right, explained by F1."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from voicecards.commands.command import Command, Context
from voicecards.narration.phrase import Phrase
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.screen import ui
from voicecards.utterance import Category


@dataclass(frozen=True)
class Field:
    """One row of a form.

    Attributes:
        label: its name.
        value: the value now; None for a row that only does something on Enter.
        change: takes -1 or 1, changes the value and returns the line that tells the new one.
        choose: what Enter does; None changes the value like Right.
        help: what it means.
    """

    label: Phrase
    value: Callable[[], Phrase] | None = None
    change: Callable[[int], Phrase] | None = None
    choose: Callable[[], None] | None = None
    help: Phrase | None = None


class FormScreen(ListScreen):
    """Base of the screens where something is set."""

    @abstractmethod
    def fields(self) -> Sequence[Field]:
        """The rows, made afresh when asked: one may depend on another's value."""

    def items(self) -> Sequence[Item]:
        return [Item(_row(field), self._chooser(field)) for field in self.fields()]

    def _chooser(self, field: Field) -> Callable[[], None]:
        return field.choose or (lambda: self._change(field, 1))

    def handle(self, command: Command) -> bool:
        if command.name in ("less", "more"):
            self._change(self.fields()[self.focus], 1 if command.name == "more" else -1)
            return True
        if command.name == "help":
            self.stage.say(self._explanation(self.fields()[self.focus]))
            return True
        return super().handle(command)

    def _change(self, field: Field, by: int) -> None:
        if field.change is None:
            self.stage.say(ui("form-enter-only"))
            return
        self.stage.say(field.change(by))

    def _explanation(self, field: Field) -> Phrase:
        general = ui("help-form", Category.HELP)
        return field.help.followed_by(general) if field.help else general

    def context(self) -> Context:
        return Context("menu", choices=len(self.items()))

    def help(self) -> list[Phrase]:
        return [ui("help-form", Category.HELP)]


def _row(field: Field) -> Phrase:
    if field.value is None:
        return field.label
    return ui("form-row", label=field.label, value=field.value())


def cycle(values: Sequence[object], now: object, by: int) -> object:
    """The next (or previous) of some values, around the end; the first if `now` is none of them."""
    return values[(values.index(now) + by) % len(values)] if now in values else values[0]
