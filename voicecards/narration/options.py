"""What is said about table options: names, values, changes and faults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from voicecards.cards import Card, Rank, Suit
from voicecards.games.options import (
    Choice,
    Coded,
    Flag,
    GameOptions,
    Kind,
    ListOf,
    MapOf,
    OptionError,
    OrWord,
    SetOf,
    Whole,
)
from voicecards.narration.phrase import Phrase
from voicecards.utterance import Category, Priority

MANY = 13
"""More values than these are not read out one by one."""

TOLD_APART = frozenset(
    {
        "empty",
        "too_many_awards",
        "awards_rise",
        "awards_equal",
        "above_contracts",
        "ace_start_rank",
        "ante_above_chips",
        "max_below_min",
        "target_not_above_chips",
        "endless_session",
    }
)
"""Reasons of single games with a message of their own; others tell what is allowed."""


def label(name: str) -> Phrase:
    """The name of an option."""
    return Phrase(f"option-{name}", category=Category.MENU, attribute="label")


def explanation(name: str) -> Phrase:
    """What an option does."""
    return Phrase(f"option-{name}", category=Category.HELP, attribute="help")


def value(options: type[GameOptions], name: str, given: object) -> Phrase:
    """A value of an option."""
    return _value(name, options.kinds()[name], given)


def part(name: str, kind: Kind[Any], given: object) -> Phrase:
    """A part of an option that is made of several, e.g. one card of a set."""
    return _value(name, kind, given)


def changed(options: type[GameOptions], name: str, given: object) -> Phrase:
    """The line that says what an option has been changed to."""
    return Phrase(
        f"option-{name}",
        {"value": value(options, name, given)},
        Category.MENU,
        attribute="changed",
        supersedes="option",
    )


def error(options: type[GameOptions], fault: OptionError) -> Phrase:
    """Say which option is wrong, how, and what is allowed.

    Args:
        options: of the game whose table was refused.
        fault: as raised.
    """
    kind = options.kinds().get(fault.field)
    if kind is None:
        return _fault("unknown-option")
    args = {"label": label(fault.field), "value": _given(fault, kind)}
    if fault.code == "card_left_out":
        return _fault("card-left-out", **args)
    if fault.code in TOLD_APART:
        return _fault(fault.code.replace("_", "-"), **args)
    if fault.code == "fixed_by_preset":
        return _fault("fixed-by-preset", **args, allowed=_named_in(fault, kind))
    if fault.code in ("card_not_in_pool", "rank_not_in_pool"):
        return _fault("not-in-pool", **args, allowed=_named_in(fault, kind))
    return _fault("bad-value", **args, allowed=_allowed(fault.field, kind))


def _fault(key: str, **args: Phrase) -> Phrase:
    return Phrase(f"option-error-{key}", args, Category.ERROR, Priority.ANSWER, cue="refused")


def _value(name: str, kind: Kind[Any], given: Any) -> Phrase:
    if isinstance(kind, OrWord) and given != kind.word:
        return _value(name, kind.kind, given)
    match given:
        case bool():
            return Phrase("option-yes" if given else "option-no")
        case Card():
            return Phrase("option-card", {"card": given})
        case Suit():
            return Phrase("option-suit", {"suit": given})
        case Rank():
            return Phrase("option-rank", {"rank": given})
        case int():
            return Phrase("option-number", {"n": given})
        case str() if isinstance(kind, Choice) and not kind.allows(given):
            return Phrase("option-text", {"text": given})
        case str() if isinstance(kind, Choice | OrWord):
            return Phrase(f"option-{name}", attribute=given)
        case frozenset() | tuple() if isinstance(kind, SetOf | ListOf):
            items = sorted(given) if isinstance(given, frozenset) else given
            return _list([_value(name, kind.item, item) for item in items])
        case tuple() if isinstance(kind, MapOf):
            return _list([_pair(name, kind, *pair) for pair in given])
    return Phrase("option-text", {"text": str(given)})


def _pair(name: str, kind: MapOf, key: object, worth: object) -> Phrase:
    named, told = _value(name, kind.key, key), _value(name, kind.value, worth)
    return Phrase("option-pair", {"name": named, "value": told})


def _list(items: Sequence[Phrase]) -> Phrase:
    return Phrase("option-list", {"items": tuple(items)}) if items else Phrase("option-nothing")


def _given(fault: OptionError, kind: Kind[Any]) -> Phrase:
    """The value as given, or what is wrong in it: named if it can be read, else as typed."""
    given = str(fault.details.get("value", ""))
    try:
        read = kind.read(given)
    except ValueError:
        if isinstance(kind, MapOf):  # what is wrong may be one of its keys
            return _given(fault, kind.key)
        return Phrase("option-text", {"text": given}) if given else Phrase("option-nothing")
    if isinstance(kind, SetOf | ListOf):
        wrong = [item for item in read if not kind.item.allows(item)]
        read = type(read)(wrong) or read
    return _value(fault.field, kind, read)


def _named_in(fault: OptionError, kind: Kind[Any]) -> Phrase:
    """What the game itself allows, out of the details: codes by comma."""
    codes = str(fault.details.get("allowed", "")).split(", ")
    if len(codes) > MANY:
        return Phrase("option-allowed-pool")
    return _list([_value(fault.field, kind, kind.read(code)) for code in codes])


def _allowed(name: str, kind: Kind[Any]) -> Phrase:
    match kind:
        case Whole():
            return Phrase("option-allowed-range", {"low": kind.low, "high": kind.high})
        case Flag():
            return Phrase("option-allowed-flag")
        case OrWord():
            word, others = _value(name, kind, kind.word), _allowed(name, kind.kind)
            return Phrase("option-allowed-or", {"name": word, "items": others})
        case MapOf():
            keys, values = _allowed(name, kind.key), _allowed(name, kind.value)
            return Phrase("option-allowed-map", {"name": keys, "items": values})
        case SetOf() | ListOf():
            return Phrase("option-allowed-several", {"items": _allowed(name, kind.item)})
        case Coded() if len(kind.values) > MANY:
            return Phrase("option-allowed-card")
    return _list([_value(name, kind, choice) for choice in kind.choices() or ()])
