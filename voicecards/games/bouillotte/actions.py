"""What a player may decide in Bouillotte (rule sheet, sections 4.2, 4.4, 4.5, 6 and 7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from voicecards.cards import Card
from voicecards.games.game import Action


@dataclass(frozen=True)
class Check(Action):
    """Stay in without paying, when nothing is owed."""

    name: ClassVar[str] = "check"


@dataclass(frozen=True)
class Call(Action):
    """Pay what is owed, or all one has if that is less."""

    name: ClassVar[str] = "call"


@dataclass(frozen=True)
class Raise(Action):
    """Pay what is owed and `n` chips more; a bet when nobody has bet yet."""

    name: ClassVar[str] = "raise"
    n: int


@dataclass(frozen=True)
class Fold(Action):
    """Leave the deal; what was paid stays."""

    name: ClassVar[str] = "fold"


@dataclass(frozen=True)
class Announce(Action):
    """Announce a brelan and be paid for it. The turn goes on."""

    name: ClassVar[str] = "announce"


@dataclass(frozen=True)
class Expose(Action):
    """Choose the hidden card to lay open before the third betting round."""

    name: ClassVar[str] = "expose"
    card: Card


@dataclass(frozen=True)
class Straddle(Action):
    """Double the pot before the deal, without having seen a card."""

    name: ClassVar[str] = "straddle"


@dataclass(frozen=True)
class Rebuy(Action):
    """Take a new cave after having lost the last chip."""

    name: ClassVar[str] = "rebuy"


@dataclass(frozen=True)
class Pass(Action):
    """Decline to straddle or to buy in again. In the betting "pass" is only a spoken word."""

    name: ClassVar[str] = "pass"


@dataclass(frozen=True)
class Choose(Action):
    """Take a place at the table in the seat draw. Places count clockwise from 1."""

    name: ClassVar[str] = "choose"
    n: int


ACTIONS: Final[dict[str, type[Action]]] = {
    kind.name: kind
    for kind in (Check, Call, Raise, Fold, Announce, Expose, Straddle, Rebuy, Pass, Choose)
}
"""Every kind of action by name, in the order in which legal actions are listed."""


class Phase(StrEnum):
    """What is being decided."""

    SEATING = "seating"
    STRADDLE = "straddle"
    BETTING = "betting"
    EXPOSING = "exposing"
    REBUY = "rebuy"
    OVER = "over"


DECISIONS: Final[dict[Phase, tuple[type[Action], ...]]] = {
    Phase.SEATING: (Choose,),
    Phase.STRADDLE: (Straddle, Pass),
    Phase.BETTING: (Check, Call, Raise, Fold, Announce),
    Phase.EXPOSING: (Expose,),
    Phase.REBUY: (Rebuy, Pass),
    Phase.OVER: (),
}
"""The kinds of action that belong to each phase."""
