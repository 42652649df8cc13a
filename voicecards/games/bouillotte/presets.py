"""Ready-made tables: the variants that have a name (rule sheet, sections 2, 4.5 and 7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from voicecards.games.bouillotte.options import BouillotteOptions

PRESETS: Final[Mapping[str, Mapping[str, str]]] = {
    "default": {},
    "a_trois": {"players": "3"},
    "a_cinq": {"players": "5"},
    "double_retourne": {"retourne_count": "2"},
    "open": {"open_card": "true"},
    "several_rounds": {"betting_rounds": "3"},
    "retourne_change": {"retourne_change": "true"},
    "historical": {
        "direction": "counterclockwise",
        "point_mode": "table_suit",
        "card_points": "face_value",
        "brelan_favori": "off",
        "brelan_bonus": "showdown",
        "all_pass": "redeal_keep_pot",
        "max_raise": "0",
        "straddle": "true",
    },
}
"""The options of each preset that differ from the defaults, as texts."""


def preset(name: str) -> BouillotteOptions:
    """Return the options of a preset.

    Raises:
        KeyError: when there is no preset of that name.
    """
    return BouillotteOptions.from_text(PRESETS[name])
