"""Why an action was refused in Barbu."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from voicecards.cards import Card
from voicecards.games.barbu.view import BarbuView
from voicecards.games.game import GameError, IllegalAction, View
from voicecards.narration import tricks
from voicecards.narration.barbu.items import contract_name
from voicecards.narration.barbu.questions import ASKED, named
from voicecards.narration.barbu.rules import suits
from voicecards.narration.phrase import Phrase
from voicecards.narration.refusals import refused, shared_refusal

_Details = Mapping[str, Any]


def refusal(error: GameError, view: View | None) -> Phrase:
    """Tell why an action was refused, and what may be done instead."""
    if not isinstance(view, BarbuView):
        return shared_refusal(error, view, lambda action: Phrase("option-nothing"))
    if isinstance(error, IllegalAction):
        tell = _TELL.get(error.code)
        told = tell(error.details, view) if tell else None
        if told:
            return told
    return shared_refusal(error, view, lambda action: named(action, view))


def _wrong_phase(details: _Details, view: BarbuView) -> Phrase | None:
    """Nothing for the phases of a sitting, which all games share."""
    phase = str(details.get("phase", ""))
    if phase in (*ASKED, "tricks", "domino"):
        return refused(f"phase-{phase.replace('_', '-')}")
    return None


def _no_such_action(details: _Details, view: BarbuView) -> Phrase | None:
    """A pass in tricks, or a decision of another game: tell what is to be decided instead."""
    if view.turn is None:
        return refused("wrong-phase-over")
    if view.turn != view.seat:
        return refused("not-your-turn", seat=view.turn)
    return _wrong_phase({"phase": view.phase}, view)


def _cards(details: _Details) -> tuple[Card, ...]:
    return tuple(details["legal"])


def _can_play(details: _Details) -> Phrase:
    """What may be played instead."""
    cards = _cards(details)
    return Phrase("barbu-can-play", {"cards": cards, "count": len(cards)})


def _cannot_lead(details: _Details, view: BarbuView) -> Phrase:
    return refused(
        f"lead-{view.options.suit_lead.replace('_', '-')}",
        suits=suits(frozenset({details["suit"]})),
    ).followed_by(_can_play(details))


def _does_not_fit(details: _Details, view: BarbuView) -> Phrase:
    needs, suit = details["needs"], details["suit"]
    if not details["opened"]:
        return refused("suit-closed", suit=suit, rank=needs[0].rank)
    if len(needs) == 2:
        return refused("needs-either", suit=suit, lower=needs[0].rank, upper=needs[1].rank)
    return refused("needs", suit=suit, rank=needs[0].rank)


def _contract(details: _Details, view: BarbuView) -> Phrase:
    left = [contract_name(name, view.options) for name in details["left"]]
    return refused(
        f"contract-{details['reason']}",
        contract=contract_name(details["contract"], view.options),
        contracts=tuple(Phrase("barbu-contract", {"contract": name}) for name in left),
    )


def _rank(details: _Details, view: BarbuView) -> Phrase:
    ranks = tuple(Phrase("barbu-rank", {"rank": rank}) for rank in details["left"])
    return refused("rank-not-available", rank=details["rank"], ranks=ranks)


def _contro(details: _Details, view: BarbuView) -> Phrase:
    reason, seat = details["reason"], details["seat"]
    if reason == "twice" and not any(
        (d.doubler, d.doubled) == (view.seat, seat) for d in view.doubles
    ):
        reason = "twice-redoubled"
    if reason == "only_declarer":
        seat = view.declarer
    return refused(f"contro-{reason.replace('_', '-')}", seat=seat)


_TELL: Final[Mapping[str, Callable[[_Details, BarbuView], Phrase | None]]] = {
    "card_not_in_hand": lambda details, _: refused("card-not-in-hand", card=details["card"]),
    "must_follow_suit": lambda details, _: tricks.must_follow(details["suit"], _cards(details)),
    "must_trump": lambda details, _: refused("must-trump").followed_by(_can_play(details)),
    "must_overtrump": lambda details, _: refused(
        "must-overtrump", card=details["highest"]
    ).followed_by(_can_play(details)),
    "cannot_lead_suit": _cannot_lead,
    "no_such_action": _no_such_action,
    "must_play": lambda details, _: refused("must-play").followed_by(_can_play(details)),
    "does_not_fit": _does_not_fit,
    "contract_not_available": _contract,
    "rank_not_available": _rank,
    "contro_not_allowed": _contro,
    "wrong_phase": _wrong_phase,
}
