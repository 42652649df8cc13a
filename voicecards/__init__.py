"""voicecards: a card table to play by ear."""

__version__ = "0.1.0"
