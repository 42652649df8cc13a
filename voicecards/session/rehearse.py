"""Rehearsals: a session played from a script, headless, in virtual time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from voicecards.clock import VirtualClock
from voicecards.commands.command import Source
from voicecards.commands.keys import Key
from voicecards.screens.stage import Stage
from voicecards.screens.table_screen import TableScreen
from voicecards.table import Phase, Table

SHORTEST_STEP = 0.01
"""Seconds: virtual time moves on by at least this when nothing tells a later moment."""


class ScriptError(ValueError):
    """A line of a script that cannot be carried out.

    Attributes:
        key: message id: `script-unknown-step`, `wav-unreadable`, `script-limit`.
        line: its number, from 1.
        text: the line.
    """

    def __init__(self, key: str, line: int, text: str) -> None:
        super().__init__(f"{key}: line {line}: {text}")
        self.key = key
        self.line = line
        self.text = text


@dataclass
class Rehearsal:
    """Drives a stage by the steps of a script.

    Attributes:
        stage: whose outside has a virtual clock and voice.
        clock: that clock.
        hear: takes an audio file through the microphone's path and the recognizer.
        limit: virtual seconds after which a rehearsal is given up.
    """

    stage: Stage
    clock: VirtualClock
    hear: Callable[[Path], None] = lambda path: None
    limit: float = 86_400.0

    def run(self, lines: Iterable[str]) -> None:
        """Carry out each line as it comes, then let the last words be said.

        Raises:
            ScriptError: at the first line that cannot be carried out.
        """
        for number, line in enumerate(lines, start=1):
            text = line.strip()
            if text and not text.startswith("#"):
                self._step(number, text)
            if self.stage.finished:
                break
        self._until(lambda: not self.stage.speech.busy, 0, "")

    def until_players_turn(self) -> None:
        """Let time pass until the player has something to decide, and has been told.

        Raises:
            ScriptError: when the limit is reached first.
        """
        self._until(lambda: self.stage.awaits_player, 0, "")

    def _step(self, number: int, text: str) -> None:
        verb, _, rest = text.partition(" ")
        rest = rest.strip()
        stage = self.stage
        if verb == "key" and rest:
            try:
                key = Key.parse(rest)
            except ValueError:
                raise ScriptError("script-unknown-step", number, text) from None
            stage.press(key)
        elif verb == "say" and rest:
            stage.listening.text(rest, Source.VOICE)
        elif verb == "type" and rest:
            stage.typed(rest)
        elif verb == "hear" and rest:
            self._hear(number, text, Path(rest))
        elif verb == "wait" and rest:
            self._wait(number, text, rest)
        elif verb == "quit" and not rest:
            stage.finish()
        else:
            raise ScriptError("script-unknown-step", number, text)
        stage.update()

    def _hear(self, number: int, text: str, path: Path) -> None:
        try:
            self.hear(path)
        except OSError:
            raise ScriptError("wav-unreadable", number, text) from None

    def _wait(self, number: int, text: str, what: str) -> None:
        stage = self.stage
        if what == "turn":
            self._until(lambda: stage.awaits_player, number, text)
        elif what == "over":
            self._until(lambda: sitting_over(stage), number, text)
        else:
            try:
                end = self.clock() + float(what)
            except ValueError:
                raise ScriptError("script-unknown-step", number, text) from None
            if not self.clock() <= end <= self.limit:
                raise ScriptError("script-limit", number, text)
            self._until(lambda: self.clock() >= end, number, text, end)

    def _until(
        self, done: Callable[[], bool], number: int, text: str, end: float | None = None
    ) -> None:
        """Let virtual time pass, from one thing that happens to the next, until `done`.

        What happens without a line (a card chosen in secret) has no moment of its own: only when
        two looks in a row find nothing to wait for is there nothing any more.
        """
        stage = self.stage
        stage.update()
        idle = False
        while not done():
            wakes = stage.screen.wakes_at() if stage.stack else None
            moments = [m for m in (stage.speech.ends_at, wakes, end) if m is not None]
            now = self.clock()
            self.clock.advance_to(max(min(moments, default=now), now + SHORTEST_STEP))
            was_idle, idle = idle, not (moments or stage.speech.busy)
            if self.clock() > self.limit or (idle and was_idle):
                raise ScriptError("script-limit", number, text)
            stage.update()


def table_of(stage: Stage) -> Table | None:
    """The table in the stack of screens, if there is one."""
    screens = [s for s in reversed(stage.stack) if isinstance(s, TableScreen)]
    return screens[0].table if screens else None


def sitting_over(stage: Stage) -> bool:
    """Whether the sitting is over, or left, and its last words have been said."""
    table = table_of(stage)
    return not stage.speech.busy and (table is None or table.phase is Phase.OVER)
