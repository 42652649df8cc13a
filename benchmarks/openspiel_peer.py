"""The expert beside OpenSpiel's information-set tree search, at the same rules and time.

    python benchmarks/openspiel_peer.py [--json] [--ms 25] [--deals 60] [--players 4] [--seed 1]

Both sit in the same seat of the same deals of Bouillabaisse, once the one and once the other, among
club players, and have the same processor time for each card; 25 ms is about what the expert takes
where no clock counts. The peer searches over our kernel's positions, which are as fast as Python
can make them, deals hidden hands by the same code as the expert, nothing that a seat has shown it
cannot hold, and plays out at random, as OpenSpiel does. So many deals are played of each round.
Printed is by how much the expert scores better a round, and half of the 95 % interval, every round
counting the same. Install the peer with the group `bench`.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from typing import Any, Final

import numpy as np
from figures import tell
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from seat_swaps import gain, interval

from voicecards.bots import make_bot
from voicecards.bots.bouillabaisse.hand import rules_of, seen_of
from voicecards.bots.kernel.deck import Index, bits
from voicecards.bots.kernel.position import Position
from voicecards.bots.kernel.rules import Rules
from voicecards.bots.kernel.unseen import Seen
from voicecards.games import games
from voicecards.games.bouillabaisse.view import BouillabaisseView
from voicecards.games.game import Action, View
from voicecards.games.trick import PLAYS
from voicecards.session.clocked import Clocked

EXPLORE: Final = 1.0
"""How much the peer explores, in returns whose range is about one. From 0.03 to 1 no difference is
seen in a hundred deals."""


KINDS: Final = "123456"
"""The rounds."""


class RoundState:
    """A round as OpenSpiel's algorithms ask about states."""

    def __init__(self, rules: Rules, position: Position, scale: float) -> None:
        self.rules, self.position, self.scale = rules, position, scale

    def current_player(self) -> int:
        return self.position.turn

    def legal_actions(self) -> list[Index]:
        return list(bits(self.position.legal(self.rules)))

    def apply_action(self, action: Index) -> None:
        self.position.play(self.rules, int(action))

    def is_terminal(self) -> bool:
        return self.position.is_over(self.rules)

    def is_chance_node(self) -> bool:
        return False

    def information_state_string(self) -> tuple[object, ...]:
        place = self.position
        return (place.hands[place.turn], place.pile, place.best, *place.captured)

    def returns(self) -> list[float]:
        scores = self.position.scores(self.rules)
        mean = sum(scores) / len(scores)
        return [(score - mean) / self.scale for score in scores]

    def clone(self) -> RoundState:
        return RoundState(self.rules, self.position.copy(), self.scale)


class RandomRollouts:
    """Values a state by one random playout, each card equally likely, as OpenSpiel's does."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def prior(self, state: RoundState) -> list[tuple[Index, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def evaluate(self, state: RoundState) -> list[float]:
        rules, playing = state.rules, state.position.copy()
        draw = self._rng.random
        while not playing.is_over(rules):
            for _ in range(rules.seats - playing.laid):
                may = playing.legal(rules)
                for _ in range(int(draw() * may.bit_count())):
                    may &= may - 1
                playing.play(rules, (may & -may).bit_length() - 1)
        return RoundState(rules, playing, state.scale).returns()


class Peer:
    """A bot that asks OpenSpiel's search, for so many ms a card.

    Attributes:
        simulations: how many it has run, for each decision.
    """

    def __init__(self, ms: int) -> None:
        self._seconds = ms / 1000
        self.simulations: list[int] = []

    def choose(self, view: View, rng: random.Random) -> Action:
        assert isinstance(view, BouillabaisseView)
        if len(view.legal) == 1:
            return view.legal[0]
        end = time.process_time() + self._seconds
        rules = rules_of(view)
        seen = seen_of(rules, view)
        search: Any = ISMCTSBot(
            None, RandomRollouts(rng), EXPLORE, 0, random_state=np.random.RandomState(view.round)
        )
        root = RoundState(rules, seen.position, _scale(rules))
        node = search.create_new_node(root)
        done = 0
        while done < 8 or time.process_time() < end:
            search.run_simulation(self._sample(root, seen, rng))
            done += 1
        if not node.child_info:  # nothing that counts is left
            return view.legal[0]
        self.simulations.append(done)
        best = max(node.child_info, key=lambda action: node.child_info[action].visits)
        return PLAYS[rules.deck.card(int(best))]

    @staticmethod
    def _sample(root: RoundState, seen: Seen, rng: random.Random) -> RoundState:
        return RoundState(root.rules, seen.world(rng, 1.0), root.scale)


def _scale(rules: Rules) -> float:
    """All the points of a round, about."""
    cards = sum(abs(value) for value in rules.values)
    return float(cards + abs(rules.trick) * len(rules.values) // rules.seats) or 1.0


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one object of named figures")
    parser.add_argument("--ms", type=int, default=25, help="processor time for each card")
    parser.add_argument("--deals", type=int, default=60, help="of each round")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    options = games()["bouillabaisse"].options(players=arguments.players)
    club = make_bot("club", "bouillabaisse")
    expert: Any = make_bot("expert", "bouillabaisse")
    peer = Peer(arguments.ms)
    timed = Clocked(expert, arguments.ms, time.process_time)
    seeds = random.Random(arguments.seed)
    ours: list[list[float]] = [[] for _ in KINDS]
    theirs: list[list[float]] = [[] for _ in KINDS]
    for _ in range(arguments.deals):
        for kind, mine, other in zip(KINDS, ours, theirs, strict=True):
            seed = int(seeds.random() * 2**40)
            seats = [seed % arguments.players]
            mine.append(gain("bouillabaisse", options, kind, (timed, club), seed, seats))
            other.append(gain("bouillabaisse", options, kind, (peer, club), seed, seats))
    ahead = [
        [one - two for one, two in zip(mine, other, strict=True)]
        for mine, other in zip(ours, theirs, strict=True)
    ]
    figures: dict[str, float] = {"deals": arguments.deals * len(KINDS)}
    compared = {"expert_over_peer": ahead, "expert_over_club": ours, "peer_over_club": theirs}
    for name, gains in compared.items():
        figures[name] = round(float(np.mean(gains)), 2)
        figures[f"{name}_95"] = round(math.hypot(*map(interval, gains)) / len(KINDS), 2)
    figures["peer_simulations"] = round(float(np.mean(peer.simulations)), 1)
    tell(figures, as_json=arguments.json)


if __name__ == "__main__":
    main()
