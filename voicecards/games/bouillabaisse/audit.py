"""Checks that no point of a game was lost or made up (section 5)."""

from __future__ import annotations

from collections.abc import Iterable

from voicecards.games.bouillabaisse.events import RoundScored, RoundStarted
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.game import Event


def check_sums(options: BouillabaisseOptions, events: Iterable[Event]) -> None:
    """Check every round of a whole game against the points that exist in it.

    Args:
        options: the table's.
        events: of the game, in order, from the first deal on.

    Raises:
        ArithmeticError: gross points that are not all there, or totals that do not add up.
    """
    totals = [0] * options.players
    started: RoundStarted | None = None
    for event in events:
        if isinstance(event, RoundStarted):
            started = event
        elif isinstance(event, RoundScored) and started is not None:
            gross = sum(capture.gross for capture in event.captures)
            if gross != _points_in_play(started, options):
                raise ArithmeticError(f"round {event.round} has {gross} points")
            totals = [old + new for old, new in zip(totals, event.scores, strict=True)]
            if event.totals != tuple(totals):
                raise ArithmeticError(f"the totals after round {event.round} do not add up")


def _points_in_play(started: RoundStarted, options: BouillabaisseOptions) -> int:
    cards = options.cards_in_play
    return (
        started.points_trick * (len(cards) // options.players)
        + started.points_suit * sum(card.suit is started.suit for card in cards)
        + started.points_rank * sum(card.rank is started.rank for card in cards)
        + started.points_special * sum(card is started.card for card in cards)
    )
