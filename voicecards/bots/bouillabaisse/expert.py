"""An expert at Bouillabaisse: tries each card in many deals that fit what has been seen."""

from __future__ import annotations

import random
from functools import lru_cache

from voicecards.bots.bouillabaisse.club import Scales
from voicecards.bots.bouillabaisse.hand import rules_of, seen_of
from voicecards.bots.bouillabaisse.temper import Temper
from voicecards.bots.kernel.deck import Index, bits
from voicecards.bots.kernel.playout import Playout
from voicecards.bots.kernel.rules import Rules
from voicecards.bots.kernel.search import Insight, More, Trial, up_to
from voicecards.bots.kernel.unseen import Seen
from voicecards.games.bouillabaisse.view import BouillabaisseView
from voicecards.games.game import Action, View
from voicecards.games.trick import PLAYS

DEALS = 96
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
        seen = seen_of(rules, view)
        judgement = self._judgement(view, rules, seen) if self._insight.trust else None
        trial = Trial(_playout(rules), seen, self._insight, judgement)
        return PLAYS[rules.deck.card(trial.best(rng, more))]

    def weigh(self, view: BouillabaisseView, rng: random.Random) -> dict[Action, float]:
        """What each legal card gains on the average, in points over the others at the table."""
        rules = rules_of(view)
        trial = Trial(_playout(rules), seen_of(rules, view), self._insight)
        return {
            PLAYS[rules.deck.card(i)]: gain for i, gain in trial.weigh(rng, self._deals).items()
        }

    @staticmethod
    def _judgement(view: BouillabaisseView, rules: Rules, seen: Seen) -> dict[Index, float]:
        """What a club player thinks of each card, as the gain over the table."""
        scales = Scales(view, Temper())
        legal = bits(seen.position.legal(rules))
        return {i: -rules.seats * scales.cost(rules.deck.card(i)) for i in legal}
