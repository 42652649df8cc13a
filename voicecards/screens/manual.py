"""The user manual, read by chapter, heading and paragraph."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from voicecards.locale.manual_text import Chapter, load_manual
from voicecards.locale.rules_text import RulesTextError, Section
from voicecards.narration.phrase import Phrase
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.rules_reader import SectionReader
from voicecards.screens.screen import Screen, ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


def open_manual(stage: Stage) -> None:
    """Open the manual, or say again where in it one is."""
    if any(isinstance(screen, ManualReader) for screen in stage.stack):
        stage.screen.enter()
        return
    try:
        load_manual(stage.lang)
    except (RulesTextError, FileNotFoundError):
        stage.say(ui("manual-missing", Category.ERROR, cue="refused"))
        return
    stage.push(ManualReader(stage))


class ManualReader(ListScreen):
    """The chapters. Enter opens one: its headings, or its only text; Escape leaves."""

    name: ClassVar[str] = "manual"

    @property
    def _chapters(self) -> Sequence[Chapter]:
        return load_manual(self.stage.lang).chapters  # the language may change while one reads

    def title(self) -> Phrase:
        return ui("manual-title")

    def items(self) -> Sequence[Item]:
        return [
            Item(ui("rules-text", text=chapter.heading), self._opener(place))
            for place, chapter in enumerate(self._chapters)
        ]

    def _opener(self, place: int) -> Callable[[], None]:
        return lambda: self.stage.push(self._reader(lambda: self._chapters[place]))

    def _reader(self, chapter: Callable[[], Chapter]) -> Screen:
        if len(chapter().sections) == 1:
            return SectionReader(self.stage, lambda: chapter().sections[0], {}, self._finished)
        return ChapterReader(self.stage, chapter, self._finished)

    def _finished(self) -> None:
        """A chapter has been read to its end: the next one is in focus on return."""
        self.focus = (self.focus + 1) % len(self._chapters)

    def help(self) -> list[Phrase]:
        return [ui("help-manual", Category.HELP)]


class ChapterReader(ListScreen):
    """The headings of one chapter. Enter opens one; Escape, or the end, leads to the chapters.

    Args:
        stage: the stage.
        chapter: gives the one to read, in the language spoken.
        on_end: called before leaving after the last section.
    """

    name: ClassVar[str] = "manual_chapter"

    def __init__(
        self, stage: Stage, chapter: Callable[[], Chapter], on_end: Callable[[], None]
    ) -> None:
        super().__init__(stage)
        self._find_chapter = chapter
        self._on_end = on_end
        self._read = False

    @property
    def _sections(self) -> Sequence[Section]:
        return self._find_chapter().sections

    def title(self) -> Phrase:
        return ui("manual-chapter", text=self._find_chapter().heading)

    def enter(self) -> None:
        if self._read:
            self._on_end()
            self.stage.pop()
        else:
            super().enter()

    def items(self) -> Sequence[Item]:
        return [
            Item(ui("rules-text", text=section.heading), self._opener(place))
            for place, section in enumerate(self._sections)
        ]

    def _opener(self, place: int) -> Callable[[], None]:
        return lambda: self.stage.push(
            SectionReader(self.stage, lambda: self._sections[place], {}, self._finished)
        )

    def _finished(self) -> None:
        """A section has been read to its end: go on with the next one, or with the next chapter."""
        self._read = self.focus + 1 == len(self._sections)
        self.focus = (self.focus + 1) % len(self._sections)

    def help(self) -> list[Phrase]:
        return [ui("help-manual", Category.HELP)]
