"""Words said for short, and absent players (rule sheet, sections 4.2 and 10)."""

import pytest

from tests.games.bouillotte.positions import A, B, C, D, begin, play
from tests.games.bouillotte.test_seating import start
from voicecards.games.bouillotte.actions import Call, Check, Fold, Pass, Phase, Raise
from voicecards.games.bouillotte.shorthand import (
    Meaning,
    Note,
    action_in_absence,
    meaning_of_all_in,
    meaning_of_call,
    meaning_of_pass,
    meaning_of_raise,
)
from voicecards.games.game import IllegalAction

CHECKS = "check check check check"


def meaning(of_word, state, *args):
    return of_word(state.view(state.turn), *args)


def refusal(of_word, state, *args, seat=None) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        of_word(state.view(state.turn if seat is None else seat), *args)
    return refused.value


def test_pass_is_check_or_fold():
    state = begin()
    assert meaning(meaning_of_pass, state) == Meaning(Check())
    play(state, "raise:1")
    assert meaning(meaning_of_pass, state) == Meaning(Fold(), Note.PASS_FOLDS)


def test_pass_after_announcing_cannot_fold():
    state = begin({A: "9S 9H QC"}, "9D")
    play(state, "announce check raise:2 fold fold")
    assert refusal(meaning_of_pass, state).code == "committed_to_showdown"


def test_pass_declines_a_straddle_and_a_rebuy():
    assert meaning(meaning_of_pass, begin(straddle=True)) == Meaning(Pass())


def test_call_when_nothing_is_owed_is_a_check_and_said_to_be_one():
    state = begin()
    assert meaning(meaning_of_call, state) == Meaning(Check(), Note.NOTHING_TO_CALL)
    play(state, "raise:1")
    assert meaning(meaning_of_call, state) == Meaning(Call())


def test_all_in_is_the_raise_that_uses_all_chips():
    state = begin(stacks=[8, 100, 100, 100])
    assert meaning(meaning_of_all_in, state) == Meaning(Raise(7), Note.ALL_IN_RAISES)
    play(state, "check raise:2 call call")
    assert meaning(meaning_of_all_in, state) == Meaning(Raise(5), Note.ALL_IN_RAISES)


def test_all_in_is_a_call_when_the_price_takes_all_chips():
    state = begin(stacks=[100, 6, 100, 100])
    play(state, "raise:5")
    assert meaning(meaning_of_all_in, state) == Meaning(Call(), Note.ALL_IN_CALLS)


def test_all_in_above_the_limit_is_refused_with_the_range():
    refused = refusal(meaning_of_all_in, begin())
    assert refused.code == "bad_amount"
    assert (refused.details["low"], refused.details["high"], refused.details["all_in"]) == (
        1,
        10,
        99,
    )


def test_all_in_is_refused_like_a_raise_when_nobody_could_call():
    state = begin(stacks=[100, 6, 100, 100])
    play(state, "check raise:5 fold fold")
    refused = refusal(meaning_of_all_in, state)
    assert (refused.code, refused.details["reason"]) == ("cannot_raise", "nobody_can_call")


@pytest.mark.parametrize("amount", ["2.5", "five", "", "1e3"])
def test_an_amount_that_is_no_whole_number_is_refused_with_the_range(amount):
    refused = refusal(meaning_of_raise, begin(), amount)
    assert (refused.code, refused.details["reason"]) == ("bad_amount", "not_whole")
    assert (refused.details["low"], refused.details["high"]) == (1, 10)


def test_a_whole_amount_is_read():
    assert meaning(meaning_of_raise, begin(), "12") == Meaning(Raise(12))


@pytest.mark.parametrize("word", [meaning_of_pass, meaning_of_call, meaning_of_all_in])
def test_out_of_turn_every_word_is_refused(word):
    assert refusal(word, begin(), seat=B).code == "not_your_turn"


@pytest.mark.parametrize("word", [meaning_of_pass, meaning_of_call, meaning_of_all_in])
def test_words_of_the_betting_mean_nothing_while_places_are_chosen(word):
    assert refusal(word, start()[0]).code == "no_such_action"


def test_an_absent_player_checks_when_free_and_folds_otherwise():
    state = begin()
    assert action_in_absence(state.view(A)) == Check()
    play(state, "raise:1")
    assert action_in_absence(state.view(B)) == Fold()


def test_an_absent_announcer_calls():
    state = begin({A: "9S 9H QC"}, "9D")
    play(state, "announce check raise:2 fold fold")
    assert action_in_absence(state.view(A)) == Call()


def test_an_absent_player_exposes_the_lowest_hidden_card():
    state = begin({A: "8S KH AC"}, "9D", betting_rounds=3, open_card=True)
    play(state, f"{CHECKS} {CHECKS}")
    assert state.phase is Phase.EXPOSING
    assert action_in_absence(state.view(A)).code == "expose:8S"
    state = begin({A: "8S KH 9C"}, "9D", betting_rounds=3, open_card=True)
    play(state, f"{CHECKS} {CHECKS}")
    assert action_in_absence(state.view(A)).code == "expose:8S"


@pytest.mark.parametrize("options", [{}, {"straddle": True}, {"rebuys": 1, "betting_rounds": 3}])
def test_a_table_of_absent_players_finishes_its_session(options):
    state, _ = start(**options)
    while not state.is_over:
        state.apply(action_in_absence(state.view(state.turn)))
    assert {C, D} <= {standing.seat for standing in state.standings}
