"""What may be played to a trick: following suit, trumping, and suits that may not be led."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from voicecards.cards import Card, Suit
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.game import IllegalAction
from voicecards.games.trick import Play, following


def barred_suits(contract: str, options: BarbuOptions) -> frozenset[Suit]:
    """Return the suits that `suit_lead` keeps from being led in a contract (section 1.1).

    In a salade these are the suits that count in it.
    """
    if options.suit_lead == "free":
        return frozenset()
    components = options.salade_components if contract == "salade" else {contract}
    barred = set()
    if "no_hearts" in components:
        barred.add(options.penalty_suit)
    if "barbu" in components:
        barred.add(options.barbu_suit)
    return frozenset(barred)


def leads(hand: Sequence[Card], barred: Collection[Suit]) -> Sequence[Card]:
    """Return the cards that may be led: any, if all are of barred suits."""
    if not barred:
        return hand
    return [card for card in hand if card.suit not in barred] or hand


def answers(hand: Sequence[Card], trick: Sequence[Play], trump: Suit | None) -> Sequence[Card]:
    """Return the cards that may be played to a trick that has been led (section 3).

    Args:
        hand: the cards held.
        trick: what lies on the table, at least the lead.
        trump: the trump suit, None in other contracts.
    """
    if trump is None:
        return following(hand, trick)
    led = trick[0][1].suit
    follow = [card for card in hand if card.suit is led]
    if follow and led is not trump:
        return follow
    trumps = follow if led is trump else [card for card in hand if card.suit is trump]
    top = _highest_trump(trick, trump)
    higher = [card for card in trumps if top is None or card.index > top.index]
    return higher or follow or hand


def refusal(
    card: Card, legal: Sequence[Card], trick: Sequence[Play], trump: Suit | None
) -> IllegalAction:
    """Say why a card of one's hand may not be played.

    Args:
        card: held, and not among the legal ones.
        legal: what may be played.
        trick: what lies on the table; empty for a lead.
        trump: the trump suit, None in other contracts.

    Returns:
        `cannot_lead_suit`, `must_follow_suit`, `must_trump` or `must_overtrump`, with `legal`
        and what else is to be told.
    """
    told = tuple(legal)
    if not trick:
        return IllegalAction("cannot_lead_suit", suit=card.suit, legal=told)
    led = trick[0][1].suit
    if legal[0].suit is led and card.suit is not led:
        return IllegalAction("must_follow_suit", suit=led, legal=told)
    assert trump is not None
    top = _highest_trump(trick, trump)
    if top is None:
        return IllegalAction("must_trump", suit=trump, legal=told)
    return IllegalAction("must_overtrump", suit=trump, highest=top, legal=told)


def _highest_trump(trick: Sequence[Play], trump: Suit) -> Card | None:
    trumps = [card for _, card in trick if card.suit is trump]
    return max(trumps, key=lambda card: card.index) if trumps else None
