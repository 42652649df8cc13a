"""The opponents: a bot sees a view and returns an action; nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from voicecards.bots import barbu, bouillabaisse, bouillotte
from voicecards.bots.bot import LEVELS, Bot, rng_for
from voicecards.bots.random_bot import RandomBot

_LEVELS: Final[Mapping[str, Mapping[str, Bot]]] = {
    "bouillabaisse": bouillabaisse.LEVELS,
    "barbu": barbu.LEVELS,
    "bouillotte": bouillotte.LEVELS,
}
_CHARACTERS: Final[Mapping[str, Mapping[str, Bot]]] = {
    "bouillabaisse": bouillabaisse.CHARACTERS,
    "barbu": barbu.CHARACTERS,
    "bouillotte": bouillotte.CHARACTERS,
}
_RANDOM: Final = RandomBot()

CHARACTERS: Final[Mapping[str, tuple[str, ...]]] = {
    game: tuple(bots) for game, bots in _CHARACTERS.items()
}
"""The characters of each game: bots with a manner of their own. A level says how well a bot plays,
a character how."""


def opponents(game: str) -> tuple[str, ...]:
    """Every bot that `make_bot` knows for a game: the levels, then the characters."""
    return (*LEVELS, *CHARACTERS[game])


def make_bot(name: str, game: str) -> Bot:
    """Return a bot for a game.

    Args:
        name: one of `LEVELS`, or a character of that game.
        game: a name of the registry of games.

    Raises:
        ValueError: when there is no such bot.
    """
    known = {"random": _RANDOM, **_LEVELS.get(game, {}), **_CHARACTERS.get(game, {})}
    if game not in _LEVELS or name not in known:
        raise ValueError(f"no bot {name!r} plays {game!r}")
    return known[name]


__all__ = ["CHARACTERS", "LEVELS", "Bot", "make_bot", "opponents", "rng_for"]
