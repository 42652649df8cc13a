"""Practising the keys: every key tells what it does, and none does it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from voicecards.commands.command import GAMES, Command, Context, Source
from voicecards.commands.keys import Key
from voicecards.narration.phrase import Phrase
from voicecards.screens.screen import Picture, Screen, ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.listening import Understood
    from voicecards.screens.stage import Stage

LEAVING = Key("escape")
_WAYS_OUT = frozenset({"menu", "cancel", "leave", "practise"})
"""Commands that leave the practice when they are spoken."""


def practise(stage: Stage) -> None:
    """Practise the keys of the screen one is on."""
    layers = ["question"] * bool(stage.question) + [stage.screen.keys]
    stage.push(PracticeScreen(stage, layers, stage.screen.context().game))


class PracticeScreen(Screen):
    """Takes every key and sentence and tells what it would do. Escape twice leaves.

    Args:
        stage: the stage.
        layers: of the key map, the nearest first.
        where: the context of the sentences.
    """

    name: ClassVar[str] = "practice"
    explains_keys: ClassVar[bool] = True

    def __init__(self, stage: Stage, layers: Sequence[str], where: str) -> None:
        super().__init__(stage)
        self._layers = layers
        self._where = where
        self._leaving = False

    @property
    def keys(self) -> str:  # type: ignore[override]
        """The key map's context: that of the screen whose keys are practised."""
        return self._layers[-1]

    def enter(self) -> None:
        self._leaving = False
        self.stage.say(self._title().followed_by(ui("practice-how")))

    def _title(self) -> Phrase:
        if self.keys in GAMES:
            return ui("practice-title-game", game=self.keys)
        return ui("practice-title")

    # --- keys ------------------------------------------------------------------------------------

    def press(self, key: Key) -> bool:
        if key == Key("ctrl"):
            return False  # it silences the voice, and comes before every key with Ctrl
        self.stage.speech.cut()
        if key == LEAVING and self._leaving:
            self.stage.cue("back")
            self.stage.pop()
            return True
        self._leaving = key == LEAVING
        again = ui("practice-again") if self._leaving else None
        self.stage.say(self._explained(key).followed_by(again))
        return True

    def _explained(self, key: Key) -> Phrase:
        command = self.stage.keymap.command(key, self._layers)
        if command is None:
            return ui("practice-nothing", Category.HELP, pressed=str(key), supersedes="practice")
        return ui(
            "practice-key",
            Category.HELP,
            pressed=str(key),
            does=does(self.stage, command),
            supersedes="practice",
        )

    # --- sentences -------------------------------------------------------------------------------

    def heard(self, result: Understood, source: Source) -> bool:
        """Tell what a sentence would do, but for those that lead out."""
        if result.verdict != "act":
            return False
        text, command = result.candidates[0]
        if command.name in _WAYS_OUT:
            return False
        self.stage.outside.transcript.heard(result.text, result.score, None)
        self.stage.speech.cut()
        meaning = does(self.stage, command)
        self.stage.say(ui("practice-heard", Category.HELP, text=text, does=meaning))
        return True

    def handle(self, command: Command) -> bool:
        """A spoken way out; every other command is only told."""
        if command.name in _WAYS_OUT:
            self.stage.pop()
        else:
            self.stage.say(ui("practice-heard-only", Category.HELP, does=does(self.stage, command)))
        return True

    def context(self) -> Context:
        return Context(self._where)

    def help(self) -> list[Phrase]:
        return [ui("practice-how", Category.HELP)]

    def picture(self) -> Picture:
        say = self.stage.narrator.say
        rows = (ui("practice-how"), ui("practice-again"))
        return Picture(say(self._title()).text, tuple(say(row).text for row in rows))


def does(stage: Stage, command: Command) -> Phrase:
    """What a command does: the sentence that does the same, or a few words of explanation."""
    key = f"does-{command.name.replace('_', '-')}"
    if stage.locale.has(key):
        number = int(command.arg) if command.arg and command.arg.isdigit() else 0
        return ui(key, n=number, seat=number)
    return ui("rules-text", text=stage.sentences.recommended(command.code))
