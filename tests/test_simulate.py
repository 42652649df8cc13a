import json

import pytest

from voicecards.games import games
from voicecards.games.bouillabaisse.audit import check_sums
from voicecards.games.bouillabaisse.events import Capture, RoundScored, RoundStarted
from voicecards.simulate import SUM_CHECKS, simulate

GAME = games()["bouillabaisse"]


def run(players: int = 4, games_to_play: int = 2, bots=("random",), seed: int = 1, **options):
    table = GAME.options(players=players, **options)
    return simulate("bouillabaisse", games_to_play, table, bots, seed)


@pytest.mark.parametrize("players", range(2, 13))
def test_whole_games_at_every_table_add_up(players):
    result = run(players, bots=("random", "beginner"))
    mean_of_all = sum(seat.mean_score for seat in result.seats)
    assert mean_of_all > 0
    assert [seat.bot for seat in result.seats] == [
        ("random", "beginner")[seat % 2] for seat in range(players)
    ]


def test_the_result_is_what_json_prints():
    result = run(games_to_play=3).as_json()
    assert json.loads(json.dumps(result)) == result
    assert set(result) == {"game", "games", "seats", "seconds"}
    assert (result["game"], result["games"]) == ("bouillabaisse", 3)
    assert [set(seat) for seat in result["seats"]] == [{"bot", "mean_score", "wins"}] * 4
    assert sum(seat["wins"] for seat in result["seats"]) >= 3
    assert sum(seat["mean_score"] for seat in result["seats"]) == pytest.approx(595)


def test_the_same_seed_plays_the_same_games():
    assert run(seed=5).seats == run(seed=5).seats
    assert run(seed=5).seats != run(seed=6).seats


def test_early_ends_and_all_or_nothing_add_up_too():
    run(5, games_to_play=5, stop_when_decided=True, all_or_nothing=True)


@pytest.mark.parametrize("wrong", [{"games_to_play": 0}, {"bots": ()}, {"bots": ("nobody",)}])
def test_nothing_to_simulate_is_refused(wrong):
    with pytest.raises(ValueError, match=r"nothing|nobody"):
        run(**wrong)


def test_lost_points_are_noticed():
    started = RoundStarted(
        round=1,
        dealer=0,
        leader=1,
        suit=None,
        rank=None,
        card=None,
        points_trick=5,
        points_suit=0,
        points_rank=0,
        points_special=0,
        all_or_nothing=False,
    )

    def scored(tricks, scores):
        return RoundScored(
            round=1,
            captures=tuple(Capture(tricks=n, gross=5 * n) for n in tricks),
            scores=scores,
            totals=scores,
            everything=None,
            early=False,
        )

    options = GAME.options()
    check_sums(options, [started, scored((4, 0, 6, 3), (20, 0, 30, 15))])
    with pytest.raises(ArithmeticError, match="round 1"):
        check_sums(options, [started, scored((4, 0, 6, 2), (20, 0, 30, 10))])
    twice = [started, scored((4, 0, 6, 3), (20, 0, 30, 15))] * 2
    with pytest.raises(ArithmeticError, match="totals"):
        check_sums(options, twice)


def test_sums_are_checked_of_registered_games_only():
    assert set(SUM_CHECKS) <= set(games())
