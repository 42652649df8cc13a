"""One deal's betting: whose turn, at what price, how much a raise (rule sheet, section 4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from voicecards.games.bouillotte.chips import Chips
from voicecards.games.bouillotte.events import Called, Checked, Folded, Raised
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.game import IllegalAction, Seat

LISTED_RAISES = 200
"""A range of raises up to so many amounts is listed whole."""


@dataclass(frozen=True)
class RaiseRange:
    """How much the seat on turn may raise.

    Attributes:
        low, high: the smallest and largest raise in chips; 0 when none is possible.
        refusal: why none is possible: `too_few_chips`, `cap_reached`, `not_reopened` (a short
            all-in lets nobody raise who had acted), `nobody_can_call`; None when one is.
    """

    low: int
    high: int
    refusal: str | None = None

    def __contains__(self, amount: object) -> bool:
        return type(amount) is int and self.low <= amount <= self.high > 0


@dataclass(frozen=True)
class Move:
    """One thing done in the betting, for the record: a raise by `n`, otherwise `n` is chips paid.

    `kind` is check, call, raise, fold, announce or straddle; straddles are of round 0.
    """

    round: int
    seat: Seat
    kind: str
    n: int = 0


class Betting:
    """The betting of one deal, over all its rounds.

    Args:
        chips: where the chips are; the antes have been paid.
        options: the table's.
        order: everybody dealt in, from the dealer's left.

    Attributes:
        level: what a player must have paid to stay in.
        folded: who has left the deal.
        acted: who has acted in this round, since the retourné changed if it did.
        turn: who is to act, or None when the round is over.
        round: 1 for the first; 0 before it.
        moves: what was done in the deal, in order.
    """

    def __init__(self, chips: Chips, options: BouillotteOptions, order: Sequence[Seat]) -> None:
        self.chips = chips
        self.options = options
        self.order = tuple(order)
        self.level = options.ante if order else 0
        self.folded: set[Seat] = set()
        self.acted: set[Seat] = set()
        self.turn: Seat | None = None
        self.round = 0
        self.moves: list[Move] = []
        self._settled: set[Seat] = set()
        self._raises = 0
        self._opened = False

    def copy(self, chips: Chips) -> Betting:
        """An independent copy over a copy of the chips."""
        twin = Betting(chips, self.options, self.order)
        twin.level = self.level
        twin.folded = self.folded.copy()
        twin.acted = self.acted.copy()
        twin.turn = self.turn
        twin.round = self.round
        twin.moves = self.moves.copy()
        twin._settled = self._settled.copy()
        twin._raises = self._raises
        twin._opened = self._opened
        return twin

    # --- what players ask -----------------------------------------------------------------

    @property
    def live(self) -> tuple[Seat, ...]:
        """Who has not folded, from the dealer's left."""
        return tuple([seat for seat in self.order if seat not in self.folded])

    @property
    def all_in(self) -> tuple[Seat, ...]:
        """Who is still in without a chip behind, from the dealer's left."""
        return tuple([seat for seat in self.live if not self.chips.stacks[seat]])

    @property
    def able(self) -> tuple[Seat, ...]:
        """Who is still in with chips behind, from the dealer's left."""
        return tuple([seat for seat in self.live if self.chips.stacks[seat]])

    @property
    def nobody_bet(self) -> bool:
        """Whether nobody has raised or straddled in this deal."""
        return not any(move.kind in ("raise", "straddle") for move in self.moves)

    def owed(self, seat: Seat) -> int:
        """What a seat lacks to the level, whether it has so many chips or not."""
        return max(0, self.level - self.chips.paid[seat])

    def price(self, seat: Seat) -> int:
        """What a call costs a seat: what it owes, or all it has."""
        return min(self.owed(seat), self.chips.stacks[seat])

    def raises(self, seat: Seat) -> RaiseRange:
        """How much that seat may raise on its turn (section 4.2)."""
        spare = self.chips.stacks[seat] - self.owed(seat)
        cap = self.options.max_raises_per_round
        if spare <= 0:
            return RaiseRange(0, 0, "too_few_chips")
        if cap and self._raises >= cap:
            return RaiseRange(0, 0, "cap_reached")
        if seat in self._settled:
            return RaiseRange(0, 0, "not_reopened")
        if set(self.able) <= {seat}:
            return RaiseRange(0, 0, "nobody_can_call")
        high = min(spare, self.options.max_raise or spare)
        return RaiseRange(min(self.options.min_raise, spare), high)

    def listed_raises(self, seat: Seat) -> tuple[int, ...]:
        """The raises to list as legal actions, in ascending order.

        All of them up to `LISTED_RAISES` amounts; in a wider range the smallest, its doubles,
        half the pot, the pot and the largest. Every amount of the range may be played.
        """
        allowed = self.raises(seat)
        if not allowed.high:
            return ()
        if allowed.high - allowed.low < LISTED_RAISES:
            return tuple(range(allowed.low, allowed.high + 1))
        doubles = [allowed.low << power for power in range(allowed.high.bit_length())]
        pot = self.chips.pot + self.owed(seat)
        amounts = {*doubles, pot // 2, pot, allowed.high}
        return tuple(sorted([amount for amount in amounts if amount in allowed]))

    # --- what they do ---------------------------------------------------------------------

    def check(self, seat: Seat) -> Checked:
        """Stay in without paying.

        Raises:
            IllegalAction: `cannot_check` when there is something to pay.
        """
        if owed := self.owed(seat):
            price = self.price(seat)
            raise IllegalAction("cannot_check", price=price, all_in=price < owed)
        self._done(seat, "check", 0)
        return Checked(seat=seat)

    def call(self, seat: Seat) -> Called:
        """Pay what is owed, or all there is.

        Raises:
            IllegalAction: `nothing_to_call`.
        """
        owed = self.owed(seat)
        if not owed:
            raise IllegalAction("nothing_to_call")
        paid = self.chips.pay(seat, owed)
        self._done(seat, "call", paid)
        stack = self.chips.stacks[seat]
        return Called(
            seat=seat,
            amount=paid,
            missing=owed - paid,
            all_in=not stack,
            pot=self.chips.pot,
            stack=stack,
        )

    def raise_by(self, seat: Seat, n: int) -> Raised:
        """Pay what is owed and n chips more.

        Raises:
            IllegalAction: `cannot_raise` with the `reason` of `RaiseRange`, or `bad_amount` with
                the range and a `reason`: `not_whole`, `not_positive`, `below_min`, `above_max`,
                `above_chips`; both tell the `price` of a call, the `stack` and the raise that
                would be `all_in` (0: a call is).
        """
        self._check_raise(seat, n)
        full = n >= self.options.min_raise
        bet = not self._opened
        paid = self.chips.pay(seat, self.owed(seat) + n)
        self.level += n
        self._raises += 1
        self._opened = True
        if full:
            self._settled = set()
        self._done(seat, "raise", n)
        stack = self.chips.stacks[seat]
        return Raised(
            seat=seat,
            n=n,
            amount=paid,
            level=self.level,
            bet=bet,
            full=full,
            all_in=not stack,
            pot=self.chips.pot,
            stack=stack,
        )

    def _check_raise(self, seat: Seat, n: int) -> None:
        stack, owed = self.chips.stacks[seat], self.owed(seat)
        allowed = self.raises(seat)
        money = {"price": self.price(seat), "stack": stack, "all_in": max(0, stack - owed)}
        if allowed.refusal:
            raise IllegalAction("cannot_raise", reason=allowed.refusal, amount=n, **money)
        if n in allowed:
            return
        if type(n) is not int:
            reason = "not_whole"
        elif n <= 0:
            reason = "not_positive"
        elif n < allowed.low:
            reason = "below_min"
        else:
            reason = "above_chips" if n > stack - owed else "above_max"
        raise IllegalAction(
            "bad_amount", reason=reason, amount=n, low=allowed.low, high=allowed.high, **money
        )

    def fold(self, seat: Seat) -> Folded:
        """Leave the deal."""
        free = not self.owed(seat)
        self.folded.add(seat)
        self._done(seat, "fold", 0)
        return Folded(seat=seat, free=free, left=len(self.live))

    def straddle(self, seat: Seat, paid: int) -> None:
        """Record that a seat has doubled the pot blind (section 7)."""
        self.level = self.chips.paid[seat]
        self._opened = True
        self.moves.append(Move(0, seat, "straddle", paid))

    def record(self, seat: Seat, kind: str) -> None:
        """Record something done on one's turn that does not use it up."""
        self.moves.append(Move(self.round, seat, kind))

    # --- turns ----------------------------------------------------------------------------

    def begin_round(self, first: Seat) -> None:
        """Begin the next betting round at a seat, or behind it if it cannot act."""
        self._opened = self.round == 0 and self._opened
        self.round += 1
        self._raises = 0
        self.acted = set()
        self._settled = set()
        self._turn_from(self.order.index(first))

    def act_again(self) -> None:
        """Let everybody who can act do so again, because the retourné has changed."""
        position = self.order.index(self.moves[-1].seat) + 1
        self.acted = set()
        self._settled = set()
        self._turn_from(position)

    def _done(self, seat: Seat, kind: str, n: int) -> None:
        self.moves.append(Move(self.round, seat, kind, n))
        self.acted.add(seat)
        self._settled.add(seat)
        self._turn_from(self.order.index(seat) + 1)

    def _turn_from(self, position: int) -> None:
        """Give the turn to the first seat, from a position in the order, that has to act."""
        self.turn = None
        if len(self.live) < 2:
            return
        able = self.able
        position %= len(self.order)
        for seat in self.order[position:] + self.order[:position]:
            if seat in able and (seat not in self.acted or self.owed(seat)):
                self.turn = seat
                return
