"""A club player at Barbu: judges his hand, counts what is gone, weighs each card."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from voicecards.bots.barbu.domino_weigher import DominoWeigher
from voicecards.bots.barbu.judgement import Judgement, norms
from voicecards.bots.barbu.trump_weigher import TrumpWeigher
from voicecards.bots.barbu.weigher import Weigher
from voicecards.bots.bot import pick
from voicecards.games.barbu.actions import (
    AceHigh,
    AceLow,
    ChooseContract,
    Contro,
    NameStartRank,
    NameTrump,
    Pass,
    Redouble,
)
from voicecards.games.barbu.view import BarbuView
from voicecards.games.game import Action, PlayCard, View
from voicecards.games.trick import PLAYS

MARGIN: Final = 0.1
"""The advantage that makes a double worth saying, of the spread of the scores of such hands."""

CHOSEN: Final = 0.25
"""How much better than others a declarer is taken to stand who has chosen the contract himself."""

T = TypeVar("T")


class BarbuClub:
    """Takes the action with the best balance between now and later."""

    def choose(self, view: View, rng: random.Random) -> Action:
        """Decide for the seat on turn; of equally good actions, any."""
        assert isinstance(view, BarbuView)
        if len(view.legal) == 1:
            return view.legal[0]
        return _DECISIONS[view.phase](view, rng)


def _best(items: Sequence[T], value: Callable[[T], float], rng: random.Random) -> T:
    """Return one of the items of most value; differences too small to matter are none."""
    values = [round(value(item), 6) for item in items]
    most = max(values)
    return pick([item for item, x in zip(items, values, strict=True) if x == most], rng)


def _contract(view: BarbuView, rng: random.Random) -> Action:
    judgement = Judgement(view.hand, view.options)
    names = [action.contract for action in view.legal if isinstance(action, ChooseContract)]
    return ChooseContract(_best(names, judgement.attraction, rng))


def _trump(view: BarbuView, rng: random.Random) -> Action:
    judgement = Judgement(view.hand, view.options)
    suits = [action.suit for action in view.legal if isinstance(action, NameTrump)]
    return NameTrump(_best(suits, judgement.tricks, rng))


def _start_rank(view: BarbuView, rng: random.Random) -> Action:
    judgement = Judgement(view.hand, view.options)
    ranks = [action.rank for action in view.legal if isinstance(action, NameStartRank)]
    return NameStartRank(_best(ranks, lambda rank: -judgement.delay(rank), rng))


def _contro(view: BarbuView, rng: random.Random) -> Action:
    """Double whoever is expected to do worse, the declarer first, then the others one by one."""
    assert view.contract
    norm = norms(view.contract, view.options)
    judgement = Judgement(view.hand, view.options)
    own = judgement.advantage(view.contract, view.trump, view.start_rank)
    others = -own / (view.options.players - 1)
    declarer = others + norm.scale * (norm.best - norm.mean)
    if view.options.contract_order != "fixed":
        declarer += CHOSEN * norm.spread
    margin = MARGIN * norm.spread
    for action in view.legal:
        if isinstance(action, Contro | Redouble):
            theirs = declarer if action.seat == view.declarer else others
            if own - theirs > margin:
                return action
    return Pass()


def _ace(view: BarbuView, rng: random.Random) -> Action:
    return AceHigh() if DominoWeigher(view).high_ace_value() >= 0 else AceLow()


def _lay(view: BarbuView, rng: random.Random) -> Action:
    weigher = DominoWeigher(view)
    cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
    best = _best(cards, weigher.value, rng)
    if Pass() in view.legal and weigher.value(best) < 0:
        return Pass()
    return PLAYS[best]


def _play(view: BarbuView, rng: random.Random) -> Action:
    cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
    if view.contract == "trumps":
        trumps = TrumpWeigher(view)
        lowest = 1e-4  # of cards that promise the same, the lowest is played
        return PLAYS[_best(cards, lambda c: trumps.value(c) - lowest * c.rank, rng)]
    weigher = Weigher(view)
    return PLAYS[_best(cards, lambda card: -weigher.cost(card), rng)]


_DECISIONS: Final[dict[str, Callable[[BarbuView, random.Random], Action]]] = {
    "contract": _contract,
    "trump": _trump,
    "start_rank": _start_rank,
    "contro": _contro,
    "tricks": _play,
    "domino": _lay,
    "ace": _ace,
}
