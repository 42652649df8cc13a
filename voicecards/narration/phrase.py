"""What is to be said, before any language: a message's key and its values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from voicecards.locale import Value
from voicecards.utterance import Category, Priority, Role

Arg: TypeAlias = "Value | Phrase | tuple[Phrase, ...]"
"""A value of a phrase. A phrase is written first; several are joined with "and"."""


@dataclass(frozen=True)
class Phrase:
    """A line without its language.

    Attributes:
        key: the message's id. Its value is the line in normal detail; its attributes `.terse`
            and `.full`, where it has them, the line at the other levels.
        args: the message's values.
        category, priority, cue, supersedes: as in `Utterance`.
        seat: the seat it comes from, for the place in the stereo field; None: the centre.
        then: what is said after it in the same breath, sentence by sentence.
        attribute: an attribute said instead of the value, at every level.
        role: whose voice says it; None: as the category and the seat have it.
    """

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    category: Category = Category.ANSWER
    priority: Priority = Priority.ANSWER
    seat: int | None = None
    cue: str | None = None
    supersedes: str | None = None
    then: tuple[Phrase, ...] = ()
    attribute: str | None = None
    role: Role | None = None

    def followed_by(self, *more: Phrase | None) -> Phrase:
        """The same line with more sentences after it; None adds nothing."""
        return replace(self, then=(*self.then, *(p for p in more if p is not None)))
