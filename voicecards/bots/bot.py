"""What a bot is: it sees a view and returns an action, and knows nothing else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

from voicecards.games.game import Action, Seat, View

LEVELS: Final = ("random", "beginner", "club", "expert")
"""How well bots play, from worst to best."""

T = TypeVar("T")


class Bot(Protocol):
    """A player. It keeps nothing between decisions, so one bot can sit in many seats."""

    def choose(self, view: View, rng: random.Random) -> Action:
        """Decide for the seat on turn.

        Args:
            view: what that seat knows; `view.legal` is not empty.
            rng: the bot's own luck, from `rng_for`. Only `random()` may be asked: its sequence
                is the same on every Python.

        Returns:
            One of `view.legal`.
        """
        ...


def rng_for(seed: int, seat: Seat, action_number: int) -> random.Random:
    """Return the luck of one decision, so that a resumed game goes on as it would have.

    Args:
        seed: of the sitting.
        seat: who decides.
        action_number: how many actions were taken before.
    """
    return random.Random(f"{seed}/{seat}/{action_number}")


def pick(items: Sequence[T], rng: random.Random) -> T:
    """Return one of the items, each equally likely."""
    return items[int(rng.random() * len(items))]
