"""All sentences of one context, unfolded: the table that is parsed with and heard with."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from voicecards.cards import PACK, Card, Rank
from voicecards.commands.command import ARGUMENTS, CATALOGUE, OPTIONS, Command, Context
from voicecards.commands.near import NearIndex
from voicecards.commands.normalise import has_digits, normalise
from voicecards.commands.numbers import SLOT
from voicecards.commands.option_sentences import belongs, labelled, name_words
from voicecards.locale import load

if TYPE_CHECKING:
    from voicecards.commands.grammar import Grammar, Shape

_BOUILLOTTE_RANKS: Final = frozenset(
    {Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE}
)
_PACKS: Final = {"bouillotte": tuple(card for card in PACK if card.rank in _BOUILLOTTE_RANKS)}
"""The cards that can be named, where they are not all 52."""
_PLAYER: Final = re.compile(r"\{player(?:_(\w+))?\}")


@dataclass(frozen=True)
class Entry:
    """A sentence; "{n}" in it and the missing argument of its command go together.

    Attributes:
        text: as it may be typed, perhaps with a rank in digits.
        sentence: the same in words, to be said.
        command: what it means.
        asked: it counts only while a question is open.
    """

    text: str
    sentence: str
    command: Command
    asked: bool

    def counts(self, context: Context) -> bool:
        """Whether it makes sense now; bare numbers only while there are numbered answers."""
        if self.command.name == "correct":
            return context.corrects
        if not self.asked:
            return True
        if self.command.name == "choose":
            return context.choices >= int(self.command.arg or 1)
        return context.asks

    @property
    def heard(self) -> bool:
        """Whether it is for the ear: a spelling with digits is only for typing."""
        return self.text == self.sentence

    @property
    def names_cards(self) -> bool:
        """Whether its argument is a card, named in full or in part."""
        return ARGUMENTS.get(self.command.name) == "card"


class Table:
    """The sentences of one context.

    Attributes:
        entries: in the order of the grammar.
        by_text: by normalised text, with `SLOT` for a number.
        near: finds the nearly right ones.

    Args:
        grammar: the language.
        game: a context of `CATALOGUE`, e.g. a game. Where options are set, their labels can be
            said too, as they are heard.
        players: names by seat: then only the sentences that name somebody; without names, only
            the others.
        sheets: names of the player's sheets: then only the sentences that name one of them.
        rows: names of rows, "" for one without: then only these, each for the number of its row.
    """

    def __init__(
        self,
        grammar: Grammar,
        game: str,
        players: tuple[str, ...] = (),
        sheets: tuple[str, ...] = (),
        rows: tuple[str, ...] = (),
    ) -> None:
        if rows:
            self.entries = tuple(_naming_rows(grammar, rows))
        elif sheets:
            self.entries = tuple(_naming_sheets(grammar, sheets))
        else:
            self.entries = tuple(_entries(grammar, game, players))
        self.by_text: dict[str, list[Entry]] = {}
        for entry in self.entries:
            key = f" {SLOT} ".join(map(normalise, entry.text.split("{n}"))).strip()
            same = self.by_text.setdefault(key, [])
            if entry.command not in [e.command for e in same]:
                same.append(entry)
        self.near = NearIndex(self.by_text, grammar.small)


def _entries(grammar: Grammar, game: str, players: tuple[str, ...]) -> Iterator[Entry]:
    cards = _PACKS.get(game, PACK)
    named = {} if game not in OPTIONS or players else dict(labelled(grammar.lang, OPTIONS[game]))
    for shape in grammar.shapes:
        places = CATALOGUE[shape.command.name]
        if not places & {game, "question"} or shape.slot("player") != bool(players):
            continue
        asked = shape.asked or game not in places
        for text, sentence, command in _filled(grammar, shape, cards, players):
            if named.get(text.lower(), command) != command:
                continue  # where options are set, the name of one means that one
            if game not in OPTIONS or belongs(command, OPTIONS[game]):
                yield Entry(text, sentence, command, asked)
    for sentence, command in named.items():
        yield Entry(sentence, sentence, command, asked=False)


def _naming_sheets(grammar: Grammar, names: Iterable[str]) -> Iterator[Entry]:
    """The sentences about sheets with names that the player has made up."""
    shapes = [shape for shape in grammar.shapes if shape.command.name == "sheet"]
    for name in names:
        command, words = Command("sheet", name), name_words(grammar.lang, name)
        for shape in shapes:
            said = shape.text.replace("{sheet}", words)
            yield Entry(said, said, command, asked=False)
            if has_digits(name):
                typed = shape.text.replace("{sheet}", normalise(name))
                yield Entry(typed, said, command, asked=False)


def _naming_rows(grammar: Grammar, names: Iterable[str]) -> Iterator[Entry]:
    """The names of rows: saying one is choosing its number."""
    for number, name in enumerate(names, start=1):
        if words := name_words(grammar.lang, name):
            yield Entry(words, words, Command("choose", str(number)), asked=False)


def addressed(text: str, seat: int, name: str, lang: str) -> str:
    """Put a player's name into a sentence, in the case its slot asks for ("{player_gen:player}").

    Args:
        text: a sentence with a slot for a player.
        seat: the player's seat.
        name: as the seat is called here; a name the language does not decline stays as it is.
        lang: a folder of `locales`.
    """

    def name_for(slot: re.Match[str]) -> str:
        case = slot[1]
        if not case:
            return name
        locale = load(lang)
        return locale.player_name(seat, case) if locale.player_name(seat) == name else name

    return _PLAYER.sub(name_for, text)


def _filled(
    grammar: Grammar, shape: Shape, cards: Iterable[Card], players: tuple[str, ...]
) -> Iterator[tuple[str, str, Command]]:
    """(text, the same in words, command) for everything a sentence's slots can take."""
    if players:
        for seat, name in enumerate(players):
            text = addressed(shape.text, seat, name, grammar.lang)
            yield text, text, Command(shape.command.name, str(seat))
        return
    words: dict[Command, str] = {}
    for text, command in grammar.filled(shape, cards):
        if not has_digits(text):
            words.setdefault(command, text)
            yield text, text, command
        else:
            yield text, words.get(command, ""), command
