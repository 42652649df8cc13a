"""One sitting at a table: a game, who sits where, and the journal of what was done."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from voicecards.bots import Bot, make_bot, rng_for
from voicecards.games.chance import Chance
from voicecards.games.game import (
    Action,
    Event,
    Game,
    IllegalAction,
    Seat,
    Standing,
    State,
    UnknownAction,
    View,
)
from voicecards.games.options import GameOptions

HUMAN: Seat = 0
"""The seat of the player at this computer."""


class Phase(StrEnum):
    """Where a sitting is."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


@dataclass
class Journal:
    """All that is needed to play a sitting again: what was chosen, drawn and done.

    Attributes:
        game: the game's name.
        options: as texts, by name.
        seed: of the chances and of the bots.
        actions: (seat, action code), in order.
        drawn: every shuffle and draw as positions, in order (`Chance.drawn`).
    """

    game: str
    options: dict[str, str]
    seed: int
    actions: list[tuple[Seat, str]] = field(default_factory=list)
    drawn: list[tuple[int, ...]] = field(default_factory=list)


class Table:
    """Takes actions seat by seat and returns what happened. It knows no screen and no sound.

    Args:
        game: from the registry.
        options: of that game.
        seed: the same seed, options and actions make the same sitting.
        bots: one per seat; None where a human sits.
    """

    def __init__(
        self, game: Game, options: GameOptions, seed: int, bots: Sequence[Bot | None]
    ) -> None:
        if len(bots) != options.players:
            raise ValueError(f"{len(bots)} seats for {options.players} players")
        self.game = game
        self.options = options
        self.seed = seed
        self.bots = list(bots)
        self._chance = Chance(random.Random(seed))
        self.journal = Journal(game.name, options.to_text(), seed, drawn=self._chance.drawn)
        self._state: State | None = None

    @property
    def phase(self) -> Phase:
        """Waiting for the start, playing, or over."""
        if self._state is None:
            return Phase.WAITING
        return Phase.OVER if self._state.is_over else Phase.PLAYING

    @property
    def turn(self) -> Seat | None:
        """The seat to decide; None before the start and after the end."""
        return self._state.turn if self._state else None

    @property
    def is_over(self) -> bool:
        """Whether the game has been played to its end."""
        return self.phase is Phase.OVER

    @property
    def bot_to_act(self) -> bool:
        """Whether the seat to decide is a bot's."""
        return self.turn is not None and self.bots[self.turn] is not None

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Seats by place; all at nought before the start."""
        if self._state is None:
            return tuple(Standing(seat, 0, 1) for seat in range(self.options.players))
        return self._state.standings

    def view(self, seat: Seat) -> View:
        """What that seat knows, or what a `SPECTATOR` does.

        Raises:
            IllegalAction: `wrong_phase` before the start.
        """
        if self._state is None:
            raise IllegalAction("wrong_phase", phase=self.phase)
        return self._state.view(seat)

    def start(self) -> tuple[Event, ...]:
        """Deal and begin.

        Raises:
            IllegalAction: `wrong_phase` when it has begun already.
        """
        if self._state is not None:
            raise IllegalAction("wrong_phase", phase=self.phase)
        self._state, events = self.game.start(self.options, self._chance)
        return events

    def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Take an action for a seat.

        Raises:
            IllegalAction: `wrong_phase` outside play, `not_your_turn`, `no_such_action` for
                what this game does not know, or a reason of the game. Nothing has changed then.
        """
        if self._state is None or self.phase is not Phase.PLAYING:
            raise IllegalAction("wrong_phase", phase=self.phase)
        if seat != self._state.turn:
            raise IllegalAction("not_your_turn", turn=self._state.turn)
        try:
            events = self._state.apply(action)
        except UnknownAction as error:
            raise IllegalAction("no_such_action") from error
        self.journal.actions.append((seat, action.code))
        return events

    def bot_action(self) -> Action:
        """What the bot on turn decides. It sees its view only, and chance from the seed."""
        assert self._state is not None
        seat = self._state.turn
        assert seat is not None
        bot = self.bots[seat]
        assert bot is not None
        return self._choose(bot, seat)

    def suggestion(self, seat: Seat) -> Action:
        """What a strong bot would do in a human's place, from what that seat knows.

        Raises:
            IllegalAction: `wrong_phase` or `not_your_turn`.
        """
        if self._state is None or self.phase is not Phase.PLAYING:
            raise IllegalAction("wrong_phase", phase=self.phase)
        if seat != self._state.turn:
            raise IllegalAction("not_your_turn", turn=self._state.turn)
        return self._choose(make_bot("expert", self.game.name), seat)

    def _choose(self, bot: Bot, seat: Seat) -> Action:
        assert self._state is not None
        rng = rng_for(self.seed, seat, len(self.journal.actions))
        return bot.choose(self._state.view(seat), rng)

    def replace_with_bot(self, seat: Seat, level: str) -> None:
        """Let a bot go on in a seat, with its hand and score."""
        self.bots[seat] = make_bot(level, self.game.name)

    def give_back(self, seat: Seat) -> None:
        """Let the human of a replaced seat come back."""
        self.bots[seat] = None
