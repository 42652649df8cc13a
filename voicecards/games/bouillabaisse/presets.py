"""Ready tables of Bouillabaisse (rule sheet, sections 1 and 6)."""

from __future__ import annotations

from typing import Final

from voicecards.games.preset import Preset, by_name

PRESETS: Final = by_name(
    Preset("classic", {}),
    Preset("all_or_nothing", {"all_or_nothing": "true"}),
)
"""The presets by name."""
