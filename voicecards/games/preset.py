"""Ready-made tables: named sets of options that come with a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from voicecards.games.options import GameOptions, OptionError


@dataclass(frozen=True)
class Preset:
    """A named set of options.

    Attributes:
        name: its id, also on the command line.
        settings: the options that differ from the game's defaults, as texts.
        fixed: options that may not be changed as long as the table bears this name.
    """

    name: str
    settings: Mapping[str, str]
    fixed: tuple[str, ...] = ()

    def table(
        self, kind: type[GameOptions], changes: Mapping[str, str] | None = None
    ) -> GameOptions:
        """Return the options of this preset with some changes.

        Args:
            kind: the game's options.
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
        return kind.from_text(changed)


def by_name(*presets: Preset) -> Mapping[str, Preset]:
    """Presets by name, in the order given; the first is what a game offers by itself."""
    return {preset.name: preset for preset in presets}
