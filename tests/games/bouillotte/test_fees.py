"""Announcements and fees (rule sheet, section 4.4)."""

import pytest

from tests.games.bouillotte.positions import A, B, C, D, begin, of, play, refused, the, winnings
from voicecards.games.bouillotte.actions import Announce
from voicecards.games.bouillotte.events import BrelanAnnounced
from voicecards.games.bouillotte.hands import HandKind
from voicecards.games.bouillotte.outcomes import BrelanPaid, DealEnded, HandsShown
from voicecards.games.bouillotte.view import Announcement

FAVORI = {A: "9S 9H QC"}


def test_announcing_does_not_use_the_turn():
    state = begin(FAVORI, "9D")
    assert Announce() in state.legal_actions()
    play(state, "announce")
    assert state.turn == A
    assert Announce() not in state.legal_actions()
    play(state, "raise:3")


def test_fees_are_no_part_of_the_pot_and_change_no_price():
    state = begin(FAVORI, "9D")
    play(state, "announce")
    view = state.view(B)
    assert (view.pot, view.level, view.paid) == (4, 1, (1, 1, 1, 1))
    assert view.stacks == (102, 98, 98, 98)


def test_a_false_announcement_is_refused():
    assert refused(begin({A: "AS KS QS"}, "9D"), "announce").code == "no_brelan"


def test_a_second_announcement_is_refused():
    state = begin(FAVORI, "9D")
    play(state, "announce")
    assert refused(state, "announce").code == "already_announced"


@pytest.mark.parametrize("mode", ["showdown", "off"])
def test_without_announcements_there_is_no_such_action(mode):
    state = begin(FAVORI, "9D", brelan_bonus=mode)
    assert refused(state, "announce").code == "no_such_action"
    assert Announce() not in state.legal_actions()


def test_a_retourne_face_down_does_not_count():
    state = begin(FAVORI, "9D", betting_rounds=2)
    refusal = refused(state, "announce")
    assert (refusal.code, refusal.details) == ("no_brelan", {"face_down": 1})
    play(state, "check check check check")
    assert Announce() in state.legal_actions()


def test_a_brelan_lost_with_the_retourne_cannot_be_announced():
    state = begin(FAVORI, "9D", stock="KD", retourne_change=True)
    play(state, "check check check check")
    assert refused(state, "announce").code == "no_brelan"


def test_a_brelan_won_with_the_new_retourne_can_be_announced():
    state = begin(FAVORI, "KD", stock="9D", retourne_change=True)
    play(state, "check check check check announce")
    assert state.view(B).announced == (Announcement(A, HandKind.FAVORI),)


def test_the_table_may_hear_no_more_than_that_it_is_a_brelan():
    state = begin(FAVORI, "9D", announce_detail="brelan_only")
    announced = the(BrelanAnnounced, play(state, "announce"))
    assert announced.brelan is None
    assert state.view(B).announced == (Announcement(A, None),)
    assert state.view(A).value.kind is HandKind.FAVORI


def test_a_fee_can_make_a_player_all_in():
    state = begin(FAVORI, "9D", stacks=[100, 3, 100, 100], announce_fee=2)
    play(state, "announce raise:5")
    assert state.turn == C
    assert state.view(C).all_in == (B,)
    events = play(state, "call fold")
    assert winnings(events) == [{A: 4}, {A: 10}]


def test_the_announcer_of_a_pot_taken_unseen_keeps_the_fees():
    events = play(begin(FAVORI, "9D"), "announce raise:2 fold fold fold")
    assert not of(HandsShown, events)
    assert the(DealEnded, events).changes == (6, -2, -2, -2)


def test_a_folded_announcer_does_not_exist_but_folded_payers_do():
    events = play(begin({D: "9S 9H QC"}, "9D"), "fold fold check announce")
    assert [p.amount for p in the(BrelanAnnounced, events).payments] == [1, 1, 1]


def test_announcing_is_free_where_the_fee_is_nothing():
    announced = the(BrelanAnnounced, play(begin(FAVORI, "9D", announce_fee=0), "announce"))
    assert announced.received == 0


def test_fees_at_the_showdown_follow_the_pots():
    hands = {A: "KS KH KD", C: "9S 9H 9C"}
    state = begin(
        hands, "9D", brelan_bonus="showdown", announce_fee=2, carre_fee=5, stacks=[100, 7, 100, 1]
    )
    events = play(state, "check fold check")
    kinds = [type(event) for event in events]
    assert kinds.index(BrelanPaid) > kinds.index(HandsShown)
    first, second = of(BrelanPaid, events)
    assert (first.seat, first.brelan, first.fee, first.received) == (A, HandKind.SIMPLE, 2, 4)
    assert [(p.seat, p.amount) for p in first.payments] == [(B, 2), (C, 2), (D, 0)]
    assert (second.seat, second.brelan, second.fee, second.received) == (C, HandKind.CARRE, 5, 9)
    assert [(p.seat, p.amount) for p in second.payments] == [(A, 5), (B, 4), (D, 0)]


def test_no_fee_without_a_showdown_and_none_for_a_folded_brelan():
    state = begin({A: "KS KH KD", C: "9S 9H 9C"}, "9D", brelan_bonus="showdown")
    folded = state.copy()
    assert not of(BrelanPaid, play(state, "raise:1 fold fold fold"))
    events = play(folded, "fold check check check")
    assert [paid.seat for paid in of(BrelanPaid, events)] == [C]


def test_with_the_bonus_off_nobody_pays():
    state = begin({A: "KS KH KD"}, "9D", brelan_bonus="off")
    assert the(DealEnded, play(state, "check check check check")).changes == (3, -1, -1, -1)
