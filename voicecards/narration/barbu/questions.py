"""Decisions of Barbu: what is asked, the numbered answers, whose turn it is, advice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from voicecards.cards import Rank, Suit
from voicecards.games.barbu.actions import (
    AceHigh,
    AceLow,
    ChooseContract,
    Contro,
    NameStartRank,
    NameTrump,
    Pass,
    Redouble,
)
from voicecards.games.barbu.view import BarbuView
from voicecards.games.game import Action, PlayCard
from voicecards.narration import tricks
from voicecards.narration.barbu import domino, doubling, plays
from voicecards.narration.barbu.deals import where
from voicecards.narration.barbu.items import contract_name
from voicecards.narration.phrase import Phrase
from voicecards.utterance import Category, Priority

ASKED: Final = ("contract", "trump", "start_rank", "contro", "ace")
"""The phases in which an answer is chosen, not a card."""


def choices(view: BarbuView) -> tuple[Action, ...]:
    """The numbered answers of the question put to the listener.

    Contracts stand in the table's order, players to double in that of the seats.
    """
    if view.phase not in ASKED:
        return ()
    if view.phase == "contro":
        return tuple(sorted(view.legal, key=lambda action: _number(action, 0, view)))
    if view.phase != "contract":
        return view.legal
    order = view.options.contracts
    chosen = [action for action in view.legal if isinstance(action, ChooseContract)]
    return tuple(sorted(chosen, key=lambda action: order.index(action.contract)))


def numbers(view: BarbuView) -> list[int]:
    """The number that picks each of `choices`.

    It stays the same as the choices become fewer: a contract has its place in the table's list, a
    player the number of the seat, a pass the one after the last seat, and a rank its own number,
    the ace one.
    """
    places = enumerate(choices(view), start=1)
    return [_number(action, place, view) for place, action in places]


def _number(action: Action, place: int, view: BarbuView) -> int:
    match action:
        case ChooseContract(contract):
            return view.options.contracts.index(contract) + 1
        case NameStartRank(rank):
            return 1 if rank is Rank.ACE else int(rank)
        case Contro(seat) | Redouble(seat):
            return seat
        case Pass():
            return view.options.players
    return place


def choice_items(view: BarbuView) -> list[Phrase]:
    """The numbered answers, a line each; a rank that is its own number is named once."""
    return [
        Phrase("barbu-choice-rank-itself", {"rank": action.rank})
        if isinstance(action, NameStartRank) and action.rank == n
        else Phrase("choice-item", {"n": n, "text": named(action, view)})
        for n, action in zip(numbers(view), choices(view), strict=True)
    ]


def question(view: BarbuView) -> Phrase:
    """Ask the listener, on turn, for its decision."""
    if view.phase == "contro":
        line = doubling.question(view)
    elif view.phase == "ace":
        line = Phrase("barbu-ask-ace", {"card": view.ace_asked or view.hand[0]})
    elif view.phase in ASKED:
        line = Phrase(f"barbu-ask-{view.phase.replace('_', '-')}")
    elif view.phase == "domino":
        line = domino.prompt(view)
    else:
        line = plays.prompt(view)
    return replace(
        line, category=Category.TURN, priority=Priority.EVENT, cue="turn", supersedes="turn"
    )


_NAMES: Final[Mapping[type[Action], str]] = {
    ChooseContract: "barbu-contract",
    NameTrump: "barbu-choice-trump",
    NameStartRank: "barbu-choice-rank",
    Contro: "barbu-choice-double",
    Redouble: "barbu-choice-redouble",
    Pass: "barbu-choice-pass",
    AceHigh: "barbu-choice-high",
    AceLow: "barbu-choice-low",
}


def named(action: Action, view: BarbuView) -> Phrase:
    """Name an action briefly."""
    match action:
        case PlayCard():
            return tricks.named(action)
        case ChooseContract(contract):
            return Phrase("barbu-contract", {"contract": contract_name(contract, view.options)})
        case NameTrump(suit):
            return Phrase(_NAMES[NameTrump], {"suit": suit})
        case NameStartRank(rank):
            return Phrase(_NAMES[NameStartRank], {"rank": rank})
        case Contro(seat) | Redouble(seat):
            return Phrase(_NAMES[type(action)], {"seat": seat})
    return Phrase(_NAMES[type(action)])


# --- what is meant ---------------------------------------------------------------------------


def meant_by(name: str, view: BarbuView) -> list[Action]:
    """The legal actions that a command without its object may mean.

    To double somebody who has doubled the listener is to redouble.
    """
    names = ("contro", "redouble") if name == "contro" else (name,)
    return [action for action in view.legal if action.name in names]


def meant(action: Action, view: BarbuView) -> Action:
    """The action that somebody who names this one means.

    The contract of the penalty suit bears the name of that suit, and whoever doubles a player that
    has doubled him redoubles.
    """
    match action:
        case ChooseContract(contract) if contract == contract_name("no_hearts", view.options):
            return ChooseContract("no_hearts")
        case Contro(seat) if action not in view.legal and Redouble(seat) in view.legal:
            return Redouble(seat)
    return action


def answered(part: str, view: BarbuView) -> Action | None:
    """The answer that a bare rank ("T?") or suit ("?H") gives to what the listener is asked."""
    rank, suit = part[0], part[1]
    if view.turn != view.seat:
        return None
    if view.phase == "trump" and rank == "?":
        return NameTrump(Suit.from_code(suit))
    if view.phase == "start_rank" and suit == "?":
        return NameStartRank(Rank.from_code(rank))
    return None


def suggestion(action: Action, view: BarbuView) -> Phrase:
    """Advise an action."""
    if isinstance(action, PlayCard):
        return Phrase("hint-play", {"card": action.card})
    return Phrase("barbu-hint", {"action": named(action, view)})


_OTHERS: Final[Mapping[str, str]] = {
    "contract": "barbu-turn-contract",
    "trump": "barbu-turn-trump-suit",
    "start_rank": "barbu-turn-start-rank",
    "contro": "barbu-turn-contro",
}
"""What another seat on turn is doing, where it is not playing a card."""


def whose_turn(view: BarbuView) -> Phrase:
    """Tell whose turn it is, and what is to be decided."""
    if view.turn is None:
        return Phrase("turn-over")
    if view.turn != view.seat:
        key = _OTHERS.get(view.phase, "turn-other")
        return Phrase(key, {"seat": view.turn}, Category.ANSWER, seat=view.turn)
    asked = prompt(view, lambda line: replace(line, category=Category.ANSWER, cue=None))
    return replace(asked, priority=Priority.ANSWER)


def turn(view: BarbuView) -> Phrase:
    """Answer whose turn it is; in full also where in the game one is."""
    line = whose_turn(view)
    return line if view.turn is None else line.followed_by(*where(view))


def prompt(view: BarbuView, wording: Callable[[Phrase], Phrase] = lambda line: line) -> Phrase:
    """Tell the listener that it is its turn, with the numbered answers where there are some."""
    if view.turn != view.seat:
        return whose_turn(view)
    return wording(question(view)).followed_by(*choice_items(view))
