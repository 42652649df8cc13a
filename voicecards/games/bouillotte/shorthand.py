"""What players say for short, and what is done for one who is not there (sections 4.2 and 10).

These words are no actions of their own: they mean one of the legal actions now, or are refused
like one.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from voicecards.games.bouillotte.actions import (
    Call,
    Check,
    Choose,
    Expose,
    Fold,
    Pass,
    Phase,
    Raise,
)
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.game import Action, IllegalAction


class Note(StrEnum):
    """What should be said about a word that has been understood as an action."""

    PASS_FOLDS = "pass_folds"
    NOTHING_TO_CALL = "nothing_to_call"
    ALL_IN_CALLS = "all_in_calls"
    ALL_IN_RAISES = "all_in_raises"


@dataclass(frozen=True)
class Meaning:
    """What a word means now.

    Attributes:
        action: a legal action.
        note: what to say or ask: `pass_folds` and both of `all_in` want to be confirmed,
            `nothing_to_call` tells that the call is a check; None when all is plain.
    """

    action: Action
    note: Note | None = None


def meaning_of_pass(view: BouillotteView) -> Meaning:
    """Pass: check if nothing is owed, else fold; or decline to straddle or to buy in.

    Raises:
        IllegalAction: `not_your_turn`, `committed_to_showdown` or `no_such_action`.
    """
    _check_turn(view)
    if view.phase in (Phase.STRADDLE, Phase.REBUY):
        return Meaning(Pass())
    if view.phase is not Phase.BETTING:
        raise IllegalAction("no_such_action", phase=view.phase)
    if not view.price:
        return Meaning(Check())
    if Fold() not in view.legal:
        raise IllegalAction("committed_to_showdown", price=view.price)
    return Meaning(Fold(), Note.PASS_FOLDS)


def meaning_of_call(view: BouillotteView) -> Meaning:
    """Call: a check when nothing is owed, and said to be one.

    Raises:
        IllegalAction: `not_your_turn` or `no_such_action`.
    """
    _check_betting(view)
    return Meaning(Call()) if view.price else Meaning(Check(), Note.NOTHING_TO_CALL)


def meaning_of_all_in(view: BouillotteView) -> Meaning:
    """All-in: the call or the raise that uses all one's chips.

    Raises:
        IllegalAction: `not_your_turn` or `no_such_action`; `cannot_raise` as for a raise;
            `bad_amount` with the range when all one's chips are more than may be raised.
    """
    _check_betting(view)
    n = view.stack - view.price
    if not n:
        return Meaning(Call(), Note.ALL_IN_CALLS)
    money = {"amount": n, "price": view.price, "stack": view.stack, "all_in": n}
    if view.raises.refusal:
        raise IllegalAction("cannot_raise", reason=view.raises.refusal, **money)
    if n not in view.raises:
        low, high = view.raises.low, view.raises.high
        raise IllegalAction("bad_amount", reason="above_max", low=low, high=high, **money)
    return Meaning(Raise(n), Note.ALL_IN_RAISES)


def meaning_of_raise(view: BouillotteView, amount: str) -> Meaning:
    """Raise by an amount as typed or heard, in digits.

    Raises:
        IllegalAction: `not_your_turn` or `no_such_action`; `cannot_raise`; `bad_amount` with the
            range for anything but a whole number. A whole number is judged when it is played.
    """
    _check_betting(view)
    try:
        return Meaning(Raise(int(amount)))
    except ValueError:
        raises, money = view.raises, {"price": view.price, "stack": view.stack}
        money["all_in"] = view.stack - view.price
        if raises.refusal:
            raise IllegalAction(
                "cannot_raise", reason=raises.refusal, amount=amount, **money
            ) from None
        raise IllegalAction(
            "bad_amount",
            reason="not_whole",
            amount=amount,
            low=raises.low,
            high=raises.high,
            **money,
        ) from None


def action_in_absence(view: BouillotteView) -> Action:
    """What is done for a seat whose player does not answer (section 10).

    Check when free, else fold; an announcer calls; the lowest hidden card is exposed; no
    straddle and no new cave; the first free place.
    """
    match view.phase:
        case Phase.SEATING:
            return Choose(view.free_places[0])
        case Phase.EXPOSING:
            return Expose(min(view.hidden, key=lambda card: (card.rank, card.suit)))
        case Phase.BETTING:
            if not view.price:
                return Check()
            return Fold() if Fold() in view.legal else Call()
        case _:
            return Pass()


def _check_turn(view: BouillotteView) -> None:
    if view.turn != view.seat:
        raise IllegalAction("not_your_turn", turn=view.turn)


def _check_betting(view: BouillotteView) -> None:
    _check_turn(view)
    if view.phase is not Phase.BETTING:
        raise IllegalAction("no_such_action", phase=view.phase)
