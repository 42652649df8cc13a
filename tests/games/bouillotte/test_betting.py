"""Turns, prices, raises and refusals (rule sheet, sections 3, 4 and 10)."""

import pytest

from tests.games.bouillotte.positions import A, B, C, D, begin, of, play, refused, the
from voicecards.games.bouillotte.actions import Phase, Raise
from voicecards.games.bouillotte.events import (
    BettingSkipped,
    BettingStarted,
    Called,
    Checked,
    Folded,
    Raised,
)
from voicecards.games.bouillotte.outcomes import AllPassed, DealEnded, PotTaken, PotWon
from voicecards.games.game import IllegalAction


def legal(state) -> list[str]:
    return [action.code for action in state.legal_actions()]


def test_the_seat_left_of_the_dealer_acts_first_and_the_dealer_last():
    state = begin()
    turns = []
    for _ in range(4):
        turns.append(state.turn)
        play(state, "check" if len(turns) < 4 else "raise:1")
    assert turns == [A, B, C, D]


def test_counterclockwise_the_turn_goes_the_other_way():
    state = begin(direction="counterclockwise", dealer=A)
    assert state.view(A).order == (D, C, B, A)
    turns = []
    for _ in range(4):
        turns.append(state.turn)
        play(state, "raise:1" if len(turns) == 1 else "call")
    assert turns == [D, C, B, A]


def test_legal_actions_without_and_with_a_bet():
    state = begin(max_raise=3)
    assert legal(state) == ["check", "raise:1", "raise:2", "raise:3", "fold"]
    play(state, "raise:2")
    assert legal(state) == ["call", "raise:1", "raise:2", "raise:3", "fold"]


def test_check_while_facing_a_bet_tells_the_price():
    state = begin()
    play(state, "raise:3")
    refusal = refused(state, "check")
    assert (refusal.code, refusal.details) == ("cannot_check", {"price": 3, "all_in": False})


def test_check_raise_gives_everybody_another_turn():
    state = begin()
    play(state, "check check check raise:2 call raise:3 fold")
    assert (state.turn, state.view(D).price) == (D, 3)
    play(state, "call")
    assert (state.turn, state.view(A).price) == (A, 3)


def test_a_bet_is_told_from_a_raise():
    events = play(begin(), "raise:1 raise:2")
    assert [(e.bet, e.n, e.amount, e.level) for e in of(Raised, events)] == [
        (True, 1, 1, 2),
        (False, 2, 3, 4),
    ]


@pytest.mark.parametrize("amount", [0, -1, 11, 3, 10**9])
def test_bad_amounts_are_refused_with_the_range_and_never_trimmed(amount):
    state = begin(min_raise=4)
    refusal = refused(state, f"raise:{amount}")
    assert refusal.code == "bad_amount"
    assert (refusal.details["low"], refusal.details["high"]) == (4, 10)


@pytest.mark.parametrize(
    ("amount", "reason"),
    [(0, "not_positive"), (-3, "not_positive"), (3, "below_min"), (11, "above_max")],
)
def test_a_bad_amount_says_what_is_bad(amount, reason):
    assert refused(begin(min_raise=4), f"raise:{amount}").details["reason"] == reason


@pytest.mark.parametrize("amount", [2.5, "five", None, True])
def test_an_amount_that_is_no_whole_number_is_refused(amount):
    state = begin()
    with pytest.raises(IllegalAction) as refusal:
        state.apply(Raise(amount))
    assert refusal.value.code == "bad_amount"
    assert refusal.value.details["reason"] == "not_whole"
    assert state.turn == A


def test_a_raise_above_the_own_chips_offers_all_in():
    state = begin(stacks=[100, 8, 100, 100])
    play(state, "raise:3")
    refusal = refused(state, "raise:5")
    assert refusal.code == "bad_amount"
    assert refusal.details["reason"] == "above_chips"
    assert (refusal.details["all_in"], refusal.details["stack"]) == (4, 7)


def test_a_raise_by_one_who_can_hardly_call_is_refused():
    state = begin(stacks=[100, 4, 100, 100])
    play(state, "raise:3")
    refusal = refused(state, "raise:1")
    assert (refusal.code, refusal.details["reason"]) == ("cannot_raise", "too_few_chips")
    assert legal(state) == ["call", "fold"]


def test_without_a_maximum_all_chips_may_be_bet():
    state = begin(max_raise=0)
    assert state.view(A).raises.high == 99
    raised = play(state, "raise:99")[0]
    assert raised.all_in


def test_a_wide_range_is_listed_in_part_and_open_in_whole():
    state = begin(max_raise=0, starting_chips=1000, min_raise=3)
    amounts = [a.n for a in state.legal_actions() if isinstance(a, Raise)]
    assert amounts == [3, 4, 6, 12, 24, 48, 96, 192, 384, 768, 999]
    assert state.view(A).raises.low == 3
    assert play(state, "raise:517")[0].n == 517


