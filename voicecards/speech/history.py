"""What has been said, to be heard again: cut lines too."""

from __future__ import annotations

from collections import deque
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
    """The last lines, with a place in them that keys move, among all lines or those of a kind.

    The place is at the newest line until it is moved. What happens by itself leaves it at the
    line it has reached; the answer to another key brings it back to the newest.

    Attributes:
        kind: the category that is walked; None: all.
    """

    def __init__(self, limit: int = LIMIT) -> None:
        """Make an empty history that keeps the newest `limit` lines."""
        self.kind: Category | None = None
        self._lines: deque[Utterance] = deque(maxlen=limit)
        self._place = 0  # lines back from the newest of the kind; -1: after it

    def __len__(self) -> int:
        return len(self._lines)

    def add(self, line: SpokenLine) -> None:
        """Keep a line, whether it was said to its end or not; repeats are not kept."""
        utterance = line.utterance
        if utterance.supersedes == AGAIN:
            return
        self._lines.append(replace(utterance, lang=line.lang))
        of_kind = self.kind in (None, utterance.category)
        if utterance.priority not in OUTLIVE_A_KEY or self._place < 0:
            self._place = 0 if of_kind else -1
        elif of_kind:
            self._place = min(self._place + 1, len(self.lines(self.kind)) - 1) if self._place else 0

    def note(self, heard: Utterance) -> None:
        """Keep what the player said; it is no line of the program's, and found as its own kind."""
        self._lines.append(heard)
        if self.kind is Category.HEARD:
            self._place = 0

    def lines(self, category: Category | None = None) -> list[Utterance]:
        """Return the lines kept, oldest first: all that were said, or those of a category."""
        if category is None:
            return [line for line in self._lines if line.category is not Category.HEARD]
        return [line for line in self._lines if category is line.category]

    def change_kind(self, by: int) -> Category | None:
        """Walk another kind of lines, of those there are: the next one (or previous), or all."""
        there = {line.category for line in self._lines}
        kinds = [None, *(kind for kind in Category if kind in there)]
        at = kinds.index(self.kind) if self.kind in kinds else 0
        self.kind = kinds[(at + by) % len(kinds)]
        self._place = 0
        return self.kind

    def last(self) -> Utterance | None:
        """Return the newest line, or None when there is none."""
        return next((x for x in reversed(self._lines) if x.category is not Category.HEARD), None)

    def older(self) -> Utterance | None:
        """Move one line back and return it; None at the oldest."""
        return self._move(self._place + 1)

    def newer(self) -> Utterance | None:
        """Move one line on and return it; None at the newest."""
        return self._move(self._place - 1)

    def oldest(self) -> Utterance | None:
        """Move to the oldest line and return it; None when there is none."""
        return self._move(len(self.lines(self.kind)) - 1)

    def newest(self) -> Utterance | None:
        """Move to the newest line and return it; None when there is none."""
        return self._move(0)

    def here(self) -> Utterance | None:
        """Return the line at the place reached."""
        return self._move(max(0, self._place))

    def _move(self, place: int) -> Utterance | None:
        lines = self.lines(self.kind)
        if not 0 <= place < len(lines):
            return None
        self._place = place
        return lines[-1 - place]
