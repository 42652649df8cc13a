"""Turns, prices and pots beside an independent poker engine, where the rules coincide.

They do at a table without fees where every raise is of the same size. The engine is needed in
development only (dependency group `oracle`).
"""

import random

import pytest

from tests.games.bouillotte.positions import table
from voicecards.games.bouillotte.betting import Betting
from voicecards.games.bouillotte.chips import Chips
from voicecards.games.bouillotte.pots import make_pots, uncalled

pokerkit = pytest.importorskip("pokerkit", reason="install the dependency group `oracle`")

STEP = 4


def engine(stacks: list[int], ante: int):
    """One betting round of the other engine, with every card dealt."""
    street = pokerkit.Street(False, (False,) * 3, 0, False, pokerkit.Opening.POSITION, STEP, None)
    return pokerkit.State(
        (
            pokerkit.Automation.ANTE_POSTING,
            pokerkit.Automation.BET_COLLECTION,
            pokerkit.Automation.HOLE_DEALING,
        ),
        pokerkit.Deck.STANDARD,
        (pokerkit.StandardHighHand,),
        (street,),
        pokerkit.BettingStructure.NO_LIMIT,
        True,
        ante,
        0,
        0,
        stacks,
        len(stacks),
    )


def ours(stacks: list[int], ante: int) -> Betting:
    """The same round at a table of ours."""
    players = len(stacks)
    chips = Chips(stacks)
    for seat in range(players):
        chips.pay(seat, ante)
    options = table(players, ante=ante, min_raise=STEP, max_raise=STEP)
    betting = Betting(chips, options, range(players))
    betting.begin_round(0)
    return betting


def act(betting: Betting, theirs, rng: random.Random) -> bool:
    """Take one random action on both sides; False when they do not know the same actions."""
    seat = betting.turn
    assert theirs.actor_index == seat
    assert theirs.checking_or_calling_amount == betting.price(seat)
    raises = betting.raises(seat)
    level = max(theirs.bets) + raises.high
    if raises.high and not theirs.can_complete_bet_or_raise_to(level):
        return False
    chosen = rng.random()
    if chosen < 0.4 and raises.high:
        betting.raise_by(seat, raises.high)
        theirs.complete_bet_or_raise_to(level)
    elif chosen < 0.6 and betting.owed(seat):
        betting.fold(seat)
        theirs.fold()
    else:
        (betting.call if betting.owed(seat) else betting.check)(seat)
        theirs.check_or_call()
    return True


def paid_out(pots, players: int, rank: list[int]) -> list[int]:
    """What the best player of each (amount, seats) receives, all ranks being different."""
    received = [0] * players
    for amount, seats in pots:
        received[max(seats, key=rank.__getitem__)] += amount
    return received


def return_uncalled(betting: Betting) -> None:
    if back := uncalled(betting.chips.paid, betting.live):
        betting.chips.take_back(*back)


def test_turns_prices_and_pots_are_those_of_the_other_engine():
    rng = random.Random(14)
    compared = side_pots = 0
    for _ in range(400):
        players, ante = rng.randint(3, 5), rng.randint(1, 3)
        stacks = [rng.randint(ante, 30) for _ in range(players)]
        betting, theirs = ours(stacks, ante), engine(stacks, ante)
        alike = betting.turn is None or theirs.actor_index is not None
        while alike and betting.turn is not None:
            alike = act(betting, theirs, rng)
        if not alike or len(betting.live) < 2:
            continue
        assert theirs.actor_index is None
        return_uncalled(betting)
        assert list(theirs.stacks) == betting.chips.stacks
        rank = rng.sample(range(players), players)
        their_pots = [(pot.amount, pot.player_indices) for pot in theirs.pots]
        our_pots = [(p.amount, p.seats) for p in make_pots(betting.chips.paid, betting.live)]
        assert paid_out(their_pots, players, rank) == paid_out(our_pots, players, rank)
        compared += 1
        side_pots += len(our_pots) > 2
    assert compared > 300
    assert side_pots > 20
