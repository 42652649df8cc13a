"""What may be said now, and how likely each sentence is before a sound is heard.

A card that is not held is less likely, not impossible: said clearly it is understood, and the
table answers that it is not held.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any, Final

from voicecards.cards import Card
from voicecards.commands.command import Command, Context
from voicecards.commands.sentences import Sentences
from voicecards.hearing.pronunciation import normalise
from voicecards.resources import folder

NOT_HELD: Final = 2.0
"""Nats by which a card that is not held is less likely to be meant. With two engines 0, 1 and 2
give 90, 93 and 94 % in Russian, and change nothing in Italian and English."""

NOT_HELD_ALONE: Final = 4.5
"""The same where engine A is alone, which tells cards apart less well."""

IN_PART: Final = 4.0
"""Nats by which a card named by its rank or its suit alone is less likely."""

NO_ANSWER: Final = 4.0
"""Nats by which all but the answers are less likely while a question is open."""

_ANSWERS: Final = frozenset({"yes", "no", "choose"})
_AFTER_A_QUESTION: Final = _ANSWERS | {"correct"}
_OF_CARDS: Final = frozenset({"play", "expose", "correct"})


@dataclass(frozen=True)
class Repertoire:
    """A closed set of sentences.

    Attributes:
        sentences: normalised, each once.
        commands: what each means.
        usually_unlikely: nats by which each is less likely than the usual ones, whatever the
            hand; 0 for those.
        unlikely: the same with the hand taken into account.
        asks: whether a question is open.
    """

    sentences: tuple[str, ...]
    commands: tuple[Command, ...]
    usually_unlikely: tuple[float, ...]
    unlikely: tuple[float, ...]
    asks: bool = False

    def answers(self, command: Command) -> bool:
        """Whether a command answers the open question."""
        return self.asks and command.name in _ANSWERS

    @cached_property
    def places(self) -> dict[str, int]:
        """Where each sentence is."""
        return {sentence: place for place, sentence in enumerate(self.sentences)}

    def __len__(self) -> int:
        return len(self.sentences)


class Repertoires:
    """The closed sets of one language, made when first needed and kept."""

    def __init__(self, lang: str, not_held: float = NOT_HELD) -> None:
        """Read `locales/<lang>/hearing.toml`, where there is one.

        Args:
            lang: a folder of `locales`.
            not_held: nats by which a card that is not held is less likely.
        """
        self._not_held = not_held
        self._sentences = Sentences(lang)
        self._patterns = _patterns(lang)
        self._all = lru_cache(maxsize=16)(self._make)
        self._of = lru_cache(maxsize=16)(self._likely_now)

    def of(self, context: Context) -> Repertoire:
        """Return what may be said in a context; hand and question change what is likely."""
        return self._of(context)

    def _likely_now(self, context: Context) -> Repertoire:
        full = self._all(replace(context, hand=()))
        held = {name for card in context.hand for name in names(card)}
        if not held:
            return full
        unlikely = tuple(
            nats + self._not_held if c.name in _OF_CARDS and c.arg not in held else nats
            for c, nats in zip(full.commands, full.usually_unlikely, strict=True)
        )
        return replace(full, unlikely=unlikely)

    def _make(self, context: Context) -> Repertoire:
        found: dict[str, Command] = {}
        for text, command in self._sentences.expand(context):
            found.setdefault(normalise(text), command)
        unlikely = tuple(
            self._unlikely(text, command)
            + (NO_ANSWER if context.asks and command.name not in _AFTER_A_QUESTION else 0.0)
            for text, command in found.items()
        )
        return Repertoire(tuple(found), tuple(found.values()), unlikely, unlikely, context.asks)

    def _unlikely(self, text: str, command: Command) -> float:
        nats = sum(nats for pattern, nats in self._patterns if pattern.search(text))
        # Nobody corrects a card in full who has just said it.
        in_part = command.name in ("play", "expose") and "?" in (command.arg or "")
        return nats + IN_PART if in_part else nats


def names(card: Card) -> tuple[str, str, str]:
    """Return a card as the argument of a command: in full, by its rank, by its suit."""
    return card.code, f"{card.rank.code}?", f"?{card.suit.code}"


def _patterns(lang: str) -> list[tuple[re.Pattern[str], float]]:
    try:
        text = (folder("locales") / lang / "hearing.toml").read_text("utf-8")
    except FileNotFoundError:
        return []
    data: dict[str, Any] = tomllib.loads(text)
    return [(re.compile(row["pattern"]), float(row["nats"])) for row in data["unlikely"]]
