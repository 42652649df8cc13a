"""One sitting at a table: a game, who sits where, and the journal of what was done."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from voicecards.bots import Bot, make_bot, rng_for
from voicecards.games.chance import Chance
from voicecards.games.game import (
    Action,
    Event,
    Game,
    GameError,
    IllegalAction,
    Seat,
    Standing,
    State,
    UnknownAction,
    View,
)
from voicecards.games.marks import Marks
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
        bots: the level or character in each seat; None where a human sits, or a bot without one.
        actions: (seat, action code), in order.
        drawn: every shuffle and draw as positions, in order (`Chance.drawn`).
        undone: how many of the human's decisions have been taken back.
        sheet: the score sheet the table was set up by, or empty.
        practice: it began in the middle of another sitting, as a "what if".
    """

    game: str
    options: dict[str, str]
    seed: int
    bots: list[str | None] = field(default_factory=list)
    actions: list[tuple[Seat, str]] = field(default_factory=list)
    drawn: list[tuple[int, ...]] = field(default_factory=list)
    undone: int = 0
    sheet: str = ""
    practice: bool = False


class Table:
    """Takes actions seat by seat and returns what happened. It knows no screen and no sound.

    Args:
        game: from the registry.
        options: of that game.
        seed: the same seed, options and actions make the same sitting.
        bots: one per seat; None where a human sits.
        names: the level or character of each bot, for the journal.

    Attributes:
        on_change: called after the start and each action, before anybody hears of it.
    """

    def __init__(
        self,
        game: Game,
        options: GameOptions,
        seed: int,
        bots: Sequence[Bot | None],
        names: Sequence[str | None] = (),
    ) -> None:
        if len(bots) != options.players:
            raise ValueError(f"{len(bots)} seats for {options.players} players")
        self.game = game
        self.options = options
        self.seed = seed
        self.bots = list(bots)
        self.on_change: Callable[[], None] = lambda: None
        seats = list(names) or [None] * options.players
        self.journal = Journal(game.name, options.to_text(), seed, seats)
        self._state: State | None = None
        self._marks: Marks | None = None

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
        events = self._begin()
        self.on_change()
        return events

    def _begin(self, drawn: Sequence[tuple[int, ...]] = ()) -> tuple[Event, ...]:
        chance = Chance(random.Random(self.seed), drawn)
        self._state, events = self.game.start(self.options, chance)
        self._marks = Marks(self.game, self._state)
        self.journal.drawn = self._state.chance.drawn
        return events

    def resume(self, journal: Journal) -> tuple[Event, ...]:
        """Go on with a sitting from its journal, as if it had never been interrupted.

        What was drawn is taken from the journal, so that it stays the same game.

        Args:
            journal: of a sitting at such a table; it is copied.

        Returns:
            The events of its last action, or of its start.

        Raises:
            GameError, ValueError: what was done or drawn does not fit this game.
        """
        events = self._begin(journal.drawn)
        assert self._state is not None
        assert self._marks is not None
        for number, (seat, code) in enumerate(journal.actions, start=1):
            if seat != self._state.turn:
                raise IllegalAction("not_your_turn", turn=self._state.turn, number=number)
            events = self._state.apply(self.game.read_action(code))
            self._marks.note(number, self._state)
        self._state.chance.forget()
        drawn = self._state.chance.drawn
        self.journal = replace(journal, actions=list(journal.actions), drawn=drawn)
        return events

    def decisions(self, seat: Seat) -> int:
        """How many decisions a seat has taken."""
        return sum(who == seat for who, _ in self.journal.actions)

    def take_back(self, seat: Seat) -> Action:
        """Take back a seat's last decision, with all that others have done since.

        Returns:
            The action taken back.

        Raises:
            IllegalAction: `nothing_to_take_back`.
        """
        made = [n for n, (who, _) in enumerate(self.journal.actions) if who == seat]
        if not made or self._marks is None:
            raise IllegalAction("nothing_to_take_back")
        count = made[-1]
        action = self.game.read_action(self.journal.actions[count][1])
        self._state = self._marks.state_at(count, self.journal.actions)
        self._state.chance.forget()
        self._marks.forget_after(count)
        del self.journal.actions[count:]
        self.journal.drawn = self._state.chance.drawn
        self.journal.undone += 1
        self.on_change()
        return action

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
        assert self._marks is not None
        self._marks.note(len(self.journal.actions), self._state)
        self.on_change()
        return events

    def refusal(self, seat: Seat, action: Action) -> GameError | None:
        """Why an action would be refused now; None for one that may be taken. Nothing changes."""
        if self._state is None or self.phase is not Phase.PLAYING:
            return IllegalAction("wrong_phase", phase=self.phase)
        if seat != self._state.turn:
            return IllegalAction("not_your_turn", turn=self._state.turn)
        try:
            self._state.copy().apply(action)
        except GameError as error:
            return error
        return None

    def bot_action(self) -> Action:
        """What the bot on turn decides. It sees its view only, and chance from the seed."""
        assert self._state is not None
        seat = self._state.turn
        assert seat is not None
        bot = self.bots[seat]
        assert bot is not None
        return self._choose(bot, seat)

    def adviser(self, seat: Seat) -> Callable[[], Action]:
        """A function that finds what a strong bot would do now, from what that seat knows.

        It may be called later and beside the loop, whatever the table does meanwhile.

        Raises:
            IllegalAction: `wrong_phase` or `not_your_turn`.
        """
        if self._state is None or self.phase is not Phase.PLAYING:
            raise IllegalAction("wrong_phase", phase=self.phase)
        if seat != self._state.turn:
            raise IllegalAction("not_your_turn", turn=self._state.turn)
        bot, view = make_bot("expert", self.game.name), self._state.view(seat)
        rng = rng_for(self.seed, seat, len(self.journal.actions))
        return lambda: bot.choose(view, rng)

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
