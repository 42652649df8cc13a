"""How the bots play given hands of Bouillotte."""

import random
from itertools import combinations

import pytest

from tests.games.bouillotte.positions import A, B, C, D, begin, play
from tests.games.bouillotte.test_seating import start
from voicecards.bots.bouillotte import BouillotteBeginner, BouillotteClub
from voicecards.bots.bouillotte.rivals import rivals, unseen_by
from voicecards.cards import cards
from voicecards.games.bouillotte.hands import evaluate

BOTS = [BouillotteBeginner(), BouillotteClub()]
each_bot = pytest.mark.parametrize("bot", BOTS, ids=["beginner", "club"])
LUCK = range(20)


def choices(bot, state) -> set[str]:
    """What the bot on turn does, with different luck."""
    view = state.view(state.turn)
    return {bot.choose(view, random.Random(luck)).name for luck in LUCK}


def test_unseen_cards_are_those_of_the_pack_less_what_is_seen():
    state = begin({A: "AS KS 8C", B: "AC QC 8S"}, "AD", stock="QD", open_card=True)
    unseen = unseen_by(state.view(A))
    assert len(unseen) == 20 - 3 - 1 - 3
    assert not set(cards("AS KS 8C AD 8S")) & set(unseen)


def test_the_chance_against_one_who_has_not_acted_is_exact():
    state = begin({C: "AS KS 8C"}, "9D")
    play(state, "fold fold")
    view = state.view(C)
    (judged,) = rivals(view, random.Random(1))
    rules = view.options.hand_rules
    mine = evaluate(view.hand, view.retournes, rules).strength
    theirs = [
        evaluate(hand, view.retournes, rules).strength for hand in combinations(unseen_by(view), 3)
    ]
    won = sum(1.0 if mine > other else 0.5 * (mine == other) for other in theirs)
    assert judged.beaten() == pytest.approx(won / len(theirs))


def test_an_announced_brelan_beats_every_point_hand():
    state = begin({A: "9S 9H QC", B: "AS KS QS"}, "9D")
    play(state, "announce check")
    announcer, *others = rivals(state.view(B), random.Random(1))
    assert announcer.seat == A
    assert announcer.beaten() == 0
    assert all(other.beaten() > 0.5 for other in others)


def test_raises_make_an_opponent_look_stronger():
    quiet = begin({B: "AS 8D QH"}, "9D")
    loud = begin({B: "AS 8D QH"}, "9D")
    play(quiet, "check")
    play(loud, "raise:10")
    luck = random.Random(1)
    assert rivals(quiet.view(B), luck)[0].beaten() > rivals(loud.view(B), luck)[0].beaten()


def test_a_retourne_face_down_is_averaged():
    state = begin({A: "AS KS QS"}, "9D", betting_rounds=2)
    judged = rivals(state.view(A), random.Random(1))
    assert all(len(rival.scenarios) > 1 and rival.beaten() > 0.5 for rival in judged)


def test_where_the_suit_of_the_table_decides_own_points_stand_for_it():
    strong = begin({A: "AS KS QS"}, "9S", point_mode="table_suit")
    weak = begin({A: "8D 9H 8C"}, "AS", point_mode="table_suit")
    luck = random.Random(1)
    assert rivals(strong.view(A), luck)[0].beaten() > 0.8
    assert rivals(weak.view(A), luck)[0].beaten() < 0.4


@each_bot
def test_a_carre_is_never_folded(bot):
    state = begin({A: "9S 9H 9C"}, "9D")
    assert choices(bot, state) <= {"announce", "raise"}
    play(state, "raise:10 raise:10 fold fold")
    assert choices(bot, state) <= {"announce", "call", "raise"}


def test_the_club_player_announces_when_nobody_can_bet_any_more():
    state = begin({A: "9S 9H 9C"}, "9D", stacks=[100, 5, 100, 100])
    play(state, "check raise:4 fold fold")
    assert choices(BouillotteClub(), state) == {"announce"}


def test_the_club_player_sometimes_hides_a_brelan_and_sometimes_not():
    state = begin({A: "9S 9H 9C"}, "9D")
    assert choices(BouillotteClub(), state) == {"announce", "raise"}


def test_the_club_player_bets_a_strong_hand_and_leaves_a_hopeless_one():
    club = BouillotteClub()
    assert choices(club, begin({A: "AS KS QS"}, "9S")) == {"raise"}
    state = begin({C: "8D 9H QC"}, "AS", stacks=[100] * 4)
    play(state, "raise:10 raise:10")
    assert choices(club, state) == {"fold"}


def test_the_club_player_pays_a_small_price_for_a_fair_hand():
    state = begin({B: "AS KS 8H"}, "QD", carried=30)
    play(state, "raise:1")
    assert "fold" not in choices(BouillotteClub(), state)


def test_the_club_player_never_folds_for_nothing():
    state = begin({A: "8D 9H QC"}, "AS")
    assert "fold" not in choices(BouillotteClub(), state)


def test_the_club_player_varies_the_size_of_a_raise():
    view = begin({A: "AC 8S QD"}, "9C").view(A)
    codes = {BouillotteClub().choose(view, random.Random(luck)).code for luck in LUCK}
    assert len(codes) > 1


def test_the_club_player_bluffs_now_and_then_when_nobody_has_bet():
    state = begin({D: "8D 9H QC"}, "AS")
    play(state, "check check check")
    assert choices(BouillotteClub(), state) == {"check", "raise"}
    state = begin({A: "8D 9H QC"}, "AS")
    assert choices(BouillotteClub(), state) == {"check"}


def test_the_club_player_keeps_the_cards_that_count_hidden():
    state = begin({A: "KS KH 8C"}, "KD", betting_rounds=3)
    play(state, " ".join(["check"] * 8))
    assert BouillotteClub().choose(state.view(A), random.Random(1)).code == "expose:8C"


@each_bot
def test_no_bot_straddles_and_every_bot_buys_in_again(bot):
    assert choices(bot, begin(straddle=True)) == {"pass"}
    hands = {A: "AS KS QS", B: "AC KC QC"}
    state = begin(hands, "8S", stacks=[100, 3, 100, 100], rebuys=1)
    play(state, "raise:2 call fold fold")
    assert choices(bot, state) == {"rebuy"}


@each_bot
def test_bots_take_any_free_place(bot):
    state, _ = start()
    assert choices(bot, state) == {"choose"}
