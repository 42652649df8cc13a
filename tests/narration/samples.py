"""Values to try every message with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from voicecards import resources
from voicecards.cards import Rank, Suit, cards

KINDS: dict[str, list[Any]] = {
    "seat": [0, 1, 2],
    "dealer": [1, 2, 0],
    "seats": [(0, 1), (1, 2, 3), (2,)],
    "card": cards("8H QS 7C"),
    "top": cards("AD KS 7C"),
    "old": cards("AD KS 7C"),
    "cards": [cards("8H QS QS AD 7H"), cards("2C"), cards("AS AH")],
    "suit": [Suit.DIAMONDS, Suit.HEARTS, Suit.CLUBS],
    "rank": [Rank.QUEEN, Rank.ACE, Rank.SEVEN],
    "highest": [True, False],
    "brelan": ["carre", "favori", "simple", "brelan"],
    "sign": ["plus", "minus", "even"],
    "winner": ["first", "last"],
    "everything": ["all", "cards"],
    "level": ["terse", "normal", "full", "random", "beginner", "club", "expert"],
    "kind": ["voice", "cues", "music", "all"],
    "group": ["table", "targets", "values", "all_or_nothing", "strange"],
    "screen": ["menu", "table", "setup"],
    "game": ["bouillabaisse", "barbu", "bouillotte"],
    "lang": ["it", "ru", "en"],
    "language": ["it", "ru", "en", "xx"],
    "percent": [0, 1, 2, 5, 100],
    "place": [1, 2, 3, 12],
    "round": [1, 4, 6],
    "line": [1, 4, 120],
    "copies": [1, 2],
    "form": [""],
    "pressed": ["s", "f1", "shift+tab"],
    "contract": ["no_hearts", "barbu", "salade", "trumps", "no_last_two"],
    "target": [1, 0, 2],
    "times": [1, 2],
    "what": ["tricks", "suit", "queens", "jacks"],
    "side": ["high", "low", "first_player_chooses"],
    "second": ["yes", "optional"],
    "lower": [Rank.SEVEN, Rank.ACE],
    "upper": [Rank.QUEEN, Rank.KING],
    "automatic": [True, False],
}
COUNTS = [0, 1, 2, 5, 21, -130]
"""Every other value is a number, unless a message says it as it is: then it is a text."""


class _Uses(Visitor):
    """Collects the variables and the messages an entry uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: set[str] = set()

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.texts.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class Catalogue:
    """All messages of a language as they stand in its files."""

    def __init__(self, lang: str) -> None:
        self.files = sorted((resources.folder("locales") / lang).glob("*.ftl"))
        self.junk: list[str] = []
        self.messages: list[ast.Message] = []
        for file in self.files:
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Junk):
                    self.junk.append(f"{file.name}: {entry.content}")
                elif isinstance(entry, ast.Message):
                    self.messages.append(entry)
        uses = _Uses()
        for message in self.messages:
            uses.visit(message)
        self._texts = uses.texts
        self._by_id = {message.id.name: message for message in self.messages}

    def sample(self, name: str, turn: int) -> Any:
        """The `turn`-th value to try for a message's variable."""
        if name in self._texts:
            return "word"
        values = KINDS.get(name, COUNTS)
        return values[turn % len(values)]

    def patterns(self) -> Iterator[tuple[str, str | None, set[str]]]:
        """Each sayable text: (id, attribute or None, the variables it needs)."""
        for message in self.messages:
            key = message.id.name
            if message.value is not None:
                yield key, None, self._variables(message.value)
            for attribute in message.attributes:
                yield key, attribute.id.name, self._variables(attribute.value)

    def _variables(self, pattern: ast.Pattern) -> set[str]:
        uses = _Uses()
        uses.visit(pattern)
        for key in uses.messages:
            uses.variables |= self._variables(self._by_id[key].value)
        return uses.variables
