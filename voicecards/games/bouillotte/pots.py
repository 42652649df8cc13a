"""Who can win which part of what was paid (rule sheet, section 5.4)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from voicecards.games.game import Seat


@dataclass(frozen=True)
class Pot:
    """One pot: the main pot, or a side pot.

    Attributes:
        amount: chips.
        seats: who can win it, in order from the dealer's left.
    """

    amount: int
    seats: tuple[Seat, ...]


def uncalled(paid: Sequence[int], live: Collection[Seat]) -> tuple[Seat, int] | None:
    """Find what a live player paid beyond anyone else, folded players included.

    Args:
        paid: chips by seat.
        live: the seats that have not folded.

    Returns:
        The seat and the excess, or None when nobody paid more than all others.
    """
    top = max(live, key=lambda seat: paid[seat])
    second = max([amount for seat, amount in enumerate(paid) if seat != top])
    return (top, paid[top] - second) if paid[top] > second else None


def make_pots(paid: Sequence[int], live: Sequence[Seat], carried: int = 0) -> tuple[Pot, ...]:
    """Divide what was paid into pots, the main pot first.

    Args:
        paid: chips by seat, the uncalled part already returned; 0 if not dealt in.
        live: the seats that have not folded, in order from the dealer's left.
        carried: chips of earlier deals; they belong to the main pot.
    """
    return _layers(paid, live, sorted(set(paid) - {0}), paid, carried)


def pots_so_far(
    paid: Sequence[int], live: Sequence[Seat], all_in: Collection[Seat], carried: int = 0
) -> tuple[Pot, ...]:
    """Divide the pot while the betting goes on: only players who are all-in split it.

    Whoever still has chips may yet pay what is missing, and can win every pot.
    """
    top = max(paid)
    within_reach = [
        amount if seat in all_in else max(top, amount) for seat, amount in enumerate(paid)
    ]
    levels = sorted({paid[seat] for seat in live if seat in all_in} | {top})
    return _layers(paid, live, levels, within_reach, carried)


def _layers(
    paid: Sequence[int],
    live: Sequence[Seat],
    levels: Sequence[int],
    reach: Sequence[int],
    carried: int,
) -> tuple[Pot, ...]:
    """Cut at each level; a layer nobody can win, or the same players can, joins the one below."""
    pots: list[Pot] = []
    below = 0
    for level in levels:
        amount = sum([min(chips, level) - min(chips, below) for chips in paid])
        seats = tuple([seat for seat in live if reach[seat] >= level])
        if pots and (not seats or seats == pots[-1].seats):
            pots[-1] = Pot(pots[-1].amount + amount, pots[-1].seats)
        else:
            pots.append(Pot(amount + (0 if pots else carried), seats))
        below = level
    return tuple(pots)
