"""What happens in Barbu, as narrated and as written in transcripts."""

from __future__ import annotations

from dataclasses import dataclass

from voicecards.cards import Card, Rank, Suit
from voicecards.games.game import Event, Seat, Standing


@dataclass(frozen=True)
class Price:
    """What one thing counts in a contract at this table, signed.

    `kind` is `trick`, `suit_card`, `suit_ace`, `queen`, `jack`, `barbu`, `last_trick`,
    `second_last_trick` or `card` (a card with a price of its own). `card` names the ace, the Barbu
    or that single card, None otherwise.
    """

    kind: str
    points: int
    card: Card | None = None


@dataclass(frozen=True)
class Item:
    """How many of one kind somebody has taken, and what they weigh together, signed.

    `kind` is `trick`, `suit_card`, `queen`, `jack`, `barbu`, `second_last_trick`, `last_trick` or
    `place`; of a place, `count` is its number.
    """

    kind: str
    count: int
    points: int


@dataclass(frozen=True)
class Double:
    """One seat has doubled another; `multiplier` is 2 once that one has redoubled, else 1."""

    doubler: Seat
    doubled: Seat
    multiplier: int = 1


@dataclass(frozen=True)
class Settlement:
    """What a double moves: `points`, never negative, from `loser` to `winner`.

    Equal hand scores move nothing, and `winner` and `loser` are then the doubler and the doubled.
    """

    doubler: Seat
    doubled: Seat
    multiplier: int
    winner: Seat
    loser: Seat
    points: int


# --- the game and its hands ----------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class GameStarted(Event):
    """The table is set: who deals first, and which cards are left out of every hand."""

    players: int
    hand_size: int
    hands: int
    dealer: Seat
    direction: str
    left_out: tuple[Card, ...]


@dataclass(frozen=True, kw_only=True)
class HandStarted(Event):
    """A hand begins, `number` of `total`, counted from 1.

    `contracts_left` are those this dealer has still to lead, this hand's included. `chooser` is
    who will choose among them, None when there is no choice. `new_dealer` tells that another
    player dealt the hand before, or that this is the first.
    """

    number: int
    total: int
    dealer: Seat
    new_dealer: bool
    declarer: Seat
    leader: Seat
    chooser: Seat | None
    contracts_left: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class HandDealt(Event):
    """A seat receives its hand, sorted. Only that seat hears it."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, kw_only=True)
class ContractAnnounced(Event):
    """What is played for in this hand.

    `how` is `fixed` (the table's order), `chosen` (by `seat`) or `last` (the only one left to a
    dealer's list that is otherwise chosen from). `seat` is the declarer. `prices` is what counts;
    `awards` the points of every place in a domino, empty otherwise. `slam` is `mirror` or `flat`
    where taking everything turns the score, None otherwise; `slam_points` is set for `flat`.
    """

    seat: Seat
    contract: str
    how: str
    prices: tuple[Price, ...]
    awards: tuple[int, ...]
    slam: str | None
    slam_points: int | None


@dataclass(frozen=True, kw_only=True)
class TrumpNamed(Event):
    """The declarer names the trump suit."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, kw_only=True)
class StartRankNamed(Event):
    """The declarer names the rank that opens suits."""

    seat: Seat
    rank: Rank


# --- contro --------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class ControOpened(Event):
    """Players may double now, from the declarer's left, the declarer last.

    `mode` is `against_declarer` or `all_pairs`; `targets` are the seats that may be doubled in this
    contract by those who are not the declarer.
    """

    declarer: Seat
    mode: str
    targets: tuple[Seat, ...]


@dataclass(frozen=True, kw_only=True)
class ControOwed(Event):
    """A seat, alone, is told that it has nearly run out of hands to double a declarer in.

    `missing` doubles are still owed and `hands` of that declarer are left, this one included; when
    they are equal, every double is automatic.
    """

    seat: Seat
    declarer: Seat
    missing: int
    hands: int


@dataclass(frozen=True, kw_only=True)
class Doubled(Event):
    """A seat doubles another; `automatic` when the minimum left it no choice."""

    seat: Seat
    target: Seat
    automatic: bool


@dataclass(frozen=True, kw_only=True)
class Redoubled(Event):
    """A seat redoubles one that doubled it."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, kw_only=True)
class ControPassed(Event):
    """A seat ends its speech; `spoke` tells whether it has doubled or redoubled anybody."""

    seat: Seat
    spoke: bool


@dataclass(frozen=True, kw_only=True)
class ControClosed(Event):
    """All have spoken; `doubles` in the order in which they were said."""

    doubles: tuple[Double, ...]


# --- tricks --------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class CardPlayed(Event):
    """A card lies on the table; `position` is 0 for the lead, and so on.

    `discarded`: neither of the suit led nor a trump.
    """

    seat: Seat
    card: Card
    position: int
    discarded: bool


@dataclass(frozen=True, kw_only=True)
class TrickTaken(Event):
    """A trick is complete. `cards` in playing order, from `leader`.

    `items` is what it brings in this contract and `points` what that weighs, signed. `number` of
    the trick from 1; `left` is how many are still to come.
    """

    seat: Seat
    leader: Seat
    cards: tuple[Card, ...]
    items: tuple[Item, ...]
    points: int
    number: int
    left: int


# --- domino --------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class CardLaid(Event):
    """A card joins the layout.

    `side` is `start` (it opens its suit), `above` or `below`. `low` and `high` are the ends of the
    suit's run now; `complete` tells that every card of the suit lies.
    """

    seat: Seat
    card: Card
    side: str
    low: Card
    high: Card
    complete: bool
    left: int


@dataclass(frozen=True, kw_only=True)
class AceAsked(Event):
    """The ace of a seat fits above and below; that seat alone is asked where."""

    seat: Seat
    card: Card


@dataclass(frozen=True, kw_only=True)
class AceDecided(Event):
    """The first ace lies: all aces are `high` or `low` from now on."""

    seat: Seat
    side: str


@dataclass(frozen=True, kw_only=True)
class SecondTurn(Event):
    """An ace brings another turn at once; without a card that fits (`able`) it ends unused."""

    seat: Seat
    able: bool


@dataclass(frozen=True, kw_only=True)
class Passed(Event):
    """A seat lays nothing; `voluntary` when it stops after an ace although it could go on."""

    seat: Seat
    voluntary: bool


@dataclass(frozen=True, kw_only=True)
class WentOut(Event):
    """A seat has laid its last card and takes a place, counted from 1."""

    seat: Seat
    place: int
    points: int


# --- scores --------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class HandScored(Event):
    """A hand's scores, by seat.

    `items` says what each seat has taken and what it weighs, before a slam. `slam` is the seat
    that took everything when that turned its score, None otherwise. `before` are the hand scores
    before contro, `settlements` what each pair moves, `scores` the hand scores after, `totals` the
    game's. `early`: the hand ended before the last card because nothing could change any more.
    """

    number: int
    total: int
    contract: str
    dealer: Seat
    declarer: Seat
    items: tuple[tuple[Item, ...], ...]
    slam: Seat | None
    before: tuple[int, ...]
    settlements: tuple[Settlement, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    early: bool


@dataclass(frozen=True, kw_only=True)
class GameOver(Event):
    """The last hand is scored; the highest total wins."""

    standings: tuple[Standing, ...]
