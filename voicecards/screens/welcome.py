"""The choice of the language: on the first start, asked in every language, and from the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from voicecards.commands.command import Command, Source
from voicecards.commands.keys import Key
from voicecards.locale import languages
from voicecards.narration.phrase import Phrase
from voicecards.screens.lists import Item, ListScreen, first_letter
from voicecards.screens.question import Question
from voicecards.screens.screen import Picture, ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class LanguageScreen(ListScreen):
    """Choose the language; each is named in itself, and the change is heard at once."""

    name: ClassVar[str] = "language"
    polyglot: ClassVar[bool] = True

    def title(self) -> Phrase:
        return ui("language-title")

    def items(self) -> Sequence[Item]:
        return [Item(ui("language-name", lang=lang), self._setter(lang)) for lang in languages()]

    def _setter(self, lang: str) -> Callable[[], None]:
        def choose() -> None:
            self.stage.change_setting("lang", lang)
            self.stage.pop()

        return choose

    def handle(self, command: Command) -> bool:
        if command.name == "language" and command.arg:
            self._setter(command.arg)()
            return True
        return super().handle(command)

    def help(self) -> list[Phrase]:
        return [ui("help-menu", Category.HELP)]


class WelcomeScreen(LanguageScreen):
    """The first screen of the first start: the question in every language, by its own voice.

    The language in focus speaks and understands at once, so help and faults are in it too.
    """

    name: ClassVar[str] = "welcome"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        others = [lang for lang in languages() if lang != stage.lang]
        self._langs = (stage.lang, *others)
        self._to_ask: list[str] = []
        self._asked = False

    def _speaks(self, lang: str) -> bool:
        return self.stage.outside.voice.speaks(lang)

    def enter(self) -> None:
        if self._asked:  # back from help: the language in focus has been found
            self.stage.say(self._focused())
            return
        self._asked = True
        spoken = [lang for lang in self._langs if self._speaks(lang)]
        self._to_ask = spoken or list(self._langs)
        self._ask(self._to_ask.pop(0))

    def update(self) -> None:
        """Ask in the other languages: loading them must not keep the first word waiting."""
        while self._to_ask:
            self._ask(self._to_ask.pop(0))

    def _ask(self, lang: str) -> None:
        self.stage.say(ui("welcome-choose", n=self._langs.index(lang) + 1), lang)

    def items(self) -> Sequence[Item]:
        return [Item(self._named(lang), self._setter(lang)) for lang in self._langs]

    def _named(self, lang: str) -> Phrase:
        return ui("welcome-row") if lang == self.stage.lang else ui("language-name", lang=lang)

    def _move(self, to: int) -> None:
        if self._speaks(self._langs[to]):
            self.stage.set_language(self._langs[to])
        super()._move(to)

    def press(self, key: Key) -> bool:
        """A language's first letter chooses it, on its own keyboard or by its code."""
        if not key.mods:
            for lang in self._langs:
                name = self.stage.write(ui("welcome-row"), lang).text
                if key.letter and key.letter in (lang[0], first_letter(name)):
                    self.stage.command(Command("language", lang), Source.KEY)
                    return True
        return super().press(key)

    def handle(self, command: Command) -> bool:
        if command.name in ("yes", "no"):
            return False  # neither is an answer to "which language?"
        return super().handle(command)

    def leave(self) -> None:
        self.stage.ask(
            Question(
                ui("quit-question", cue="question"),
                on_yes=self.stage.finish,
                agrees="leave",
                on_no=lambda: self.stage.say(self._focused()),
            )
        )

    def help(self) -> list[Phrase]:
        return [ui("help-welcome", Category.HELP)]

    def picture(self) -> Picture:
        rows = [self.stage.write(ui("welcome-row"), lang).text for lang in self._langs]
        return Picture(self.stage.write(self.title()).text, tuple(rows), self.focus)
