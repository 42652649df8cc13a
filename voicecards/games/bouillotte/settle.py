"""The end of a deal: hands shown, pots won, brelans paid (rule sheet, sections 4.4 and 5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from voicecards.cards import Card
from voicecards.games.bouillotte.chips import Chips
from voicecards.games.bouillotte.events import Payment
from voicecards.games.bouillotte.fees import pay_at_showdown
from voicecards.games.bouillotte.hands import evaluate
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.bouillotte.outcomes import (
    HandsShown,
    PotTaken,
    PotWon,
    ShownHand,
    SuitsCounted,
    UncalledReturned,
)
from voicecards.games.bouillotte.pots import Pot, make_pots, uncalled
from voicecards.games.bouillotte.showdown import (
    SuitSum,
    Verdict,
    judge,
    judge_by_table,
    sum_suits,
)
from voicecards.games.game import Event, Seat


def reaches_target(stacks: Sequence[int], options: BouillotteOptions) -> bool:
    """Whether a stack ends the session after this deal (section 6)."""
    return bool(options.target_chips) and max(stacks) >= options.target_chips


def take_unseen(chips: Chips, seat: Seat) -> PotTaken:
    """Give the whole pot to the only player left."""
    chips.carry()
    amount = chips.carried
    chips.win(seat, amount)
    return PotTaken(seat=seat, amount=amount, stack=chips.stacks[seat])


class Showdown:
    """One showdown.

    Args:
        chips: what was paid is won from here.
        options: the table's.
        order: everybody dealt in, from the dealer's left.
        live: who has not folded, in the same order.
        hands: of everybody dealt in.
        retournes: those that count, face up.
        last: whether the session ends after this deal in any case.

    Attributes:
        heir: the first winner of the last pot that left odd chips, or None.
    """

    def __init__(
        self,
        chips: Chips,
        options: BouillotteOptions,
        order: Sequence[Seat],
        live: Sequence[Seat],
        hands: Mapping[Seat, tuple[Card, ...]],
        retournes: tuple[Card, ...],
        *,
        last: bool,
    ) -> None:
        self._chips = chips
        self._options = options
        self._order = order
        self._live = live
        self._hands = hands
        self._retournes = retournes
        self._last = last
        self._values = {seat: evaluate(hands[seat], retournes, options.hand_rules) for seat in live}
        self.heir: Seat | None = None

    def settle(self) -> list[Event]:
        """Return what nobody called, show the hands, pay pots and fees."""
        events: list[Event] = [*self._return_uncalled(), self._show()]
        pots = make_pots(self._chips.paid, self._live, self._chips.carried)
        self._chips.carry()
        sums = self._sum_suits()
        verdicts = [self._judge(pot.seats, sums) for pot in pots]
        if any(verdict.suit is not None for verdict in verdicts):
            events.append(SuitsCounted(sums=sums))
        events += self._award(pots, verdicts)
        if self._options.brelan_bonus == "showdown":
            events += pay_at_showdown(self._chips, self._values, self._order, self._options)
        return events

    def _return_uncalled(self) -> list[UncalledReturned]:
        back = uncalled(self._chips.paid, self._live)
        if back is None:
            return []
        seat, amount = back
        self._chips.take_back(seat, amount)
        return [UncalledReturned(seat=seat, amount=amount, stack=self._chips.stacks[seat])]

    def _show(self) -> HandsShown:
        counted = self._order if self._options.hand_rules.table_suit else self._live
        return HandsShown(
            hands=tuple(
                [ShownHand(seat, self._hands[seat], self._values.get(seat)) for seat in counted]
            ),
            retournes=self._retournes,
        )

    def _sum_suits(self) -> tuple[SuitSum, ...]:
        if not self._options.hand_rules.table_suit:
            return ()
        counted = self._retournes if self._options.table_suit_includes_retourne else ()
        return sum_suits(self._hands, self._live, counted)

    def _judge(self, contenders: Sequence[Seat], sums: Sequence[SuitSum]) -> Verdict:
        if sums:
            return judge_by_table(contenders, self._values, self._hands, sums)
        return judge(contenders, self._values)

    def _award(self, pots: Sequence[Pot], verdicts: Sequence[Verdict]) -> list[PotWon]:
        carries = self._carries(pots, verdicts)
        return [
            self._award_pot(number, len(pots), pot, verdict, carries=carries)
            for number, (pot, verdict) in enumerate(zip(pots, verdicts, strict=True), start=1)
        ]

    def _carries(self, pots: Sequence[Pot], verdicts: Sequence[Verdict]) -> bool:
        """Whether odd chips wait for another deal, which has to be sure to follow."""
        stacks = self._chips.stacks.copy()
        for pot, verdict in zip(pots, verdicts, strict=True):
            for seat in verdict.winners:
                stacks[seat] += pot.amount // len(verdict.winners)
        ends = self._last or reaches_target(stacks, self._options)
        return self._options.odd_chip == "carry_over" and not ends

    def _award_pot(
        self, number: int, pots: int, pot: Pot, verdict: Verdict, *, carries: bool
    ) -> PotWon:
        share, odd = divmod(pot.amount, len(verdict.winners))
        amounts = [share] * len(verdict.winners)
        if odd and self._options.odd_chip == "carry_over":
            self.heir = verdict.winners[0]
            amounts[0] += 0 if carries else odd
        else:
            amounts[:odd] = [share + 1] * odd
        winners = []
        for seat, amount in zip(verdict.winners, amounts, strict=True):
            self._chips.win(seat, amount)
            winners.append(Payment(seat, amount, self._chips.stacks[seat]))
        return PotWon(
            number=number,
            pots=pots,
            amount=pot.amount,
            contenders=pot.seats,
            winners=tuple(winners),
            value=self._values[verdict.winners[0]],
            reason=verdict.reason,
            over=verdict.over,
            suit=verdict.suit,
            odd=odd,
            carried=odd if carries else 0,
        )
