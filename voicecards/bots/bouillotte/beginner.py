"""A beginner at Bouillotte: likes high points, calls too often, never thinks of the others."""

from __future__ import annotations

import random
from typing import Final

from voicecards.bots.bot import pick
from voicecards.games.bouillotte.actions import (
    Announce,
    Call,
    Check,
    Expose,
    Fold,
    Pass,
    Phase,
    Raise,
    Rebuy,
)
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.game import Action, View

GOOD: Final = 30
FAIR: Final = 21
"""Points with which he bets, and with which he calls what is not too dear."""
DEAR: Final = 0.6
"""The share of the pot above which a call is too dear for fair points."""


class BouillotteBeginner:
    """Plays his own cards: bets with many points, calls with some, and announces at once."""

    def choose(self, view: View, rng: random.Random) -> Action:
        """Return one of the legal actions."""
        assert isinstance(view, BouillotteView)
        match view.phase:
            case Phase.SEATING:
                return pick(view.legal, rng)
            case Phase.STRADDLE:
                return Pass()
            case Phase.REBUY:
                return Rebuy()
            case Phase.EXPOSING:
                return Expose(min(view.hidden, key=lambda card: (card.rank, card.suit)))
            case _:
                return _bet(view, rng)


def _bet(view: BouillotteView, rng: random.Random) -> Action:
    if Announce() in view.legal:
        return Announce()
    liking = _liking(view)
    raises = [action for action in view.legal if isinstance(action, Raise)]
    eager = {2: 0.6, 1: 0.1, 0: 0.03}[liking]
    if raises and rng.random() < eager:
        smaller = raises[: max(1, len(raises) // (1 if liking == 2 else 3))]
        return pick(smaller, rng)
    if not view.price:
        return Check()
    stays = {2: True, 1: view.price <= DEAR * view.pot, 0: rng.random() < 0.25}[liking]
    return Call() if stays or Fold() not in view.legal else Fold()


def _liking(view: BouillotteView) -> int:
    """How he likes his hand: 2 very much, 1 somewhat, 0 not at all."""
    value = view.value
    assert value is not None
    points = max([suit.points for suit in value.suits], default=0)
    if value.is_brelan or points >= GOOD:
        return 2
    return 1 if points >= FAIR else 0
