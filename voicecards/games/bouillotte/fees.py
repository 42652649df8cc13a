"""Paying for brelans: by announcement or at the showdown (rule sheet, section 4.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from voicecards.games.bouillotte.chips import Chips
from voicecards.games.bouillotte.events import BrelanAnnounced, Payment
from voicecards.games.bouillotte.hands import HandKind, HandValue
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.bouillotte.outcomes import (
    BrelanPaid,
)
from voicecards.games.game import Seat


def pay_announcement(
    chips: Chips,
    seat: Seat,
    kind: HandKind,
    order: Sequence[Seat],
    options: BouillotteOptions,
) -> BrelanAnnounced:
    """Pay an announcer: everybody else dealt in, folded or not, up to what he has."""
    payments = _collect(chips, seat, order, options.announce_fee)
    return BrelanAnnounced(
        seat=seat,
        brelan=kind if options.announce_detail == "category" else None,
        fee=options.announce_fee,
        payments=payments,
        received=sum([payment.amount for payment in payments]),
        stack=chips.stacks[seat],
    )


def pay_at_showdown(
    chips: Chips,
    values: Mapping[Seat, HandValue],
    order: Sequence[Seat],
    options: BouillotteOptions,
) -> list[BrelanPaid]:
    """Pay every brelan shown, from the dealer's left.

    Args:
        chips: the pots already paid.
        values: of the hands that have not folded.
        order: everybody dealt in, from the dealer's left.
        options: the table's.
    """
    paid = []
    for seat in order:
        value = values.get(seat)
        if value is None or not value.is_brelan:
            continue
        carre = value.kind is HandKind.CARRE
        fee = options.carre_fee if carre else options.announce_fee
        payments = _collect(chips, seat, order, fee)
        paid.append(
            BrelanPaid(
                seat=seat,
                brelan=value.kind,
                fee=fee,
                payments=payments,
                received=sum([payment.amount for payment in payments]),
                stack=chips.stacks[seat],
            )
        )
    return paid


def _collect(chips: Chips, receiver: Seat, order: Sequence[Seat], fee: int) -> tuple[Payment, ...]:
    payments = []
    for payer in order:
        if payer != receiver:
            amount = chips.hand_over(payer, receiver, fee)
            payments.append(Payment(payer, amount, chips.stacks[payer]))
    return tuple(payments)
