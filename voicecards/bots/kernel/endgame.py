"""The last tricks, played exactly: everybody sees all cards and does best for himself."""

from __future__ import annotations

from typing import TypeAlias

from voicecards.bots.kernel.deck import Index, Mask, bits
from voicecards.bots.kernel.position import Position
from voicecards.bots.kernel.rules import Rules

_Memory: TypeAlias = dict[tuple[object, ...], list[int]]


class Endgame:
    """Solves one deal: positions that share a future are looked at once.

    Args:
        rules: of the hand.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._memory: _Memory = {}

    def scores_after(self, position: Position, index: Index) -> list[int]:
        """Return the scores when a card is played and then everybody plays perfectly.

        Args:
            position: with all hands known; it stays as it is.
            index: the card of the seat on turn.
        """
        after = position.copy()
        after.play(self._rules, index)
        return self._solve(after)

    def _solve(self, position: Position) -> list[int]:
        rules = self._rules
        if position.is_over(rules):
            if position.pile:
                position.captured[position.winner] |= position.pile
                position.tricks[position.winner] += 1
            return position.scores(rules)
        key = None
        if not position.led:
            key = (position.turn, *position.hands, *position.captured, position.last)
            if key in self._memory:
                return self._memory[key]
        seat = position.turn
        best: list[int] = []
        most = 0
        for index in choices(rules, position):
            scores = self.scores_after(position, index)
            gain = scores[seat] * rules.seats - sum(scores)
            if not best or gain > most:
                best, most = scores, gain
        if key is not None:
            self._memory[key] = best
        return best


def choices(rules: Rules, position: Position, others: Mask | None = None) -> list[Index]:
    """Return the cards worth telling apart: one of each row that nothing can come between.

    Args:
        rules: of the hand.
        position: the seat on turn chooses.
        others: the cards in other hands; None where all hands are known.

    Returns:
        The lowest card of each row of the same value.
    """
    hand = position.hands[position.turn]
    if others is None:
        others = position.out() ^ hand
    between = others | position.pile
    values, suit_of, counting = rules.values, rules.deck.suit_of, rules.counting
    found: list[Index] = []
    for index in bits(position.legal(rules)):
        if found:
            last = found[-1]
            row = (1 << index) - (1 << last)
            same = suit_of[index] == suit_of[last] and values[index] == values[last]
            same = same and (counting >> index & 1) == (counting >> last & 1)
            if same and not row & between:
                continue
        found.append(index)
    return found
