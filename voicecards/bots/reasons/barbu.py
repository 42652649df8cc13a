"""Why a decision is taken at Barbu: cards, contracts, trumps, doubles."""

from __future__ import annotations

from collections.abc import Iterator

from voicecards.bots.barbu.reading import Reading
from voicecards.bots.reasons.reason import Reason
from voicecards.bots.reasons.trick import Trick, reason_for
from voicecards.cards import PACK, Card, Rank, Suit
from voicecards.games.barbu.actions import ChooseContract, NameStartRank, NameTrump
from voicecards.games.barbu.contracts import tariff
from voicecards.games.barbu.domino import Run
from voicecards.games.barbu.view import BarbuView
from voicecards.games.game import Action, PlayCard, View
from voicecards.games.trick import winning_position


def reason(action: Action, view: View) -> Reason | None:
    """Say why an action is a good one; None where there is nothing certain to say."""
    assert isinstance(view, BarbuView)
    if len(view.legal) == 1:
        return Reason("only-card" if isinstance(action, PlayCard) else "only-choice")
    match action:
        case PlayCard(card):
            if view.phase == "domino":
                return _laid(card, view)
            return reason_for(card, _trick(view)) if view.contract else None
        case ChooseContract(contract):
            return _held_for(contract, view)
        case NameTrump(suit):
            return _of_suit(suit, view)
        case NameStartRank(rank):
            return _of_rank(rank, view)
    return _held_for(view.contract, view) if view.phase == "contro" and view.contract else None


def _trick(view: BarbuView) -> Trick:
    assert view.contract
    reading = Reading(view)
    price = tariff(view.contract, view.options)
    return Trick(
        legal=[a.card for a in view.legal if isinstance(a, PlayCard)],
        led=view.trick[0][1].suit if view.trick else None,
        top=view.trick[winning_position(view.trick, trump=view.trump)][1] if view.trick else None,
        trump=view.trump,
        out=[[PACK[index] for index in suit] for suit in reading.out],
        to_come=len(reading.to_come),
        taking=view.contract == "trumps",
        cost={card: -price.points[card.index] for card in view.hand},
        on_table=-sum(price.points[card.index] for _, card in view.trick) - price.trick,
    )


# --- before the first card -------------------------------------------------------------------


def _held_for(contract: str, view: BarbuView) -> Reason:
    """What the hand holds that matters in a contract."""
    options = view.options
    match contract:
        case "no_hearts":
            return _of_suit(options.penalty_suit, view)
        case "no_queens":
            return _of_rank(Rank.QUEEN, view)
        case "no_jacks":
            return _of_rank(Rank.JACK, view)
        case "barbu":
            held = options.barbu in view.hand
            return Reason("holds" if held else "holds-not", {"card": options.barbu})
        case "trumps":
            trump = view.trump
            return _of_suit(_longest(view) if trump is None else trump, view)
        case "domino" if view.start_rank is not None:
            return _of_rank(view.start_rank, view)
        case "domino" if isinstance(options.domino_start_rank, Rank):
            return _of_rank(options.domino_start_rank, view)
    return Reason("high-cards", {"n": sum(card.rank >= Rank.KING for card in view.hand)})


def _longest(view: BarbuView) -> Suit:
    return max(Suit, key=lambda suit: sum(card.suit is suit for card in view.hand))


def _of_suit(suit: Suit, view: BarbuView) -> Reason:
    return Reason("holds-suit", {"suit": suit, "n": sum(c.suit is suit for c in view.hand)})


def _of_rank(rank: Rank, view: BarbuView) -> Reason:
    return Reason("holds-rank", {"rank": rank, "n": sum(c.rank is rank for c in view.hand)})


# --- domino ----------------------------------------------------------------------------------


def _laid(card: Card, view: BarbuView) -> Reason:
    if card.rank is Rank.ACE and view.options.domino_ace_second_turn and len(view.hand) > 1:
        return Reason("ace-again")
    opened = _opened_by(card, view)
    for own in opened:
        if own in view.hand:
            return Reason("makes-room", {"card": own})
    if not any(_waits(other, view) for other in opened):
        return Reason("helps-nobody")
    for action in view.legal:
        if isinstance(action, PlayCard) and action.card is not card:
            waiting = [c for c in _opened_by(action.card, view) if _waits(c, view)]
            if waiting:
                return Reason("keeps-back", {"card": action.card})
    return Reason("cards-left", {"n": len(view.hand) - 1})


def _waits(card: Card, view: BarbuView) -> bool:
    """Whether a card lies in another hand."""
    return card not in view.hand and all(card is not played for _, played in view.played)


def _opened_by(card: Card, view: BarbuView) -> list[Card]:
    """The cards that fit once a card has been laid, and did not before."""
    in_play = view.options.cards_in_play
    lowest = min(c for c in in_play if c.suit is card.suit)
    found = _next_to(card, view.layout[card.suit], view.ace_side)
    return [
        c
        for c in found
        if c in in_play and (c.rank is not Rank.ACE or card is lowest or card.rank is Rank.KING)
    ]


def _next_to(card: Card, run: Run | None, ace_side: str | None) -> Iterator[Card]:
    suit = card.suit
    if card.rank is Rank.ACE:
        return
    if run is None or card.rank == run.above:
        above = Rank(card.rank + 1)
        if above is not Rank.ACE or ace_side != "low":
            yield Card(above, suit)
    if run is None or card.rank == run.below:
        if card.rank > min(Rank):
            yield Card(Rank(card.rank - 1), suit)
        if ace_side != "high":
            yield Card(Rank.ACE, suit)
