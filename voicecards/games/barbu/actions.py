"""What players decide in Barbu, besides playing a card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from voicecards.cards import Rank, Suit
from voicecards.games.game import Action, PlayCard, Seat


@dataclass(frozen=True)
class ChooseContract(Action):
    """Choose one of the contracts the dealer has still to lead."""

    name: ClassVar[str] = "contract"
    contract: str


@dataclass(frozen=True)
class NameTrump(Action):
    """Name the trump suit, as the declarer of trumps."""

    name: ClassVar[str] = "trump"
    suit: Suit


@dataclass(frozen=True)
class NameStartRank(Action):
    """Name the rank that opens suits, as the declarer of a domino."""

    name: ClassVar[str] = "start_rank"
    rank: Rank


@dataclass(frozen=True)
class Contro(Action):
    """Double another seat."""

    name: ClassVar[str] = "contro"
    seat: Seat


@dataclass(frozen=True)
class Redouble(Action):
    """Redouble a seat that has doubled oneself."""

    name: ClassVar[str] = "redouble"
    seat: Seat


@dataclass(frozen=True)
class Pass(Action):
    """End one's speech in contro, or play no card in a domino."""

    name: ClassVar[str] = "pass"


@dataclass(frozen=True)
class AceHigh(Action):
    """Lay the ace that was asked about above its king."""

    name: ClassVar[str] = "ace_high"


@dataclass(frozen=True)
class AceLow(Action):
    """Lay the ace that was asked about below the lowest card of its suit."""

    name: ClassVar[str] = "ace_low"


ACTIONS: Final[Mapping[str, type[Action]]] = {
    kind.name: kind
    for kind in (
        PlayCard,
        ChooseContract,
        NameTrump,
        NameStartRank,
        Contro,
        Redouble,
        Pass,
        AceHigh,
        AceLow,
    )
}
"""Every kind of action of Barbu by name."""
