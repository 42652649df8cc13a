"""Random play of any registered game, for the tests that all games share."""

import dataclasses
import random
from collections.abc import Iterable, Iterator

import pytest

from voicecards.cards import Card, Rank, Suit
from voicecards.games import games
from voicecards.games.chance import Chance
from voicecards.games.game import Action, Event, Game, State

GAMES = list(games().values())
CARDLESS = {int, str, bool, type(None), Suit, Rank}
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


@dataclasses.dataclass(frozen=True)
class TellAJoke(Action):
    """An action of no game at all."""

    name = "tell_a_joke"
    card: Card


def begin(game: Game, seed: int, table=None) -> tuple[State, list[Event]]:
    state, events = game.start(table or game.options(), Chance(random.Random(seed)))
    return state, list(events)


def steps(state: State, seed: int) -> Iterator[Action]:
    """Random legal actions until the game is over; the caller applies each."""
    rng = random.Random(seed)
    while not state.is_over:
        legal = state.legal_actions()
        yield legal[int(rng.random() * len(legal))]


def cards_in(value: object) -> set[Card]:
    """Every card named anywhere in an event, a view or a part of one."""
    found: set[Card] = set()
    waiting = [value]
    while waiting:
        value = waiting.pop()
        if type(value) in CARDLESS:
            continue
        if isinstance(value, Card):
            found.add(value)
        elif dataclasses.is_dataclass(value):
            waiting += vars(value).values()
        elif isinstance(value, list | tuple | set | frozenset | dict):
            waiting += value
        elif isinstance(value, Iterable) and not isinstance(value, str):
            raise TypeError(f"look for cards in {type(value).__name__} too")
    return found
