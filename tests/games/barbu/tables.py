"""Short ways to set up tables, hands and piles for the tests of Barbu."""

from collections.abc import Iterable, Sequence
from typing import Any

from voicecards.cards import PACK, cards
from voicecards.games.barbu.contracts import add, score_hand, tariff
from voicecards.games.barbu.events import Event, HandScored
from voicecards.games.barbu.game import Barbu
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.barbu.state import BarbuState

BARBU = Barbu()
A, B, C, D = range(4)


def table(**changes: str) -> BarbuOptions:
    """A table with some options changed, as typed."""
    return BarbuOptions.from_text(changes)


def hand_of(contract: str, *hands: str, options: BarbuOptions | None = None, **more: Any):
    """The start of a hand with these cards; the leader is seat 0 unless said otherwise."""
    options = options or table(players=str(len(hands)))
    more.setdefault("dealer", -1 % options.players)
    return BarbuState.from_position(options, [cards(hand) for hand in hands], contract, **more)


def do(state: BarbuState, codes: str | Iterable[str]) -> list[Event]:
    """Take actions written by their codes; a bare card is played."""
    events: list[Event] = []
    for code in codes.split() if isinstance(codes, str) else codes:
        is_card = code in {card.code for card in PACK}
        events += state.apply(BARBU.read_action(f"play:{code}" if is_card else code))
    return events


def legal(state: BarbuState) -> list[str]:
    """What may be done, as codes; cards bare."""
    return [action.code.removeprefix("play:") for action in state.legal_actions()]


def only(kind: type, events: Iterable[Event]) -> Any:
    """The one event of that kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def scores(
    contract: str, *piles: Sequence[str], options: BarbuOptions | None = None
) -> tuple[int, ...]:
    """Hand scores of piles, one per seat: each is a list of tricks, "" for an empty one.

    Tricks are taken in the order of the seats, so the last pile has the last tricks.
    """
    options = options or table()
    counts = [len(pile) for pile in piles]
    left = sum(counts)
    taken = []
    for pile in piles:
        items = ()
        for trick in pile:
            left -= 1
            items = add(items, tariff(contract, options).items(cards(trick), left))
        taken.append(items)
    return score_hand(contract, taken, counts, options)[0]


def empty(count: int) -> list[str]:
    """So many tricks in which no card counts."""
    return [""] * count


def last_scored(events: Iterable[Event]) -> HandScored:
    """The score of the hand that ended among these events."""
    return only(HandScored, events)
