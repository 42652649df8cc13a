"""Short ways to set up tables, rounds and piles of Bouillabaisse."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from voicecards.cards import PACK, Card, Rank, Suit, cards
from voicecards.games.bouillabaisse.events import Capture, RoundScored
from voicecards.games.bouillabaisse.game import BouillabaisseState
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.bouillabaisse.scoring import Stakes, add, score_round
from voicecards.games.bouillabaisse.targets import Targets
from voicecards.games.game import Event, PlayCard

E = TypeVar("E", bound=Event)
A, B, C, D, E_, F, G = range(7)

CLUBS, DIAMONDS, SPADES, HEARTS = (
    " ".join(card.code for card in PACK if card.suit is suit) for suit in Suit
)
"""A whole suit as a hand."""


def table(players: int = 4, **options: object) -> BouillabaisseOptions:
    return BouillabaisseOptions(players=players, **options)


def targets(codes: str) -> Targets:
    """Read "H Q KS": suit, rank, special card."""
    suit, rank, card = codes.split()
    return Targets(Suit.from_code(suit), Rank.from_code(rank), Card.from_code(card))


def begin_round(
    number: int,
    hands: Sequence[str],
    wanted: str = "H Q KS",
    leader: int = A,
    **options: object,
) -> BouillabaisseState:
    """Set up a round with given hands; the leader sits left of the dealer."""
    players = len(hands)
    return BouillabaisseState.from_position(
        table(players, **options),
        targets(wanted),
        number,
        [cards(hand) for hand in hands],
        dealer=(leader - 1) % players,
    )


def play(state: BouillabaisseState, codes: str) -> list[Event]:
    """Play the cards in turn, whoever's turn it is."""
    return [event for card in cards(codes) for event in state.apply(PlayCard(card))]


def play_out(state: BouillabaisseState, orders: Sequence[str]) -> RoundScored:
    """Finish the round: each seat plays the first legal card of its own list."""
    while True:
        legal = {action.card for action in state.legal_actions()}
        card = next(c for c in cards(orders[state.turn]) if c in legal)
        scored = of(RoundScored, state.apply(PlayCard(card)))
        if scored:
            return scored[0]


def of(kind: type[E], events: Iterable[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def pile(stakes: Stakes, tricks: Sequence[str]) -> Capture:
    """What a seat has captured with these tricks, each given by its cards ("" for dull ones)."""
    total = Capture()
    for trick in tricks:
        total = add(total, stakes.capture(cards(trick)))
    return total


def scores_of(
    number: int,
    piles: Sequence[Sequence[str]],
    wanted: str = "H Q KS",
    **options: object,
) -> tuple[int, ...]:
    """Score a round from the tricks each seat has captured; seats not given have none."""
    players = options.pop("players", len(piles))
    at_table = table(players, **options)
    stakes = Stakes.of_round(number, targets(wanted), at_table)
    captures = [pile(stakes, p) for p in piles] + [Capture()] * (players - len(piles))
    copies = at_table.cards_in_play.count(targets(wanted).card)
    return score_round(captures, stakes, copies, at_table)[0]
