"""How fast the rules play: whole random deals per second, beside OpenSpiel's Hearts.

    python benchmarks/engine.py [--json] [--seconds 5]

Both engines are driven from Python in this one process, in turns, by the same loop: ask for the
legal actions, pick one, apply it. A deal is 52 cards dealt to four players and played out; ours
also tells every event, and scores. The kernel is what the experts think with: the same deals by
the rules of the last round, where everything counts, on numbers alone. The other pair of figures
is dealing alone: 52 cards shuffled and given out in four sorted hands, without the start of a round
(events, stakes) for ours and card by card, which is how it deals, for OpenSpiel. Install the peer
with the group `bench`.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import cache
from operator import attrgetter

from voicecards.bots.bouillabaisse.hand import round_rules
from voicecards.bots.kernel.random_play import RandomDealer
from voicecards.cards import PACK, Card, Rank, Suit
from voicecards.games import games
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.bouillabaisse.scoring import LAST_ROUND, Stakes
from voicecards.games.bouillabaisse.targets import Targets
from voicecards.games.chance import Chance

BATCHES = 10
PLAYERS = 4


def our_deals(rng: random.Random, count: int) -> int:
    """Play at least `count` deals of Bouillabaisse at random; a game is six of them."""
    game = games()["bouillabaisse"]
    options = game.options(players=PLAYERS)
    deals = 0
    while deals < count:
        state, _ = game.start(options, Chance(random.Random(int(rng.random() * 2**32))))
        while not state.is_over:
            legal = state.legal_actions()
            state.apply(legal[int(rng.random() * len(legal))])
        deals += 6
    return deals


def kernel_deals(rng: random.Random, count: int) -> int:
    """Deal, play at random and score `count` deals of the last round in the kernel."""
    dealer = _kernel()
    for number in range(count):
        dealer.deal(number % PLAYERS, rng.random)
    return count


@cache
def _kernel() -> RandomDealer:
    options = BouillabaisseOptions(players=PLAYERS)
    targets = Targets(Suit.HEARTS, Rank.QUEEN, Card(Rank.KING, Suit.SPADES))
    rules = round_rules(Stakes.of_round(LAST_ROUND, targets, options), options, targets.card)
    return RandomDealer(rules, rules.deck.mask(options.cards_in_play))


def our_dealing(rng: random.Random, count: int) -> int:
    """Shuffle 52 cards and give them out, `count` times."""
    chance = Chance(rng)
    index = attrgetter("index")
    size = len(PACK) // PLAYERS
    for _ in range(count):
        mixed = chance.shuffled(PACK)
        for start in range(0, len(mixed), size):
            sorted(mixed[start : start + size], key=index)
        chance.drawn.clear()
    return count


class Peer:
    """OpenSpiel's Hearts, without passing cards, so that a deal is what ours is."""

    def __init__(self) -> None:
        import pyspiel

        self._game = pyspiel.load_game("hearts(pass_cards=False)")

    def deals(self, rng: random.Random, count: int) -> int:
        """Play `count` deals at random."""
        for _ in range(count):
            state = self._game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
        return count

    def dealing(self, rng: random.Random, count: int) -> int:
        """Deal `count` times, card by card."""
        for _ in range(count):
            state = self._game.new_initial_state()
            while state.is_chance_node():
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
        return count


def rate(work: Callable[[random.Random, int], int], seconds: float, rng: random.Random) -> float:
    """Return how many times in a second of processor time `work` does its thing."""
    done, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        done += work(rng, 20)
    return done / spent


def measure(
    work: dict[str, Callable[[random.Random, int], int]], seconds: float
) -> dict[str, float]:
    """Return the median rate of each, in batches taken in turns so that load falls on all."""
    rates: dict[str, list[float]] = {name: [] for name in work}
    for batch in range(BATCHES):
        for name, job in work.items():
            rates[name].append(rate(job, seconds / BATCHES, random.Random(batch)))
    return {name: statistics.median(found) for name, found in rates.items()}


def main() -> None:
    """Measure and print; without the peer, our own figures alone."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one object of named figures")
    parser.add_argument(
        "--seconds", type=float, default=5.0, help="of processor time, for each figure"
    )
    arguments = parser.parse_args()
    work: dict[str, Callable[[random.Random, int], int]] = {
        "deals_per_s": our_deals,
        "kernel_deals_per_s": kernel_deals,
        "dealing_per_s": our_dealing,
    }
    try:
        peer = Peer()
    except ImportError:
        print("OpenSpiel is not installed: uv sync --group bench", file=sys.stderr)
    else:
        work |= {"openspiel_deals_per_s": peer.deals, "openspiel_dealing_per_s": peer.dealing}
    figures = measure(work, arguments.seconds)
    for name, peers in (("deals", "deals"), ("kernel_deals", "deals"), ("dealing", "dealing")):
        if theirs := figures.get(f"openspiel_{peers}_per_s"):
            figures[f"{name}_ratio"] = figures[f"{name}_per_s"] / theirs
    figures = {name: round(value, 2) for name, value in figures.items()}
    if arguments.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:28}{value:12}")


if __name__ == "__main__":
    main()
