"""Mending a card that was heard wrong: "no, the ten", while it is asked about or once it lies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from voicecards.cards import Card
from voicecards.commands.command import Command, named_cards
from voicecards.games.game import Action, PlayCard
from voicecards.screens.screen import ui
from voicecards.table import Phase
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.table_screen import TableScreen

AT_ONCE: Final = 2.0
"""Seconds in which a correction must begin that takes a play back at once. They count from the end
of the line that tells the play, or from where it was cut: before it nobody knows of the mistake."""

KNOWN: Final = 10.0
"""Seconds for which a card can be corrected at all; after that "no, the ten" is no sentence."""


@dataclass(frozen=True)
class _Said:
    """The card that was understood last.

    Attributes:
        card: the card.
        at: when, in seconds; of a card played, when that had been told.
        decisions: how many decisions the player had taken with it; None when it was not played.
        told: whether it has been told.
    """

    card: Card
    at: float
    decisions: int | None = None
    told: bool = True


class Repairs:
    """Corrections of the last card, at one table."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self._stage = screen.stage
        self._last: _Said | None = None

    # --- what can be corrected -------------------------------------------------------------------

    @property
    def possible(self) -> bool:
        """Whether there is a card to correct: then "no, the ten" is a sentence."""
        last = self._last
        return (
            last is not None
            and self._screen.table.phase is Phase.PLAYING
            and self._stage.listening.began - last.at < KNOWN
        )

    def asked(self, card: Card) -> Callable[[str], None]:
        """Take note of a card that is asked about; what a correction of it does."""
        self._last = _Said(card, self._stage.outside.clock())
        return self._ask_instead

    def played(self, action: Action) -> None:
        """Take note of what the player has done."""
        if isinstance(action, PlayCard):
            count = self._screen.table.decisions(self._screen.seat)
            self._last = _Said(action.card, self._stage.outside.clock(), count, told=False)
        else:
            self._last = None

    def line_ended(self) -> None:
        """A line has been said or cut; the first one after a play is the one that tells it."""
        if self._last is not None and not self._last.told:
            self._last = replace(self._last, at=self._stage.outside.clock(), told=True)

    def refused(self, action: Action) -> None:
        """Take note of a card that could not be played."""
        if isinstance(action, PlayCard):
            self._last = _Said(action.card, self._stage.outside.clock())

    def forget(self) -> None:
        """There is nothing to correct any more."""
        self._last = None

    # --- correcting ------------------------------------------------------------------------------

    def correct(self, command: Command) -> None:
        """Play another card than the one understood, taking that one back where it lies."""
        last = self._last
        assert command.arg is not None
        if last is None or not self.possible:
            self._stage.say(ui("repair-nothing", Category.ANSWER))
        elif last.decisions is None:
            self._play_or_ask(command.arg, last.card)
        elif not self._may_take_back(last):
            self._stage.say(ui("undo-unavailable", Category.ERROR, cue="refused"))
        elif self._stage.listening.began - last.at > AT_ONCE:
            self._stage.say(ui("repair-late", Category.ANSWER, card=last.card))
        else:
            self._play_instead(command.arg, last)

    def _may_take_back(self, last: _Said) -> bool:
        screen = self._screen
        return screen.takes_back and screen.table.decisions(screen.seat) == last.decisions

    def _play_instead(self, arg: str, last: _Said) -> None:
        """Take the card back, and play the one that was meant; if it is not clear, ask."""
        screen = self._screen
        screen.undo()
        line = ui("repair-back", Category.ANSWER)
        self._stage.say(line.followed_by(screen.taking_back.no_longer_counts))
        meant = self._meant(arg, last.card)
        if len(meant) == 1:
            screen.decisions.take(PlayCard(meant[0]))
        else:
            self._choose(meant)
        still_to_play = screen.table.decisions(screen.seat) != last.decisions
        if still_to_play and self._stage.question is None:
            screen.tell_turn()

    def _play_or_ask(self, arg: str, wrong: Card) -> None:
        """Play a card named in full; one named in part is asked about, as at any time."""
        if "?" in arg:
            self._choose(self._meant(arg, wrong))
        else:
            self._screen.decisions.take(PlayCard(Card.from_code(arg)))

    def _ask_instead(self, arg: str) -> None:
        """Ask about the card that was meant instead of the one in question."""
        assert self._last is not None
        self._choose(self._meant(arg, self._last.card))

    def _choose(self, meant: tuple[Card, ...]) -> None:
        if not meant:
            self._stage.say(ui("no-such-card-held", Category.ERROR, cue="refused"))
        elif len(meant) == 1:
            self._stage.ask(self._screen.decisions.whether(meant[0]))
        else:
            self._stage.ask(self._screen.decisions.which(meant))

    def _meant(self, arg: str, wrong: Card) -> tuple[Card, ...]:
        """The cards that a correction may mean.

        Args:
            arg: a card in full, or its rank or suit alone; the rest is then as it was.
            wrong: the card that was understood.

        Returns:
            One card when it is clear: in full, or held. Else those of the hand that fit.
        """
        rank, suit = arg[0], arg[1]
        full = Card.from_code(
            (wrong.rank.code if rank == "?" else rank) + (wrong.suit.code if suit == "?" else suit)
        )
        hand = self._screen.voice.hand(self._screen.view)
        if "?" not in arg or (full in hand and full != wrong):
            return (full,)
        others = [card for card in hand if card != wrong]
        return named_cards(arg, others)
