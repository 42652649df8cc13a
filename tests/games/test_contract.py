"""What every registered game promises (`voicecards/games/game.py`), shown by random play."""

import dataclasses
import itertools
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.random_play import TellAJoke, begin, each_game, steps
from tests.games.strategies import SEEDS, modest, options
from voicecards.cards import PACK, Card, Rank, Suit
from voicecards.games.game import (
    Action,
    Game,
    GameError,
    IllegalAction,
    State,
    UnknownAction,
    plain,
)


def snapshot(state: State, seats: int) -> object:
    """All that can be seen of a state from outside."""
    views = [state.view(seat) for seat in range(seats)]
    return state.turn, state.legal_actions(), state.standings, views


def all_actions(game: Game) -> list[Action]:
    """Every action that can be written down, with a few numbers and words for open fields."""
    samples = {Card: PACK, Suit: tuple(Suit), Rank: tuple(Rank)}
    samples |= {int: (-1, 0, 1, 2, 7, 10**9), str: ("", "nonsense")}
    return [
        kind(*fields)
        for kind in game.actions.values()
        for fields in itertools.product(*(samples[t] for t in field_types(kind)))
    ]


def field_types(kind: type[Action]) -> list[type]:
    names = {"Card": Card, "Suit": Suit, "Rank": Rank, "int": int, "Seat": int, "str": str}
    return [names[str(field.type)] for field in dataclasses.fields(kind)]


def refusal_of(state: State, action: Action) -> GameError | None:
    """How a copy of the state refuses the action, or None if it takes it."""
    try:
        state.copy().apply(action)
    except GameError as error:
        return error
    return None


@each_game
@modest
@given(data=st.data(), seed=SEEDS)
def test_any_table_plays_to_the_end(game, data, seed):
    table = data.draw(options(game))
    state, events = begin(game, seed, table)
    for action in steps(state, seed):
        events += state.apply(action)
    assert state.turn is None
    assert state.legal_actions() == ()
    assert all(json.dumps(event.fields()) for event in events)
    assert [s.seat for s in sorted(state.standings, key=lambda s: s.seat)] == list(
        range(table.players)
    )


@each_game
def test_legal_actions_are_sorted_unique_and_all_apply(game):
    state, _ = begin(game, seed=1)
    kinds = list(game.actions.values())
    for action in steps(state, seed=1):
        legal = state.legal_actions()
        keys = [(kinds.index(type(a)), *vars(a).values()) for a in legal]
        assert keys == sorted(keys)
        assert len(set(legal)) == len(legal)
        assert state.legal_actions() == legal
        for other in legal:
            state.copy().apply(other)
        state.apply(action)


@each_game
def test_what_is_not_legal_is_refused_and_changes_nothing(game):
    state, _ = begin(game, seed=2)
    left_alone = state.copy()
    seats = len(state.standings)
    everything = all_actions(game)
    for number, action in enumerate(steps(state, seed=2)):
        if number % 7 == 0:
            before = snapshot(state, seats)
            legal = set(state.legal_actions())
            for other in everything:
                if other not in legal:
                    with pytest.raises(GameError):
                        state.apply(other)
            assert snapshot(state, seats) == before
        assert state.apply(action) == left_alone.apply(action)
    for other in everything:
        with pytest.raises(GameError):
            state.apply(other)


@each_game
def test_an_action_of_another_game_is_unknown(game):
    state, _ = begin(game, seed=3)
    before = snapshot(state, len(state.standings))
    with pytest.raises(UnknownAction):
        state.apply(TellAJoke(PACK[0]))
    for code in ("tell_a_joke", "", "play:", "play:ZZ", "play:TH:TH", ":", "PLAY:TH"):
        with pytest.raises(UnknownAction):
            game.read_action(code)
    assert snapshot(state, len(state.standings)) == before


@each_game
def test_refusals_name_a_reason_and_only_plain_details(game):
    state, _ = begin(game, seed=4)
    for action in itertools.islice(steps(state, seed=4), 60):
        for other in all_actions(game):
            if isinstance(refusal := refusal_of(state, other), IllegalAction):
                assert refusal.code.isidentifier()
                assert json.dumps(plain(refusal.details))
        state.apply(action)


@each_game
def test_codes_of_actions_read_back(game):
    for action in all_actions(game):
        if not any(value == "" for value in vars(action).values()):
            assert game.read_action(action.code) == action


@each_game
@modest
@given(data=st.data(), seed=SEEDS)
def test_same_seed_options_and_actions_are_the_same_game(game, data, seed):
    table = data.draw(options(game))
    one, events = begin(game, seed, table)
    two, again = begin(game, seed, type(table).from_text(table.to_text()))
    for action in steps(one, seed):
        events += one.apply(action)
        again += two.apply(game.read_action(action.code))
    written, written_again = ([json.dumps(e.fields()) for e in log] for log in (events, again))
    assert written == written_again
    assert one.standings == two.standings


@each_game
def test_a_copy_lives_its_own_life(game):
    state, _ = begin(game, seed=5)
    seats = len(state.standings)
    for number, action in enumerate(steps(state, seed=5)):
        if number % 31 == 0:
            twin, third = state.copy(), state.copy()
            before = snapshot(state, seats)
            ends = []
            for branch in (twin, third):
                heard = [e for a in steps(branch, seed=6) for e in branch.apply(a)]
                ends.append((heard, snapshot(branch, seats)))
            assert ends[0] == ends[1]
            assert snapshot(state, seats) == before
        state.apply(action)


@each_game
@modest
@given(seed=SEEDS)
def test_standings_share_places_and_stay_in_order(game, seed):
    state, _ = begin(game, seed)
    for action in steps(state, seed):
        state.apply(action)
        scores = [s.score for s in state.standings]
        assert scores in (sorted(scores), sorted(scores, reverse=True))
        for standing in state.standings:
            assert standing.place == 1 + scores.index(standing.score)
