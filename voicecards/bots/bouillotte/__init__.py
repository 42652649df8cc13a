"""Opponents for Bouillotte, from the one who likes pictures to the one who counts chances."""

from voicecards.bots.bouillotte.beginner import BouillotteBeginner
from voicecards.bots.bouillotte.club import BouillotteClub

__all__ = ["BouillotteBeginner", "BouillotteClub"]
