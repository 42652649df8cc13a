"""Languages: the messages of `locales/<lang>/`, with cards, players and numbers in words.

All knowledge of a language (forms, cases, genders, articles) lives in its folder; this module
only knows how messages ask for it. Cards, suits, ranks, seats and numbers are given to messages
as plain values, and these functions write them there:

- `CARD($card, case: "acc")`, `CARDS($cards)` joined with "and", `HAND($cards)` suit by suit;
- `RANK($rank)`, `SUIT($suit)` (both also take a card), `NUM($n, gender: "f")`, `ORD($n)`;
- `PLAYER($seat, case: "dat")`, `PLAYERS($seats)`, `GENDER($seat)`;
- `COUNT($n, "point")`, `RANKS($n, $rank)`, `SUITS($n, $suit)`: things counted;
- `KEY("escape")` a key's spoken name, `KEYOF("scores")` the key of a command;
- `CONTRACT($contract, art: "def")` the name of a contract of Barbu;
- `GAME($game)` a game's name, `LANGUAGE($lang)` what a language calls itself.

The values of the named arguments, joined by hyphens, are the form: an attribute of the message
of that card, name or count, or a ruleset of `locale.toml`. Which forms exist is each language's
own affair.
"""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

from voicecards import resources
from voicecards.cards import Card, Rank, Suit
from voicecards.locale.ftl import LazyBundle
from voicecards.locale.number_words import NumberWords
from voicecards.locale.speakable import speakable

FALLBACK = "en"
"""The language that speaks when another lacks a message."""

NEEDED_FIRST = ("messages", "names", "counts", "cards", "table", "window")
"""The files of messages that every table needs."""

Value: TypeAlias = "str | int | Card | Suit | Rank | Sequence[Card] | Sequence[int]"
"""What a message can be given."""

log = logging.getLogger(__name__)


class Said(NamedTuple):
    """A text and the language it is in."""

    text: str
    lang: str


def languages() -> tuple[str, ...]:
    """The codes of all languages there are: one per folder of `locales`."""
    folders = resources.folder("locales").iterdir()
    return tuple(sorted(f.name for f in folders if (f / "locale.toml").is_file()))


def load(lang: str, *, watching: bool = False) -> Locale:
    """Return the locale of a language, loaded once for players and once for who looks on."""
    return _loaded(lang, watching)


@cache
def _loaded(lang: str, watching: bool) -> Locale:
    return Locale(lang, watching=watching)


