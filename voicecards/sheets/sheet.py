"""A score sheet: a name, the options of a game, and the ready table they are compared with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from voicecards.commands.normalise import normalise, tidy_name
from voicecards.games import games
from voicecards.games.options import GameOptions
from voicecards.games.preset import Preset
from voicecards.sheets.fault import SheetError

LONGEST_NAME: Final = 40
"""Characters of a name."""


@dataclass(frozen=True)
class Sheet:
    """A named set of all options of a game.

    Attributes:
        game: the game's name.
        name: as the player wrote it; of a ready table, its id.
        options: all of them, valid together.
        preset: the ready table it is compared with.
        ready: whether it comes with the game; then it cannot be changed.
    """

    game: str
    name: str
    options: GameOptions
    preset: str
    ready: bool = False

    @property
    def key(self) -> str:
        """What tells sheets of one game apart: the name without case and accents."""
        return name_key(self.name)

    @property
    def base(self) -> Preset:
        """The ready table it is compared with."""
        return games()[self.game].presets[self.preset]

    @property
    def differences(self) -> tuple[str, ...]:
        """The options in which it differs from its ready table, in their order."""
        return differences(self.options, self.base.table(type(self.options)))

    def table(self, changes: Mapping[str, str]) -> GameOptions:
        """The options of this sheet with some changes, given as texts.

        Raises:
            OptionError: whatever is wrong with them; `fixed_by_preset` for what a ready table
                does not allow as long as it bears its name.
        """
        kind = type(self.options)
        if self.ready:
            return self.base.table(kind, changes)
        return kind.from_text({**self.options.to_text(), **changes})


def differences(one: GameOptions, other: GameOptions) -> tuple[str, ...]:
    """The names of the options in which two tables of one game differ."""
    return tuple(n for n in one.kinds() if getattr(one, n) != getattr(other, n))


def ready_sheets(game: str) -> tuple[Sheet, ...]:
    """The ready tables of a game as sheets, the usual one first."""
    known = games()[game]
    return tuple(
        Sheet(game, preset.name, preset.table(known.options), preset.name, ready=True)
        for preset in known.presets.values()
    )


def name_key(name: str) -> str:
    """Fold a name: two names with the same key are the same name."""
    return normalise(name)


def clean_name(text: str) -> str:
    """Make a name of what was typed or written: single spaces, nothing unprintable.

    Raises:
        SheetError: "name-empty" when nothing is left that could be said, "name-long".
    """
    name = tidy_name(text)
    if not any(c.isalnum() for c in name_key(name)):
        raise SheetError("name-empty", name)
    if len(name) > LONGEST_NAME:
        raise SheetError("name-long", name)
    return name
