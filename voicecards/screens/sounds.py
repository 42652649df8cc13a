"""Learning the sounds: each is played, named and explained."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from voicecards import resources
from voicecards.commands.command import Context
from voicecards.narration.phrase import Phrase
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.screen import ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


@cache
def cue_names() -> tuple[str, ...]:
    """The cues there are, in the order of `sounds/cues.toml`; none where the sounds are missing."""
    try:
        text = (resources.folder("sounds") / "cues.toml").read_text(encoding="utf-8")
    except OSError:
        return ()
    return tuple(tomllib.loads(text))


def open_sounds(stage: Stage) -> None:
    """Open the screen, or say that the sounds are missing."""
    if cue_names():
        stage.push(SoundsScreen(stage))
    else:
        stage.tell_problem("sound-missing")


class SoundsScreen(ListScreen):
    """A row per sound: going there plays it, Enter plays it again."""

    name: ClassVar[str] = "sounds"

    def title(self) -> Phrase:
        settings = self.stage.settings
        muted = not settings.volume_cues or not settings.volume_all
        return ui("sounds-title").followed_by(ui("sounds-muted") if muted else None)

    def enter(self) -> None:
        self.stage.say(replace(self.title().followed_by(self._focused()), cue=self._cue))

    def items(self) -> Sequence[Item]:
        return [Item(_explained(name), self._say_row) for name in cue_names()]

    @property
    def _cue(self) -> str:
        return cue_names()[self.focus]

    def _say_row(self) -> None:
        self.stage.say(replace(self._focused(), cue=self._cue, supersedes="list-row"))

    def _move(self, to: int) -> None:
        self.focus = to
        self._say_row()

    def _pick(self, index: int) -> None:
        if 0 <= index < len(cue_names()):
            self._move(index)
        else:
            super()._pick(index)

    def context(self) -> Context:
        return Context("menu", choices=len(cue_names()))

    def help(self) -> list[Phrase]:
        return [ui("help-sounds", Category.HELP), ui("help-menu", Category.HELP)]


def _explained(name: str) -> Phrase:
    meaning = replace(ui(f"cue-{name}"), attribute="help")
    return ui("sounds-row", name=ui(f"cue-{name}"), meaning=meaning)
