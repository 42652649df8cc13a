"""The session in sentences: the draw for the seats, new chips, who is out, who wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from voicecards.games.bouillotte.events import (
    BoughtIn,
    CarriedChipsGiven,
    ChipsLost,
    FirstDealerChosen,
    GameOver,
    GameStarted,
    PlaceTaken,
    PlayerOut,
    SeatCardsDrawn,
    SeatsSettled,
)
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.game import SPECTATOR, Seat, Standing
from voicecards.narration import standings
from voicecards.narration.bouillotte.lines import around, card_rows, of_seat
from voicecards.narration.phrase import Phrase
from voicecards.narration.tricks import event_line
from voicecards.utterance import Category


def game_started(event: GameStarted, view: BouillotteView) -> Phrase:
    """Tell the table: players, chips, ante, and when the session ends."""
    head = event_line(
        "bouillotte-started",
        Category.SCORE,
        players=event.players,
        chips=event.starting_chips,
        ante=event.ante,
    )
    if view.options.seat_draw == "seats" and view.seat != SPECTATOR:
        others = tuple(seat for seat in around(view) if seat != view.seat)
        company = Phrase("seats-with", {"seats": others})
    else:
        company = _company(around(view), view)
    return head.followed_by(company, *session_ends(view.options))


def session_ends(options: BouillotteOptions) -> list[Phrase]:
    """Tell when the session ends, and who may buy in again."""
    told = []
    if options.session_deals:
        told.append(Phrase("session-deals", {"n": options.session_deals}))
    if options.target_chips:
        told.append(Phrase("session-target", {"n": options.target_chips}))
    if options.rebuys:
        told.append(Phrase("session-rebuys", {"n": options.rebuys}))
    if not options.session_deals and not options.target_chips:
        told.append(Phrase("session-last"))
    return told


def _company(seats: Sequence[Seat], view: BouillotteView) -> Phrase:
    if view.seat == SPECTATOR:
        return Phrase("seats-around-watched", {"seats": tuple(seats)})
    return Phrase("seats-around", {"seats": tuple(seats[1:])})


# --- the draw ------------------------------------------------------------------------------


def seat_cards_drawn(event: SeatCardsDrawn, view: BouillotteView) -> Phrase:
    """Read the cards drawn, and who draws once more."""
    key = "seats-draw" if view.options.seat_draw == "seats" else "seats-draw-dealer"
    if len(event.draws) < view.options.players:
        key = "seats-draw-again"
    tied = Phrase("seats-tied", {"seats": event.again}) if event.again else None
    return event_line(key, Category.PLAY, None, "card").followed_by(*card_rows(event.draws), tied)


def first_dealer_chosen(event: FirstDealerChosen, view: BouillotteView) -> Phrase:
    """Tell who deals first, and why."""
    key = "first-dealer" if event.drawn else "first-dealer-chance"
    return of_seat(key, Category.PLAY, event.seat, view)


def place_taken(event: PlaceTaken, view: BouillotteView) -> Phrase:
    """Tell who sits where."""
    key = "place-left" if event.forced else "place-taken"
    return of_seat(key, Category.PLAY, event.seat, view, place=event.place)


def seats_settled(event: SeatsSettled, view: BouillotteView) -> Phrase:
    """Tell in which order everybody sits."""
    company = _company(around(view), view)
    return event_line(company.key, Category.PLAY, **company.args)


# --- chips between deals -------------------------------------------------------------------


def chips_lost(event: ChipsLost, view: BouillotteView) -> Phrase | None:
    """Tell who has no chips; who cannot buy in again is told to be out instead."""
    if not event.rebuys_left:
        return None
    return of_seat("chips-lost", Category.SCORE, event.seat, view, n=event.rebuys_left)


def bought_in(event: BoughtIn, view: BouillotteView) -> Phrase:
    """Tell who has bought in again."""
    return of_seat(
        "bought-in",
        Category.SCORE,
        event.seat,
        view,
        "chips",
        amount=event.amount,
        n=event.rebuys_left,
    )


def player_out(event: PlayerOut, view: BouillotteView) -> Phrase:
    """Tell who plays no more."""
    key = "player-out-declined" if event.declined else "player-out"
    return of_seat(key, Category.SCORE, event.seat, view, left=event.left)


def carried_chips_given(event: CarriedChipsGiven, view: BouillotteView) -> Phrase:
    """Tell who gets the chips that waited for a deal that does not come."""
    return of_seat("carried-given", Category.SCORE, event.seat, view, "chips", amount=event.amount)


# --- the end -------------------------------------------------------------------------------


def game_over(event: GameOver, view: BouillotteView) -> Phrase:
    """Tell why the session ends, who has won, and every place."""
    won = standings.game_over(event.standings, view.seat)
    reason = event_line(
        f"over-{event.reason}", won.category, None, won.cue, n=view.options.target_chips
    )
    bought = Phrase("chips-bought-off") if any(view.bought) else None
    return reason.followed_by(replace(won, then=()), *_places(event.standings), bought)


def _places(ranked: Sequence[Standing]) -> list[Phrase]:
    """The places in chips; those who share one are told together."""
    return [
        replace(place, key=place.key.replace("place-line", "chips-place"))
        for place in standings.places(ranked)
    ]
