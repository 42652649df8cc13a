"""Hidden cards stay hidden, in every registered game: in views and in events."""

import itertools
import json
import random
from collections.abc import Iterable, Iterator

from hypothesis import given
from hypothesis import strategies as st

from tests.games.random_play import begin, cards_in, each_game, steps
from tests.games.strategies import SEEDS, modest, options
from voicecards.cards import Card
from voicecards.games.chance import Chance
from voicecards.games.game import Action, Event, Game, State, plain

SIX_ROUNDS = 6 * 52
"""How many actions of a game are looked at: longer games only repeat themselves."""


@each_game
@modest
@given(data=st.data(), seed=SEEDS)
def test_nobody_sees_a_card_he_has_not_heard_of(game, data, seed):
    table = data.draw(options(game))
    state, events = begin(game, seed, table)
    heard = [cards_in(table) for _ in range(table.players)]
    for number, action in enumerate(itertools.islice(steps(state, seed), SIX_ROUNDS)):
        for seat, known in enumerate(heard):
            known |= cards_in([e for e in events if e.heard_by(seat)])
        if number % 5 == 0:
            seat = number % table.players
            assert cards_in(state.view(seat)) <= heard[seat]
            assert json.dumps(plain(state.view(seat)))
        events = state.apply(action)


@each_game
def test_two_exchanged_hidden_cards_are_noticed_by_their_holders_only(game):
    rng = random.Random(8)
    compared = sum(_exchange_goes_unnoticed(game, seed, rng) for seed in range(40))
    assert compared >= 20


def _exchange_goes_unnoticed(game: Game, seed: int, rng: random.Random) -> bool:
    """Exchange two cards of some deal and play on; False if everybody saw one of them."""
    chance = Chance(random.Random(seed))
    state, events = game.start(game.options(), chance)
    whole = state.copy()
    actions = list(_play(whole, seed))
    drawn, deal = _exchange_two_cards(_drawn_by(game, seed, actions), rng)
    twin_chance = Chance(random.Random(seed), drawn)
    twin, events_of_twin = game.start(game.options(), twin_chance)
    for action in actions:
        if len(chance.drawn) > deal:
            break
        assert events == events_of_twin
        events, events_of_twin = state.apply(action), twin.apply(action)
    seats = range(len(state.standings))
    holders = {s for s in seats if state.view(s) != twin.view(s)}
    if len(holders) > 2:
        assert cards_in(_public(events))
        return False
    exchanged = _difference(events, events_of_twin)
    for action in _common_steps(state, twin, rng):
        shown, shown_by_twin = (cards_in(_public(log)) for log in (events, events_of_twin))
        if shown != shown_by_twin or shown & exchanged:
            break  # an exchanged card has been laid open
        for seat in set(seats) - holders:
            assert _heard(events, seat) == _heard(events_of_twin, seat)
            assert state.view(seat) == twin.view(seat)
        if cards_in(action) & exchanged:
            break
        events, events_of_twin = state.apply(action), twin.apply(action)
    return True


def _play(state: State, seed: int) -> Iterator[Action]:
    for action in steps(state, seed):
        state.apply(action)
        yield action


def _drawn_by(game: Game, seed: int, actions: list[Action]) -> list[tuple[int, ...]]:
    chance = Chance(random.Random(seed))
    state, _ = game.start(game.options(), chance)
    for action in actions:
        state.apply(action)
    return chance.drawn


def _exchange_two_cards(
    drawn: list[tuple[int, ...]], rng: random.Random
) -> tuple[list[tuple[int, ...]], int]:
    deals = [i for i, order in enumerate(drawn) if len(order) >= 20]
    deal = deals[int(rng.random() * len(deals))]
    order = list(drawn[deal])
    one, other = rng.sample(range(len(order)), 2)
    order[one], order[other] = order[other], order[one]
    return [*drawn[:deal], tuple(order)], deal


def _heard(events: Iterable[Event], seat: int) -> list[Event]:
    return [event for event in events if event.heard_by(seat)]


def _public(events: Iterable[Event]) -> list[Event]:
    return [event for event in events if event.audience is None]


def _difference(one: Iterable[Event], other: Iterable[Event]) -> set[Card]:
    pairs = zip(one, other, strict=True)
    return set().union(*(cards_in(a) ^ cards_in(b) for a, b in pairs))


def _common_steps(state: State, twin: State, rng: random.Random) -> Iterator[Action]:
    while not state.is_over and state.turn == twin.turn:
        both = [a for a in state.legal_actions() if a in twin.legal_actions()]
        if not both:
            return
        yield both[int(rng.random() * len(both))]
