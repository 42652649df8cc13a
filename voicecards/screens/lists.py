"""A list of items walked by arrows, first letters or digits, chosen by Enter: menus are lists."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from voicecards.commands.command import Command, Context, Source
from voicecards.commands.keys import Key, KeyNameError
from voicecards.narration.phrase import Phrase
from voicecards.screens.screen import Picture, Screen, ui

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage

_STEPS = {"previous_item": -1, "next_item": 1}


@dataclass(frozen=True)
class Item:
    """One row of a list.

    Attributes:
        phrase: what is said, and shown, for it.
        choose: what Enter does.
    """

    phrase: Phrase
    choose: Callable[[], None]


class ListScreen(Screen):
    """Base of all menus. Subclasses give a title and items, made afresh when asked."""

    keys: ClassVar[str] = "menu"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.focus = 0

    @abstractmethod
    def title(self) -> Phrase:
        """What is said on entering, before the item in focus."""

    @abstractmethod
    def items(self) -> Sequence[Item]:
        """The rows."""

    def context(self) -> Context:
        return Context("menu", choices=len(self.items()))

    def leave(self) -> None:
        """What Escape does."""
        self.stage.cue("back")
        self.stage.pop()

    def enter(self) -> None:
        self.stage.say(self.title().followed_by(self._focused()))

    def _focused(self) -> Phrase:
        items = self.items()
        self.focus = min(self.focus, len(items) - 1)
        return self.row(items)

    def row(self, items: Sequence[Item]) -> Phrase:
        """How the row in focus is said: its text and its place."""
        text = self.stage.narrator.text(items[self.focus].phrase).rstrip(".")
        return ui("list-row", text=text, n=self.focus + 1, count=len(items))

    def handle(self, command: Command) -> bool:
        count = len(self.items())
        step = _STEPS.get(command.name)
        if step:
            self._move((self.focus + step) % count)
        elif command.name in ("first_item", "last_item"):
            self._move(0 if command.name == "first_item" else count - 1)
        elif command.name == "choose" and command.arg:
            self._pick(int(command.arg) - 1)
        elif command.name in ("confirm", "yes"):
            self._pick(self.focus)
        elif command.name in ("menu", "cancel", "no", "leave"):
            self.leave()
        elif command.name == "language" and command.arg:
            self.stage.change_setting("lang", command.arg)
            self.enter()
        else:
            return False
        return True

    def _move(self, to: int) -> None:
        self.focus = to
        self.stage.say(replace(self._focused(), cue="menu_move", supersedes="list-row"))

    def _pick(self, index: int) -> None:
        items = self.items()
        if not 0 <= index < len(items):
            self.stage.say(ui("choice-range", count=len(items)))
            return
        self.focus = index
        self.stage.cue("select")
        items[index].choose()

    def press(self, key: Key) -> bool:
        """A digit picks its row; a letter jumps to the next row that begins with it."""
        if key.digit is not None:
            self.stage.command(Command("choose", str(key.digit or 10)), Source.KEY)
            return True
        if key.letter is None or key.mods:
            return False
        labels = [self.stage.narrator.say(item.phrase).text for item in self.items()]
        count = len(labels)
        for distance in range(1, count + 1):
            index = (self.focus + distance) % count
            if first_letter(labels[index]) == key.letter:
                self.stage.speech.cut()
                self._move(index)
                return True
        return False

    def picture(self) -> Picture:
        say = self.stage.narrator.say
        rows = tuple(say(item.phrase).text for item in self.items())
        return Picture(say(self.title()).text, rows, self.focus)


def first_letter(label: str) -> str | None:
    """The Latin letter of the key that types a label's first letter."""
    try:
        return Key.parse(label[:1]).letter
    except KeyNameError:
        return None
