"""What each contract counts and costs, and what a slam turns (section 4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from voicecards.cards import PACK, Card, Rank
from voicecards.games.barbu.events import Item, Price
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.game import Seat

ITEM_KINDS: Final = (
    "trick",
    "suit_card",
    "queen",
    "jack",
    "barbu",
    "second_last_trick",
    "last_trick",
)
"""What may be counted in a trick contract, in the order in which items are told."""

_CARD_KIND: Final = {
    "no_hearts": "suit_card",
    "no_queens": "queen",
    "no_jacks": "jack",
    "barbu": "barbu",
}
"""The kind of card each contract of single cards counts."""

_CARDS_ALONE: Final = frozenset(_CARD_KIND)
"""Contracts that can be decided before the last trick: nothing but certain cards counts."""


@dataclass(frozen=True)
class Tariff:
    """The signed points of everything that counts in one contract at one table.

    Attributes:
        contract: its name.
        trick: points of a trick, 0 where tricks do not count.
        last, second_last: points of those tricks beside `trick`.
        by_card: for each card by `Card.index`, what it is as (kind, points): several in a salade.
        points: of each card by `Card.index`, all it is together.
        prices: the same, as announced.
    """

    contract: str
    components: frozenset[str]
    trick: int
    last: int
    second_last: int
    by_card: tuple[tuple[tuple[str, int], ...], ...]
    points: tuple[int, ...]
    prices: tuple[Price, ...]

    def items(self, cards: Iterable[Card], left: int) -> tuple[Item, ...]:
        """Count what one trick brings to its taker.

        Args:
            cards: of the trick.
            left: how many tricks are still to come.
        """
        found: dict[str, tuple[int, int]] = {}
        if self.counts_tricks:
            found["trick"] = (1, self.trick)
        for card in cards:
            for kind, points in self.by_card[card.index]:
                count, sum_ = found.get(kind, (0, 0))
                found[kind] = (count + 1, sum_ + points)
        if left == 1 and "no_last_two" in self.components:
            found["second_last_trick"] = (1, self.second_last)
        if left == 0 and self.components & {"no_last_two", "no_last_trick"}:
            found["last_trick"] = (1, self.last)
        return tuple([Item(k, *found[k]) for k in ITEM_KINDS if k in found] if found else ())

    @property
    def counts_tricks(self) -> bool:
        """Whether every trick counts."""
        return bool(self.components & {"no_tricks", "trumps"})

    def counts(self, card: Card) -> bool:
        """Whether the card by itself counts in this contract."""
        return bool(self.by_card[card.index])

    def can_end_early(self, held: Iterable[Card]) -> bool:
        """Whether nothing that counts is left, the cards in all hands being `held` (section 3)."""
        return self.contract in _CARDS_ALONE and not any(self.by_card[c.index] for c in held)


@lru_cache(maxsize=64)
def tariff(contract: str, options: BarbuOptions) -> Tariff:
    """Return what a trick contract counts at a table."""
    components = options.salade_components if contract == "salade" else frozenset({contract})
    trick = options.trump_trick_points if contract == "trumps" else 0
    if "no_tricks" in components:
        trick = -options.trick_penalty
    by_card = tuple(_worth(card, components, options) for card in PACK)
    last = options.last_trick_penalty * len(components & {"no_last_trick", "no_last_two"})
    return Tariff(
        contract=contract,
        components=components,
        trick=trick,
        last=-last,
        second_last=-options.second_last_trick_penalty if "no_last_two" in components else 0,
        by_card=by_card,
        points=tuple(sum(points for _, points in found) for found in by_card),
        prices=_prices(components, options),
    )


def _worth(
    card: Card, components: frozenset[str], options: BarbuOptions
) -> tuple[tuple[str, int], ...]:
    """What a card is in a contract of these components, as (kind, signed points)."""
    own = dict(options.card_overrides)
    suit_points = options.suit_card_penalty
    if card.rank is Rank.ACE:
        suit_points = options.suit_ace_points
    is_one = {
        "no_hearts": (card.suit is options.penalty_suit, suit_points),
        "no_queens": (card.rank is Rank.QUEEN, options.queen_penalty),
        "no_jacks": (card.rank is Rank.JACK, options.jack_penalty),
        "barbu": (card is options.barbu, options.barbu_penalty),
    }
    return tuple(
        (_CARD_KIND[name], -own.get(card, points))
        for name, (counts, points) in is_one.items()
        if counts and name in components
    )


def _prices(components: frozenset[str], options: BarbuOptions) -> tuple[Price, ...]:
    ace = Card(Rank.ACE, options.penalty_suit)
    prices = {
        "no_tricks": [Price("trick", -options.trick_penalty)],
        "no_hearts": [Price("suit_card", -options.suit_card_penalty)],
        "no_queens": [Price("queen", -options.queen_penalty)],
        "no_jacks": [Price("jack", -options.jack_penalty)],
        "barbu": [Price("barbu", -options.barbu_penalty, options.barbu)],
        "no_last_two": [
            Price("second_last_trick", -options.second_last_trick_penalty),
            Price("last_trick", -options.last_trick_penalty),
        ],
        "no_last_trick": [Price("last_trick", -options.last_trick_penalty)],
        "trumps": [Price("trick", options.trump_trick_points)],
    }
    if options.suit_ace_points != options.suit_card_penalty:
        prices["no_hearts"].append(Price("suit_ace", -options.suit_ace_points, ace))
    told = [price for name in prices if name in components for price in prices[name]]
    for card, points in options.card_overrides:
        if _worth(card, components, options):
            told.append(Price("card", -points, card))
    return tuple(told)


def add(one: Sequence[Item], other: Sequence[Item]) -> tuple[Item, ...]:
    """Add two lists of items up, kind by kind."""
    if not one or not other:
        return tuple(one or other)
    found = {item.kind: item for item in one}
    for item in other:
        had = found.get(item.kind)
        if had:
            item = Item(item.kind, had.count + item.count, had.points + item.points)
        found[item.kind] = item
    return tuple([found[kind] for kind in ITEM_KINDS if kind in found])


def slam_mode(contract: str, options: BarbuOptions) -> str | None:
    """Return `mirror` or `flat` where taking everything turns the score, else None."""
    if options.slam_mode == "off" or contract not in options.slam_contracts:
        return None
    return options.slam_mode


def score_hand(
    contract: str,
    taken: Sequence[tuple[Item, ...]],
    tricks: Sequence[int],
    options: BarbuOptions,
) -> tuple[tuple[int, ...], Seat | None]:
    """Score a finished hand of tricks, before contro.

    Args:
        contract: its name.
        taken: by seat, what counts.
        tricks: by seat, how many tricks, whether they count or not.
        options: the table's.

    Returns:
        The scores by seat, and the seat of a slam if there is one.
    """
    scores = [sum(item.points for item in items) for items in taken]
    mode = slam_mode(contract, options)
    slam = taker_of_everything(contract, taken, tricks, options) if mode else None
    if slam is not None:
        scores[slam] = -scores[slam] if mode == "mirror" else options.slam_flat_points
    return tuple(scores), slam


def taker_of_everything(
    contract: str,
    taken: Sequence[tuple[Item, ...]],
    tricks: Sequence[int],
    options: BarbuOptions,
) -> Seat | None:
    """Find the seat that has taken all that a slam needs, if one has.

    That is all tricks in `no_tricks` and in a salade, where there are no partial slams; elsewhere
    all the cards that count and are in play at this table.
    """
    kind = _CARD_KIND.get(contract)
    if kind is None:
        has_all = [count == sum(tricks) for count in tricks]
    else:
        price = tariff(contract, options)
        all_of_them = sum(map(price.counts, options.cards_in_play))
        has_all = [any(i.kind == kind and i.count == all_of_them for i in items) for items in taken]
    return has_all.index(True) if any(has_all) else None
