"""Checks that no chip of a session was lost or made up (rule sheet, section 10, invariant)."""

from __future__ import annotations

from collections.abc import Iterable

from voicecards.games.bouillotte.events import GameOver
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.game import Event


def check_chips(options: BouillotteOptions, events: Iterable[Event]) -> None:
    """Check the end of a whole session: scores are less rebuys, so nothing else may change them.

    Args:
        options: the table's.
        events: of the session, in order.

    Raises:
        ArithmeticError: chips that are not all there.
    """
    cave = options.players * options.starting_chips
    for event in events:
        if isinstance(event, GameOver) and sum(s.score for s in event.standings) != cave:
            raise ArithmeticError(f"the session ended with other than {cave} chips")
