"""A bot that thinks for a given time: more thoughts on a faster computer, never fewer than some."""

import random

import pytest

from voicecards.arguments import parse
from voicecards.bots import make_bot, rng_for
from voicecards.bots.bouillabaisse import BouillabaisseExpert
from voicecards.games import games
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.chance import Chance
from voicecards.session.clocked import LEAST, Clocked, clocked
from voicecards.session.front import launch_of


class Clock:
    """A clock that goes on by some time whenever somebody looks."""

    def __init__(self, step):
        self.step = step
        self.now = 0.0

    def __call__(self):
        self.now += self.step
        return self.now


class Counter:
    """A thinker that has one thought after the other and counts them."""

    thoughts = 0

    def choose(self, view, rng):
        raise AssertionError("it is given a time")

    def think(self, view, rng, more):
        while more(self.thoughts):
            self.thoughts += 1
        return view


@pytest.mark.parametrize(("step", "thoughts"), [(0.01, 27), (10.0, LEAST)])
def test_it_thinks_until_its_time_is_up(step, thoughts):
    counter = Counter()
    Clocked(counter, 200, Clock(step)).choose("view", random.Random(1))
    assert counter.thoughts == thoughts


def test_only_thinkers_are_given_a_time_and_only_when_there_is_one():
    expert, club = (make_bot(level, "bouillabaisse") for level in ("expert", "club"))
    assert clocked(expert, None) is expert
    assert clocked(club, 100) is club
    assert clocked(None, 100) is None
    assert clocked(expert, 100) == Clocked(expert, 100)


def test_what_a_time_allows_is_what_as_many_thoughts_find():
    state, _ = games()["bouillabaisse"].start(BouillabaisseOptions(), Chance(random.Random(4)))
    view = state.view(state.turn)
    timed = Clocked(BouillabaisseExpert(), 200, Clock(0.02)).choose(view, rng_for(1, 0, 0))
    counted = BouillabaisseExpert(deals=17).choose(view, rng_for(1, 0, 0))
    assert timed == counted


def test_a_time_is_asked_for_on_the_command_line_and_left_out_of_rehearsals():
    assert launch_of(parse(["--think", "150"])).think == 150
    assert launch_of(parse([])).think is None
    assert launch_of(parse(["rehearse", "-", "--think", "150"])).think is None
