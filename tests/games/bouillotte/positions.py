"""Short ways to set up and play deals of Bouillotte."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

import pytest

from voicecards.cards import Card, cards
from voicecards.games.bouillotte.deck import pack_for
from voicecards.games.bouillotte.game import Bouillotte, BouillotteState
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.bouillotte.outcomes import PotTaken, PotWon
from voicecards.games.game import Event, IllegalAction

E = TypeVar("E", bound=Event)
A, B, C, D, E_ = range(5)
"""Seats; the last one deals, so A is on its left."""
GAME = Bouillotte()


def table(players: int = 4, **options: object) -> BouillotteOptions:
    return BouillotteOptions(players=players, **options)


def begin(
    hands: Sequence[str] | Mapping[int, str] = (),
    retournes: str = "",
    *,
    stock: str = "",
    stacks: Sequence[int] | None = None,
    players: int = 4,
    dealer: int | None = None,
    carried: int = 0,
    deal: int = 1,
    **options: object,
) -> BouillotteState:
    """Set up a deal; seats without a given hand get one of the other cards, never a brelan."""
    return begin_with_events(
        hands,
        retournes,
        stock=stock,
        stacks=stacks,
        players=players,
        dealer=dealer,
        carried=carried,
        deal=deal,
        **options,
    )[0]


def begin_with_events(
    hands: Sequence[str] | Mapping[int, str] = (),
    retournes: str = "",
    *,
    stock: str = "",
    stacks: Sequence[int] | None = None,
    players: int = 4,
    dealer: int | None = None,
    carried: int = 0,
    deal: int = 1,
    **options: object,
) -> tuple[BouillotteState, tuple[Event, ...]]:
    at_table = table(players, **options)
    given = dict(hands.items() if isinstance(hands, Mapping) else enumerate(hands))
    seats = [s for s in range(players) if stacks is None or stacks[s]]
    dealt = {seat: cards(hand) for seat, hand in given.items()}
    turned, following = cards(retournes), cards(stock)
    named = [*turned, *following, *(card for hand in dealt.values() for card in hand)]
    assert len(set(named)) == len(named)
    rest = [card for card in pack_for(len(seats)) if card not in named]
    while len(turned) < at_table.retourne_count:
        turned += (rest.pop(0),)
    for seat in seats:
        if seat not in dealt:
            dealt[seat] = _three_ranks(rest)
    return BouillotteState.from_position(
        at_table,
        dealt,
        turned,
        stock=following,
        dealer=dealer,
        stacks=stacks,
        carried=carried,
        deal=deal,
    )


def _three_ranks(rest: list[Card]) -> tuple[Card, ...]:
    """Take three cards of different ranks from the rest."""
    hand: list[Card] = []
    for card in list(rest):
        if len(hand) < 3 and card.rank not in {c.rank for c in hand}:
            hand.append(card)
            rest.remove(card)
    assert len(hand) == 3
    return tuple(hand)


def play(state: BouillotteState, codes: str) -> list[Event]:
    """Take the actions in turn, whoever's turn it is."""
    return [event for code in codes.split() for event in state.apply(GAME.read_action(code))]


def of(kind: type[E], events: Iterable[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def the(kind: type[E], events: Iterable[Event]) -> E:
    (event,) = of(kind, events)
    return event


def refused(state: BouillotteState, code: str) -> IllegalAction:
    """The refusal of an action, which has changed nothing."""
    seats = range(len(state.standings))
    before = [state.view(seat) for seat in seats]
    with pytest.raises(IllegalAction) as refusal:
        state.apply(GAME.read_action(code))
    assert [state.view(seat) for seat in seats] == before
    return refusal.value


def winnings(events: Iterable[Event]) -> list[dict[int, int]]:
    """What each pot brought whom, pot by pot."""
    won: list[dict[int, int]] = []
    for event in events:
        if isinstance(event, PotTaken):
            won.append({event.seat: event.amount})
        elif isinstance(event, PotWon):
            won.append({winner.seat: winner.amount for winner in event.winners})
    return won
