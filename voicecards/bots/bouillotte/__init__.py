"""Opponents for Bouillotte, from the one who likes pictures to the one who counts chances."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from voicecards.bots.bot import Bot
from voicecards.bots.bouillotte.beginner import BouillotteBeginner
from voicecards.bots.bouillotte.club import BouillotteClub
from voicecards.bots.bouillotte.expert import BouillotteExpert, Style

LEVELS: Final[Mapping[str, Bot]] = {
    "beginner": BouillotteBeginner(),
    "club": BouillotteClub(),
    "expert": BouillotteExpert(Style(folds=1.3, bluffs=0.5)),
}
"""The bot of each level. The expert bluffs less than the plan, which supposes that the others never
tell more by their bets than it does."""

CHARACTERS: Final[Mapping[str, Bot]] = {
    "cautious": BouillotteExpert(Style(folds=3, raises=0.4, bluffs=0.0, large=0.6, openness=0.9)),
    "gambler": BouillotteExpert(
        Style(folds=0.35, raises=2.0, bluffs=2.0, openness=0.3, straddles=0.6, counts=0.6)
    ),
    "bluffer": BouillotteExpert(
        Style(raises=1.3, bluffs=8.0, large=1.7, openness=0.0, straddles=0.2, counts=0.3)
    ),
}
"""Bots with a manner of their own."""

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "BouillotteBeginner",
    "BouillotteClub",
    "BouillotteExpert",
    "Style",
]
