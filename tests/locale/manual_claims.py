"""What the manuals claim: sentences that can be said, and keys with what they do, by section."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from voicecards.commands.command import GAMES, OPTIONS, Command, Context
from voicecards.commands.keymap import default_bindings
from voicecards.commands.keys import Key
from voicecards.commands.sentences import Sentences
from voicecards.locale import load
from voicecards.locale.manual_text import Block, blocks, manual_file, spoken_keys

QUOTED = re.compile(r"“([^”]*)”|«([^»]*)»")
HEADINGS = ("#", "##", "###")

WHERE: dict[tuple[int, int], tuple[str, ...]] = {
    (3, 1): ("menu", *OPTIONS),
    (3, 2): ("menu", *OPTIONS),
    (3, 3): ("menu", *OPTIONS),
    **{(4, section): ("bouillabaisse",) for section in range(1, 7)},
    (4, 7): ("barbu",),
    (4, 8): ("bouillotte",),
    (4, 9): ("question",),
    **{(5, section): ("bouillabaisse",) for section in (1, 2, 3, 7)},
    (5, 4): ("barbu",),
    (5, 5): ("bouillotte",),
    (5, 6): ("question", "bouillabaisse"),
    **{(6, section): ("menu", *OPTIONS) for section in range(1, 5)},
    (7, 2): ("replay",),
    (7, 3): ("replay",),
    (7, 4): ("bouillabaisse",),
    (8, 0): ("bouillabaisse",),
}
"""The contexts that a section is about, by chapter and section: of the sentences each, of the keys
the first. Chapters are counted from 0; section 0 is what stands before the first `###`."""
ELSEWHERE = ("menu",)


@dataclass(frozen=True)
class Claim:
    """One block of a manual, and where it stands."""

    lang: str
    place: tuple[int, int]
    block: Block

    @property
    def where(self) -> tuple[str, ...]:
        return WHERE.get(self.place, ELSEWHERE)

    @property
    def sentences(self) -> list[str]:
        """The sentences in quotation marks."""
        return [english or other for english, other in QUOTED.findall(self.block.text)]

    @property
    def keys(self) -> list[Key]:
        """The keys that a list item is about; none where it begins with something else."""
        head, colon, _ = self.block.text.partition(": ")
        if self.block.kind != "-" or not colon:
            return []
        spoken = [spoken_keys(word, load(self.lang)).casefold() for word in head.split(", ")]
        known = key_names(self.lang)
        return [known[word] for word in spoken] if set(spoken) <= known.keys() else []


@cache
def key_names(lang: str) -> dict[str, Key]:
    """Every key that is bound, by its spoken name in lower case."""
    locale = load(lang)
    return {locale.key(str(b.key)).casefold(): b.key for b in default_bindings()}


def claims(lang: str) -> Iterator[Claim]:
    """The blocks of the manual of a language in order, headings left out."""
    chapter = section = -1
    for block in blocks(manual_file(lang).read_text(encoding="utf-8")):
        if block.kind == "##":
            chapter, section = chapter + 1, 0
        elif block.kind == "###":
            section += 1
        elif block.kind != "#":
            yield Claim(lang, (chapter, section), block)


def commands(sentences: Sentences, text: str, where: tuple[str, ...]) -> list[Command]:
    """What a sentence means for certain, in the first context in which it means anything."""
    for name in where:
        context = _context(sentences.lang, name)
        found = [match.command for match in sentences.parse(text, context) if match.exact]
        if found:
            return found
    return []


def _context(lang: str, name: str) -> Context:
    if name == "question":
        return Context("bouillabaisse", choices=3, yes_no=True)
    players = tuple(load(lang).player_name(seat) for seat in range(4))
    at_table = name in GAMES or name == "replay"
    return Context(name, players=players if at_table else (), corrects=name in GAMES)
