"""An utterance: one thing the program says, with all that is needed to say it well."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum


class Category(StrEnum):
    """What kind of line it is: the history can be filtered by it."""

    TURN = "turn"
    PLAY = "play"
    TRICK = "trick"
    SCORE = "score"
    ANSWER = "answer"
    ERROR = "error"
    MENU = "menu"
    HELP = "help"
    HEARD = "heard"
    """What the player was understood to say: not spoken by itself, but kept to be heard again."""


class Role(StrEnum):
    """Who is being told of: each may have a voice of its own."""

    MAIN = "main"
    PLAYERS = "players"
    """What the other players do."""
    ANSWERS = "answers"
    """Answers to the player's questions."""


class Priority(IntEnum):
    """Which line goes first when several wait (higher goes first)."""

    INFO = 0
    MENU = 1
    EVENT = 2
    ANSWER = 3
    ALERT = 4


@dataclass(frozen=True)
class Utterance:
    """Words only: no digits, signs, underscores, locale keys or invisible characters.

    Attributes:
        text: what is said, at the level of detail set.
        category, priority: see there.
        pan: from -1 (left) through 0 to 1 (right).
        cue: name of the sound that starts with the line, or None.
        supersedes: lines with the same key that still wait are dropped when this one comes;
            None: nothing is dropped.
        full: the same in full detail, for "repeat in full"; empty means `text`.
        lang: language of the text when it is not the player's; None: the player's.
        role: whose voice says it.
    """

    text: str
    category: Category
    priority: Priority
    pan: float = 0.0
    cue: str | None = None
    supersedes: str | None = None
    full: str = ""
    lang: str | None = None
    role: Role = Role.MAIN
