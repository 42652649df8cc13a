"""The course of a sitting: its state and events after any of its actions, forward and back."""

from __future__ import annotations

import random
from typing import TypeAlias

from voicecards.games import games
from voicecards.games.chance import Chance
from voicecards.games.game import SPECTATOR, Event, State
from voicecards.games.marks import EVERY, Marks
from voicecards.table import Journal

Place: TypeAlias = tuple[int, int]
"""Chapter and section: the round or hand, and the trick or round of bets in it."""


class Course:
    """A sitting re-applied from its journal. Nothing in it is ever changed.

    Args:
        journal: of the sitting.

    Raises:
        KeyError, OptionError, ValueError: it does not begin as a sitting does.
    """

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.game = games()[journal.game]
        self.options = self.game.options.from_text(journal.options)
        chance = Chance(random.Random(journal.seed), journal.drawn)
        self._start, events = self.game.start(self.options, chance)
        self._begin = list(events)
        self._marks = Marks(self.game, self._start)
        self._places: dict[int, Place] = {}

    def __len__(self) -> int:
        """How many actions there are."""
        return len(self.journal.actions)

    def at(self, count: int) -> tuple[State, list[Event]]:
        """The state after so many actions, and the events of the last of them, or of the start.

        Raises:
            GameError, ValueError: an action that cannot be made.
        """
        if count == 0:
            return self._start, self._begin
        return self._marks.walk(count, self.journal.actions)

    def place(self, count: int) -> Place:
        """How far the game is after so many actions.

        Raises:
            GameError, ValueError: an action that cannot be made.
        """
        if count not in self._places:
            self._look_at(count // EVERY * EVERY)
        return self._places[count]

    def _look_at(self, begin: int) -> None:
        """Note the places from one kept state to the next."""
        state = self._marks.state_at(begin, self.journal.actions)
        end = min(begin + EVERY, len(self) + 1)
        for count in range(begin, end):
            view = state.view(SPECTATOR)
            self._places[count] = view.chapter, view.section
            if count + 1 < end:
                state.apply(self.game.read_action(self.journal.actions[count][1]))

    # --- steps -----------------------------------------------------------------------------------

    def next_place(self, count: int, *, whole_chapter: bool) -> int:
        """After how many actions the next section, or chapter, begins; at the end: all of them."""
        part = slice(1) if whole_chapter else slice(2)
        here = self.place(count)[part]
        for later in range(count + 1, len(self) + 1):
            if self.place(later)[part] != here:
                return later
        return len(self)

    def place_before(self, count: int, *, whole_chapter: bool) -> int:
        """After how many actions this section or chapter began, or the one before if it just did.

        At the beginning: none.
        """
        part = slice(1) if whole_chapter else slice(2)
        for earlier in range(count - 1, 0, -1):
            if self.place(earlier)[part] != self.place(earlier - 1)[part]:
                return earlier
        return 0
