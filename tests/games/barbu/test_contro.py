"""Contro: who may double whom, the minimum, and what every pair moves."""

import random

import pytest

from tests.games.barbu.tables import A, B, C, D, do, hand_of, last_scored, legal, only, table
from voicecards.games.barbu.contro import settle, settled
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
from voicecards.games.barbu.schedule import HandResult, Schedule
from voicecards.games.barbu.state import BarbuState
from voicecards.games.chance import Chance
from voicecards.games.game import IllegalAction, UnknownAction

ONE_CARD = "7C", "8C", "9C", "TC"
TWO_CARDS = "7C 8D", "8C AD", "9C KD", "TC QD"
DECLARER = table(contro_mode="against_declarer", contracts="no_tricks,trumps,domino")
PAIRS = table(contro_mode="all_pairs", contracts="no_tricks,trumps,domino")


def begin(options, contract="no_tricks", hands=TWO_CARDS, **more):
    """A hand whose declarer is D, so that A speaks first."""
    return hand_of(contract, *hands, options=options, dealer=D, **more)


def reason(state, code: str) -> str:
    before = legal(state), state.view(A)
    with pytest.raises(IllegalAction) as error:
        do(state, code)
    assert error.value.code == "contro_not_allowed"
    assert (legal(state), state.view(A)) == before
    return error.value.details["reason"]


def test_example_20_all_pairs():
    state = begin(PAIRS)
    do(state, "contro:3 pass contro:3 contro:2 pass pass redouble:1 pass")
    doubles = state.view(A).doubles
    assert doubles == (Double(A, D), Double(B, D, 2), Double(B, C))
    hand_scores = (-5, 0, -15, -20)
    moved = settle(hand_scores, doubles)
    assert moved[0] == Settlement(A, D, 1, winner=A, loser=D, points=15)
    assert [settlement.points for settlement in moved] == [15, 40, 15]
    assert settled(hand_scores, moved) == (10, 55, -30, -75)


def test_example_21_contro_and_slam():
    moved = settle((0, 0, 0, 40), [Double(A, D)])
    assert settled((0, 0, 0, 40), moved) == (-40, 0, 0, 80)


def test_example_21_played_out():
    state = begin(DECLARER, hands=("7C", "8C", "9C", "TC"))
    scored = last_scored(do(state, "contro:3 pass pass pass pass 7C 8C 9C TC"))
    assert scored.slam == D
    assert scored.before == (0, 0, 0, 5)
    assert scored.scores == (-5, 0, 0, 10)
    assert scored.settlements == (Settlement(A, D, 1, winner=D, loser=A, points=5),)


def test_example_22_contro_in_domino():
    state = begin(PAIRS, "domino", hands=("TC", "TD", "TS 7H", "TH 8H"))
    do(state, "contro:3 pass pass")
    assert reason(state, "contro:0") == "positive_contract"
    scored = last_scored(do(state, "contro:3 pass pass TC TD"))
    assert scored.before == (100, 50, 0, 0)
    assert scored.scores == (200, 50, 0, -100)


def test_a_hand_without_doubles_is_played():
    state = begin(DECLARER)
    events = do(state, "pass pass pass")
    assert [event.seat for event in events if isinstance(event, ControPassed)] == [A, B, C]
    assert only(ControClosed, events).doubles == ()
    assert state.view(A).phase == "tricks"


def test_the_declarer_is_asked_only_when_he_can_redouble():
    state = begin(DECLARER)
    do(state, "pass contro:3 pass pass")
    assert (state.turn, legal(state)) == (D, ["redouble:1", "pass"])
    redoubled = only(Redoubled, do(state, "redouble:1"))
    assert (redoubled.seat, redoubled.target) == (D, B)
    assert legal(state) == ["pass"]
    without = table(contro_mode="against_declarer", contro_redouble="false")
    state = begin(without)
    do(state, "contro:3 pass pass pass")
    assert state.view(A).phase == "tricks"


def test_speeches_go_round_in_playing_order_and_the_declarer_is_last():
    options = table(contro_mode="all_pairs", direction="counterclockwise")
    state = begin(options)
    order = []
    for _ in range(3):
        order.append(state.turn)
        do(state, "contro:3 pass")
    assert [*order, state.turn] == [C, B, A, D]