class Locale:
    """One language.

    Attributes:
        lang: its code, e.g. "it".
        name: what it calls itself, in words.
        keys: the key of each command by the command's code ("scores": "s"), for the texts that
            name keys. The application fills it from the key map.
        watching: whether the listener only looks on: nobody is "you", seat 0 has a name.

    Args:
        lang: a folder of `locales`.
        watching: as above.

    Raises:
        FileNotFoundError: when there is no such folder.
    """

    def __init__(self, lang: str, *, watching: bool = False) -> None:
        folder = resources.folder("locales") / lang
        config = tomllib.loads((folder / "locale.toml").read_text(encoding="utf-8"))
        self.lang = lang
        self.watching = watching
        self.name: str = config["name"]
        self.keys: dict[str, str] = {}
        self._numbers = NumberWords(config.get("number_language", lang), config)
        self._bundle = LazyBundle(
            config.get("plural_language", lang), sorted(folder.glob("*.ftl")), self._functions()
        )

    # --- messages ----------------------------------------------------------------------------

    def ids(self) -> dict[str, frozenset[str]]:
        """The attributes of each message, by id."""
        return self._bundle.ids()

    @staticmethod
    def languages() -> tuple[str, ...]:
        """The codes of all languages there are."""
        return languages()

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Whether this language has that message, or that attribute of it."""
        return self._bundle.has(key, attribute)

    def text(self, key: str, attribute: str | None = None, **args: Value) -> str:
        """Write a message; see `say`."""
        return self.say(key, args, attribute).text

    def say(
        self, key: str, args: Mapping[str, Value] | None = None, attribute: str | None = None
    ) -> Said:
        """Write a message in this language, or else in the fallback language.

        Args:
            key: the message's id.
            args: its values.
            attribute: one of its attributes; when it lacks it, its value is written.

        Returns:
            Words, never a key: what is missing everywhere is logged and said to be missing.
        """
        values = {name: _plain(value) for name, value in (args or {}).items()}
        for locale in (self,) if self.lang == FALLBACK else (self, self._fallback):
            text = locale._try(key, values, attribute)
            if text is not None:
                return Said(text, locale.lang)
        if key == "unsayable":
            return Said("", self.lang)
        return self.say("unsayable")

    @property
    def _fallback(self) -> Locale:
        return load(FALLBACK, watching=self.watching)

    def _try(self, key: str, values: Mapping[str, Any], attribute: str | None) -> str | None:
        if attribute is not None and not self._bundle.has(key, attribute):
            attribute = None
        if not self._bundle.has(key, attribute):
            log.error("%s: no message %s", self.lang, key)
            return None
        try:
            return self._bundle.format(key, attribute, values)
        except LookupError as error:
            log.error("%s: %s", self.lang, error)
            return None

    def speakable(self, text: str) -> str:
        """Make a text from outside fit for this language's voice."""
        return speakable(text, self._numbers.cardinal)

    def spell(self, text: str) -> str:
        """A text letter by letter, for a voice that names single letters."""
        space = self.text("spelled-space")
        words = ([c for c in word if c.isalpha()] for word in self.speakable(text).split())
        return f", {space}, ".join(", ".join(letters) for letters in words if letters)

    def warm(self, *first: str) -> None:
        """Load what is loaded late; meant for a thread of its own, after the first word.

        Args:
            first: files of messages that are needed before most others.
        """
        self._numbers.cardinal(0)
        self._bundle.parse_all([*NEEDED_FIRST, *first])

    # --- what functions write ----------------------------------------------------------------

    def number(self, n: int, form: str = "") -> str:
        """A number in words."""
        return self._numbers.cardinal(n, form)

    def ordinal(self, n: int, form: str = "") -> str:
        """A place in words: "third"."""
        return self._numbers.ordinal(n, form)

    def player_name(self, seat: int, form: str = "") -> str:
        """The name of a seat; that of seat 0 is "you" for its player."""
        return self._form(self._name_of(seat), form)

    def _name_of(self, seat: int) -> str:
        return "name-watched" if self.watching and int(seat) == 0 else f"name-{int(seat)}"

    def rank(self, rank: Rank, form: str = "") -> str:
        """A rank by its name."""
        return self._form(f"rank-{rank.name.lower()}", form)

    def suit(self, suit: Suit, form: str = "") -> str:
        """A suit by its name."""
        return self._form(f"suit-{suit.name.lower()}", form)

    def card(self, card: Card, form: str = "") -> str:
        """A card by its name."""
        return self._bundle.format("card", None, {"card": card.code, "form": form})

    def key(self, name: str) -> str:
        """The spoken name of a key such as "return" or "shift+f4" (pygame's names)."""
        *modifiers, last = name.split("+") if len(name) > 1 else [name]
        modifiers = [m for m in modifiers if m]
        if last[1:].isdigit():
            text = self._form("key-f", "", n=int(last[1:]))
        elif last.isdigit():
            text = self._form("key-digit", "", n=int(last))
        else:
            key = f"key-{KEY_WORDS.get(last, last.replace(' ', '-'))}"
            text = self._form(key if self.has(key) else "key-other", "")
        for modifier in reversed(modifiers):
            text = self._bundle.format(f"key-with-{modifier}", None, {"key": text})
        return text

    def join(self, texts: Sequence[str]) -> str:
        """Join texts in the language's way: "one, two and three"."""
        if not texts:
            return ""
        *firsts, last = texts
        if not firsts:
            return last
        joined = firsts[0]
        for text in firsts[1:]:
            joined = self._bundle.format("list-more", None, {"first": joined, "next": text})
        return self._bundle.format("list-last", None, {"first": joined, "next": last})

    def cards(self, cards: Iterable[Card], form: str = "") -> str:
        """Several cards, joined with "and"; both copies of a card are one item."""
        return self.join([self._copies(self.card(c, form), n) for c, n in _counted(cards)])

    def hand(self, cards: Iterable[Card]) -> str:
        """Several cards, suit by suit when that is shorter: "clubs: two, nine; hearts: ace"."""
        held = sorted(cards)
        if len({card.suit for card in held}) == len(held):
            return self.cards(held)
        groups = []
        for suit, of_suit in groupby(held, key=lambda c: c.suit):
            ranks = [self._copies(self.rank(c.rank), n) for c, n in _counted(of_suit)]
            args = {"suit": suit.code, "ranks": ", ".join(ranks)}
            groups.append(self._bundle.format("cards-of-suit", None, args))
        return "; ".join(groups)

    def count(self, n: int, what: str, form: str = "") -> str:
        """So many of something: the message `count-<what>`, e.g. "three tricks"."""
        return self._form(f"count-{what}", form, n=n)

    def _copies(self, name: str, copies: int) -> str:
        if copies == 1:
            return name
        return self._bundle.format("copies", None, {"name": name, "copies": copies})

    def _form(self, key: str, form: str, **args: Any) -> str:
        if not self._bundle.has(key, form or None):
            raise LookupError(f"{key} has no form {form!r}")
        return self._bundle.format(key, form or None, args)

    def _functions(self) -> dict[str, Callable[..., Any]]:
        def key_of(command: str) -> str:
            name = self.keys.get(command)
            return self._form("key-none", "") if name is None else self.key(name)

        return {
            "CARD": lambda card, *f, **forms: self.card(Card.from_code(card), _name(f, forms)),
            "CARDS": lambda cards, *f, **forms: self.cards(_cards(cards), _name(f, forms)),
            "HAND": lambda cards: self.hand(_cards(cards)),
            "RANK": lambda rank, *f, **forms: self.rank(_rank(rank), _name(f, forms)),
            "SUIT": lambda suit, *f, **forms: self.suit(_suit(suit), _name(f, forms)),
            "NUM": lambda n, *f, **forms: self.number(n, _name(f, forms)),
            "ORD": lambda n, *f, **forms: self.ordinal(n, _name(f, forms)),
            "PLAYER": lambda seat, *f, **forms: self.player_name(seat, _name(f, forms)),
            "PLAYERS": lambda seats, *f, **forms: self.join(
                [self.player_name(s, _name(f, forms)) for s in _seats(seats)]
            ),
            "GENDER": lambda seat: self.player_name(seat, "gender"),
            "COUNT": lambda n, what, *f, **forms: self.count(n, what, _name(f, forms)),
            "RANKS": lambda n, rank, *f, **forms: self.count(
                n, f"rank-{_rank(rank).name.lower()}", _name(f, forms)
            ),
            "SUITS": lambda n, suit, *f, **forms: self.count(
                n, f"suit-{_suit(suit).name.lower()}", _name(f, forms)
            ),
            "CONTRACT": lambda contract, *f, **forms: self._form(
                f"contract-{contract}", _name(f, forms)
            ),
            "GAME": lambda game, *f, **forms: self._form(f"game-{game}", _name(f, forms)),
            "LANGUAGE": lambda lang: load(lang).name,
            "KEY": self.key,
            "KEYOF": key_of,
        }


