"""The spoken language of commands: `locales/<lang>/commands.yaml`, read and unfolded.

hassil parses the templates and unfolds optional words, alternatives and rules; what is left are
`Shape`s, plain sentences with a few slots, and for each slot the words of its values.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final

import yaml

from voicecards.cards import Card, Rank, Suit
from voicecards.commands.command import ARGUMENTS, CATALOGUE, Command

OPEN_SLOTS: Final = frozenset({"n", "player"})
"""Slots without a list: a number, and the name of somebody at the table."""


class GrammarError(ValueError):
    """A `commands.yaml` that cannot be right; the text names the file and the place."""


@dataclass(frozen=True)
class Shape:
    """One way to say a command.

    Attributes:
        text: the sentence as written, each slot as "{list}".
        command: what it means; without argument when a slot gives it.
        slots: (list, slot) pairs: "{rank_acc:rank}" takes words from `rank_acc` for the rank.
        asked: it counts only while a question is open.
        recommended: it is one of those that help recommends.
    """

    text: str
    command: Command
    slots: tuple[tuple[str, str], ...] = ()
    asked: bool = False
    recommended: bool = False

    def slot(self, name: str) -> bool:
        """Whether the sentence has this slot."""
        return any(slot == name for _, slot in self.slots)


class Grammar:
    """What can be said in one language.

    Attributes:
        lang: the language code: the name of the file's folder.
        shapes: all sentences, in the order of the file.
        numbers: settings of the number words.
        around: courtesies that may stand before or after a sentence.
        small: words that do not decide between near sentences.

    Args:
        path: a `commands.yaml`.

    Raises:
        GrammarError: it names an unknown command, list or rule.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.lang = path.parent.name
        with path.open(encoding="utf-8") as file:
            # All scalars as text: to YAML, yes, no and on are truth values, to us words.
            data: dict[str, Any] = yaml.load(file, _LOADER)
        self.numbers: Mapping[str, Any] = data["numbers"]
        self.around: frozenset[str] = frozenset(data.get("around") or ())
        self.small: frozenset[str] = frozenset(data.get("small") or ())
        self._unfold = _Unfolder(data.get("rules") or {})
        self._words = {
            name: {code: tuple(self._unfold.words(text)) for code, text in values.items()}
            for name, values in (data.get("lists") or {}).items()
        }
        self.shapes = tuple(self._shapes(data["commands"]))

    def filled(self, shape: Shape, cards: Iterable[Card]) -> Iterator[tuple[str, Command]]:
        """Fill a sentence's lists with words; `OPEN_SLOTS` stay.

        Args:
            shape: the sentence.
            cards: those that may be named.

        Returns:
            (sentence, command) pairs, the best words of each value first.
        """
        listed = [pair for pair in shape.slots if pair[1] not in OPEN_SLOTS]
        if not listed:
            yield shape.text, shape.command
            return
        for values in self._values(shape, listed, cards):
            command = Command(shape.command.name, _argument(shape.command, values))
            for words in product(*(self._words[name][values[slot]] for name, slot in listed)):
                text = shape.text
                for (name, _), word in zip(listed, words, strict=True):
                    text = text.replace(f"{{{name}}}", word, 1)
                yield text, command

    def _values(
        self, shape: Shape, listed: list[tuple[str, str]], cards: Iterable[Card]
    ) -> Iterator[dict[str, str]]:
        slots = {slot for _, slot in listed}
        if shape.command.arg:
            for named in product(*(self._words[name] for name, _ in listed)):
                yield {slot: code for (_, slot), code in zip(listed, named, strict=True)}
            return
        if ARGUMENTS[shape.command.name] != "card":
            for code in self._words[listed[0][0]]:
                yield {listed[0][1]: code}
            return
        seen: dict[tuple[str, ...], dict[str, str]] = {}
        for card in cards:
            codes = {"rank": card.rank.code, "suit": card.suit.code}
            value = {slot: codes[slot] for slot in ("rank", "suit") if slot in slots}
            seen.setdefault(tuple(value.values()), value)
        yield from seen.values()

    def _shapes(self, commands: Mapping[str, str | Mapping[str, Any]]) -> Iterator[Shape]:
        for code, entry in commands.items():
            command = Command.from_code(code)
            if command.name not in CATALOGUE:
                raise GrammarError(f"{self._path}: unknown command {code!r}")
            lines = {"say": entry} if isinstance(entry, str) else entry
            if unknown := set(lines) - {"say", "also", "asked"}:
                raise GrammarError(f"{self._path}: {code}: unknown key {sorted(unknown)}")
            seen: set[str] = set()
            for kind in ("say", "also", "asked"):
                templates = lines.get(kind) or []
                for template in [templates] if isinstance(templates, str) else templates:
                    for shape in self._shapes_of(template, command, kind):
                        if shape.text not in seen:
                            seen.add(shape.text)
                            yield shape

    def _shapes_of(self, template: str, command: Command, kind: str) -> Iterator[Shape]:
        try:
            slots = self._unfold.slots(template)
            texts = list(self._unfold.words(template))
        except Exception as error:
            # Whatever hassil finds wrong, the translator needs the place.
            raise GrammarError(f"{self._path}: {command.code}: {template!r}: {error}") from error
        for name, slot in slots:
            if slot in OPEN_SLOTS:
                continue
            if name not in self._words:
                raise GrammarError(f"{self._path}: {command.code}: unknown list {name!r}")
            if missing := sorted(_CARD_CODES.get(slot, set()) - set(self._words[name])):
                raise GrammarError(f"{self._path}: list {name!r} lacks {missing}")
        for text in texts:
            yield Shape(text, command, slots, kind == "asked", kind == "say")


class _Unfolder:
    """hassil, loaded when first needed (60 ms)."""

    def __init__(self, rules: Mapping[str, str]) -> None:
        from hassil.expression import Group
        from hassil.parse_expression import parse_sentence

        self._group = Group
        self._parse = parse_sentence
        self._rules = {name: parse_sentence(text) for name, text in rules.items()}

    def words(self, template: str) -> Iterator[str]:
        """All texts of a template, lists as "{name}"; optional words are tried first."""
        from hassil.sample import sample_sentence

        texts = sample_sentence(
            self._parse(template), expansion_rules=self._rules, expand_lists=False
        )
        return (" ".join(text.split()) for text in texts)

    def slots(self, template: str) -> tuple[tuple[str, str], ...]:
        """The (list, slot) pairs of a template, each once."""
        expression = self._parse(template).expression
        assert isinstance(expression, self._group)
        references = expression.list_references(self._rules)
        return tuple(dict.fromkeys((ref.list_name, ref.slot_name) for ref in references))


def _argument(command: Command, values: Mapping[str, str]) -> str:
    if command.arg:  # it says itself where its slots belong: "barbu_suit={suit}"
        filled = command.arg
        for slot, code in values.items():
            filled = filled.replace(f"{{{slot}}}", code)
        return filled
    if ARGUMENTS[command.name] == "card":
        return values.get("rank", "?") + values.get("suit", "?")
    (value,) = values.values()
    return value


_CARD_CODES: Final = {"rank": {r.code for r in Rank}, "suit": {s.code for s in Suit}}
"""What the lists of these slots must have words for."""

_LOADER: Final = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
