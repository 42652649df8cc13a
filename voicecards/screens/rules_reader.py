"""The rules of a game, read by heading and paragraph."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from voicecards.commands.command import Command, Context
from voicecards.narration.phrase import Phrase
from voicecards.rules_text import RulesText, Section, load_rules
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.screen import ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class _TextList(ListScreen):
    """Rows of the rules, in the language the rules are written in."""

    def __init__(self, stage: Stage, rules: RulesText) -> None:
        super().__init__(stage)
        self._rules = rules

    def context(self) -> Context:
        return Context("menu", choices=len(self.items()))

    def help(self) -> list[Phrase]:
        return [ui("help-rules", Category.HELP)]

    def enter(self) -> None:
        self._say(self.title())
        self._say_focus()

    def _say_focus(self, cue: str | None = None) -> None:
        items = self.items()
        row = replace(items[self.focus].phrase, cue=cue, supersedes="list-row")
        place = ui("rules-place", n=self.focus + 1, count=len(items))
        self._say(row.followed_by(place))

    def _say(self, phrase: Phrase) -> None:
        """Say it in the voice of the text, which may be in the fallback language."""
        line = self.stage.narrator.say(phrase)
        if self._rules.lang != self.stage.lang:
            line = replace(line, lang=self._rules.lang)
        self.stage.speech.say(line)


class RulesReader(_TextList):
    """The headings. Enter opens one; Escape leaves.

    Args:
        stage: the stage.
        game: the game's id.

    Raises:
        RulesTextError: when the game has no rules.
    """

    name: ClassVar[str] = "rules"

    def __init__(self, stage: Stage, game: str) -> None:
        super().__init__(stage, load_rules(game, stage.lang))

    def title(self) -> Phrase:
        return ui("rules-text", text=self._rules.title)

    def items(self) -> Sequence[Item]:
        return [
            Item(ui("rules-text", text=section.heading), self._opener(section))
            for section in self._rules.sections
        ]

    def _opener(self, section: Section) -> Callable[[], None]:
        return lambda: self.stage.push(
            SectionReader(self.stage, self._rules, section, self._finished)
        )

    def _finished(self) -> None:
        """A section has been read to its end: the next one is in focus on return."""
        self.focus = (self.focus + 1) % len(self._rules.sections)


class SectionReader(_TextList):
    """The paragraphs of one section, the first read at once. Enter reads on; Escape goes back.

    Args:
        stage: the stage.
        rules: all of them.
        section: the one to read.
        on_end: called before leaving by Enter after the last paragraph.
    """

    name: ClassVar[str] = "rules_section"

    def __init__(
        self, stage: Stage, rules: RulesText, section: Section, on_end: Callable[[], None]
    ) -> None:
        super().__init__(stage, rules)
        self._section = section
        self._on_end = on_end

    def title(self) -> Phrase:
        return ui("rules-text", text=self._section.heading)

    def items(self) -> Sequence[Item]:
        return [
            Item(ui("rules-text", text=paragraph), self._say_focus)
            for paragraph in self._section.paragraphs
        ]

    def enter(self) -> None:
        self._say_focus()  # the heading has just been heard

    def handle(self, command: Command) -> bool:
        if command.name in ("confirm", "yes"):
            self._read_on()
            return True
        return super().handle(command)

    def _read_on(self) -> None:
        if self.focus + 1 < len(self._section.paragraphs):
            self._move(self.focus + 1)
        else:
            self._on_end()
            self.leave()
