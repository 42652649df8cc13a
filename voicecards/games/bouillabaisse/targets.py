"""The three targets: which are possible, and how they are drawn (sections 1 and 2.3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from voicecards.cards import PACK, Card, Rank, Suit
from voicecards.games.chance import Chance


@dataclass(frozen=True)
class Targets:
    """The suit of round 2, the rank of round 3 and the special card of round 4."""

    suit: Suit
    rank: Rank
    card: Card


def special_cards(
    pool: str, target_ranks: Iterable[Rank], in_play: Iterable[Card]
) -> tuple[Card, ...]:
    """Return the cards that may be the special card, sorted, each once.

    Args:
        pool: `tens_and_faces` (the target ranks in every suit) or `any_card`.
        target_ranks: the pool of the target rank.
        in_play: the cards dealt at this table.
    """
    held = set(in_play)
    if pool == "tens_and_faces":
        held &= {Card(rank, suit) for rank in target_ranks for suit in Suit}
    return tuple(card for card in PACK if card in held)


def draw_targets(
    target_ranks: Iterable[Rank], special_pool: Iterable[Card], chance: Chance
) -> Targets:
    """Draw the three targets, independently of each other."""
    return Targets(
        suit=chance.choice(tuple(Suit)),
        rank=chance.choice(sorted(target_ranks)),
        card=chance.choice(tuple(special_pool)),
    )
