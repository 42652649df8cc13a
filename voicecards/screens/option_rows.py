"""The rows in which a game's options are set, and the screens of those that are made of parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from voicecards.games.options import Kind, ListOf, MapOf, OrWord, SetOf, Whole
from voicecards.narration import options as told
from voicecards.narration.phrase import Phrase
from voicecards.screens.form import Field, Number, cycle
from voicecards.screens.plan import Plan
from voicecards.screens.plan_screen import PlanScreen
from voicecards.screens.screen import ui

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


def option_field(stage: Stage, plan: Plan, name: str) -> Field:
    """The row of one option."""
    kind = plan.options.kinds()[name]

    def value() -> Phrase:
        return told.value(type(plan.options), name, plan.value(name))

    def set_to(new: object) -> Phrase:
        return plan.change(name, new)

    parts = _parts_screen(kind)
    if parts is not None:
        opener = _opener(stage, plan, name, parts)
        return Field(told.label(name), value, choose=opener, help=told.explanation(name))
    return Field(
        told.label(name),
        value,
        lambda by: set_to(step(kind, plan.value(name), by)),
        number=_number(kind, set_to),
        help=told.explanation(name),
    )


def _parts_screen(kind: Kind[Any]) -> type[PartsScreen] | None:
    """The screen of an option that is made of parts; None for a single value."""
    match kind:
        case SetOf():
            return SetScreen
        case ListOf():
            return PlacesScreen if isinstance(kind.item, Whole) else OrderScreen
        case MapOf():
            return MapScreen
    return None


def _opener(stage: Stage, plan: Plan, name: str, parts: type[PartsScreen]) -> Callable[[], None]:
    return lambda: stage.push(parts(stage, plan, name))


def step(kind: Kind[Any], now: Any, by: int) -> Any:
    """The value next to one, up or down: numbers stop at their ends, words go round."""
    if isinstance(kind, OrWord) and isinstance(kind.kind, Whole):
        return _step_or(kind.word, kind.kind, now, by)
    if isinstance(kind, Whole):
        return min(max(now + by * kind.step, kind.low), kind.high)
    return cycle(kind.choices() or (now,), now, by)


def _step_or(below: object, numbers: Whole, now: Any, by: int) -> Any:
    """As `step`, where something that is no number lies below the lowest one."""
    if now == below:
        return max(numbers.low, 0) if by > 0 else below
    if by < 0 and now <= max(numbers.low, 0):
        return below
    return step(numbers, now, by)


def _number(kind: Kind[Any], take: Callable[[int], Phrase]) -> Number | None:
    if isinstance(kind, OrWord):
        kind = kind.kind
    return Number(kind.low, kind.high, take) if isinstance(kind, Whole) else None


def members(kind: Kind[Any]) -> Sequence[Any]:
    """All values of a kind that can be walked one by one."""
    if isinstance(kind, Whole):
        return range(kind.low, kind.high + 1)
    return kind.choices() or ()


class PartsScreen(PlanScreen):
    """Base of the screens of options that are made of parts."""

    def __init__(self, stage: Stage, plan: Plan, option: str) -> None:
        super().__init__(stage, plan)
        self.option = option
        self.kind: Any = plan.options.kinds()[option]

    @property
    def now(self) -> Any:
        """The option's value."""
        return self.plan.value(self.option)

    def title(self) -> Phrase:
        return ui("form-title", label=told.label(self.option))

    def set_to(self, value: Any) -> Phrase:
        """Change the option; the line that tells it."""
        return self.plan.change(self.option, value)

    def named(self, kind: Kind[Any], part: object) -> Phrase:
        """How a part is called."""
        return told.part(self.option, kind, part)


class SetScreen(PartsScreen):
    """The members of an option that is a set, each in or out."""

    name: ClassVar[str] = "set"

    def fields(self) -> Sequence[Field]:
        return [self._member(member) for member in members(self.kind.item)]

    def _member(self, member: Any) -> Field:
        return Field(
            self.named(self.kind.item, member),
            lambda: ui("option-yes" if member in self.now else "option-no"),
            lambda by: self.set_to(self.now ^ {member}),
            help=told.explanation(self.option),
        )


class OrderScreen(PartsScreen):
    """The members of an option whose order counts: one that is put in comes last."""

    name: ClassVar[str] = "order"

    def fields(self) -> Sequence[Field]:
        return [self._member(member) for member in members(self.kind.item)]

    def _member(self, member: Any) -> Field:
        def place() -> Phrase:
            now = self.now
            return ui("setup-place", n=now.index(member) + 1) if member in now else ui("setup-out")

        def change(by: int) -> Phrase:
            rest = tuple(other for other in self.now if other != member)
            return self.set_to(rest if member in self.now else (*rest, member))

        label = self.named(self.kind.item, member)
        return Field(label, place, change, help=told.explanation(self.option))


class PlacesScreen(PartsScreen):
    """A list of numbers, one for each place; the last row adds a place."""

    name: ClassVar[str] = "places"

    def fields(self) -> Sequence[Field]:
        count = min(len(self.now) + 1, self.kind.most)
        return [self._place(index) for index in range(count)]

    def _place(self, index: int) -> Field:
        numbers = self.kind.item

        def value() -> Phrase:
            if index >= len(self.now):
                return ui("option-nothing")
            return self.named(numbers, self.now[index])

        def take(number: int) -> Phrase:
            return self.set_to((*self.now[:index], number, *self.now[index + 1 :]))

        def change(by: int) -> Phrase:
            now = self.now[index] if index < len(self.now) else None
            new = _step_or(None, numbers, now, by)
            if new is None:
                return self.set_to((*self.now[:index], *self.now[index + 1 :]))
            return take(new)

        return Field(
            ui("setup-place-label", n=index + 1),
            value,
            change,
            number=Number(numbers.low, numbers.high, take),
            help=told.explanation(self.option),
        )


class MapScreen(PartsScreen):
    """A number for some of the things an option names; below the lowest there is none."""

    name: ClassVar[str] = "map"

    def fields(self) -> Sequence[Field]:
        return [self._entry_of(key) for key in members(self.kind.key)]

    def _entry_of(self, key: Any) -> Field:
        numbers = self.kind.value

        def value() -> Phrase:
            now = dict(self.now)
            return self.named(numbers, now[key]) if key in now else ui("option-nothing")

        def take(number: int | None) -> Phrase:
            changed = {**dict(self.now), key: number}
            return self.set_to(tuple((k, v) for k, v in sorted(changed.items()) if v is not None))

        return Field(
            self.named(self.kind.key, key),
            value,
            lambda by: take(_step_or(None, numbers, dict(self.now).get(key), by)),
            number=Number(numbers.low, numbers.high, take),
            help=told.explanation(self.option),
        )
