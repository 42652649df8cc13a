"""A hand of tricks in progress, on bit masks."""

from __future__ import annotations

from collections.abc import Sequence

from voicecards.bots.kernel.deck import Index, Mask
from voicecards.bots.kernel.rules import Rules
from voicecards.games.game import Seat


class Position:
    """Where a hand of tricks stands. Mutable: `play` changes it, `copy` makes another.

    Attributes:
        hands: the cards held by each seat.
        turn: who plays next; the taker of the last trick when the hand is over.
        left: tricks still to be taken, the one on the table included.
        led: the suit led to the trick on the table, 0 before a lead.
        best: the card that is winning it; the last card of the trick before, before a lead.
        winner: who played `best`.
        pile: the cards on the table.
        laid: how many they are.
        captured, tricks: what each seat has taken.
        last, second_last: who took the last two tricks.
        barred: suits that may not be led now.
    """

    __slots__ = (
        "barred",
        "best",
        "captured",
        "hands",
        "laid",
        "last",
        "led",
        "left",
        "pile",
        "second_last",
        "tricks",
        "turn",
        "winner",
    )

    def __init__(self, rules: Rules, hands: Sequence[Mask], leader: Seat, left: int) -> None:
        self.hands = list(hands)
        self.turn = self.winner = self.last = self.second_last = leader
        self.left = left
        self.led = self.best = self.pile = self.laid = 0
        self.captured = [0] * rules.seats
        self.tricks = [0] * rules.seats
        self.barred = rules.barred

    def copy(self) -> Position:
        """An independent copy."""
        twin = object.__new__(Position)
        twin.hands, twin.captured = self.hands.copy(), self.captured.copy()
        twin.tricks = self.tricks.copy()
        twin.turn, twin.winner, twin.left = self.turn, self.winner, self.left
        twin.last, twin.second_last = self.last, self.second_last
        twin.led, twin.best, twin.pile, twin.laid = self.led, self.best, self.pile, self.laid
        twin.barred = self.barred
        return twin

    def legal(self, rules: Rules) -> Mask:
        """What the seat on turn may play."""
        return rules.legal(self.hands[self.turn], self.led, self.best, self.barred)

    def play(self, rules: Rules, index: Index) -> None:
        """Play a card of the seat on turn; it need not be in the hand, which may be unknown."""
        seat, bit = self.turn, 1 << index
        self.hands[seat] &= ~bit
        if not self.led:
            self.led, self.best, self.winner = rules.deck.suit_of[index], index, seat
        elif rules.over[self.best] & bit:
            self.best, self.winner = index, seat
        if rules.opens and not bit & (self.led | rules.trump):
            self.barred &= ~rules.deck.suit_of[index]
        self.pile |= bit
        self.laid += 1
        if self.laid < rules.seats:
            self.turn = rules.next[seat]
        else:
            self._take()

    def is_over(self, rules: Rules) -> bool:
        """Whether nothing that is still to come can change a score."""
        if not self.left:
            return True
        return rules.decidable and not (self.pile | self.out()) & rules.counting

    def out(self) -> Mask:
        """The cards in all hands."""
        out = 0
        for hand in self.hands:
            out |= hand
        return out

    def scores(self, rules: Rules) -> list[int]:
        """What the finished hand is worth to each seat."""
        return rules.scores(self.captured, self.tricks, self.last, self.second_last)

    def _take(self) -> None:
        taker = self.winner
        self.captured[taker] |= self.pile
        self.tricks[taker] += 1
        self.second_last, self.last = self.last, taker
        self.turn = taker
        self.led = self.pile = self.laid = 0
        self.left -= 1
