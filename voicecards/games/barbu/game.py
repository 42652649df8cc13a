"""Barbu, the game of the registry: how it starts."""

from __future__ import annotations

from typing import ClassVar

from voicecards.games.barbu.actions import ACTIONS
from voicecards.games.barbu.events import GameStarted
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.barbu.presets import PRESETS
from voicecards.games.barbu.schedule import Schedule
from voicecards.games.barbu.state import BarbuState
from voicecards.games.chance import Chance
from voicecards.games.game import Event, Game
from voicecards.games.options import GameOptions


class Barbu(Game):
    """Short contracts, mostly trick avoidance; every player leads each of them once."""

    name = "barbu"
    options = BarbuOptions
    actions: ClassVar = ACTIONS
    presets: ClassVar = PRESETS

    def start(self, options: GameOptions, chance: Chance) -> tuple[BarbuState, tuple[Event, ...]]:
        if not isinstance(options, BarbuOptions):
            raise TypeError(f"not options of Barbu: {options!r}")
        dealer = chance.choice(range(options.players))
        state = BarbuState(Schedule(options, dealer), chance)
        started = GameStarted(
            players=options.players,
            hand_size=options.hand_size,
            hands=options.hands_total,
            dealer=dealer,
            direction=options.direction,
            left_out=options.left_out,
        )
        return state, (started, *state.start_hand())
