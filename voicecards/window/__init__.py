"""The window for sighted company and low vision: what is said, and the cards, large."""

from voicecards.window.window import Window

__all__ = ["Window"]
