"""Hypothesis strategies for any registered game: its options, whatever kinds they have."""

from typing import Any

from hypothesis import assume, settings
from hypothesis import strategies as st

from voicecards.games.game import Game
from voicecards.games.options import (
    Choice,
    Coded,
    Flag,
    GameOptions,
    Kind,
    ListOf,
    MapOf,
    Numbers,
    OptionError,
    OrWord,
    SetOf,
    Whole,
)

modest = settings(max_examples=25, deadline=None, derandomize=True)
"""Few examples, the same in every run."""

SEEDS = st.integers(0, 2**32 - 1)


def values(kind: Kind[Any]) -> st.SearchStrategy[Any]:
    """All values of an option's kind."""
    match kind:
        case Whole(low, high):
            return st.integers(low, high)
        case Flag():
            return st.booleans()
        case Choice(allowed) | Coded(allowed) | Numbers(allowed):
            return st.sampled_from(allowed)
        case SetOf(item, least):
            return st.frozensets(values(item), min_size=least)
        case ListOf(item, least, most, unique):
            lists = st.lists(values(item), min_size=least, max_size=min(most, 8), unique=unique)
            return lists.map(tuple)
        case MapOf(key, value):
            pairs = st.dictionaries(values(key), values(value), max_size=4)
            return pairs.map(lambda chosen: tuple(chosen.items()))
        case OrWord(word, other):
            return st.just(word) | values(other)
    raise TypeError(f"teach me the kind {type(kind).__name__}")


@st.composite
def options(draw: st.DrawFn, game: Game) -> GameOptions:
    """Options that a table of this game takes: fields that do not fit fall back to defaults."""
    chosen = {name: draw(values(kind)) for name, kind in game.options.kinds().items()}
    while True:
        try:
            return game.options(**chosen)
        except OptionError as error:
            assume(error.field in chosen)
            del chosen[error.field]
