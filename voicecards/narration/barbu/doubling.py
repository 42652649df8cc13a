"""Doubling: who doubles whom, and what each pair moves."""

from __future__ import annotations

from collections.abc import Iterable

from voicecards.games.barbu.actions import Contro
from voicecards.games.barbu.events import (
    ControClosed,
    ControOpened,
    ControOwed,
    ControPassed,
    Double,
    Doubled,
    Redoubled,
    Settlement,
)
from voicecards.games.barbu.view import BarbuView
from voicecards.games.game import Seat
from voicecards.narration.barbu.items import contract_name
from voicecards.narration.phrase import Arg, Phrase
from voicecards.narration.tricks import event_line
from voicecards.narration.voice import also_you
from voicecards.utterance import Category

CUE = "contro"


def opened(event: ControOpened, view: BarbuView) -> Phrase:
    """Tell that players may double now, and whom."""
    line = event_line("barbu-contro-opened", Category.PLAY)
    if len(event.targets) > 1:
        return line.followed_by(Phrase("barbu-contro-anyone"))
    key = also_you("barbu-contro-declarer-only", event.declarer, view.seat)
    return line.followed_by(Phrase(key, {"seat": event.declarer}))


def owed(event: ControOwed, view: BarbuView) -> Phrase:
    """Tell the listener that the doubles it owes are running out of hands."""
    return event_line(
        "barbu-contro-owed",
        Category.PLAY,
        None,
        CUE,
        seat=event.declarer,
        missing=event.missing,
        hands=event.hands,
        automatic=event.missing >= event.hands,
    )


def doubled(event: Doubled, view: BarbuView) -> Phrase:
    """Tell that somebody doubles another."""
    line = _between("barbu-doubles", event.seat, event.target, view)
    return line.followed_by(Phrase("barbu-doubles-automatic") if event.automatic else None)


def redoubled(event: Redoubled, view: BarbuView) -> Phrase:
    """Tell that somebody redoubles one that doubled it."""
    return _between("barbu-redoubles", event.seat, event.target, view)


def _between(key: str, seat: Seat, target: Seat, view: BarbuView) -> Phrase:
    key = also_you(key, seat, view.seat)
    if target == view.seat:
        key += "-me"
    return event_line(key, Category.PLAY, seat, CUE, seat=seat, target=target)


def passed(event: ControPassed, view: BarbuView) -> Phrase:
    """Tell that somebody has nothing more to say."""
    key = "barbu-contro-done" if event.spoke else "barbu-passes"
    return event_line(
        also_you(key, event.seat, view.seat), Category.PLAY, event.seat, seat=event.seat
    )


def closed(event: ControClosed, view: BarbuView) -> Phrase:
    """Tell that all have spoken, and in full who has doubled whom."""
    if not event.doubles:
        return event_line("barbu-contro-none", Category.PLAY)
    line = event_line("barbu-contro-closed", Category.PLAY)
    return line.followed_by(*_rows("barbu-closed-row", event.doubles, view.seat))


def doubles_so_far(view: BarbuView) -> list[Phrase]:
    """Tell who has doubled whom in this hand, a sentence each; nothing without doubling."""
    if view.options.contro_mode == "off":
        return []
    if not view.doubles:
        none = "barbu-doubles-none" if view.phase in ("tricks", "domino", "ace") else None
        return [Phrase(none)] if none else []
    return _rows("barbu-doubled-row", view.doubles, view.seat)


def _rows(key: str, doubles: Iterable[Double], listener: Seat) -> list[Phrase]:
    return [
        Phrase(
            f"{key}{_suffix(double.doubler, double.doubled, listener)}",
            {"seat": double.doubler, "target": double.doubled, "times": double.multiplier},
        )
        for double in doubles
    ]


def _suffix(seat: Seat, target: Seat, listener: Seat) -> str:
    """How a sentence about two seats differs when the listener is one of them."""
    if listener == seat:
        return "-you"
    return "-me" if listener == target else ""


# --- the question --------------------------------------------------------------------------


def question(view: BarbuView) -> Phrase:
    """Ask the listener whom it doubles."""
    args: dict[str, Arg] = {"seat": view.declarer}
    assert view.contract
    args["contract"] = contract_name(view.contract, view.options)
    if len(view.legal) == 1:
        key = "barbu-ask-nobody-left"
    elif has_spoken(view):
        key = "barbu-ask-more"
    elif not any(isinstance(action, Contro) for action in view.legal):
        key = "barbu-ask-redouble"
    else:
        key = "barbu-ask-double"
    line = Phrase(key, args, Category.TURN)
    missing, hands = view.doubles_owed or (0, 0)
    if not missing or len(view.legal) == 1:
        return line
    return line.followed_by(Phrase("barbu-owed", {"missing": missing, "hands": hands}))


def has_spoken(view: BarbuView) -> bool:
    """Whether the listener has already doubled or redoubled in this hand."""
    return any(
        double.doubler == view.seat or (double.doubled == view.seat and double.multiplier == 2)
        for double in view.doubles
    )


# --- settling ------------------------------------------------------------------------------


def all_settled(settlements: Iterable[Settlement], listener: Seat) -> list[Phrase]:
    """Tell what each pair moves, the listener's pairs first."""
    order = sorted(settlements, key=lambda s: listener not in (s.doubler, s.doubled))
    return [_settled(settlement, listener) for settlement in order]


def _settled(settlement: Settlement, listener: Seat) -> Phrase:
    """Tell what a pair moves; pairs of others are left out when few words are wanted."""
    pair = (settlement.doubler, settlement.doubled)
    args: dict[str, Arg] = {"points": settlement.points, "times": settlement.multiplier}
    if listener not in pair:
        key = "barbu-settled" if settlement.points else "barbu-settled-even"
        args |= {"seat": settlement.winner, "target": settlement.loser}
        return Phrase(key, args)
    args["target"] = pair[0] if pair[1] == listener else pair[1]
    result = "even"
    if settlement.points:
        result = "won" if settlement.winner == listener else "lost"
    return Phrase(f"barbu-settled-you-{result}", args)
