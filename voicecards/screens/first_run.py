"""The steps of a first start after the language: the voice, its rate, and the microphone."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from voicecards.commands.command import Command, Context, Source
from voicecards.narration.phrase import Phrase
from voicecards.screens.lists import Item, ListScreen
from voicecards.screens.screen import Picture, Screen, ui
from voicecards.screens.voice_choice import called, take_voice, voice_now, voices
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.listening import Understood
    from voicecards.screens.stage import Stage

TRIAL: Final = Command("play", "TH")
"""What the microphone is tried with: a sentence of the table, the ten of hearts."""

_ELSEWHERE: Final = frozenset(
    ("game", "learn", "sheets", "sittings", "resume", "statistics", "players", "sounds", "settings")
)
"""Commands of the menu that are understood here too."""

_ONWARD: Final = frozenset({"confirm", "yes", "menu", "cancel", "no", "leave", "start", "new_game"})


class Step(Screen):
    """One step: Enter and Escape both go on, since every step may be skipped."""

    keys: ClassVar[str] = "menu"

    @abstractmethod
    def told(self) -> Phrase:
        """What there is to do here."""

    def enter(self) -> None:
        self.stage.say(self.told())

    def handle(self, command: Command) -> bool:
        if command.name in _ONWARD:
            self.stage.pop()
        elif command.name == "language" and command.arg:
            self.stage.change_setting("lang", command.arg)
            self.enter()
        elif command.name in _ELSEWHERE:
            return self._hurry(command)
        else:
            return False
        return True

    def _hurry(self, command: Command) -> bool:
        """Do at once what the menu is asked for: whoever knows what it wants skips the steps."""
        stage = self.stage
        while len(stage.stack) > 1 and isinstance(stage.screen, Step):
            stage.stack.pop()
        stage.outside.transcript.screen(stage.screen.name)
        return stage.screen.handle(command)

    def context(self) -> Context:
        return Context("menu", yes_no=True)

    def help(self) -> list[Phrase]:
        return [self.told()]

    def picture(self) -> Picture:
        say = self.stage.narrator.say
        return Picture(say(ui("welcome")).text, (say(self.told()).text,), 0)


class VoicesStep(ListScreen, Step):
    """The voices of the language: each says a line as it is come to, and Enter takes it."""

    name: ClassVar[str] = "first_voices"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._lang = ""
        self._names: list[str] = []
        self._before = ""

    @property
    def applies(self) -> bool:
        """Whether there is a choice: a screen reader speaks with its own voice."""
        return not self.stage.outside.voice.keeps_rate and len(voices(self.stage)) > 1

    def enter(self) -> None:
        if self._lang != self.stage.lang:
            self._lang, self._names = self.stage.lang, []
            self._before = voice_now(self.stage)
        names = self._known()
        now = voice_now(self.stage)
        self.focus = names.index(now) if now in names else 0
        super().enter()

    def _known(self) -> list[str]:
        """The voices, those that were found later behind: slow synthesisers take their time."""
        self._names += [name for name in voices(self.stage) if name not in self._names]
        return self._names

    def told(self) -> Phrase:
        return ui("first-voices")

    def title(self) -> Phrase:
        return self.told()

    def items(self) -> Sequence[Item]:
        return [Item(self._sample(name), self._taker(name)) for name in self._known()]

    def _sample(self, name: str) -> Phrase:
        return ui("voice-sample", label=ui("setting-voices"), name=called(self.stage, name))

    def _taker(self, name: str) -> Callable[[], None]:
        def take() -> None:
            take_voice(self.stage, name)
            self.stage.pop()

        return take

    def row(self, items: Sequence[Item]) -> Phrase:
        place = ui("menu-position", n=self.focus + 1, count=len(items))
        return items[self.focus].phrase.followed_by(place)

    def _move(self, to: int) -> None:
        take_voice(self.stage, self._known()[to])
        super()._move(to)

    def leave(self) -> None:
        take_voice(self.stage, self._before)
        super().leave()

    def handle(self, command: Command) -> bool:
        if command.name in ("start", "new_game"):
            command = Command("confirm")
        return super().handle(command) or Step.handle(self, command)

    def context(self) -> Context:
        return ListScreen.context(self)


class VoiceStep(Step):
    """The rate of the voice, heard as it changes."""

    name: ClassVar[str] = "first_voice"

    @property
    def applies(self) -> bool:
        """Whether the rate is the program's to set."""
        return not self.stage.outside.voice.keeps_rate

    def told(self) -> Phrase:
        return ui("first-voice")


class MicrophoneStep(Step):
    """The microphone: a sentence is said, and what was heard of it is told, with its level."""

    name: ClassVar[str] = "microphone"

    def told(self) -> Phrase:
        how = "microphone-say-toggled" if self.stage.settings.talk_toggles else "microphone-say"
        sentence = self.stage.sentences.recommended(TRIAL.code)
        return ui(how, text=sentence)

    def heard(self, result: Understood, source: Source) -> bool:
        command = result.candidates[0][1] if result.candidates else None
        if command is not None and command.name in _ONWARD and result.verdict == "act":
            return False
        self.stage.outside.transcript.heard(result.text, result.score, None)
        self.stage.speech.cut()
        self.stage.say(self._judged(result, command))
        return True

    def _judged(self, result: Understood, command: Command | None) -> Phrase:
        from voicecards.hearing.loudness import Loudness, loudness

        onward = ui("microphone-onward")
        level = self.stage.outside.level()
        judged = Loudness.FINE if level is None else loudness(level)
        if judged is Loudness.NOTHING:
            return ui("microphone-nothing", Category.ERROR).followed_by(onward)
        if command == TRIAL:
            line = ui("microphone-understood", text=result.candidates[0][0])
        elif command is not None:
            line = ui("microphone-other", text=result.candidates[0][0])
        else:
            line = ui("microphone-unclear")
        quiet = ui("microphone-quiet") if judged is Loudness.QUIET else None
        return line.followed_by(quiet, onward)

    def context(self) -> Context:
        return Context("bouillabaisse")


def first_steps(stage: Stage) -> list[Screen]:
    """The steps in the order in which they are put on the stack: the last one comes first."""
    return [MicrophoneStep(stage), VoiceStep(stage), VoicesStep(stage)]
