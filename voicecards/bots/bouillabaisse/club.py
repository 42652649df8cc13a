"""A club player at Bouillabaisse: counts what is gone and weighs each card before playing it."""

from __future__ import annotations

import random
from dataclasses import dataclass

from voicecards.bots.bot import pick
from voicecards.bots.bouillabaisse.reading import Reading
from voicecards.cards import PACK, Card
from voicecards.games.bouillabaisse.scoring import LAST_ROUND
from voicecards.games.bouillabaisse.view import BouillabaisseView
from voicecards.games.game import Action, PlayCard, Seat, View
from voicecards.games.trick import PLAYS


@dataclass(frozen=True)
class Temper:
    """How a club player weighs things.

    Attributes:
        overtakes: how often somebody who could stay below goes over all the same.
        dumps: how often a card that counts is thrown on a trick it can be thrown on.
        relief: what getting rid of a dangerous card is worth, of the points it is expected to cost.
        keep: what share of a card's own points its holder expects to end up with.
        patience: in round 6, what share of a good card's expected points waiting for it is worth.
    """

    overtakes: float = 0.15
    dumps: float = 0.8
    relief: float = 1.0
    keep: float = 0.15
    patience: float = 0.8
    venture: float = 1.0
    short: float = 0.0


class BouillabaisseClub:
    """Plays the card with the best balance between this trick and the ones to come."""

    def __init__(self, temper: Temper | None = None) -> None:
        self._temper = temper or Temper()

    def choose(self, view: View, rng: random.Random) -> Action:
        """Play the legal card that costs least, or in round 6 brings most."""
        assert isinstance(view, BouillabaisseView)
        legal = [action.card for action in view.legal if isinstance(action, PlayCard)]
        if len(legal) == 1:
            return view.legal[0]
        weigher = Weigher(view, self._temper)
        costs = [round(weigher.cost(card), 6) for card in legal]
        best = min(costs)
        return PLAYS[pick([c for c, x in zip(legal, costs, strict=True) if x == best], rng)]


class Weigher:
    """Estimates what each card costs, in gross points, from one view."""

    def __init__(self, view: BouillabaisseView, temper: Temper) -> None:
        self._view = view
        self._temper = temper
        self._reading = Reading(view)
        self._stakes = self._reading.stakes
        self._greedy = view.round == LAST_ROUND
        self._on_table = sum(self._stakes.worth(card) for _, card in view.trick)
        self._top = _top_card(view)
        left = len(view.hand)
        self._average = (
            self._stakes.points_trick * left
            + sum(map(self._stakes.worth, view.hand))
            + sum(self._reading.unseen[i] * self._stakes.worth(PACK[i]) for i in range(52))
        ) / left

    def cost(self, card: Card) -> float:
        """Return what playing a card now costs: this trick, less what it would cost later."""
        now = 0.0
        if self._beats_table(card):
            now = self._expected(card, self._reading.to_come, self._on_table)
        later = self.burden(card)
        if self._greedy:
            return self._temper.patience * later - now
        if self._top is None:
            now *= self._temper.venture
        return (
            now
            - later
            - self._temper.short
            * self._average
            / len([c for c in self._view.hand if c.suit is card.suit])
        )

    def burden(self, card: Card) -> float:
        """Return the points that keeping a card is expected to bring its holder."""
        reading, view = self._reading, self._view
        others = reading.density[card.suit]
        guards = sum(c.suit is card.suit and c.index < card.index for c in view.hand)
        leads = min(len(reading.out[card.suit]) / max(1, len(others)), len(view.hand) - 1)
        if self._greedy:
            forced = 1.0 if leads else 0.0
        else:
            forced = max(0.0, leads - guards) / leads if leads > 0 else 0.0
        caught = forced * self._expected(card, reading.others, 0)
        return self._temper.relief * caught + self._temper.keep * self._stakes.worth(card)

    def _expected(self, card: Card, followers: list[Seat], on_table: int) -> float:
        """Return the points expected from a card that is winning, with these seats to follow."""
        lower, higher = self._reading.splits(card)
        density = self._reading.density[card.suit]
        wins = 1.0
        for seat in followers:
            share = density.get(seat, 0.0)
            if share:
                wins *= 1.0 - self._goes_over(share, lower, higher)
        if wins < 0.001:
            return 0.0
        points = on_table + self._stakes.worth(card) + self._stakes.points_trick
        return wins * (points + self._thrown_on(card, followers, lower + higher))

    def _goes_over(self, share: float, lower: int, higher: int) -> float:
        """Return the chance that a seat holding this share of a suit plays higher."""
        can = 1.0 - (1.0 - share) ** higher
        if self._greedy:
            return can
        must = (1.0 - share) ** lower
        return can * (must + (1.0 - must) * self._temper.overtakes)

    def _thrown_on(self, card: Card, followers: list[Seat], out: int) -> float:
        """Return the points the seats to follow are expected to add to a trick this card wins."""
        reading, stakes = self._reading, self._stakes
        density = reading.density[card.suit]
        points = 0.0
        for seat in followers:
            share = density.get(seat, 0.0)
            void = (1.0 - share) ** out if share else 1.0
            points += void * self._dump(seat)
            points += (1.0 - void) * (stakes.points_suit if card.suit is stakes.suit else 0)
        special = [i for i in reading.out[card.suit] if i < card.index]
        for index in special:
            worth = stakes.worth(PACK[index])
            if card.suit is stakes.suit:
                worth -= stakes.points_suit
            if worth:
                holders = sum(density.get(seat, 0.0) for seat in followers)
                points += self._temper.dumps * holders * worth
        return points

    def _dump(self, seat: Seat) -> float:
        """Return the points a seat with nothing of the suit led is expected to throw."""
        if self._greedy:
            return 0.0
        left = 1.0
        points = 0.0
        for worth, suit in self._dangers:
            share = self._reading.density[suit].get(seat, 0.0)
            points += left * share * worth
            left *= 1.0 - share
        return self._temper.dumps * points

    @property
    def _dangers(self) -> list[tuple[int, int]]:
        return self._reading.dangers

    def _beats_table(self, card: Card) -> bool:
        if self._top is None:
            return True
        if card.suit is not self._top.suit:
            return False
        last_of_equals = self._view.options.duplicate_winner == "last"
        return card.index > self._top.index or (card is self._top and last_of_equals)


def _top_card(view: BouillabaisseView) -> Card | None:
    if not view.trick:
        return None
    led = view.trick[0][1].suit
    return max(card for _, card in view.trick if card.suit is led)
