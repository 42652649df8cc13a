"""The selected card of a hand, and how the keys walk it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from voicecards.cards import Card


class HandCursor:
    """Points at one card of a sorted hand. It survives the hand changing under it."""

    def __init__(self) -> None:
        self._index = -1
        self._hand: tuple[Card, ...] = ()

    def follow(self, hand: Sequence[Card]) -> None:
        """Take over a changed hand; a new hand (more cards than before) selects nothing."""
        hand = tuple(hand)
        if len(hand) > len(self._hand):
            self._index = -1
        elif hand != self._hand:
            gone = next(
                (i for i, card in enumerate(self._hand) if i >= len(hand) or hand[i] != card), 0
            )
            if gone < self._index:
                self._index -= 1
        self._hand = hand
        self._index = min(self._index, len(hand) - 1)

    @property
    def index(self) -> int | None:
        """Position of the selected card, or None."""
        return self._index if self._index >= 0 else None

    @property
    def card(self) -> Card | None:
        """The selected card, or None."""
        return self._hand[self._index] if self._index >= 0 else None

    def select(self, card: Card) -> None:
        """Point at a card of the hand."""
        self._index = self._hand.index(card)

    def step(self, by: int) -> Card | None:
        """Move one card to the left or right, stopping at the ends."""
        if self._hand:
            start = self._index if self._index >= 0 else (-1 if by > 0 else len(self._hand))
            self._index = min(max(start + by, 0), len(self._hand) - 1)
        return self.card

    def edge(self, last: bool) -> Card | None:
        """Move to the first or last card."""
        if self._hand:
            self._index = len(self._hand) - 1 if last else 0
        return self.card

    def suit(self, by: int) -> Card | None:
        """Move to the first card of the next (or previous) suit held, around the end."""
        starts = [i for i, c in enumerate(self._hand) if i == 0 or c.suit != self._hand[i - 1].suit]
        if starts:
            here = max((n for n, i in enumerate(starts) if i <= self._index), default=None)
            if here is None:
                here = -1 if by > 0 else 0
            self._index = starts[(here + by) % len(starts)]
        return self.card

    def among(self, cards: Collection[Card], by: int) -> Card | None:
        """Move to the next (or previous) card that is in `cards`, around the end."""
        count = len(self._hand)
        start = self._index if self._index >= 0 else (-1 if by > 0 else count)
        for distance in range(1, count + 1):
            index = (start + by * distance) % count
            if self._hand[index] in cards:
                self._index = index
                return self.card
        return None
