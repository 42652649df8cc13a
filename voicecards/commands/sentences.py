"""Spoken sentences: what a text means now, and everything that can be said now.

Both come from one table, unfolded from `commands.yaml`: what can be parsed can be heard and the
reverse, and a sentence of two commands shows as one. Parsing is a look-up of the whole
normalised sentence (0.05 ms; hassil's own matcher, which would have to be kept in step with the
table, takes 1 to 2 ms), and near sentences are found in the same table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final

from voicecards import resources
from voicecards.cards import PACK, Card
from voicecards.commands.command import GAMES, OPTIONS, Command, Context
from voicecards.commands.normalise import has_digits, normalise
from voicecards.commands.numbers import SLOT, Numbers
from voicecards.commands.option_sentences import amounts_of
from voicecards.commands.sentence_table import Entry, Table, addressed

if TYPE_CHECKING:
    from voicecards.commands.grammar import Grammar, Shape

AMOUNTS: Final = (*range(1, 101), *range(110, 1001, 10))
"""The amounts that can be heard, unless the caller knows better; any can be typed."""

_HIGHEST: Final = {"choose": 10, "table_card": 12, "player": 11}
"""The largest number that can be heard in other commands, where the context sets no other."""

_EXAMPLE_NUMBER: Final = 5
_EXAMPLE_CARD: Final = Card.from_code("TH")
_MOST_NEAR: Final = 5
"""How many near sentences are worth asking about."""


@dataclass(frozen=True)
class Match:
    """A way to understand a text.

    Attributes:
        command: the command meant; a card may be named in part, see `Command`.
        score: 1.0 for an exact match, less for a near one.
        exact: whether it may be acted on without asking.
        sentence: what would have been said for it, in words, to be said back.
    """

    command: Command
    score: float
    exact: bool
    sentence: str


class Sentences:
    """The sentences of one language.

    Everything is loaded when first needed; `warm_up` does it ahead.

    Args:
        lang: a folder of `locales`.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._table = lru_cache(maxsize=16)(self._make_table)
        self._sayable = lru_cache(maxsize=8)(self._expand)

    # --- what a text means -------------------------------------------------------------------

    def parse(self, text: str, context: Context) -> list[Match]:
        """Find what a text may mean.

        Args:
            text: as heard or typed: case, accents, punctuation and number spelling are free.
            context: what is going on. Any card of the game is understood, held or not.

        Returns:
            Exact matches alone when there are any, normally one; otherwise near ones, best
            first, which are to be asked about; nothing when nothing fits.
        """
        words = normalise(text)
        tables = self._tables(context)
        inner = self._without_courtesies(words)
        for candidate in dict.fromkeys([words, inner]):
            if exact := self._exact(candidate, tables, context):
                return exact
        return self._near(inner, tables, context) if inner else []

    def _exact(self, words: str, tables: Sequence[Table], context: Context) -> list[Match]:
        found: dict[Command, Match] = {}
        answers: dict[Command, Match] = {}
        for key, number in self._readings(words):
            if found and not context.choices:
                break  # a number can only be another meaning where answers are numbered
            for table in tables:
                for entry in table.by_text.get(key, ()):
                    if entry.counts(context):
                        match = self._match(entry, number, 1.0, exact=True)
                        (answers if entry.asked else found).setdefault(match.command, match)
        # "two" answers a question of four choices, "six" names the sixes in the hand.
        offered = [m for m in answers.values() if _is_offered(m.command, context)]
        return offered[:1] or list(found.values()) or list(answers.values())

    def _near(self, words: str, tables: Sequence[Table], context: Context) -> list[Match]:
        found: dict[Command, Match] = {}
        for key, number in self._readings(words):
            for table in tables:
                for near_key, score in table.near.find(key):
                    for entry in table.by_text[near_key]:
                        if not entry.counts(context) or (SLOT in near_key) != (SLOT in key):
                            continue
                        match = self._match(entry, number, score, exact=False)
                        best = found.setdefault(match.command, match)
                        if score > best.score:
                            found[match.command] = match
        return sorted(found.values(), key=lambda m: (-m.score, m.command.code))[:_MOST_NEAR]

    def _readings(self, words: str) -> Iterator[tuple[str, int | None]]:
        """The text as it is, then with each of its numbers taken out."""
        yield words, None
        yield from self._numbers.readings(words)

    def _match(self, entry: Entry, number: int | None, score: float, *, exact: bool) -> Match:
        if number is None:
            return Match(entry.command, score, exact, entry.sentence)
        command = entry.command.with_number(number)
        return Match(command, score, exact, entry.sentence.replace("{n}", self._say(number)))

    def _say(self, number: int) -> str:
        return self._numbers.words(number)[0]

    def _without_courtesies(self, words: str) -> str:
        parts = words.split()
        around = self._courtesies
        while True:
            for courtesy in around:
                size = len(courtesy)
                if len(parts) > size and tuple(parts[:size]) == courtesy:
                    parts = parts[size:]
                    break
                if len(parts) > size and tuple(parts[-size:]) == courtesy:
                    parts = parts[:-size]
                    break
            else:
                return " ".join(parts)

    # --- what can be said --------------------------------------------------------------------

    def expand(
        self, context: Context, amounts: Sequence[int] = AMOUNTS
    ) -> list[tuple[str, Command]]:
        """Write out all that can be said now: the recognizer's closed set.

        Args:
            context: what is going on. With a hand, only its cards are named; without, every
                card of the game.
            amounts: the chips that can be named in bets, 1 to 1000.

        Returns:
            (sentence, command) pairs in a fixed order, each sentence once: lower case, words
            only, no hyphens.
        """
        return list(self._sayable(context, tuple(amounts)))

    def _expand(
        self, context: Context, amounts: tuple[int, ...]
    ) -> tuple[tuple[str, Command], ...]:
        held = {name for card in context.hand for name in _names(card)}
        said: dict[str, Command] = {}
        for table in self._tables(context):
            for entry in table.entries:
                if not (entry.heard and entry.counts(context)):
                    continue
                if held and entry.names_cards and entry.command.arg not in held:
                    continue
                for sentence, command in self._numbered(entry, context, amounts):
                    said.setdefault(sentence.lower().replace("-", " "), command)
        return tuple(said.items())

    def _numbered(
        self, entry: Entry, context: Context, amounts: Sequence[int]
    ) -> Iterator[tuple[str, Command]]:
        if "{n}" not in entry.sentence:
            yield entry.sentence, entry.command
            return
        name = entry.command.name
        if name == "option":
            for number in amounts_of(entry.command, OPTIONS[context.game]):
                words = self._say(number)
                yield entry.sentence.replace("{n}", words), entry.command.with_number(number)
            return
        highest = _HIGHEST.get(name, 0)
        if name == "choose":
            highest = context.choices or highest
        elif context.players:
            highest = min(highest, len(context.players) - (name == "player"))
        for number in range(1, highest + 1) if highest else amounts:
            for words in self._numbers.words(number):
                yield entry.sentence.replace("{n}", words), Command(name, str(number))

    def recommended(self, command: str, players: Sequence[str] = ()) -> str:
        """The sentence help recommends for a command.

        Args:
            command: its code: "scores", "contract:no_tricks", "play:TH"; a bare name that needs
                an argument gets an example ("play", "raise", "contract").
            players: the names at the table, by seat, for commands that name one.

        Returns:
            Words only.

        Raises:
            KeyError: when the command cannot be said.
        """
        wanted = Command.from_code(command)
        for shape in sorted(self._grammar.shapes, key=lambda s: not s.recommended):
            if shape.command.name != wanted.name:
                continue
            for sentence, found in self._examples(shape, wanted, players):
                if wanted.arg in (None, found.arg) and not has_digits(sentence):
                    return sentence
        raise KeyError(command)

    def _examples(
        self, shape: Shape, wanted: Command, players: Sequence[str]
    ) -> Iterator[tuple[str, Command]]:
        if shape.slot("n"):
            number = int(wanted.arg or _EXAMPLE_NUMBER)
            text = shape.text.replace("{n}", self._say(number))
            yield text, Command(wanted.name, str(number))
        elif shape.slot("player"):
            for seat, name in enumerate(players):
                if wanted.arg is not None or seat:
                    text = addressed(shape.text, seat, name, self.lang)
                    yield text, Command(wanted.name, str(seat))
        else:
            cards = PACK if wanted.arg else (_EXAMPLE_CARD,)
            yield from self._grammar.filled(shape, cards)

    # --- tables ------------------------------------------------------------------------------

    def warm_up(self) -> None:
        """Load everything now: half a second at most, meant for a thread of its own."""
        self._numbers.warm_up()
        for game in (*GAMES, "menu", "amount"):
            self._table(game).near.warm_up()

    def _tables(self, context: Context) -> list[Table]:
        tables = [self._table(context.game)]
        if context.players:
            tables.append(self._table(context.game, context.players))
        if context.sheets:
            tables.append(self._table(context.game, (), context.sheets))
        if context.rows:
            known = tables[0].by_text
            rows = tuple("" if normalise(row) in known else row for row in context.rows)
            tables.append(self._table(context.game, (), (), rows))
        return tables

    def _make_table(
        self,
        game: str,
        players: tuple[str, ...] = (),
        sheets: tuple[str, ...] = (),
        rows: tuple[str, ...] = (),
    ) -> Table:
        return Table(self._grammar, game, players, sheets, rows)

    @cached_property
    def _grammar(self) -> Grammar:
        from voicecards.commands.grammar import Grammar  # YAML is not needed for the first word

        return Grammar(resources.folder("locales") / self.lang / "commands.yaml")

    @cached_property
    def _numbers(self) -> Numbers:
        return Numbers(self.lang, self._grammar.numbers)

    @cached_property
    def _courtesies(self) -> list[tuple[str, ...]]:
        return [tuple(normalise(text).split()) for text in sorted(self._grammar.around)]


def _names(card: Card) -> tuple[str, str, str]:
    """A card in full, its rank alone and its suit alone, as arguments of commands."""
    return card.code, f"{card.rank.code}?", f"?{card.suit.code}"


def _is_offered(command: Command, context: Context) -> bool:
    return command.name != "choose" or int(command.arg or 0) <= context.choices
