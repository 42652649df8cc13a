"""How a deal of Bouillotte ends: the events from the last bet to the new stacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from voicecards.cards import Card, Suit
from voicecards.games.bouillotte.events import Payment
from voicecards.games.bouillotte.hands import HandKind, HandValue
from voicecards.games.bouillotte.showdown import Reason, SuitSum
from voicecards.games.game import Event, Seat


@dataclass(frozen=True)
class ShownHand:
    """A hand laid open at the end of a deal.

    `value` is None for a folded hand, which is shown only because its cards count.
    """

    seat: Seat
    cards: tuple[Card, ...]
    value: HandValue | None


@dataclass(frozen=True, kw_only=True)
class PotTaken(Event):
    """All the others folded: the pot is taken unseen."""

    seat: Seat
    amount: int
    stack: int


@dataclass(frozen=True, kw_only=True)
class AllPassed(Event):
    """Nobody has bet. `redeal`: the cards are thrown in and the pot is carried."""

    redeal: bool
    pot: int


@dataclass(frozen=True, kw_only=True)
class UncalledReturned(Event):
    """What nobody called goes back before the pots are made."""

    seat: Seat
    amount: int
    stack: int


@dataclass(frozen=True, kw_only=True)
class HandsShown(Event):
    """The hands are laid open beside the retournés."""

    hands: tuple[ShownHand, ...]
    retournes: tuple[Card, ...]


@dataclass(frozen=True, kw_only=True)
class SuitsCounted(Event):
    """The suits of all cards on the table, in the order in which they decide."""

    sums: tuple[SuitSum, ...]


@dataclass(frozen=True, kw_only=True)
class PotWon(Event):
    """One pot is won. The main pot is number 1 of `pots`.

    `contenders` could win it; `winners` tells what each takes. `value` is the winning hand.
    `reason` decided against the seat `over` (see `Verdict`), `suit` is the table's suit if that
    decided. `odd` chips could not be split evenly; `carried` of them go to the next deal.
    """

    number: int
    pots: int
    amount: int
    contenders: tuple[Seat, ...]
    winners: tuple[Payment, ...]
    value: HandValue
    reason: Reason
    over: Seat | None
    suit: Suit | None
    odd: int
    carried: int


@dataclass(frozen=True, kw_only=True)
class BrelanPaid(Event):
    """At the showdown a brelan is paid by everybody dealt in."""

    seat: Seat
    brelan: HandKind
    fee: int
    payments: tuple[Payment, ...]
    received: int
    stack: int


@dataclass(frozen=True, kw_only=True)
class DealEnded(Event):
    """A deal is over: what each seat won or lost in it, and what it has, by seat."""

    number: int
    changes: tuple[int, ...]
    stacks: tuple[int, ...]
    carried: int


ENDING: Final = (
    AllPassed,
    UncalledReturned,
    HandsShown,
    SuitsCounted,
    PotWon,
    PotTaken,
    BrelanPaid,
    DealEnded,
)
"""The events that end a deal."""
