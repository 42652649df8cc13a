"""The speech queue: which line is said next, what a key press cuts, and what became of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from voicecards.speech.voice import Voice
from voicecards.utterance import Priority, Utterance

OUTLIVE_A_KEY = frozenset({Priority.EVENT, Priority.ALERT})
"""Waiting lines that a key press leaves: what happened at the table. Answers to an earlier key,
menu lines and hints are stale once another key is down."""

CUE_SECONDS = 0.5
"""How long a line takes of which only the sound is heard."""


@dataclass(frozen=True)
class SpokenLine:
    """What became of a line.

    Attributes:
        utterance: the line.
        lang: the language it was said in.
        start, end: seconds on the queue's clock; equal when it was never begun.
        cut: False only when it was said to its end; a line that is only a sound is not said.
    """

    utterance: Utterance
    lang: str
    start: float
    end: float
    cut: bool


@dataclass(frozen=True)
class _Begun:
    utterance: Utterance
    lang: str
    start: float
    until: float | None = None  # when a line is over that is only a sound


class SpeechQueue:
    """Lines waiting for a voice. The loop calls `pump` often; lines begin and end there.

    Every utterance given to `say` comes back exactly once through `on_line`: said to its end,
    cut, or dropped.

    Attributes:
        lang: language of lines that do not name theirs; may be changed at any time.
    """

    def __init__(
        self,
        voice: Voice,
        clock: Callable[[], float],
        on_line: Callable[[SpokenLine], None],
        *,
        lang: str,
        on_start: Callable[[Utterance], None] | None = None,
        on_no_voice: Callable[[str], None] | None = None,
        only_cue: Callable[[Utterance], bool] = lambda line: False,
    ) -> None:
        """Make an empty queue.

        Args:
            voice: says the lines.
            clock: seconds, never going back.
            on_line: told what became of each line.
            lang: the player's language.
            on_start: told of each line as it begins: its cue and subtitle go with it.
            on_no_voice: told once about each language that no voice speaks, when its first
                line is dropped; may `say` a line in a language that one speaks.
            only_cue: whether a line is only to be heard as its sound.
        """
        self.lang = lang
        self._voice = voice
        self._clock = clock
        self._on_line = on_line
        self._on_start = on_start
        self._on_no_voice = on_no_voice
        self._only_cue = only_cue
        self._waiting: list[Utterance] = []
        self._begun: _Begun | None = None
        self._voiceless: set[str] = set()

    @property
    def busy(self) -> bool:
        """Tell whether a line is being said or waits."""
        return self._begun is not None or bool(self._waiting)

    @property
    def ends_at(self) -> float | None:
        """Return when the line being said will end, where the voice knows."""
        if self._begun is None:
            return None
        return self._voice.ends_at if self._begun.until is None else self._begun.until

    def say(self, utterance: Utterance) -> None:
        """Add a line; waiting lines that it supersedes are dropped. It begins at a `pump`."""
        if utterance.supersedes is not None:
            self._drop(lambda line: line.supersedes == utterance.supersedes)
        self._waiting.append(utterance)

    def cut(self) -> None:
        """Do what a key press does: cut the line being said, keep events and alerts that wait."""
        self._cut_begun()
        self._drop(lambda line: line.priority not in OUTLIVE_A_KEY)

    def stop(self) -> None:
        """Do what Ctrl does: cut the line being said and drop all that wait."""
        self._cut_begun()
        self._drop(lambda line: True)

    def say_lost_again(self) -> None:
        """Put the line being said back at the front: what sounded it has gone with it."""
        if self._begun is not None:
            self._waiting.insert(0, self._begun.utterance)
            self._begun = None

    def pump(self) -> None:
        """Notice that a line has ended, and begin the next one: highest priority, then oldest."""
        if self._begun is not None:
            if self._sounds(self._begun):
                return
            self._finish(cut=self._begun.until is not None)
        while self._begun is None and self._waiting:
            line = max(self._waiting, key=lambda waiting: waiting.priority)
            self._waiting.remove(line)
            self._begin(line)

    def _begin(self, line: Utterance) -> None:
        lang = line.lang or self.lang
        if self._only_cue(line):
            now = self._clock()
            self._begun = _Begun(line, lang, now, now + CUE_SECONDS)
            if self._on_start is not None:
                self._on_start(line)
            return
        if not self._voice.speaks(lang):
            self._tell_dropped(line)
            self._tell_voiceless(lang)
            return
        self._begun = _Begun(line, lang, self._clock())
        self._voice.speak(line, lang)
        if self._on_start is not None:
            self._on_start(line)

    def _cut_begun(self) -> None:
        if self._begun is not None:
            said = self._begun.until is None and not self._voice.busy  # since the last `pump`
            self._voice.stop()
            self._finish(cut=not said)

    def _sounds(self, begun: _Begun) -> bool:
        return self._voice.busy if begun.until is None else self._clock() < begun.until

    def _finish(self, cut: bool) -> None:
        begun = self._begun
        if begun is not None:
            self._begun = None
            self._on_line(SpokenLine(begun.utterance, begun.lang, begun.start, self._clock(), cut))

    def _drop(self, unwanted: Callable[[Utterance], bool]) -> None:
        dropped = [line for line in self._waiting if unwanted(line)]
        self._waiting = [line for line in self._waiting if not unwanted(line)]
        for line in dropped:
            self._tell_dropped(line)

    def _tell_dropped(self, line: Utterance) -> None:
        now = self._clock()
        self._on_line(SpokenLine(line, line.lang or self.lang, now, now, cut=True))

    def _tell_voiceless(self, lang: str) -> None:
        if lang not in self._voiceless:
            self._voiceless.add(lang)
            if self._on_no_voice is not None:
                self._on_no_voice(lang)
