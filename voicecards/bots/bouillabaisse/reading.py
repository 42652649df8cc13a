"""What a careful player reads from the table: cards still out, and who may hold them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from voicecards.cards import PACK, Card, Suit
from voicecards.games.bouillabaisse.scoring import (
    Stakes,
    all_or_nothing_applies,
    taker_of_everything,
)
from voicecards.games.bouillabaisse.view import BouillabaisseView
from voicecards.games.game import Seat
from voicecards.games.trick import winning_position


class Reading:
    """The cards nobody has shown yet and who may hold them, worked out from one view.

    Every unseen card is taken to lie with equal chance in any hand that has not shown the suit
    empty, the larger hands holding more. That is not exact, and good enough to play by.

    Attributes:
        view: what is read.
        stakes: what the round counts.
        suits: the own hand by suit, low to high.
        out: the unseen cards by suit, low to high, each copy.
        others: the other seats that still hold cards.
        to_come: those of them who have not played to this trick.
        top: the card that is winning the trick; None when there is none yet.
    """

    def __init__(self, view: BouillabaisseView) -> None:
        self.view = view
        self.stakes = Stakes.of_round(view.round, view, view.options)
        self.suits = _by_suit(view.hand)
        self.out = _by_suit(_unseen(view))
        played = {seat for seat, _ in view.trick}
        self.others = [s for s, size in enumerate(view.hand_sizes) if size and s != view.seat]
        self.to_come = [seat for seat in self.others if seat not in played]
        self.top = view.trick[winning_position(view.trick)][1] if view.trick else None
        self._last_of_equals = view.options.duplicate_winner == "last"

    @cached_property
    def shares(self) -> list[dict[Seat, float]]:
        """By suit: for each other seat the chance that one unseen card of it lies there."""
        sizes = self.view.hand_sizes
        void = _shown_empty(self.view)
        shares: list[dict[Seat, float]] = []
        for suit in Suit:
            holders = [seat for seat in self.others if suit not in void[seat]]
            room = sum(sizes[seat] for seat in holders) or 1
            shares.append({seat: sizes[seat] / room for seat in holders})
        return shares

    @cached_property
    def dangers(self) -> list[tuple[int, Suit]]:
        """Unseen cards that count, as (worth, suit), the worst first."""
        found = [(self.stakes.worth(card), card.suit) for suit in self.out for card in suit]
        return sorted((danger for danger in found if danger[0]), reverse=True)

    def beats_table(self, card: Card) -> bool:
        """Whether a card would be winning the trick if it were played now."""
        if self.top is None:
            return True
        higher = card.index > self.top.index or (card is self.top and self._last_of_equals)
        return card.suit is self.top.suit and higher

    def below_and_above(self, card: Card) -> tuple[int, int]:
        """Count the unseen cards of its suit that lose to a card played before them, and beat it.

        The other copy of the card beats it only where the last of two equals wins.
        """
        out = self.out[card.suit]
        below = sum([c.index < card.index for c in out])
        if not self._last_of_equals:
            below += out.count(card)
        return below, len(out) - below

    def one_has_all(self, share: float) -> bool:
        """Whether one seat has taken everything so far, and at least this share of the round.

        Always False where taking everything does not change the sign.
        """
        view, stakes = self.view, self.stakes
        copies = view.options.cards_in_play.count(view.card) if view.card else 0
        if not all_or_nothing_applies(view.round, copies, view.options):
            return False
        taker = taker_of_everything(view.captures, stakes, view.options)
        if taker is None:
            return False
        cards = view.options.cards_in_play
        whole = sum(map(stakes.worth, cards))
        whole += stakes.points_trick * (len(cards) // view.options.players)
        return view.captures[taker].gross >= share * whole


def _by_suit(cards: Iterable[Card]) -> list[list[Card]]:
    suits: list[list[Card]] = [[] for _ in Suit]
    for card in cards:
        suits[card.suit].append(card)
    return suits


def _unseen(view: BouillabaisseView) -> list[Card]:
    """The cards in other hands, sorted, each copy."""
    copies = [0] * len(PACK)
    for card in view.options.cards_in_play:
        copies[card.index] += 1
    for card in view.hand:
        copies[card.index] -= 1
    for _, card in view.played:
        copies[card.index] -= 1
    return [card for card, count in zip(PACK, copies, strict=True) for _ in range(count)]


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
