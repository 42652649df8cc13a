"""What the cards laid in a domino tell of the hands they came from."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from voicecards.bots.kernel.deck import Index, Mask, bits
from voicecards.bots.kernel.domino import DominoRules, worth
from voicecards.games.game import Seat

LENIENCE: Final = 4.0
"""How much worse a card may look than another, as `worth` has it, and still be laid before it about
a third as often."""


class Laid(NamedTuple):
    """A card that somebody else has laid.

    Attributes:
        seat: who.
        card: its index.
        open: what fitted when it was laid.
        since: the cards that seat has laid from then on, this one included.
    """

    seat: Seat
    card: Index
    open: Mask
    since: Mask


def likelihood(rules: DominoRules, laid: Sequence[Laid], hands: Sequence[Mask]) -> float:
    """Return how well hands explain what was laid, as the logarithm of a probability.

    Everybody is taken to lay by his own cards as in `play_out`, though not always.

    Args:
        rules: of the hand.
        laid: by the others.
        hands: what they hold now.
    """
    total = 0.0
    for seat, card, fitted, since in laid:
        hand = hands[seat] | since
        may = hand & fitted
        if may & (may - 1):
            done = worth(rules, hand, card)
            gaps = [(worth(rules, hand, other) - done) / LENIENCE for other in bits(may)]
            total -= math.log(sum([math.exp(gap) for gap in gaps]))
    return total
