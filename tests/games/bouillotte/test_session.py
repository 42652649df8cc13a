"""The session: dealers, eliminations, rebuys, its end and the ranking (rule sheet, section 6)."""

import pytest

from tests.games.bouillotte.positions import (
    A,
    B,
    C,
    D,
    begin,
    begin_with_events,
    of,
    play,
    refused,
    the,
    winnings,
)
from voicecards.cards import Rank
from voicecards.games.bouillotte.actions import Phase
from voicecards.games.bouillotte.events import (
    BoughtIn,
    CarriedChipsGiven,
    ChipsLost,
    DealStarted,
    GameOver,
    PlayerOut,
)
from voicecards.games.bouillotte.outcomes import DealEnded

BEST_A = {A: "AS KS QS", B: "AC KC QC", C: "KD 9D 8D", D: "QH 9H 8H"}
"""Beside the eight of spades A wins, then B, C and D."""
ALL_IN = "raise:2 call call call"


def test_the_deal_goes_round():
    state = begin()
    dealers = []
    for _ in range(5):
        dealers.append(state.view(A).dealer)
        play(state, "fold fold fold")
    assert dealers == [D, A, B, C, D]


def test_players_without_chips_are_out_and_the_pack_follows():
    state = begin(BEST_A, "8S", stacks=[100, 3, 100, 100])
    events = play(state, "raise:2 call call call")
    assert the(ChipsLost, events).seat == B
    assert the(PlayerOut, events) == PlayerOut(seat=B, left=3, declined=False)
    started = the(DealStarted, events)
    assert (started.order, started.ranks_changed) == ((C, D, A), True)
    assert started.ranks == (Rank.EIGHT, Rank.NINE, Rank.KING, Rank.ACE)
    assert state.view(B).hand == ()
    assert not state.view(B).in_deal


def test_the_deal_skips_players_without_chips():
    state = begin({B: "AS KS QS"}, "8S", stacks=[3, 100, 100, 100])
    events = play(state, "raise:2 call fold fold")
    assert the(PlayerOut, events).seat == A
    assert the(DealStarted, events).dealer == B


def test_two_players_left_use_sixteen_cards():
    _, events = begin_with_events(stacks=[100, 0, 0, 100])
    started = the(DealStarted, events)
    assert (started.order, len(started.ranks)) == ((A, D), 4)


def test_the_last_one_with_chips_ends_the_session():
    state = begin(BEST_A, "8S", stacks=[3, 3, 3, 3], session_deals=0)
    over = the(GameOver, play(state, ALL_IN))
    assert over.reason == "last_player"
    assert [(s.seat, s.score, s.place) for s in over.standings] == [
        (A, 12, 1),
        (B, 0, 2),
        (C, 0, 2),
        (D, 0, 2),
    ]
    assert state.turn is None


def test_the_session_ends_after_its_deals():
    state = begin(deal=12)
    over = the(GameOver, play(state, "fold fold fold"))
    assert over.reason == "deals"
    assert refused(state, "check").code == "wrong_phase"


def test_the_session_ends_when_the_target_is_reached():
    state = begin(target_chips=103)
    assert the(GameOver, play(state, "fold fold fold")).reason == "target"


def test_rebuys_are_asked_one_by_one_and_may_be_declined():
    state = begin(BEST_A, "8S", stacks=[100, 3, 3, 100], rebuys=1)
    events = play(state, "raise:2 call call call")
    assert [(e.seat, e.rebuys_left) for e in of(ChipsLost, events)] == [(B, 1), (C, 1)]
    assert (state.phase, state.turn) == (Phase.REBUY, B)
    assert [a.code for a in state.legal_actions()] == ["rebuy", "pass"]
    assert state.view(A).pot == 0
    bought = the(BoughtIn, play(state, "rebuy"))
    assert (bought.seat, bought.stack, bought.rebuys_left) == (B, 100, 0)
    events = play(state, "pass")
    assert the(PlayerOut, events) == PlayerOut(seat=C, left=3, declined=True)
    assert the(DealStarted, events).order == (B, D, A)
    view = state.view(D)
    assert (view.bought, view.rebuys_left) == ((0, 100, 0, 0), (1, 0, 1, 1))


def test_no_rebuy_is_asked_when_the_session_is_over():
    state = begin(BEST_A, "8S", stacks=[100, 3, 3, 100], rebuys=1, deal=12)
    assert the(GameOver, play(state, ALL_IN)).reason == "deals"


def test_the_ranking_counts_chips_less_those_bought():
    state = begin(BEST_A, "8S", stacks=[100, 3, 3, 100], rebuys=1)
    play(state, f"{ALL_IN} rebuy rebuy")
    assert state.view(A).stacks == (108, 99, 99, 96)
    standings = [(s.seat, s.score, s.place) for s in state.standings]
    assert standings == [(A, 108, 1), (D, 96, 2), (B, -1, 3), (C, -1, 3)]


def test_rebuying_is_no_action_where_nobody_may():
    assert refused(begin(), "rebuy").code == "no_such_action"
    assert refused(begin(rebuys=1), "rebuy").code == "wrong_phase"


def test_a_rebuy_continues_a_session_that_one_player_had_won():
    state = begin(BEST_A, "8S", stacks=[3, 3, 3, 3], rebuys=1)
    play(state, f"{ALL_IN} pass rebuy pass")
    assert state.view(A).order == (C, A)
    assert state.phase is Phase.BETTING


def test_carried_chips_go_to_a_winner_when_the_session_ends_after_all():
    # B and C split a side pot of 5, then pay all they have for A's brelan; so does D.
    hands = {A: "9S 9H 9C", B: "KS QS 8H", C: "KC QC 8S"}
    state = begin(
        hands,
        "AD",
        dealer=C,
        stacks=[2, 4, 4, 4],
        brelan_bonus="showdown",
        announce_fee=5,
        odd_chip="carry_over",
        session_deals=0,
    )
    events = play(state, "raise:2 call raise:1 call fold")
    assert winnings(events) == [{A: 8}, {B: 2, C: 2}]
    assert the(DealEnded, events).carried == 1
    assert the(CarriedChipsGiven, events) == CarriedChipsGiven(seat=B, amount=1, stack=1)
    assert the(GameOver, events).reason == "last_player"
    assert state.view(A).stacks == (13, 1, 0, 0)


def test_results_and_the_end_of_the_last_deal_stay_visible():
    state = begin()
    assert state.view(A).results == ()
    play(state, "fold fold fold")
    view = state.view(A)
    assert view.results == ((-1, -1, -1, 3),)
    assert [type(e).__name__ for e in view.last_deal] == ["PotTaken", "DealEnded"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_chips_are_conserved_over_a_whole_session(players):
    state = begin(players=players, rebuys=0)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
        assert state.chips_in_play == 100 * players
