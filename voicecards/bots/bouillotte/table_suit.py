"""Chances where the suit of all cards on the table decides."""

from __future__ import annotations

import random

from voicecards.bots.bouillotte.ladder import Rung
from voicecards.bots.bouillotte.rivals import Rival, unseen_by
from voicecards.cards import Card
from voicecards.games.bouillotte.deck import HAND_SIZE
from voicecards.games.bouillotte.hands import evaluate
from voicecards.games.bouillotte.showdown import judge_by_table, sum_suits
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.game import Seat

SAMPLES = 60
"""How many ways of dealing the hidden cards are tried."""
RUNGS = 8


def table_suit_rivals(view: BouillotteView, rng: random.Random) -> list[Rival]:
    """Judge the others by dealing the hidden cards at random.

    No hand has a strength of its own here. The chance against all together is shared equally,
    and every opponent is taken for average.
    """
    others = [seat for seat in view.live if seat != view.seat]
    won = sum([_wins(view, rng) for _ in range(SAMPLES)])
    each = ((won + 0.5) / (SAMPLES + 1)) ** (1 / len(others))
    steps = [(step + 0.5) / RUNGS for step in range(RUNGS)]
    rungs = tuple([Rung((round(1000 * step),), 1.0, step) for step in steps])
    return [Rival(seat, ((rungs, (round(1000 * each),)),)) for seat in others]


def _wins(view: BouillotteView, rng: random.Random) -> bool:
    """Deal the hidden cards and see whether the own hand takes the main pot."""
    unseen = list(unseen_by(view))
    hands: dict[Seat, tuple[Card, ...]] = {view.seat: view.hand}
    for seat in view.order:
        if seat != view.seat:
            known = view.open_cards[seat]
            hidden = [_draw(unseen, rng) for _ in range(HAND_SIZE - len(known))]
            hands[seat] = (*known, *hidden)
    retournes = (*view.retournes, *[_draw(unseen, rng) for _ in range(view.face_down)])
    counted = retournes if view.options.table_suit_includes_retourne else ()
    rules = view.options.hand_rules
    values = {seat: evaluate(hands[seat], retournes, rules) for seat in view.live}
    sums = sum_suits(hands, view.live, counted)
    return view.seat in judge_by_table(view.live, values, hands, sums).winners


def _draw(cards: list[Card], rng: random.Random) -> Card:
    return cards.pop(int(rng.random() * len(cards)))
