"""From phrases to utterances: the language, the level of detail, the place in the room."""

from __future__ import annotations

import logging
import re
from enum import StrEnum

from voicecards.locale import Locale, Value
from voicecards.locale.speakable import is_speakable
from voicecards.narration.phrase import Arg, Phrase
from voicecards.utterance import Category, Role, Utterance

OUTSIDE = "text"
"""The name of the value that comes from outside (heard, typed, a file's name): it is made fit for
the voice before it enters a message."""

_START = re.compile(r"(?:^|[.?!]\s+)\w")

log = logging.getLogger(__name__)


class Detail(StrEnum):
    """How much is said. Full has every fact of terse."""

    TERSE = "terse"
    NORMAL = "normal"
    FULL = "full"

    @property
    def next(self) -> Detail:
        """The level that one key changes to: terse, normal, full, and round again."""
        levels = list(Detail)
        return levels[(levels.index(self) + 1) % len(levels)]


class Narrator:
    """Writes phrases for one listener.

    Attributes:
        locale: the language; may be changed at any time.
        players: how many seats the table has, for the places; 1 away from a table.
        detail: the level of detail; may be changed at any time.
    """

    def __init__(
        self, locale: Locale, players: int = 1, detail: Detail | str = Detail.NORMAL
    ) -> None:
        self.locale = locale
        self.players = players
        self.detail = Detail(detail)

    def say(self, phrase: Phrase) -> Utterance:
        """Write a phrase at the level of detail set, and in full beside it."""
        text, lang = self._write(phrase, self.detail)
        full, _ = self._write(phrase, Detail.FULL)
        return Utterance(
            text=_capitalised(text),
            category=phrase.category,
            priority=phrase.priority,
            pan=self.pan(phrase.seat),
            cue=phrase.cue,
            supersedes=phrase.supersedes,
            full=_capitalised(full),
            lang=None if lang == self.locale.lang else lang,
            role=self._role(phrase),
        )

    def text(self, phrase: Phrase, detail: Detail | None = None) -> str:
        """The words of a phrase alone."""
        return _capitalised(self._write(phrase, detail or self.detail)[0])

    def _role(self, phrase: Phrase) -> Role:
        if phrase.role is not None:
            return phrase.role
        if phrase.category is Category.ANSWER:
            return Role.ANSWERS
        others = phrase.seat is not None and (phrase.seat > 0 or self.locale.watching)
        return Role.PLAYERS if others else Role.MAIN

    def pan(self, seat: int | None) -> float:
        """Where a seat is heard: 0 for oneself, -1 for the left neighbour, clockwise to 1.

        Who only looks on hears all seats in a row.
        """
        others = self.players if self.locale.watching else self.players - 1
        place = seat if seat is None or self.locale.watching else seat - 1
        if place is None or place < 0 or others < 2:
            return 0.0
        return -1.0 + 2.0 * place / (others - 1)

    def _write(self, phrase: Phrase, detail: Detail) -> tuple[str, str]:
        """The words, and the language of the first sentence."""
        attribute = phrase.attribute
        if attribute is None and detail is not Detail.NORMAL:
            attribute = detail.value
        args = {name: self._value(name, arg, detail) for name, arg in phrase.args.items()}
        text, lang = self.locale.say(phrase.key, args, attribute)
        texts = [self._words(text), *(self._write(p, detail)[0] for p in phrase.then)]
        return " ".join(filter(None, texts)), lang

    def _value(self, name: str, arg: Arg, detail: Detail) -> Value:
        if name == OUTSIDE and isinstance(arg, str):
            return self.locale.speakable(arg)
        if isinstance(arg, Phrase):
            return self._write(arg, detail)[0]
        if isinstance(arg, tuple):
            phrases = [item for item in arg if isinstance(item, Phrase)]
            if phrases:
                return self.locale.join([self._write(p, detail)[0] for p in phrases])
        return arg  # type: ignore[return-value]

    def _words(self, text: str) -> str:
        """The last guard before the voice: what cannot be spoken is reworded, and logged."""
        if is_speakable(text):
            return text
        log.error("not fit to be spoken: %r", text)
        return self.locale.speakable(text)


def _capitalised(text: str) -> str:
    """For the eye: sentences begin with a capital letter, whatever word they begin with."""
    return _START.sub(lambda start: start[0].upper(), text)
