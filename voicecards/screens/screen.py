"""What a screen is, and the picture of it that the window draws for sighted company."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from voicecards.cards import Card
from voicecards.commands.command import Command, Context, Source
from voicecards.commands.keys import Key
from voicecards.games.options import GameOptions
from voicecards.narration.phrase import Arg, Phrase
from voicecards.utterance import Category, Priority, Utterance

if TYPE_CHECKING:
    from voicecards.screens.listening import Understood
    from voicecards.screens.stage import Stage


@dataclass(frozen=True)
class CardGroup:
    """Cards that lie together on the table.

    Attributes:
        label: who played them, or what they are.
        cards: the cards from left to right; None for one that lies face down.
    """

    label: str
    cards: tuple[Card | None, ...] = ()


@dataclass(frozen=True)
class Picture:
    """What there is to see.

    Attributes:
        title: the screen's name.
        lines: rows of text, e.g. a menu's items or the scores.
        focus: index of the row in focus, or None.
        hand: own cards, sorted; `hand_focus` is the index of the selected one.
        playable: the cards of the hand that may be played now.
        groups: the cards on the table, in the order in which they are read.
        chart: numbers over time, the oldest first; fewer than two are not drawn.
    """

    title: str
    lines: tuple[str, ...] = ()
    focus: int | None = None
    hand: tuple[Card, ...] = ()
    hand_focus: int | None = None
    playable: frozenset[Card] = frozenset()
    groups: tuple[CardGroup, ...] = ()
    chart: tuple[int, ...] = ()


class Screen(ABC):
    """Takes commands, answers each with exactly one line, and says when it is entered."""

    name: ClassVar[str]
    """As in transcripts."""
    keys: ClassVar[str]
    """The key map's context."""
    polyglot: ClassVar[bool] = False
    """Whether sentences of every language are understood here, because one is being chosen."""
    takes_text: ClassVar[bool] = False
    """Whether keys write letters here, as the keyboard's layout has them."""
    explains_keys: ClassVar[bool] = False
    """Whether keys are only explained here, and none does anything."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    @abstractmethod
    def enter(self) -> None:
        """Tell where one is: called when the screen comes to the front, and on return to it."""

    @abstractmethod
    def handle(self, command: Command) -> bool:
        """Carry a command out and say one line; False when it has no meaning here."""

    @abstractmethod
    def context(self) -> Context:
        """What makes sense to say here."""

    @abstractmethod
    def help(self) -> list[Phrase]:
        """The help of this screen, a paragraph each."""

    @abstractmethod
    def picture(self) -> Picture:
        """What the window shows."""

    def press(self, key: Key) -> bool:
        """Take a key before the key map does (first letters in menus); False to let it pass."""
        return False

    def informs(self, command: Command) -> bool:
        """Whether the command only asks for information, so that an open question stays open."""
        return False

    @property
    def applies(self) -> bool:
        """Whether there is anything to do here; else it is passed over on the way back."""
        return True

    def rules(self) -> tuple[str, GameOptions] | None:
        """The game whose rules are read from here, and its table; None: no certain game."""
        return None

    def update(self) -> None:  # noqa: B027 - most screens have nothing to do
        """Do what time brings, e.g. a bot's move. Called by the loop, never blocks."""

    def line_starts(self, utterance: Utterance) -> None:  # noqa: B027 - most do not mind
        """Take note that a line has begun to be said."""

    def line_ends(self, utterance: Utterance) -> None:  # noqa: B027 - most do not mind
        """Take note that a line has been said, or cut."""

    def wakes_at(self) -> float | None:
        """When `update` will have something to do, in seconds; None: not before a command."""
        return None

    @property
    def awaits_player(self) -> bool:
        """Whether it is the player who has something to decide."""
        return True

    def heard(self, result: Understood, source: Source) -> bool:
        """Take what was heard before it becomes a command; False to let it become one."""
        return False

    def correction(self, command: Command) -> Callable[[str], None] | None:
        """What "no, the ten" does while it is asked whether this command was said."""
        return None

    def typed(self, text: str) -> bool:
        """Take text for a text field; False when there is none in focus."""
        return False


def ui(
    key: str,
    category: Category = Category.MENU,
    priority: Priority = Priority.ANSWER,
    *,
    cue: str | None = None,
    supersedes: str | None = None,
    **args: Arg,
) -> Phrase:
    """A phrase of the program around the games."""
    return Phrase(key, args, category, priority, cue=cue, supersedes=supersedes)
