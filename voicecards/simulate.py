"""Bots playing among themselves, to measure them and to check the rules' arithmetic."""

from __future__ import annotations

import math
import random
import statistics
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from voicecards.bots import Bot, make_bot, rng_for
from voicecards.games import games
from voicecards.games.barbu.audit import check_sums as check_barbu
from voicecards.games.bouillabaisse.audit import check_sums as check_bouillabaisse
from voicecards.games.bouillotte.audit import check_chips
from voicecards.games.chance import Chance
from voicecards.games.game import Event, Game, Standing
from voicecards.games.options import GameOptions

SUM_CHECKS: Final[Mapping[str, Callable[[Any, Iterable[Event]], None]]] = {
    "bouillabaisse": check_bouillabaisse,
    "barbu": check_barbu,
    "bouillotte": check_chips,
}
"""By game: raises ArithmeticError when points of a finished game were lost or made up."""


@dataclass(frozen=True)
class SeatResult:
    """How one seat did.

    Attributes:
        bot: its level.
        mean_score: per game.
        wins: games in first place; a shared first place is a win for each who shares it.
    """

    bot: str
    mean_score: float
    wins: int


@dataclass(frozen=True)
class SimulationResult:
    """What a simulation found; `seconds` is wall time."""

    game: str
    games: int
    seats: tuple[SeatResult, ...]
    seconds: float

    def as_json(self) -> dict[str, Any]:
        """The result as JSON can carry it."""
        return {**asdict(self), "seats": [asdict(seat) for seat in self.seats]}


def simulate(
    game: str, games_to_play: int, options: GameOptions, bots: Sequence[str], seed: int
) -> SimulationResult:
    """Let bots play whole games and count how they do.

    Args:
        game: a name of the registry.
        games_to_play: how many, at least 1.
        options: of that game.
        bots: a level for each seat; a shorter list is repeated around the table.
        seed: the same seed plays the same games.

    Raises:
        ValueError: no bots, no games, or a bot that does not exist.
        ArithmeticError: points of a game were lost or made up.
    """
    if games_to_play < 1 or not bots:
        raise ValueError("nothing to simulate")
    levels = [bots[seat % len(bots)] for seat in range(options.players)]
    players = [make_bot(level, game) for level in levels]
    seeds = random.Random(seed)
    scores = [0] * options.players
    wins = [0] * options.players
    begin = time.perf_counter()
    for _ in range(games_to_play):
        for standing in play_game(games()[game], options, players, int(seeds.random() * 2**53)):
            scores[standing.seat] += standing.score
            wins[standing.seat] += standing.place == 1
    seconds = time.perf_counter() - begin
    seats = tuple(
        SeatResult(level, score / games_to_play, won)
        for level, score, won in zip(levels, scores, wins, strict=True)
    )
    return SimulationResult(game, games_to_play, seats, seconds)


@dataclass(frozen=True)
class Duel:
    """How two levels compare over the same deals.

    Attributes:
        difference: mean score of the first level less that of the second, per seat and game.
        error: standard error of the difference.
    """

    difference: float
    error: float


def duel(game: str, deals: int, options: GameOptions, levels: tuple[str, str], seed: int) -> Duel:
    """Compare two levels with duplicate deals: each game is played twice, with sides changed.

    Args:
        game: a name of the registry.
        deals: how many pairs of games, at least 2.
        options: of that game.
        levels: of the bots, which sit alternately around the table.
        seed: the same seed plays the same games.
    """
    pair = [make_bot(level, game) for level in levels]
    seeds = random.Random(seed)
    differences = []
    for _ in range(deals):
        game_seed = int(seeds.random() * 2**53)
        for first in (0, 1):
            sides = [(seat + first) % 2 for seat in range(options.players)]
            standings = play_game(games()[game], options, [pair[s] for s in sides], game_seed)
            means = [
                statistics.mean(s.score for s in standings if sides[s.seat] == side)
                for side in (0, 1)
            ]
            differences.append(means[0] - means[1])
    per_deal = [statistics.mean(differences[i : i + 2]) for i in range(0, len(differences), 2)]
    error = statistics.stdev(per_deal) / math.sqrt(deals)
    return Duel(statistics.mean(per_deal), error)


def play_game(
    game: Game, options: GameOptions, bots: Sequence[Bot], seed: int
) -> tuple[Standing, ...]:
    """Play one game to the end and check its sums.

    Returns:
        The final standings.
    """
    state, events = game.start(options, Chance(random.Random(seed)))
    heard = list(events)
    actions = 0
    while (seat := state.turn) is not None:
        action = bots[seat].choose(state.view(seat), rng_for(seed, seat, actions))
        heard += state.apply(action)
        actions += 1
    if check := SUM_CHECKS.get(game.name):
        check(options, heard)
    return state.standings
