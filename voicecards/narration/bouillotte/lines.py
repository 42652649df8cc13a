"""What the lines of Bouillotte share: who sits where, chips won, lists of cards and seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from voicecards.games.bouillotte.events import SeatCard
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.game import SPECTATOR, Seat
from voicecards.narration.phrase import Arg, Phrase
from voicecards.narration.tricks import event_line
from voicecards.narration.voice import also_you, seats_from
from voicecards.utterance import Category


def around(view: BouillotteView) -> Sequence[Seat]:
    """All seats clockwise as they sit, the listener first; by number while places are chosen."""
    sitting = view.clockwise
    if len(sitting) < view.options.players:
        return seats_from(view.seat, view.options.players)
    if view.seat == SPECTATOR:
        return sitting
    at = sitting.index(view.seat)
    return sitting[at:] + sitting[:at]


def whence(seat: Seat, view: BouillotteView) -> Seat | None:
    """Where a seat is heard: players may have chosen other places than their numbers."""
    if len(view.clockwise) < view.options.players:
        return None
    return around(view).index(seat)


def of_seat(
    key: str,
    category: Category,
    seat: Seat,
    view: BouillotteView,
    cue: str | None = None,
    /,
    **args: Arg,
) -> Phrase:
    """A line about what a seat did or met; the listener's own line has its own wording."""
    key = also_you(key, seat, view.seat)
    return event_line(key, category, whence(seat, view), cue, seat=seat, **args)


def card_rows(cards: Iterable[SeatCard]) -> list[Phrase]:
    """Cards in front of seats, a sentence each."""
    return [Phrase("table-row", {"seat": shown.seat, "card": shown.card}) for shown in cards]


def change(amount: int) -> dict[str, Arg]:
    """Chips won or lost, as the messages take them."""
    sign = "plus" if amount > 0 else "minus" if amount else "even"
    return {"sign": sign, "amount": abs(amount)}


def numbers(values: Iterable[int]) -> tuple[Phrase, ...]:
    """Numbers as items of a list."""
    return tuple(Phrase("option-number", {"n": value}) for value in values)


def sentences(lines: Sequence[Phrase]) -> Phrase:
    """Several phrases as one line; the first one decides how it is said."""
    return lines[0].followed_by(*lines[1:])
