"""What a hand is worth, and why, in words."""

from __future__ import annotations

from collections.abc import Iterable

from voicecards.cards import Card
from voicecards.games.bouillotte.hands import HandKind, HandValue
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.game import SPECTATOR
from voicecards.narration.phrase import Arg, Phrase


def kind_of(kind: HandKind | None) -> str:
    """The kind of a brelan as the messages take it; None where nobody may know more."""
    return "brelan" if kind is None else kind.value


def worth(value: HandValue) -> Phrase | None:
    """A hand in short: "thirty-one in spades"; None where only the suits of the table count."""
    if value.rank is not None:
        count = len(value.cards) + len(value.retournes)
        return Phrase(
            "worth-brelan", {"brelan": kind_of(value.kind), "n": count, "rank": value.rank}
        )
    if value.suit is None:
        return None
    return Phrase("worth-points", {"points": value.points, "suit": value.suit})


def value(view: BouillotteView) -> Phrase:
    """Tell what the listener's hand is worth now, and why."""
    if view.seat == SPECTATOR:
        return Phrase("hand-unseen")
    if view.value is None:
        return Phrase("hand-empty")
    told = _why(view.value)
    if view.face_down:
        told = Phrase("value-so-far").followed_by(told)
    if view.seat in [announced.seat for announced in view.announced]:
        return told.followed_by(Phrase("value-announced"))
    if view.may_announce and view.in_deal:
        return told.followed_by(Phrase("value-announceable"))
    return told


def _why(value: HandValue) -> Phrase:
    if value.rank is not None:
        key = f"value-{value.kind.value}"
        if value.kind is HandKind.CARRE and len(value.retournes) == 2:
            key += "-pair"
        return Phrase(key, {"n": len(value.cards), "rank": value.rank})
    if value.suit is None:
        return Phrase("value-table-suit", {"items": _suits(value)})
    args: dict[str, Arg] = {
        "points": value.points,
        "suit": value.suit,
        "own": _ranks(value.cards),
    }
    if not value.retournes:
        return Phrase("value-points", args)
    return Phrase("value-points-turned", args | {"turned": _ranks(value.retournes)})


def _suits(value: HandValue) -> tuple[Phrase, ...]:
    return tuple(
        Phrase("worth-points", {"points": counted.points, "suit": counted.suit})
        for counted in value.suits
    )


def _ranks(cards: Iterable[Card]) -> tuple[Phrase, ...]:
    return tuple(Phrase("rank-named", {"rank": card}) for card in cards)
