"""What is answered at a table of Bouillotte: cards, chips, pots, players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from voicecards.commands.command import Command
from voicecards.games.bouillotte.events import SeatCard
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.game import SPECTATOR, Event, Seat
from voicecards.narration.bouillotte import hands, turn
from voicecards.narration.bouillotte.ending import pot_name
from voicecards.narration.bouillotte.lines import around, card_rows, change, sentences, whence
from voicecards.narration.bouillotte.rules import rules
from voicecards.narration.phrase import Phrase
from voicecards.narration.voice import also_you
from voicecards.utterance import Category, Priority

LATEST = 10
"""So many deals are told in detail; in a long session the earlier ones are left out."""


# --- cards ---------------------------------------------------------------------------------


def hand(view: BouillotteView) -> Phrase:
    """Read the listener's hand, and what of it lies open."""
    if view.seat == SPECTATOR:
        return Phrase("hand-unseen")
    if not view.hand:
        return Phrase("hand-empty")
    told = Phrase("hand", {"cards": view.hand, "count": len(view.hand)})
    if shown := view.open_cards[view.seat]:
        told = told.followed_by(Phrase("hand-open", {"cards": shown}))
    return told if view.in_deal else told.followed_by(Phrase("hand-folded"))


def turned(view: BouillotteView) -> Phrase:
    """Read the turned cards, and tell what is still face down."""
    if not view.order or (not view.retournes and not view.face_down):
        return Phrase("table-undealt")
    if not view.retournes:
        return Phrase("turned-down", {"n": view.face_down})
    told = Phrase("turned", {"cards": view.retournes, "count": len(view.retournes)})
    return told.followed_by(
        Phrase("turned-one-more-down") if view.face_down else None,
        *(Phrase("table-dead", {"card": card}) for card in view.dead),
    )


def open_cards(view: BouillotteView) -> list[SeatCard]:
    """The cards of hands that lie open, in the order of speaking."""
    return [SeatCard(seat, card) for seat in view.order for card in view.open_cards[seat]]


def table(view: BouillotteView) -> Phrase:
    """Read all cards that lie open."""
    told = turned(view)
    if told.key == "table-undealt":
        return told
    shown = open_cards(view)
    if not shown:
        return told
    return told.followed_by(Phrase("open-cards"), *card_rows(shown))


def table_card(view: BouillotteView, number: int) -> Phrase:
    """Read one card that lies open, the turned ones first; `number` counts from 1."""
    lying = [Phrase("turned", {"cards": (card,), "count": 1}) for card in view.retournes]
    lying += card_rows(open_cards(view))
    if 1 <= number <= len(lying):
        return lying[number - 1]
    return Phrase("table-card-none", {"count": len(lying)}, Category.ERROR, cue="refused")


# --- chips ---------------------------------------------------------------------------------


def scores(view: BouillotteView) -> Phrase:
    """Tell what everybody has behind, the most first, and the pot."""
    order = sorted(around(view), key=lambda seat: -view.stacks[seat])
    rows = [chips_row(seat, view) for seat in order]
    if view.pot:
        rows.append(Phrase("chips-in-pot", {"pot": view.pot}))
    return sentences(rows)


def chips_row(seat: Seat, view: BouillotteView) -> Phrase:
    """What a seat has behind."""
    stack, bought = view.stacks[seat], view.bought[seat]
    if not stack and seat not in view.order:
        return Phrase("chips-row-out", {"seat": seat})
    if bought:
        return Phrase("chips-row-bought", {"seat": seat, "stack": stack, "amount": bought})
    return Phrase("chips-row", {"seat": seat, "stack": stack})


def scores_details(view: BouillotteView) -> Phrase:
    """Tell what each of the latest deals has brought everybody, the last one first."""
    if not view.results:
        return Phrase("details-none")
    numbered = list(enumerate(view.results, start=1))[-LATEST:]
    return sentences([_deal_result(n, row, view) for n, row in reversed(numbered)])


def _deal_result(number: int, row: tuple[int, ...], view: BouillotteView) -> Phrase:
    items = tuple(
        Phrase("details-item", {"seat": seat, **change(row[seat])})
        for seat in around(view)
        if row[seat]
    )
    return Phrase("details-deal", {"n": number, "items": items or (Phrase("option-nothing"),)})


