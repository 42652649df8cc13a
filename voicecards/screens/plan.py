"""A table, or a sheet, being set up: its options, what they were taken from, and the way back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.game import Game
from voicecards.games.options import GameOptions, OptionError
from voicecards.narration import options as told
from voicecards.narration import sheets as sheets_told
from voicecards.narration.effects import effects
from voicecards.narration.phrase import Phrase
from voicecards.screens.screen import ui
from voicecards.sheets.sheet import Sheet, differences, ready_sheets
from voicecards.sheets.spoken import as_changes, counts_somewhere


@dataclass
class Plan:
    """A table being set up.

    Attributes:
        game: the game.
        options: its options, always valid as a whole.
        sheet: what the options were taken from.
        levels: of the bots, by seat, repeated as needed.
        watching: whether a bot sits in the player's seat too.
        past: the options and sheets before each change, to undo it.
        at_table: whether it is a table, of which it is told when it leaves its sheet.
    """

    game: Game
    options: GameOptions
    sheet: Sheet
    levels: list[str] = field(default_factory=lambda: ["club"])
    watching: bool = False
    past: list[tuple[GameOptions, Sheet]] = field(default_factory=list)
    at_table: bool = True

    def value(self, name: str) -> Any:
        """The value of an option now."""
        return getattr(self.options, name)

    @property
    def changed(self) -> tuple[str, ...]:
        """The options in which it differs from its sheet.

        How many sit down is the table's affair, unless the ready table is about just that.
        """
        counts = "players" in self.sheet.base.settings
        found = differences(self.options, self.sheet.options)
        return tuple(name for name in found if name != "players" or counts)

    # --- changing ------------------------------------------------------------------------------

    def change(self, name: str, value: Any) -> Phrase:
        """Change an option; the line that tells the new value, or why it cannot be."""
        return self.change_texts({name: self.options.kinds()[name].write(value)})

    def say(self, settings: Mapping[str, str]) -> Phrase:
        """Change what was said, as texts by option; the line that tells it."""
        line = self.change_texts(as_changes(self.options, settings))
        return line.followed_by(self._without_effect(settings))

    def _without_effect(self, settings: Mapping[str, str]) -> Phrase | None:
        """Tell of a card that has a price now, and counts nowhere."""
        options = self.options
        if "card_overrides" not in settings or not isinstance(options, BarbuOptions):
            return None
        ((card, points),) = options.kinds()["card_overrides"].read(settings["card_overrides"])
        useless = (card, points) in options.card_overrides and not counts_somewhere(options, card)
        return ui("price-counts-nowhere") if useless else None

    def change_texts(self, changes: Mapping[str, str]) -> Phrase:
        """Change options given as texts; the line that tells them, or why they cannot be."""
        try:
            options = self.sheet.table({**self.options.to_text(), **changes})
        except OptionError as error:
            return told.error(self.game.options, error)
        return self._become(options, self.sheet, list(changes))

    def take(self, sheet: Sheet) -> None:
        """Take all options from a sheet; how many sit down stays, where a ready table allows."""
        options = sheet.options
        if sheet.ready and "players" not in sheet.base.settings:
            try:
                options = sheet.table({"players": str(self.options.players)})
            except OptionError:
                options = sheet.options
        self._become(options, sheet, ())

    def follow(self, sheets: Iterable[Sheet]) -> None:
        """Take note of what has become of the sheet: changed, or no longer there.

        Args:
            sheets: all there are of the game.
        """
        if self.sheet.ready:
            return
        same = [s for s in sheets if not s.ready and s.key == self.sheet.key]
        if not same:
            preset = self.sheet.preset
            self.sheet = next(s for s in ready_sheets(self.game.name) if s.name == preset)
        elif self.changed:
            self.sheet = same[0]
        else:
            self.take(same[0])

    def undo(self) -> Phrase:
        """Go back to before the last change; the line that tells it."""
        if not self.past:
            return ui("edit-nothing-to-undo")
        options, sheet = self.past[-1]
        back = differences(options, self.options)
        line = self._become(options, sheet, back)
        del self.past[-2:]  # what was undone, and the undoing
        if not back:
            line = ui("form-title", label=sheets_told.name(sheet))
        return ui("edit-undone").followed_by(line)

    def _become(self, options: GameOptions, sheet: Sheet, names: Iterable[str]) -> Phrase:
        before, was_changed, was = self.options, bool(self.changed), self.sheet
        if (options, sheet) != (before, was):
            self.past.append((before, was))
        self.options, self.sheet = options, sheet
        kind = self.game.options
        lines = [told.changed(kind, name, self.value(name)) for name in names]
        lines += effects(self.game.name, before, options)
        if self.at_table and sheet == was and was_changed != bool(self.changed):
            key = "setup-differs" if self.changed else "setup-same-again"
            lines.append(ui(key, name=sheets_told.name(sheet)))
        return lines[0].followed_by(*lines[1:]) if lines else ui("edit-undone")
