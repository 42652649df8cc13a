"""The bot that plays any game: whatever is legal."""

from __future__ import annotations

import random

from voicecards.bots.bot import pick
from voicecards.games.game import Action, View


class RandomBot:
    """Takes each legal action with equal chance."""

    def choose(self, view: View, rng: random.Random) -> Action:
        """Return any legal action."""
        return pick(view.legal, rng)
