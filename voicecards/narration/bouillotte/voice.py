"""The voice of Bouillotte."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from voicecards.cards import Card
from voicecards.commands.command import Command
from voicecards.games.bouillotte import events, outcomes
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.game import Action, Event, GameError, Seat, View
from voicecards.narration.bouillotte import answers, dealing, ending, session, turn
from voicecards.narration.bouillotte.refusals import refusal
from voicecards.narration.help import table_help
from voicecards.narration.phrase import Phrase
from voicecards.narration.voice import GameVoice, Laid
from voicecards.utterance import Category

HELP_TOPICS = 5
"""How many `help-bouillotte-<n>` messages there are; they take the place of as many topics of
the trick games' help."""


class BouillotteVoice(GameVoice):
    """Sentences of Bouillotte for the seat whose view is given."""

    options = BouillotteOptions
    dealt = events.HandDealt

    # --- events and decisions --------------------------------------------------------------

    def event(self, event: Event, view: View) -> Phrase | None:
        assert isinstance(view, BouillotteView)
        return _EVENTS[type(event)](event, view)

    def prompt(self, view: View) -> Phrase:
        assert isinstance(view, BouillotteView)
        return turn.prompt(view)

    def choices(self, view: View) -> tuple[Action, ...]:
        assert isinstance(view, BouillotteView)
        return turn.choices(view)

    def action(self, action: Action, view: View) -> Phrase:
        assert isinstance(view, BouillotteView)
        return turn.action(action, view)

    def suggestion(self, action: Action, view: View) -> Phrase:
        return Phrase("hint-act", {"advice": self.action(action, view)})

    def refusal(self, error: GameError, view: View | None) -> Phrase:
        assert view is None or isinstance(view, BouillotteView)
        return refusal(error, view)

    # --- answers ---------------------------------------------------------------------------

    def answers(self, command: Command) -> bool:
        return command.name in answers.ANSWERS or command.name == "last_trick"

    def answer(self, command: Command, view: View) -> Phrase | None:
        assert isinstance(view, BouillotteView)
        if command.name == "last_trick":
            return answers.last_deal(view, lambda event: self.event(event, view))
        answer = answers.ANSWERS.get(command.name)
        return answer(view, command) if answer else None

    def card(self, card: Card, view: View, position: int | None = None) -> Phrase:
        assert isinstance(view, BouillotteView)
        where = view.hand.index(card) if position is None else position
        return Phrase(
            "hand-card",
            {"card": card, "n": where + 1, "count": len(view.hand)},
            supersedes="hand-card",
        )

    # --- for screens -----------------------------------------------------------------------

    def hand(self, view: View) -> tuple[Card, ...]:
        assert isinstance(view, BouillotteView)
        return view.hand

    def trick(self, view: View) -> tuple[tuple[Seat, Card], ...]:
        assert isinstance(view, BouillotteView)
        return tuple((shown.seat, shown.card) for shown in answers.open_cards(view))

    def laid(self, view: View) -> list[Laid]:
        assert isinstance(view, BouillotteView)
        middle = (*view.retournes, *(None for _ in range(view.face_down)))
        turned = [Laid(Phrase("window-turned", {"n": len(middle)}), middle)] if middle else []
        shown = [(seat, view.open_cards[seat]) for seat in view.order]
        return turned + [
            Laid(Phrase("window-player", {"seat": seat}), cards) for seat, cards in shown if cards
        ]

    def summary(self, view: View) -> list[Phrase]:
        assert isinstance(view, BouillotteView)
        return [
            answers.pot(view),
            answers.whose_turn(view),
            *(_seat_row(seat, view) for seat in range(view.options.players)),
        ]

    def help(self) -> list[Phrase]:
        topics = [f"help-bouillotte-{n}" for n in range(1, HELP_TOPICS + 1)]
        own = [Phrase(key, category=Category.HELP) for key in ("help-bouillotte", *topics)]
        return [*own, *table_help()[HELP_TOPICS:]]


def _seat_row(seat: Seat, view: BouillotteView) -> Phrase:
    """What a seat has behind and in the pot, and whether it still plays for it: for the eye."""
    state = "in"
    if seat in view.folded:
        state = "folded"
    elif seat in view.all_in:
        state = "all_in"
    elif not view.stacks[seat] and seat not in view.order:
        state = "out"
    stack, paid = view.stacks[seat], view.paid[seat]
    return Phrase("window-chips", {"seat": seat, "stack": stack, "paid": paid, "state": state})


_EVENTS: Mapping[type[Event], Callable[[Any, BouillotteView], Phrase | None]] = {
    events.GameStarted: session.game_started,
    events.SeatCardsDrawn: session.seat_cards_drawn,
    events.FirstDealerChosen: session.first_dealer_chosen,
    events.PlaceTaken: session.place_taken,
    events.SeatsSettled: session.seats_settled,
    events.ChipsLost: session.chips_lost,
    events.BoughtIn: session.bought_in,
    events.PlayerOut: session.player_out,
    events.CarriedChipsGiven: session.carried_chips_given,
    events.GameOver: session.game_over,
    events.DealStarted: dealing.deal_started,
    events.AntesPaid: dealing.antes_paid,
    events.Straddled: dealing.straddled,
    events.StraddleDeclined: dealing.straddle_declined,
    events.HandDealt: dealing.hand_dealt,
    events.OpenCardsDealt: dealing.open_cards_dealt,
    events.RetournesTurned: dealing.retournes_turned,
    events.RetourneChanged: dealing.retourne_changed,
    events.BettingStarted: dealing.betting_started,
    events.BettingSkipped: dealing.betting_skipped,
    events.Checked: dealing.checked,
    events.Called: dealing.called,
    events.Raised: dealing.raised,
    events.Folded: dealing.folded,
    events.BrelanAnnounced: dealing.brelan_announced,
    events.ExposeChosen: dealing.expose_chosen,
    events.CardsExposed: dealing.cards_exposed,
    outcomes.PotTaken: ending.pot_taken,
    outcomes.AllPassed: ending.all_passed,
    outcomes.UncalledReturned: ending.uncalled_returned,
    outcomes.HandsShown: ending.hands_shown,
    outcomes.SuitsCounted: ending.suits_counted,
    outcomes.PotWon: ending.pot_won,
    outcomes.BrelanPaid: ending.brelan_paid,
    outcomes.DealEnded: ending.deal_ended,
}
