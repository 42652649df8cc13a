"""Opponents for Bouillabaisse, from the one who only ducks to the one who looks into hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from voicecards.bots.bot import Bot
from voicecards.bots.bouillabaisse.beginner import BouillabaisseBeginner
from voicecards.bots.bouillabaisse.club import BouillabaisseClub
from voicecards.bots.bouillabaisse.expert import BouillabaisseExpert
from voicecards.bots.kernel.search import Insight

LEVELS: Final[Mapping[str, Bot]] = {
    "beginner": BouillabaisseBeginner(),
    "club": BouillabaisseClub(),
    "expert": BouillabaisseExpert(),
}
"""The bot of each level."""

CHARACTERS: Final[Mapping[str, Bot]] = {
    "steady": BouillabaisseExpert(Insight(risk=-0.4)),
    "daring": BouillabaisseExpert(Insight(risk=0.4)),
}
"""Bots with a manner of their own."""

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "BouillabaisseBeginner",
    "BouillabaisseClub",
    "BouillabaisseExpert",
]
