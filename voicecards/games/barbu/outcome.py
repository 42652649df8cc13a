"""What a finished hand is worth to each seat, before contro."""

from __future__ import annotations

from dataclasses import dataclass

from voicecards.games.barbu.events import Item
from voicecards.games.game import Seat


@dataclass(frozen=True)
class Outcome:
    """The result of the play of one hand.

    Attributes:
        items: by seat, what counts.
        scores: by seat.
        slam: the seat that took everything when that turned its score, None otherwise.
        early: whether cards were left when the hand ended.
    """

    items: tuple[tuple[Item, ...], ...]
    scores: tuple[int, ...]
    slam: Seat | None
    early: bool
