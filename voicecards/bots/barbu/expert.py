"""An expert at Barbu: tries every choice in many deals that fit what has been seen."""

from __future__ import annotations

import math
import operator
import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from voicecards.bots.barbu.club import BarbuClub
from voicecards.bots.barbu.hand import domino_rules as rules_of_domino
from voicecards.bots.barbu.hand import (
    laid_by_others,
    seen_domino,
    seen_tricks,
    trick_rules,
    unplayed,
)
from voicecards.bots.barbu.prospects import average, named_for, result
from voicecards.bots.barbu.trump_weigher import TrumpWeigher
from voicecards.bots.barbu.weigher import Weigher
from voicecards.bots.kernel.deck import Index, bits
from voicecards.bots.kernel.domino import play_out
from voicecards.bots.kernel.domino_reading import likelihood
from voicecards.bots.kernel.playout import Playout
from voicecards.bots.kernel.rules import Rules
from voicecards.bots.kernel.search import Insight, More, Trial, up_to
from voicecards.bots.kernel.unseen import Seen
from voicecards.cards import Rank, Suit
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

DEALS: Final = 96
"""Deals looked at where the clock does not count."""

MARGIN: Final = 0.1
"""The advantage that makes a double worth saying to an expert, of the spread of such scores."""

CHOSEN: Final = 0.25
"""How much better than on average a declarer is taken to stand who has chosen the contract."""

_playout = lru_cache(maxsize=32)(Playout)


class BarbuExpert:
    """Searches over hidden hands.

    Args:
        insight: how it thinks.
        deals: how many deals it looks at when no clock counts.
        margin: the advantage that makes a double worth saying, of the spread of such scores.
    """

    def __init__(
        self, insight: Insight | None = None, deals: int = DEALS, margin: float = MARGIN
    ) -> None:
        self._insight = insight or Insight()
        self._deals = deals
        self._margin = margin

    def choose(self, view: View, rng: random.Random) -> Action:
        """Take the action that does best in a fixed number of deals."""
        return self.think(view, rng, up_to(self._deals))

    def think(self, view: View, rng: random.Random, more: More) -> Action:
        """Take the action that does best in as many deals as there is time for."""
        assert isinstance(view, BarbuView)
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase == "tricks":
            return self._play(view, rng, more)
        if view.phase == "contro":
            return _contro(view, rng, more, self._margin)
        return _DECISIONS[view.phase](view, rng, more)

    def _play(self, view: BarbuView, rng: random.Random, more: More) -> Action:
        assert view.contract
        rules = trick_rules(view.contract, view.options, view.trump, view.doubles)
        seen = seen_tricks(rules, view)
        trial = Trial(_playout(rules), seen, self._insight, _judgement(view, rules, seen))
        return PLAYS[rules.deck.card(trial.best(rng, more))]

    def weigh(self, view: BarbuView, rng: random.Random) -> dict[Action, float]:
        """What each legal play gains on the average, in points over the others at the table.

        Empty for decisions that are no plays.
        """
        if view.phase == "domino":
            weights, gains = _laid(view, rng, up_to(self._deals))
            seats = view.options.players
            return {action: _mean(gain, weights) / seats for action, gain in gains.items()}
        if view.phase != "tricks":
            return {}
        assert view.contract
        rules = trick_rules(view.contract, view.options, view.trump, view.doubles)
        trial = Trial(_playout(rules), seen_tricks(rules, view), self._insight)
        return {
            PLAYS[rules.deck.card(i)]: gain for i, gain in trial.weigh(rng, self._deals).items()
        }


def _judgement(view: BarbuView, rules: Rules, seen: Seen) -> dict[Index, float]:
    """What a club player thinks of each card, as the gain over the table."""
    cards = {index: rules.deck.card(index) for index in bits(seen.position.legal(rules))}
    if view.contract == "trumps":
        trumps = TrumpWeigher(view)
        return {i: rules.seats * rules.trick * trumps.value(card) for i, card in cards.items()}
    weigher = Weigher(view)
    return {i: -rules.seats * weigher.cost(card) for i, card in cards.items()}


def _contract(view: BarbuView, rng: random.Random, more: More) -> Action:
    """Choose the contract this hand is best in, compared with an average hand."""
    names = [action.contract for action in view.legal if isinstance(action, ChooseContract)]
    options, seat, seats = view.options, view.seat, view.options.players
    leads = (view.leader - seat) % seats
    unseen = unplayed(view)
    hand = own_hand(view)
    named = {name: named_for(name, options, hand) for name in names}
    totals = dict.fromkeys(names, 0.0)
    deals = 0
    while more(deals) or not deals:
        hands = unseen.deal(rng, 1.0)
        hands[seat] = hand
        for name in names:
            scores = result(name, options, hands, view.leader, *named[name])
            totals[name] += (scores[seat] * seats - sum(scores)) / (seats - 1)
        deals += 1
    return ChooseContract(
        max(names, key=lambda name: totals[name] / deals - average(name, options, leads)[0])
    )


