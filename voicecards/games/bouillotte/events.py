"""What happens in Bouillotte until a deal ends, as narrated and as written in transcripts.

Every event tells amounts in chips and what they leave: `stack` is what a seat has behind after
the event, `pot` all that can be won. Lists of seats run from the dealer's left.
"""

from __future__ import annotations

from dataclasses import dataclass

from voicecards.cards import Card, Rank
from voicecards.games.bouillotte.hands import HandKind
from voicecards.games.game import Event, Seat, Standing


@dataclass(frozen=True)
class SeatCard:
    """A card in front of a seat."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Payment:
    """Chips that a seat pays or receives; `stack` is what it has behind afterwards."""

    seat: Seat
    amount: int
    stack: int


# --- the session ---------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class GameStarted(Event):
    """The table is set. 0 means no limit for `max_raise`, none for the two ends of the session."""

    players: int
    ranks: tuple[Rank, ...]
    starting_chips: int
    ante: int
    min_raise: int
    max_raise: int
    session_deals: int
    target_chips: int
    rebuys: int


@dataclass(frozen=True, kw_only=True)
class SeatCardsDrawn(Event):
    """Cards are drawn for the deal and the places. `again`: equal ranks, who draw once more."""

    draws: tuple[SeatCard, ...]
    again: tuple[Seat, ...]


@dataclass(frozen=True, kw_only=True)
class FirstDealerChosen(Event):
    """Who deals first: the highest card drawn, or chance."""

    seat: Seat
    drawn: bool


@dataclass(frozen=True, kw_only=True)
class PlaceTaken(Event):
    """A seat takes a place, counted clockwise from 1. `forced`: it was the last one free."""

    seat: Seat
    place: int
    forced: bool


@dataclass(frozen=True, kw_only=True)
class SeatsSettled(Event):
    """Everybody sits: all seats clockwise from place 1."""

    order: tuple[Seat, ...]


@dataclass(frozen=True, kw_only=True)
class ChipsLost(Event):
    """A seat has no chips after a deal; `rebuys_left` tells how often it may still buy in."""

    seat: Seat
    rebuys_left: int


@dataclass(frozen=True, kw_only=True)
class BoughtIn(Event):
    """A seat takes a new cave."""

    seat: Seat
    amount: int
    stack: int
    rebuys_left: int


@dataclass(frozen=True, kw_only=True)
class PlayerOut(Event):
    """A seat plays no more. `left` is how many still have chips; `declined` a rebuy."""

    seat: Seat
    left: int
    declined: bool


@dataclass(frozen=True, kw_only=True)
class CarriedChipsGiven(Event):
    """The session ends with chips still carried: they go to the winner named."""

    seat: Seat
    amount: int
    stack: int


@dataclass(frozen=True, kw_only=True)
class GameOver(Event):
    """The session has ended, by `deals`, `target` or `last_player`. Scores are less rebuys."""

    reason: str
    standings: tuple[Standing, ...]


# --- a deal --------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class DealStarted(Event):
    """A deal begins. `deals` is how many there will be, 0 without that limit.

    `ranks` are those of the pack, `ranks_changed` that the last deal used others; `carried` are
    chips that open the pot.
    """

    number: int
    deals: int
    dealer: Seat
    order: tuple[Seat, ...]
    ranks: tuple[Rank, ...]
    ranks_changed: bool
    carried: int


@dataclass(frozen=True, kw_only=True)
class AntesPaid(Event):
    """Everybody dealt in has paid the ante, or all that he had."""

    ante: int
    payments: tuple[Payment, ...]
    pot: int


@dataclass(frozen=True, kw_only=True)
class Straddled(Event):
    """A seat doubles the pot blind: it pays `amount`, and `paid` is the new level."""

    seat: Seat
    amount: int
    paid: int
    pot: int
    stack: int


@dataclass(frozen=True, kw_only=True)
class StraddleDeclined(Event):
    """A seat does not straddle, which ends the straddling."""

    seat: Seat


@dataclass(frozen=True, kw_only=True)
class HandDealt(Event):
    """A seat receives its hand, sorted. Only that seat hears it."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, kw_only=True)
class OpenCardsDealt(Event):
    """The third card of every hand lies face up."""

    cards: tuple[SeatCard, ...]


@dataclass(frozen=True, kw_only=True)
class RetournesTurned(Event):
    """Common cards are turned up. `retournes` are all that lie face up now."""

    cards: tuple[Card, ...]
    retournes: tuple[Card, ...]
    face_down: int


@dataclass(frozen=True, kw_only=True)
class RetourneChanged(Event):
    """The first retourné is set aside and another takes its place; everybody acts again."""

    old: Card
    card: Card
    retournes: tuple[Card, ...]


@dataclass(frozen=True, kw_only=True)
class BettingStarted(Event):
    """A betting round begins. `face_down` retournés do not count yet."""

    round: int
    rounds: int
    first: Seat
    level: int
    face_down: int
    pot: int


@dataclass(frozen=True, kw_only=True)
class BettingSkipped(Event):
    """Nobody could be called any more, so the betting rounds from this one on are left out."""

    round: int
    rounds: int


@dataclass(frozen=True, kw_only=True)
class Checked(Event):
    """A seat stays in without paying."""

    seat: Seat


@dataclass(frozen=True, kw_only=True)
class Called(Event):
    """A seat pays what it owed. `missing`: chips it could not pay; then it is all-in."""

    seat: Seat
    amount: int
    missing: int
    all_in: bool
    pot: int
    stack: int


@dataclass(frozen=True, kw_only=True)
class Raised(Event):
    """A seat raises the level by `n`, having paid `amount` in all.

    `bet`: nobody had bet in this round. `full`: by the smallest raise or more; a smaller one is
    all-in and lets nobody raise who had already acted.
    """

    seat: Seat
    n: int
    amount: int
    level: int
    bet: bool
    full: bool
    all_in: bool
    pot: int
    stack: int


@dataclass(frozen=True, kw_only=True)
class Folded(Event):
    """A seat leaves the deal. `free`: it could have checked. `left` players are still in."""

    seat: Seat
    free: bool
    left: int


@dataclass(frozen=True, kw_only=True)
class BrelanAnnounced(Event):
    """A seat announces a brelan and is paid: `received` in all, in `payments` payer by payer.

    `brelan` is None where the table hears no more than that it is a brelan.
    """

    seat: Seat
    brelan: HandKind | None
    fee: int
    payments: tuple[Payment, ...]
    received: int
    stack: int


@dataclass(frozen=True, kw_only=True)
class ExposeChosen(Event):
    """A seat has chosen the card it will lay open. Only that seat hears it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, kw_only=True)
class CardsExposed(Event):
    """Everybody still in lays the chosen card open."""

    cards: tuple[SeatCard, ...]
