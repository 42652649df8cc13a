"""A voice that speaks through the screen reader while one runs, and with its own voice otherwise.

Never both at once. A screen reader does not tell when it has finished: the end of a line is
estimated from its words. When it goes in the middle of a line, the own voice says the line again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from voicecards.sound.trouble import OnTrouble, Trouble, TroubleCode, unheard
from voicecards.speech.reader_link import ReaderLink
from voicecards.speech.screen_reader import OpenReader, is_installed, open_reader
from voicecards.speech.voice import Voice, estimated_seconds
from voicecards.speech.wishes import Wishes
from voicecards.utterance import Utterance

PATIENCE = 1.0
"""Seconds the reader may take for one call before it is given up for this session."""

FIRST_LOOK = 0.4
"""Seconds the first word waits for a reader to be found; one found later takes over in between."""

BEFORE_SPEECH = 0.25
"""Seconds between handing a reader a line and its first sound, as far as is known."""


@dataclass
class _Line:
    """The line that the reader is saying."""

    utterance: Utterance
    lang: str
    number: int
    ends_at: float


class ReaderVoice:
    """The screen reader before the own voice.

    Attributes:
        braille: whether lines are shown in braille where the reader can.
    """

    def __init__(
        self,
        own: Voice,
        *,
        on_trouble: OnTrouble = unheard,
        clock: Callable[[], float] = time.monotonic,
        braille: bool = True,
        find: Callable[[bool], OpenReader | None] | None = None,
        patience: float = PATIENCE,
    ) -> None:
        """Speak with the own voice until `follow` is told otherwise.

        Args:
            own: speaks while no reader does.
            on_trouble: told when the reader has gone, when one is found later, or when there is
                none where one was asked for.
            clock: seconds; line ends are estimated on it.
            braille: see the attribute.
            find: given whether a reader was asked for, what looks for one; None: none can be.
            patience: seconds before a reader that does not answer is given up.
        """
        self.own = own
        self.braille = braille
        self._on_trouble = on_trouble
        self._clock = clock
        self._find = find or _finder
        self._patience = patience
        self._link: ReaderLink | None = None
        self._line: _Line | None = None
        self._known: str | None = None  # the reader the player knows to speak

    def look(self, speech: str) -> None:
        """Start looking for a reader, as the setting `speech` wants: auto, reader, or none."""
        if self._link is not None:
            self._link.close()
            self._link = None
        if speech not in ("auto", "reader"):
            return
        finder = self._find(speech == "reader")
        if finder is not None:
            self._link = ReaderLink(finder, self._clock)

    def follow(self, speech: str, seconds: float = FIRST_LOOK) -> None:
        """Speak through a reader or not, from the next line on, as the setting `speech` wants."""
        self.stop()
        self.look(speech)
        self.settle(speech, seconds)

    def settle(self, speech: str, seconds: float = FIRST_LOOK) -> None:
        """Wait a little for the reader that is being looked for; tell that a wanted one lacks."""
        looked = self._link is None or self._link.wait_looked(seconds)
        self._known = self.reader
        if speech == "reader" and looked and self.reader is None:
            reason = self._link.reason if self._link else "the package prismatoid is missing"
            self._on_trouble(Trouble(TroubleCode.NO_READER, reason))

    @property
    def reader(self) -> str | None:
        """The name of the reader that would say the next line, or None."""
        reader = self._link.reader if self._link else None
        return reader.name if reader else None

    @property
    def keeps_rate(self) -> bool:
        """Whether the next line is said at a rate that the program does not set."""
        reader = self._link.reader if self._link else None
        return reader is not None and not reader.sets_rate

    # --- what a voice does ---------------------------------------------------------------------

    @property
    def rate(self) -> int:
        return self.own.rate

    @rate.setter
    def rate(self, wpm: int) -> None:
        self.own.rate = wpm

    @property
    def volume(self) -> float:
        return self.own.volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self.own.volume = volume

    @property
    def pitch(self) -> int:
        return self.own.pitch

    @pitch.setter
    def pitch(self, pitch: int) -> None:
        self.own.pitch = pitch

    @property
    def lead_in(self) -> int:
        return self.own.lead_in

    @lead_in.setter
    def lead_in(self, milliseconds: int) -> None:
        self.own.lead_in = milliseconds

    def speaks(self, lang: str) -> bool:
        return self.reader is not None or self.own.speaks(lang)

    def choices(self, lang: str) -> Sequence[str]:
        return self.own.choices(lang)

    def choose(self, wishes: Wishes) -> None:
        self.own.choose(wishes)

    def speak(self, utterance: Utterance, lang: str) -> None:
        self.own.stop()
        self._line = None
        link = self._link
        if link is None or link.reader is None or not utterance.text.strip():
            self.own.speak(utterance, lang)
            return
        number = link.say(utterance.text, lang, self.rate, self.braille)
        seconds = BEFORE_SPEECH + estimated_seconds(utterance.text, self.rate)
        self._line = _Line(utterance, lang, number, self._clock() + seconds)

    def stop(self) -> None:
        if self._line is not None and self._link is not None:
            self._link.stop()
        self._line = None
        self.own.stop()

    @property
    def busy(self) -> bool:
        line = self._line
        if line is None:
            self._tell_change()
            return self.own.busy
        if self._lost(line):
            self._line = None
            if self.own.speaks(line.lang):
                self.own.speak(line.utterance, line.lang)
            return self.own.busy
        if self._clock() < line.ends_at:
            return True
        self._line = None
        if self._link is not None:
            self._link.done()
        return False

    @property
    def ends_at(self) -> float | None:
        return self._line.ends_at if self._line else self.own.ends_at

    def close(self) -> None:
        self.stop()
        if self._link is not None:
            self._link.close()
        self.own.close()

    def _lost(self, line: _Line) -> bool:
        """Whether the reader has failed to say the line; one that hangs is not asked again."""
        link = self._link
        if link is None:
            return True
        if link.stuck_for() >= self._patience:
            name = link.reader.name if link.reader else ""
            self._link = None
            link.close()
            self._tell_gone(f"{name} does not answer")
            return True
        if link.lost >= line.number or link.reader is None:
            self._tell_gone(link.reason)
            return True
        return False

    def _tell_change(self) -> None:
        """Tell of a reader that has come or gone while it had no line to say."""
        reader = self.reader
        if reader is None and self._known is not None:
            self._tell_gone(self._link.reason if self._link else "")
        elif reader is not None and self._known is None:
            self._known = reader
            self._on_trouble(Trouble(TroubleCode.READER_FOUND, reader))

    def _tell_gone(self, reason: str) -> None:
        self._known = None
        self._on_trouble(Trouble(TroubleCode.READER_GONE, reason))


def _finder(asked_for: bool) -> OpenReader | None:
    return partial(open_reader, asked_for=asked_for) if is_installed() else None
