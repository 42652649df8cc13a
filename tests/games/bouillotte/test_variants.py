"""Several betting rounds, open cards, the changed retourné (rule sheet, section 4.5)."""

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
)
from voicecards.cards import cards
from voicecards.games.bouillotte.actions import Phase
from voicecards.games.bouillotte.events import (
    BettingStarted,
    CardsExposed,
    ExposeChosen,
    HandDealt,
    OpenCardsDealt,
    RetourneChanged,
    RetournesTurned,
)
from voicecards.games.bouillotte.outcomes import DealEnded, HandsShown, PotTaken

CHECKS = "check check check check"
HANDS = {A: "AS KS 8C", B: "AC QC 8S", C: "9D KD 8H", D: "QH 9S KC"}


@pytest.mark.parametrize(
    ("count", "rounds", "turned"),
    [(1, 1, [1]), (1, 2, [0, 1]), (2, 1, [2]), (2, 2, [0, 2]), (2, 3, [0, 1, 2])],
)
def test_retournes_are_turned_between_the_rounds(count, rounds, turned):
    state, events = begin_with_events(retourne_count=count, betting_rounds=rounds)
    seen = []
    while not of(DealEnded, events):
        view = state.view(A)
        seen.append(len(view.retournes))
        assert view.face_down == count - len(view.retournes)
        assert of(BettingStarted, events)[-1].face_down == view.face_down
        events = play(state, CHECKS)
    assert seen == turned


def test_one_retourne_and_three_rounds_expose_cards_before_the_third():
    state = begin(HANDS, "AD", betting_rounds=3)
    play(state, CHECKS)
    assert state.view(A).retournes == cards("AD")
    play(state, CHECKS)
    assert state.phase is Phase.EXPOSING
    assert [a.code for a in state.legal_actions()] == ["expose:8C", "expose:KS", "expose:AS"]
    events = play(state, "expose:8C expose:8S expose:8H expose:QH")
    shown = the(CardsExposed, events).cards
    assert [(s.seat, s.card.code) for s in shown] == [(A, "8C"), (B, "8S"), (C, "8H"), (D, "QH")]
    assert state.view(B).open_cards == (cards("8C"), cards("8S"), cards("8H"), cards("QH"))
    assert state.view(B).hidden == cards("QC AC")
    assert the(BettingStarted, events).round == 3
    assert of(DealEnded, play(state, CHECKS))


def test_choices_of_cards_stay_secret_until_the_last():
    state = begin(HANDS, "AD", betting_rounds=3)
    play(state, f"{CHECKS} {CHECKS}")
    before = state.view(C)
    (chosen,) = play(state, "expose:KS")
    assert isinstance(chosen, ExposeChosen)
    assert chosen.audience == {A}
    assert state.view(A).chosen == cards("KS")[0]
    assert state.view(C).open_cards == before.open_cards
    assert state.view(C).chosen is None
    other = begin(HANDS, "AD", betting_rounds=3)
    play(other, f"{CHECKS} {CHECKS} expose:8C")
    assert other.view(C) == state.view(C)


def test_bad_choices_of_cards_are_refused():
    state = begin(HANDS, "AD", betting_rounds=3, open_card=True)
    play(state, f"{CHECKS} {CHECKS}")
    assert refused(state, "expose:AC").code == "card_not_in_hand"
    refusal = refused(state, "expose:8C")
    assert (refusal.code, refusal.details["legal"]) == ("card_already_open", cards("KS AS"))
    assert refused(state, "check").code == "wrong_phase"


def test_exposing_is_no_action_of_a_table_without_it():
    assert refused(begin(HANDS, "AD"), "expose:AS").code == "no_such_action"


def test_players_all_in_expose_too_and_folded_ones_do_not():
    state = begin(HANDS, "AD", betting_rounds=3, stacks=[3, 100, 100, 100])
    play(state, "raise:2 call call fold check check")
    turns = []
    while state.phase is Phase.EXPOSING:
        turns.append(state.turn)
        state.apply(state.legal_actions()[0])
    assert turns == [A, B, C]


def test_in_each_round_the_seat_left_of_the_dealer_begins_again():
    state = begin(HANDS, "AD", betting_rounds=2)
    play(state, "raise:1 call call raise:1 fold call call")
    assert state.view(A).round == 2
    assert state.turn == B


def test_the_third_card_dealt_is_open():
    state, events = begin_with_events(HANDS, "AD", open_card=True)
    opened = the(OpenCardsDealt, events).cards
    assert [(o.seat, o.card.code) for o in opened] == [(A, "8C"), (B, "8S"), (C, "8H"), (D, "KC")]
    assert state.view(B).open_cards[D] == cards("KC")
    assert state.view(D).hidden == cards("9S QH")
    assert state.view(D).hand == cards("KC 9S QH")


def test_each_hand_is_heard_by_its_owner_only():
    _, events = begin_with_events(HANDS, "AD")
    assert [(e.seat, e.audience, e.cards) for e in of(HandDealt, events)] == [
        (seat, {seat}, tuple(sorted(cards(HANDS[seat])))) for seat in (A, B, C, D)
    ]


def test_the_retourne_changes_once_after_the_first_lap():
    state = begin(HANDS, "AD", stock="AH QD", retourne_change=True)
    assert not of(RetourneChanged, play(state, "check raise:2 call"))
    changed = play(state, "call")[-1]
    assert changed == RetourneChanged(
        old=cards("AD")[0], card=cards("AH")[0], retournes=cards("AH")
    )
    view = state.view(A)
    assert (view.dead, view.retournes, view.price, view.acted) == (cards("AD"), cards("AH"), 2, ())
    assert state.turn == A
    events = play(state, "call check check check")
    assert not of(RetourneChanged, events)
    assert the(HandsShown, events).retournes == cards("AH")


def test_all_act_again_after_the_change_and_may_raise():
    state = begin(HANDS, "AD", stock="AH", retourne_change=True)
    play(state, "raise:2 call fold call")
    assert state.turn == A
    play(state, "check raise:2 call")
    assert (state.turn, state.view(A).price) == (A, 2)


def test_no_change_when_only_one_is_left():
    events = play(begin(HANDS, "AD", retourne_change=True), "raise:1 fold fold fold")
    assert of(PotTaken, events)
    assert not of(RetourneChanged, events)


def test_the_retourne_changes_though_all_are_all_in():
    state = begin(HANDS, "AD", stock="AH", retourne_change=True, stacks=[3, 3, 3, 3])
    events = play(state, "raise:2 call call call")
    assert the(RetourneChanged, events).card == cards("AH")[0]
    assert the(HandsShown, events).retournes == cards("AH")


def test_of_two_retournes_the_first_changes_in_the_last_round():
    state = begin(
        HANDS, "AD AH", stock="QD", retourne_change=True, retourne_count=2, betting_rounds=2
    )
    assert not of(RetourneChanged, play(state, CHECKS))
    changed = the(RetourneChanged, play(state, CHECKS))
    assert (changed.old, changed.retournes) == (cards("AD")[0], cards("QD AH"))


def test_retournes_are_still_turned_when_the_rounds_are_skipped():
    state = begin(HANDS, "AD", betting_rounds=3, stacks=[3, 3, 3, 3])
    events = play(state, "raise:2 call call call")
    assert the(RetournesTurned, of(RetournesTurned, events)[:1]).cards == cards("AD")
    assert not of(CardsExposed, events)
