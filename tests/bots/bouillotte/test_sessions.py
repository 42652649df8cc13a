"""Whole sessions of bots: always legal, always alike with the same luck."""

import random

import pytest
from hypothesis import given

from tests.games.bouillotte.positions import GAME
from tests.games.bouillotte.test_properties import TABLES, make
from tests.games.strategies import SEEDS, modest
from voicecards.bots.bot import rng_for
from voicecards.bots.bouillotte import BouillotteBeginner, BouillotteClub
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.chance import Chance

CLUB, BEGINNER = BouillotteClub(), BouillotteBeginner()


class RandomAlone:
    """Luck of which only `random()` may be asked."""

    def __init__(self, luck: random.Random) -> None:
        self.random = luck.random


def sit(table, seed, bots, most=10**6):
    """Let bots play; the actions and the final chips."""
    state, _ = GAME.start(table, Chance(random.Random(seed)))
    taken = []
    while not state.is_over and len(taken) < most:
        seat = state.turn
        view = state.view(seat)
        action = bots[seat % len(bots)].choose(view, RandomAlone(rng_for(seed, seat, len(taken))))
        assert action in view.legal
        state.apply(action)
        taken.append(action)
    return taken, state.view(0).stacks


@modest
@given(settings=TABLES, seed=SEEDS)
def test_every_choice_at_any_table_is_legal(settings, seed):
    sit(make(settings), seed, [CLUB, BEGINNER], most=12)


def test_the_same_luck_makes_the_same_session():
    table = BouillotteOptions(session_deals=3)
    assert sit(table, 5, [CLUB, BEGINNER]) == sit(table, 5, [CLUB, BEGINNER])


@pytest.mark.parametrize("bot", [CLUB, BEGINNER], ids=["club", "beginner"])
def test_a_session_without_a_limit_of_deals_ends(bot):
    table = BouillotteOptions(starting_chips=20, session_deals=0, seat_draw="off")
    assert sorted(sit(table, 3, [bot])[1]) == [0, 0, 0, 80]


def test_the_club_player_wins_from_beginners():
    table = BouillotteOptions(session_deals=1, seat_draw="off")
    won = 0
    for seed in range(160):
        seat = seed % 4
        bots = [CLUB if other == seat else BEGINNER for other in range(4)]
        won += sit(table, seed // 4, bots)[1][seat] - 100
    assert won > 0
