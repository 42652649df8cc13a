"""Held keys: which of the presses that the system sends are repeats of one that is held."""

from __future__ import annotations

from typing import Final

from voicecards.commands.command import Command
from voicecards.commands.keys import Key

DELAY_MS: Final = 450
"""How long a key is held before it repeats."""
INTERVAL_MS: Final = 80
"""How often it repeats then."""

_LONGEST: Final = 0.8
"""Seconds. A press that comes later than this after the last one of its key is a new one, even
where the release was lost: a key must never be dead."""

_ARROWS: Final = frozenset({"left", "right", "up", "down", "page up", "page down"})
_WALKS: Final = frozenset(
    (
        *("previous_card", "next_card", "suit_up", "suit_down", "next_legal", "previous_legal"),
        *("next_player", "previous_player", "previous_item", "next_item", "less", "more"),
        *("older_line", "newer_line", "faster", "slower", "louder", "quieter"),
        *("voice_louder", "voice_quieter", "cues_louder", "cues_quieter"),
        *("music_louder", "music_quieter"),
    )
)
"""Commands that a held key may give again and again: they only walk, or turn something up."""


class KeyRepeat:
    """Tells a held key from one pressed twice."""

    def __init__(self) -> None:
        self._key: Key | None = None
        self._at = float("-inf")

    def down(self, key: Key, now: float) -> bool:
        """Note a press; whether it is a repeat of the one before.

        Args:
            key: the key.
            now: seconds.
        """
        repeated = key == self._key and now - self._at < _LONGEST
        self._key, self._at = key, now
        return repeated

    def up(self, key: Key) -> None:
        """Note a release."""
        if self._key is not None and key.name == self._key.name:
            self._key = None

    def forget(self) -> None:
        """Take all keys as released: the window has lost them."""
        self._key = None


def walks(key: Key, command: Command | None) -> bool:
    """Whether a held key goes on doing what it does.

    Args:
        key: the key.
        command: what it means now; None where the screen takes the key itself.
    """
    return command.name in _WALKS if command is not None else key.name in _ARROWS
