"""Teaching the ear a voice: sentences are read aloud, and what was understood of each is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from voicecards.commands.command import Command, Context, Source
from voicecards.narration.phrase import Phrase
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.question import Question
from voicecards.screens.screen import Picture, Screen, ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.listening import Understood
    from voicecards.screens.stage import Stage

_CARDS: Final = (
    *("TH", "AS", "KD", "QC", "JH", "9S", "8D", "7C", "6H", "5S", "4D", "3C", "2H"),
    *("TS", "AD", "KC", "QH", "JS", "9D", "8C", "7H", "6S", "5D", "4C", "3H", "2S"),
)
_OTHERS: Final = (
    *("scores", "turn", "last_trick", "table", "hand", "legal", "rules", "hint", "suit_led"),
    *("help", "repeat", "what_heard", "stop", "louder", "quieter", "faster", "slower"),
    *("start", "new_game", "leave", "confirm", "cancel", "menu", "undo", "detail", "next_card"),
)
LONG: Final = tuple(
    code for pair in zip((f"play:{card}" for card in _CARDS), _OTHERS, strict=True) for code in pair
)
"""What is read in about ten minutes: all ranks and suits twice, and the commands of a table."""

SHORT: Final = LONG[:14]
"""What is read in about two minutes."""

TRIES: Final = 2
"""How often a sentence is asked for before the next one comes by itself."""

_LEAVE: Final = frozenset({"menu", "cancel", "leave"})


class Teacher(Protocol):
    """Takes readings and learns from them."""

    def can_learn(self) -> bool:
        """Whether the ear here can learn."""

    def keep(self, sentence: str) -> None:
        """Keep the last sound as a reading of a sentence."""

    def finish(self, lang: str) -> int:
        """Learn from what was read; how many readings there were."""

    def has(self, lang: str) -> bool:
        """Whether something has been taught."""

    def forget(self, lang: str) -> bool:
        """Delete what was taught; False when that cannot be done."""


class TeachScreen(ListScreen):
    """Read a little, read more, or forget what was taught."""

    name: ClassVar[str] = "teach"

    def title(self) -> Phrase:
        return ui("teach-title")

    def items(self) -> Sequence[Item]:
        teacher = self.stage.outside.teacher
        if teacher is None or not teacher.can_learn():
            return [Item(ui("teach-unavailable"), self.leave)]
        items = [
            Item(ui("teach-short"), self._reader(SHORT)),
            Item(ui("teach-long"), self._reader(LONG)),
        ]
        if teacher.has(self.stage.lang):
            items.append(Item(ui("teach-forget"), self._ask_to_forget))
        return items

    def _reader(self, codes: Sequence[str]) -> Callable[[], None]:
        return lambda: self.stage.push(ReadingScreen(self.stage, codes))

    def _ask_to_forget(self) -> None:
        self.stage.ask(
            Question(
                ui("teach-forget-question", cue="question"),
                on_yes=self._forget,
                on_no=lambda: self.stage.say(ui("teach-stays")),
            )
        )

    def _forget(self) -> None:
        teacher = self.stage.outside.teacher
        done = teacher is not None and teacher.forget(self.stage.lang)
        if done:
            self.stage.say(ui("teach-forgotten"))
        else:
            self.stage.say(ui("teach-unwritable", Category.ERROR, cue="refused"))

    def help(self) -> list[Phrase]:
        return [ui("help-teach", Category.HELP), ui("help-menu", Category.HELP)]


class ReadingScreen(Screen):
    """One sentence after another is read aloud; each is learnt from when the screen is left.

    Args:
        stage: the stage.
        codes: of the commands whose sentences are read.
    """

    name: ClassVar[str] = "reading"
    keys: ClassVar[str] = "menu"

    def __init__(self, stage: Stage, codes: Sequence[str]) -> None:
        super().__init__(stage)
        self._codes = codes
        self._place = 0
        self._tries = 0

    @property
    def _wanted(self) -> Command:
        return Command.from_code(self._codes[self._place])

    @property
    def _sentence(self) -> str:
        return self.stage.sentences.recommended(self._wanted.code)

    def _prompt(self) -> Phrase:
        count = len(self._codes)
        return ui("teach-prompt", text=self._sentence, n=self._place + 1, count=count)

    def enter(self) -> None:
        key = "teach-how-toggled" if self.stage.settings.talk_toggles else "teach-how"
        self.stage.say(ui(key).followed_by(self._prompt()))

    def heard(self, result: Understood, source: Source) -> bool:
        teacher = self.stage.outside.teacher
        self.stage.outside.transcript.heard(result.text, result.score, None)
        self.stage.speech.cut()
        if teacher is None or not result.text:
            self.stage.say(ui("teach-nothing", Category.ERROR).followed_by(self._prompt()))
            return True
        right = any(command == self._wanted for _, command in result.candidates)
        self._tries += 1
        if not right and self._tries < TRIES:
            line = ui("teach-other", text=result.text)
            self.stage.say(line.followed_by(self._prompt()))
            return True
        teacher.keep(self._sentence)
        sure = right and result.verdict == "act"
        line = ui("teach-well" if sure else "teach-fairly" if right else "teach-badly")
        self._next(line)
        return True

    def _next(self, line: Phrase | None) -> None:
        """Go on to the next sentence, after a line about the last one."""
        self._place += 1
        self._tries = 0
        if self._place < len(self._codes):
            prompt = self._prompt()
            self.stage.say(line.followed_by(prompt) if line else prompt)
        else:
            self._finish(line)

    def _finish(self, line: Phrase | None) -> None:
        teacher = self.stage.outside.teacher
        count = teacher.finish(self.stage.lang) if teacher else 0
        told = ui("teach-kept" if count else "teach-not-kept", count=count)
        self.stage.stack.pop()
        self.stage.outside.transcript.screen(self.stage.screen.name)
        self.stage.say(line.followed_by(told) if line else told)

    def handle(self, command: Command) -> bool:
        if command.name in _LEAVE:
            self._finish(None)
        elif command.name in ("confirm", "next_item", "yes", "no"):
            self._next(None)
        elif command.name in ("previous_item", "first_item", "last_item"):
            self._go(command.name)
        else:
            return False
        return True

    def _go(self, where: str) -> None:
        places = {"first_item": 0, "last_item": len(self._codes) - 1}
        self._place = places.get(where, max(0, self._place - 1))
        self._tries = 0
        self.stage.say(self._prompt())

    def context(self) -> Context:
        return Context("bouillabaisse")

    def help(self) -> list[Phrase]:
        return [ui("help-reading", Category.HELP)]

    def picture(self) -> Picture:
        say = self.stage.narrator.say
        return Picture(say(ui("teach-title")).text, (say(self._prompt()).text,), 0)
