"""The domino of one hand on bit masks: what fits is kept as a mask, and played out by a manner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from voicecards.bots.kernel.deck import Index, Mask, bits
from voicecards.bots.kernel.rules import Pair
from voicecards.cards import Rank
from voicecards.games.game import Seat

_ACE: Final = 12
"""The place of the ace in its suit; the king's is one less."""

OWN: Final = 5
"""What letting a card of one's own follow is worth, when a card of the others costs 1."""


@dataclass(frozen=True)
class DominoRules:
    """One hand of domino.

    Attributes:
        seats, step: how many play, and from one to the next.
        cards: those in play.
        start: the rank that opens suits.
        ace: whether aces go above kings (True), below the lowest (False), or the first one laid
            decides (None).
        second_turn: whether an ace brings one.
        optional: whether that one may be passed.
        awards: by place.
        pairs: the doubles.
        first: the place of the start card in its suit, -1 for an ace that is the lowest.
        lowest: by suit, the place of the lowest card in play.
        above, below: by index, the cards of its suit beyond it, aces taken to be high.
    """

    seats: int
    step: int
    cards: Mask
    start: Rank
    ace: bool | None
    second_turn: bool
    optional: bool
    awards: tuple[int, ...]
    pairs: tuple[Pair, ...] = ()
    first: int = field(init=False)
    lowest: tuple[int, ...] = field(init=False)
    above: tuple[Mask, ...] = field(init=False)
    below: tuple[Mask, ...] = field(init=False)

    def __post_init__(self) -> None:
        suits = [(self.cards >> 13 * suit) & 0x1FFF for suit in range(4)]
        lowest = tuple((suit & -suit).bit_length() - 1 for suit in suits)
        low_ace = self.start is Rank.ACE and self.ace is False
        object.__setattr__(self, "first", -1 if low_ace else self.start - 2)
        object.__setattr__(self, "lowest", lowest)
        above, below = [], []
        for index in range(52):
            suit = 0x1FFF << index // 13 * 13 & self.cards
            above.append(suit & -(1 << index + 1))
            below.append(suit & (1 << index) - 1)
        object.__setattr__(self, "above", tuple(above))
        object.__setattr__(self, "below", tuple(below))


