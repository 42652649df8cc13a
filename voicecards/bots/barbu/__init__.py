"""Opponents for Barbu, from the one who only ducks to the one who counts."""

from voicecards.bots.barbu.beginner import BarbuBeginner
from voicecards.bots.barbu.club import BarbuClub

__all__ = ["BarbuBeginner", "BarbuClub"]