def test_up_to_two_hundred_amounts_are_listed_whole():
    state = begin(max_raise=200, starting_chips=1000)
    assert legal(state)[1:-1] == [f"raise:{n}" for n in range(1, 201)]


def test_the_cap_on_raises_counts_bets_and_begins_anew_each_round():
    state = begin(max_raises_per_round=2, betting_rounds=2)
    play(state, "raise:1 raise:1")
    refusal = refused(state, "raise:1")
    assert (refusal.code, refusal.details["reason"]) == ("cannot_raise", "cap_reached")
    play(state, "call call call")
    assert "raise:1" in legal(state)


def test_no_raise_when_all_others_are_all_in_or_folded():
    state = begin(stacks=[100, 6, 100, 100])
    play(state, "check raise:5 fold fold")
    refusal = refused(state, "raise:1")
    assert (refusal.code, refusal.details["reason"]) == ("cannot_raise", "nobody_can_call")
    assert legal(state) == ["call", "fold"]


def test_a_full_raise_after_a_short_one_opens_the_betting_again():
    state = begin(min_raise=4, stacks=[100, 100, 7, 100])
    play(state, "raise:4 call raise:2 raise:4")
    assert state.turn == A
    assert state.view(A).raises.refusal is None


def test_a_short_all_in_counts_as_a_raise_for_the_cap():
    state = begin(min_raise=4, max_raises_per_round=2, stacks=[100, 100, 7, 100])
    play(state, "raise:4 call raise:2")
    assert refused(state, "raise:4").details["reason"] == "cap_reached"


def test_a_call_for_less_is_all_in_and_plays_for_the_main_pot():
    state = begin(stacks=[100, 3, 100, 100])
    called = play(state, "raise:5 call")[-1]
    assert (called.amount, called.missing, called.all_in, called.stack) == (2, 3, True, 0)
    pots = state.view(C).pots
    assert [(pot.amount, pot.seats) for pot in pots] == [(8, (A, B, C, D)), (3, (A, C, D))]


def test_calling_when_nothing_is_owed_is_no_action_of_the_rules():
    assert refused(begin(), "call").code == "nothing_to_call"


def test_folding_is_allowed_though_a_check_was_possible():
    folded = play(begin(), "fold")[0]
    assert folded == Folded(seat=A, free=True, left=3)


def test_the_survivor_may_not_have_acted_at_all():
    events = play(begin(), "fold fold fold")
    assert the(PotTaken, events).seat == D
    assert not of(Checked, events)


def test_players_all_in_from_the_ante_are_skipped():
    state = begin(ante=5, stacks=[5, 100, 3, 100])
    assert state.turn == B
    assert state.view(B).all_in == (A, C)
    events = play(state, "raise:1 call")
    assert [won.amount for won in of(PotWon, events)] == [12, 6, 2]


def test_a_deal_in_which_only_one_has_chips_left_is_shown_down_at_once():
    state = begin(ante=5, stacks=[5, 100, 3, 5], betting_rounds=3, session_deals=1)
    assert state.is_over
    assert state.phase is Phase.OVER


def test_later_rounds_are_skipped_when_nobody_can_call_any_more():
    state = begin(stacks=[5, 8, 5, 5], betting_rounds=3)
    events = play(state, "raise:4 call call call")
    assert the(BettingSkipped, events).round == 2
    assert not of(BettingStarted, events)[:-1]


def test_redeal_keeps_the_pot_and_passes_the_deal():
    state = begin(all_pass="redeal_keep_pot")
    events = play(state, "check check check check")
    assert the(AllPassed, events) == AllPassed(redeal=True, pot=4)
    assert the(DealEnded, events).changes == (-1, -1, -1, -1)
    view = state.view(A)
    assert (view.carried, view.pot, view.dealer, view.deal) == (4, 8, A, 2)


@pytest.mark.parametrize(
    "setting",
    [{"deal": 12}, {"stacks": [100, 100, 1, 100]}, {"target_chips": 110, "carried": 1}],
)
def test_no_redeal_in_the_last_deal_or_with_a_player_all_in(setting):
    stacks = setting.pop("stacks", [111, 100, 100, 100] if "target_chips" in setting else None)
    state = begin(all_pass="redeal_keep_pot", stacks=stacks, **setting)
    script = "check check check" if stacks and stacks[C] == 1 else "check check check check"
    events = play(state, script)
    assert not the(AllPassed, events).redeal
    assert of(PotWon, events)


def test_a_fold_among_checks_is_still_all_passed():
    events = play(begin(all_pass="redeal_keep_pot"), "check fold check check")
    assert the(AllPassed, events).redeal


def test_a_call_and_its_pot_are_told():
    called = play(begin(), "raise:4 call")[-1]
    assert called == Called(seat=B, amount=4, missing=0, all_in=False, pot=12, stack=95)
