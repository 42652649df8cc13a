"""What hands are worth, beyond the worked examples (rule sheet, 5.1, 5.2 and D1)."""

from collections import Counter
from itertools import combinations

import pytest

from voicecards.cards import Rank, Suit, cards
from voicecards.games.bouillotte.deck import pack_for
from voicecards.games.bouillotte.hands import HandKind, HandRules, evaluate, find_brelan, strength

TEN_EACH = HandRules()


def value(hand: str, retournes: str, **rules: bool):
    return evaluate(cards(hand), cards(retournes), HandRules(**rules))


@pytest.mark.parametrize(
    ("players", "carre", "simple", "favori"),
    [(3, 0.220, 2.637, 7.912), (4, 0.103, 1.651, 4.954), (5, 0.056, 1.129, 3.388)],
)
def test_brelans_are_as_frequent_as_decision_1_says(players, carre, simple, favori):
    pack = pack_for(players)
    # By symmetry the hearts stand for every retourné.
    deals = [
        (hand, retourne)
        for retourne in pack
        if retourne.suit is Suit.HEARTS
        for hand in combinations([card for card in pack if card is not retourne], 3)
    ]
    found = [find_brelan(hand, (retourne,), TEN_EACH) for hand, retourne in deals]
    counted = Counter(brelan[0] for brelan in found if brelan)
    assert {kind: round(100 * n / len(deals), 3) for kind, n in counted.items()} == {
        HandKind.CARRE: carre,
        HandKind.SIMPLE: simple,
        HandKind.FAVORI: favori,
    }


def test_a_pair_with_one_of_two_retournes_is_a_favori():
    favori = value("KS KH 8S", "KD 8C")
    assert (favori.kind, favori.rank) == (HandKind.FAVORI, Rank.KING)


def test_three_in_hand_with_two_retournes_of_other_ranks_is_simple():
    assert value("KS KH KD", "9D 8C").kind is HandKind.SIMPLE


def test_a_retourne_of_a_suit_not_held_does_not_count():
    assert value("9S QH AC", "8D").points == 11
    assert value("9S QH AC", "8D").retournes == ()


def test_the_explanation_lists_every_suit_held_best_first():
    suits = value("AH 8H KS", "QH").suits
    assert [(s.suit, s.points, s.cards, s.retournes) for s in suits] == [
        (Suit.HEARTS, 31, cards("AH 8H"), cards("QH")),
        (Suit.SPADES, 10, cards("KS"), ()),
    ]


def test_where_the_suit_of_the_table_decides_own_cards_are_counted_by_face_value():
    points = value("AH 8H KS", "QH", table_suit=True)
    assert [(s.suit, s.points) for s in points.suits] == [(Suit.HEARTS, 19), (Suit.SPADES, 10)]
    assert (points.suit, points.points, points.cards) == (None, 0, ())
    assert points.strength == value("9D 8D QC", "QH", table_suit=True).strength


def test_of_two_suits_with_the_same_total_the_retournes_suit_wins_after_the_top_card():
    assert value("KS 9S KD", "8D").suit is Suit.DIAMONDS
    assert value("KS 9S QD", "8D").suit is Suit.SPADES


def test_with_all_cards_a_second_own_card_beats_none():
    one, two = value("KS 9H QD", "8S", all_cards=True), value("KC 9C QH", "8S", all_cards=True)
    assert one.points == two.points == 20
    assert two.strength > one.strength
    assert value("KS 9H QD", "8S").strength > value("KC 9C QH", "8S").strength


@pytest.mark.parametrize("retournes", ["9D", "9D KC"])
@pytest.mark.parametrize("above", [True, False])
def test_two_brelans_are_never_equal(retournes, above):
    rules = HandRules(favori_above_simple=above)
    turned = cards(retournes)
    rest = [card for card in pack_for(4) if card not in turned]
    brelans = [h for h in combinations(rest, 3) if evaluate(h, turned, rules).is_brelan]
    for one, other in combinations(brelans, 2):
        if not set(one) & set(other):
            assert strength(one, turned, rules) != strength(other, turned, rules)


def test_every_brelan_beats_every_point_hand():
    turned = cards("9D")
    rest = [card for card in pack_for(3) if card not in turned]
    values = [evaluate(hand, turned, TEN_EACH) for hand in combinations(rest, 3)]
    weakest = min(v.strength for v in values if v.is_brelan)
    assert all(v.strength < weakest for v in values if not v.is_brelan)


@pytest.mark.parametrize("retournes", ["9D", "9D KD", "AS 8C"])
@pytest.mark.parametrize("face_value", [True, False])
@pytest.mark.parametrize("all_cards", [True, False])
def test_the_suit_named_first_is_the_one_that_gives_the_strength(retournes, face_value, all_cards):
    turned, rules = cards(retournes), HandRules(face_value=face_value, all_cards=all_cards)
    rest = [card for card in pack_for(4) if card not in turned]
    for hand in combinations(rest, 3):
        found = evaluate(hand, turned, rules)
        if not found.is_brelan:
            top, *others = [card.rank for card in found.cards]
            second, third = (*others, 0, 0)[:2] if all_cards else (0, 0)
            on_retourne = int(bool(found.retournes))
            assert found.strength == (0, found.points, top, second, third, on_retourne)
