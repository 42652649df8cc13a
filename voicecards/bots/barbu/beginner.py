"""A beginner at Barbu: stays under the others, counts nothing, doubles nobody."""

from __future__ import annotations

import random
from collections.abc import Sequence

from voicecards.bots.bot import pick
from voicecards.cards import Card, Rank, Suit
from voicecards.games.barbu.actions import NameTrump, Pass
from voicecards.games.barbu.contracts import tariff
from voicecards.games.barbu.view import BarbuView
from voicecards.games.game import Action, PlayCard, View
from voicecards.games.trick import PLAYS, winning_position


class BarbuBeginner:
    """Ducks with the highest card that does not win, leads low, lays from its longest suit."""

    def choose(self, view: View, rng: random.Random) -> Action:
        """Take one of the legal actions; of equally good ones, any."""
        assert isinstance(view, BarbuView)
        if view.phase == "contro":
            return Pass()
        if view.phase == "trump":
            return NameTrump(pick(_longest(view.hand), rng))
        legal = [action.card for action in view.legal if isinstance(action, PlayCard)]
        if view.phase == "domino" and legal:
            return PLAYS[pick(_of_longest(legal, view.hand), rng)]
        if view.phase != "tricks":
            return pick(view.legal, rng)
        best = _greedy(legal, view) if view.contract == "trumps" else _shy(legal, view)
        return PLAYS[pick(best, rng)]


def _longest(hand: Sequence[Card]) -> list[Suit]:
    lengths = {suit: sum(card.suit is suit for card in hand) for suit in Suit}
    most = max(lengths.values())
    return [suit for suit, length in lengths.items() if length == most]


def _of_longest(legal: Sequence[Card], hand: Sequence[Card]) -> list[Card]:
    """The cards of the suit of which most is held."""
    lengths = {card: sum(c.suit is card.suit for c in hand) for card in legal}
    most = max(lengths.values())
    return [card for card in legal if lengths[card] == most]


def _shy(legal: Sequence[Card], view: BarbuView) -> list[Card]:
    """The cards that avoid the trick, or else are thrown with most relief."""
    if not view.trick:
        return _lowest(legal)
    if legal[0].suit is not view.trick[0][1].suit:
        assert view.contract
        points = tariff(view.contract, view.options).points
        worst = min(points[card.index] for card in legal)
        return _highest([card for card in legal if points[card.index] == worst])
    ducking = [card for card in legal if not _would_win(card, view)]
    return _highest(ducking) if ducking else _lowest(legal)


def _greedy(legal: Sequence[Card], view: BarbuView) -> list[Card]:
    """The cards that take the trick, or lose least in it."""
    if not view.trick:
        return _highest(legal)
    winning = [card for card in legal if _would_win(card, view)]
    return _highest(winning) if winning else _lowest(legal)


def _would_win(card: Card, view: BarbuView) -> bool:
    trick = [*view.trick, (view.seat, card)]
    return winning_position(trick, trump=view.trump) == len(view.trick)


def _lowest(cards: Sequence[Card]) -> list[Card]:
    bottom: Rank = min(card.rank for card in cards)
    return [card for card in cards if card.rank == bottom]


def _highest(cards: Sequence[Card]) -> list[Card]:
    top: Rank = max(card.rank for card in cards)
    return [card for card in cards if card.rank == top]
