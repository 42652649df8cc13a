"""The stage: the stack of screens, and all that passes between them and the outside world.

Keys, heard and typed sentences come in and become commands; phrases of the screens go out as
utterances. The stage knows no window, no sound card and no real clock: the app, the console and
rehearsals each bring theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from voicecards.commands.command import Command, Context, Source
from voicecards.commands.keymap import KeyMap
from voicecards.commands.keys import Key
from voicecards.commands.sentences import Sentences
from voicecards.locale import Locale, languages, load
from voicecards.narration.narrator import Detail, Narrator
from voicecards.narration.phrase import Phrase
from voicecards.screens.controls import Controls
from voicecards.screens.fetching import Fetching
from voicecards.screens.guide import open_guide
from voicecards.screens.listening import Listening
from voicecards.screens.outside import Outside
from voicecards.screens.question import NO, YES, Question
from voicecards.screens.screen import Picture, Screen, ui
from voicecards.speech.history import History, again
from voicecards.speech.queue import SpeechQueue, SpokenLine
from voicecards.speech.wishes import wishes_of
from voicecards.store import VOICES, Settings
from voicecards.utterance import Category, Priority, Utterance


def _keymap(settings: Settings) -> KeyMap:
    """The player's keys; the usual one wherever theirs cannot be."""
    return KeyMap.as_far_as_possible(settings.keys)[0]


