"""The teacher at a table: advice with a reason, and what was played worst in the last hand.

Thinking is done beside the loop: where it takes a moment, the player hears that it has begun.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from copy import deepcopy
from typing import TYPE_CHECKING

from voicecards.bots.reasons import reason_for
from voicecards.bots.review import Lapse, worst
from voicecards.commands.command import Command
from voicecards.games.game import Action, IllegalAction
from voicecards.journal.looking_back import last_decisions
from voicecards.narration import reasons
from voicecards.narration.phrase import Phrase
from voicecards.screens.screen import ui
from voicecards.table import Phase
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.table_screen import TableScreen


class Teacher:
    """Answers what it is asked at one table."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self._stage = screen.stage
        self._thought: Future[Phrase] | None = None

    def handlers(self) -> dict[str, Callable[[Command], None]]:
        """The commands that ask the teacher."""
        return {"hint": self._hint, "worst_play": self._worst}

    def update(self) -> None:
        """Say what has been thought out."""
        if self._thought is not None and self._thought.done():
            thought, self._thought = self._thought, None
            self._stage.say(thought.result())

    def forget(self) -> None:
        """Drop what is being thought about: the table has moved on."""
        self._thought = None

    def _ponder(self, work: Callable[[], Phrase]) -> None:
        self._thought = self._stage.outside.think(work)
        if self._thought.done():
            self.update()
        else:
            self._stage.say(ui("teacher-thinks", Category.ANSWER, supersedes="teacher"))

    # --- advice ----------------------------------------------------------------------------------

    def _hint(self, command: Command) -> None:
        screen = self._screen
        try:
            decide = screen.table.adviser(screen.seat)
        except IllegalAction as error:
            screen.refuse(error)
            return
        game, view, voice = screen.table.game.name, screen.view, screen.voice

        def advice() -> Phrase:
            action = decide()
            told = reasons.told(reason_for(game, action, view))
            return voice.suggestion(action, view).followed_by(told)

        self._ponder(advice)

    # --- looking back ----------------------------------------------------------------------------

    def _worst(self, command: Command) -> None:
        screen = self._screen
        if screen.table.phase is Phase.WAITING:
            screen.refuse(IllegalAction("wrong_phase", phase=screen.table.phase))
            return
        journal, seat = deepcopy(screen.table.journal), screen.seat

        def look_back() -> Phrase:
            decisions = last_decisions(journal, seat)
            if not decisions:
                return ui("worst-play-none-yet", Category.ANSWER)
            lapse = worst(decisions, journal.seed)
            if lapse is None:
                return ui("worst-play-good", Category.ANSWER)
            return self._told(lapse)

        self._ponder(look_back)

    def _told(self, lapse: Lapse) -> Phrase:
        game, view = self._screen.table.game.name, lapse.view
        why = reasons.told(reason_for(game, lapse.better, view))
        cost = max(round(lapse.cost), 1)
        return ui(
            "worst-play",
            Category.ANSWER,
            chosen=self._named(lapse.played, lapse),
            better=self._named(lapse.better, lapse),
            unit="chips" if game == "bouillotte" else "points",
            cost=cost,
        ).followed_by(why)

    def _named(self, action: Action, lapse: Lapse) -> Phrase:
        return self._screen.voice.action(action, lapse.view)