def pot(view: BouillotteView) -> Phrase:
    """Tell the pot, and who can win which part of it."""
    told = Phrase("pot-now", {"pot": view.pot})
    if view.carried:
        told = told.followed_by(Phrase("pot-carried", {"n": view.carried}))
    if len(view.pots) < 2:
        return told
    return told.followed_by(
        *(
            Phrase(
                "pot-part",
                {
                    "which": pot_name(number, len(view.pots)),
                    "amount": part.amount,
                    "seats": part.seats,
                },
            )
            for number, part in enumerate(view.pots, start=1)
        )
    )


# --- players -------------------------------------------------------------------------------


def dealer(view: BouillotteView) -> Phrase:
    """Tell who deals, and in which order everybody speaks."""
    key = also_you("dealer-now" if view.order else "dealer-next", view.dealer, view.seat)
    return Phrase(key, {"dealer": view.dealer, "seats": _speaking_order(view)})


def _speaking_order(view: BouillotteView) -> tuple[Seat, ...]:
    """From the dealer's left, or from behind the last who straddled."""
    straddlers = [move.seat for move in view.moves if move.kind == "straddle"]
    if not straddlers or view.round > 1:
        return view.order
    after = view.order.index(straddlers[-1]) + 1
    return view.order[after:] + view.order[:after]


def player(view: BouillotteView, seat: Seat) -> Phrase:
    """Tell a player's chips, and what everybody knows of it in this deal."""
    if not 0 <= seat < view.options.players:
        return Phrase(
            "player-none", {"players": view.options.players}, Category.ERROR, cue="refused"
        )
    if not view.stacks[seat] and seat not in view.order:
        return Phrase("chips-row-out", {"seat": seat}, seat=whence(seat, view))
    told = Phrase(
        "player-chips",
        {"seat": seat, "stack": view.stacks[seat], "paid": view.paid[seat]},
        seat=whence(seat, view),
    )
    return told.followed_by(*_standing(view, seat))


def _standing(view: BouillotteView, seat: Seat) -> list[Phrase]:
    told = []
    if seat in view.folded:
        told.append(Phrase("player-folded"))
    if seat in view.all_in:
        told.append(Phrase("player-all-in"))
    told += [
        Phrase("player-announced", {"brelan": hands.kind_of(announced.kind)})
        for announced in view.announced
        if announced.seat == seat
    ]
    if view.open_cards[seat]:
        told.append(Phrase("hand-open", {"cards": view.open_cards[seat]}))
    if seat == view.dealer:
        told.append(Phrase("player-dealer"))
    if len(view.clockwise) == view.options.players:
        told.append(Phrase("player-place", {"place": view.clockwise.index(seat) + 1}))
    return told


def whose_turn(view: BouillotteView) -> Phrase:
    """Tell whose turn it is, and where in the session that is."""
    told = turn.prompt(view) if view.turn == view.seat else turn.others_turn(view)
    told = replace(told, category=Category.ANSWER, priority=Priority.ANSWER, cue=None)
    if view.turn is None or not view.deal:
        return told
    where = {"n": view.deal, "count": view.options.session_deals}
    rounds = {"round": view.round, "rounds": view.options.betting_rounds}
    several = view.round and view.options.betting_rounds > 1
    return told.followed_by(
        Phrase("deal-where", where), Phrase("betting-where", rounds) if several else None
    )


def last_deal(view: BouillotteView, tell: Callable[[Event], Phrase | None]) -> Phrase:
    """Tell once more how the last deal ended; `tell` is the voice's, for each of its events."""
    if not view.last_deal:
        return Phrase("last-deal-none")
    lines = [line for line in map(tell, view.last_deal) if line is not None]
    return Phrase("last-deal", {"n": len(view.results)}).followed_by(*lines)


ANSWERS: Mapping[str, Callable[[BouillotteView, Command], Phrase]] = {
    "hand": lambda view, _: hand(view),
    "table": lambda view, _: table(view),
    "table_card": lambda view, command: table_card(view, int(command.arg or 0)),
    "retourne": lambda view, _: turned(view),
    "value": lambda view, _: hands.value(view),
    "legal": lambda view, _: turn.legal(view),
    "rules": lambda view, _: rules(view),
    "scores": lambda view, _: scores(view),
    "scores_details": lambda view, _: scores_details(view),
    "pot": lambda view, _: pot(view),
    "price": lambda view, _: turn.price(view),
    "turn": lambda view, _: whose_turn(view),
    "dealer": lambda view, _: dealer(view),
    "player": lambda view, command: player(view, int(command.arg or 0)),
}
"""Answers by the name of the command that asks."""
