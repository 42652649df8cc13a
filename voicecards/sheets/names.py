"""The names of ready tables in every language: they belong to the game, no sheet may take them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from voicecards.games import games
from voicecards.locale import languages, load
from voicecards.sheets.sheet import name_key


def message(game: str, preset: str) -> str:
    """The message that names a ready table."""
    return f"{game}-variant-{preset}"


@cache
def ready_names(game: str) -> Mapping[str, str]:
    """The ready tables of a game by every name they have, folded: ids and all languages."""
    named: dict[str, str] = {}
    for preset in games()[game].presets:
        named[name_key(preset)] = preset
        for lang in languages():
            named[name_key(load(lang).text(message(game, preset)))] = preset
    return named
