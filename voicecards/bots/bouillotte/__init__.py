"""Opponents for Bouillotte, from the one who likes pictures to the one who counts chances."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from voicecards.bots.bot import Bot
from voicecards.bots.bouillotte.beginner import BouillotteBeginner
from voicecards.bots.bouillotte.club import BouillotteClub, Temper

_CLUB: Final = BouillotteClub()

LEVELS: Final[Mapping[str, Bot]] = {
    "beginner": BouillotteBeginner(),
    "club": _CLUB,
    "expert": _CLUB,
}
"""The bot of each level."""

CHARACTERS: Final[Mapping[str, Bot]] = {
    "cautious": BouillotteClub(Temper(margin=0.5, bluff=0.0, openness=0.8)),
    "gambler": BouillotteClub(Temper(margin=-0.3, whim=0.2, openness=0.1)),
    "bluffer": BouillotteClub(Temper(caution=0.95, bluff=0.8, openness=0.0)),
}
"""Bots with a manner of their own."""

__all__ = ["CHARACTERS", "LEVELS", "BouillotteBeginner", "BouillotteClub", "Temper"]