class DominoPosition:
    """Where a domino stands.

    Attributes:
        hands: the cards held by each seat.
        turn: who is to lay a card.
        open: the cards that fit now.
        ace: where aces go, as in `DominoRules`, once it is decided.
        kings, bottoms: the suits, by number, whose king or lowest card lies.
        places: the seats that are out, in order.
        again: whether the turn is one that an ace has brought.
    """

    __slots__ = ("ace", "again", "bottoms", "hands", "kings", "open", "places", "turn")

    def __init__(self, rules: DominoRules, hands: Sequence[Mask], leader: Seat) -> None:
        self.hands = list(hands)
        self.turn = leader
        rank = rules.start - 2
        self.open = sum(1 << suit * 13 + rank for suit in range(4)) & rules.cards
        self.ace = rules.ace
        self.kings = self.bottoms = 0
        self.places: list[Seat] = []
        self.again = False

    def copy(self) -> DominoPosition:
        """An independent copy."""
        twin = object.__new__(DominoPosition)
        twin.hands, twin.turn, twin.open = self.hands.copy(), self.turn, self.open
        twin.ace, twin.kings, twin.bottoms = self.ace, self.kings, self.bottoms
        twin.places, twin.again = self.places.copy(), self.again
        return twin

    def is_over(self, rules: DominoRules) -> bool:
        """Whether all places still open are worth the same."""
        left = rules.awards[len(self.places) :]
        return not left or left[0] == left[-1]

    def both_sides(self, index: Index) -> bool:
        """Whether an ace may go above and below, and nothing has decided it."""
        suit, place = divmod(index, 13)
        return place == _ACE and self.ace is None and bool((self.kings & self.bottoms) >> suit & 1)

    def put(self, rules: DominoRules, index: Index, *, high: bool = True) -> None:
        """Lay a card down, without passing the turn on.

        Args:
            rules: of the hand.
            index: a card that fits.
            high: where an ace goes that fits on both sides.
        """
        suit, place = divmod(index, 13)
        self.open &= ~(1 << index)
        first = rules.first
        if place == _ACE:
            if rules.start is Rank.ACE:
                self.open |= 1 << suit * 13 + (rules.lowest[suit] if first < 0 else _ACE - 1)
            elif self.ace is None:
                on_king = bool(self.kings >> suit & 1)
                self._decide(high=high if self.bottoms >> suit & 1 and on_king else on_king)
            return
        if place >= first:
            self._upwards(rules, suit, place)
        if place <= first:
            self._downwards(rules, suit, place)

    def lay(self, rules: DominoRules, index: Index, *, high: bool = True) -> None:
        """Lay a card of the seat on turn and pass the turn on, or go out."""
        seat = self.turn
        self.put(rules, index, high=high)
        hand = self.hands[seat] & ~(1 << index)
        self.hands[seat] = hand
        if not hand:
            self.places.append(seat)
            if self.is_over(rules):
                return
        elif rules.second_turn and index % 13 == _ACE and hand & self.open:
            self.again = True
            return
        self.pass_on(rules)

    def pass_on(self, rules: DominoRules) -> None:
        """Let the next seat with cards have the turn."""
        self.again = False
        seat = (self.turn + rules.step) % rules.seats
        while seat in self.places:
            seat = (seat + rules.step) % rules.seats
        self.turn = seat

    def scores(self, rules: DominoRules) -> list[int]:
        """What the finished hand is worth to each seat."""
        rest = rules.awards[len(self.places)] if len(self.places) < rules.seats else 0
        scores = [rest] * rules.seats
        for seat, award in zip(self.places, rules.awards, strict=False):
            scores[seat] = award
        after = scores.copy()
        for pair in rules.pairs:
            moved = pair.times * (scores[pair.one] - scores[pair.other])
            after[pair.one] += moved
            after[pair.other] -= moved
        return after

    def _upwards(self, rules: DominoRules, suit: int, place: int) -> None:
        if place < _ACE - 1:
            self.open |= 1 << suit * 13 + place + 1
        elif place == _ACE - 1:
            self.kings |= 1 << suit
            if self.ace is not False:
                self._open_ace(rules, suit)

    def _downwards(self, rules: DominoRules, suit: int, place: int) -> None:
        if place > rules.lowest[suit]:
            self.open |= 1 << suit * 13 + place - 1
        else:
            self.bottoms |= 1 << suit
            if self.ace is not True:
                self._open_ace(rules, suit)

    def _open_ace(self, rules: DominoRules, suit: int) -> None:
        if rules.start is not Rank.ACE:
            self.open |= 1 << suit * 13 + _ACE

    def _decide(self, *, high: bool) -> None:
        """The first ace decides for all suits: the aces that fit only the other way are closed."""
        self.ace = high
        ready = self.kings if high else self.bottoms
        for suit in range(4):
            if not ready >> suit & 1:
                self.open &= ~(1 << suit * 13 + _ACE)


def play_out(rules: DominoRules, position: DominoPosition) -> list[int]:
    """Play a position to its end, changing it, each seat by its own cards; return the scores."""
    while not position.is_over(rules):
        hand = position.hands[position.turn]
        may = hand & position.open
        if may:
            position.lay(rules, _by_manner(rules, position, hand, may))
        else:
            position.pass_on(rules)
    return position.scores(rules)


def _by_manner(rules: DominoRules, position: DominoPosition, hand: Mask, may: Mask) -> Index:
    """The card that lets most of one's own follow, and fewest of the others'."""
    if not may & (may - 1):
        return may.bit_length() - 1
    best, most = 0, -1000
    for index in bits(may):
        gain = worth(rules, hand, index)
        if gain > most:
            best, most = index, gain
    return best


def worth(rules: DominoRules, hand: Mask, index: Index) -> int:
    """What laying a card is worth to who holds a hand: his own cards beyond it, less the others."""
    place = index % 13
    if place == _ACE and rules.start is not Rank.ACE:
        return 3 if rules.second_turn else 0
    first = rules.first
    beyond = 0
    if place >= first:
        beyond = rules.above[index]
    if place <= first:
        beyond |= rules.below[index]
    return OWN * (hand & beyond).bit_count() - beyond.bit_count()
