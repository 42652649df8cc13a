"""Ready tables of Bouillotte: the variants that have a name (rule sheet, sections 2, 4.5 and 7)."""

from __future__ import annotations

from typing import Final

from voicecards.games.preset import Preset, by_name

PRESETS: Final = by_name(
    Preset("default", {}),
    Preset("a_trois", {"players": "3"}),
    Preset("a_cinq", {"players": "5"}),
    Preset("double_retourne", {"retourne_count": "2"}),
    Preset("open", {"open_card": "true"}),
    Preset("several_rounds", {"betting_rounds": "3"}),
    Preset("retourne_change", {"retourne_change": "true"}),
    Preset(
        "historical",
        {
            "direction": "counterclockwise",
            "point_mode": "table_suit",
            "card_points": "face_value",
            "brelan_favori": "off",
            "brelan_bonus": "showdown",
            "all_pass": "redeal_keep_pot",
            "max_raise": "0",
            "straddle": "true",
        },
    ),
)
"""The presets by name."""
