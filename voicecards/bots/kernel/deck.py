"""Cards as bits of an integer: a hand is one number, and a question about it one operation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, TypeAlias

from voicecards.cards import PACK, Card, Suit

Mask: TypeAlias = int
"""A set of cards: bit `i` stands for the card of index `i`."""

Index: TypeAlias = int
"""One copy of a card: `Card.index * copies + copy`; higher cards of a suit have higher indices."""


class Deck:
    """How the cards of one or two packs lie in a mask. Use `deck` to get one.

    Attributes:
        copies: of every card, 1 or 2.
        suits: the mask of every suit.
        suit_of: by index, the mask of its suit.
        twins: by index, the mask of all copies of that card.
        over: by index, the cards that beat it when they are played after it, without trumps.
    """

    def __init__(self, copies: int, *, last_of_equals: bool) -> None:
        self.copies = copies
        width = 13 * copies
        self.suits: tuple[Mask, ...] = tuple(((1 << width) - 1) << suit * width for suit in Suit)
        indices = range(52 * copies)
        self.suit_of: tuple[Mask, ...] = tuple(self.suits[i // width] for i in indices)
        pair = (1 << copies) - 1
        self.twins: tuple[Mask, ...] = tuple(pair << i // copies * copies for i in indices)
        over = []
        for i in indices:
            lowest = 1 << (i // copies * copies if last_of_equals else (i // copies + 1) * copies)
            over.append(self.suit_of[i] & -lowest & ~(1 << i))
        self.over: tuple[Mask, ...] = tuple(over)

    def card(self, index: Index) -> Card:
        """The card of an index."""
        return PACK[index // self.copies]

    def all_copies(self, cards: Iterable[Card]) -> Mask:
        """Return every copy of some cards."""
        return sum({self.twins[card.index * self.copies] for card in cards})

    def indices(self, cards: Iterable[Card], taken: Mask = 0) -> list[Index]:
        """Return an index for each card, in order: the first copy that is not taken yet."""
        found = []
        for card in cards:
            index = card.index * self.copies
            if taken >> index & 1:
                index += 1
            taken |= 1 << index
            found.append(index)
        return found

    def mask(self, cards: Iterable[Card], taken: Mask = 0) -> Mask:
        """Return some cards as a mask; a second copy takes the second bit."""
        return sum(1 << index for index in self.indices(cards, taken))


@cache
def deck(copies: int, *, last_of_equals: bool = False) -> Deck:
    """Return the deck of one or two packs.

    Args:
        copies: packs, 1 or 2.
        last_of_equals: whether the last of two identical top cards takes a trick.
    """
    return Deck(copies, last_of_equals=last_of_equals)


def bits(mask: Mask) -> Iterator[Index]:
    """The indices in a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


EVERYTHING: Final[Mask] = (1 << 104) - 1
"""All cards of two packs: a hand that may hold anything."""
