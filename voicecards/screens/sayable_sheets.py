"""The player's own score sheets by voice: which of their names the ear can listen for."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING

from voicecards.commands.option_sentences import name_words
from voicecards.hearing.sayable import unsayable

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class SayableSheets:
    """The names of one game's saved sheets that can be said; found out beside the loop.

    Args:
        stage: whose sheets and whose language.
        game: its name.
    """

    def __init__(self, stage: Stage, game: str) -> None:
        self._stage = stage
        self._game = game
        self._found: Future[tuple[str, ...]] | None = None

    def look(self) -> None:
        """Begin to find them out: when the sheets or the language may have changed."""
        lang = self._stage.lang
        names = [sheet.name for sheet in self._stage.outside.sheets.saved(self._game)]
        self._found = self._stage.outside.think(lambda: _sayable(lang, names)) if names else None

    @property
    def names(self) -> tuple[str, ...]:
        """What has been found out."""
        return self._found.result() if self._found is not None and self._found.done() else ()


def _sayable(lang: str, names: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for name in names if can_be_said(lang, name))


def can_be_said(lang: str, name: str) -> bool:
    """Whether the ear can listen for the name of a sheet."""
    return unsayable(lang, name_words(lang, name)) is None
