"""The user manual, read by chapter, heading and paragraph."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from voicecards.locale.manual_text import Chapter, load_manual
from voicecards.locale.rules_text import RulesTextError, Section
from voicecards.narration.phrase import Phrase
from voicecards.screens.headings import HeadingsScreen
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


class ManualReader(HeadingsScreen):
    """The chapters. Enter opens one: its headings, or its only text; Escape leaves."""

    name: ClassVar[str] = "manual"

    @property
    def _chapters(self) -> Sequence[Chapter]:
        return load_manual(self.stage.lang).chapters  # the language may change while one reads

    def title(self) -> Phrase:
        return ui("manual-title")

    def headings(self) -> Sequence[str]:
        return [chapter.heading for chapter in self._chapters]

    def reader(self, place: int) -> Screen:
        def chapter() -> Chapter:
            return self._chapters[place]

        if len(chapter().sections) == 1:
            return SectionReader(self.stage, lambda: chapter().sections[0], {}, self.finished)
        return ChapterReader(self.stage, chapter, self.finished)

    def help(self) -> list[Phrase]:
        return [ui("help-manual", Category.HELP)]


class ChapterReader(HeadingsScreen):
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

    def headings(self) -> Sequence[str]:
        return [section.heading for section in self._sections]

    def reader(self, place: int) -> Screen:
        return SectionReader(self.stage, lambda: self._sections[place], {}, self.finished)

    def finished(self) -> None:
        """A section has been read to its end: go on with the next one, or with the next chapter."""
        self._read = self.focus + 1 == len(self._sections)
        super().finished()

    def help(self) -> list[Phrase]:
        return [ui("help-manual", Category.HELP)]
