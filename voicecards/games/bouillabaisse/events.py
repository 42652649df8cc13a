"""What happens in Bouillabaisse, as narrated and as written in transcripts."""

from __future__ import annotations

from dataclasses import dataclass

from voicecards.cards import Card, Rank, Suit
from voicecards.games.game import Event, Seat, Standing


@dataclass(frozen=True, kw_only=True)
class GameStarted(Event):
    """The table is set: who deals first, and which cards are left out of all six rounds."""

    players: int
    hand_size: int
    dealer: Seat
    left_out: tuple[Card, ...]


@dataclass(frozen=True, kw_only=True)
class TargetsRevealed(Event):
    """All three targets at once, with `target_reveal=game_start`."""

    suit: Suit
    rank: Rank
    card: Card


@dataclass(frozen=True, kw_only=True)
class RoundStarted(Event):
    """A round begins. A target is None when this round does not use it.

    The points are this table's values: per trick, per card of the suit or rank, per copy of the
    special card; 0 where the round does not count it.
    """

    round: int
    dealer: Seat
    leader: Seat
    suit: Suit | None
    rank: Rank | None
    card: Card | None
    points_trick: int
    points_suit: int
    points_rank: int
    points_special: int
    all_or_nothing: bool


@dataclass(frozen=True, kw_only=True)
class HandDealt(Event):
    """A seat receives its hand, sorted. Only that seat hears it."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, kw_only=True)
class CardPlayed(Event):
    """A card lies on the table; `position` is 0 for the lead, and so on.

    `discarded` tells that it does not follow the suit led, so that it cannot win.
    """

    seat: Seat
    card: Card
    position: int
    discarded: bool


@dataclass(frozen=True)
class Capture:
    """What one seat has taken in a round, counted, and what it weighs (gross points)."""

    tricks: int = 0
    suit: int = 0
    rank: int = 0
    special: int = 0
    gross: int = 0


@dataclass(frozen=True, kw_only=True)
class TrickTaken(Event):
    """A trick is complete. `cards` in playing order, from the leader.

    `capture` counts what the trick brings in this round; `equalled` tells that another copy of
    the winning card lies in the trick. `left` is how many tricks are still to come.
    """

    seat: Seat
    cards: tuple[Card, ...]
    capture: Capture
    equalled: bool
    left: int


@dataclass(frozen=True, kw_only=True)
class RoundScored(Event):
    """A round's scores, by seat.

    `everything` is the seat that took all there was, when the option changed its sign; None
    otherwise. `early` tells that `stop_when_decided` ended the round before the last trick.
    """

    round: int
    captures: tuple[Capture, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    everything: Seat | None
    early: bool


@dataclass(frozen=True, kw_only=True)
class GameOver(Event):
    """The sixth round is scored."""

    standings: tuple[Standing, ...]
