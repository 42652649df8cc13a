"""Pots against a payout written another way: chip by chip (rule sheet, 5.4; cases, 22)."""

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.bouillotte.positions import A, B, C, D
from tests.games.strategies import modest
from voicecards.games.bouillotte.pots import Pot, make_pots, pots_so_far, uncalled


def payouts(paid: list[int], live: list[int], rank: dict[int, int]) -> list[float]:
    """What each seat receives, dividing every single chip level by itself.

    A level of chips goes to the best live player who has a chip in it; levels that no live player
    has reached go with the highest level that one has.
    """
    received = [0.0] * len(paid)
    reached = max(paid[seat] for seat in live)
    for level in range(1, max(paid) + 1):
        chips = sum(amount >= level for amount in paid)
        rivals = [seat for seat in live if paid[seat] >= min(level, reached)]
        best = max(rank[seat] for seat in rivals)
        winners = [seat for seat in rivals if rank[seat] == best]
        for seat in winners:
            received[seat] += chips / len(winners)
    return received


def paid_out(paid: list[int], live: list[int], rank: dict[int, int]) -> list[float]:
    """The same by the pots of the game, without rounding."""
    received = [0.0] * len(paid)
    back = uncalled(paid, live)
    if back:
        paid = [chips - back[1] if s == back[0] else chips for s, chips in enumerate(paid)]
        received[back[0]] += back[1]
    for pot in make_pots(paid, live):
        best = max(rank[seat] for seat in pot.seats)
        winners = [seat for seat in pot.seats if rank[seat] == best]
        for seat in winners:
            received[seat] += pot.amount / len(winners)
    return received


@st.composite
def showdowns(draw):
    players = draw(st.integers(2, 5))
    paid = draw(st.lists(st.integers(1, 9), min_size=players, max_size=players))
    seats = list(range(players))
    live = sorted(draw(st.sets(st.sampled_from(seats), min_size=2)))
    rank = {seat: draw(st.integers(1, 3)) for seat in live}
    return paid, live, rank


@modest
@given(case=showdowns())
def test_pots_pay_what_counting_level_by_level_pays(case):
    assert paid_out(*case) == pytest.approx(payouts(*case))


def test_two_thousand_random_showdowns_pay_the_same():
    rng = random.Random(22)
    for _ in range(2000):
        players = rng.randint(2, 5)
        paid = [rng.randint(1, 12) for _ in range(players)]
        live = sorted(rng.sample(range(players), rng.randint(2, players)))
        rank = {seat: rng.randint(1, 3) for seat in live}
        assert paid_out(paid, live, rank) == pytest.approx(payouts(paid, live, rank))


def test_no_chip_vanishes_and_nobody_folded_can_win():
    rng = random.Random(23)
    for _ in range(2000):
        players = rng.randint(2, 5)
        paid = [rng.randint(1, 12) for _ in range(players)]
        live = rng.sample(range(players), rng.randint(2, players))
        pots = make_pots(paid, live, carried=5)
        assert sum(pot.amount for pot in pots) == sum(paid) + 5
        assert all(pot.seats and set(pot.seats) <= set(live) for pot in pots)
        assert all(set(b.seats) < set(a.seats) for a, b in itertools.pairwise(pots))


def test_carried_chips_belong_to_the_main_pot():
    assert make_pots([1, 3, 3], [A, B, C], carried=4) == (Pot(7, (A, B, C)), Pot(4, (B, C)))


def test_a_folded_player_may_have_paid_the_second_most():
    assert uncalled([4, 9, 7, 1], [A, B]) == (B, 2)
    assert make_pots([4, 7, 7, 1], [A, B]) == (Pot(13, (A, B)), Pot(6, (B,)))


def test_nobody_is_paid_back_when_two_paid_the_most():
    assert uncalled([5, 5, 1], [A, B]) is None
    assert uncalled([5, 5, 1], [A, C]) is None


def test_while_betting_only_players_all_in_divide_the_pot():
    assert pots_so_far([1, 6, 1, 1], [A, B, C, D], ()) == (Pot(9, (A, B, C, D)),)
    assert pots_so_far([3, 8, 1, 1], [A, B, C, D], (A,)) == (
        Pot(8, (A, B, C, D)),
        Pot(5, (B, C, D)),
    )


def test_when_all_but_one_are_all_in_the_pots_are_those_of_the_showdown():
    assert pots_so_far([3, 5, 5, 1], [A, B, C], (A, B)) == make_pots([3, 5, 5, 1], [A, B, C])
