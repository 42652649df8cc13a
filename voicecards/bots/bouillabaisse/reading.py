"""What a careful player reads from the table: cards still out, empty suits, likely winners."""

from __future__ import annotations

from functools import cached_property

from voicecards.cards import PACK, Card, Suit
from voicecards.games.bouillabaisse.scoring import Stakes
from voicecards.games.bouillabaisse.view import BouillabaisseView
from voicecards.games.game import Seat


class Reading:
    """The cards nobody has shown yet and who may hold them, worked out from one view.

    Every unseen card is taken to lie with equal chance in any hand that has not shown the suit
    empty. That is not exact, and good enough to play by.

    Attributes:
        stakes: what the round counts.
        unseen: copies of each card in other hands, by `Card.index`.
        others: the other seats that still hold cards.
        to_come: those of them who have not played to this trick.
    """

    def __init__(self, view: BouillabaisseView) -> None:
        self.view = view
        self.stakes = Stakes.of_round(view.round, view, view.options)
        self.unseen = [0] * len(PACK)
        for card in view.options.cards_in_play:
            self.unseen[card.index] += 1
        for card in view.hand:
            self.unseen[card.index] -= 1
        for _, card in view.played:
            self.unseen[card.index] -= 1
        played = {seat for seat, _ in view.trick}
        self.others = [s for s, n in enumerate(view.hand_sizes) if n and s != view.seat]
        self.to_come = [seat for seat in self.others if seat not in played]
        self._void = _shown_empty(view)

    @cached_property
    def out(self) -> list[tuple[int, ...]]:
        """Indices of the unseen cards by suit, low to high, a copy each."""
        return [
            tuple(i for i in range(suit * 13, suit * 13 + 13) for _ in range(self.unseen[i]))
            for suit in Suit
        ]

    @cached_property
    def density(self) -> list[dict[Seat, float]]:
        """By suit: for each other seat the chance that one unseen card of it lies there."""
        sizes = self.view.hand_sizes
        shares: list[dict[Seat, float]] = []
        for suit in Suit:
            holders = [seat for seat in self.others if suit not in self._void[seat]]
            room = sum(sizes[seat] for seat in holders) or 1
            shares.append({seat: sizes[seat] / room for seat in holders})
        return shares

    @cached_property
    def dangers(self) -> list[tuple[int, Suit]]:
        """Unseen cards that count, as (worth, suit), the worst first."""
        worth = self.stakes.worth
        found = [(worth(PACK[i]), suit) for suit in Suit for i in self.out[suit]]
        return sorted((danger for danger in found if danger[0]), reverse=True)

    def splits(self, card: Card) -> tuple[int, int]:
        """How many unseen cards of its suit lose to a card already on the table, and beat it."""
        cards = self.out[card.suit]
        last_of_equals = self.view.options.duplicate_winner == "last"
        lower = sum(i < card.index or (i == card.index and not last_of_equals) for i in cards)
        return lower, len(cards) - lower


def _shown_empty(view: BouillabaisseView) -> list[set[Suit]]:
    """The suits each seat has failed to follow this round."""
    players = view.options.players
    void: list[set[Suit]] = [set() for _ in range(players)]
    led = Suit.CLUBS
    for number, (seat, card) in enumerate(view.played):
        if number % players == 0:
            led = card.suit
        elif card.suit is not led:
            void[seat].add(led)
    return void
