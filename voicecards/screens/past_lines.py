"""The keys of what was said: repeat it, walk it line by line or kind by kind, copy it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from voicecards.narration.phrase import Phrase
from voicecards.screens.screen import ui
from voicecards.utterance import Utterance

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class PastLines:
    """Handles the commands about lines said before, on one stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def handlers(self) -> dict[str, Callable[[], None]]:
        """What each command does."""
        stage, history = self._stage, self._stage.history
        return {
            "repeat": lambda: self._repeat(lambda line: line.text),
            "repeat_full": lambda: self._repeat(lambda line: line.full or line.text),
            "repeat_spelled": lambda: self._repeat(lambda line: stage.locale.spell(line.text)),
            "older_line": lambda: self._walk(history.older(), "history-oldest"),
            "newer_line": lambda: self._walk(history.newer(), "history-newest"),
            "oldest_line": lambda: self._walk(history.oldest(), "history-empty"),
            "newest_line": lambda: self._walk(history.newest(), "history-empty"),
            "next_kind": lambda: self._change_kind(1),
            "previous_kind": lambda: self._change_kind(-1),
            "copy_line": self._copy_line,
            "copy_lines": self._copy_lines,
        }

    def _repeat(self, text_of: Callable[[Utterance], str]) -> None:
        line = self._stage.history.last()
        if line is None:
            self._stage.say(ui("nothing-to-repeat"))
        else:
            self._stage.say_again(line, text_of(line))

    def _walk(self, line: Utterance | None, at_end: str) -> None:
        if line is None:
            self._tell(ui(at_end if self._stage.history.last() else "history-empty"))
        else:
            self._stage.say_again(line, line.text)

    def _change_kind(self, by: int) -> None:
        history = self._stage.history
        kind = history.change_kind(by)
        line = history.newest()
        if line is None:
            self._tell(ui("history-empty"))
            return
        count = len(history.lines(kind))
        name = self._stage.narrator.text(_kind_name(kind.value if kind else "all", count))
        self._stage.say_again(line, f"{name} {line.text}")

    def _copy_line(self) -> None:
        line = self._stage.history.here()
        self._copy([line] if line else [], "history-copied-line")

    def _copy_lines(self) -> None:
        history = self._stage.history
        self._copy(history.lines(history.kind), "history-copied")

    def _copy(self, lines: list[Utterance], told: str) -> None:
        if not lines:
            self._tell(ui("history-empty"))
        elif self._stage.outside.copy("\n".join(line.text for line in lines)):
            self._tell(ui(told, count=len(lines)))
        else:
            self._tell(ui("history-no-clipboard"))

    def _tell(self, phrase: Phrase) -> None:
        """Say a line about the lines; it is none of them."""
        line = self._stage.write(phrase)
        self._stage.say_again(line, line.text)


def _kind_name(kind: str, count: int) -> Phrase:
    return ui("history-kind", kind=kind, count=count)
