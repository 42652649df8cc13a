"""Who looks on without a seat knows what everybody knows, and no hand, in every game."""

import itertools
import json

from hypothesis import given

from tests.games.random_play import begin, cards_in, steps
from tests.games.strategies import SEEDS, modest
from voicecards.games.barbu.game import Barbu
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.bouillabaisse.game import Bouillabaisse
from voicecards.games.bouillotte.game import Bouillotte
from voicecards.games.game import SPECTATOR, plain

TABLES = (
    (Bouillabaisse(), None),
    (Barbu(), None),
    (Barbu(), BarbuOptions(contro_mode="all_pairs", contro_minimum=2)),
    (Bouillotte(), None),
)
ACTIONS = 200
"""How many actions of a game are looked at."""


@modest
@given(seed=SEEDS)
def test_a_spectator_sees_no_card_that_was_not_shown_to_all(seed):
    for game, table in TABLES:
        state, events = begin(game, seed, table)
        public = cards_in(table or game.options())
        for action in itertools.islice(steps(state, seed), ACTIONS):
            public |= cards_in([e for e in events if e.heard_by(SPECTATOR)])
            view = state.view(SPECTATOR)
            assert cards_in(view) <= public
            assert (view.seat, view.turn, view.legal) == (SPECTATOR, state.turn, ())
            events = state.apply(action)
        assert json.dumps(plain(state.view(SPECTATOR)))


def test_no_event_of_one_seat_is_heard_by_a_spectator():
    for game, table in TABLES:
        state, events = begin(game, 3, table)
        for action in itertools.islice(steps(state, 3), ACTIONS):
            events += state.apply(action)
        private = [event for event in events if event.audience is not None]
        assert private
        assert not any(event.heard_by(SPECTATOR) for event in private)