KEY_WORDS = {
    ",": "comma",
    ".": "period",
    "-": "minus",
    "=": "equals",
    "/": "slash",
    "\\": "backslash",
    ";": "semicolon",
    "'": "quote",
    "`": "grave",
    "[": "left-bracket",
    "]": "right-bracket",
    "": "plus",  # "shift++" splits into "shift", "" and ""
    "+": "plus",
    "f": "f-letter",
}
"""Key names that cannot stand in a message's id, and what stands there instead."""


def _plain(value: Value) -> str | int:
    if isinstance(value, Card | Suit | Rank):
        return value.code
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int):
        return value
    return " ".join(str(_plain(v)) for v in value)


def _name(positional: Sequence[str], named: Mapping[str, str]) -> str:
    return "-".join(filter(None, (*positional, *named.values())))


def _rank(code: str) -> Rank:
    return Rank.from_code(str(code)[0])


def _suit(code: str) -> Suit:
    return Suit.from_code(str(code)[-1])


def _cards(codes: str) -> list[Card]:
    return [Card.from_code(code) for code in codes.split()]


def _seats(seats: str | int) -> list[int]:
    return [int(seat) for seat in str(seats).split()]


def _counted(cards: Iterable[Card]) -> list[tuple[Card, int]]:
    counts: dict[Card, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return list(counts.items())
