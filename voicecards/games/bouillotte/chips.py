"""Where every chip of a session is: behind the players, in the pot, or carried to the next deal."""

from __future__ import annotations

from voicecards.games.game import Seat


class Chips:
    """All chips of a session. None is made or lost, except by `buy`.

    Attributes:
        stacks: chips behind each seat.
        paid: chips each seat has put in this deal, the ante included.
        carried: chips left by earlier deals that open this deal's pot.
        bought: chips each seat has bought after losing its first cave.
    """

    __slots__ = ("bought", "carried", "paid", "stacks")

    def __init__(self, stacks: list[int], carried: int = 0) -> None:
        self.stacks = list(stacks)
        self.paid = [0] * len(stacks)
        self.carried = carried
        self.bought = [0] * len(stacks)

    @property
    def pot(self) -> int:
        """All that can be won in this deal."""
        return self.carried + sum(self.paid)

    @property
    def total(self) -> int:
        """All chips there are."""
        return sum(self.stacks) + self.pot

    def pay(self, seat: Seat, amount: int) -> int:
        """Put chips into the pot, at most all the seat has; return how many."""
        amount = min(amount, self.stacks[seat])
        self.stacks[seat] -= amount
        self.paid[seat] += amount
        return amount

    def take_back(self, seat: Seat, amount: int) -> None:
        """Return to a seat a part of what it paid."""
        self.paid[seat] -= amount
        self.stacks[seat] += amount

    def hand_over(self, payer: Seat, receiver: Seat, amount: int) -> int:
        """Pass chips from player to player, at most all the payer has; return how many."""
        amount = min(amount, self.stacks[payer])
        self.stacks[payer] -= amount
        self.stacks[receiver] += amount
        return amount

    def carry(self) -> None:
        """Leave the whole pot to the next deal."""
        self.carried = self.pot
        self.paid = [0] * len(self.paid)

    def win(self, seat: Seat, amount: int) -> None:
        """Take chips out of what is carried: a pot is first carried, then won."""
        self.carried -= amount
        self.stacks[seat] += amount

    def buy(self, seat: Seat, amount: int) -> None:
        """Bring new chips into the session."""
        self.stacks[seat] += amount
        self.bought[seat] += amount

    def copy(self) -> Chips:
        """An independent copy."""
        twin = Chips(self.stacks, self.carried)
        twin.paid = self.paid.copy()
        twin.bought = self.bought.copy()
        return twin
