"""The layout of a domino: which card fits where, and how aces go (section 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from voicecards.cards import Card, Rank, Suit
from voicecards.games.barbu.options import FIRST_PLAYER_CHOOSES, BarbuOptions
from voicecards.games.game import IllegalAction

HIGH: Final = "high"
LOW: Final = "low"


@dataclass(frozen=True)
class Run:
    """The cards of one suit that lie in a row.

    Attributes:
        low, high: the ends. An ace at the low end lies below the lowest card in play.
        below, above: the ranks that may be laid at each end, None where nothing more fits.
    """

    low: Card
    high: Card
    below: Rank | None
    above: Rank | None

    @property
    def complete(self) -> bool:
        """Whether the suit is finished at both ends."""
        return self.below is None and self.above is None


class Layout:
    """What lies on the table in a domino.

    Inside, a card has a position in its suit: its rank, and for a low ace the position below the
    lowest card in play.

    Args:
        options: the table's.
        start: the rank that opens suits.
    """

    __slots__ = ("_ends", "_lowest", "ace", "start")

    def __init__(self, options: BarbuOptions, start: Rank) -> None:
        self.start = start
        self.ace: str | None = options.domino_ace
        if self.ace == FIRST_PLAYER_CHOOSES:
            self.ace = None
        in_play = options.cards_in_play
        self._lowest = [int(min(c.rank for c in in_play if c.suit is suit)) for suit in Suit]
        self._ends: list[tuple[int, int] | None] = [None] * 4

    def copy(self) -> Layout:
        """An independent copy."""
        twin = object.__new__(Layout)
        twin.start, twin.ace = self.start, self.ace
        twin._lowest, twin._ends = self._lowest, self._ends.copy()
        return twin

    def lay_run(self, low: Card, high: Card) -> None:
        """Put down a whole run at once, from one end to the other, to set up a position.

        Raises:
            ValueError: when it does not contain the start rank of one suit.
        """
        bottom, top = self._position(low), self._position(high)
        first = self._position(Card(self.start, low.suit))
        if low.suit is not high.suit or not bottom <= first <= top:
            raise ValueError(f"not a run from {self.start.code}: {low!r} to {high!r}")
        self._ends[low.suit] = (bottom, top)

    def sides(self, card: Card) -> tuple[str, ...]:
        """Return where a card fits: `start`, or `above` or `below` its run, or both for an ace."""
        ends = self._ends[card.suit]
        if ends is None:
            return ("start",) if card.rank is self.start else ()
        low, high = ends
        if card.rank is not Rank.ACE:
            if card.rank == high + 1:
                return ("above",)
            return ("below",) if card.rank == low - 1 else ()
        fits = []
        if self.ace != LOW and high == Rank.KING:
            fits.append("above")
        if self.ace != HIGH and low == self._lowest[card.suit]:
            fits.append("below")
        return tuple(fits)

    def fits(self, card: Card) -> bool:
        """Whether a card may be laid now."""
        return bool(self.sides(card))

    def lay(self, card: Card, side: str) -> None:
        """Lay a card on one of its sides; the first ace decides for all suits (section 5.3)."""
        if card.rank is Rank.ACE and self.ace is None:
            self.ace = HIGH if side == "above" else LOW
        position = self._position(card)
        low, high = self._ends[card.suit] or (position, position)
        self._ends[card.suit] = (min(low, position), max(high, position))

    def run(self, suit: Suit) -> Run | None:
        """Return the run of a suit, None while it is not opened."""
        ends = self._ends[suit]
        if ends is None:
            return None
        low, high = ends
        below, above = self._needs(suit, low, high)
        return Run(self._card(suit, low), self._card(suit, high), below, above)

    def runs(self) -> tuple[Run | None, ...]:
        """The run of every suit, in the order of the suits."""
        return tuple([self.run(suit) for suit in Suit])

    def needs(self, suit: Suit) -> tuple[Card, ...]:
        """Return the cards a suit takes now: its start card, or what fits at its ends."""
        run = self.run(suit)
        if run is None:
            return (Card(self.start, suit),)
        ranks = dict.fromkeys(rank for rank in (run.below, run.above) if rank is not None)
        return tuple(Card(rank, suit) for rank in ranks)

    def refusal(self, card: Card) -> IllegalAction:
        """Say that a card does not fit, and what its suit needs."""
        return IllegalAction(
            "does_not_fit",
            card=card,
            suit=card.suit,
            opened=self._ends[card.suit] is not None,
            needs=self.needs(card.suit),
        )

    def _needs(self, suit: Suit, low: int, high: int) -> tuple[Rank | None, Rank | None]:
        bottom, top = self._lowest[suit], int(Rank.KING)
        below = Rank(low - 1) if low > bottom else None
        above = Rank(high + 1) if high < top else None
        if self.ace != HIGH and low == bottom:
            below = Rank.ACE
        if self.ace != LOW and high == top:
            above = Rank.ACE
        return below, above

    def _position(self, card: Card) -> int:
        if card.rank is Rank.ACE and self.ace == LOW:
            return self._lowest[card.suit] - 1
        return int(card.rank)

    def _card(self, suit: Suit, position: int) -> Card:
        rank = Rank.ACE if position < self._lowest[suit] else Rank(position)
        return Card(rank, suit)
