"""The voice of Barbu."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from voicecards.cards import PACK, Card, Suit
from voicecards.commands.command import Command, named_cards
from voicecards.games.barbu import events
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.barbu.view import BarbuView
from voicecards.games.game import SPECTATOR, Action, Event, GameError, Seat, View
from voicecards.narration import tricks
from voicecards.narration.barbu import (
    deals,
    domino,
    doubling,
    plays,
    questions,
    rules,
    scores,
)
from voicecards.narration.barbu.refusals import refusal
from voicecards.narration.help import table_help
from voicecards.narration.phrase import Phrase
from voicecards.narration.standings import game_over
from voicecards.narration.voice import GameVoice, Laid
from voicecards.utterance import Category


class BarbuVoice(GameVoice):
    """Sentences of Barbu for the seat whose view is given."""

    options = BarbuOptions
    dealt = events.HandDealt

    def event(self, event: Event, view: View) -> Phrase | None:
        assert isinstance(view, BarbuView)
        return _EVENTS[type(event)](event, view)

    def prompt(self, view: View) -> Phrase:
        assert isinstance(view, BarbuView)
        return questions.prompt(view)

    def choices(self, view: View) -> tuple[Action, ...]:
        assert isinstance(view, BarbuView)
        return questions.choices(view)

    def choice_items(self, view: View) -> list[Phrase]:
        assert isinstance(view, BarbuView)
        return questions.choice_items(view)

    def numbers(self, view: View) -> list[int]:
        assert isinstance(view, BarbuView)
        return questions.numbers(view)

    def question(self, view: View) -> Phrase:
        assert isinstance(view, BarbuView)
        return questions.question(view) if view.turn == view.seat else questions.whose_turn(view)

    def action(self, action: Action, view: View) -> Phrase:
        assert isinstance(view, BarbuView)
        return questions.named(action, view)

    def meant_by(self, name: str, view: View) -> list[Action]:
        assert isinstance(view, BarbuView)
        return questions.meant_by(name, view)

    def meant(self, action: Action, view: View) -> Action:
        assert isinstance(view, BarbuView)
        return questions.meant(action, view)

    def answered(self, part: str, view: View) -> Action | None:
        assert isinstance(view, BarbuView)
        return questions.answered(part, view)

    def refusal(self, error: GameError, view: View | None) -> Phrase:
        return refusal(error, view)

    def answers(self, command: Command) -> bool:
        return command.name in _ANSWERS

    def answer(self, command: Command, view: View) -> Phrase | None:
        assert isinstance(view, BarbuView)
        answer = _ANSWERS.get(command.name)
        return answer(view, command) if answer else None

    def card(self, card: Card, view: View, position: int | None = None) -> Phrase:
        assert isinstance(view, BarbuView)
        if view.phase in ("domino", "ace"):
            return domino.card(card, view, position)
        line = tricks.hand_card(card, view, position)
        if view.phase == "tricks":
            return line
        return Phrase("hand-card", line.args, supersedes=line.supersedes)

    def suggestion(self, action: Action, view: View) -> Phrase:
        assert isinstance(view, BarbuView)
        return questions.suggestion(action, view)

    # --- for screens -----------------------------------------------------------------------

    def hand(self, view: View) -> tuple[Card, ...]:
        assert isinstance(view, BarbuView)
        return view.hand

    def trick(self, view: View) -> tuple[tuple[Seat, Card], ...]:
        assert isinstance(view, BarbuView)
        return view.trick

    def laid(self, view: View) -> list[Laid]:
        assert isinstance(view, BarbuView)
        if view.phase not in ("domino", "ace"):
            return super().laid(view)
        return [Laid(Phrase("window-suit", {"suit": s}), domino.run_cards(s, view)) for s in Suit]

    def reminder(self, view: View) -> Phrase | None:
        assert isinstance(view, BarbuView)
        return rules.reminder(view)

    def summary(self, view: View) -> list[Phrase]:
        assert isinstance(view, BarbuView)
        return [
            rules.summary_line(view),
            questions.whose_turn(view),
            *(
                Phrase("score-row", {"seat": seat, "score": total})
                for seat, total in enumerate(view.totals)
            ),
        ]

    def help(self) -> list[Phrase]:
        return [
            Phrase("help-barbu", category=Category.HELP),
            Phrase("help-barbu-keys", category=Category.HELP),
            *table_help(),
        ]


_EVENTS: Final[Mapping[type[Event], Callable[[Any, BarbuView], Phrase | None]]] = {
    events.GameStarted: deals.game_started,
    events.HandStarted: deals.hand_started,
    events.HandDealt: deals.hand_dealt,
    events.ContractAnnounced: rules.announced,
    events.TrumpNamed: deals.trump_named,
    events.StartRankNamed: deals.start_rank_named,
    events.ControOpened: doubling.opened,
    events.ControOwed: doubling.owed,
    events.Doubled: doubling.doubled,
    events.Redoubled: doubling.redoubled,
    events.ControPassed: doubling.passed,
    events.ControClosed: doubling.closed,
    events.CardPlayed: plays.card_played,
    events.TrickTaken: plays.trick_taken,
    events.CardLaid: domino.card_laid,
    events.AceAsked: lambda event, view: None,  # the prompt asks
    events.AceDecided: domino.ace_decided,
    events.SecondTurn: domino.second_turn,
    events.Passed: domino.passed,
    events.WentOut: domino.went_out,
    events.HandScored: scores.hand_scored,
    events.GameOver: lambda event, view: game_over(event.standings, view.seat),
}


# --- answers -------------------------------------------------------------------------------

_Answer = Callable[[BarbuView, Command], Phrase]


def _by_phase(before: str | None, in_tricks: _Answer, in_domino: _Answer) -> _Answer:
    """An answer that depends on what is being played; first `before`, and what is decided."""

    def answer(view: BarbuView, command: Command) -> Phrase:
        if view.phase == "tricks":
            return in_tricks(view, command)
        if view.phase in ("domino", "ace"):
            return in_domino(view, command)
        deciding = questions.whose_turn(view)
        if before is None or view.turn is None:
            return deciding
        return Phrase(before).followed_by(deciding)

    return answer


def _number(command: Command) -> int:
    return int(command.arg or 0)


def _in_domino(view: BarbuView, answer: Callable[[BarbuView], Phrase]) -> Phrase:
    """An answer about a domino, from the moment the opening rank is known."""
    if view.turn is None:
        return Phrase("turn-over")
    if view.contract != "domino" or view.start_rank is None:
        return Phrase("barbu-no-domino")
    return answer(view)


def _needs(view: BarbuView, command: Command) -> Phrase:
    """What a card waits for, by default the one that would be named first."""
    named = named_cards(command.arg, PACK) if command.arg else view.hand
    if not named:
        return Phrase("hand-unseen" if view.seat == SPECTATOR else "hand-empty")
    return _in_domino(view, lambda view: domino.needs(named[0], view))


_ANSWERS: Final[Mapping[str, _Answer]] = {
    "hand": lambda view, _: tricks.hand(view),
    "legal": _by_phase(None, lambda view, _: plays.legal(view), lambda view, _: domino.legal(view)),
    "table": _by_phase(
        "barbu-table-bare",
        lambda view, _: tricks.table(view, plays.top(view)),
        lambda view, _: domino.table(view),
    ),
    "table_card": _by_phase(
        "barbu-table-bare",
        lambda view, command: tricks.table_card(view, _number(command)),
        lambda view, command: domino.table_card(view, _number(command)),
    ),
    "suit_led": _by_phase(
        "barbu-table-bare",
        lambda view, _: plays.suit_led(view),
        lambda view, _: Phrase("barbu-no-suit-led"),
    ),
    "last_trick": _by_phase(
        "barbu-last-trick-none",
        lambda view, _: plays.last_trick(view),
        lambda view, _: domino.since_last_turn(view),
    ),
    "rules": lambda view, _: rules.rules(view),
    "scores": lambda view, _: scores.scores(view),
    "scores_details": lambda view, _: scores.scores_details(view),
    "turn": lambda view, _: questions.turn(view),
    "player": lambda view, command: scores.player(view, _number(command)),
    "contracts_left": lambda view, command: scores.contracts_left(view, command.arg),
    "open_ends": lambda view, _: _in_domino(view, domino.open_ends),
    "passed": lambda view, _: _in_domino(view, domino.passes),
    "needs": lambda view, command: _needs(view, command),
}
