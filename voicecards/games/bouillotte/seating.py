"""The draw for the first deal and for the places (rule sheet, section 1, `seat_draw`)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from voicecards.cards import Card
from voicecards.games.bouillotte.events import PlaceTaken, SeatCard, SeatCardsDrawn, SeatsSettled
from voicecards.games.chance import Chance
from voicecards.games.game import Event, IllegalAction, Seat


def rank_by_draw(
    seats: Sequence[Seat], pack: Sequence[Card], chance: Chance, *, first_only: bool
) -> tuple[list[Seat], list[SeatCardsDrawn]]:
    """Let each seat draw a card; equal ranks draw again among themselves from a full pack.

    Args:
        seats: who draws, clockwise.
        pack: what is drawn from.
        chance: what shuffles.
        first_only: whether only the highest matters, so that other equals need not draw again.

    Returns:
        The seats, the highest first, and the draws in order.
    """
    drawn = [SeatCard(s, c) for s, c in zip(seats, chance.shuffled(pack), strict=False)]
    ordered = sorted(drawn, key=lambda draw: (-draw.card.rank, draw.seat))
    groups = [[d.seat for d in group] for _, group in groupby(ordered, lambda d: d.card.rank)]
    tied = [group for group in groups[: 1 if first_only else None] if len(group) > 1]
    draws = [SeatCardsDrawn(draws=tuple(drawn), again=tuple(seat for g in tied for seat in g))]
    ranking: list[Seat] = []
    for group in groups:
        if group in tied:
            group, more = rank_by_draw(group, pack, chance, first_only=first_only)
            draws += more
        ranking += group
    return ranking, draws


class Places:
    """Who sits where, counted clockwise from place 1.

    Args:
        choosers: who chooses a place, in order; empty when everybody sits already.
        players: how many places there are.
    """

    def __init__(self, choosers: Sequence[Seat], players: int) -> None:
        self.waiting = tuple(choosers)
        self._players = players
        self.taken: dict[Seat, int] = {}
        if not choosers:
            self.taken = {seat: seat + 1 for seat in range(players)}

    def copy(self) -> Places:
        """An independent copy."""
        twin = Places(self.waiting, self._players)
        twin.taken = self.taken.copy()
        return twin

    @property
    def free(self) -> tuple[int, ...]:
        """The places still free, in ascending order."""
        taken = self.taken.values()
        return tuple([place for place in range(1, self._players + 1) if place not in taken])

    @property
    def clockwise(self) -> tuple[Seat, ...]:
        """The seats that have a place, clockwise from place 1."""
        return tuple(sorted(self.taken, key=self.taken.__getitem__))

    def take(self, place: int) -> list[Event]:
        """Seat the next chooser; the last place needs no choice.

        Raises:
            IllegalAction: `no_such_place` or `place_taken`, with the `free` ones.
        """
        if place not in self.free:
            exists = type(place) is int and 1 <= place <= self._players
            code = "place_taken" if exists else "no_such_place"
            raise IllegalAction(code, n=place, free=self.free)
        events: list[Event] = [self._seat(place, forced=False)]
        if len(self.waiting) == 1:
            events.append(self._seat(self.free[0], forced=True))
        if not self.waiting:
            events.append(SeatsSettled(order=self.clockwise))
        return events

    def _seat(self, place: int, *, forced: bool) -> PlaceTaken:
        seat, self.waiting = self.waiting[0], self.waiting[1:]
        self.taken[seat] = place
        return PlaceTaken(seat=seat, place=place, forced=forced)
