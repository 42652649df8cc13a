"""The worked examples of the rule sheet (section 9) about hands, by number."""

import pytest

from tests.games.bouillotte.positions import A, B, C, D, begin, play, the, winnings
from voicecards.cards import Rank, Suit, cards
from voicecards.games.bouillotte.hands import HandKind, HandRules, evaluate
from voicecards.games.bouillotte.outcomes import HandsShown, PotWon, SuitsCounted
from voicecards.games.bouillotte.showdown import Reason

CHECKS = "check check check check"


def value(hand: str, retournes: str, **rules: bool):
    return evaluate(cards(hand), cards(retournes), HandRules(**rules))


def verdict(hands, retournes: str, folded=(), **options):
    """The main pot when the seats given fold and the others check."""
    state = begin(hands, retournes, **options)
    script = " ".join("fold" if seat in folded else "check" for seat in (A, B, C, D))
    won = the(PotWon, play(state, script))
    return [winner.seat for winner in won.winners], won.reason, won.over


@pytest.mark.parametrize(
    ("rules", "winner", "reason"),
    [
        ({}, B, Reason.KIND),
        ({"favori_rank": "below_simple"}, A, Reason.KIND),
        ({"brelan_favori": "off"}, A, Reason.KIND),
    ],
)
def test_example_01_class_order(rules, winner, reason):
    hands = {A: "KS KH KD", B: "9S 9H QC", C: "AS QS 8S"}
    assert verdict(hands, "9D", {D}, **rules)[:2] == ([winner], reason)


def test_example_01_values():
    assert value("KS KH KD", "9D").kind is HandKind.SIMPLE
    favori = value("9S 9H QC", "9D")
    assert (favori.kind, favori.rank) == (HandKind.FAVORI, Rank.NINE)
    assert (set(favori.cards), favori.retournes) == (set(cards("9S 9H")), cards("9D"))
    points = value("AS QS 8S", "9D")
    assert (points.points, points.suit) == (31, Suit.SPADES)
    without = value("9S 9H QC", "9D", favori=False)
    assert (without.kind, without.points) == (HandKind.POINTS, 10)


def test_example_02_carre():
    hands = {A: "8S 8H 8D", B: "AS AH AD"}
    assert verdict(hands, "8C", {C, D}) == ([A], Reason.KIND, B)
    assert value("8S 8H 8D", "8C").kind is HandKind.CARRE


def test_example_03_simple_v_simple():
    hands = {A: "QS QH QD", B: "KS KH KD"}
    assert verdict(hands, "9C", {C, D}) == ([B], Reason.BRELAN_RANK, A)


def test_example_04_tie_broken_by_the_suit_of_the_retourne():
    hands = {A: "AH 8H KS", B: "KC 9C AC"}
    assert value(hands[A], "QH").points == value(hands[B], "QH").points == 31
    assert verdict(hands, "QH", {C, D}) == ([A], Reason.RETOURNE_SUIT, B)
    assert value(hands[A], "QH", face_value=True).points == 29
    assert value(hands[B], "QH", face_value=True).points == 30
    assert verdict(hands, "QH", {C, D}, card_points="face_value") == ([B], Reason.POINTS, A)


def test_example_05_same_suit_through_the_retourne():
    hands = {A: "KS 9H QD", B: "QS 8H KC"}
    assert value(hands[A], "AS").points == value(hands[B], "AS").points == 21
    assert verdict(hands, "AS", {C, D}) == ([A], Reason.TOP_CARD, B)


def test_example_06_tie_by_all_cards():
    hands = {A: "KS 9S QH", B: "KC QC 9H"}
    assert verdict(hands, "8D", {C, D}) == ([A, B], Reason.ALL_EQUAL, None)
    by_all = verdict(hands, "8D", {C, D}, point_tiebreak="all_cards")
    assert by_all == ([B], Reason.NEXT_CARD, A)


def test_example_07_the_suit_that_does_best_is_judged():
    assert value("KS 9S QD", "9D").suit is Suit.SPADES
    hands = {A: "KS 9S QD", B: "KH QH 8S", C: "KC 9C 8H"}
    assert verdict(hands, "9D", {D}) == ([A, B, C], Reason.ALL_EQUAL, None)


@pytest.mark.parametrize(("retourne", "points"), [("KC", 21), ("8D", 11), ("8H", 20)])
def test_example_08_single_card_and_retourne(retourne, points):
    assert value("9S QH AC", retourne).points == points


def test_example_20_double_retourne():
    assert value("KS KH 8S", "KD KC").kind is HandKind.CARRE
    hands = {A: "KS KH 8S", B: "QS QH QD"}
    double = verdict(hands, "KD KC", {C, D}, retourne_count=2)
    assert double == ([A], Reason.KIND, B)
    assert value("KS QH 9D", "KD KC").kind is HandKind.POINTS
    assert value("AC 9S 8H", "KC 8C").points == 31
    assert value("AC 9C 8H", "KC 8C").points == 41
    assert value("AS KS 9H", "KC 8C").points == 21


def test_example_20_a_pair_and_both_retournes_need_the_favori():
    assert value("KS KH 8S", "KD KC", favori=False).kind is HandKind.POINTS


TABLE_HANDS = {A: "AS 9H 8D", B: "KH QH 8S", C: "KD 9D QC", D: "AH 9S KC"}


@pytest.mark.parametrize(("folded", "winner"), [((), D), ((D,), B), ((B, D), A)])
@pytest.mark.parametrize("with_retourne", [True, False])
def test_example_21_table_suit(folded, winner, with_retourne):
    winners, _, _ = verdict(
        TABLE_HANDS,
        "8H",
        folded,
        point_mode="table_suit",
        table_suit_includes_retourne=with_retourne,
    )
    assert winners == [winner]


@pytest.mark.parametrize(("with_retourne", "hearts"), [(True, 48), (False, 40)])
def test_example_21_sums(with_retourne, hearts):
    state = begin(
        TABLE_HANDS, "8H", point_mode="table_suit", table_suit_includes_retourne=with_retourne
    )
    events = play(state, "check fold check check")
    sums = {s.suit.code: s.points for s in the(SuitsCounted, events).sums}
    assert sums == {"S": 28, "H": hearts, "D": 27, "C": 20}
    shown = the(HandsShown, events).hands
    assert [(hand.seat, hand.value is None) for hand in shown] == [
        (A, False),
        (B, True),
        (C, False),
        (D, False),
    ]
    won = the(PotWon, events)
    assert (won.suit, won.reason, won.over) == (Suit.HEARTS, Reason.SUIT_TOP_CARD, A)


TIED_HANDS = {A: "8C AD QS", B: "AH 8H KD", C: "9C AC KS", D: "AS QD 8D"}


@pytest.mark.parametrize(("folded", "winner", "over"), [((), A, D), ((A,), B, D)])
def test_example_22_table_suit_tie(folded, winner, over):
    outcome = verdict(TIED_HANDS, "8S", folded, point_mode="table_suit")
    assert outcome == ([winner], Reason.FIRST_FROM_DEALER, over)


def test_example_22_sums():
    events = play(begin(TIED_HANDS, "8S", point_mode="table_suit"), CHECKS)
    sums = [(s.suit.code, s.points, s.owner) for s in the(SuitsCounted, events).sums]
    assert sums == [("D", 39, A), ("S", 39, D), ("C", 28, C), ("H", 19, B)]
    assert winnings(events) == [{A: 4}]
