"""Playing a position out: every seat by its manner, to the end of the hand."""

from __future__ import annotations

from typing import Final

from voicecards.bots.kernel.deck import Index
from voicecards.bots.kernel.manners import Manner, greedy, shy
from voicecards.bots.kernel.position import Position
from voicecards.bots.kernel.rules import Rules, sweeper
from voicecards.games.game import Seat

COMMITTED: Final = 0.55
"""The share of everything that, all with one seat, turns the aim of all around."""


class Playout:
    """Plays positions of one hand out.

    Where taking everything turns a score, and one seat has taken all there was and most of what
    there is, aims turn around: the seat wants the rest, and the others a little of it.

    Args:
        rules: of the hand.
    """

    def __init__(self, rules: Rules) -> None:
        manners = shy(rules), greedy(rules)
        self.rules = rules
        self._usual: Manner = manners[rules.greedy]
        self._turned: Manner = manners[not rules.greedy]
        self._needed = COMMITTED * rules.sweep.cards.bit_count() if rules.sweep else 0.0

    def scores_after(self, position: Position, index: Index) -> list[int]:
        """Return the scores when a card is played and then everybody plays by manner.

        Args:
            position: with all hands known; it stays as it is.
            index: the card of the seat on turn.
        """
        after = position.copy()
        after.play(self.rules, index)
        self.finish(after)
        return after.scores(self.rules)

    def finish(self, position: Position) -> None:
        """Play a position to its end, changing it."""
        rules = self.rules
        if position.is_over(rules):
            return
        over, following, seats = rules.over, rules.next, rules.seats
        suit_of, counting, trump = rules.deck.suit_of, rules.counting, rules.trump
        decidable, sweep = rules.decidable, rules.sweep
        hands, captured, tricks = position.hands, position.captured, position.tricks
        lead, answer = self.manner(position)
        out = position.out()
        seat, led, best = position.turn, position.led, position.best
        winner, pile, laid = position.winner, position.pile, position.laid
        while True:
            hand = hands[seat]
            out ^= hand
            if not led:
                may = hand & ~position.barred or hand
                index = lead(may, out)
                led, best, winner = suit_of[index], index, seat
            else:
                may = hand & led
                if not may:
                    may = hand
                    if trump:
                        may = hand & trump & over[best] or hand
                elif led == trump:
                    may = may & over[best] or may
                index = answer(may, led, best, pile, laid == seats - 1, out)
                if over[best] >> index & 1:
                    best, winner = index, seat
            bit = 1 << index
            if rules.opens and not bit & (led | trump):
                position.barred &= ~suit_of[index]
            hand ^= bit
            hands[seat] = hand
            out |= hand
            pile |= bit
            laid += 1
            if laid < seats:
                seat = following[seat]
                continue
            captured[winner] |= pile
            tricks[winner] += 1
            position.left -= 1
            position.second_last, position.last = position.last, winner
            if not position.left or (decidable and not out & counting):
                return
            led = pile = laid = 0
            seat = winner
            if sweep:
                lead, answer = self.manner(position)

    def manner(self, position: Position) -> Manner:
        """How everybody plays now."""
        return self._turned if self.turned(position) is not None else self._usual

    def turned(self, position: Position) -> Seat | None:
        """The seat that has taken all there was, and enough to turn the aims around."""
        sweep = self.rules.sweep
        if sweep is None:
            return None
        total = sum(position.tricks)
        if sweep.tricks and total < COMMITTED * (total + position.left):
            return None
        taken = 0
        for cards in position.captured:
            taken |= cards & sweep.cards
        if not sweep.tricks and taken.bit_count() < self._needed:
            return None
        return sweeper(sweep, position.captured, position.tricks, taken, total)
