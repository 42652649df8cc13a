"""How much better each level plays than the one below: duplicate deals, sides changed.

    python benchmarks/strength.py [--json] [--game NAME] [--players N] [--deals N] [--seed N]

Prints for each match of `MATCHES` (all, or those of a game or a number of players) the mean
difference of the scores per seat, with the half width of its 95 % interval, and how long a decision
of each level takes. Bouillotte is told in chips per 100 deals, each deal with new stacks; there
`_gain_of_answer` is what a player gains who knows how that level plays: he tries his choices
against it in deals that fit what he sees, and takes the best (`best_answer.py`).
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from best_answer import gain_of_answer
from figures import tell

from voicecards.bots import LEVELS, make_bot, rng_for
from voicecards.games import games
from voicecards.games.chance import Chance
from voicecards.games.options import GameOptions
from voicecards.simulate import duel

NORMAL_95 = 1.96
ANSWERED = 60
"""So many deals are answered for `_gain_of_answer`: each takes long."""


@dataclass(frozen=True)
class Match:
    """Two bots over the same deals, with sides changed.

    Attributes:
        game: a name of the registry.
        better, worse: the bots.
        players: how many sit at the table.
        deals: pairs of games, unless the command line says otherwise.
        unit: by what the difference is multiplied.
        options: of the table, as texts.
    """

    game: str
    better: str
    worse: str
    players: int
    deals: int = 100
    unit: int = 1
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The name of its figure."""
        return f"{self.game}_{self.players}_{self.better}_less_{self.worse}"

    def table(self) -> GameOptions:
        """Its table."""
        texts = {"players": str(self.players), **self.options}
        return games()[self.game].options.from_text(texts)


ONE_DEAL = {"session_deals": "1", "seat_draw": "off"}
MATCHES = (
    *(Match("bouillabaisse", "beginner", "random", players) for players in (3, 4, 6)),
    *(Match("bouillabaisse", "club", "beginner", players) for players in (3, 4, 6)),
    Match("barbu", "beginner", "random", 4, deals=30),
    Match("barbu", "club", "beginner", 4, deals=30),
    *(
        Match("bouillotte", better, worse, players, 400, 100, ONE_DEAL)
        for players in (3, 4, 5)
        for better, worse in (("beginner", "random"), ("club", "beginner"), ("expert", "club"))
    ),
)
"""What is measured."""


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


def measure(match: Match, deals: int, seed: int) -> dict[str, float]:
    """Play a match and return its figures."""
    result = duel(match.game, deals, match.table(), (match.better, match.worse), seed)
    return {
        match.name: round(result.difference * match.unit, 1),
        f"{match.name}_within": round(result.error * match.unit * NORMAL_95, 1),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one object of named figures")
    parser.add_argument("--game", choices=list(games()))
    parser.add_argument("--players", type=int)
    parser.add_argument("--deals", type=int)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    figures: dict[str, float] = {}
    wanted = [
        match
        for match in MATCHES
        if arguments.game in (None, match.game) and arguments.players in (None, match.players)
    ]
    for match in wanted:
        figures |= measure(match, arguments.deals or match.deals, arguments.seed)
    for game, players in sorted({(match.game, match.players) for match in wanted}):
        for level in LEVELS:
            times = decision_times(game, level, players, arguments.seed)
            p95 = times[int(len(times) * 0.95)]
            figures[f"{game}_{players}_{level}_decision_p95_ms"] = round(p95, 2)
    if ("bouillotte", 3) in {(match.game, match.players) for match in wanted}:
        for level in LEVELS[1:]:
            gain, within = gain_of_answer(level, ANSWERED, arguments.seed)
            figures[f"bouillotte_3_{level}_gain_of_answer"] = round(gain, 1)
            figures[f"bouillotte_3_{level}_gain_of_answer_within"] = round(within, 1)
    tell(figures, as_json=arguments.json, width=56)


if __name__ == "__main__":
    main()
