"""What one seat may know of a game of Barbu."""

from __future__ import annotations

from dataclasses import dataclass

from voicecards.cards import Card, Rank, Suit
from voicecards.games.barbu.domino import Run
from voicecards.games.barbu.events import Double, Item, TrickTaken
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.barbu.schedule import HandResult
from voicecards.games.game import Seat, View


@dataclass(frozen=True)
class BarbuView(View):
    """The table as one seat sees it.

    Attributes:
        phase: `contract`, `trump`, `start_rank`, `contro`, `tricks`, `domino`, `ace` (this seat is
            asked where its ace goes; others see `domino`) or `over`.
        number, total: of this hand, from 1, and of all.
        dealer, declarer: of this hand.
        leader: of the current trick; in a domino, who had the first turn; before the first card,
            who will lead.
        contract: None until it is chosen.
        trump, start_rank: None where they do not matter or are not named yet.
        contracts_left: by seat, what each has still to lead as dealer, this hand's included until
            it is scored.
        hand: own cards, sorted.
        hand_sizes: cards still held, by seat.
        trick: (seat, card) in playing order, the trick on the table.
        last_trick: the last completed trick of this hand, or None.
        played: everything played in this hand as (seat, card), in order, the trick included; in a
            domino a pass is (seat, None).
        items: what each seat has taken that counts in this hand.
        tricks: how many tricks each seat has taken in this hand.
        barred: suits that this seat may not lead now unless it holds nothing else.
        layout: the run of every suit, clubs, diamonds, spades, hearts; None for one not opened.
        ace_side: `high` or `low`, None while that is not decided.
        ace_asked: the ace this seat is asked about, None otherwise.
        second_turn: whether the turn is one that an ace has brought.
        places: the seats that are out of a domino, in order.
        doubles: of this hand, in the order in which they were said.
        doubles_owed: (missing, hands left) of the declarer by this seat; None without a minimum.
        results: the finished hands.
        totals: by seat.
        left_out: cards that are in no hand.
    """

    options: BarbuOptions
    phase: str
    number: int
    total: int
    dealer: Seat
    declarer: Seat
    leader: Seat
    contract: str | None
    trump: Suit | None
    start_rank: Rank | None
    contracts_left: tuple[tuple[str, ...], ...]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    trick: tuple[tuple[Seat, Card], ...]
    last_trick: TrickTaken | None
    played: tuple[tuple[Seat, Card | None], ...]
    items: tuple[tuple[Item, ...], ...]
    tricks: tuple[int, ...]
    barred: frozenset[Suit]
    layout: tuple[Run | None, ...]
    ace_side: str | None
    ace_asked: Card | None
    second_turn: bool
    places: tuple[Seat, ...]
    doubles: tuple[Double, ...]
    doubles_owed: tuple[int, int] | None
    results: tuple[HandResult, ...]
    totals: tuple[int, ...]
    left_out: tuple[Card, ...]

    @property
    def chapter(self) -> int:
        return self.number

    @property
    def section(self) -> int:
        return (len(self.played) - len(self.trick)) // len(self.hand_sizes)
