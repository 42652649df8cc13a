"""Checks that no point of a game was lost or made up (sections 4, 6 and 10)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from voicecards.games.barbu.contracts import slam_mode, tariff
from voicecards.games.barbu.events import HandScored
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.game import Event


def check_sums(options: BarbuOptions, events: Iterable[Event]) -> None:
    """Check every hand of a whole game against the points that exist in it.

    Args:
        options: the table's.
        events: of the game, in order, from the first deal on.

    Raises:
        ArithmeticError: points that are not all there, totals that do not add up, or a contract
            that a dealer has not led exactly once.
    """
    totals = [0] * options.players
    led = []
    for event in events:
        if not isinstance(event, HandScored):
            continue
        points = points_in_play(event.contract, options, slam=event.slam is not None)
        if sum(event.before) != points or sum(event.scores) != points:
            raise ArithmeticError(f"hand {event.number} has {sum(event.scores)} points")
        totals = [old + new for old, new in zip(totals, event.scores, strict=True)]
        if event.totals != tuple(totals):
            raise ArithmeticError(f"the totals after hand {event.number} do not add up")
        led.append((event.dealer, event.contract))
    if sorted(led) != sorted(product(range(options.players), options.contracts)):
        raise ArithmeticError("not every dealer has led every contract once")


def points_in_play(contract: str, options: BarbuOptions, *, slam: bool) -> int:
    """Return the sum of the scores of a hand.

    Args:
        contract: its name.
        options: the table's.
        slam: whether a slam turned the score.
    """
    if contract == "domino":
        return sum(options.awards)
    price = tariff(contract, options)
    points = price.trick * options.hand_size + price.last + price.second_last
    points += sum(price.points[card.index] for card in options.cards_in_play)
    if not slam:
        return points
    flat = slam_mode(contract, options) == "flat"
    return options.slam_flat_points if flat else -points
