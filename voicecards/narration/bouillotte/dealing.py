"""A deal in sentences, until its last bet: antes, cards, bets, announcements."""

from __future__ import annotations

from collections.abc import Sequence

from voicecards.games.bouillotte.events import (
    AntesPaid,
    BettingSkipped,
    BettingStarted,
    BrelanAnnounced,
    Called,
    CardsExposed,
    Checked,
    DealStarted,
    ExposeChosen,
    Folded,
    HandDealt,
    OpenCardsDealt,
    Payment,
    Raised,
    RetourneChanged,
    RetournesTurned,
    Straddled,
    StraddleDeclined,
)
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.narration.bouillotte.hands import kind_of
from voicecards.narration.bouillotte.lines import card_rows, of_seat
from voicecards.narration.phrase import Phrase
from voicecards.narration.tricks import event_line
from voicecards.narration.voice import also_you
from voicecards.utterance import Category

# --- before the bets -----------------------------------------------------------------------


def deal_started(event: DealStarted, view: BouillotteView) -> Phrase:
    """Tell the deal's number and dealer, and what is unusual about it."""
    told = event_line(
        also_you("deal-started", event.dealer, view.seat),
        Category.SCORE,
        None,
        "shuffle",
        n=event.number,
        count=event.deals,
        dealer=event.dealer,
    )
    if event.number == event.deals:
        told = told.followed_by(Phrase("deal-last"))
    if event.ranks_changed:
        ranks = tuple(Phrase("option-rank", {"rank": rank}) for rank in event.ranks)
        told = told.followed_by(Phrase("deal-pack", {"ranks": ranks}))
    if event.carried:
        told = told.followed_by(Phrase("deal-carried", {"n": event.carried}))
    return told


def antes_paid(event: AntesPaid, view: BouillotteView) -> Phrase:
    """Tell the pot, and who has put in the last chip."""
    told = event_line("antes", Category.PLAY, None, "chip", ante=event.ante, pot=event.pot)
    return told.followed_by(
        *(
            Phrase(
                also_you("ante-all-in", payment.seat, view.seat),
                {"seat": payment.seat, "amount": payment.amount},
            )
            for payment in event.payments
            if not payment.stack
        )
    )


def straddled(event: Straddled, view: BouillotteView) -> Phrase:
    """Tell who doubles the pot blind."""
    return of_seat(
        "straddled",
        Category.PLAY,
        event.seat,
        view,
        "chips",
        amount=event.amount,
        pot=event.pot,
        stack=event.stack,
    )


def straddle_declined(event: StraddleDeclined, view: BouillotteView) -> Phrase:
    """Tell who ends the straddling."""
    return of_seat("straddle-declined", Category.PLAY, event.seat, view)


def hand_dealt(event: HandDealt, view: BouillotteView) -> Phrase:
    """Read the listener's hand."""
    return event_line(
        "hand-dealt", Category.PLAY, None, "deal", cards=event.cards, count=len(event.cards)
    )


def open_cards_dealt(event: OpenCardsDealt, view: BouillotteView) -> Phrase:
    """Read the card of each hand that lies open."""
    return event_line("open-cards", Category.PLAY, None, "card").followed_by(
        *card_rows(event.cards)
    )


def retournes_turned(event: RetournesTurned, view: BouillotteView) -> Phrase:
    """Read the cards turned up, and tell what is still face down."""
    if len(event.retournes) > len(event.cards):
        old, card = event.retournes
        return event_line("turned-second", Category.PLAY, None, "card", card=card, old=old)
    told = event_line(
        "turned", Category.PLAY, None, "card", cards=event.cards, count=len(event.cards)
    )
    return told.followed_by(Phrase("turned-one-more-down")) if event.face_down else told


def retourne_changed(event: RetourneChanged, view: BouillotteView) -> Phrase:
    """Tell the new turned card, and that everybody speaks again."""
    return event_line("turned-changed", Category.PLAY, None, "card", card=event.card, old=event.old)


def betting_started(event: BettingStarted, view: BouillotteView) -> Phrase | None:
    """Tell who speaks first, and with several rounds which one begins.

    The prompt tells it where the listener speaks first and there is only one round. The pot of the
    first round has just been told with the antes.
    """
    mine = event.first == view.seat
    first = Phrase("betting-first", {"seat": event.first})
    if event.rounds == 1:
        return None if mine else event_line(first.key, Category.TURN, **first.args)
    told = event_line(
        "betting-round" if event.round > 1 else "betting-round-first",
        Category.TURN,
        None,
        "round_start" if event.round > 1 else None,
        round=event.round,
        rounds=event.rounds,
        pot=event.pot,
    )
    if event.face_down == view.options.retourne_count:
        told = told.followed_by(Phrase("turned-down", {"n": event.face_down}))
    return told if mine else told.followed_by(first)


def betting_skipped(event: BettingSkipped, view: BouillotteView) -> Phrase:
    """Tell that nobody bets any more."""
    return event_line("betting-skipped", Category.PLAY)


# --- bets ----------------------------------------------------------------------------------


def checked(event: Checked, view: BouillotteView) -> Phrase:
    """Tell who checks."""
    return of_seat("bet-check", Category.PLAY, event.seat, view, "knock")


def called(event: Called, view: BouillotteView) -> Phrase:
    """Tell who calls, and for how much."""
    return of_seat(
        "bet-call-all-in" if event.all_in else "bet-call",
        Category.PLAY,
        event.seat,
        view,
        "chips" if event.all_in else "chip",
        amount=event.amount,
        short=event.missing,
        pot=event.pot,
        stack=event.stack,
    )


def raised(event: Raised, view: BouillotteView) -> Phrase:
    """Tell who bets or raises, and by how much."""
    key = "bet-bet" if event.bet else "bet-raise"
    told = of_seat(
        f"{key}-all-in" if event.all_in else key,
        Category.PLAY,
        event.seat,
        view,
        "chips" if event.all_in else "chip",
        n=event.n,
        amount=event.amount,
        pot=event.pot,
        stack=event.stack,
    )
    return told if event.full else told.followed_by(Phrase("bet-short"))


def folded(event: Folded, view: BouillotteView) -> Phrase:
    """Tell who leaves the deal."""
    key = "bet-fold-free" if event.free else "bet-fold"
    return of_seat(key, Category.PLAY, event.seat, view, "fold", left=event.left)


def brelan_announced(event: BrelanAnnounced, view: BouillotteView) -> Phrase:
    """Tell who announces which brelan and is paid for it."""
    told = of_seat(
        "bet-announce",
        Category.PLAY,
        event.seat,
        view,
        "chips",
        brelan=kind_of(event.brelan),
        amount=event.received,
        stack=event.stack,
    )
    return told.followed_by(broke(event.payments))


def broke(payments: Sequence[Payment]) -> Phrase | None:
    """Tell who has paid a fee with the last chip."""
    seats = tuple(p.seat for p in payments if p.amount and not p.stack)
    return Phrase("fee-broke", {"seats": seats}) if seats else None


# --- laying cards open ---------------------------------------------------------------------


def expose_chosen(event: ExposeChosen, view: BouillotteView) -> Phrase:
    """Tell the listener which card it has chosen."""
    return event_line("expose-chosen", Category.PLAY, None, "card", card=event.card)


def cards_exposed(event: CardsExposed, view: BouillotteView) -> Phrase:
    """Read the cards that everybody lays open."""
    return event_line("cards-exposed", Category.PLAY, None, "card").followed_by(
        *card_rows(event.cards)
    )
