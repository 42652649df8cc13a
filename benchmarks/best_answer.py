"""How much can be won from a level of Bouillotte by one who knows how it plays.

At the three-player table with 16 cards he sits in one seat, and the level in the other two. At each
of his decisions he deals the cards he does not see anew, keeps the deals in which the others would
have done what they did, and plays each of his choices to the end of the deal against them. What he
gains beyond the level itself in his seat, over the same deals, is a lower bound of what a best
answer would gain.
"""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Sequence
from typing import Final

from voicecards.bots import Bot, make_bot, rng_for
from voicecards.games.bouillotte.actions import Announce, Raise
from voicecards.games.bouillotte.game import Bouillotte, BouillotteState
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.chance import Chance
from voicecards.games.game import Action

TABLE: Final = BouillotteOptions(players=3, session_deals=1, seat_draw="off")
TRIED: Final = 300
"""Deals of the unseen cards that are tried, until enough fit."""
FITTING: Final = 20
"""Deals that fit, to play a decision to its end in."""
NORMAL_95: Final = 1.96


def gain_of_answer(level: str, deals: int, seed: int) -> tuple[float, float]:
    """Measure what a sampled best answer gains, in chips per 100 deals.

    Args:
        level: of the two who are answered.
        deals: how many are played, each with the answer in one seat and with the level there.
        seed: the same seed plays the same deals.

    Returns:
        The gain and the half width of its 95 % interval.
    """
    bot, gains = make_bot(level, "bouillotte"), []
    for number in range(deals):
        luck, seat = f"{seed}/{number}", number % TABLE.players
        answered = _play(_start(luck), bot, seat, luck)
        gains.append(100.0 * (answered - _play(_start(luck), bot, None, luck, seat)))
    error = statistics.stdev(gains) / math.sqrt(deals)
    return statistics.mean(gains), NORMAL_95 * error


def _start(luck: str) -> BouillotteState:
    state, _ = Bouillotte().start(TABLE, Chance(random.Random(luck)))
    assert isinstance(state, BouillotteState)
    return state


def _play(state: BouillotteState, bot: Bot, answerer: int | None, luck: str, told: int = 0) -> int:
    """Play a deal and return the score of the answerer, or of the seat to be told."""
    done: list[Action] = []
    while (seat := state.turn) is not None:
        rng = _luck(luck, seat, len(done))
        if seat == answerer:
            action = _answer(state, bot, done, rng, luck)
        else:
            action = bot.choose(state.view(seat), rng)
        done.append(action)
        state.apply(action)
    seat = told if answerer is None else answerer
    return next(standing.score for standing in state.standings if standing.seat == seat)


def _luck(luck: str, seat: int, number: int) -> random.Random:
    return rng_for(hash_of(luck), seat, number)


def hash_of(luck: str) -> int:
    """A number that is the same on every run."""
    return int.from_bytes(luck.encode(), "big")


def _answer(
    state: BouillotteState, bot: Bot, done: Sequence[Action], rng: random.Random, luck: str
) -> Action:
    """The choice that brings most in the deals that fit what the others have done."""
    seat = state.turn
    assert seat is not None
    fitting = _fitting(state, seat, bot, done, rng, luck)
    choices = _choices(state)
    if not fitting:
        return bot.choose(state.view(seat), rng)
    values = dict.fromkeys(choices, 0)
    for number, twin in enumerate(fitting):
        for choice in choices:
            played = twin.copy()
            played.apply(choice)
            values[choice] += _play(played, bot, None, f"{luck}/{number}", seat)
    return max(choices, key=values.__getitem__)


def _choices(state: BouillotteState) -> list[Action]:
    """A few raises stand for all."""
    legal = list(state.legal_actions())
    raises = [action for action in legal if isinstance(action, Raise)]
    kept = {raises[0], raises[len(raises) // 3], raises[-1]} if raises else set()
    others = [action for action in legal if not isinstance(action, Raise | Announce)]
    return others + [action for action in raises if action in kept]


def _fitting(
    state: BouillotteState,
    seat: int,
    bot: Bot,
    done: Sequence[Action],
    rng: random.Random,
    luck: str,
) -> list[BouillotteState]:
    """Deals with the same cards for the seat, in which the others do what they have done."""
    found: list[BouillotteState] = []
    for attempt in range(TRIED):
        twin = _start(luck)
        _redeal(twin, seat, rng)
        for number, action in enumerate(done):
            actor = twin.turn
            if actor != seat:
                assert actor is not None
                theirs = bot.choose(twin.view(actor), _luck(f"{luck}/{attempt}", actor, number))
                if _kind(theirs) != _kind(action):
                    break
            if action not in twin.legal_actions():
                break
            twin.apply(action)
        else:
            found.append(twin)
            if len(found) == FITTING:
                break
    return found


def _kind(action: Action) -> tuple[str, bool]:
    """What an action is; raises are alike if they are small, or not."""
    return action.name, isinstance(action, Raise) and action.n > 3


def _redeal(state: BouillotteState, seat: int, rng: random.Random) -> None:
    """Deal what a seat does not see anew."""
    layout = state._deal.layout
    others = [other for other in layout.hands if other != seat]
    unseen = [card for other in others for card in layout.hands[other]] + list(layout._stock)
    mixed = Chance(rng).shuffled(unseen)
    for other in others:
        layout.hands[other] = tuple(sorted(mixed[:3]))
        mixed = mixed[3:]
    layout._stock = tuple(mixed)
