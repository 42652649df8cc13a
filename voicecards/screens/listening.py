"""From words heard or typed to commands: act, ask back, or say that it was not understood."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from voicecards.commands.command import Command, Source
from voicecards.commands.sentences import Match
from voicecards.locale import languages
from voicecards.screens.question import Question
from voicecards.screens.screen import ui
from voicecards.utterance import Category

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage

QUIET_AFTER_REFUSAL = 5.0
"""Seconds in which the open microphone says "not understood" at most once (noise is no talk)."""
REFUSALS = ("not-understood", "not-understood-help", "not-understood-keys")
"""Wordings for the first, second and third refusal in a row."""


@dataclass(frozen=True)
class Understood:
    """What was made of some words.

    Attributes:
        text: the sentence as understood, for "what did you hear?".
        score: from the recognizer; 1.0 for text.
        verdict: "act", "ask" (confirm, or choose among several) or "ignore".
        candidates: (sentence, command) pairs, best first; empty when nothing fits.
    """

    text: str
    score: float
    verdict: str
    candidates: Sequence[tuple[str, Command]] = ()


class Listening:
    """Takes what was heard; keeps the state of the microphone and its last result."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._last: str | None = None
        self._refusals = 0
        self._refused_at = float("-inf")
        self.talking = False
        self.open = False
        self.shown = ""
        """What was heard last, for the window; empty once a key has been pressed since."""
        self.began = stage.outside.clock()
        """When the player began to say the last sentence, in seconds."""

    def text(self, text: str, source: Source) -> None:
        """Take typed words, or words of a script as if heard."""
        self.began = self._stage.outside.clock()
        matches = self.understand(text)
        exact = [(m.sentence, m.command) for m in matches if m.exact]
        near = [(m.sentence, m.command) for m in matches]
        verdict = "act" if len(exact) == 1 else "ask" if near else "ignore"
        self.take(Understood(text, 1.0 if exact else 0.0, verdict, exact or near), source)

    def understand(self, text: str) -> list[Match]:
        """What some words may mean now, in every language where the screen takes them all."""
        stage, matches = self._stage, list[Match]()
        for lang in self.languages:
            if any(match.exact for match in matches):
                break
            matches = [*stage.sentences_of(lang).parse(text, stage.context()), *matches]
        return [match for match in matches if match.exact] or matches

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that are understood now, the player's first."""
        stage = self._stage
        others = [lang for lang in languages() if lang != stage.lang]
        return (stage.lang, *others) if stage.screen.polyglot else (stage.lang,)

    def take(self, result: Understood, source: Source, *, always_answer: bool = True) -> None:
        """Act on a result, ask back, or refuse.

        Args:
            result: what was understood.
            source: where it came from.
            always_answer: False for the open microphone, which answers noise at most once in
                five seconds.
        """
        self._note(result.text, source)
        if self._stage.question is None and self._stage.screen.heard(result, source):
            return
        acted = result.candidates[0][1] if result.verdict == "act" else None
        self._stage.outside.transcript.heard(
            result.text, result.score, acted.code if acted else None
        )
        if acted:
            self._refusals = 0
            self._stage.command(acted, source)
        elif result.verdict == "ask" and result.candidates:
            self._stage.speech.cut()
            self._ask(result.candidates, source)
        else:
            self._refuse(always_answer)

    def _note(self, text: str, source: Source) -> None:
        """Keep what was heard, to be told, walked and shown."""
        self._last = text or None
        self.shown = ""
        if text:
            line = self._stage.write(ui("heard-was", Category.HEARD, text=text))
            self._stage.history.note(line)
            self.shown = line.text if source is Source.VOICE else ""

    def _ask(self, candidates: Sequence[tuple[str, Command]], source: Source) -> None:
        if len(candidates) == 1:
            (text, command), *_ = candidates
            self._stage.ask(
                Question(
                    ui("confirm-heard", Category.ANSWER, text=text, cue="question"),
                    on_yes=lambda: self._stage.command(command, source),
                    on_no=lambda: self._stage.say(ui("heard-dropped")),
                    on_correction=self._stage.screen.correction(command),
                )
            )
            return
        choices = []
        for n, (text, command) in enumerate(candidates[:9], start=1):
            item = ui("choice-item", Category.ANSWER, n=n, text=text)
            choices.append((item, self._chooser(command, source)))
        phrase = ui("choose-heard", Category.ANSWER, cue="question")
        self._stage.ask(
            Question(
                phrase.followed_by(*(item for item, _ in choices)),
                on_no=lambda: self._stage.say(ui("heard-dropped")),
                choices=choices,
                on_correction=self._stage.screen.correction(candidates[0][1]),
            )
        )

    def _chooser(self, command: Command, source: Source) -> Callable[[], None]:
        return lambda: self._stage.command(command, source)

    def _refuse(self, always_answer: bool) -> None:
        now = self._stage.outside.clock()
        if not always_answer and now - self._refused_at < QUIET_AFTER_REFUSAL:
            return
        self._refused_at = now
        key = REFUSALS[min(self._refusals, len(REFUSALS) - 1)]
        self._refusals += 1
        self._stage.speech.cut()
        self._stage.say(ui(key, Category.ERROR, cue="refused", supersedes="not-understood"))

    def what_heard(self) -> None:
        """Tell the last thing heard."""
        if self._last is None:
            self._stage.say(ui("heard-nothing", Category.ANSWER))
        else:
            self._stage.say(ui("heard-was", Category.ANSWER, text=self._last))

    # --- the microphone --------------------------------------------------------------------

    def talk(self, on: bool) -> None:
        """The talk key went down or up: what is being said is cut, and the ear opens."""
        if on == self.talking:
            return
        if on and self._stage.settings.listen == "off":
            self._stage.say(ui("listening-disabled", Category.ERROR, cue="refused"))
            return
        if not self._stage.outside.talk(on):
            if on:
                self._stage.say(ui("microphone-missing", Category.ERROR, cue="refused"))
            return
        self.talking = on
        if on:
            self.began = self._stage.outside.clock()
        self._stage.cue("listening_on" if on else "listening_off")

    def toggle_talk(self) -> None:
        """Start or end talking with one key, for those who cannot hold it."""
        self.talk(not self.talking)

    def follow_setting(self) -> None:
        """Keep the ear open, or shut, as the settings say."""
        wanted = self._stage.settings.listen == "open"
        if wanted != self.open and self._stage.outside.listen_open(wanted):
            self.open = wanted

    def lost(self) -> None:
        """The microphone is gone: nothing is being heard any more."""
        self.talking = self.open = False

    def toggle_open(self) -> None:
        """Hands-free on or off."""
        wanted = not self.open
        if not self._stage.outside.listen_open(wanted):
            self._stage.say(ui("microphone-missing", Category.ERROR, cue="refused"))
            return
        self.open = wanted
        self._stage.say(ui("hands-free-on" if wanted else "hands-free-off"))
