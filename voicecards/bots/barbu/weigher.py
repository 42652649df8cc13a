"""What each card of a hand costs in contracts of penalties, as a club player sees it."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from voicecards.bots.barbu.reading import Reading
from voicecards.bots.barbu.slam import slam_outlook
from voicecards.cards import PACK, Card, Suit
from voicecards.games.barbu.contracts import tariff
from voicecards.games.barbu.view import BarbuView
from voicecards.games.game import Seat

OVERTAKES: Final = 0.15
"""How often somebody who could stay below goes over all the same."""

DUMPS: Final = 0.8
"""How often a card that costs is thrown on a trick it can be thrown on."""

RELIEF: Final = 0.5
"""What getting rid of a dangerous card is worth, of the points it threatens to cost."""

KEEP: Final = 0.15
"""What share of the points of a card its holder expects to take home with it."""

LEAD: Final = 0.1
"""What having to lead next costs, of an average trick."""

VOID: Final = 0.3
"""What an empty suit is worth, of an average trick: other cards can be thrown on it."""

LAST_TRICKS: Final = 0.5
"""How much of what the last tricks cost is felt from the first card on."""

OTHER_CARDS: Final = 0.5
"""How much of the cost of a suit's unseen cards is expected in one's own tricks of that suit."""

RIVALS: Final = 2
"""How many of the others, of those who can follow, really fight for staying below."""

ATTACK: Final = 0.1
"""The chance of a slam from which the only taker goes on to take everything."""


class Weigher:
    """Estimates what playing each card costs, in points, from one view."""

    def __init__(self, view: BarbuView) -> None:
        assert view.contract
        self._view = view
        self._reading = reading = Reading(view)
        price = tariff(view.contract, view.options)
        self._worth = [-points for points in price.points]
        self._trick = -price.trick
        self._ends = (-price.last, -price.second_last)
        self._left = len(view.hand)
        held = sum(self._worth[card.index] for card in view.hand)
        out = sum(self._worth[index] for suit in reading.out for index in suit)
        self._average = self._trick + (held + out) / self._left
        self._table = sum(self._worth[card.index] for _, card in view.trick)
        self._top = _top_card(view)
        self._outlook = slam_outlook(view)

    def cost(self, card: Card) -> float:
        """Return what playing a card costs: this trick, less what it would cost later.

        Whoever is on the way to a slam wants what he fled from before.
        """
        outlook = self._outlook
        cost = -self._burden(card)
        if self._beats_table(card):
            wins, points = self._prospects(card, self._reading.to_come)
            points += self._table + self._ending(self._left - 1)
            if outlook and outlook.taker != self._view.seat and points > 0:
                points -= outlook.threat
            cost += wins * (points + LEAD * self._average)
        if outlook and outlook.taker == self._view.seat and outlook.chance >= ATTACK:
            return -cost
        return cost

    def _burden(self, card: Card) -> float:
        """Return the points that keeping a card is expected to bring its holder.

        It is the danger of the suit with the card, less the danger without it: low cards guard the
        higher ones, so parting with them may cost.
        """
        held = [c for c in self._view.hand if c.suit is card.suit]
        rest = [c for c in held if c is not card]
        relief = self._danger(held) - self._danger(rest)
        if not rest:
            relief += VOID * self._average
        relief += self._high(card) * LAST_TRICKS * sum(self._ends) / self._left
        return RELIEF * relief + KEEP * self._worth[card.index]

    def _danger(self, held: list[Card]) -> float:
        """Return the points expected from one suit, its cards being played from the lowest up."""
        if not held:
            return 0.0
        out = self._reading.out[held[0].suit]
        holders = len(self._reading.shares[held[0].suit])
        if not out or not holders:
            return 0.0
        rounds = len(out) / holders
        others = sum(self._worth[index] for index in out)
        points = self._average + OTHER_CARDS * others / max(1.0, rounds)
        danger = 0.0
        for number, card in enumerate(held):
            likely = min(1.0, rounds - number)
            if likely <= 0.0:
                break
            caught = self._high(card) ** min(holders, RIVALS)
            danger += likely * caught * (points + self._worth[card.index])
        return danger

    def _high(self, card: Card) -> float:
        """Return the share of the unseen cards of its suit that are below a card."""
        below, above = self._reading.split(card)
        return below / (below + above) if below + above else 0.0

    def _prospects(self, card: Card, followers: list[Seat]) -> tuple[float, float]:
        """Return the chance that a winning card goes on winning, and what it then takes along."""
        below, above = self._reading.split(card)
        shares = self._reading.shares[card.suit]
        wins = 1.0
        for seat in followers:
            share = shares.get(seat, 0.0)
            if share:
                wins *= 1.0 - _goes_over(share, below, above)
        points: float = self._trick + self._worth[card.index]
        if wins > 0.001:
            points += self._thrown_on(card, followers, below + above)
        return wins, points

    def _thrown_on(self, card: Card, followers: list[Seat], out: int) -> float:
        """Return the points the seats to follow are expected to add to a trick this card wins."""
        shares = self._reading.shares[card.suit]
        points = holders = 0.0
        for seat in followers:
            share = shares.get(seat, 0.0)
            holders += share
            points += (1.0 - share) ** out * self._dump(seat)
        low = sum(self._worth[i] for i in self._reading.out[card.suit] if i < card.index)
        if low:
            spread = min(1.0, len(followers) / max(1, out))
            points += holders * low * max(DUMPS / 2, spread)
        return points

    def _dump(self, seat: Seat) -> float:
        """Return the points a seat with nothing of the suit led is expected to throw."""
        left, points = 1.0, 0.0
        for worth, suit in self._dangers:
            share = self._reading.shares[suit].get(seat, 0.0)
            points += left * share * worth
            left *= 1.0 - share
        return DUMPS * points

    @cached_property
    def _dangers(self) -> list[tuple[int, Suit]]:
        """The unseen cards that cost, as (points, suit), the worst first."""
        worth = self._worth
        found = [(worth[i], PACK[i].suit) for cards in self._reading.out for i in cards if worth[i]]
        return sorted(found, reverse=True)

    def _ending(self, left: int) -> int:
        """Return what the trick costs beside its cards, with so many tricks to come after it."""
        return self._ends[left] if left < 2 else 0

    def _beats_table(self, card: Card) -> bool:
        top = self._top
        return top is None or (card.suit is top.suit and card.index > top.index)


def _goes_over(share: float, below: int, above: int) -> float:
    """Return the chance that a seat holding this share of a suit plays higher."""
    can = 1.0 - (1.0 - share) ** above
    must = (1.0 - share) ** below
    return can * (must + (1.0 - must) * OVERTAKES)


def _top_card(view: BarbuView) -> Card | None:
    if not view.trick:
        return None
    led = view.trick[0][1].suit
    return max(card for _, card in view.trick if card.suit is led)
