"""A lesson: a real table with a prepared hand, and a teacher who says what to do next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from voicecards.commands.command import Command
from voicecards.games.game import Action, GameError, IllegalAction
from voicecards.lessons import Lesson, Step
from voicecards.narration.phrase import Phrase
from voicecards.screens.bouillotte_table import BouillotteTable
from voicecards.screens.screen import Picture, ui
from voicecards.screens.table_screen import TableScreen
from voicecards.table import HUMAN, Phase
from voicecards.utterance import Category, Priority

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage

NOT_NOW = "not_in_lesson"
"""The refusal of an action that the rules allow, but the lesson has something else to show."""


class LessonTable(TableScreen):
    """A table at which one thing is asked for at a time. How far one has come is kept.

    Args:
        stage: the stage.
        lesson: what is taught.
    """

    name: ClassVar[str] = "lesson"
    takes_back: ClassVar[bool] = False

    def __init__(self, stage: Stage, lesson: Lesson) -> None:
        self.lesson = lesson
        done = stage.settings.lessons.get(lesson.game, 0)
        self.step = done if done < len(lesson.steps) else 0
        self._due = False
        super().__init__(stage, lambda: lesson.table_at(self.step))

    def handlers(self) -> dict[str, Callable[[Command], None]]:
        return {
            **super().handlers(),
            "menu": lambda _: self._leave_off(),
            "leave": lambda _: self._leave_off(),
            "cancel": lambda _: self.stage.say(self._task()),
            "hint": lambda _: self.stage.say(self._task()),
            "undo": lambda _: self.stage.say(self._task()),
            "new_game": lambda _: self.stage.say(self._task()),
        }

    # --- the teacher -----------------------------------------------------------------------------

    @property
    def current(self) -> Step | None:
        """The step to be done; None when all are."""
        steps = self.lesson.steps
        return steps[self.step] if self.step < len(steps) else None

    def _text(self, step: Step, attribute: str | None = None) -> Phrase:
        phrase = ui(f"lesson-{self.lesson.game}-{step.id}", Category.HELP)
        said = self.stage.sentences.recommended(step.act or step.do[0])
        return replace(phrase, args={**step.args, "say": said}, attribute=attribute)

    def _task(self) -> Phrase:
        """What to do now."""
        if self.current is None:
            return ui("lesson-over", Category.HELP)
        return self._text(self.current)

    def _says(self, step: Step, attribute: str) -> bool:
        return self.stage.locale.has(f"lesson-{self.lesson.game}-{step.id}", attribute)

    def enter(self) -> None:
        self.stage.seat(self.table.options.players)
        self._due = False
        title = ui("lesson-title", game=self.lesson.game)
        self.stage.say(title.followed_by(self._task()))

    def _advance(self) -> None:
        """A step is done: say what it was good for, and what comes next when it is time."""
        done = self.current
        assert done is not None
        self.step += 1
        game, lessons = self.lesson.game, self.stage.settings.lessons
        self.stage.change_setting("lessons", {**lessons, game: self.step})
        self._due = True
        if self._says(done, "done"):
            self.stage.say(replace(self._text(done, "done"), priority=Priority.EVENT))

    def update(self) -> None:
        if self.current is not None or self.table.bot_to_act:
            super().update()
        waits = self.current is None or self.table.turn == HUMAN or not self._playing
        if self._due and waits and not self.stage.speech.busy:
            self._due = False
            self.stage.say(replace(self._task(), priority=Priority.EVENT))

    @property
    def _playing(self) -> bool:
        return self.table.phase is Phase.PLAYING

    # --- what the player does --------------------------------------------------------------------

    def handle(self, command: Command) -> bool:
        before = self.step
        if self.current is None and command.name == "confirm":
            self._leave_off()
            return True
        handled = super().handle(command)
        current = self.current
        if handled and self.step == before and current is not None and command.name in current.do:
            self._advance()
        return handled

    def act(self, seat: int, action: Action) -> None:
        wanted = self.current.act if self.current is not None else ""
        if seat == HUMAN and action.code != wanted and not self.table.refusal(seat, action):
            raise IllegalAction(NOT_NOW)
        super().act(seat, action)
        if seat == HUMAN:
            self._advance()

    def refuse(self, error: GameError) -> None:
        if not isinstance(error, IllegalAction) or error.code != NOT_NOW:
            super().refuse(error)
            return
        self.stage.outside.transcript.refused(error)
        step = self.current
        why = self._text(step, "why") if step is not None and self._says(step, "why") else None
        line = ui("lesson-not-now", Category.ERROR, cue="refused")
        self.stage.say(line.followed_by(why or self._task()))

    def _leave_off(self) -> None:
        self.stage.cue("back")
        self.stage.pop()

    # --- for others ------------------------------------------------------------------------------

    def help(self) -> list[Phrase]:
        return [self._task(), ui("help-lesson", Category.HELP), *super().help()]

    def picture(self) -> Picture:
        picture = super().picture()
        task = self.stage.narrator.say(self._task()).text
        return replace(picture, lines=(task, *picture.lines))


class BouillotteLesson(LessonTable, BouillotteTable):
    """A lesson at the table where one bets."""


def lesson_screen(stage: Stage, lesson: Lesson) -> LessonTable:
    """Make the screen of a lesson."""
    kind = BouillotteLesson if lesson.game == "bouillotte" else LessonTable
    return kind(stage, lesson)
