"""Opponents for Barbu, from the one who only ducks to the one who looks into hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from voicecards.bots.barbu.beginner import BarbuBeginner
from voicecards.bots.barbu.club import BarbuClub
from voicecards.bots.barbu.expert import BarbuExpert
from voicecards.bots.bot import Bot
from voicecards.bots.kernel.search import Insight

LEVELS: Final[Mapping[str, Bot]] = {
    "beginner": BarbuBeginner(),
    "club": BarbuClub(),
    "expert": BarbuExpert(),
}
"""The bot of each level."""

CHARACTERS: Final[Mapping[str, Bot]] = {
    "steady": BarbuExpert(Insight(risk=-0.4), margin=0.6),
    "daring": BarbuExpert(Insight(risk=0.4), margin=0.0),
    "doubler": BarbuExpert(margin=-0.4),
}
"""Bots with a manner of their own."""

__all__ = ["CHARACTERS", "LEVELS", "BarbuBeginner", "BarbuClub", "BarbuExpert"]
