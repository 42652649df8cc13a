"""Number words read and written: "ventitre", "cento venti", "двадцать одну", "a hundred"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from voicecards.commands.normalise import normalise

LARGEST: Final = 1000
"""Words are read up to here; digits are read up to `LARGEST_DIGITS` places."""
LARGEST_DIGITS: Final = 7
SLOT: Final = "#"
"""Stands for the number in a text from which it has been taken."""

_Words = tuple[str, ...]


class Numbers:
    """The number words of one language, from the CLDR tables of `unicode-rbnf`.

    The tables are made at first use (a tenth of a second): see `Sentences.warm_up`.

    Args:
        lang: the language code of the tables.
        config: the `numbers` part of `commands.yaml`: `say` names the rulesets in which numbers
            are written for the ear, the first being the plain one; `hear` those that are
            understood as well; `also` gives more words for single numbers; `link` is a word
            that may stand after hundreds ("and").
    """

    def __init__(self, lang: str, config: Mapping[str, Any]) -> None:
        self._lang = lang
        self._say: list[str] = config["say"]
        self._hear: list[str] = config.get("hear") or []
        self._also: Mapping[str, list[str]] = config.get("also") or {}
        self._link: str = config.get("link") or ""
        self._written: dict[int, tuple[str, ...]] = {}

    def words(self, number: int) -> tuple[str, ...]:
        """Write a number from 0 to `LARGEST` in all the ways it is said, the plain one first."""
        if number not in self._written:
            forms = [self._spell(number, ruleset) for ruleset in self._say]
            forms += self._also.get(str(number), [])
            self._written[number] = tuple(dict.fromkeys(forms))
        return self._written[number]

    def readings(self, text: str) -> list[tuple[str, int]]:
        """Take each number out of a normalised text.

        Returns:
            For each number found, the text with `SLOT` in its place, and the number. Numbers
            are as long as they can be: "cento venti" is one, never two.
        """
        words = text.split()
        found: list[tuple[str, int]] = []
        start = 0
        while start < len(words):
            number, end = self._read(words, start)
            if number is not None:
                found.append((" ".join([*words[:start], SLOT, *words[end:]]), number))
            start = max(end, start + 1)
        return found

    def warm_up(self) -> None:
        """Make the tables now."""
        _ = self._table

    def _read(self, words: Sequence[str], start: int) -> tuple[int | None, int]:
        """Read the number that begins at a word: (number or None, index after it).

        A part may follow another where that one ends in zeros: "cento" + "venti" + "tre".
        """
        if words[start].isascii() and words[start].isdigit():
            digits = words[start]
            return (int(digits) if len(digits) <= LARGEST_DIGITS else None), start + 1
        total: int | None = None
        room, end = LARGEST + 1, start
        while room > 1 and end < len(words):
            linked = total is not None and words[end] == self._link
            part, after = self._part(words, end + linked, room)
            if part is None:
                break
            total, end = (total or 0) + part, after
            room = _room_after(total)
        return total, end

    def _part(self, words: Sequence[str], start: int, room: int) -> tuple[int | None, int]:
        for end in range(min(len(words), start + self._longest), start, -1):
            number = self._table.get(tuple(words[start:end]))
            if number is not None and number < room and (number or room > LARGEST):
                return number, end
        return None, start

    @cached_property
    def _table(self) -> dict[_Words, int]:
        return dict(self._entries())

    @cached_property
    def _longest(self) -> int:
        return max(map(len, self._table))

    def _entries(self) -> Iterator[tuple[_Words, int]]:
        # Other forms first: where two numbers share a word, the plain form wins.
        few = [*range(100), *range(100, LARGEST + 1, 100)]
        numbers = [(n, ruleset) for ruleset in [*self._hear, *self._say[1:]] for n in few]
        numbers += [(n, self._say[0]) for n in range(LARGEST + 1)]
        for number, ruleset in numbers:
            yield _split(self._spell(number, ruleset)), number
        for number_text, forms in self._also.items():
            for form in forms:
                yield _split(form), int(number_text)

    @cached_property
    def _engine(self) -> Any:
        # Imported late: 0.1 s that the first word need not wait for.
        from unicode_rbnf import RbnfEngine

        return RbnfEngine.for_language(self._lang)

    def _spell(self, number: int, ruleset: str) -> str:
        return str(self._engine.format_number(number, ruleset_names=[ruleset]).text)


def _split(text: str) -> _Words:
    return tuple(normalise(text).split())


def _room_after(total: int) -> int:
    """How large the next part may be, exclusive: a hundred leaves room for 1..99."""
    if total >= LARGEST or total == 0:
        return 0
    if total % 100 == 0:
        return 100
    return 10 if total % 10 == 0 and total % 100 >= 20 else 0
