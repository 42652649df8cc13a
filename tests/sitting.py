"""A session in virtual time for tests: a real stage, with only the device ends left out."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from typing import Any

from voicecards.bots import Bot
from voicecards.clock import VirtualClock
from voicecards.commands.command import Source
from voicecards.commands.keys import Key
from voicecards.games import games
from voicecards.journal.store import Journals
from voicecards.screens.outside import Outside
from voicecards.screens.stage import Stage
from voicecards.session.launch import Launch, open_first_screen
from voicecards.session.rehearse import Rehearsal, table_of
from voicecards.sound.cues import NoCues
from voicecards.speech.virtual_voice import VirtualVoice
from voicecards.store import Settings
from voicecards.table import Table
from voicecards.transcript import Transcript


class Sitting:
    """Drives a stage as a player would, and keeps what was said.

    Attributes:
        stage, clock: the parts.
    """

    def __init__(
        self,
        launch: Launch | None = None,
        lang: str = "en",
        seats: Sequence[Bot | None] | None = None,
        journals: Journals | None = None,
        **settings: Any,
    ) -> None:
        self.clock = VirtualClock()
        self._out = io.StringIO()
        outside = Outside(
            VirtualVoice(self.clock),
            NoCues(),
            self.clock,
            Transcript(self._out, self.clock),
            journals=journals,
        )
        self.stage = Stage(lang, Settings(**settings), outside)
        open_first_screen(self.stage, launch or Launch(game="bouillabaisse", seed=1), seats)
        self.rehearsal = Rehearsal(self.stage, self.clock)

    def key(self, name: str) -> list[str]:
        """Press a key; the lines that it brings, said to their end or not, until it is quiet."""
        return self._lines_of(lambda: self.stage.press(Key.parse(name)))

    def say(self, text: str) -> list[str]:
        """Say a sentence; the lines that it brings."""
        return self._lines_of(lambda: self.stage.listening.text(text, Source.VOICE))

    def _lines_of(self, act: Any) -> list[str]:
        self.quiet()
        before = len(self.lines)
        act()
        self.quiet()
        return self.lines[before:]

    def quiet(self) -> None:
        """Let what waits be said, without letting bots act."""
        speech = self.stage.speech
        speech.pump()
        while speech.busy:
            self.clock.advance_to(speech.ends_at or self.clock())
            speech.pump()

    def turn(self) -> None:
        """Let time pass until the player has something to decide."""
        self.rehearsal.run(["wait turn"])

    def run(self, *steps: str) -> None:
        """Carry out steps of a script."""
        self.rehearsal.run(steps)

    @property
    def table(self) -> Table:
        """The table of the sitting."""
        table = table_of(self.stage)
        assert table is not None
        return table

    @property
    def table_left(self) -> bool:
        """Whether no table is in the stack of screens any more."""
        return table_of(self.stage) is None

    @property
    def transcript(self) -> list[dict[str, Any]]:
        """The transcript so far."""
        return [json.loads(line) for line in self._out.getvalue().splitlines()]

    def of(self, kind: str) -> list[dict[str, Any]]:
        """The transcript's entries of one kind."""
        return [entry for entry in self.transcript if entry["kind"] == kind]

    @property
    def lines(self) -> list[str]:
        """Every line said so far."""
        return [entry["text"] for entry in self.of("speech")]


MENU_ROWS = ("learn", "rules", "sheets", "settings", "statistics", "sounds", "language")
"""The rows of the main menu that follow the games and have a digit."""


def menu_row(name: str) -> str:
    """The digit that opens a row of the main menu; nought is the tenth."""
    return str((len(games()) + 1 + MENU_ROWS.index(name)) % 10)
