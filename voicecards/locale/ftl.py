"""Fluent messages read lazily: an entry is parsed when it is first said.

Parsing every file of a language takes a few tenths of a second, which the first word of the
program cannot wait for. So the files are only cut into entries, and each entry is parsed, with
those it refers to, on first use.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_ENTRY = re.compile(r"^(?=[-#a-zA-Z])", re.MULTILINE)
_ID = re.compile(r"-?[a-zA-Z][\w-]*")
_ATTRIBUTE = re.compile(r"^\s+\.([a-zA-Z][\w-]*)\s*=", re.MULTILINE)

log = logging.getLogger(__name__)


class LazyBundle:
    """The messages of one language.

    Args:
        lang: its code, for the plural rules.
        files: the .ftl files; an id stands in one of them only.
        functions: what placeables may call, by name.
    """

    def __init__(
        self, lang: str, files: Iterable[Path], functions: Mapping[str, Callable[..., Any]]
    ) -> None:
        self._bundle = FluentBundle([lang], functions=dict(functions), use_isolating=False)
        self._entries: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._files: dict[str, list[str]] = {}
        for file in files:
            keys = self._files.setdefault(file.stem, [])
            for entry in _ENTRY.split(file.read_text(encoding="utf-8")):
                if found := _ID.match(entry):
                    self._entries.setdefault(found[0], entry)
                    keys.append(found[0])

    def ids(self) -> dict[str, frozenset[str]]:
        """The attributes of each message, by id; terms are left out."""
        return {
            key: frozenset(_ATTRIBUTE.findall(entry))
            for key, entry in self._entries.items()
            if not key.startswith("-")
        }

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Whether the message is there, with a value or with that attribute."""
        self._parse(key)
        if not self._bundle.has_message(key):
            return False
        message = self._bundle.get_message(key)
        return message.value is not None if attribute is None else attribute in message.attributes

    def format(self, key: str, attribute: str | None, args: Mapping[str, Any]) -> str:
        """Write a message that `has` told to be there.

        Raises:
            LookupError: when something it refers to is missing.
        """
        self._parse(key)
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            raise LookupError(f"{key} has no value of its own")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            where = key if attribute is None else f"{key}.{attribute}"
            raise LookupError(f"{where}: {errors[0]!r}") from errors[0]
        return str(text)

    def parse_all(self, first: Iterable[str] = ()) -> None:
        """Parse every entry now; safe in another thread than the one that speaks.

        Args:
            first: the files, without their endings, whose entries are needed first.
        """
        for file in dict.fromkeys([*first, *self._files]):
            for key in self._files.get(file, ()):
                self._parse(key)
                if self._bundle.has_message(key):
                    self._bundle.get_message(key)  # makes of it what writes it

    def _parse(self, key: str) -> None:
        if key in self._parsed or key not in self._entries:
            return
        wanted, found = [key], dict[str, str]()
        while wanted:
            key = wanted.pop()
            if key in self._entries and key not in self._parsed and key not in found:
                found[key] = self._entries[key]
                wanted.extend(_ID.findall(found[key]))
        self._bundle.add_resource(FluentResource("".join(found.values())))
        self._parsed |= found.keys()
