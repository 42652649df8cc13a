"""Whole deals played at random, as fast as Python can: the measure of the kernel."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from voicecards.bots.kernel.deck import Index, Mask, bits
from voicecards.bots.kernel.rules import Rules
from voicecards.games.game import Seat


class RandomDealer:
    """Deals and plays, each legal card equally likely; for hands without trumps or barred suits.

    Cards are held suit by suit in random order, so that following suit takes any of them from the
    end of a list, and only a lead or a discard has to draw. Lists of small integers are faster
    here than masks: nothing is asked of a hand but whether it can follow.

    Args:
        rules: of the hand; where taking everything turns a score, all cards that it takes have a
            value, and the sign is turned.
        cards: those in play; as many for each seat.

    Attributes:
        values: what each card is worth by its index; looked up once for every card, as it is
            played.
    """

    def __init__(self, rules: Rules, cards: Mask) -> None:
        if rules.trump or rules.barred:
            raise ValueError("random deals know no trumps and no barred suits")
        width = 13 * rules.deck.copies
        self.values: Sequence[int] = list(rules.values)
        self._rules = rules
        self._cards = list(bits(cards))
        self._places = range(len(self._cards))
        self._size = len(self._cards) // rules.seats
        self._suit = [index // width for index in range(4 * width)]
        # what a card of the suit has to be above, to beat: the card, its twin, or not even that
        self._bar = [(over & -over).bit_length() - 2 if over else 4 * width for over in rules.over]
        self._followers = [_round_from(rules, seat) for seat in range(rules.seats)]

    def deal(self, leader: Seat, random: Callable[[], float]) -> tuple[list[Index], list[int]]:
        """Deal, and play to the end.

        Args:
            leader: of the first trick.
            random: `Random.random`.

        Returns:
            The cards as dealt, an equal share for each seat in turn, and the scores by seat, as
            values: the higher the better.
        """
        keys = [random() for _ in self._places]
        order = sorted(self._places, key=keys.__getitem__)
        cards = list(map(self._cards.__getitem__, order))
        hands = self._hands(cards)
        of_suits = list(zip(*hands, strict=True))
        suit, bar, followers, values = self._suit, self._bar, self._followers, self.values
        worths, tricks = [0] * len(hands), [0] * len(hands)
        for left in range(self._size, 0, -1):
            a, b, c, d = hands[leader]
            drawn = random() * left
            below = len(a)
            if drawn < below:
                card = a.pop()
            elif drawn < (below := below + len(b)):
                card = b.pop()
            else:
                card = c.pop() if drawn < below + len(c) else d.pop()
            to_beat = bar[card]
            worth = values[card]
            of_suit = of_suits[suit[card]]
            winner = leader
            for seat in followers[leader]:
                held = of_suit[seat]
                if held:
                    card = held.pop()
                    if card > to_beat:
                        to_beat = bar[card]
                        winner = seat
                    worth += values[card]
                else:
                    a, b, c, d = hands[seat]
                    drawn = random() * left
                    below = len(a)
                    if drawn < below:
                        worth += values[a.pop()]
                    elif drawn < (below := below + len(b)):
                        worth += values[b.pop()]
                    else:
                        worth += values[c.pop() if drawn < below + len(c) else d.pop()]
            worths[winner] += worth
            tricks[winner] += 1
            leader = winner
        return cards, self._scores(worths, tricks)

    def _hands(self, cards: Sequence[Index]) -> list[list[list[Index]]]:
        """The hands of a deal, each a list of four suits."""
        suit, size = self._suit, self._size
        hands = []
        for start in range(0, len(cards), size):
            held: list[list[Index]] = [[], [], [], []]
            for card in cards[start : start + size]:
                held[suit[card]].append(card)
            hands.append(held)
        return hands

    def _scores(self, worths: Sequence[int], tricks: Sequence[int]) -> list[int]:
        trick, sweep = self._rules.trick, self._rules.sweep
        scores = [worth + trick * number for worth, number in zip(worths, tricks, strict=True)]
        if sweep:
            paying = [seat for seat, v in enumerate(scores if sweep.tricks else worths) if v]
            if len(paying) == 1:
                scores[paying[0]] *= -1
        return scores


def _round_from(rules: Rules, seat: Seat) -> tuple[Seat, ...]:
    """The seats that follow one, in playing order."""
    return tuple((seat + rules.step * place) % rules.seats for place in range(1, rules.seats))
