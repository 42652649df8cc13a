"""The pack, which follows the number of players, and how the retournés come to lie open."""

from __future__ import annotations

from typing import Final

from voicecards.cards import PACK, Card, Rank

_SHORT: Final = (Rank.EIGHT, Rank.NINE, Rank.KING, Rank.ACE)
_MIDDLE: Final = (Rank.EIGHT, Rank.NINE, Rank.QUEEN, Rank.KING, Rank.ACE)
_LONG: Final = (Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)

RANKS: Final[dict[int, tuple[Rank, ...]]] = {2: _SHORT, 3: _SHORT, 4: _MIDDLE, 5: _LONG}
"""The ranks in use by the number of players dealt in (section 2)."""

_PACKS: Final = {
    players: tuple(card for card in PACK if card.rank in ranks) for players, ranks in RANKS.items()
}

HAND_SIZE: Final = 3

FACE_UP: Final[dict[tuple[int, int], tuple[int, ...]]] = {
    (1, 1): (1,),
    (1, 2): (0, 1),
    (1, 3): (0, 1, 1),
    (2, 1): (2,),
    (2, 2): (0, 2),
    (2, 3): (0, 1, 2),
}
"""How many retournés lie face up in each betting round, by how many there are and by the number
of rounds (section 4.5)."""


def pack_for(dealt_in: int) -> tuple[Card, ...]:
    """Return the pack for so many players dealt in, sorted."""
    return _PACKS[dealt_in]


def exposes_before(round_: int, retournes: int) -> bool:
    """Whether every player still in lays a card open before this betting round."""
    return round_ == 3 and retournes == 1
