"""The betting of a deal told once more: what each player saw when it decided."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from voicecards.bots.bouillotte.blueprint import (
    FOLD,
    STAY,
    Situation,
    amounts,
    situation,
)
from voicecards.games.bouillotte.betting import Move
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.game import Seat


@dataclass(frozen=True)
class Decision:
    """One decision of the betting.

    Attributes:
        seat: who decided.
        at: what the betting looked like.
        choice: what was done, as the plan names it.
    """

    seat: Seat
    at: Situation
    choice: int


def now(view: BouillotteView) -> Situation:
    """The situation of the seat on turn."""
    level, acted = view.level, set(view.acted)
    able = [seat for seat in view.live if view.stacks[seat] and seat != view.seat]
    behind = [seat for seat in able if seat not in acted or view.paid[seat] < level]
    raises = [move for move in view.moves if _raises(move) and move.round in _rounds(view.round)]
    return situation(len(view.live) - 1, len(behind), len(raises), view.price, view.pot)


def _raises(move: Move) -> bool:
    return move.kind in ("raise", "straddle")


def _rounds(number: int) -> tuple[int, ...]:
    """A betting round; with the first one counts what was paid blind."""
    return (0, 1) if number == 1 else (number,)


def decisions(view: BouillotteView) -> Iterator[Decision]:
    """Tell the decisions of this deal in order, announcements left out."""
    ante = view.options.ante
    chips = [stack + paid for stack, paid in zip(view.stacks, view.paid, strict=True)]
    paid = [min(ante, chips[s]) if s in view.order else 0 for s in range(len(chips))]
    live, acted, level, raises, number = list(view.order), set[Seat](), ante, 0, 1
    for move in view.moves:
        if move.round > number:
            number, acted, raises = move.round, set(), 0
        seat, price = move.seat, min(level - paid[move.seat], chips[move.seat] - paid[move.seat])
        if move.kind == "announce":
            continue
        pot = view.carried + sum(paid)
        if move.kind != "straddle":
            others = [s for s in live if s != seat]
            behind = [
                s for s in others if paid[s] < chips[s] and (s not in acted or paid[s] < level)
            ]
            at = situation(len(others), len(behind), raises, price, pot)
            yield Decision(seat, at, _choice(move, pot + price, view))
        if move.kind == "fold":
            live.remove(seat)
        elif move.kind == "straddle":
            paid[seat] += move.n
            level, raises = paid[seat], raises + 1
        elif move.kind == "raise":
            level += move.n
            paid[seat] += price + move.n
            acted, raises = set(), raises + 1
        else:
            paid[seat] += price
        acted.add(seat)


def _choice(move: Move, pot: int, view: BouillotteView) -> int:
    """What a move is to the plan; a raise is the size it comes nearest to."""
    if move.kind != "raise":
        return FOLD if move.kind == "fold" else STAY
    sizes = amounts(
        pot, view.options.min_raise, view.options.max_raise or view.options.starting_chips
    )
    return min(sizes, key=lambda size: abs(sizes[size] - move.n))
