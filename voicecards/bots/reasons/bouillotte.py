"""Why a bet is a good one at Bouillotte: how often the hand wins, and what it costs to see."""

from __future__ import annotations

import random
from math import prod

from voicecards.bots.bouillotte.rivals import rivals
from voicecards.bots.reasons.reason import Reason
from voicecards.games.bouillotte.actions import Announce, Check, Expose, Phase
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.game import Action, View

TENTHS = 10


def reason(action: Action, view: View) -> Reason | None:
    """Say why an action is a good one; None where there is nothing certain to say."""
    assert isinstance(view, BouillotteView)
    if len(view.legal) == 1:
        return Reason("only-choice")
    if isinstance(action, Announce | Expose) or view.phase is not Phase.BETTING:
        return None
    if not view.live or view.live == (view.seat,):
        return None
    n = round(TENTHS * prod(rival.beaten() for rival in rivals(view, random.Random(0))))
    if isinstance(action, Check) or not view.price:
        return Reason("chance", {"n": n})
    return Reason("chance-price", {"n": n, "price": view.price, "pot": view.pot})
