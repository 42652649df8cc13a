"""Learning: a lesson for each game, the keys, the microphone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from voicecards.commands.command import Command
from voicecards.lessons import lesson, lesson_games
from voicecards.narration.phrase import Phrase
from voicecards.screens.first_run import MicrophoneStep
from voicecards.screens.lesson import lesson_screen
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.practice import PracticeScreen
from voicecards.screens.screen import ui
from voicecards.screens.teach import TeachScreen
from voicecards.utterance import Category


class LearnScreen(ListScreen):
    """A row per lesson, one per game's keys, and the check of the microphone."""

    name: ClassVar[str] = "learn"

    def title(self) -> Phrase:
        return ui("learn-title")

    def items(self) -> Sequence[Item]:
        names = lesson_games()
        return [
            *(Item(self._lesson_row(name), self._teacher(name)) for name in names),
            *(Item(ui("learn-keys", game=name), self._keys_of(name)) for name in names),
            Item(ui("learn-keys-menu"), self._keys_of("menu")),
            Item(ui("learn-microphone"), self._check_microphone),
            Item(ui("learn-teach"), lambda: self.stage.push(TeachScreen(self.stage))),
        ]

    def _lesson_row(self, name: str) -> Phrase:
        done, count = self.stage.settings.lessons.get(name, 0), len(lesson(name).steps)
        if not done:
            return ui("learn-lesson", game=name)
        if done >= count:
            return ui("learn-lesson-done", game=name)
        return ui("learn-lesson-begun", game=name, n=done + 1, count=count)

    def _teacher(self, name: str) -> Callable[[], None]:
        return lambda: self.stage.push(lesson_screen(self.stage, lesson(name)))

    def _keys_of(self, layer: str) -> Callable[[], None]:
        return lambda: self.stage.push(PracticeScreen(self.stage, [layer], layer))

    def _check_microphone(self) -> None:
        self.stage.push(MicrophoneStep(self.stage))

    def handle(self, command: Command) -> bool:
        if command.name == "game" and command.arg in lesson_games():
            self._teacher(str(command.arg))()
            return True
        return super().handle(command)

    def help(self) -> list[Phrase]:
        return [ui("help-learn", Category.HELP), ui("help-menu", Category.HELP)]
