"""The user manual as a text to be heard: `docs/manual.<lang>.md`.

The file is written for people who read it with a screen reader, so it is Markdown of a plain
kind: one `# Title`, `## Chapter`s, `### Section`s in some of them, paragraphs, and list items
that begin with `- `. It is also read aloud by the program, where only words may be said:

- a key is written as its name, with "+" between keys that are held together ("Shift+F1"), and
  said as the program says that key;
- a name in code style is said with its dots and hyphens in words;
- a block of code is a command to type, for which one is sent to the written manual.

A sentence in quotation marks is one that can be said to the program; nothing else is quoted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TextIO

from voicecards import resources
from voicecards.locale import FALLBACK, Locale, load
from voicecards.locale.rules_text import RulesTextError, Section
from voicecards.locale.speakable import is_speakable


@dataclass(frozen=True)
class Chapter:
    """One chapter.

    Attributes:
        heading: its words.
        sections: at least one; what stands before the first `###` has the chapter's heading.
    """

    heading: str
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class Manual:
    """The manual in one language.

    Attributes:
        lang: the language it is in.
        title: its title.
        chapters: in order.
    """

    lang: str
    title: str
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True)
class Block:
    """A piece of the file as it is written.

    Attributes:
        kind: "#", "##" or "###" for a heading, "-" for a list item, "```" for code and "" for a
            paragraph.
        text: without its marks, on one line.
    """

    kind: str
    text: str


def manual_file(lang: str) -> Path:
    """Where the manual of a language is.

    Raises:
        FileNotFoundError: when the installation has no manuals at all.
    """
    return resources.folder("docs") / f"manual.{lang}.md"


@cache
def load_manual(lang: str) -> Manual:
    """Read the manual, in the fallback language when there is none in this one.

    Args:
        lang: language code.

    Raises:
        RulesTextError: when there is none, or the file is not written as it should be.
    """
    for code in (lang, FALLBACK):
        try:
            text = manual_file(code).read_text(encoding="utf-8")
        except FileNotFoundError:
            continue
        return parse(text, load(code))
    raise RulesTextError("there is no manual")


def parse(text: str, locale: Locale) -> Manual:
    """Make of a written manual one to be heard.

    Args:
        text: see the module's description.
        locale: of the language it is in.

    Raises:
        RulesTextError: naming what is wrong.
    """
    title = ""
    chapters: list[tuple[str, list[tuple[str, list[str]]]]] = []
    for block in blocks(text):
        words = said(block, locale)
        if not is_speakable(words):
            raise RulesTextError(f"manual: has something that is no word: {words[:60]!r}")
        if block.kind == "#":
            title = words
        elif block.kind == "##":
            chapters.append((words, []))
        elif not chapters:
            raise RulesTextError(f"manual: stands before the first heading: {words[:60]!r}")
        elif block.kind == "###":
            chapters[-1][1].append((words, []))
        else:
            heading, sections = chapters[-1]
            if not sections:
                sections.append((heading, []))
            sections[-1][1].append(words)
    _check_whole(title, chapters)
    return Manual(
        locale.lang,
        title,
        tuple(
            Chapter(heading, tuple(Section(h, tuple(paragraphs)) for h, paragraphs in sections))
            for heading, sections in chapters
        ),
    )


def _check_whole(title: str, chapters: list[tuple[str, list[tuple[str, list[str]]]]]) -> None:
    if not title:
        raise RulesTextError("manual: has no title")
    if not chapters:
        raise RulesTextError("manual: has no headings")
    for heading, sections in chapters:
        for name, paragraphs in sections or [(heading, [])]:
            if not paragraphs:
                raise RulesTextError(f"manual: nothing stands under the heading: {name!r}")


def print_manual(lang: str, stream: TextIO) -> None:
    """Print the written manual as it is.

    Args:
        lang: language code.
        stream: where to.

    Raises:
        RulesTextError: when there is none.
    """
    stream.write(manual_file(load_manual(lang).lang).read_text(encoding="utf-8"))


# --- as it is written ------------------------------------------------------------------------

_FENCE: Final = "```"
_HEADING: Final = re.compile(r"(#{1,3}) +(.*)")


def blocks(text: str) -> Iterator[Block]:
    """Cut a written manual into its headings, paragraphs, list items and blocks of code."""
    kind, lines = "", list[str]()
    for line in [*text.splitlines(), ""]:
        fence = line.startswith(_FENCE)
        heading = None if kind == _FENCE else _HEADING.match(line)
        begins = bool(heading) or line.startswith("- ") or (fence and kind != _FENCE)
        ends = not line.strip() or fence
        if lines and (begins or ends) and (kind != _FENCE or fence):
            yield Block(kind, " ".join(lines))
            kind, lines = "", []
            if fence and not begins:
                continue
        if heading:
            yield Block(heading[1], heading[2].strip())
        elif fence:
            kind = _FENCE
        elif line.startswith("- ") and kind != _FENCE:
            kind, lines = "-", [line[2:].strip()]
        elif line.strip():
            lines.append(line.strip())


# --- as it is said ---------------------------------------------------------------------------

_LABELS: Final = {
    "Enter": "return",
    "Escape": "escape",
    "Backspace": "backspace",
    "Tab": "tab",
    "Home": "home",
    "End": "end",
    "Page Up": "page up",
    "Page Down": "page down",
    "Delete": "delete",
    "Ctrl": "ctrl",
    "Shift": "shift",
    "Alt": "alt",
}
"""What stands on keys in any country."""

_NAMED: Final = (*_LABELS.values(), "left", "right", "up", "down", ",", ".")
"""Keys that a language has a name for."""

_DIGITS: Final = re.compile(r"\d+")
_CODE: Final = re.compile(r"`([^`]+)`")
_SIGNS: Final = {
    ".": "dot",
    "-": "hyphen",
    "_": "underscore",
    "/": "slash",
    "\\": "backslash",
    "=": "equals",
    "+": "plus",
    ":": "colon",
    "%": "percent",
    "~": "tilde",
}
"""What names of files and commands have between their words."""


def said(block: Block, locale: Locale) -> str:
    """What is said for a block of the written manual."""
    if block.kind == _FENCE:
        return locale.text("manual-command")
    parts = _CODE.split(block.text)  # text and code by turns
    words = [
        _spelled(part, locale) if turn % 2 else spoken_keys(part, locale)
        for turn, part in enumerate(parts)
    ]
    text = _DIGITS.sub(lambda found: locale.number(int(found[0])), "".join(words))
    text = " ".join(text.split())
    return text[:1].upper() + text[1:]


def spoken_keys(text: str, locale: Locale) -> str:
    """A text with the keys that it names written as the program says them."""
    together, alone, names = _keys_of(locale)

    def name(found: re.Match[str]) -> str:
        *held, key = re.split(r"\+(?=.)", found[0])
        key = names.get(key.casefold(), key.lower())
        return locale.key("+".join([*map(str.lower, held), key]))

    return alone.sub(name, together.sub(name, text))


@cache
def _keys_of(locale: Locale) -> tuple[re.Pattern[str], re.Pattern[str], dict[str, str]]:
    """What finds keys held together, what finds a single one, and keys by their written names."""
    names = {locale.key(key).casefold(): key for key in _NAMED}
    names |= {label.casefold(): key for label, key in _LABELS.items()}
    any_name = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    label = "|".join(map(re.escape, _LABELS))
    held = r"(?<!\w)(?:(?:Ctrl|Shift|Alt)\+)+"
    end = r"(?![\w'’])"
    return (
        re.compile(rf"{held}(?i:{any_name}|f\d\d?|[a-z0-9]){end}"),
        re.compile(rf"(?<!\w)(?:{label}|F\d\d?|[A-Z]){end}"),
        names,
    )


def _spelled(code: str, locale: Locale) -> str:
    """A name in code style: its words as they are, its signs in words."""
    parts = (
        f" {locale.text('manual-sign', sign=_SIGNS[character])} "
        if character in _SIGNS
        else character
        for character in code
    )
    return "".join(parts).strip()
