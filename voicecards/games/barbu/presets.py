"""Ready tables: named sets of options (section 1.5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.options import OptionError


@dataclass(frozen=True)
class Preset:
    """A named set of options, as texts; options in `fixed` may not be changed with it."""

    name: str
    settings: Mapping[str, str]
    fixed: tuple[str, ...] = ()

    def table(self, changes: Mapping[str, str] | None = None) -> BarbuOptions:
        """Return the options of this preset with some changes.

        Args:
            changes: texts by option name, as typed on the command line.

        Raises:
            OptionError: `fixed_by_preset` for a change this preset does not allow, or whatever
                is wrong with the options.
        """
        changed = {**self.settings, **(changes or {})}
        for name in self.fixed:
            needed, given = self.settings[name], changed[name]
            if given.strip() != needed:
                raise OptionError(
                    name, "fixed_by_preset", value=given, allowed=needed, preset=self.name
                )
        return BarbuOptions.from_text(changed)


_TOURNAMENT: Final = {
    "players": "4",
    "deck_size": "52",
    "contracts": "no_tricks,no_hearts,no_queens,barbu,no_last_two,trumps,domino",
    "contract_order": "dealer_chooses",
    "opening_leader": "dealer",
    "suit_lead": "only_suit_left",
    "trick_penalty": "2",
    "suit_card_penalty": "2",
    "suit_ace_penalty": "6",
    "queen_penalty": "6",
    "barbu_penalty": "20",
    "last_trick_penalty": "20",
    "second_last_trick_penalty": "10",
    "trump_trick_points": "5",
    "domino_awards": "45,20,10,-10",
    "domino_start_rank": "dealer_chooses",
    "slam_mode": "off",
    "contro_mode": "all_pairs",
    "contro_minimum": "2",
}

PRESETS: Final[Mapping[str, Preset]] = {
    preset.name: preset
    for preset in (
        Preset("classic_32", {}),
        Preset("classic_52", {"deck_size": "52"}),
        Preset("tournament", _TOURNAMENT, fixed=("players", "deck_size")),
    )
}
"""The presets of the rule sheet by name."""
