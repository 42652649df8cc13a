"""Who is on the way to taking everything, and what that would be worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from voicecards.games.barbu.contracts import slam_mode, tariff
from voicecards.games.barbu.view import BarbuView
from voicecards.games.game import Seat

ALL_TRICKS: Final = 3.0
ALL_CARDS: Final = 1.5
"""How steeply the chance of a slam rises with the share already taken: as its power."""


@dataclass(frozen=True)
class SlamOutlook:
    """The only seat that has taken anything so far.

    Attributes:
        taker: the seat.
        chance: that it takes everything, 0 to 1.
        threat: what that would cost each of the others against it, in points, times the chance.
    """

    taker: Seat
    chance: float
    threat: float


def slam_outlook(view: BarbuView) -> SlamOutlook | None:
    """Return who is on the way to a slam; None when several have taken something, or nobody."""
    assert view.contract
    mode = slam_mode(view.contract, view.options)
    if mode is None:
        return None
    by_tricks = view.contract in ("no_tricks", "salade")
    taken = view.tricks if by_tricks else [sum(i.count for i in items) for items in view.items]
    takers = [seat for seat, count in enumerate(taken) if count]
    if len(takers) != 1:
        return None
    options = view.options
    price = tariff(view.contract, options)
    cost = -sum(price.points[card.index] for card in options.cards_in_play)
    cost -= price.trick * options.hand_size
    everything = options.hand_size
    if not by_tricks:
        everything = sum(map(price.counts, options.cards_in_play))
    chance = (taken[takers[0]] / everything) ** (ALL_TRICKS if by_tricks else ALL_CARDS)
    slam = cost if mode == "mirror" else options.slam_flat_points
    return SlamOutlook(takers[0], chance, chance * (cost + slam) / (options.players - 1))
