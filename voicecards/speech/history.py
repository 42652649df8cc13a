"""What has been said, to be heard again: cut lines too."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace

from voicecards.speech.queue import OUTLIVE_A_KEY, SpokenLine
from voicecards.utterance import Category, Priority, Utterance

LIMIT = 500

AGAIN = "again"
"""The `supersedes` of a line that repeats an earlier one; such lines are not history."""


def again(line: Utterance, text: str | None = None) -> Utterance:
    """Return a line to be said once more, in the same or another wording, without its cue."""
    return replace(
        line,
        text=line.text if text is None else text,
        category=Category.ANSWER,
        priority=Priority.ANSWER,
        cue=None,
        supersedes=AGAIN,
    )


class History:
    """The last lines, with a place in them that two keys move.

    The place is at the newest line until it is moved. What happens by itself leaves it at the
    line it has reached; the answer to another key brings it back to the newest.
    """

    def __init__(self, limit: int = LIMIT) -> None:
        """Make an empty history that keeps the newest `limit` lines."""
        self._lines: deque[Utterance] = deque(maxlen=limit)
        self._place = 0  # lines back from the newest

    def __len__(self) -> int:
        return len(self._lines)

    def add(self, line: SpokenLine) -> None:
        """Keep a line, whether it was said to its end or not; repeats are not kept."""
        if line.utterance.supersedes == AGAIN:
            return
        self._lines.append(replace(line.utterance, lang=line.lang))
        if self._place and line.utterance.priority in OUTLIVE_A_KEY:
            self._place = min(self._place + 1, len(self._lines) - 1)
        else:
            self._place = 0

    def lines(self, category: Category | None = None) -> list[Utterance]:
        """Return the lines kept, oldest first: all, or those of a category."""
        return [line for line in self._lines if category in (None, line.category)]

    def last(self) -> Utterance | None:
        """Return the newest line, or None when there is none."""
        return self._lines[-1] if self._lines else None

    def older(self) -> Utterance | None:
        """Move one line back and return it; None at the oldest."""
        return self._move(self._place + 1)

    def newer(self) -> Utterance | None:
        """Move one line on and return it; None at the newest."""
        return self._move(self._place - 1)

    def oldest(self) -> Utterance | None:
        """Move to the oldest line and return it; None when there is none."""
        return self._move(len(self._lines) - 1)

    def newest(self) -> Utterance | None:
        """Move to the newest line and return it; None when there is none."""
        return self._move(0)

    def here(self) -> Utterance | None:
        """Return the line at the place reached."""
        return self._move(self._place)

    def full(self) -> Utterance | None:
        """Return the newest line to be said again in full detail."""
        line = self.last()
        return None if line is None else again(line, line.full or line.text)

    def spelled(self, spell: Callable[[str], str]) -> Utterance | None:
        """Return the newest line to be said again spelled.

        Args:
            spell: the language's way to spell a text, letter names and pauses.
        """
        line = self.last()
        return None if line is None else again(line, spell(line.text))

    def _move(self, place: int) -> Utterance | None:
        if not 0 <= place < len(self._lines):
            return None
        self._place = place
        return self._lines[-1 - place]
