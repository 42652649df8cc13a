"""Verdicts, shares and what is carried (rule sheet, sections 5.3 and 5.4)."""

import pytest

from tests.games.bouillotte.positions import A, B, C, D, begin, of, play, the, winnings
from voicecards.cards import Suit, cards
from voicecards.games.bouillotte.hands import HandRules, evaluate
from voicecards.games.bouillotte.outcomes import DealEnded, HandsShown, PotWon, UncalledReturned
from voicecards.games.bouillotte.showdown import Reason, judge_by_table, sum_suits

TABLE = HandRules(table_suit=True)


def by_table(hands: dict[int, str], contenders, live=None, retournes=""):
    held = {seat: cards(hand) for seat, hand in hands.items()}
    sums = sum_suits(held, sorted(live or contenders), cards(retournes))
    values = {seat: evaluate(hand, cards(retournes), TABLE) for seat, hand in held.items()}
    return judge_by_table(contenders, values, held, sums)


def test_a_side_pot_uses_the_same_suit_if_a_contender_holds_it():
    hands = {A: "AS 8H 9D", B: "KS QS 8D", C: "KH 9H 9C"}
    assert by_table(hands, (A, B, C)).suit is Suit.SPADES
    side = by_table(hands, (B, C), live=(A, B, C))
    assert (side.winners, side.suit, side.reason) == ((B,), Suit.SPADES, Reason.TABLE_SUIT)


def test_a_side_pot_uses_the_next_best_suit_if_no_contender_holds_the_first():
    hands = {A: "AS KS QS", B: "9H 8H 8D", C: "KD 9C 8C"}
    assert by_table(hands, (A, B, C)).suit is Suit.SPADES
    side = by_table(hands, (B, C), live=(A, B, C))
    assert (side.winners, side.suit) == ((C,), Suit.DIAMONDS)


def test_a_side_pot_keeps_the_suit_that_won_the_tie_of_the_main_pot():
    # Spades and hearts count 29: spades decide, because A comes first from the dealer's left.
    hands = {A: "AS KD 9C", B: "AH KH 9D", C: "KS 8S 8H"}
    main = by_table(hands, (A, B, C))
    assert (main.winners, main.reason, main.over) == ((A,), Reason.FIRST_FROM_DEALER, B)
    side = by_table(hands, (B, C), live=(A, B, C))
    assert (side.winners, side.suit, side.reason) == ((C,), Suit.SPADES, Reason.TABLE_SUIT)


def test_the_suit_of_folded_hands_alone_cannot_decide():
    hands = {A: "9H 8H 8D", B: "KD 9C 8C", C: "AS KS QS"}
    verdict = by_table(hands, (A, B), live=(A, B))
    assert (verdict.winners, verdict.suit) == ((B,), Suit.DIAMONDS)


def test_any_brelan_beats_the_suit_of_the_table():
    hands = {A: "AS KS QS", B: "8H 8D 8C"}
    verdict = by_table(hands, (A, B))
    assert (verdict.winners, verdict.reason, verdict.suit) == ((B,), Reason.KIND, None)


def test_of_several_losers_the_best_is_named():
    hands = {A: "8D 9C KH", B: "AC KC QC", C: "AS KS QS", D: "KD QD 8H"}
    won = the(PotWon, play(begin(hands, "8S"), "check check check check"))
    assert (won.winners[0].seat, won.over, won.reason) == (C, B, Reason.POINTS)
    assert won.value.suit is Suit.SPADES


def test_folded_hands_are_not_shown():
    shown = the(HandsShown, play(begin(), "check fold check check")).hands
    assert [hand.seat for hand in shown] == [A, C, D]


def test_leftover_chips_go_one_each_from_the_left_of_the_dealer():
    hands = {A: "KS 9S QD", B: "KH QH 8S", C: "KC 9C 8H"}
    state = begin(hands, "9D", carried=4, dealer=A)
    events = play(state, "check check fold check")
    assert winnings(events) == [{B: 3, C: 3, A: 2}]


def test_each_pot_is_split_by_itself():
    hands = {A: "KS 9S QH", B: "KC QC 9H", C: "AD KD 8S", D: "AS 9D 8H"}
    state = begin(hands, "8D", stacks=[100, 100, 3, 100], odd_chip="carry_over")
    events = play(state, "raise:2 call call call")
    assert winnings(events) == [{C: 12}]
    state = begin(hands, "8D", stacks=[100, 100, 3, 100], odd_chip="carry_over")
    events = play(state, "raise:3 call call raise:1 call call")
    assert winnings(events) == [{C: 12}, {A: 3, B: 3}]
    assert the(DealEnded, events).carried == 0


def test_the_uncalled_part_is_no_pot():
    state = begin(stacks=[4, 100, 100, 1])
    events = play(state, "raise:3 raise:5 fold")
    assert the(UncalledReturned, events).amount == 5
    assert [won.contenders for won in of(PotWon, events)] == [(A, B, D), (A, B)]


@pytest.mark.parametrize(("target", "carried"), [(0, 1), (1000, 1), (102, 0)])
def test_odd_chips_are_not_carried_past_a_deal_that_reaches_the_target(target, carried):
    hands = {A: "KS 9S QH", B: "KC QC 9H"}
    state = begin(hands, "8D", odd_chip="carry_over", carried=3, target_chips=target)
    events = play(state, "raise:1 call fold fold")
    assert the(DealEnded, events).carried == carried
    assert state.is_over == (carried == 0)
