"""An expert at Bouillabaisse: tries each card in many deals that fit what has been seen."""

from __future__ import annotations

import random
from functools import lru_cache

from voicecards.bots.bouillabaisse.hand import rules_of, seen_of
from voicecards.bots.kernel.playout import Playout
from voicecards.bots.kernel.rules import Rules
from voicecards.bots.kernel.search import Insight, More, Trial, up_to
from voicecards.games.bouillabaisse.view import BouillabaisseView
from voicecards.games.game import Action, View
from voicecards.games.trick import PLAYS

DEALS = 32
"""Deals looked at where the clock does not count."""

_playout = lru_cache(maxsize=16)(Playout)


class BouillabaisseExpert:
    """Searches over hidden hands.

    Args:
        insight: how it thinks.
        deals: how many deals it looks at when no clock counts.
    """

    def __init__(self, insight: Insight | None = None, deals: int = DEALS) -> None:
        self._insight = insight or Insight()
        self._deals = deals

    def choose(self, view: View, rng: random.Random) -> Action:
        """Play the legal card that does best in a fixed number of deals."""
        return self.think(view, rng, up_to(self._deals))

    def think(self, view: View, rng: random.Random, more: More) -> Action:
        """Play the legal card that does best in as many deals as there is time for."""
        assert isinstance(view, BouillabaisseView)
        if len(view.legal) == 1:
            return view.legal[0]
        rules: Rules = rules_of(view)
        trial = Trial(_playout(rules), seen_of(rules, view), self._insight)
        return PLAYS[rules.deck.card(trial.best(rng, more))]
