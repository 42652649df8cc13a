"""The straddle and the historical table (rule sheet, section 7)."""

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
)
from voicecards.games.bouillotte.actions import Phase
from voicecards.games.bouillotte.events import (
    BettingStarted,
    HandDealt,
    Straddled,
    StraddleDeclined,
)
from voicecards.games.bouillotte.game import Bouillotte
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.bouillotte.outcomes import DealEnded, HandsShown, PotTaken
from voicecards.games.bouillotte.presets import PRESETS


def test_the_first_straddle_is_4_and_the_second_8():
    state, events = begin_with_events(straddle=True)
    assert not of(HandDealt, events)
    assert (state.phase, state.turn, state.view(A).straddle_price) == (Phase.STRADDLE, A, 4)
    first, *_ = play(state, "straddle")
    assert (first.amount, first.paid, first.pot) == (4, 5, 8)
    second, *rest = play(state, "straddle")
    assert (second.amount, second.paid, second.pot) == (8, 9, 16)
    assert rest == []
    events = play(state, "pass")
    assert [type(event) for event in events[:2]] == [StraddleDeclined, HandDealt]


def test_the_last_straddler_acts_last_and_may_raise():
    state = begin(straddle=True)
    events = play(state, "straddle straddle pass")
    started = the(BettingStarted, events)
    assert (started.first, started.level) == (C, 9)
    turns = []
    for code in ("call", "call", "call", "raise:2"):
        turns.append(state.turn)
        play(state, code)
    assert turns == [C, D, A, B]
    assert state.turn == C


def test_if_all_fold_the_straddler_takes_the_pot_unseen():
    state = begin(straddle=True)
    events = play(state, "straddle pass fold fold fold")
    assert (the(PotTaken, events).seat, the(PotTaken, events).amount) == (A, 8)
    assert not of(HandsShown, events)
    assert the(DealEnded, events).changes == (3, -1, -1, -1)


def test_a_straddled_deal_without_a_raise_is_shown_down():
    state = begin(straddle=True, all_pass="redeal_keep_pot")
    events = play(state, "straddle pass call call call check")
    assert of(HandsShown, events)


def test_the_chain_goes_up_to_the_dealer():
    state = begin(straddle=True)
    events = play(state, "straddle straddle straddle straddle")
    assert len(of(Straddled, events)) == 4
    assert the(BettingStarted, events).first == A


def test_one_who_cannot_afford_it_ends_the_chain_unasked():
    state = begin(straddle=True, stacks=[100, 8, 100, 100])
    events = play(state, "straddle")
    assert of(HandDealt, events)
    assert state.phase is Phase.BETTING
    state, _ = begin_with_events(straddle=True, stacks=[4, 100, 100, 100])
    assert state.phase is Phase.BETTING


def test_a_straddle_may_take_the_last_chip():
    state = begin(straddle=True, stacks=[5, 100, 100, 100])
    play(state, "straddle pass")
    assert state.view(B).all_in == (A,)


def test_carried_chips_are_doubled_too():
    state = begin(straddle=True, carried=4)
    assert state.view(A).straddle_price == 8


def test_cards_are_not_seen_before_and_other_actions_wait():
    state = begin(straddle=True)
    assert state.view(A).hand == ()
    assert state.view(A).value is None
    assert refused(state, "check").code == "wrong_phase"
    assert refused(begin(), "straddle").code == "no_such_action"


def test_the_second_round_begins_left_of_the_dealer_again():
    state = begin(straddle=True, betting_rounds=2)
    play(state, "straddle pass call call call check")
    assert (state.view(A).round, state.turn) == (2, A)


def test_the_historical_preset():
    table = PRESETS["historical"].table(BouillotteOptions)
    assert Bouillotte.options is type(table)
    assert (table.direction, table.max_raise, table.straddle) == ("counterclockwise", 0, True)
