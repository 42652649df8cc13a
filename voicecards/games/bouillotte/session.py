"""The session around the deals: dealers, rebuys, eliminations, its end (rule sheet, section 6)."""

from __future__ import annotations

from voicecards.games.bouillotte.chips import Chips
from voicecards.games.bouillotte.deck import RANKS
from voicecards.games.bouillotte.events import (
    BoughtIn,
    CarriedChipsGiven,
    ChipsLost,
    DealStarted,
    GameOver,
    PlayerOut,
)
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.bouillotte.seating import Places
from voicecards.games.bouillotte.settle import reaches_target
from voicecards.games.game import Event, Seat, Standing, rank_scores


class Session:
    """What goes on from deal to deal.

    Args:
        options: the table's.
        chips: of the whole session.
        places: who sits where.
        dealer: of the first deal.

    Attributes:
        number: of the deal being played, or played last; 0 before the first.
        rebuys: how often each seat has bought in again.
        waiting: who has no chips and is asked to buy in, in order.
        heir: to whom chips still carried go if the session ends now.
        over: whether the session has ended.
    """

    def __init__(
        self, options: BouillotteOptions, chips: Chips, places: Places, dealer: Seat
    ) -> None:
        self.options = options
        self.chips = chips
        self.places = places
        self.dealer = dealer
        self.number = 0
        self.rebuys = [0] * options.players
        self.waiting: tuple[Seat, ...] = ()
        self.heir: Seat | None = None
        self.over = False
        self._dealt_in = options.players

    def copy(self, chips: Chips) -> Session:
        """An independent copy over a copy of the chips."""
        twin = Session(self.options, chips, self.places.copy(), self.dealer)
        twin.number = self.number
        twin.rebuys = self.rebuys.copy()
        twin.waiting = self.waiting
        twin.heir = self.heir
        twin.over = self.over
        twin._dealt_in = self._dealt_in
        return twin

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Seats by chips less those bought."""
        pairs = zip(self.chips.stacks, self.chips.bought, strict=True)
        return rank_scores([stack - bought for stack, bought in pairs], lowest_wins=False)

    def rebuys_left(self, seat: Seat) -> int:
        """How often a seat may still buy in."""
        return self.options.rebuys - self.rebuys[seat]

    def order(self) -> tuple[Seat, ...]:
        """All seats from the dealer's left to the dealer, in the direction of play."""
        clockwise = self.places.clockwise
        around = clockwise if self.options.direction == "clockwise" else clockwise[::-1]
        after = around.index(self.dealer) + 1
        return around[after:] + around[:after]

    def players(self) -> tuple[Seat, ...]:
        """Those of `order` who have chips."""
        return tuple([seat for seat in self.order() if self.chips.stacks[seat]])

    def start_deal(self) -> DealStarted:
        """Count the next deal; its dealer has been chosen."""
        self.number += 1
        players = self.players()
        before, self._dealt_in = self._dealt_in, len(players)
        return DealStarted(
            number=self.number,
            deals=self.options.session_deals,
            dealer=self.dealer,
            order=players,
            ranks=RANKS[len(players)],
            ranks_changed=RANKS[len(players)] != RANKS[before],
            carried=self.chips.carried,
        )

    def after_deal(self, dealt_in: tuple[Seat, ...], heir: Seat | None) -> list[Event]:
        """See who is out of chips, and whether the session ends.

        Args:
            dealt_in: who played the deal, from the dealer's left.
            heir: to whom chips still carried go if it ends.
        """
        self.heir = heir
        if self.number == self.options.session_deals:
            return self._end("deals")
        if reaches_target(self.chips.stacks, self.options):
            return self._end("target")
        events: list[Event] = []
        for seat in dealt_in:
            if self.chips.stacks[seat]:
                continue
            events.append(ChipsLost(seat=seat, rebuys_left=self.rebuys_left(seat)))
            if self.rebuys_left(seat):
                self.waiting = (*self.waiting, seat)
            else:
                events.append(self._out(seat, declined=False))
        return events + self._go_on()

    def answer_rebuy(self, *, buys: bool) -> list[Event]:
        """Let the first seat asked buy in, or leave the session."""
        seat, self.waiting = self.waiting[0], self.waiting[1:]
        if not buys:
            return [self._out(seat, declined=True), *self._go_on()]
        self.chips.buy(seat, self.options.starting_chips)
        self.rebuys[seat] += 1
        bought = BoughtIn(
            seat=seat,
            amount=self.options.starting_chips,
            stack=self.chips.stacks[seat],
            rebuys_left=self.rebuys_left(seat),
        )
        return [bought, *self._go_on()]

    def _out(self, seat: Seat, *, declined: bool) -> PlayerOut:
        left = sum([stack > 0 for stack in self.chips.stacks])
        return PlayerOut(seat=seat, left=left, declined=declined)

    def _go_on(self) -> list[Event]:
        """Choose the next dealer when nobody is asked any more, or end."""
        if self.waiting:
            return []
        players = self.players()
        if len(players) < 2:
            return self._end("last_player")
        self.dealer = players[0]
        return []

    def _end(self, reason: str) -> list[Event]:
        self.over = True
        events: list[Event] = []
        if amount := self.chips.carried:
            assert self.heir is not None
            self.chips.win(self.heir, amount)
            stack = self.chips.stacks[self.heir]
            events.append(CarriedChipsGiven(seat=self.heir, amount=amount, stack=stack))
        return [*events, GameOver(reason=reason, standings=self.standings)]
