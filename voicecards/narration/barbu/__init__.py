"""How Barbu talks."""

from voicecards.narration.barbu.voice import BarbuVoice

VOICE = BarbuVoice()
