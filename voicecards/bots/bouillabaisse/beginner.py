"""A beginner at Bouillabaisse: stays under the others, counts nothing, remembers nothing."""

from __future__ import annotations

import random
from collections.abc import Sequence

from voicecards.bots.bot import pick
from voicecards.cards import Card
from voicecards.games.bouillabaisse.scoring import LAST_ROUND, Stakes
from voicecards.games.bouillabaisse.view import BouillabaisseView
from voicecards.games.game import Action, PlayCard, View
from voicecards.games.trick import PLAYS, winning_position


class BouillabaisseBeginner:
    """Ducks with the highest card that does not win, and leads low; the reverse in round 6."""

    def choose(self, view: View, rng: random.Random) -> Action:
        """Play one of the legal cards; of equally good ones, any."""
        assert isinstance(view, BouillabaisseView)
        legal = [action.card for action in view.legal if isinstance(action, PlayCard)]
        best = _greedy(legal, view) if view.round == LAST_ROUND else _shy(legal, view)
        return PLAYS[pick(best, rng)]


def _shy(legal: Sequence[Card], view: BouillabaisseView) -> list[Card]:
    """The cards that avoid the trick, or hurt least in it."""
    if not view.trick:
        return _lowest(legal)
    if legal[0].suit is not view.trick[0][1].suit:
        stakes = Stakes.of_round(view.round, view, view.options)
        worst = max(map(stakes.worth, legal))
        return _highest([card for card in legal if stakes.worth(card) == worst])
    ducking = [card for card in legal if not _would_win(card, view)]
    return _highest(ducking) if ducking else _lowest(legal)


def _greedy(legal: Sequence[Card], view: BouillabaisseView) -> list[Card]:
    """The cards that take the trick, or lose least in it."""
    if not view.trick:
        return _highest(legal)
    winning = [card for card in legal if _would_win(card, view)]
    return _highest(winning) if winning else _lowest(legal)


def _would_win(card: Card, view: BouillabaisseView) -> bool:
    trick = [*view.trick, (view.seat, card)]
    last_of_equals = view.options.duplicate_winner == "last"
    return winning_position(trick, last_of_equals=last_of_equals) == len(view.trick)


def _lowest(cards: Sequence[Card]) -> list[Card]:
    bottom = min(card.rank for card in cards)
    return [card for card in cards if card.rank == bottom]


def _highest(cards: Sequence[Card]) -> list[Card]:
    top = max(card.rank for card in cards)
    return [card for card in cards if card.rank == top]
