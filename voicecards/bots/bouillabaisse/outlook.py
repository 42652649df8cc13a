"""How likely a card is to take a trick, and what the trick would hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from voicecards.bots.bouillabaisse.reading import Reading
from voicecards.bots.bouillabaisse.temper import Temper
from voicecards.cards import Card
from voicecards.games.game import Seat

_HOPELESS: Final = 0.001


@dataclass(frozen=True)
class Outlook:
    """What to expect of a card: the chance that it takes its trick, and the points in it then."""

    wins: float
    points: float

    @property
    def expected(self) -> float:
        """Gross points to expect from playing it."""
        return self.wins * self.points


class Forecast:
    """Works out outlooks from a reading.

    Args:
        reading: of the table.
        temper: how the others are taken to play.
        greedy: whether they want points, as in round 6.
    """

    def __init__(self, reading: Reading, temper: Temper, *, greedy: bool) -> None:
        self._reading = reading
        self._temper = temper
        self._greedy = greedy

    def outlook(
        self, card: Card, followers: Sequence[Seat], on_table: int = 0, drawn: int = 0
    ) -> Outlook:
        """Return the outlook of a card that is winning a trick.

        Args:
            card: the card.
            followers: who plays after it.
            on_table: the worth of the cards that lie there already.
            drawn: how many of the cards that beat it to leave out of account.
        """
        below, above = self._reading.below_and_above(card)
        above = max(0, above - drawn)
        shares = self._reading.shares[card.suit]
        wins = 1.0
        for seat in followers:
            share = shares.get(seat, 0.0)
            if share:
                wins *= 1.0 - self._goes_over(share, below, above)
        if wins < _HOPELESS:
            return Outlook(0.0, 0.0)
        stakes = self._reading.stakes
        points = on_table + stakes.points_trick + stakes.worth(card)
        return Outlook(wins, points + self._added(card, followers, below + above))

    def _goes_over(self, share: float, below: int, above: int) -> float:
        """Return the chance that a seat with this share of a suit plays a card above."""
        can = 1.0 - (1.0 - share) ** above
        if self._greedy:
            return can
        must = (1.0 - share) ** below
        return can * (must + (1.0 - must) * self._temper.overtakes)

    def _added(self, card: Card, followers: Sequence[Seat], out: int) -> float:
        """Return the points that those who follow are expected to add to the card's trick."""
        reading, stakes = self._reading, self._reading.stakes
        shares = reading.shares[card.suit]
        per_card = stakes.points_suit if card.suit is stakes.suit else 0
        points = 0.0
        for seat in followers:
            share = shares.get(seat, 0.0)
            empty = (1.0 - share) ** out if share else 1.0
            points += empty * self._thrown_by(seat) + (1.0 - empty) * per_card
        extra = sum([stakes.worth(c) - per_card for c in reading.out[card.suit] if c < card])
        if extra:
            held = sum([shares.get(seat, 0.0) for seat in followers])
            points += self._temper.dumps * held * extra
        return points

    def _thrown_by(self, seat: Seat) -> float:
        """Return the points that a seat with nothing of the suit led is expected to throw."""
        if self._greedy:
            return 0.0
        points, none_worse = 0.0, 1.0
        for worth, suit in self._reading.dangers:
            share = self._reading.shares[suit].get(seat, 0.0)
            points += none_worse * share * worth
            none_worse *= 1.0 - share
        return self._temper.dumps * points
