"""Numbers in words, in the forms a language needs: "ventun", "две", "one hundred and one"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any


class NumberWords:
    """The number words of one language, from the CLDR tables of `unicode-rbnf`.

    Args:
        lang: the language code the tables are found by.
        config: `locale.toml`: `[numbers]` and `[ordinals]` map a form ("", "f", "f-gen") to the
            name of a ruleset; `[[corrections]]` are patterns and replacements, for the forms
            they name, where the tables are not what people say.
    """

    def __init__(self, lang: str, config: Mapping[str, Any]) -> None:
        self._lang = lang
        self._rulesets: dict[str, Mapping[str, str]] = {
            "numbers": config.get("numbers", {}),
            "ordinals": config.get("ordinals", {}),
        }
        self._corrections = [
            (frozenset(c["forms"]) if "forms" in c else None, re.compile(c["pattern"]), c["to"])
            for c in config.get("corrections", ())
        ]
        self._write = lru_cache(maxsize=4096)(self._spell)

    def cardinal(self, number: int, form: str = "") -> str:
        """Write "three".

        Raises:
            LookupError: when the language declares no such form.
        """
        return self._write("numbers", int(number), form)

    def ordinal(self, number: int, form: str = "") -> str:
        """Write "third".

        Raises:
            LookupError: when the language declares no such form.
        """
        return self._write("ordinals", int(number), form)

    @cached_property
    def _engine(self) -> Any:
        # Imported late: 0.1 s that the first word need not wait for.
        from unicode_rbnf import RbnfEngine

        return RbnfEngine.for_language(self._lang)

    def _spell(self, kind: str, number: int, form: str) -> str:
        ruleset = self._rulesets[kind][form]
        text = str(self._engine.format_number(number, ruleset_names=[ruleset]).text)
        for forms, pattern, replacement in self._corrections:
            if forms is None or form in forms:
                text = pattern.sub(replacement, text)
        return text
