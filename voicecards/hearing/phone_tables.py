"""The sounds of a language as the engines know them: tables read from `locales/<lang>/`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from voicecards.resources import folder

SOFT = "ʲ"
"""Follows a palatalised consonant. Only the Russian variants of engine A make use of it."""


class UnknownLanguage(ValueError):
    """No folder in `locales` says how this language sounds."""


@dataclass(frozen=True)
class PhoneTables:
    """What `locales/<lang>/phones.toml` and `pronunciations.toml` say.

    Attributes:
        lang: "it", "ru", "en".
        source: where pronunciations come from: "espeak" or "cmudict".
        voice: the espeak voice, when the source is espeak.
        sphinx: sound -> phones of the English acoustic model, the likeliest first; empty when
            the words come from that model's own dictionary.
        acoustic: sound -> {token of the phoneme network: penalty in nats}.
        overrides: word -> its pronunciations, the usual one first: IPA for espeak, phones for
            cmudict.
    """

    lang: str
    source: str
    voice: str
    sphinx: dict[str, tuple[str, ...]]
    acoustic: dict[str, dict[str, float]]
    overrides: dict[str, tuple[str, ...]] = field(default_factory=dict)


def _as_tuple(value: str | list[str]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value)


@cache
def phone_tables(lang: str) -> PhoneTables:
    """Read the tables of a language.

    Raises:
        UnknownLanguage: when `locales/<lang>/phones.toml` is not there.
    """
    home = folder("locales") / lang
    try:
        phones: dict[str, Any] = tomllib.loads((home / "phones.toml").read_text("utf-8"))
    except FileNotFoundError as error:
        raise UnknownLanguage(lang) from error
    words: dict[str, Any] = {}
    if (home / "pronunciations.toml").is_file():
        words = tomllib.loads((home / "pronunciations.toml").read_text("utf-8"))
    return PhoneTables(
        lang=lang,
        source=phones["source"],
        voice=phones.get("voice", ""),
        sphinx={sound: _as_tuple(choices) for sound, choices in phones.get("sphinx", {}).items()},
        acoustic=phones["acoustic"],
        overrides={word: _as_tuple(how) for word, how in words.get("words", {}).items()},
    )
