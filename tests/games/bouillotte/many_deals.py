"""Random deals over all combinations of options: the chips add up after every action.

`uv run python -m tests.games.bouillotte.many_deals 100000 [SEED]` plays so many deals.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass, field

from voicecards.games.bouillotte.events import BoughtIn, GameOver
from voicecards.games.bouillotte.game import Bouillotte, BouillotteState
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.bouillotte.outcomes import DealEnded
from voicecards.games.chance import Chance
from voicecards.games.game import Event
from voicecards.games.options import Choice, Flag, OptionError

NUMBERS = {
    "players": (3, 4, 5),
    "starting_chips": (10, 15, 30, 60, 100, 300),
    "ante": (1, 1, 2, 5, 10),
    "min_raise": (1, 1, 2, 4, 8),
    "max_raise": (0, 0, 5, 10, 40),
    "max_raises_per_round": (0, 0, 1, 2, 4),
    "retourne_count": (1, 2),
    "betting_rounds": (1, 2, 3),
    "announce_fee": (0, 1, 1, 3, 9),
    "carre_fee": (0, 1, 5),
    "rebuys": (0, 0, 1, 3),
    "session_deals": (0, 1, 2, 5, 12),
    "target_chips": (0, 0, 70, 150, 3000),
}
"""Values of the options that are numbers; short stacks and side pots are common among them."""
ACTIONS_PER_CHIP = 6
"""No deal has more: a raise takes a chip at least, and everybody answers it once."""


@dataclass
class Tally:
    """What has been played."""

    deals: int = 0
    actions: int = 0
    sessions: int = 0
    endings: set[str] = field(default_factory=set)


def draw_table(rng: random.Random) -> BouillotteOptions:
    """A table with any combination of options; what does not fit falls back to the default."""
    settings: dict[str, object] = {}
    for name, kind in BouillotteOptions.kinds().items():
        if isinstance(kind, Flag):
            settings[name] = rng.random() < 0.5
        elif isinstance(kind, Choice):
            settings[name] = rng.choice(kind.values)
        else:
            settings[name] = rng.choice(NUMBERS[name])
    while True:
        try:
            return BouillotteOptions(**settings)  # type: ignore[arg-type]
        except OptionError as error:
            settings.pop(error.field)


def play_deals(deals: int, seed: int) -> Tally:
    """Play at least so many deals in whole sessions, checking the chips after every action."""
    rng, tally = random.Random(seed), Tally()
    while tally.deals < deals:
        _play_session(draw_table(rng), rng, tally, deals)
    return tally


def _play_session(table: BouillotteOptions, rng: random.Random, tally: Tally, most: int) -> None:
    state, events = Bouillotte().start(table, Chance(random.Random(rng.random())))
    assert isinstance(state, BouillotteState)
    chips = table.players * table.starting_chips
    bold, since = rng.random(), 0
    tally.sessions += 1
    while True:
        chips += sum(e.amount for e in events if isinstance(e, BoughtIn))
        assert state.chips_in_play == chips, table
        ended = [e for e in events if isinstance(e, DealEnded)]
        tally.deals += len(ended)
        tally.endings |= {e.reason for e in events if isinstance(e, GameOver)}
        since = 0 if ended else since + 1
        assert since <= ACTIONS_PER_CHIP * chips, table
        if state.is_over or tally.deals >= most:
            return
        tally.actions += 1
        events = _act(state, rng, bold)


def _act(state: BouillotteState, rng: random.Random, bold: float) -> tuple[Event, ...]:
    """Any legal action, but the bolder the players are the fewer folds."""
    legal = [a for a in state.legal_actions() if a.name != "fold" or rng.random() > bold]
    return state.apply(rng.choice(legal))


if __name__ == "__main__":
    print(play_deals(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
