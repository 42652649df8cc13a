"""A list of the headings of a text: each opens what stands below it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.screen import Screen, ui


class HeadingsScreen(ListScreen):
    """Headings to walk; one that has been read to its end gives way to the next."""

    @abstractmethod
    def headings(self) -> Sequence[str]:
        """The headings, in the language spoken now."""

    @abstractmethod
    def reader(self, place: int) -> Screen:
        """The screen of what stands below a heading."""

    def items(self) -> Sequence[Item]:
        return [
            Item(ui("rules-text", text=heading), self._opener(place))
            for place, heading in enumerate(self.headings())
        ]

    def _opener(self, place: int) -> Callable[[], None]:
        return lambda: self.stage.push(self.reader(place))

    def finished(self) -> None:
        """What stands below a heading has been read: the next one is in focus on return."""
        self.focus = (self.focus + 1) % len(self.headings())
