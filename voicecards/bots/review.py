"""Looking back at a seat's decisions: which of them cost most, as the seat could have known it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from voicecards.bots.barbu import BarbuExpert
from voicecards.bots.bot import rng_for
from voicecards.bots.bouillabaisse import BouillabaisseExpert
from voicecards.bots.bouillotte import BouillotteClub
from voicecards.games.barbu.view import BarbuView
from voicecards.games.bouillabaisse.view import BouillabaisseView
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.game import Action, View

WORTH_TELLING: Final = 1.0
"""Points or chips that a decision must have cost to be told."""

_BOUILLABAISSE: Final = BouillabaisseExpert()
_BARBU: Final = BarbuExpert()
_BOUILLOTTE: Final = BouillotteClub()


@dataclass(frozen=True)
class Lapse:
    """A decision that could have been better.

    Attributes:
        view: what the seat knew.
        played: what it did.
        better: what would have been better on the average.
        cost: by how much, in points over the others at the table, or in chips.
    """

    view: View
    played: Action
    better: Action
    cost: float


def worst(decisions: Iterable[tuple[View, Action]], seed: int = 0) -> Lapse | None:
    """Find the decision that cost most on the average.

    Args:
        decisions: what the seat knew, and what it did.
        seed: the same seed gives the same judgement.

    Returns:
        The worst one; None when none cost enough to be told.
    """
    found = [lapse for view, played in decisions if (lapse := _lapse(view, played, seed))]
    return max(found, key=lambda lapse: lapse.cost, default=None)


def _lapse(view: View, played: Action, seed: int) -> Lapse | None:
    if len(view.legal) < 2:
        return None
    gains = _weigh(view, played, seed)
    if played not in gains:
        return None
    better = max(gains, key=gains.__getitem__)
    cost = gains[better] - gains[played]
    return Lapse(view, played, better, cost) if cost >= WORTH_TELLING else None


def _weigh(view: View, played: Action, seed: int) -> Mapping[Action, float]:
    rng = rng_for(seed, view.seat, len(view.legal))
    match view:
        case BouillabaisseView():
            return _BOUILLABAISSE.weigh(view, rng)
        case BarbuView():
            return _BARBU.weigh(view, rng)
        case BouillotteView():
            return _BOUILLOTTE.weigh(view, played, rng)
    return {}
