"""The opponents: a bot sees a view and returns an action; nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from voicecards.bots.barbu import BarbuBeginner, BarbuClub
from voicecards.bots.bot import LEVELS, Bot, rng_for
from voicecards.bots.bouillabaisse import BouillabaisseBeginner, BouillabaisseClub
from voicecards.bots.bouillotte import BouillotteBeginner, BouillotteClub
from voicecards.bots.random_bot import RandomBot

_BOUILLABAISSE_CLUB: Final = BouillabaisseClub()
_BARBU_CLUB: Final = BarbuClub()
_BOUILLOTTE_CLUB: Final = BouillotteClub()
_BOTS: Final[Mapping[str, Mapping[str, Bot]]] = {
    "bouillabaisse": {
        "beginner": BouillabaisseBeginner(),
        "club": _BOUILLABAISSE_CLUB,
        "expert": _BOUILLABAISSE_CLUB,
    },
    "barbu": {"beginner": BarbuBeginner(), "club": _BARBU_CLUB, "expert": _BARBU_CLUB},
    "bouillotte": {
        "beginner": BouillotteBeginner(),
        "club": _BOUILLOTTE_CLUB,
        "expert": _BOUILLOTTE_CLUB,
    },
}
_RANDOM: Final = RandomBot()


def make_bot(level: str, game: str) -> Bot:
    """Return the bot of a level for a game.

    Args:
        level: one of `LEVELS`.
        game: a name of the registry of games.

    Raises:
        ValueError: when there is no such bot.
    """
    found = _RANDOM if level == "random" else _BOTS.get(game, {}).get(level)
    if found is None:
        raise ValueError(f"no bot {level!r} plays {game!r}")
    return found


__all__ = ["LEVELS", "Bot", "make_bot", "rng_for"]
