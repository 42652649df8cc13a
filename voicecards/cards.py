"""Suits, ranks, cards and packs, and their short codes ("TH" is the ten of hearts)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import ClassVar, Final, final


class Suit(IntEnum):
    """The four suits, in the order in which the rule sheets list them."""

    CLUBS = 0
    DIAMONDS = 1
    SPADES = 2
    HEARTS = 3

    @property
    def code(self) -> str:
        """One letter: C, D, S or H."""
        return "CDSH"[self]

    @property
    def symbol(self) -> str:
        """The printed sign, for the eye only: never spoken."""
        return "♣♦♠♥"[self]

    @classmethod
    def from_code(cls, text: str) -> Suit:
        """Read a suit from its letter or its sign.

        Raises:
            ValueError: when the text is neither.
        """
        for table in ("CDSH", "♣♦♠♥"):
            if len(text) == 1 and text.upper() in table:
                return cls(table.index(text.upper()))
        raise ValueError(f"not a suit: {text!r}")


class Rank(IntEnum):
    """The thirteen ranks, the ace high."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def code(self) -> str:
        """One character of 23456789TJQKA."""
        return "23456789TJQKA"[self - 2]

    @property
    def symbol(self) -> str:
        """The index printed on the card: "10" instead of "T"."""
        return "10" if self == Rank.TEN else self.code

    @classmethod
    def from_code(cls, text: str) -> Rank:
        """Read a rank from its code; "10" is the ten as well.

        Raises:
            ValueError: when there is no such rank.
        """
        text = "T" if text == "10" else text.upper()
        if len(text) == 1 and text in "23456789TJQKA":
            return cls("23456789TJQKA".index(text) + 2)
        raise ValueError(f"not a rank: {text!r}")


@final
class Card:
    """A card of a 52-card pack. There is one object per card, so identity is equality.

    With two packs both copies are the same object: a hand is a multiset, and naming a card plays
    one copy of it. Cards sort by suit (clubs, diamonds, spades, hearts), then by rank.
    """

    __slots__ = ("code", "index", "rank", "suit")
    _all: ClassVar[list[Card]] = []

    rank: Rank
    suit: Suit
    index: int
    code: str

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        """Return the one object for this rank and suit."""
        index = suit * 13 + rank - 2
        if len(cls._all) == 52:
            return cls._all[index]
        card = super().__new__(cls)
        card.rank, card.suit, card.index = rank, suit, index
        card.code = rank.code + suit.code
        return card

    @classmethod
    def from_code(cls, text: str) -> Card:
        """Read "TH", "10H" or "10♥".

        Raises:
            ValueError: when the text is not a card.
        """
        if not 2 <= len(text) <= 3:
            raise ValueError(f"not a card: {text!r}")
        return cls(Rank.from_code(text[:-1]), Suit.from_code(text[-1]))

    @property
    def symbol(self) -> str:
        """Rank and suit sign, as "10♥": for the eye only."""
        return self.rank.symbol + self.suit.symbol

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __repr__(self) -> str:
        return self.code

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit]]:
        return Card, (self.rank, self.suit)


Card._all.extend(Card(rank, suit) for suit in Suit for rank in Rank)

PACK: Final[tuple[Card, ...]] = tuple(Card._all)
"""The 52 cards, sorted."""


def pack(lowest: Rank = Rank.TWO, copies: int = 1) -> list[Card]:
    """Return the cards from `lowest` to the ace in every suit, each `copies` times, sorted."""
    return [card for card in PACK if card.rank >= lowest for _ in range(copies)]


def cards(codes: str | Iterable[str]) -> tuple[Card, ...]:
    """Read several cards: "TH 9C AS" or an iterable of codes."""
    return tuple(map(Card.from_code, codes.split() if isinstance(codes, str) else codes))
