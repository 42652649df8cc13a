"""How Bouillabaisse talks."""

from voicecards.narration.bouillabaisse.voice import BouillabaisseVoice

VOICE = BouillabaisseVoice()
