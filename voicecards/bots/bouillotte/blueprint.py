"""The expert's plan: how often to do what, by the worth of the hand and the state of the betting.

The numbers of `blueprint.json` come from self-play: `benchmarks/bouillotte_self_play.py` lets
players who only know how good their hand is, and what the betting looks like, regret their
choices until none of them gains by playing otherwise. What it finds bluffs and calls just as often
as it must.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple, TypeAlias

FOLD, STAY, SMALL, MIDDLE, LARGE = range(5)
"""What can be done: places in a row of the plan. To stay is to check or to call."""

SIZES: Final = (0.3, 0.9, 2.5)
"""A small, a middle and a large raise, as shares of the pot after a call."""
BUCKETS: Final = 20
_ODDS: Final = (0.13, 0.21, 0.31, 0.385)

Row: TypeAlias = tuple[float, ...]


class Situation(NamedTuple):
    """What the betting looks like for who is on turn.

    Attributes:
        opponents: how many others are still in.
        behind: how many of them have to act before the betting is over; 2 for more.
        raises: so many in this round; 3 for more.
        odds: the class of the price beside the pot: 0 for nothing to pay, 5 for the dearest.
    """

    opponents: int
    behind: int
    raises: int
    odds: int


def situation(opponents: int, behind: int, raises: int, price: int, pot: int) -> Situation:
    """Return the situation of a player.

    Args:
        opponents: others still in.
        behind: those of them who have to act before the betting is over.
        raises: in this round.
        price: of a call, in chips.
        pot: all that can be won, before the call.
    """
    share = price / (pot + price) if price else 0.0
    odds = 1 + sum([share > bound for bound in _ODDS]) if price else 0
    return Situation(opponents, min(behind, 2), min(raises, 3), odds)


def bucket(quantile: float) -> int:
    """Return the class of a hand that beats this share of the others' hands: finer at the top."""
    return min(BUCKETS - 1, int((1 - math.sqrt(1 - quantile)) * BUCKETS))


def amounts(pot: int, low: int, high: int) -> dict[int, int]:
    """Return the raises to think of, by size; equal ones under the larger name.

    Args:
        pot: after a call.
        low: the smallest raise allowed.
        high: the largest.
    """
    wanted = [min(high, max(low, round(share * pot))) for share in SIZES]
    by_amount = {amount: size for size, amount in enumerate(wanted, start=SMALL)}
    return {size: amount for amount, size in by_amount.items()}


@cache
def plan() -> Mapping[Situation, Sequence[Row]]:
    """Read the plan: for each situation a row per class of hands, weakest first."""
    text = files(__package__).joinpath("blueprint.json").read_text(encoding="utf-8")
    return {
        Situation(*map(int, key.split())): tuple(tuple(row) for row in rows)
        for key, rows in json.loads(text).items()
    }


@cache
def rows(at: Situation) -> Sequence[Row]:
    """Return the rows of a situation, or of the nearest one that was met in self-play."""
    known = plan()

    def distance(other: Situation) -> tuple[int, int, int, int]:
        paying = (at.odds > 0) != (other.odds > 0)
        odds, raises = abs(at.odds - other.odds), abs(at.raises - other.raises)
        return (
            paying,
            abs(at.opponents - other.opponents),
            odds + raises,
            abs(at.behind - other.behind),
        )

    return known[min(known, key=distance)]
