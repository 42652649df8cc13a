"""A player who repeats what was done before: replays and golden sessions."""

from __future__ import annotations

import random
from collections.abc import Iterable

from voicecards.games.game import Action, Game, View


class RecordedBot:
    """Takes the actions of one seat from a record, in order.

    Args:
        game: whose actions they are.
        codes: action codes, oldest first.
    """

    def __init__(self, game: Game, codes: Iterable[str]) -> None:
        self._actions = iter([game.read_action(code) for code in codes])

    def choose(self, view: View, rng: random.Random) -> Action:
        """Return the next recorded action.

        Raises:
            StopIteration: when the record ends before the game does.
        """
        return next(self._actions)