def own_hand(view: BarbuView) -> int:
    """The own hand as a mask."""
    return sum(1 << card.index for card in view.hand)


def _naming(view: BarbuView, rng: random.Random, more: More) -> Action:
    """Name the trump suit or the start rank that does best."""
    assert view.contract
    seat, options = view.seat, view.options
    unseen, hand = unplayed(view), own_hand(view)
    totals = dict.fromkeys(view.legal, 0)
    deals = 0
    while more(deals) or not deals:
        hands = unseen.deal(rng, 1.0)
        hands[seat] = hand
        for action in view.legal:
            trump: Suit | None = action.suit if isinstance(action, NameTrump) else None
            start: Rank | None = action.rank if isinstance(action, NameStartRank) else None
            scores = result(view.contract, options, hands, view.leader, trump, start)
            totals[action] += scores[seat] * options.players - sum(scores)
        deals += 1
    return max(view.legal, key=totals.__getitem__)


def _contro(view: BarbuView, rng: random.Random, more: More, margin: float) -> Action:
    """Double whoever is expected to do worse by more than a margin, the worst first."""
    assert view.contract
    options, seat = view.options, view.seat
    unseen, hand = unplayed(view), own_hand(view)
    totals = [0] * options.players
    deals = 0
    while more(deals) or not deals:
        hands = unseen.deal(rng, 1.0)
        hands[seat] = hand
        scores = result(view.contract, options, hands, view.leader, view.trump, view.start_rank)
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
        deals += 1
    leads = (view.leader - view.declarer) % options.players
    spread = average(view.contract, options, leads)[1]
    ahead = [(totals[seat] - total) / deals for total in totals]
    if options.contract_order != "fixed" and view.declarer != seat:
        ahead[view.declarer] -= CHOSEN * spread
    doubles = [a for a in view.legal if isinstance(a, Contro | Redouble)]
    best = max(doubles, key=lambda action: ahead[action.seat], default=None)
    if best is None or ahead[best.seat] <= margin * spread:
        return Pass()
    return best


def _lay(view: BarbuView, rng: random.Random, more: More) -> Action:
    """Lay the card, pass, or put the ace where the deals played out go best."""
    weights, gains = _laid(view, rng, more)
    best = max(view.legal, key=lambda action: _mean(gains[action], weights))
    usual = BarbuClub().choose(view, rng)
    return best if _is_better(gains[best], gains[usual], weights) else usual


def _laid(
    view: BarbuView, rng: random.Random, more: More
) -> tuple[list[float], dict[Action, list[int]]]:
    """Play every choice out in deals that fit.

    Returns:
        How well each deal explains what the others have laid, and what each choice gains over the
        table in each deal, in points times seats.
    """
    assert view.start_rank
    rules = rules_of_domino(view.options, view.start_rank, view.doubles)
    position, unseen = seen_domino(rules, view)
    seat, seats = view.seat, rules.seats
    laid = laid_by_others(rules, view)
    told: list[float] = []
    gains: dict[Action, list[int]] = {action: [] for action in view.legal}
    deals = 0
    while more(deals) or not deals:
        world = position.copy()
        hands = unseen.deal(rng, 1.0)
        told.append(likelihood(rules, laid, hands))
        for other, hand in enumerate(hands):
            if hand:
                world.hands[other] = hand
        for action in view.legal:
            after = world.copy()
            match action:
                case PlayCard(card):
                    after.lay(rules, card.index)
                case AceHigh() | AceLow():
                    assert view.ace_asked
                    high = isinstance(action, AceHigh)
                    after.lay(rules, view.ace_asked.index, high=high)
                case _:
                    after.pass_on(rules)
            scores = play_out(rules, after)
            gains[action].append(scores[seat] * seats - sum(scores))
        deals += 1
    most = max(told)
    return [math.exp(likely - most) for likely in told], gains


def _mean(gains: Sequence[float], weights: Sequence[float]) -> float:
    total: float = sum(map(operator.mul, gains, weights))
    return total / sum(weights)


def _is_better(gains: Sequence[int], usual: Sequence[int], weights: Sequence[float]) -> bool:
    """Whether gains are larger than others in the same deals by more than mere chance makes it."""
    ahead = [gain - other for gain, other in zip(gains, usual, strict=True)]
    mean = _mean(ahead, weights)
    off = [(weight * (gap - mean)) ** 2 for gap, weight in zip(ahead, weights, strict=True)]
    return mean > math.sqrt(sum(off)) / sum(weights)


_Decision: TypeAlias = Callable[[BarbuView, random.Random, More], Action]
_DECISIONS: Final[dict[str, _Decision]] = {
    "contract": _contract,
    "trump": _naming,
    "start_rank": _naming,
    "domino": _lay,
    "ace": _lay,
}
