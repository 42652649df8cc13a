"""What the player has achieved, by game: a list to walk, and a table for other programs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from voicecards.journal.statistics import Result, by_game, by_table
from voicecards.narration import statistics as told
from voicecards.narration.phrase import Phrase
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.screen import Picture, ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class StatisticsScreen(ListScreen):
    """One row for each game that was played to its end; the last row writes a table."""

    name: ClassVar[str] = "statistics"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._results = tuple(stage.outside.results())

    def title(self) -> Phrase:
        return ui("stats-title")

    def items(self) -> Sequence[Item]:
        if not self._results:
            return [Item(ui("stats-none"), self.enter)]
        return [
            *(
                Item(told.summary(game, results), self._opener(results))
                for game, results in by_game(self._results).items()
            ),
            Item(ui("stats-write"), self._write),
        ]

    def _opener(self, results: Sequence[Result]) -> Callable[[], None]:
        return lambda: self.stage.push(GameStatisticsScreen(self.stage, results))

    def _write(self) -> None:
        if self.stage.outside.write_results():
            self.stage.say(ui("stats-written"))
        else:
            self.stage.say(ui("stats-unwritable", Category.ERROR, cue="refused"))

    def help(self) -> list[Phrase]:
        return [ui("help-stats", Category.HELP), ui("help-menu", Category.HELP)]


class GameStatisticsScreen(ListScreen):
    """One game: all its results together, then by score sheet and opponents.

    Args:
        stage: the stage.
        results: of one game, at least one, the oldest first.
    """

    name: ClassVar[str] = "game_statistics"

    def __init__(self, stage: Stage, results: Sequence[Result]) -> None:
        super().__init__(stage)
        self._results = results

    def title(self) -> Phrase:
        return ui("stats-of-game", game=self._results[0].game)

    def items(self) -> Sequence[Item]:
        tables = by_table(self._results)
        phrases = told.lines(self._results)
        phrases += [told.table_line(*table, results) for table, results in tables.items()]
        return [Item(phrase, self._repeat) for phrase in phrases]

    def _repeat(self) -> None:
        self.stage.say(self._focused())

    def picture(self) -> Picture:
        return replace(super().picture(), chart=tuple(r.score for r in self._results))

    def help(self) -> list[Phrase]:
        return [ui("help-stats", Category.HELP), ui("help-menu", Category.HELP)]
