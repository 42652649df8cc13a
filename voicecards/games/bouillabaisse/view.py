"""What one seat may know of a game of Bouillabaisse."""

from __future__ import annotations

from dataclasses import dataclass

from voicecards.cards import Card, Rank, Suit
from voicecards.games.bouillabaisse.events import Capture, TrickTaken
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.game import Seat, View


@dataclass(frozen=True)
class BouillabaisseView(View):
    """The table as one seat sees it.

    Attributes:
        round: 1 to 6.
        dealer, leader: of this round; leader of the current trick.
        suit, rank, card: the targets, None while they have not been revealed.
        hand: own cards, sorted.
        trick: (seat, card) in playing order, the trick on the table.
        last_trick: the last completed trick of this round, or None.
        played: every card played this round as (seat, card), in order, the trick included.
        hand_sizes: cards still held, by seat.
        captures: what each seat has taken this round.
        round_scores: scores of the finished rounds, each by seat.
        totals: by seat.
        left_out: cards that are in no hand.
    """

    options: BouillabaisseOptions
    round: int
    dealer: Seat
    leader: Seat
    suit: Suit | None
    rank: Rank | None
    card: Card | None
    hand: tuple[Card, ...]
    trick: tuple[tuple[Seat, Card], ...]
    last_trick: TrickTaken | None
    played: tuple[tuple[Seat, Card], ...]
    hand_sizes: tuple[int, ...]
    captures: tuple[Capture, ...]
    round_scores: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    left_out: tuple[Card, ...]

    @property
    def chapter(self) -> int:
        return self.round

    @property
    def section(self) -> int:
        return (len(self.played) - len(self.trick)) // len(self.hand_sizes)
