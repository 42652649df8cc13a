"""How a game talks: events, questions and answers as phrases, one voice per game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from typing import ClassVar

from voicecards.cards import Card
from voicecards.commands.command import Command
from voicecards.games.game import SPECTATOR, Action, Event, GameError, Seat, View
from voicecards.games.options import GameOptions, OptionError
from voicecards.narration import options
from voicecards.narration.phrase import Phrase


@dataclass(frozen=True)
class Laid:
    """Cards that lie together on the table, for the eye.

    Attributes:
        label: who played them, or what they are.
        cards: from left to right; None for one that lies face down.
    """

    label: Phrase
    cards: tuple[Card | None, ...] = ()


class GameVoice(ABC):
    """The sentences of one game, for the listener whose view is passed in.

    A voice keeps no state: all it says follows from its arguments. It never looks at another
    seat's view, so it cannot tell what its listener may not know.
    """

    options: ClassVar[type[GameOptions]]
    dealt: ClassVar[type[Event]]
    """The event that gives the listener a new hand."""

    @abstractmethod
    def event(self, event: Event, view: View) -> Phrase | None:
        """Tell what happened.

        Args:
            event: one that the view's seat may hear.
            view: as it is after the action that brought the event, with all that followed.

        Returns:
            One line; None only for what another line tells.
        """

    @abstractmethod
    def prompt(self, view: View) -> Phrase:
        """Tell the listener that it is its turn, and what it must know to decide."""

    def choices(self, view: View) -> tuple[Action, ...]:
        """The answers of the question the listener has to decide now, in the order they are told.

        Returns:
            Legal actions; empty when the decision is a card of the hand, or somebody else's.
        """
        return ()

    def question(self, view: View) -> Phrase:
        """Ask for the decision the listener has to make now, without its answers."""
        return self.prompt(view)

    def action(self, action: Action, view: View) -> Phrase:
        """Name an action briefly, as an answer or as an item of a list ("double Anna")."""
        return Phrase("card-named", {"card": action.args()["card"]})

    def choice_items(self, view: View) -> list[Phrase]:
        """The numbered answers of `choices`, a line each; some name their number themselves."""
        return [
            Phrase("choice-named", {"text": self.action(action, view)})
            if action.name == "choose"
            else Phrase("choice-item", {"n": n, "text": self.action(action, view)})
            for n, action in zip(self.numbers(view), self.choices(view), strict=True)
        ]

    def numbers(self, view: View) -> list[int]:
        """The number that picks each of `choices`: its place in the list, or the one it names."""
        return [
            int(action.args()["n"]) if action.name == "choose" else place
            for place, action in enumerate(self.choices(view), start=1)
        ]

    def meant_by(self, name: str, view: View) -> list[Action]:
        """The legal actions that a command without its object may mean now ("I double")."""
        return [action for action in view.legal if action.name == name]

    def meant(self, action: Action, view: View) -> Action:
        """The action that somebody who names this one means: some things have several names."""
        return action

    def answered(self, part: str, view: View) -> Action | None:
        """The answer that a bare rank or suit ("T?", "?H") gives to the question asked now."""
        return None

    @abstractmethod
    def refusal(self, error: GameError, view: View | None) -> Phrase:
        """Tell why an action was refused; `view` is None before the start."""

    @abstractmethod
    def answers(self, command: Command) -> bool:
        """Whether the command asks for information that this game has."""

    @abstractmethod
    def answer(self, command: Command, view: View) -> Phrase | None:
        """Answer a command that asks; None when it does not ask."""

    @abstractmethod
    def card(self, card: Card, view: View, position: int | None = None) -> Phrase:
        """Name a card of one's hand, walked over; `position` from 0, when known."""

    @abstractmethod
    def suggestion(self, action: Action, view: View) -> Phrase:
        """Advise an action."""

    @abstractmethod
    def hand(self, view: View) -> tuple[Card, ...]:
        """The cards held, in the order in which they are walked."""

    @abstractmethod
    def trick(self, view: View) -> tuple[tuple[Seat, Card], ...]:
        """The cards on the table and who played them."""

    def laid(self, view: View) -> list[Laid]:
        """The cards on the table in groups: what the window shows of them."""
        return [
            Laid(Phrase("window-player", {"seat": seat}), (card,))
            for seat, card in self.trick(view)
        ]

    def lying(self, view: View) -> Phrase | None:
        """Read what lies on the table; None while nothing does, for whose turn it is tells that."""
        lies = any(laid.cards for laid in self.laid(view))
        return self.answer(Command("table"), view) if lies else None

    def reminder(self, view: View) -> Phrase | None:
        """Tell what counts now, briefly, to who comes back to a game; None: that is told later."""
        rules = self.answer(Command("rules"), view)
        return None if rules is None else replace(rules, then=())

    @abstractmethod
    def summary(self, view: View) -> list[Phrase]:
        """What the window shows beside the cards, a line each."""

    @abstractmethod
    def help(self) -> list[Phrase]:
        """The keys at this game's table, a paragraph per topic."""

    # --- options: the same for every game ------------------------------------------------

    def option_label(self, name: str) -> Phrase:
        """The name of an option."""
        return options.label(name)

    def option_help(self, name: str) -> Phrase:
        """What an option does."""
        return options.explanation(name)

    def option_value(self, name: str, value: object) -> Phrase:
        """A value of an option."""
        return options.value(self.options, name, value)

    def option_changed(self, name: str, value: object) -> Phrase:
        """The line that says what an option has been changed to."""
        return options.changed(self.options, name, value)

    def option_error(self, error: OptionError) -> Phrase:
        """Say which option is wrong, how, and what is allowed."""
        return options.error(self.options, error)


def game_voice(name: str) -> GameVoice:
    """Return the voice of a game: `VOICE` of the module of that name in this package.

    Args:
        name: of a registered game.
    """
    voice = import_module(f"voicecards.narration.{name}").VOICE
    assert isinstance(voice, GameVoice)
    return voice


def also_you(key: str, seat: Seat, listener: Seat) -> str:
    """The key of a sentence about a seat: "you" and a named player are separate sentences."""
    return f"{key}-you" if seat == listener else key


def seats_from(listener: Seat, players: int) -> Sequence[Seat]:
    """All seats, the listener first, then clockwise; who looks on hears them from seat 0."""
    first = 0 if listener == SPECTATOR else listener
    return [(first + step) % players for step in range(players)]
