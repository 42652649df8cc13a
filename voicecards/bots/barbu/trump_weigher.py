"""What each card of a hand brings in the contract of trumps, as a club player sees it."""

from __future__ import annotations

import math
from typing import Final

from voicecards.bots.barbu.reading import Reading
from voicecards.cards import Card
from voicecards.games.barbu.view import BarbuView
from voicecards.games.game import Seat
from voicecards.games.trick import winning_position

ANY_TRUMP: Final = 0.4
"""The tricks that the lowest trump is expected to take later; the highest takes one."""

SIDE_SUIT: Final = 0.5
"""How often a top card of another suit is not trumped when it is kept for later."""

STEEPNESS: Final = 2.5
"""How fast cards of other suits lose their worth below the top."""

UNGUARDED: Final = 0.3
"""What is left of that worth when higher cards are out and too few lower ones are held with it."""


class TrumpWeigher:
    """Estimates, in tricks, what playing each card of a hand brings, from one view."""

    def __init__(self, view: BarbuView) -> None:
        assert view.trump is not None
        self._view = view
        self._trump = view.trump
        self._reading = Reading(view)
        self._trumps_out = len(self._reading.out[view.trump])

    def value(self, card: Card) -> float:
        """Return the tricks a card brings now, less those it would bring if kept."""
        trick = [*self._view.trick, (self._view.seat, card)]
        now = 0.0
        if winning_position(trick, trump=self._trump) == len(trick) - 1:
            now = self._holds(card, trick[0][1], self._reading.to_come)
        return now - self._kept(card)

    def _holds(self, card: Card, led: Card, followers: list[Seat]) -> float:
        """Return the chance that a winning card goes on winning."""
        out, shares, trump = self._reading.out, self._reading.shares, self._trump
        _, above = self._reading.split(card)
        holds = 1.0
        for seat in followers:
            share = shares[led.suit].get(seat, 0.0)
            void = (1.0 - share) ** len(out[led.suit])
            trumps = shares[trump].get(seat, 0.0)
            if card.suit is trump:
                beaten = 1.0 - (1.0 - trumps) ** above
                beaten *= 1.0 if led.suit is trump else void
            else:
                beaten = 1.0 - (1.0 - share) ** above
                beaten += void * (1.0 - (1.0 - trumps) ** self._trumps_out)
            holds *= max(0.0, 1.0 - beaten)
        return holds

    def _kept(self, card: Card) -> float:
        """Return the chance that a card takes a trick later."""
        below, above = self._reading.split(card)
        high = below / (below + above) if below + above else 1.0
        if card.suit is self._trump:
            return ANY_TRUMP + (1.0 - ANY_TRUMP) * high
        guarded = above < sum(c.suit is card.suit for c in self._view.hand)
        survives = SIDE_SUIT if self._trumps_out else 1.0
        return survives * math.pow(high, STEEPNESS) * (1.0 if guarded else UNGUARDED)
