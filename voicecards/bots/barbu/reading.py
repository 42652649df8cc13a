"""What a careful player reads from the tricks: cards still out, empty suits, who follows."""

from __future__ import annotations

from functools import cached_property

from voicecards.cards import Card, Suit
from voicecards.games.barbu.view import BarbuView
from voicecards.games.game import Seat


class Reading:
    """The cards nobody has shown yet and who may hold them, worked out from one view.

    Every unseen card is taken to lie with equal chance in any hand that has not shown the suit
    empty. That is not exact, and good enough to play by.

    Attributes:
        view: what it was read from.
        out: by suit, the indices of the unseen cards, low to high.
        others: the other seats that still hold cards.
        to_come: those of them who have not played to this trick, in playing order.
    """

    def __init__(self, view: BarbuView) -> None:
        self.view = view
        seen = {card for _, card in view.played}
        seen.update(view.hand)
        out: list[list[int]] = [[], [], [], []]
        for card in view.options.cards_in_play:
            if card not in seen:
                out[card.suit].append(card.index)
        self.out = out
        players, step = view.options.players, view.options.step
        played = {seat for seat, _ in view.trick}
        round_ = [(view.seat + step * place) % players for place in range(1, players)]
        self.others = [seat for seat in round_ if view.hand_sizes[seat]]
        self.to_come = [seat for seat in self.others if seat not in played]

    @cached_property
    def void(self) -> list[set[Suit]]:
        """By seat, the suits it has failed to follow in this hand."""
        players = self.view.options.players
        void: list[set[Suit]] = [set() for _ in range(players)]
        led = Suit.CLUBS
        for number, (seat, card) in enumerate(self.view.played):
            assert card is not None
            if number % players == 0:
                led = card.suit
            elif card.suit is not led:
                void[seat].add(led)
        return void

    @cached_property
    def shares(self) -> list[dict[Seat, float]]:
        """By suit: for each other seat the chance that one unseen card of it lies there."""
        sizes = self.view.hand_sizes
        shares: list[dict[Seat, float]] = []
        for suit in Suit:
            holders = [seat for seat in self.others if suit not in self.void[seat]]
            room = sum(sizes[seat] for seat in holders) or 1
            shares.append({seat: sizes[seat] / room for seat in holders})
        return shares

    def split(self, card: Card) -> tuple[int, int]:
        """Return how many unseen cards of its suit are below a card, and how many above."""
        cards = self.out[card.suit]
        below = sum(index < card.index for index in cards)
        return below, len(cards) - below
