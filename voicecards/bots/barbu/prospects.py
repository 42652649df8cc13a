"""What a dealt hand is worth in a contract: deals played out before a card is laid."""

from __future__ import annotations

import random
from functools import lru_cache

from voicecards.bots.barbu.hand import DECK, domino_rules, trick_rules
from voicecards.bots.kernel.deck import EVERYTHING, Mask, bits
from voicecards.bots.kernel.domino import DominoPosition, play_out
from voicecards.bots.kernel.playout import Playout
from voicecards.bots.kernel.position import Position
from voicecards.bots.kernel.unseen import Unseen
from voicecards.cards import Rank, Suit
from voicecards.games.barbu.options import DEALER_CHOOSES, BarbuOptions
from voicecards.games.game import Seat

AVERAGE_DEALS = 60
"""Deals that stand for all deals of a table, when an average is asked for."""

_playout = lru_cache(maxsize=128)(Playout)


def result(
    contract: str,
    options: BarbuOptions,
    hands: list[Mask],
    leader: Seat,
    trump: Suit | None = None,
    start: Rank | None = None,
) -> list[int]:
    """Return the scores of a deal played out by manner, without doubles.

    Args:
        contract: its name.
        options: the table's.
        hands: all of them.
        leader: of the first trick, or of the domino.
        trump: of `trumps`.
        start: of a domino.
    """
    if contract == "domino":
        assert start is not None
        domino = domino_rules(options, start)
        return play_out(domino, DominoPosition(domino, hands, leader))
    rules = trick_rules(contract, options, trump)
    position = Position(rules, hands, leader, hands[leader].bit_count())
    _playout(rules).finish(position)
    return position.scores(rules)


def named_for(contract: str, options: BarbuOptions, hand: Mask) -> tuple[Suit | None, Rank | None]:
    """Return the trump suit or start rank that looks best for a hand, at a glance."""
    if contract == "trumps":
        return max(Suit, key=lambda suit: _strength(hand & DECK.suits[suit])), None
    if contract == "domino":
        start = options.domino_start_rank
        if start != DEALER_CHOOSES:
            assert isinstance(start, Rank)
            return None, start
        return None, min(options.start_ranks, key=lambda rank: _distance(hand, rank))
    return None, None


def _strength(suit: Mask) -> float:
    return sum(1 + (index % 13) / 13 for index in bits(suit))


def _distance(hand: Mask, start: Rank) -> int:
    """How far the cards of a hand are from the rank that opens suits, the farthest most."""
    away = [abs(index % 13 - (start - 2)) for index in bits(hand)]
    opened = sum(index % 13 == start - 2 for index in bits(hand))
    return sum(step * step for step in away) - 10 * opened


@lru_cache(maxsize=256)
def average(contract: str, options: BarbuOptions, leads: int) -> tuple[float, float]:
    """Return what a declarer gains over the others with an average hand, and how much that varies.

    Args:
        contract: its name.
        options: the table's.
        leads: who leads the first trick, in seats from the declarer.

    Returns:
        Mean and standard deviation of the declarer's score less the mean of the others'.
    """
    rng = random.Random(f"{contract}/{leads}")
    cards = DECK.mask(options.cards_in_play)
    seats = options.players
    size = options.hand_size
    unseen = Unseen(cards, (size,) * seats, (EVERYTHING & cards,) * seats, (0,) * seats)
    gains = []
    for _ in range(AVERAGE_DEALS):
        hands = unseen.deal(rng, 1.0)
        trump, start = named_for(contract, options, hands[0])
        scores = result(contract, options, hands, leads, trump, start)
        gains.append((scores[0] * seats - sum(scores)) / (seats - 1))
    mean = sum(gains) / len(gains)
    return mean, (sum((gain - mean) ** 2 for gain in gains) / len(gains)) ** 0.5
