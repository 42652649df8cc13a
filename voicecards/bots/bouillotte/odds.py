"""What a call can win, whether it is the last word, and chances where the whole table counts."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Final

from voicecards.bots.bouillotte.rivals import unseen_by
from voicecards.cards import Card
from voicecards.games.bouillotte.actions import Expose, Raise
from voicecards.games.bouillotte.deck import HAND_SIZE
from voicecards.games.bouillotte.hands import evaluate
from voicecards.games.bouillotte.showdown import judge_by_table, sum_suits
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.chance import Chance
from voicecards.games.game import Action, Seat

DEALS: Final = 120
"""So many deals of the unseen cards are tried where the suits of the whole table count."""


def closes(view: BouillotteView, action: Action) -> bool:
    """Whether nobody will bet after this action."""
    options = view.options
    more_to_come = view.round < options.betting_rounds or (
        options.retourne_change and not view.dead
    )
    able = [seat for seat in view.live if view.stacks[seat] and seat != view.seat]
    settled = all(seat in view.acted and view.paid[seat] == view.level for seat in able)
    return not isinstance(action, Raise) and settled and not more_to_come


def winnable(view: BouillotteView, cost: int) -> int:
    """The chips this seat could win for a call."""
    paid = list(view.paid)
    paid[view.seat] += cost
    reach = paid[view.seat]
    return view.carried + sum([min(chips, reach) for chips in paid])


def least_telling(view: BouillotteView) -> Expose:
    """The card that counts least for the own hand."""
    value = view.value
    counting = value.cards if value else ()
    return Expose(min(view.hidden, key=lambda card: (card in counting, card.rank, card.suit)))


def table_chance(view: BouillotteView, rng: random.Random) -> float:
    """How often the own hand wins the pot where the suit of the whole table decides.

    The cards of folded players count too, so whole deals of the unseen cards are tried.
    """
    unseen, chance = unseen_by(view), Chance(rng)
    wins = 0
    for _ in range(DEALS):
        cards = iter(chance.shuffled(unseen))
        hands = {seat: _filled(view, seat, cards) for seat in view.order}
        turned = (*view.retournes, *[next(cards) for _ in range(view.face_down)])
        wins += _winner(view, hands, turned) == view.seat
    return wins / DEALS


def _filled(view: BouillotteView, seat: Seat, cards: Iterator[Card]) -> tuple[Card, ...]:
    """A whole hand: the own one, or open cards and some of the unseen ones."""
    known = view.hand if seat == view.seat else view.open_cards[seat]
    return (*known, *[next(cards) for _ in range(HAND_SIZE - len(known))])


def _winner(
    view: BouillotteView, hands: Mapping[Seat, tuple[Card, ...]], turned: tuple[Card, ...]
) -> Seat:
    options = view.options
    values = {seat: evaluate(hands[seat], turned, options.hand_rules) for seat in view.live}
    counted = turned if options.table_suit_includes_retourne else ()
    sums = sum_suits(hands, view.live, counted)
    return judge_by_table(view.live, values, hands, sums).winners[0]
