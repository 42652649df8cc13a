"""Why a card is played to a trick: facts about what is out, as one seat may know them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from voicecards.bots.reasons.reason import Reason
from voicecards.cards import Card, Suit


@dataclass(frozen=True)
class Trick:
    """What both trick games have in common when a card is to be played.

    Attributes:
        legal: the cards that may be played.
        led: the suit to follow; None when leading.
        top: the card that is winning the trick; None when leading.
        trump: the trump suit, or None.
        out: by suit, the cards in other hands, each copy.
        to_come: how many others have still to play to the trick.
        taking: whether the aim is to take, not to avoid.
        cost: what a card costs its taker in points; cards that cost nothing may be left out.
        on_table: what the trick costs so far, in points.
        last_of_equals: whether the last of two equal cards wins.
    """

    legal: Sequence[Card]
    led: Suit | None
    top: Card | None
    trump: Suit | None
    out: Sequence[Sequence[Card]]
    to_come: int
    taking: bool
    cost: Mapping[Card, int]
    on_table: int
    last_of_equals: bool = False

    def beats(self, card: Card) -> bool:
        """Whether a card would be winning the trick."""
        top = self.top
        if top is None:
            return True
        if card.suit is top.suit:
            return card.index > top.index or (card is top and self.last_of_equals)
        return card.suit is self.trump

    def split(self, card: Card) -> tuple[int, int]:
        """Count the cards of its suit in other hands: those that lose to it, those that beat it."""
        out = self.out[card.suit]
        higher = sum(c.index > card.index or (c is card and self.last_of_equals) for c in out)
        return len(out) - higher, higher


def reason_for(card: Card, trick: Trick) -> Reason:
    """Say why a card is a good one to play: a fact that holds whatever the others hold."""
    if len(trick.legal) == 1:
        return Reason("only-card")
    if trick.led is None:
        return _led(card, trick)
    if card.suit is trick.led:
        return _followed(card, trick)
    return _ruffed(card, trick) if card.suit is trick.trump else _discarded(card, trick)


def _led(card: Card, trick: Trick) -> Reason:
    lower, higher = trick.split(card)
    about = {"suit": card.suit, "n": higher, "out": lower + higher}
    if not lower + higher:
        return Reason("none-out", about)
    if not higher:
        return Reason("none-higher" if trick.taking else "early", about)
    if not lower and not trick.taking:
        return Reason("all-higher", about)
    return Reason("some-higher", about)


def _followed(card: Card, trick: Trick) -> Reason:
    assert trick.top is not None
    if not trick.beats(card):
        return _below(card, trick)
    if not trick.to_come:
        return _taken_last(trick)
    trump = trick.trump
    if trump is not None and trump is not card.suit and trick.out[trump]:
        return Reason("beats", {"card": trick.top})
    lower, higher = trick.split(card)
    if higher:
        return Reason("some-higher", {"suit": card.suit, "n": higher, "out": lower + higher})
    if trick.taking:
        return Reason("none-higher", {"suit": card.suit, "n": 0, "out": lower})
    return Reason(
        "must-beat" if all(map(trick.beats, trick.legal)) else "early", {"suit": card.suit}
    )


def _below(card: Card, trick: Trick) -> Reason:
    """Why a card that does not win is played."""
    assert trick.top is not None
    under = [c for c in trick.legal if not trick.beats(c)]
    if trick.taking:
        if len(under) == len(trick.legal):
            return Reason("nothing-beats", {"card": trick.top})
        return Reason("saves", {"card": max(trick.legal, key=lambda c: c.index)})
    highest = max(under, key=lambda c: c.index)
    return Reason("highest-below" if card is highest else "below", {"card": trick.top})


def _taken_last(trick: Trick) -> Reason:
    if trick.taking:
        return Reason("takes-last")
    if all(map(trick.beats, trick.legal)):
        return Reason("must-take")
    return Reason("takes-cost" if trick.on_table else "takes-free", {"points": trick.on_table})


def _ruffed(card: Card, trick: Trick) -> Reason:
    assert trick.top is not None
    if not trick.beats(card):
        return Reason("nothing-beats", {"card": trick.top})
    if not trick.to_come:
        return Reason("takes-last")
    _, higher = trick.split(card)
    about = {"suit": card.suit, "n": higher, "out": len(trick.out[card.suit])}
    return Reason("some-higher" if higher else "none-higher", about)


def _discarded(card: Card, trick: Trick) -> Reason:
    if trick.taking:
        return Reason("cannot-take", {"suit": trick.led or card.suit})
    if points := trick.cost.get(card, 0):
        return Reason("gives", {"points": points})
    lower = sum(c.index < card.index for c in trick.out[card.suit])
    if lower:
        return Reason("rids", {"suit": card.suit, "n": lower})
    return Reason("cannot-take", {"suit": trick.led or card.suit})
