"""What is said at the table of any trick game: plays, tricks, hands, turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from voicecards.cards import Card, Suit
from voicecards.games.game import SPECTATOR, Action, PlayCard, Seat
from voicecards.games.trick import following
from voicecards.narration.phrase import Arg, Phrase
from voicecards.narration.refusals import refused
from voicecards.narration.voice import also_you
from voicecards.utterance import Category, Priority


class TrickView(Protocol):
    """What the views of trick games share."""

    @property
    def seat(self) -> Seat: ...
    @property
    def turn(self) -> Seat | None: ...
    @property
    def legal(self) -> tuple[Action, ...]: ...
    @property
    def leader(self) -> Seat: ...
    @property
    def hand(self) -> tuple[Card, ...]: ...
    @property
    def trick(self) -> tuple[tuple[Seat, Card], ...]: ...


def event_line(
    key: str, category: Category, source: Seat | None = None, cue: str | None = None, /, **args: Arg
) -> Phrase:
    """A line about something that happened; `source` is the seat it comes from."""
    return Phrase(key, args, category, Priority.EVENT, seat=source, cue=cue)


def played(
    seat: Seat, card: Card, listener: Seat, *, discarded: bool, highest: bool = False
) -> Phrase:
    """Tell that a card has been played.

    Args:
        seat: who played it.
        card: the card.
        listener: who hears it.
        discarded: whether it does not follow the suit led.
        highest: whether it takes the trick as it lies now.
    """
    return _play("play-discard" if discarded else "play", seat, card, listener, highest)


def lead(seat: Seat, card: Card, listener: Seat) -> Phrase:
    """Tell that a card has been led."""
    return _play("play-lead", seat, card, listener, highest=False)


def _play(key: str, seat: Seat, card: Card, listener: Seat, highest: bool) -> Phrase:
    key = also_you(key, seat, listener)
    return event_line(key, Category.PLAY, seat, "card", seat=seat, card=card, highest=highest)


def prompt(view: TrickView, top: int) -> Phrase:
    """Tell the listener to play: what was led, and whether there is a choice at all.

    Args:
        view: the listener's, on turn.
        top: position in the trick of the card that takes it as it lies now; 0 for a lead.
    """
    legal = playable(view)
    args: dict[str, Arg] = {"cards": legal}
    key = "turn-lead"
    if view.trick:
        seat, highest = view.trick[top]
        led = view.trick[0][1].suit
        args |= {"suit": led, "top": highest, "seat": seat}
        key = "turn-follow" if legal[0].suit is led else "turn-void"
    if len(set(legal)) == 1:
        key, args = "turn-forced", {"card": legal[0]}
    return Phrase(key, args, Category.TURN, Priority.EVENT, cue="turn", supersedes="turn")


def playable(view: TrickView) -> tuple[Card, ...]:
    """The cards the listener may play now, each once."""
    return tuple(a.card for a in view.legal if isinstance(a, PlayCard))


def turn(view: TrickView, top: int) -> Phrase:
    """Tell whose turn it is."""
    if view.turn is None:
        return Phrase("turn-over")
    if view.turn != view.seat:
        return Phrase("turn-other", {"seat": view.turn}, Category.ANSWER, seat=view.turn)
    mine = prompt(view, top)
    return Phrase(mine.key, mine.args, Category.ANSWER, supersedes="turn")


def hand(view: TrickView) -> Phrase:
    """Read the whole hand."""
    if view.seat == SPECTATOR:
        return Phrase("hand-unseen")
    if not view.hand:
        return Phrase("hand-empty")
    return Phrase("hand", {"cards": view.hand, "count": len(view.hand)})


def legal(view: TrickView) -> Phrase:
    """Read the cards that may be played, or that could be if it were one's turn."""
    if view.seat == SPECTATOR:
        return Phrase("hand-unseen")
    if not view.hand:
        return Phrase("hand-empty")
    if view.turn != view.seat:
        after = Phrase("turn-other" if view.turn is not None else "turn-over", _seat(view.turn))
        if not view.trick or view.seat in (seat for seat, _ in view.trick):
            return after
        return after.followed_by(_legal(following(view.hand, view.trick), view))
    return _legal(playable(view), view)


def _seat(seat: Seat | None) -> dict[str, Arg]:
    return {} if seat is None else {"seat": seat}


def _legal(cards: Sequence[Card], view: TrickView) -> Phrase:
    cards = tuple(dict.fromkeys(cards))
    if len(cards) == 1:
        return Phrase("legal-one", {"card": cards[0]})
    if not view.trick:
        return Phrase("legal-any", {"cards": cards})
    led = view.trick[0][1].suit
    key = "legal" if cards[0].suit is led else "legal-void"
    return Phrase(key, {"cards": cards, "suit": led})


def table(view: TrickView, top: int) -> Phrase:
    """Read the cards on the table, in playing order."""
    if view.turn is None:
        return Phrase("turn-over")
    if not view.trick:
        return Phrase(also_you("table-empty", view.leader, view.seat), {"seat": view.leader})
    seat, card = view.trick[top]
    rows = [_table_row(*play) for play in view.trick]
    key = also_you("table-highest", seat, view.seat)
    highest = Phrase(key, {"seat": seat, "card": card})
    return rows[0].followed_by(*rows[1:], highest)


def _table_row(seat: Seat, card: Card) -> Phrase:
    return Phrase("table-row", {"seat": seat, "card": card})


def table_card(view: TrickView, number: int) -> Phrase:
    """Read one card on the table; `number` counts from 1."""
    if not 1 <= number <= len(view.trick):
        return Phrase("table-card-none", {"count": len(view.trick)}, Category.ERROR, cue="refused")
    seat, card = view.trick[number - 1]
    return Phrase("table-card", {"n": number, "seat": seat, "card": card}, seat=seat)


def suit_led(view: TrickView) -> Phrase:
    """Tell which suit is to be followed."""
    if view.turn is None:
        return Phrase("turn-over")
    if not view.trick:
        return Phrase(also_you("suit-led-none", view.leader, view.seat), {"seat": view.leader})
    seat, card = view.trick[0]
    key = also_you("suit-led", seat, view.seat)
    return Phrase(key, {"suit": card.suit, "seat": seat, "card": card})


def last_trick(plays: Sequence[tuple[Seat, Card]], taker: Seat, listener: Seat) -> Phrase:
    """Read a completed trick in playing order, and who took it."""
    taken = Phrase(also_you("last-trick-taken", taker, listener), {"seat": taker})
    return Phrase("last-trick").followed_by(*(_table_row(*play) for play in plays), taken)


def hand_card(card: Card, view: TrickView, position: int | None) -> Phrase:
    """Name a card of the hand; on one's turn also whether it may be played."""
    barred = view.turn == view.seat and card not in playable(view)
    where = view.hand.index(card) if position is None else position
    return Phrase(
        "hand-card-barred" if barred else "hand-card",
        {"card": card, "n": where + 1, "count": len(view.hand)},
        supersedes="hand-card",
    )


def must_follow(suit: Suit, cards: Sequence[Card]) -> Phrase:
    """Refuse a card off the suit led, and read those that fit."""
    if len(cards) == 1:
        return refused("must-follow-one", card=cards[0])
    return refused("must-follow-suit", suit=suit, cards=tuple(cards))


def named(action: Action) -> Phrase:
    """A play as an item of a list."""
    assert isinstance(action, PlayCard)
    return Phrase("card-named", {"card": action.card})