def test_who_may_double_whom():
    state = begin(PAIRS)
    assert legal(state) == ["contro:1", "contro:2", "contro:3", "pass"]
    assert reason(state, "contro:0") == "oneself"
    do(state, "contro:1")
    assert reason(state, "contro:1") == "twice"
    do(state, "pass")
    assert legal(state) == ["contro:2", "contro:3", "redouble:0", "pass"]
    assert reason(state, "contro:0") == "doubled_by_target"
    assert reason(state, "redouble:2") == "not_doubled_by_target"
    do(state, "contro:3 redouble:0")
    assert reason(state, "redouble:0") == "twice"
    do(state, "pass pass")
    assert state.turn == D
    assert reason(state, "contro:0") == "declarer_first"
    assert reason(state, "redouble:3") == "oneself"


def test_against_the_declarer_only_he_can_be_doubled():
    state = begin(DECLARER)
    assert legal(state) == ["contro:3", "pass"]
    assert reason(state, "contro:1") == "only_declarer"


def test_redoubling_may_be_off():
    state = begin(table(contro_mode="all_pairs", contro_redouble="false"))
    do(state, "contro:1 pass")
    assert reason(state, "redouble:0") == "redouble_off"


def test_contro_outside_its_time_is_refused():
    state = begin(DECLARER)
    do(state, "pass pass pass")
    assert reason(state, "contro:3") == "out_of_turn"
    assert reason(hand_of("no_tricks", *ONE_CARD), "redouble:1") == "off"


@pytest.mark.parametrize("code", ["contro:4", "redouble:-1"])
def test_a_seat_that_is_not_there(code):
    with pytest.raises(UnknownAction):
        do(begin(PAIRS), code)


def test_it_is_told_who_may_be_doubled():
    state = hand_of("no_tricks", *TWO_CARDS, options=table(contro_mode="all_pairs"), dealer=D)
    assert state.turn == A
    options = table(contro_mode="all_pairs", contracts="no_tricks,domino")
    state = begin(options, hands=ONE_CARD)
    events = do(state, "pass pass pass 7C 8C 9C TC")
    opened = only(ControOpened, events)
    assert (opened.declarer, opened.mode, opened.targets) == (D, "all_pairs", (D,))


def finished(*doubled: frozenset[int]) -> list[HandResult]:
    names = ("no_tricks", "no_hearts", "no_queens")
    return [HandResult(D, names[i], (0, 0, 0, 0), seats) for i, seats in enumerate(doubled)]


MINIMUM = table(
    contro_mode="against_declarer",
    contracts="no_tricks,no_hearts,no_queens",
    contro_minimum="1",
)


def test_who_has_not_doubled_enough_is_told_and_then_doubles_automatically():
    state = begin(MINIMUM, None, finished=finished(frozenset({A})))
    assert state.view(A).doubles_owed == (0, 2)
    assert state.view(B).doubles_owed == (1, 2)
    assert state.view(D).doubles_owed is None
    events = do(state, ["pass", "pass", "contro:3", "pass", "pass"])
    assert only(Doubled, events).automatic is False
    assert state.view(A).phase == "tricks"


def test_the_last_possible_doubles_are_automatic():
    state = begin(MINIMUM, None, finished=finished(frozenset({A}), frozenset({C})))
    assert (state.turn, legal(state)) == (A, ["contro:3", "pass"])
    events = do(state, "pass")
    doubled = only(Doubled, events)
    assert (doubled.seat, doubled.target, doubled.automatic) == (B, D, True)
    assert state.turn == C
    do(state, "pass")
    assert legal(state) == ["redouble:1", "pass"]


def test_after_an_automatic_double_the_others_may_still_be_doubled():
    options = table(
        contro_mode="all_pairs", contracts="no_tricks,no_hearts,no_queens", contro_minimum="1"
    )
    state = begin(options, None, finished=finished(frozenset(), frozenset({A, B, C})))
    assert legal(state) == ["contro:1", "contro:2", "contro:3", "pass"]
    state = begin(options, None, finished=finished(frozenset(), frozenset({B, C})))
    assert legal(state) == ["contro:1", "contro:2", "pass"]
    assert reason(state, "contro:3") == "twice"


def test_only_the_debtor_hears_that_he_owes():
    options = table(
        contro_mode="against_declarer", contracts="no_tricks,no_queens", contro_minimum="1"
    )
    state = BarbuState(Schedule(options, D), Chance(random.Random(1)))
    owed = [event for event in state.start_hand() if isinstance(event, ControOwed)]
    assert [(e.seat, e.missing, e.hands, e.audience) for e in owed] == [
        (seat, 1, 2, {seat}) for seat in (A, B, C)
    ]


def test_a_minimum_of_all_contracts_makes_every_double_automatic():
    options = table(contro_mode="against_declarer", contracts="no_tricks", contro_minimum="1")
    state = begin(options, hands=ONE_CARD)
    assert state.turn == D
    assert legal(state) == ["redouble:0", "redouble:1", "redouble:2", "pass"]