class Stage:
    """Holds the screens and the speech queue; the one place where commands are dispatched.

    Args:
        lang: language code; `set_language` changes it later.
        settings: the player's; changed in place.
        outside: see `Outside`.
    """

    def __init__(self, lang: str, settings: Settings, outside: Outside) -> None:
        self.settings = settings
        self.outside = outside
        self.keymap = _keymap(settings)
        self.players = 1
        self.watching = False
        self.sentences_of = cache(Sentences)
        self.history = History()
        self.speech = SpeechQueue(
            outside.voice,
            outside.clock,
            self._line_done,
            lang=lang,
            on_start=self._line_starts,
            on_no_voice=self._no_voice,
            only_cue=self._only_cue,
        )
        self.set_language(lang)
        self.controls = Controls(self)
        self.listening = Listening(self)
        self.fetching = Fetching(self)
        self.stack: list[Screen] = []
        self.question: Question | None = None
        self.finished = False
        self.source = Source.KEY
        self.said = 0
        if self.keymap.overrides != settings.keys:
            self.tell_problem("settings-bad-value")

    def set_language(self, lang: str) -> None:
        """Speak and understand another language from the next line on."""
        self.lang = lang
        self.speech.lang = lang
        self.narrator = self._narrator(lang)
        self.sentences = self.sentences_of(lang)

    def seat(self, players: int, *, watching: bool = False) -> None:
        """Tell how many sit at the table, and whether the player only looks on."""
        self.players = players
        self.watching = watching
        self.narrator = self._narrator(self.lang)

    @property
    def locale(self) -> Locale:
        """The language spoken."""
        return self.narrator.locale

    def _narrator(self, lang: str) -> Narrator:
        locale = load(lang, watching=self.watching)
        locale.keys.update(
            (binding.command.code, str(binding.key)) for binding in reversed(self.keymap.bindings)
        )
        return Narrator(locale, self.players, self.settings.detail)

    # --- screens ---------------------------------------------------------------------------

    @property
    def screen(self) -> Screen:
        """The screen in front."""
        return self.stack[-1]

    def push(self, screen: Screen) -> None:
        """Put a screen in front of the present one."""
        self.stack.append(screen)
        self._entered()

    def pop(self) -> None:
        """Leave the screen in front; leaving the last one ends the program."""
        self.stack.pop()
        while self.stack and not self.screen.applies:
            self.stack.pop()
        if self.stack:
            self._entered()
        else:
            self.finish()

    def _entered(self) -> None:
        self.question = None
        self.outside.transcript.screen(self.screen.name)
        self.screen.enter()

    def finish(self) -> None:
        """Say goodbye; the loop ends when it has been said."""
        self.speech.stop()
        self.say(ui("goodbye"))
        self.finished = True

    # --- out -------------------------------------------------------------------------------

    def say(self, phrase: Phrase, lang: str | None = None) -> None:
        """Queue a phrase, in the player's language or in another, with that one's voice."""
        self.said += 1
        self.speech.say(self.write(phrase, lang))

    def write(self, phrase: Phrase, lang: str | None = None) -> Utterance:
        """Write a phrase as `say` would say it."""
        if lang is None or lang == self.lang:
            return self.narrator.say(phrase)
        line = self._narrator(lang).say(phrase)
        return replace(line, lang=line.lang or lang)

    def say_again(self, line: Utterance, text: str) -> None:
        """Say an earlier line once more, as it was or in another wording, without its cue."""
        self.said += 1
        self.speech.say(again(line, text))

    def change_setting(self, name: str, value: object) -> None:
        """Set one of the player's choices: it works at once, and is kept."""
        setattr(self.settings, name, value)
        self._follow([name])
        self.outside.save(self.settings)

    def take_settings(self, changed: Sequence[str]) -> None:
        """Follow the settings of another player, which have been put in place of the last ones.

        Args:
            changed: the names of those that differ.
        """
        self.keymap = _keymap(self.settings)
        self._follow(["lang", *(name for name in changed if name != "lang")])

    def _follow(self, changed: Sequence[str]) -> None:
        if "lang" in changed:
            self.set_language(self.settings.lang)
        self.narrator.detail = Detail(self.settings.detail)
        voice = self.outside.voice
        voice.rate, voice.pitch = self.settings.rate, self.settings.pitch
        voice.lead_in = self.settings.lead_in
        self.apply_volumes()
        if "voice" in changed or any(name in VOICES for name in changed):
            voice.choose(wishes_of(self.settings))
        if "listen" in changed:
            self.listening.follow_setting()
        for name in changed:
            self.outside.changed(name)

    def apply_volumes(self) -> None:
        """Hand the volumes of the settings to the voice and the cues."""
        overall = self.settings.volume_all / 100
        self.outside.voice.volume = overall * self.settings.volume_voice / 100
        self.outside.cues.volume = overall * self.settings.volume_cues / 100

    def cue(self, name: str, pan: float = 0.0) -> None:
        """Play a sound by itself, at once."""
        self.outside.transcript.cue(name, pan)
        self.outside.cues.play(name, pan)

    def _line_starts(self, utterance: Utterance) -> None:
        if utterance.cue:
            self.cue(utterance.cue, utterance.pan)
        if self.stack:
            self.screen.line_starts(utterance)
        self.outside.on_start(utterance)

    def _only_cue(self, utterance: Utterance) -> bool:
        """Whether the player wants no words for what happens by itself, but its sound."""
        return (
            utterance.cue is not None
            and utterance.priority is Priority.EVENT
            and utterance.category in self.settings.cue_only
        )

    def _line_done(self, line: SpokenLine) -> None:
        self.history.add(line)
        if self.stack:
            self.screen.line_ends(line.utterance)
        self.outside.transcript.speech(
            line.utterance.text, line.lang, line.utterance.category, line.start, line.cut
        )

    def _no_voice(self, lang: str) -> None:
        """Tell in a language that has a voice that another has none."""
        for other in languages():
            if self.outside.voice.speaks(other):
                phrase = ui("no-voice", Category.ERROR, Priority.ALERT, language=lang)
                self.speech.say(self.write(phrase, other))
                return

    # --- in --------------------------------------------------------------------------------

    def press(self, key: Key) -> None:
        """A key went down: cut what is being said, and answer with exactly one line."""
        self.listening.shown = ""
        if not self.question and self.screen.press(key):
            return
        command = self.command_of(key)
        if command is None:
            self.speech.cut()
            self.say(ui("key-unbound"))
            return
        self.command(command, Source.KEY)

    def command_of(self, key: Key) -> Command | None:
        """What a key means now, unless the screen takes it for itself."""
        layers = [self.screen.keys]
        if self.question is not None:
            leaves = self.question.standing and key == self.keymap.key_for("menu", "shared")
            if not leaves:  # a decision of the game cannot be escaped, but the table can be left
                layers.insert(0, "question")
        return self.keymap.command(key, layers)

    def typed(self, text: str) -> None:
        """Take typed text: into a text field, else as a sentence."""
        if not self.screen.typed(text):
            self.listening.text(text, Source.TEXT)

    def command(self, command: Command, source: Source) -> None:
        """Carry out a command, whatever it came from; it always gets a line."""
        self.source = source
        self.outside.transcript.command(command.name, command.args, source)
        if command.name == "stop":
            self.speech.stop()
            return
        self.speech.cut()
        before = self.said
        if not self._dispatch(command) and self.said == before:
            self.say(ui("key-elsewhere"))
        self.screen_changed()

    def _dispatch(self, command: Command) -> bool:
        if self.question and self._answer(self.question, command):
            return True
        return (
            self.controls.handle(command)
            or self.screen.handle(command)
            or open_guide(self, command)
        )

    def screen_changed(self) -> None:
        """Let the screen act at once on what a command has made possible."""
        if self.stack and not self.finished:
            self.screen.update()

    def update(self) -> None:
        """Let time pass: end and start lines, let the screen act. Called by the loop."""
        self.fetching.update()
        self.speech.pump()
        if self.stack and not self.finished:
            self.screen.update()
            self.speech.pump()

    # --- questions -------------------------------------------------------------------------

    def ask(self, question: Question) -> None:
        """Put a question; it stays open until it is answered."""
        self.question = question
        self.say(question.phrase)

    def _answer(self, question: Question, command: Command) -> bool:
        moved = question.walk(command)
        if moved:
            self.say(moved)
            return True
        if command.name == "help":
            self.say(question.help)
            return True
        if command.name == "correct" and command.arg and question.on_correction:
            self.question = None
            question.on_correction(command.arg)
            return True
        number = question.chosen(command)
        if number is not None:
            if not 0 <= number < len(question.choices):
                self.say(question.out_of_range)
                return True
            self.question = None
            question.choices[number][1]()
            return True
        if command.name in question.own and command.arg is not None:
            self.question = None
            return False
        if question.yes_no and command.name in (*YES, question.agrees):
            self.question = None
            question.on_yes()
            return True
        if command.name not in NO | YES and (question.standing or self._leaves_open(command)):
            return False
        self.question = None
        if command.name in NO:
            question.on_no()
        elif command.name in YES:  # Enter on a numbered question with nothing in focus
            self.question = question
            self.say(ui("choice-range", count=len(question.choices)))
        else:
            self.say(ui("question-dropped" if question.yes_no else "heard-dropped"))
        return True

    def _leaves_open(self, command: Command) -> bool:
        return self.controls.knows(command) or self.screen.informs(command)

    def context(self) -> Context:
        """What makes sense to say now: the prior of the ear and the parser."""
        context = self.screen.context()
        if self.question is None:
            return context
        return replace(
            context,
            choices=len(self.question.choices),
            yes_no=self.question.yes_no,
            corrects=self.question.on_correction is not None,
        )

    def picture(self) -> Picture:
        """What the window shows: the screen, and before it the question that is open."""
        picture = self.screen.picture()
        if self.question is None:
            return picture
        asked = [replace(self.question.phrase, then=()), *(p for p, _ in self.question.choices)]
        lines = tuple(self.narrator.say(phrase).text for phrase in asked)
        if picture.groups or picture.hand:
            lines += picture.lines
        return replace(picture, lines=lines, focus=self.question.focus + 1)

    # --- time ------------------------------------------------------------------------------

    @property
    def awaits_player(self) -> bool:
        """Whether there is something for the player to decide, and it has been told."""
        if self.speech.busy:
            return False
        return bool(self.question) or self.finished or self.screen.awaits_player

    def tell_problem(self, key: str) -> None:
        """Say that something of the outside does not work (no sound, a missing file, ...)."""
        self.say(ui(key, Category.ERROR, Priority.ALERT))
