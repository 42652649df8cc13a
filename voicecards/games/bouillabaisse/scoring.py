"""What a round counts, what a trick brings, and all or nothing (section 4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from voicecards.cards import Card, Rank, Suit
from voicecards.games.bouillabaisse.events import Capture
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.bouillabaisse.targets import Targets
from voicecards.games.bouillabaisse.view import BouillabaisseView
from voicecards.games.game import Seat

LAST_ROUND = 6
_MIXED = (5, 6)


@dataclass(frozen=True)
class Stakes:
    """What one round counts: targets it does not use are None, their points 0."""

    round: int
    suit: Suit | None
    rank: Rank | None
    card: Card | None
    points_trick: int
    points_suit: int
    points_rank: int
    points_special: int

    @classmethod
    def of_round(
        cls,
        number: int,
        targets: Targets | BouillabaisseView,
        options: BouillabaisseOptions,
    ) -> Stakes:
        """Return the stakes of a round at a table.

        Args:
            number: 1 to 6.
            targets: of the game, or a view that knows those of this round.
            options: the table's.
        """
        tricks, suit, rank, special = (number in (n, *_MIXED) for n in (1, 2, 3, 4))
        return cls(
            round=number,
            suit=targets.suit if suit else None,
            rank=targets.rank if rank else None,
            card=targets.card if special else None,
            points_trick=options.points_trick if tricks else 0,
            points_suit=options.points_suit if suit else 0,
            points_rank=options.points_rank if rank else 0,
            points_special=options.points_special if special else 0,
        )

    def worth(self, card: Card) -> int:
        """Return the gross points of one card, without its trick."""
        return (
            (self.points_suit if card.suit is self.suit else 0)
            + (self.points_rank if card.rank is self.rank else 0)
            + (self.points_special if card is self.card else 0)
        )

    def capture(self, cards: Sequence[Card]) -> Capture:
        """Count what one trick brings to its taker."""
        suit = rank = special = 0
        if self.suit is not None:
            suit = sum([card.suit is self.suit for card in cards])
        if self.rank is not None:
            rank = sum([card.rank is self.rank for card in cards])
        if self.card is not None:
            special = sum([card is self.card for card in cards])
        gross = (
            self.points_trick
            + suit * self.points_suit
            + rank * self.points_rank
            + special * self.points_special
        )
        return Capture(1, suit, rank, special, gross)

    def can_end_early(self, held: Iterable[Card]) -> bool:
        """Whether no trick to come can change the score, the cards in all hands being `held`."""
        return self.round in (2, 3, 4) and not any(map(self.worth, held))


def add(one: Capture, other: Capture) -> Capture:
    """Add two captures up."""
    return Capture(
        one.tricks + other.tricks,
        one.suit + other.suit,
        one.rank + other.rank,
        one.special + other.special,
        one.gross + other.gross,
    )


def all_or_nothing_applies(number: int, special_copies: int, options: BouillabaisseOptions) -> bool:
    """Whether taking everything changes the sign of a score in a round (section 4).

    Args:
        number: the round, 1 to 6.
        special_copies: how many copies of the special card are in play.
        options: the table's.
    """
    if not options.all_or_nothing:
        return False
    if number == LAST_ROUND:
        return options.all_or_nothing_last_round == "inverted"
    enough = number != 4 or special_copies >= 2
    return number in options.all_or_nothing_rounds and enough


def taker_of_everything(
    captures: Sequence[Capture], stakes: Stakes, options: BouillabaisseOptions
) -> Seat | None:
    """Find the seat that took everything there was in a round, if one did (D4).

    In rounds 5 and 6 with `cards_only`, tricks do not count toward everything.
    """
    cards_only = stakes.round in _MIXED and options.all_or_nothing_mixed == "cards_only"
    per_trick = stakes.points_trick if cards_only else 0
    paying = [seat for seat, c in enumerate(captures) if c.gross - c.tricks * per_trick > 0]
    return paying[0] if len(paying) == 1 else None


def score_round(
    captures: Sequence[Capture],
    stakes: Stakes,
    special_copies: int,
    options: BouillabaisseOptions,
) -> tuple[tuple[int, ...], Seat | None]:
    """Return each seat's score for a round, and who turned its sign by taking everything."""
    sign = -1 if stakes.round == LAST_ROUND else 1
    scores = [sign * capture.gross for capture in captures]
    everything = None
    if all_or_nothing_applies(stakes.round, special_copies, options):
        everything = taker_of_everything(captures, stakes, options)
        if everything is not None:
            scores[everything] = -scores[everything]
    return tuple(scores), everything
