"""The check that counts the points of whole games again."""

import dataclasses
import random

import pytest
from hypothesis import given

from tests.games.barbu.tables import BARBU, table
from tests.games.strategies import SEEDS, modest, options
from voicecards.games.barbu.audit import check_sums
from voicecards.games.barbu.events import HandScored
from voicecards.games.chance import Chance


def whole_game(options, seed=1):
    state, events = BARBU.start(options, Chance(random.Random(seed)))
    rng, heard = random.Random(seed), list(events)
    while not state.is_over:
        legal = state.legal_actions()
        heard += state.apply(legal[int(rng.random() * len(legal))])
    return heard


@modest
@given(table=options(BARBU), seed=SEEDS)
def test_every_game_adds_up(table, seed):
    check_sums(table, whole_game(table, seed))


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"before": (0, 0, 0, 1)}, "points"),
        ({"scores": (0, 0, 0, 1)}, "points"),
        ({"totals": (0, 0, 0, 1)}, "totals"),
        ({"dealer": 9}, "every contract once"),
    ],
)
def test_a_game_that_does_not_add_up_is_noticed(changes, complaint):
    options = table(contracts="no_tricks,domino")
    heard = whole_game(options)
    first = next(i for i, event in enumerate(heard) if isinstance(event, HandScored))
    heard[first] = dataclasses.replace(heard[first], **changes)
    with pytest.raises(ArithmeticError, match=complaint):
        check_sums(options, heard)


def test_a_game_cut_short_is_noticed():
    options = table(contracts="no_tricks,domino")
    heard = whole_game(options)
    last = max(i for i, event in enumerate(heard) if isinstance(event, HandScored))
    with pytest.raises(ArithmeticError, match="every contract once"):
        check_sums(options, heard[:last])
