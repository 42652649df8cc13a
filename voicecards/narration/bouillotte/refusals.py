"""Why an action was refused at a table of Bouillotte (rule sheet, section 10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from voicecards.cards import Card
from voicecards.games.bouillotte.actions import Phase
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.game import GameError, IllegalAction
from voicecards.narration.bouillotte.lines import numbers
from voicecards.narration.bouillotte.turn import action
from voicecards.narration.phrase import Arg, Phrase
from voicecards.narration.refusals import refused, shared_refusal

_DECIDING = frozenset(phase.value for phase in Phase if phase is not Phase.OVER)


def refusal(error: GameError, view: BouillotteView | None) -> Phrase:
    """Tell a refusal with what is allowed instead; `view` is None before the start."""
    if isinstance(error, IllegalAction) and error.code in _REFUSALS:
        told = _REFUSALS[error.code](error.details)
        if told is not None:
            return told

    if view is None:
        return shared_refusal(error, None, lambda candidate: Phrase("refused-unknown"))
    at = view
    return shared_refusal(error, view, lambda candidate: action(candidate, at))


_Details = Mapping[str, object]


def _amount(details: _Details, name: str) -> int:
    """A number among the details."""
    told = details[name]
    assert isinstance(told, int)
    return told


def _bad_amount(details: _Details) -> Phrase:
    low, high, all_in = (_amount(details, name) for name in ("low", "high", "all_in"))
    if details.get("reason") == "above_chips" and all_in == high:
        return refused("above-chips", n=all_in)
    if low == high:
        return refused("bad-amount-one", n=low)
    return refused("bad-amount", low=low, high=high)


def _cannot_raise(details: _Details) -> Phrase:
    return refused(f"raise-{details['reason']}")


def _no_brelan(details: _Details) -> Phrase:
    return refused("no-brelan-yet" if details.get("face_down") else "no-brelan")


def _place(key: str, details: _Details) -> Phrase:
    free = details["free"]
    assert isinstance(free, tuple)
    return refused(key, place=_amount(details, "n"), places=numbers(free))


def _card(key: str, details: _Details) -> Phrase:
    card = details["card"]
    assert isinstance(card, Card)
    return refused(key, card=card)


def _wrong_phase(details: _Details) -> Phrase | None:
    phase = str(details.get("phase", ""))
    return refused(f"phase-{phase}") if phase in _DECIDING else None


def _no_such_action(details: _Details) -> Phrase | None:
    """The game knows the action, but this table does not play it."""
    return refused("not-at-this-table") if "phase" in details else None


def _price(key: str, details: _Details) -> Phrase:
    args: dict[str, Arg] = {"price": _amount(details, "price")}
    return refused(key, **args)


_REFUSALS: Mapping[str, Callable[[_Details], Phrase | None]] = {
    "wrong_phase": _wrong_phase,
    "no_such_action": _no_such_action,
    "cannot_check": lambda details: _price("cannot-check", details),
    "nothing_to_call": lambda details: refused("nothing-to-call"),
    "bad_amount": _bad_amount,
    "cannot_raise": _cannot_raise,
    "committed_to_showdown": lambda details: refused("committed"),
    "no_brelan": _no_brelan,
    "already_announced": lambda details: refused("already-announced"),
    "card_not_in_hand": lambda details: _card("card-not-in-hand", details),
    "card_already_open": lambda details: _card("card-already-open", details),
    "no_such_place": lambda details: _place("no-such-place", details),
    "place_taken": lambda details: _place("place-taken", details),
}
