"""States kept by the way, so that any point of a game is reached again in a moment."""

from __future__ import annotations

from collections.abc import Sequence

from voicecards.games.game import Event, Game, Seat, State

EVERY = 48
"""Actions between two states that are kept: re-applying so many takes a few milliseconds."""


class Marks:
    """Copies of a game's state at some points of it.

    Args:
        game: whose actions are re-applied.
        start: the state before the first action.
    """

    def __init__(self, game: Game, start: State) -> None:
        self._game = game
        self._states = {0: start.copy()}

    def note(self, count: int, state: State) -> None:
        """Keep a copy of the state after `count` actions, if it is time for one."""
        if count % EVERY == 0 and count not in self._states:
            self._states[count] = state.copy()

    def forget_after(self, count: int) -> None:
        """Forget what lies beyond that number of actions."""
        self._states = {at: state for at, state in self._states.items() if at <= count}

    def state_at(self, count: int, actions: Sequence[tuple[Seat, str]]) -> State:
        """Return an independent state as it was after the first `count` actions.

        Raises:
            GameError: an action that cannot be made.
        """
        return self.walk(count, actions)[0]

    def walk(self, count: int, actions: Sequence[tuple[Seat, str]]) -> tuple[State, list[Event]]:
        """As `state_at`, with the events of the last of these actions."""
        begin = max(at for at in self._states if at < max(count, 1))
        state, events = self._states[begin].copy(), list[Event]()
        for number, (_, code) in enumerate(actions[begin:count], start=begin + 1):
            events = list(state.apply(self._game.read_action(code)))
            self.note(number, state)
        return state, events
