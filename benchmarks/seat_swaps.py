"""What one better player gains at a table of worse ones, over the same deals.

    python benchmarks/seat_swaps.py [--json] [--game bouillabaisse] [--players 4]
                                    [--levels expert,club] [--deals 40] [--kinds 1,2,3,4,5,6]
                                    [--seed 1] [--set OPTION=VALUE]

Every deal is played by the worse level in all seats, and then with the better one in one of them,
each seat in turn. What counts is by how much that seat's score, against the mean of the table, gets
better, on the average of the seats; scores that are costs are turned around. A deal is a round of
Bouillabaisse or a hand of Barbu: so many are played of each of the six rounds, or of each contract
of the table. Printed is the mean gain a deal, and half of its 95 % interval, for each round or
contract and for all together, and what that comes to in a game of all of them.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from collections.abc import Callable, Sequence

from figures import tell

from voicecards.bots import Bot, make_bot, rng_for
from voicecards.cards import Card
from voicecards.games import games
from voicecards.games.barbu.events import HandScored
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.barbu.state import BarbuState
from voicecards.games.bouillabaisse.events import RoundScored
from voicecards.games.bouillabaisse.game import BouillabaisseState
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.bouillabaisse.targets import draw_targets
from voicecards.games.chance import Chance
from voicecards.games.game import Seat, State
from voicecards.games.options import GameOptions

Deal = Callable[[GameOptions, str, Chance], State]


def bouillabaisse_deal(options: GameOptions, kind: str, chance: Chance) -> State:
    """Deal one round."""
    assert isinstance(options, BouillabaisseOptions)
    targets = draw_targets(options.target_ranks, options.special_cards, chance)
    hands = _hands(options.cards_in_play, options.players, chance)
    return BouillabaisseState.from_position(options, targets, int(kind), hands, chance=chance)


def barbu_deal(options: GameOptions, kind: str, chance: Chance) -> State:
    """Deal one hand of a contract."""
    assert isinstance(options, BarbuOptions)
    hands = _hands(options.cards_in_play, options.players, chance)
    return BarbuState.from_position(options, hands, kind, chance=chance)


def _hands(cards: Sequence[Card], players: int, chance: Chance) -> list[list[Card]]:
    mixed = chance.shuffled(cards)
    size = len(mixed) // players
    return [mixed[start : start + size] for start in range(0, len(mixed), size)]


DEALS: dict[str, tuple[Deal, int]] = {
    "bouillabaisse": (bouillabaisse_deal, -1),
    "barbu": (barbu_deal, 1),
}
"""How a deal begins, and the sign of a good score."""


def play(state: State, bots: Sequence[Bot], seed: int) -> tuple[int, ...]:
    """Play a deal to its end and return its scores."""
    number = 0
    while True:
        seat = state.turn
        assert seat is not None
        for event in state.apply(bots[seat].choose(state.view(seat), rng_for(seed, seat, number))):
            if isinstance(event, RoundScored | HandScored):
                return event.scores
        number += 1


def gain(
    game: str,
    options: GameOptions,
    kind: str,
    pair: Sequence[Bot],
    seed: int,
    seats: Sequence[Seat] | None = None,
) -> float:
    """Return what the first bot of a pair gains over the second in one seat of a deal.

    Args:
        game: its name.
        options: of the table.
        kind: the round or contract.
        pair: the bots; the second sits in all other seats.
        seed: of the deal.
        seats: the mean of them is returned; None: of all seats.
    """
    deal, sign = DEALS[game]
    players = options.players

    def result(bots: Sequence[Bot]) -> list[float]:
        scores = play(deal(options, kind, Chance(random.Random(seed))), bots, seed)
        return [sign * (score - sum(scores) / players) for score in scores]

    usual = result([pair[1]] * players)
    gains = []
    for seat in range(players) if seats is None else seats:
        bots = [pair[1]] * players
        bots[seat] = pair[0]
        gains.append(result(bots)[seat] - usual[seat])
    return statistics.mean(gains)


def interval(gains: Sequence[float]) -> float:
    """Half of the 95 % interval of a mean."""
    return 1.96 * statistics.stdev(gains) / math.sqrt(len(gains)) if len(gains) > 1 else math.inf


def compare(
    game: str,
    options: GameOptions,
    pair: Sequence[Bot],
    deals: int,
    seed: int,
    wanted: Sequence[str] | None = None,
) -> dict[str, list[float]]:
    """Play so many deals of each round or contract and return the gains."""
    kinds = list(options.contracts) if isinstance(options, BarbuOptions) else list("123456")
    gains: dict[str, list[float]] = {}
    for kind in kinds:
        if wanted is None or kind in wanted:
            seeds = random.Random(f"{seed}/{kind}")
            gains[kind] = [
                gain(game, options, kind, pair, int(seeds.random() * 2**40)) for _ in range(deals)
            ]
    return gains


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one object of named figures")
    parser.add_argument("--game", default="bouillabaisse", choices=list(DEALS))
    parser.add_argument("--players", default="4")
    parser.add_argument("--levels", default="expert,club", help="the better one first")
    parser.add_argument("--deals", type=int, default=40, help="of each round or contract")
    parser.add_argument("--kinds", help="rounds or contracts, by commas; otherwise all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", dest="options", action="append", default=[], help="OPTION=VALUE")
    arguments = parser.parse_args()
    texts = {"players": arguments.players, **dict(o.split("=", 1) for o in arguments.options)}
    options = games()[arguments.game].options.from_text(texts)
    pair = [make_bot(level, arguments.game) for level in arguments.levels.split(",")]
    kinds = arguments.kinds.split(",") if arguments.kinds else None
    found = compare(arguments.game, options, pair, arguments.deals, arguments.seed, kinds)
    every = [gain for gains in found.values() for gain in gains]
    # every round counts the same, however its gains vary
    spread = math.sqrt(sum(interval(gains) ** 2 for gains in found.values())) / len(found)
    figures = {
        "deals": float(len(every)),
        "gain": round(statistics.mean(every), 2),
        "gain_95": round(spread, 2),
        "gain_game": round(statistics.mean(every) * len(found), 1),
        "gain_game_95": round(spread * len(found), 1),
    }
    for kind, gains in found.items():
        figures[f"gain_{kind}"] = round(statistics.mean(gains), 2)
        figures[f"gain_{kind}_95"] = round(interval(gains), 2)
    tell(figures, as_json=arguments.json)


if __name__ == "__main__":
    main()
