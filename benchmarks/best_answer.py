"""How much can be won from a level of Bouillotte by one who knows how it plays.

    python benchmarks/best_answer.py [--json] [--level expert] [--deals 400] [--seed 1]

At the three-player table with 16 cards he sits in one seat, and the level in the other two. At each
of his decisions he deals the cards he does not see anew, keeps the deals in which the others would
have done what they did, and plays each of his choices to the end of the deal against them. What he
gains beyond the level itself in his seat is a lower bound of what a best answer would gain.

The gain of a deal is told by the sum of the gains of his decisions: what his choice brings more
than the level's own choice there, the level going on in his seat after both. Summed along the deals
he plays, that is on average what he wins more than the level. It is measured in other deals than
those he decides by, in which the others do exactly what they have done, so that the luck of a
single deal does not count.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from collections.abc import Sequence
from typing import Final

from figures import tell

from voicecards.bots import LEVELS, Bot, make_bot, rng_for
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
        deals: how many are played, with the answer in each seat in turn.
        seed: the same seed plays the same deals.

    Returns:
        The gain and the half width of its 95 % interval.
    """
    bot, gains = make_bot(level, "bouillotte"), []
    for number in range(deals):
        luck, seat = f"{seed}/{number}", number % TABLE.players
        gains.append(100.0 * _gain(_start(luck), bot, seat, luck))
    error = statistics.stdev(gains) / math.sqrt(deals)
    return statistics.mean(gains), NORMAL_95 * error


def _gain(state: BouillotteState, bot: Bot, answerer: int, luck: str) -> float:
    """Play a deal with the answer in one seat and return what its choices gain, in chips."""
    done: list[Action] = []
    gained = 0.0
    while (seat := state.turn) is not None:
        rng = _luck(luck, seat, len(done))
        action = bot.choose(state.view(seat), rng)
        if seat == answerer and len(state.legal_actions()) > 1:
            action = _answer(state, bot, done, rng, luck)
            gained += _better(state, bot, done, action, rng, luck)
        done.append(action)
        state.apply(action)
    return gained


def _better(
    state: BouillotteState,
    bot: Bot,
    done: Sequence[Action],
    action: Action,
    rng: random.Random,
    luck: str,
) -> float:
    """How much a choice brings more than the level's own, in deals where all was done exactly."""
    seat = state.turn
    assert seat is not None
    worlds = _fitting(state, seat, bot, done, rng, luck, exactly=True) or [state.copy()]
    total = 0
    for number, twin in enumerate(worlds):
        mine, other = f"{luck}/judged/{number}", twin.copy()
        usual = bot.choose(twin.view(seat), _luck(f"{mine}/now", seat, 0))
        if usual == action:
            continue
        twin.apply(action)
        other.apply(usual)
        total += _play(twin, bot, mine, seat) - _play(other, bot, mine, seat)
    return total / len(worlds)


def _start(luck: str) -> BouillotteState:
    state, _ = Bouillotte().start(TABLE, Chance(random.Random(luck)))
    assert isinstance(state, BouillotteState)
    return state


def _play(state: BouillotteState, bot: Bot, luck: str, told: int) -> int:
    """Play a deal to its end, all as the level does, and return the score of the seat told."""
    number = 0
    while (seat := state.turn) is not None:
        state.apply(bot.choose(state.view(seat), _luck(luck, seat, number)))
        number += 1
    return next(standing.score for standing in state.standings if standing.seat == told)


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
            values[choice] += _play(played, bot, f"{luck}/{number}", seat)
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
    *,
    exactly: bool = False,
) -> list[BouillotteState]:
    """Deals with the same cards for the seat, in which the others do what they have done.

    Args:
        state: where the seat decides.
        seat: who.
        bot: the level of the others.
        done: what was done so far.
        rng: deals.
        luck: of the others.
        exactly: whether raises have to be the same; otherwise it is enough that they are alike.
    """
    known = state.view(seat)
    drawn = f"{luck}/judged" if exactly else luck
    found: list[BouillotteState] = []
    for attempt in range(TRIED):
        twin = _start(luck)
        _redeal(twin, seat, rng)
        for number, action in enumerate(done):
            actor = twin.turn
            if actor != seat:
                assert actor is not None
                theirs = bot.choose(twin.view(actor), _luck(f"{drawn}/{attempt}", actor, number))
                if theirs != action and (exactly or _kind(theirs) != _kind(action)):
                    break
            if action not in twin.legal_actions():
                break
            twin.apply(action)
        else:
            if twin.turn == seat and twin.view(seat) == known:
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


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one object of named figures")
    parser.add_argument("--level", default="expert", choices=list(LEVELS))
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    gain, within = gain_of_answer(arguments.level, arguments.deals, arguments.seed)
    figures = {"gain_of_answer": round(gain, 1), "gain_of_answer_95": round(within, 1)}
    tell(figures, as_json=arguments.json)


if __name__ == "__main__":
    main()
