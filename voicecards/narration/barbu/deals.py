"""The start of a game of Barbu and of each hand, and where one is in it."""

from __future__ import annotations

from voicecards.games.barbu.events import (
    GameStarted,
    HandDealt,
    HandStarted,
    StartRankNamed,
    TrumpNamed,
)
from voicecards.games.barbu.view import BarbuView
from voicecards.games.game import SPECTATOR
from voicecards.narration.barbu.items import contract_name
from voicecards.narration.phrase import Arg, Phrase
from voicecards.narration.tricks import event_line
from voicecards.narration.voice import also_you, seats_from
from voicecards.utterance import Category


def game_started(event: GameStarted, view: BarbuView) -> Phrase:
    """Tell who sits at the table, how long the game is, and which cards are left out."""
    seats = tuple(seats_from(view.seat, event.players))
    watched = view.seat == SPECTATOR
    line = event_line(
        "barbu-started-watched" if watched else "barbu-started",
        Category.SCORE,
        players=event.players,
        count=event.hand_size,
        hands=event.hands,
        seats=seats if watched else seats[1:],
    )
    return line.followed_by(
        Phrase("barbu-anticlockwise") if event.direction == "counterclockwise" else None,
        Phrase("cards-left-out", {"cards": event.left_out}) if event.left_out else None,
    )


def hand_started(event: HandStarted, view: BarbuView) -> Phrase:
    """Tell which hand begins, who deals it, and who will choose its contract."""
    line = event_line(
        "barbu-deal", Category.SCORE, None, "round_start", n=event.number, total=event.total
    )
    dealer = "barbu-deal-dealer" if event.new_dealer else "barbu-deal-dealer-again"
    leader = None
    if event.leader not in (event.dealer, view.seat):
        leader = Phrase("barbu-deal-leader", {"seat": event.leader})
    return line.followed_by(
        Phrase(also_you(dealer, event.dealer, view.seat), {"seat": event.dealer}),
        _chooser(event, view),
        leader,
    )


def _chooser(event: HandStarted, view: BarbuView) -> Phrase | None:
    """Who chooses; the listener will be asked by a prompt."""
    if event.chooser is None or event.chooser == view.seat:
        return None
    return Phrase("barbu-turn-contract", {"seat": event.chooser})


def hand_dealt(event: HandDealt, view: BarbuView) -> Phrase:
    """Read the new hand."""
    return event_line(
        "hand-dealt", Category.PLAY, None, "deal", cards=event.cards, count=len(event.cards)
    )


def trump_named(event: TrumpNamed, view: BarbuView) -> Phrase:
    """Tell the trump suit."""
    key = also_you("barbu-trump-named", event.seat, view.seat)
    return event_line(key, Category.SCORE, event.seat, seat=event.seat, suit=event.suit)


def start_rank_named(event: StartRankNamed, view: BarbuView) -> Phrase:
    """Tell the rank that opens suits."""
    key = also_you("barbu-start-named", event.seat, view.seat)
    return event_line(key, Category.SCORE, event.seat, seat=event.seat, rank=event.rank)


def where(view: BarbuView) -> list[Phrase]:
    """In full: the hand, its contract, and the trick of how many."""
    place: dict[str, Arg] = {"n": view.number, "total": view.total}
    if view.contract is None:
        return [Phrase("barbu-where", place)]
    place["contract"] = contract_name(view.contract, view.options)
    lines = [Phrase("barbu-where-contract", place)]
    if view.phase == "tricks":
        done = sum(view.tricks)
        count = view.options.hand_size
        lines.append(Phrase("barbu-where-trick", {"n": done + 1, "count": count}))
    return lines
