"""The rules of the games as texts to be heard: `locales/<lang>/rules/<game>.md`.

A text is Markdown of the plainest kind: one `# Title`, then `## Heading`s, and under each heading
paragraphs parted by empty lines. A paragraph is one thing heard in one breath, so it is short,
and it has words only: numbers are written out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TextIO

from voicecards import resources
from voicecards.locale import FALLBACK
from voicecards.locale.speakable import is_speakable

LONGEST_PARAGRAPH = 60
"""Words; more than this cannot be kept in mind when heard once."""

OPTIONS_SECTION = -4
"""Options, words, advice and questions close every text."""

_BLOCKS = re.compile(r"\n[ \t]*\n")


class RulesTextError(ValueError):
    """A text that is not written as it should be, or is not there."""


@dataclass(frozen=True)
class Section:
    """One heading and what is said under it.

    Attributes:
        heading: its words.
        paragraphs: at least one, in order.
    """

    heading: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True)
class RulesText:
    """The rules of one game in one language.

    Attributes:
        lang: the language they are in.
        title: the game's name.
        sections: in order.
    """

    lang: str
    title: str
    sections: tuple[Section, ...]

    @property
    def options(self) -> Section:
        """What the options do: an introduction, then a paragraph each, as they are declared."""
        return self.sections[OPTIONS_SECTION]


@cache
def load_rules(game: str, lang: str) -> RulesText:
    """Read the rules of a game, in the fallback language when there are none in this one.

    Args:
        game: its id, e.g. "barbu".
        lang: language code.

    Raises:
        RulesTextError: when no language has them, or the file is not written as it should be.
    """
    locales = resources.folder("locales")
    for code in (lang, FALLBACK):
        file = locales / code / "rules" / f"{game}.md"
        if file.is_file():
            return parse(file.read_text(encoding="utf-8"), code, file)
    raise RulesTextError(f"there are no rules of {game!r}")


def parse(text: str, lang: str, source: Path | str = "text") -> RulesText:
    """Read the rules from Markdown.

    Args:
        text: see the module's description.
        lang: the language it is in.
        source: where it comes from, for errors.

    Raises:
        RulesTextError: naming the source and the block that is wrong.
    """
    title = ""
    sections: list[tuple[str, list[str]]] = []
    for block in filter(None, map(_one_line, _BLOCKS.split(text))):
        marks, words = _heading(block)
        fault = _fault(marks, words, bool(title), bool(sections))
        if fault:
            raise RulesTextError(f"{source}: {fault}: {block[:60]!r}")
        if marks == "#":
            title = words
        elif marks == "##":
            sections.append((words, []))
        else:
            sections[-1][1].append(words)
    _check_whole(source, title, sections)
    return RulesText(lang, title, tuple(Section(h, tuple(ps)) for h, ps in sections))


def print_rules(game: str, lang: str, stream: TextIO) -> None:
    """Print the rules of a game as plain lines, a paragraph each.

    Args:
        game: its id.
        lang: language code.
        stream: where to.

    Raises:
        RulesTextError: as `load_rules`.
    """
    rules = load_rules(game, lang)
    lines = [rules.title]
    for section in rules.sections:
        lines += [section.heading, *section.paragraphs]
    stream.write("\n\n".join(lines) + "\n")


def _one_line(block: str) -> str:
    return " ".join(block.split())


def _heading(block: str) -> tuple[str, str]:
    """The marks of a heading and its words; a paragraph has no marks."""
    first, _, rest = block.partition(" ")
    return (first, rest) if first.strip("#") == "" else ("", block)


def _fault(marks: str, words: str, titled: bool, in_section: bool) -> str | None:
    """What is wrong with a block, from what stands before it."""
    if not is_speakable(words):
        return "has something that is no word"
    if not words:
        return "an empty heading"
    if len(marks) > 2:
        return "a heading below the second level"
    if marks == "#":
        return "a second title" if titled else None
    if not titled:
        return "stands before the title"
    if not marks and not in_section:
        return "stands before the first heading"
    return None


def _check_whole(source: Path | str, title: str, sections: list[tuple[str, list[str]]]) -> None:
    if not title:
        raise RulesTextError(f"{source}: has no title")
    if not sections:
        raise RulesTextError(f"{source}: has no headings")
    for heading, paragraphs in sections:
        if not paragraphs:
            raise RulesTextError(f"{source}: nothing stands under the heading: {heading!r}")
