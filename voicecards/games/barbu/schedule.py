"""Who deals which hand, who declares, and what each dealer has still to lead (section 2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.game import Seat


@dataclass(frozen=True)
class HandResult:
    """A finished hand, as it stands on the score sheet.

    `scores` are by seat, after contro; `doubled` are the seats that doubled the declarer.
    """

    dealer: Seat
    contract: str
    scores: tuple[int, ...]
    doubled: frozenset[Seat] = frozenset()


@dataclass(frozen=True)
class Schedule:
    """The order of the hands at a table.

    Attributes:
        options: the table's.
        first_dealer: of the game.
    """

    options: BarbuOptions
    first_dealer: Seat

    def next_seat(self, seat: Seat, places: int = 1) -> Seat:
        """Return the seat so many places further in playing order."""
        return (seat + places * self.options.step) % self.options.players

    def dealer(self, index: int) -> Seat:
        """Return who deals hand `index`, from 0."""
        turns = index
        if self.options.dealer_rotation == "block":
            turns = index // len(self.options.contracts)
        return self.next_seat(self.first_dealer, turns)

    def first_dealer_for(self, dealer: Seat, index: int) -> Seat:
        """Return who must deal first so that `dealer` deals hand `index`."""
        offset = self.dealer(index) - self.first_dealer
        return (dealer - offset) % self.options.players

    def declarer(self, dealer: Seat) -> Seat:
        """Return who declares when that seat deals."""
        if self.options.contract_order == "left_of_dealer_chooses":
            return self.next_seat(dealer)
        return dealer

    def leader(self, dealer: Seat) -> Seat:
        """Return who opens the first trick, and the domino, when that seat deals."""
        if self.options.opening_leader == "left_of_dealer":
            return self.next_seat(dealer)
        return dealer

    def contracts_left(self, dealer: Seat, finished: Sequence[HandResult]) -> tuple[str, ...]:
        """Return the contracts a dealer has still to lead, in the table's order."""
        led = {result.contract for result in finished if result.dealer == dealer}
        return tuple(name for name in self.options.contracts if name not in led)

    def doubles_owed(
        self, dealer: Seat, finished: Sequence[HandResult]
    ) -> dict[Seat, tuple[int, int]]:
        """Return how often each other seat has still to double the declarer of a hand.

        Args:
            dealer: of the hand at hand.
            finished: the hands before it.

        Returns:
            For each seat but the declarer: doubles missing from `contro_minimum`, and how many of
            this declarer's hands are left, the present one included. Empty without a minimum.
        """
        if not self.options.contro_minimum:
            return {}
        declarer = self.declarer(dealer)
        before = [result for result in finished if result.dealer == dealer]
        hands = len(self.options.contracts) - len(before)
        return {
            seat: (
                max(0, self.options.contro_minimum - sum(seat in r.doubled for r in before)),
                hands,
            )
            for seat in range(self.options.players)
            if seat != declarer
        }
