"""What laying each card of a domino opens, to oneself and to the others."""

from __future__ import annotations

from typing import Final

from voicecards.cards import Card, Rank, Suit
from voicecards.games.barbu.view import BarbuView

THEIRS: Final = 0.25
"""What opening the way for one card of the others costs, of what it is worth for one's own."""

FURTHER: Final = 1.1
"""By how much each step outwards counts more: the ends of a suit wait longest."""

ACE: Final = 0.5
"""What the second turn that an ace brings is worth, in cards of one's own."""


class DominoWeigher:
    """Weighs the cards that may be laid, and where an ace may go, from one view.

    Cards that let one's own follow come first, then those that help nobody; what only the others
    wait for is held back as long as anything else can be laid.
    """

    def __init__(self, view: BarbuView) -> None:
        self._view = view
        self._hand = set(view.hand)
        self._suits = [
            [card for card in view.options.cards_in_play if card.suit is suit] for suit in Suit
        ]
        if view.ace_side == "low":
            self._suits = [[cards[-1], *cards[:-1]] for cards in self._suits]

    def value(self, card: Card) -> float:
        """Return what laying a card is worth, in cards of one's own that it lets follow."""
        value = ACE if card.rank is Rank.ACE and self._view.options.domino_ace_second_turn else 0.0
        order = self._suits[card.suit]
        place = order.index(card)
        run = self._view.layout[card.suit]
        if run is None or card.rank is run.above:
            value += self._beyond(order[place + 1 :])
        if run is None or card.rank is run.below:
            value += self._beyond(order[:place][::-1])
        return value

    def high_ace_value(self) -> float:
        """Return how much sooner one's own aces can be laid high than low, in cards to be laid.

        Aces of the others count the other way round, each holding up one of the rivals only.
        """
        value = 0.0
        rivals = self._view.options.players - 1
        for suit in Suit:
            run = self._view.layout[suit]
            ace = Card(Rank.ACE, suit)
            start = self._view.start_rank
            assert start is not None
            low, high = (run.low.rank, run.high.rank) if run else (start, start)
            lowest = self._suits[suit][0].rank
            sooner = (low - lowest) - (Rank.KING - high)
            value += sooner if ace in self._hand else -sooner / rivals
        return value

    def _beyond(self, outwards: list[Card]) -> float:
        value, weight = 0.0, 1.0
        for card in outwards:
            value += weight if card in self._hand else -THEIRS * weight
            weight *= FURTHER
        return value
