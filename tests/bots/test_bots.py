"""What every bot of every game promises."""

import random
import time

import pytest

from tests.games.random_play import GAMES
from voicecards.bots import LEVELS, make_bot, rng_for
from voicecards.games.chance import Chance

EVERY_BOT = [(game, level) for game in GAMES for level in LEVELS]
each_bot = pytest.mark.parametrize(
    ("game", "level"), EVERY_BOT, ids=[f"{game.name}-{level}" for game, level in EVERY_BOT]
)


def play(game, level, seed, decide=None):
    """Play a game with one bot in all seats; returns its action codes and the end."""
    bot = make_bot(level, game.name)
    state, _ = game.start(game.options(), Chance(random.Random(seed)))
    codes = []
    while (seat := state.turn) is not None:
        action = bot.choose(state.view(seat), rng_for(seed, seat, len(codes)))
        assert action in state.legal_actions()
        codes.append(action.code)
        state.apply(action)
    return codes, state.standings


@each_bot
def test_a_bot_plays_whole_games_by_the_rules_and_the_same_each_time(game, level):
    assert play(game, level, seed=1) == play(game, level, seed=1)


@each_bot
def test_a_bot_decides_in_time(game, level):
    begin = time.process_time()
    codes, _ = play(game, level, seed=2)
    assert (time.process_time() - begin) / len(codes) < 0.1


def test_a_bot_resumes_with_the_luck_it_would_have_had():
    draws = [rng_for(7, 2, 40).random() for _ in range(2)]
    assert draws[0] == draws[1]
    others = [rng_for(8, 2, 40), rng_for(7, 3, 40), rng_for(7, 2, 41), rng_for(72, 2, 40)]
    assert draws[0] not in [rng.random() for rng in others]


@pytest.mark.parametrize(("level", "game"), [("master", "bouillabaisse"), ("club", "tarocchi")])
def test_a_bot_that_does_not_exist_is_refused(level, game):
    with pytest.raises(ValueError, match=level):
        make_bot(level, game)
