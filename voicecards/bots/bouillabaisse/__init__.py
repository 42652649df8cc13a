"""Opponents for Bouillabaisse, from the one who only ducks to the one who counts."""

from voicecards.bots.bouillabaisse.beginner import BouillabaisseBeginner
from voicecards.bots.bouillabaisse.club import BouillabaisseClub

__all__ = ["BouillabaisseBeginner", "BouillabaisseClub"]
