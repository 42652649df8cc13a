"""The end of a deal in sentences: hands shown, who wins which pot and why, the new stacks."""

from __future__ import annotations

from voicecards.cards import Card
from voicecards.games.bouillotte.outcomes import (
    AllPassed,
    BrelanPaid,
    DealEnded,
    HandsShown,
    PotTaken,
    PotWon,
    ShownHand,
    SuitsCounted,
    UncalledReturned,
)
from voicecards.games.bouillotte.showdown import Reason, SuitSum
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.narration.bouillotte.dealing import broke
from voicecards.narration.bouillotte.hands import kind_of, worth
from voicecards.narration.bouillotte.lines import around, change, of_seat, whence
from voicecards.narration.phrase import Arg, Phrase
from voicecards.narration.tricks import event_line
from voicecards.narration.voice import also_you
from voicecards.utterance import Category


def pot_taken(event: PotTaken, view: BouillotteView) -> Phrase:
    """Tell who takes the pot because all the others have folded."""
    return of_seat("pot-taken", Category.TRICK, event.seat, view, "chips", amount=event.amount)


def all_passed(event: AllPassed, view: BouillotteView) -> Phrase:
    """Tell that nobody has bet, and what follows."""
    key = "all-passed-redeal" if event.redeal else "all-passed"
    return event_line(key, Category.TRICK, pot=event.pot)


def uncalled_returned(event: UncalledReturned, view: BouillotteView) -> Phrase:
    """Tell which chips go back because nobody called them."""
    return event_line(
        "uncalled",
        Category.TRICK,
        whence(event.seat, view),
        "chip",
        seat=event.seat,
        amount=event.amount,
    )


def hands_shown(event: HandsShown, view: BouillotteView) -> Phrase:
    """Read every hand shown, and what it is worth."""
    told = event_line(
        "showdown",
        Category.TRICK,
        None,
        "card",
        cards=event.retournes,
        count=len(event.retournes),
    )
    return told.followed_by(*map(_shown, event.hands))


def _shown(shown: ShownHand) -> Phrase:
    args: dict[str, Arg] = {"seat": shown.seat, "cards": shown.cards}
    if shown.value is None:
        return Phrase("show-row-folded", args)
    told = worth(shown.value)
    if told is None:
        return Phrase("show-row-cards", args)
    return Phrase("show-row", args | {"worth": told})


def suits_counted(event: SuitsCounted, view: BouillotteView) -> Phrase:
    """Read what each suit of the table counts, in the order in which they decide."""
    return event_line("suits-counted", Category.TRICK).followed_by(*map(_suit_sum, event.sums))


def _suit_sum(counted: SuitSum) -> Phrase:
    args: dict[str, Arg] = {"suit": counted.suit, "points": counted.points}
    if counted.owner is None or counted.card is None:
        return Phrase("suit-sum", args)
    return Phrase("suit-sum-held", args | {"card": counted.card, "seat": counted.owner})


# --- pots ----------------------------------------------------------------------------------


def pot_won(event: PotWon, view: BouillotteView) -> Phrase:
    """Tell who wins a pot, with which hand, and what put it before the others."""
    return _award(event, view).followed_by(_best(event), *_reason(event, view), *_odd_chips(event))


def pot_name(number: int, pots: int) -> Phrase:
    """The name of one of several pots; the main pot is number 1."""
    if number == 1:
        return Phrase("pot-main")
    if pots == 2:
        return Phrase("pot-side")
    return Phrase("pot-side-n", {"n": number - 1})


def _award(event: PotWon, view: BouillotteView) -> Phrase:
    args: dict[str, Arg] = {"amount": event.amount}
    suffix = ""
    if event.pots > 1:
        args["which"] = pot_name(event.number, event.pots)
        suffix = "-of"
    if len(event.winners) > 1:
        args["shares"] = tuple(
            Phrase("share-row", {"seat": winner.seat, "amount": winner.amount})
            for winner in event.winners
        )
        return event_line(f"pot-shared{suffix}", Category.TRICK, None, "chips", **args)
    seat = event.winners[0].seat
    key = "pot-won-of" if suffix else also_you("pot-won", seat, view.seat)
    return event_line(key, Category.TRICK, whence(seat, view), "chips", seat=seat, **args)


def _best(event: PotWon) -> Phrase | None:
    """The winning hand; nobody needs it when nobody else could win."""
    told = worth(event.value)
    if told is None or event.reason is Reason.UNCONTESTED:
        return None
    return Phrase("why-best", {"worth": told})


def _reason(event: PotWon, view: BouillotteView) -> list[Phrase]:
    """What put the winner before the best of the others."""
    args: dict[str, Arg] = {"cards": event.value.cards, "turned": view.options.retourne_count}
    if event.over is not None:
        args["seat"] = event.over
    if event.reason in (Reason.KIND, Reason.POINTS):
        return [Phrase("why-ahead", args)]
    suit = event.suit if event.suit is not None else event.value.suit
    if suit is not None:
        args["suit"] = suit
    if (card := _decisive_card(event)) is not None:
        args["card"] = card
    return [Phrase(f"why-{event.reason.value}", args)]


def _decisive_card(event: PotWon) -> Card | None:
    """The winner's highest card of the suit that decided; None where no card did."""
    cards = event.value.cards
    if event.suit is not None:
        cards = next(counted.cards for counted in event.value.suits if counted.suit is event.suit)
    return cards[0] if cards else None


def _odd_chips(event: PotWon) -> list[Phrase]:
    if event.carried:
        return [Phrase("odd-carried", {"n": event.carried})]
    return [Phrase("odd-given")] if event.odd else []


# --- after the pots ------------------------------------------------------------------------


def brelan_paid(event: BrelanPaid, view: BouillotteView) -> Phrase:
    """Tell who is paid for a brelan at the showdown."""
    told = of_seat(
        "brelan-paid",
        Category.TRICK,
        event.seat,
        view,
        "chips",
        brelan=kind_of(event.brelan),
        amount=event.received,
    )
    return told.followed_by(broke(event.payments))


def deal_ended(event: DealEnded, view: BouillotteView) -> Phrase:
    """Tell what everybody has now, the listener first; who was out before is left out."""
    played = [seat for seat in around(view) if event.stacks[seat] or event.changes[seat]]
    plays = view.seat in played
    rows = [
        Phrase(
            "chips-own" if seat == view.seat or not plays else "chips-other",
            {"seat": seat, "stack": event.stacks[seat], **change(event.changes[seat])},
        )
        for seat in played
    ]
    return event_line("deal-ended", Category.SCORE, n=event.number).followed_by(*rows)
