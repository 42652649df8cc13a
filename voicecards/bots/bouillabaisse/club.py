"""A club player at Bouillabaisse: counts what is gone and weighs each card before playing it."""

from __future__ import annotations

import random
from functools import cache

from voicecards.bots.bot import pick
from voicecards.bots.bouillabaisse.outlook import Forecast
from voicecards.bots.bouillabaisse.reading import Reading
from voicecards.bots.bouillabaisse.temper import Temper
from voicecards.cards import Card, Suit
from voicecards.games.bouillabaisse.scoring import LAST_ROUND
from voicecards.games.bouillabaisse.view import BouillabaisseView
from voicecards.games.game import Action, PlayCard, View
from voicecards.games.trick import PLAYS


class BouillabaisseClub:
    """Plays the card with the best balance between this trick and the ones to come."""

    def __init__(self, temper: Temper | None = None) -> None:
        self._temper = temper or Temper()

    def choose(self, view: View, rng: random.Random) -> Action:
        """Play the legal card that costs least, or brings most; of equals, any."""
        assert isinstance(view, BouillabaisseView)
        if len(view.legal) == 1:
            return view.legal[0]
        scales = Scales(view, self._temper)
        costs = {
            action.card: round(scales.cost(action.card), 6)
            for action in view.legal
            if isinstance(action, PlayCard)
        }
        least = min(costs.values())
        return PLAYS[pick([card for card, cost in costs.items() if cost == least], rng)]


class Scales:
    """What each card of a hand costs to play, estimated in gross points.

    Points are good in round 6. Where taking everything changes the sign, and one seat has taken
    everything so far and most of the round, the aim turns around for all: that seat wants the
    rest, and anybody else a little of it; in round 6 that seat wants to be rid of the last trick.
    """

    def __init__(self, view: BouillabaisseView, temper: Temper) -> None:
        self._hand = view.hand
        self._temper = temper
        self._reading = Reading(view)
        turned = self._reading.one_has_all(temper.committed)
        self._greedy = (view.round == LAST_ROUND) is not turned
        self._forecast = Forecast(self._reading, temper, greedy=self._greedy)
        self._worth = self._reading.stakes.worth
        self._on_table = sum([self._worth(card) for _, card in view.trick])
        self._later = cache(self._expected_later)
        self._spared = cache(self._spared_points)

    def cost(self, card: Card) -> float:
        """Return what playing a card costs: in this trick, less what it would cost later."""
        now, passed_on = 0.0, 1.0
        if self._reading.beats_table(card):
            outlook = self._forecast.outlook(card, self._reading.to_come, self._on_table)
            now, passed_on = outlook.expected, 1.0 - outlook.wins
        given = passed_on * self._temper.riddance * self._worth(card)
        return (
            self._greedy_cost(card, now, given)
            if self._greedy
            else self._shy_cost(card, now, given)
        )

    def _shy_cost(self, card: Card, now: float, given: float) -> float:
        temper = self._temper
        if self._reading.top is None:
            now *= temper.venture
        relief = temper.relief * self._spared(card) + temper.void * self._nearer_void(card.suit)
        return now - given - relief

    def _greedy_cost(self, card: Card, now: float, given: float) -> float:
        if self._reading.top is None:
            now += self._promoted(card)
        elif card.suit is not self._reading.top.suit:
            now -= self._temper.guards * self._promoted(card)
        return self._temper.patience * self._later(card) + given - now

    def _expected_later(self, card: Card) -> float:
        """Return the points a card is expected to take when its suit is led later."""
        return self._forecast.outlook(card, self._reading.others).expected

    def _led_again(self, suit: Suit, times: int) -> float:
        """Return the chance that a suit is led at least so many times more."""
        holders = max(1, len(self._reading.shares[suit]))
        leads = min(len(self._reading.out[suit]) / holders, len(self._hand) - 1)
        spread = self._temper.leads_spread
        return min(1.0, max(0.0, (leads + spread - times) / (2 * spread - 1)))

    def _spared_points(self, card: Card) -> float:
        """Return the points a suit costs less without a card.

        The lowest card goes to the first lead of the suit, and so on: without a card the ones
        above it are each wanted one lead sooner. A low card therefore spares less than nothing.
        """
        held = self._reading.suits[card.suit]
        place = held.index(card)
        led = [self._led_again(card.suit, times) for times in range(1, len(held) + 1)]
        spared = led[place] * self._later(card)
        for above in range(place + 1, len(held)):
            spared -= (led[above - 1] - led[above]) * self._later(held[above])
        return spared

    def _nearer_void(self, suit: Suit) -> float:
        """Return what a card fewer in a suit brings: a chance to throw a danger of another."""
        length = len(self._reading.suits[suit])
        chance = self._led_again(suit, length)
        if not chance:
            return 0.0
        return chance * max(
            [self._danger(card) for card in self._hand if card.suit is not suit], default=0.0
        )

    def _danger(self, card: Card) -> float:
        return self._spared(card) + self._temper.riddance * self._worth(card)

    def _promoted(self, card: Card) -> float:
        """Return what a lead adds to the rest of its suit by drawing a card from above it."""
        gain = 0.0
        for other in self._reading.suits[card.suit]:
            if other is not card:
                drawn = self._forecast.outlook(other, self._reading.others, drawn=1)
                gain += drawn.expected - self._later(other)
        return gain
