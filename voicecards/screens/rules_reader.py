"""The rules of a game, read by heading and paragraph."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from voicecards.commands.command import Command
from voicecards.games.options import GameOptions
from voicecards.locale.rules_text import RulesText, Section, load_rules
from voicecards.narration import options as told
from voicecards.narration.phrase import Phrase
from voicecards.screens.headings import HeadingsScreen
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.screen import Screen, ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class RulesReader(HeadingsScreen):
    """The headings. Enter opens one; Escape leaves.

    Args:
        stage: the stage.
        game: the game's id.
        options: of the table one comes from: where they are not the usual ones, the paragraph
            about an option ends with the value at this table.

    Raises:
        RulesTextError: when the game has no rules.
    """

    name: ClassVar[str] = "rules"

    def __init__(self, stage: Stage, game: str, options: GameOptions | None = None) -> None:
        super().__init__(stage)
        self._game = game
        self._options = options
        load_rules(game, stage.lang)

    @property
    def _rules(self) -> RulesText:
        return load_rules(self._game, self.stage.lang)  # the language may change while one reads

    def title(self) -> Phrase:
        return ui("rules-title", text=self._rules.title)

    def headings(self) -> Sequence[str]:
        return [section.heading for section in self._rules.sections]

    def reader(self, place: int) -> Screen:
        def section() -> Section:
            return self._rules.sections[place]

        notes = self._notes() if section() is self._rules.options else {}
        return SectionReader(self.stage, section, notes, self.finished)

    def _notes(self) -> dict[int, Phrase]:
        """By paragraph of the section on options, the value of an option that is not as usual."""
        if self._options is None:
            return {}
        kind = type(self._options)
        usual = kind()
        return {
            place: told.changed(kind, name, getattr(self._options, name))
            for place, name in enumerate(kind.kinds(), start=1)
            if getattr(self._options, name) != getattr(usual, name)
        }

    def rules(self) -> tuple[str, GameOptions] | None:
        return None if self._options is None else (self._game, self._options)

    def help(self) -> list[Phrase]:
        return [ui("help-rules", Category.HELP)]


class SectionReader(ListScreen):
    """The paragraphs of one section, the first read at once. Enter reads on; Escape goes back.

    Args:
        stage: the stage.
        section: gives the one to read, in the language spoken.
        notes: what is said after some of the paragraphs, by index.
        on_end: called before leaving by Enter after the last paragraph.
    """

    name: ClassVar[str] = "rules_section"

    def __init__(
        self,
        stage: Stage,
        section: Callable[[], Section],
        notes: dict[int, Phrase],
        on_end: Callable[[], None],
    ) -> None:
        super().__init__(stage)
        self._find_section = section
        self._notes = notes
        self._on_end = on_end

    @property
    def _section(self) -> Section:
        return self._find_section()

    def title(self) -> Phrase:
        return ui("rules-text", text=self._section.heading)

    def items(self) -> Sequence[Item]:
        return [
            Item(self._paragraph(place, text), self._read)
            for place, text in enumerate(self._section.paragraphs)
        ]

    def _paragraph(self, place: int, text: str) -> Phrase:
        note = self._notes.get(place)
        here = None if note is None else ui("rules-here", note=note)
        return ui("rules-text", text=text).followed_by(here)

    def row(self, items: Sequence[Item]) -> Phrase:
        place = ui("rules-place", n=self.focus + 1, count=len(items))
        return items[self.focus].phrase.followed_by(place)

    def enter(self) -> None:
        self._read()  # the heading has just been heard

    def _read(self) -> None:
        self.stage.say(self._focused())

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

    def help(self) -> list[Phrase]:
        return [ui("help-rules", Category.HELP)]
