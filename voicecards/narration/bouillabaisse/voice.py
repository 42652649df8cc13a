"""The voice of Bouillabaisse."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from voicecards.cards import Card
from voicecards.commands.command import Command
from voicecards.games.bouillabaisse.events import (
    CardPlayed,
    GameOver,
    GameStarted,
    HandDealt,
    RoundScored,
    RoundStarted,
    TargetsRevealed,
    TrickTaken,
)
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.bouillabaisse.view import BouillabaisseView
from voicecards.games.game import (
    SPECTATOR,
    Action,
    Event,
    GameError,
    IllegalAction,
    Seat,
    View,
)
from voicecards.games.trick import Play, winning_position
from voicecards.narration import tricks
from voicecards.narration.bouillabaisse import scores
from voicecards.narration.help import table_help
from voicecards.narration.phrase import Phrase
from voicecards.narration.refusals import refused, shared_refusal
from voicecards.narration.standings import game_over
from voicecards.narration.voice import GameVoice, also_you, seats_from
from voicecards.utterance import Category


class BouillabaisseVoice(GameVoice):
    """Sentences of Bouillabaisse for the seat whose view is given."""

    options = BouillabaisseOptions
    dealt = HandDealt

    # --- events ----------------------------------------------------------------------------

    def event(self, event: Event, view: View) -> Phrase | None:
        assert isinstance(view, BouillabaisseView)
        return _EVENTS[type(event)](event, view)

    def prompt(self, view: View) -> Phrase:
        assert isinstance(view, BouillabaisseView)
        if view.turn != view.seat:
            return tricks.turn(view, _top(view))
        return tricks.prompt(view, _top(view))

    # --- answers ---------------------------------------------------------------------------

    def answers(self, command: Command) -> bool:
        return command.name in _ANSWERS

    def answer(self, command: Command, view: View) -> Phrase | None:
        assert isinstance(view, BouillabaisseView)
        answer = _ANSWERS.get(command.name)
        return answer(view, command) if answer else None

    def card(self, card: Card, view: View, position: int | None = None) -> Phrase:
        assert isinstance(view, BouillabaisseView)
        return tricks.hand_card(card, view, position)

    def suggestion(self, action: Action, view: View) -> Phrase:
        return Phrase("hint-play", {"card": action.args()["card"]})

    def refusal(self, error: GameError, view: View | None) -> Phrase:
        if isinstance(error, IllegalAction) and isinstance(view, BouillabaisseView):
            if error.code == "must_follow_suit":
                return tricks.must_follow(view.trick[0][1].suit, tricks.playable(view))
            card = error.details.get("card")
            if error.code == "card_not_in_hand" and isinstance(card, Card):
                return refused("card-not-in-hand", card=card)
        return shared_refusal(error, view, tricks.named)

    # --- for screens -----------------------------------------------------------------------

    def hand(self, view: View) -> tuple[Card, ...]:
        assert isinstance(view, BouillabaisseView)
        return view.hand

    def trick(self, view: View) -> tuple[tuple[Seat, Card], ...]:
        assert isinstance(view, BouillabaisseView)
        return view.trick

    def summary(self, view: View) -> list[Phrase]:
        assert isinstance(view, BouillabaisseView)
        rules = scores.round_rules(view)
        return [
            Phrase(rules.key, rules.args),
            tricks.turn(view, _top(view)),
            *(
                Phrase("score-row", {"seat": seat, "score": total})
                for seat, total in enumerate(view.totals)
            ),
        ]

    def help(self) -> list[Phrase]:
        return [Phrase("help-bouillabaisse", category=Category.HELP), *table_help()]


# --- events --------------------------------------------------------------------------------


def _game_started(event: GameStarted, view: BouillabaisseView) -> Phrase:
    seats = tuple(seats_from(view.seat, event.players))
    key = also_you("bouillabaisse-started", event.dealer, view.seat)
    watched = view.seat == SPECTATOR
    line = tricks.event_line(
        "bouillabaisse-started-watched" if watched else key,
        Category.SCORE,
        players=event.players,
        count=event.hand_size,
        dealer=event.dealer,
        seats=seats if watched else seats[1:],
    )
    if not event.left_out:
        return line
    return line.followed_by(Phrase("cards-left-out", {"cards": event.left_out}))


def _targets_revealed(event: TargetsRevealed, view: BouillabaisseView) -> Phrase:
    return tricks.event_line(
        "bouillabaisse-targets",
        Category.SCORE,
        suit=event.suit,
        rank=event.rank,
        card=event.card,
    )


def _hand_dealt(event: HandDealt, view: BouillabaisseView) -> Phrase:
    return tricks.event_line(
        "hand-dealt", Category.PLAY, None, "deal", cards=event.cards, count=len(event.cards)
    )


def _card_played(event: CardPlayed, view: BouillabaisseView) -> Phrase:
    if event.position == 0:
        return tricks.lead(event.seat, event.card, view.seat)
    # A card that completed a trick is not said to be highest: the next event tells who took it.
    highest = bool(view.trick) and view.trick[_top(view)][0] == event.seat
    return tricks.played(
        event.seat, event.card, view.seat, discarded=event.discarded, highest=highest
    )


def _top(view: BouillabaisseView) -> int:
    """Position of the card that takes the trick on the table as it lies now."""
    if not view.trick:
        return 0
    return winning_position(view.trick, last_of_equals=view.options.duplicate_winner == "last")


_EVENTS: Mapping[type[Event], Callable[[Any, BouillabaisseView], Phrase | None]] = {
    GameStarted: _game_started,
    TargetsRevealed: _targets_revealed,
    RoundStarted: scores.round_started,
    HandDealt: _hand_dealt,
    CardPlayed: _card_played,
    TrickTaken: scores.trick_taken,
    RoundScored: scores.round_scored,
    GameOver: lambda event, view: game_over(event.standings, view.seat),
}


# --- answers -------------------------------------------------------------------------------


def _last_trick(view: BouillabaisseView) -> Phrase:
    if view.last_trick is None:
        return Phrase("last-trick-none")
    return tricks.last_trick(_last_plays(view), view.last_trick.seat, view.seat)


def _last_plays(view: BouillabaisseView) -> tuple[Play, ...]:
    """The completed trick before the one on the table, with who played what."""
    done = view.played[: len(view.played) - len(view.trick)]
    return done[-view.options.players :]


def _player(view: BouillabaisseView, seat: Seat) -> Phrase:
    if not 0 <= seat < view.options.players:
        return Phrase(
            "player-none", {"players": view.options.players}, Category.ERROR, cue="refused"
        )
    line = Phrase(
        "player",
        {
            "seat": seat,
            "count": view.hand_sizes[seat],
            "score": view.totals[seat],
        },
        seat=seat,
    )
    if view.turn is None:
        return line
    return line.followed_by(scores.so_far(seat, view))


def _turn(view: BouillabaisseView) -> Phrase:
    line = tricks.turn(view, _top(view))
    if view.turn is None:
        return line
    done = len(view.played) // view.options.players
    size = len(view.options.cards_in_play) // view.options.players
    where = {"round": view.round, "n": done + 1, "count": size}
    return line.followed_by(Phrase("turn-where", where))


_ANSWERS: Mapping[str, Callable[[BouillabaisseView, Command], Phrase]] = {
    "hand": lambda view, _: tricks.hand(view),
    "legal": lambda view, _: tricks.legal(view),
    "table": lambda view, _: tricks.table(view, _top(view)),
    "table_card": lambda view, command: tricks.table_card(view, int(command.arg or 0)),
    "suit_led": lambda view, _: tricks.suit_led(view),
    "rules": lambda view, _: scores.round_rules(view),
    "scores": lambda view, _: scores.scores(view),
    "scores_details": lambda view, _: scores.scores_details(view),
    "turn": lambda view, _: _turn(view),
    "last_trick": lambda view, _: _last_trick(view),
    "player": lambda view, command: _player(view, int(command.arg or 0)),
}
