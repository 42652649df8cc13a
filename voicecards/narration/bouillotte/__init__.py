"""How Bouillotte talks."""

from voicecards.narration.bouillotte.voice import BouillotteVoice

VOICE = BouillotteVoice()
