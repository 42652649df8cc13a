"""A bot that thinks for a given time instead of a fixed number of thoughts: for live play only."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from voicecards.bots.bot import Bot
from voicecards.games.game import Action, View

LEAST: Final = 8
"""Thoughts that are had in any case, however slow the computer is."""


@runtime_checkable
class Thinker(Protocol):
    """A bot whose play gets better with time."""

    def choose(self, view: View, rng: random.Random) -> Action:
        """Decide after a fixed number of thoughts (`Bot.choose`)."""
        ...

    def think(self, view: View, rng: random.Random, more: Callable[[int], bool]) -> Action:
        """Decide after as many thoughts as `more`, asked with how many there were, allows."""
        ...


@dataclass(frozen=True)
class Clocked:
    """Lets a thinker think until its time is up.

    Attributes:
        thinker: the bot.
        ms: how long a decision may take.
        clock: seconds, monotonic.
    """

    thinker: Thinker
    ms: int
    clock: Callable[[], float] = time.monotonic

    def choose(self, view: View, rng: random.Random) -> Action:
        """Decide within the time; the number of thoughts depends on the computer."""
        end = self.clock() + self.ms / 1000
        return self.thinker.think(view, rng, lambda done: done < LEAST or self.clock() < end)


def clocked(bot: Bot | None, ms: int | None) -> Bot | None:
    """Give a bot a time to think in, if it is one that thinks and there is a time."""
    if ms is None or not isinstance(bot, Thinker):
        return bot
    return Clocked(bot, ms)
