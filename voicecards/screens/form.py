"""A form: rows with a label and a value, changed by Left and Right, or typed if it is a number."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from voicecards.commands.command import Command, Context
from voicecards.commands.keys import Key
from voicecards.narration.phrase import Phrase
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.screen import ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage

LONGEST_NUMBER = 7
"""Digits; more than this no row takes."""


@dataclass(frozen=True)
class Number:
    """What may be typed into a row.

    Attributes:
        low, high: its range.
        take: sets the value and returns the line that tells it.
    """

    low: int
    high: int
    take: Callable[[int], Phrase]


@dataclass(frozen=True)
class Field:
    """One row of a form.

    Attributes:
        label: its name.
        value: the value now; None for a row that only does something on Enter.
        change: takes -1 or 1, changes the value and returns the line that tells the new one.
        choose: what Enter does; None opens a number for typing, and else changes like Right.
        number: what may be typed; None where the value is no number.
        help: what it means.
    """

    label: Phrase
    value: Callable[[], Phrase] | None = None
    change: Callable[[int], Phrase] | None = None
    choose: Callable[[], None] | None = None
    number: Number | None = None
    help: Phrase | None = None

    def row(self) -> Phrase:
        """The label with the value now."""
        if self.value is None:
            return self.label
        return ui("form-row", label=self.label, value=self.value(), supersedes="option")


class FormScreen(ListScreen):
    """Base of the screens where something is set.

    A number is typed by digits and taken by Enter; while it is being typed, number words are
    understood too, Backspace corrects and Escape leaves the value as it was.
    """

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._entry: str | None = None  # what has been typed of a number

    @abstractmethod
    def fields(self) -> Sequence[Field]:
        """The rows, made afresh when asked: one may depend on another's value."""

    def _field(self) -> Field:
        return self.fields()[self.focus]

    def items(self) -> Sequence[Item]:
        return [Item(field.row(), self._chooser(field)) for field in self.fields()]

    def _chooser(self, field: Field) -> Callable[[], None]:
        if field.choose is not None:
            return field.choose
        if field.number is not None:
            return self._open_entry
        return lambda: self._change(field, 1)

    def enter(self) -> None:
        self._entry = None
        super().enter()

    def handle(self, command: Command) -> bool:
        if self._entry is not None and self._handle_entry(command):
            return True
        if command.name in ("less", "more"):
            self._change(self._field(), 1 if command.name == "more" else -1)
            return True
        if command.name == "choose" and command.arg:
            self._go(int(command.arg) - 1)
            return True
        return super().handle(command)

    def _change(self, field: Field, by: int) -> None:
        if field.change is None:
            self.stage.say(ui("form-enter-only"))
            return
        self.stage.say(field.change(by))

    def _go(self, index: int) -> None:
        """Go to a row by its number; one without a value is chosen at once."""
        fields = self.fields()
        if 0 <= index < len(fields) and fields[index].value is not None:
            self._move(index)
        else:
            self._pick(index)

    # --- typing a number -----------------------------------------------------------------------

    def _open_entry(self) -> None:
        self._entry = ""
        self._say_range("entry-open")

    def _say_range(self, key: str) -> None:
        field = self._field()
        assert field.number is not None
        low, high = field.number.low, field.number.high
        self.stage.say(ui(key, label=field.label, low=low, high=high))

    def press(self, key: Key) -> bool:
        number = self._field().number
        if number is None:
            return super().press(key)
        entry = self._entry or ""
        if key.digit is not None:
            return self._typed_so_far(entry + str(key.digit))
        if key == Key("-") and number.low < 0:
            return self._typed_so_far(entry[1:] if entry.startswith("-") else f"-{entry}")
        if key == Key("backspace") and self._entry is not None:
            return self._typed_so_far(entry[:-1])
        return super().press(key)

    def typed(self, text: str) -> bool:
        if self._field().number is None or not text.strip().removeprefix("-").isdecimal():
            return False
        return self._typed_so_far(text.strip())

    def _typed_so_far(self, entry: str) -> bool:
        self._entry = entry[:LONGEST_NUMBER]
        self.stage.speech.cut()
        number = _read(self._entry)
        self.stage.say(ui("entry-empty") if number is None else ui("entry-typed", n=number))
        return True

    def _handle_entry(self, command: Command) -> bool:
        """Carry out what ends the typing; any other command leaves the value as it was."""
        entry, self._entry = self._entry, None
        if command.name in ("confirm", "yes"):
            self._take(_read(entry or ""))
        elif command.name == "amount" and command.arg:
            self._take(int(command.arg))
        elif command.name in ("cancel", "no", "menu"):
            self.stage.say(ui("entry-dropped", row=self._field().row()))
        else:
            return False
        return True

    def _take(self, value: int | None) -> None:
        number = self._field().number
        assert number is not None
        if value is None or not number.low <= value <= number.high:
            self._entry = ""
            self._say_range("entry-range")
        else:
            self.stage.say(number.take(value))

    def _move(self, to: int) -> None:
        self._entry = None
        super()._move(to)

    # --- for others ----------------------------------------------------------------------------

    def context(self) -> Context:
        if self._entry is not None:
            return Context("amount", yes_no=True)
        return Context("menu", choices=len(self.fields()))

    def help(self) -> list[Phrase]:
        field = self._field()
        explained = [] if field.help is None else [replace(field.help, category=Category.HELP)]
        if field.number is not None:
            explained.append(ui("help-number", Category.HELP))
        return [*explained, ui("help-form", Category.HELP)]


def _read(entry: str) -> int | None:
    """The number typed; None while there is none."""
    return int(entry) if entry.strip("-") else None


def cycle(values: Sequence[object], now: object, by: int) -> object:
    """The next (or previous) of some values, around the end; the first if `now` is none of them."""
    return values[(values.index(now) + by) % len(values)] if now in values else values[0]
