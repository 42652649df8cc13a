"""What the listener must decide: the line of its turn, questions, and the names of actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from voicecards.games.bouillotte.actions import (
    Announce,
    Call,
    Check,
    Choose,
    Expose,
    Fold,
    Pass,
    Phase,
    Raise,
    Rebuy,
    Straddle,
)
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.games.game import Action, Seat
from voicecards.narration.bouillotte.hands import kind_of, worth
from voicecards.narration.bouillotte.lines import numbers, whence
from voicecards.narration.phrase import Arg, Phrase
from voicecards.utterance import Category, Priority

_OTHERS: Mapping[Phase, str] = {
    Phase.SEATING: "turn-seating",
    Phase.STRADDLE: "turn-straddle",
    Phase.BETTING: "turn-other",
    Phase.EXPOSING: "turn-exposing",
    Phase.REBUY: "turn-rebuy",
}


def prompt(view: BouillotteView) -> Phrase:
    """Tell the listener that it is its turn, and the price, or ask what it has to decide."""
    if view.turn != view.seat:
        return others_turn(view)
    if view.phase is not Phase.BETTING:
        return question(view)
    told = Phrase(
        _price_key("turn", view),
        {"pot": view.pot, "price": view.price, "short": view.short},
        Category.TURN,
        Priority.EVENT,
        cue="turn",
        supersedes="turn",
    )
    return told.followed_by(_worth(view), Phrase("turn-legal", {"items": _legal(view)}))


def _worth(view: BouillotteView) -> Phrase | None:
    told = worth(view.value) if view.value else None
    return Phrase("turn-worth", {"worth": told}) if told else None


def _price_key(kind: str, view: BouillotteView) -> str:
    if not view.price:
        return f"{kind}-free"
    return f"{kind}-call-all-in" if view.price == view.stack else f"{kind}-call"


def others_turn(view: BouillotteView) -> Phrase:
    """Tell who is to decide, and what."""
    if view.turn is None:
        return Phrase("turn-over")
    seat = view.turn
    return Phrase(_OTHERS[view.phase], {"seat": seat}, seat=whence(seat, view))


def price(view: BouillotteView) -> Phrase:
    """Tell what staying in costs the listener."""
    if view.phase is Phase.STRADDLE and view.turn == view.seat:
        return Phrase("price-straddle", {"amount": view.straddle_price})
    if view.phase not in (Phase.BETTING, Phase.EXPOSING):
        return Phrase("price-none")
    if view.seat not in view.order:
        return _others_price(view)
    if view.seat in view.folded:
        return Phrase("price-folded")
    if view.seat in view.all_in:
        return Phrase("price-all-in")
    return Phrase(_price_key("price", view), {"price": view.price, "short": view.short})


def _others_price(view: BouillotteView) -> Phrase:
    """For who does not play: the price of the seat on turn."""
    seat: Seat | None = view.turn
    if seat is None or view.phase is not Phase.BETTING:
        return Phrase("price-none")
    owed = min(view.level - view.paid[seat], view.stacks[seat])
    if owed <= 0:
        return Phrase("price-none")
    return Phrase("price-other", {"seat": seat, "price": owed})


# --- questions -----------------------------------------------------------------------------


def choices(view: BouillotteView) -> tuple[Action, ...]:
    """The answers of a question that is no bet; places in the order of speaking."""
    if view.phase is Phase.BETTING:
        return ()
    if view.phase is Phase.SEATING:
        return tuple(sorted(view.legal, key=lambda choice: _after_dealer(choice, view)))
    return view.legal


def _after_dealer(choice: Action, view: BouillotteView) -> int:
    """How many places after the dealer one is; 0 while the dealer itself chooses."""
    assert isinstance(choice, Choose)
    if not view.clockwise:
        return 0
    taken = _taken_places(view)
    steps = choice.n - taken[view.clockwise.index(view.dealer)]
    if view.options.direction == "counterclockwise":
        steps = -steps
    return steps % view.options.players


def _taken_places(view: BouillotteView) -> list[int]:
    """The places of `view.clockwise`, seat by seat."""
    return [n for n in range(1, view.options.players + 1) if n not in view.free_places]


def question(view: BouillotteView) -> Phrase:
    """Ask for a decision that is no bet: the seat, the straddle, the card, new chips."""
    key, args = _QUESTIONS[view.phase](view)
    return Phrase(key, args, Category.TURN, Priority.EVENT, cue="question", supersedes="turn")


_Asked = tuple[str, dict[str, Arg]]


def _ask_seat(view: BouillotteView) -> _Asked:
    if not view.clockwise:
        return "question-seat-first", {}
    rows = tuple(
        Phrase("seat-row", {"place": place, "seat": seat})
        for place, seat in zip(_taken_places(view), view.clockwise, strict=True)
    )
    return "question-seat", {"places": numbers(view.free_places), "taken": rows}


_QUESTIONS: Mapping[Phase, Callable[[BouillotteView], _Asked]] = {
    Phase.SEATING: _ask_seat,
    Phase.STRADDLE: lambda view: ("question-straddle", {"amount": view.straddle_price}),
    Phase.EXPOSING: lambda view: ("question-expose", {}),
    Phase.REBUY: lambda view: (
        "question-rebuy",
        {"amount": view.options.starting_chips, "n": view.rebuys_left[view.seat]},
    ),
}


# --- actions -------------------------------------------------------------------------------


def legal(view: BouillotteView) -> Phrase:
    """Tell all that the listener may do now, and why not raise."""
    if view.turn != view.seat:
        return others_turn(view)
    if view.phase is not Phase.BETTING:
        asked = question(view)
        return Phrase(asked.key, asked.args, supersedes="turn").followed_by(
            Phrase("legal-actions", {"items": tuple(action(a, view) for a in view.legal)})
        )
    told = Phrase("legal-actions", {"items": _legal(view)})
    if view.raises.refusal is None:
        return told
    return told.followed_by(Phrase(f"refused-raise-{view.raises.refusal}"))


def _legal(view: BouillotteView) -> tuple[Phrase, ...]:
    """What may be done in the betting, all raises as one item."""
    items = [action(a, view) for a in view.legal if not isinstance(a, Raise)]
    if view.raises.high:
        items.insert(1, _raises(view))
    return tuple(items)


def _raises(view: BouillotteView) -> Phrase:
    low, high = view.raises.low, view.raises.high
    if low == high:
        return action(Raise(low), view)
    key = "act-raise-range" if somebody_bet(view) else "act-bet-range"
    return Phrase(key, {"low": low, "high": high})


def somebody_bet(view: BouillotteView) -> bool:
    """Whether a raise now raises something; otherwise it is a bet."""
    rounds = (0, 1) if view.round <= 1 else (view.round,)
    return any(m.kind in ("raise", "straddle") and m.round in rounds for m in view.moves)


def action(action: Action, view: BouillotteView) -> Phrase:
    """Name an action briefly: "call three", "raise from one to ten" is a list of its own."""
    return _ACTIONS[type(action)](action, view)


def _call(action: Call, view: BouillotteView) -> Phrase:
    key = "act-call-all-in" if view.price == view.stack else "act-call"
    return Phrase(key, {"price": view.price})


def _announce(action: Announce, view: BouillotteView) -> Phrase:
    kind = view.value.kind if view.value and view.value.is_brelan else None
    return Phrase("act-announce", {"brelan": kind_of(kind)})


def _choose(action: Choose, view: BouillotteView) -> Phrase:
    if after := _after_dealer(action, view):
        return Phrase("act-seat-after", {"place": action.n, "n": after})
    return Phrase("act-seat", {"place": action.n})


def _pass(action: Pass, view: BouillotteView) -> Phrase:
    return Phrase("act-no-straddle" if view.phase is Phase.STRADDLE else "act-no-rebuy")


_ACTIONS: Mapping[type[Action], Callable[[Any, BouillotteView], Phrase]] = {
    Check: lambda action, view: Phrase("act-check"),
    Call: _call,
    Raise: lambda action, view: Phrase(
        "act-raise" if somebody_bet(view) else "act-bet", {"n": action.n}
    ),
    Fold: lambda action, view: Phrase("act-fold"),
    Announce: _announce,
    Expose: lambda action, view: Phrase("act-expose", {"card": action.card}),
    Straddle: lambda action, view: Phrase("act-straddle", {"amount": view.straddle_price}),
    Rebuy: lambda action, view: Phrase("act-rebuy"),
    Pass: _pass,
    Choose: _choose,
}
