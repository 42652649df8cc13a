"""Names given by players or standing on a screen: which of them the ear can listen for."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING

from voicecards.commands.option_sentences import name_words
from voicecards.hearing.sayable import unsayable

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class SayableNames:
    """Some names that can be said, found out beside the loop.

    Args:
        stage: whose language.
    """

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._found: Future[tuple[str, ...]] | None = None

    def look(self, names: Sequence[str]) -> None:
        """Begin to find them out: when the names or the language may have changed."""
        lang = self._stage.lang
        self._found = self._stage.outside.think(lambda: _sayable(lang, names)) if names else None

    @property
    def names(self) -> tuple[str, ...]:
        """What has been found out."""
        return self._found.result() if self._found is not None and self._found.done() else ()


def _sayable(lang: str, names: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for name in names if can_be_said(lang, name))


def can_be_said(lang: str, name: str) -> bool:
    """Whether the ear can listen for a name."""
    return unsayable(lang, name_words(lang, name)) is None
