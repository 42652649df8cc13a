"""How much better each level plays than the one below: duplicate deals, sides changed.

    python benchmarks/strength.py [--json] [--game bouillabaisse] [--players 4] [--deals 100]

Prints, for each pair of levels, the mean difference of their scores per seat and game, its
standard error, and how long a decision of each level takes.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from itertools import pairwise

from voicecards.bots import LEVELS, make_bot, rng_for
from voicecards.games import games
from voicecards.games.chance import Chance
from voicecards.simulate import duel


def decision_times(game: str, level: str, players: int, seed: int) -> list[float]:
    """Return how long each decision of one whole game takes, in ms of processor time, sorted."""
    rules = games()[game]
    bot = make_bot(level, game)
    state, _ = rules.start(rules.options(players=players), Chance(random.Random(seed)))
    times: list[float] = []
    while (seat := state.turn) is not None:
        view = state.view(seat)
        begin = time.process_time()
        action = bot.choose(view, rng_for(seed, seat, len(times)))
        times.append((time.process_time() - begin) * 1000)
        state.apply(action)
    return sorted(times)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one object of named figures")
    parser.add_argument("--game", default="bouillabaisse", choices=list(games()))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    figures: dict[str, float] = {}
    options = games()[arguments.game].options(players=arguments.players)
    for lower, higher in pairwise(LEVELS):
        if make_bot(lower, arguments.game) is not make_bot(higher, arguments.game):
            result = duel(arguments.game, arguments.deals, options, (higher, lower), arguments.seed)
            figures[f"{higher}_less_{lower}"] = round(result.difference, 1)
            figures[f"{higher}_less_{lower}_error"] = round(result.error, 1)
    for level in LEVELS:
        times = decision_times(arguments.game, level, arguments.players, arguments.seed)
        figures[f"{level}_decision_p95_ms"] = round(times[int(len(times) * 0.95)], 2)
    if arguments.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:32}{value:10}")


if __name__ == "__main__":
    main()
