"""What one seat may know of a game of Bouillotte."""

from __future__ import annotations

from dataclasses import dataclass

from voicecards.cards import Card
from voicecards.games.bouillotte.actions import Phase
from voicecards.games.bouillotte.betting import Move, RaiseRange
from voicecards.games.bouillotte.events import SeatCard
from voicecards.games.bouillotte.hands import HandKind, HandValue
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.bouillotte.pots import Pot
from voicecards.games.game import Event, Seat, View


@dataclass(frozen=True)
class Announcement:
    """A brelan announced in this deal; `kind` is None where the table hears no more than that."""

    seat: Seat
    kind: HandKind | None


@dataclass(frozen=True)
class BouillotteView(View):
    """The table as one seat sees it.

    Lists "by seat" have an entry for each seat of the session. `legal` may leave out raises of a
    wide range: `raises` has it whole. Between the seat draw and the first deal there are no cards
    and no pot.

    Attributes:
        phase: what the seat on turn decides.
        deal: the number of this deal; 0 before the first.
        dealer: of this deal, or the first dealer to be.
        clockwise: the seats that have a place, clockwise from place 1.
        free_places: places nobody has taken yet, in the seat draw.
        order: everybody dealt in, from the dealer's left to the dealer.
        round: of betting; 0 before the first.
        hand: own cards, sorted; empty when not dealt in.
        value: what the own hand is worth now, and why; None without cards.
        may_announce: whether the own hand could be announced as a brelan on one's turn.
        open_cards: cards of each hand that everybody sees, own ones included, by seat.
        hidden: own cards that nobody else sees.
        chosen: the own card chosen to be exposed, while others choose.
        retournes: those that lie face up.
        face_down: how many lie face down.
        dead: the retourné set aside.
        stacks: chips behind, by seat.
        paid: chips put in this deal, by seat.
        carried: chips of earlier deals in the pot.
        pot: all that can be won.
        pots: main pot and side pots as far as players all-in divide them.
        level: what one must have paid to stay in.
        price: what staying in costs this seat: a call, at most its stack; 0 if it may check.
        short: chips it lacks for a full call.
        straddle_price: what doubling the pot costs, when that is asked; else 0.
        raises: how much this seat may raise, on its turn.
        folded, all_in: of those dealt in, from the dealer's left.
        acted: who has acted in this round (since the retourné changed).
        announced: in the order of announcing.
        moves: what was done in this deal, in order.
        rebuys_left: by seat.
        bought: chips bought, by seat; the score is less these.
        drawn: the cards of the seat draw, the last one each seat drew.
        results: what each deal before brought each seat, by deal.
        last_deal: how the last deal ended: its events from the showdown, or the pot taken.
    """

    options: BouillotteOptions
    phase: Phase
    deal: int
    dealer: Seat
    clockwise: tuple[Seat, ...]
    free_places: tuple[int, ...]
    order: tuple[Seat, ...]
    round: int
    hand: tuple[Card, ...]
    value: HandValue | None
    may_announce: bool
    open_cards: tuple[tuple[Card, ...], ...]
    hidden: tuple[Card, ...]
    chosen: Card | None
    retournes: tuple[Card, ...]
    face_down: int
    dead: tuple[Card, ...]
    stacks: tuple[int, ...]
    paid: tuple[int, ...]
    carried: int
    pot: int
    pots: tuple[Pot, ...]
    level: int
    price: int
    short: int
    straddle_price: int
    raises: RaiseRange
    folded: tuple[Seat, ...]
    all_in: tuple[Seat, ...]
    acted: tuple[Seat, ...]
    announced: tuple[Announcement, ...]
    moves: tuple[Move, ...]
    rebuys_left: tuple[int, ...]
    bought: tuple[int, ...]
    drawn: tuple[SeatCard, ...]
    results: tuple[tuple[int, ...], ...]
    last_deal: tuple[Event, ...]

    @property
    def stack(self) -> int:
        """Own chips behind."""
        return self.stacks[self.seat]

    @property
    def in_deal(self) -> bool:
        """Whether this seat was dealt in and has not folded."""
        return self.seat in self.order and self.seat not in self.folded

    @property
    def live(self) -> tuple[Seat, ...]:
        """Who has not folded, from the dealer's left."""
        return tuple([seat for seat in self.order if seat not in self.folded])

    @property
    def chapter(self) -> int:
        return self.deal

    @property
    def section(self) -> int:
        return self.round
