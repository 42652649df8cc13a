"""A text field by ear: each letter is spoken as it is typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from voicecards.commands.command import Command, Context
from voicecards.commands.keys import Key
from voicecards.narration.phrase import Phrase
from voicecards.screens.screen import Picture, Screen, ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage

LONGEST: Final = 300
"""Characters a field takes."""

_READ = frozenset({"previous_item", "next_item", "first_item", "last_item", "less", "more"})


class TextScreen(Screen):
    """Takes a line of text; Enter hands it over, Escape leaves.

    Args:
        stage: the stage.
        label: what is to be typed.
        take: takes the text; returns why it cannot be, or None when it has gone on from here.
        suggestion: what Enter alone means; empty: nothing.
    """

    name: ClassVar[str] = "text"
    keys: ClassVar[str] = "menu"
    takes_text: ClassVar[bool] = True

    def __init__(
        self,
        stage: Stage,
        label: Phrase,
        take: Callable[[str], Phrase | None],
        suggestion: str = "",
    ) -> None:
        super().__init__(stage)
        self._label = label
        self._take = take
        self._suggestion = suggestion
        self.text = ""

    def enter(self) -> None:
        if self.text:  # back from the help
            self.stage.say(ui("form-row", label=self._label, value=self._so_far()))
        elif self._suggestion:
            self.stage.say(ui("text-open", label=self._label, text=self._suggestion))
        else:
            self.stage.say(ui("text-open-empty", label=self._label))

    def press(self, key: Key) -> bool:
        if key == Key("backspace"):
            self._remove()
        elif key == Key("space"):
            self._add(" ")
        elif len(key.name) == 1 and key.mods <= {"shift"} and not key.is_forbidden:
            self._add(key.name.upper() if key.mods else key.name)
        else:
            return False
        return True

    def typed(self, text: str) -> bool:
        self._add(text)
        return True

    def _add(self, text: str) -> None:
        self.stage.speech.cut()
        self.text = (self.text + text)[:LONGEST]
        self.stage.say(_letter(text) if len(text) == 1 else self._so_far())

    def _remove(self) -> None:
        self.stage.speech.cut()
        gone, self.text = self.text[-1:], self.text[:-1]
        self.stage.say(_letter(gone) if gone else self._so_far())

    def _so_far(self) -> Phrase:
        return ui("text-so-far", text=self.text) if self.text.strip() else ui("text-nothing")

    def handle(self, command: Command) -> bool:
        if command.name in ("confirm", "yes"):
            self._accept()
        elif command.name in ("cancel", "no", "menu", "leave"):
            self.stage.say(ui("text-dropped"))
            self.stage.pop()
        elif command.name == "name" and command.arg:
            self.text = command.arg.capitalize()
            self.stage.say(self._so_far())
        elif command.name in _READ:
            self.stage.say(self._so_far())
        else:
            return False
        return True

    def _accept(self) -> None:
        refusal = self._take(self.text.strip() or self._suggestion)
        if refusal is not None:
            self.stage.say(refusal)

    def context(self) -> Context:
        return Context("name", yes_no=True)

    def help(self) -> list[Phrase]:
        return [ui("help-text", Category.HELP)]

    def picture(self) -> Picture:
        say = self.stage.narrator.say
        return Picture(say(ui("form-title", label=self._label)).text, (f"{self.text}_",), 0)


def _letter(character: str) -> Phrase:
    """One character as it is echoed: signs by the name of their key."""
    if character.isalnum():
        return ui("option-text", text=character, supersedes="letter")
    return ui("text-sign", pressed="space" if character == " " else character, supersedes="letter")
