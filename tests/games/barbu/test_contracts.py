"""What contracts cost: the worked examples of the rule sheet, by their numbers."""

import pytest

from tests.games.barbu.tables import A, do, empty, hand_of, last_scored, scores, table
from voicecards.cards import Card, cards
from voicecards.games.barbu.contracts import Tariff, slam_mode, tariff
from voicecards.games.barbu.events import HandScored, Item, Price

HEARTS = "AH KH QH JH TH 9H 8H 7H"
ALL_HEARTS = f"{HEARTS} 6H 5H 4H 3H 2H"
QUEENS = "QC QD QS QH"
FLAT, OFF = table(slam_mode="flat"), table(slam_mode="off")
BIG = table(deck_size="52")
BIG_FLAT = table(deck_size="52", slam_mode="flat")
BIG_OFF = table(deck_size="52", slam_mode="off")


def test_example_1_no_tricks():
    assert scores("no_tricks", empty(3), empty(1), empty(4), []) == (-15, -5, -20, 0)


@pytest.mark.parametrize(
    ("options", "tricks", "score"),
    [
        (table(), 8, 40),
        (FLAT, 8, 40),
        (OFF, 8, -40),
        (BIG, 13, 65),
        (BIG_FLAT, 13, 40),
        (BIG_OFF, 13, -65),
    ],
)
def test_example_2_no_tricks_slam(options, tricks, score):
    assert scores("no_tricks", empty(tricks), [], [], [], options=options) == (score, 0, 0, 0)


@pytest.mark.parametrize(
    ("options", "piles", "expected"),
    [
        (table(), (["AH KH QH JH TH"], ["9H 8H 7H"], [], []), (-50, -30, 0, 0)),
        (table(), ([HEARTS], [""], [], []), (80, 0, 0, 0)),
        (BIG, ([ALL_HEARTS], [], [], []), (130, 0, 0, 0)),
        (BIG_FLAT, ([ALL_HEARTS], [], [], []), (40, 0, 0, 0)),
        (
            table(deck_size="52", players="6"),
            ([ALL_HEARTS.removesuffix(" 2H")], [], [], [], [], []),
            (120, 0, 0, 0, 0, 0),
        ),
    ],
)
def test_example_3_no_hearts(options, piles, expected):
    assert scores("no_hearts", *piles, options=options) == expected


def test_example_3_the_slam_counts_what_is_in_play_when_cards_are_left_out():
    options = table(deck_size="52", players="6")
    assert "2H" in [card.code for card in options.left_out]
    assert sum(card.suit.code == "H" for card in options.cards_in_play) == 12


def test_example_4_no_queens():
    assert scores("no_queens", ["QC", "QD"], ["QS"], ["QH"], []) == (-40, -20, -20, 0)
    assert scores("no_queens", [QUEENS], empty(7), [], []) == (80, 0, 0, 0)


def test_example_5_barbu():
    assert scores("barbu", [], [], ["KH QH"], empty(7)) == (0, 0, -50, 0)
    assert scores("barbu", [], [], ["KH", *empty(7)], []) == (0, 0, -50, 0)
    spades = table(barbu_suit="S")
    assert scores("barbu", ["KH"], ["KS"], [], [], options=spades) == (0, -50, 0, 0)


@pytest.mark.parametrize(("contract", "cost"), [("no_queens", -20), ("no_hearts", -10)])
def test_example_6_a_discard_cannot_win(contract, cost):
    state = hand_of(contract, "8D 7C", "QD 8C", "AH 9C", "KS TC")
    events = do(state, "8D QD AH KS 8C 9C TC 7C")
    assert last_scored(events).scores == (0, cost, 0, 0)


def test_example_7_salade_trick():
    price = tariff("salade", table())
    assert points(price, "9H KH QH AH") == -115
    assert points(price, "8H 9H QS JH") == -55


def test_example_8_the_seeds_sentence():
    price = tariff("salade", table())
    assert points(price, "8H 9H QS") == -45
    assert points(price, "8H QH 9C") == -45


def test_example_9_salade_whole():
    a = ["KH 7H 8H 9H QC QD", "", ""]
    b = ["TH JH AH QS", ""]
    c = ["QH", "", ""]
    assert scores("salade", a, b, c, []) == (-145, -60, -45, 0)


def test_example_10_salade_near_slam():
    a = [f"{HEARTS} QC QD QS", *empty(6)]
    assert scores("salade", a, [""], [], []) == (-245, -5, 0, 0)


@pytest.mark.parametrize(
    ("options", "score"), [(table(), 250), (FLAT, 40), (OFF, -250), (BIG, 325)]
)
def test_example_11_salade_slam(options, score):
    suit, tricks = (ALL_HEARTS, 13) if options.deck_size == 52 else (HEARTS, 8)
    pile = [f"{suit} QC QD QS", *empty(tricks - 1)]
    assert scores("salade", pile, [], [], [], options=options) == (score, 0, 0, 0)


def test_example_12_salade_with_another_barbu_and_suit():
    price = tariff("salade", table(barbu_suit="S", penalty_suit="C"))
    assert points(price, "KS KH QC 9C") == -95


def test_example_23_trumps_bring_points():
    assert scores("trumps", empty(3), empty(5), [], []) == (15, 25, 0, 0)


def test_example_24_last_two():
    assert scores("no_last_two", empty(7), [], [""], []) == (-20, 0, -40, 0)
    assert scores("no_last_two", empty(8), [], [], []) == (-60, 0, 0, 0)
    assert scores("no_last_trick", empty(7), [], [""], []) == (0, 0, -40, 0)


def test_example_25_five_players_with_32_cards():
    five = table(players="5")
    assert [card.code for card in five.left_out] == ["7C", "7D"]
    assert five.hand_size == 6
    spread = [empty(2), empty(1), empty(3), [], []]
    assert sum(scores("no_tricks", *spread, options=five)) == -30
    assert scores("no_tricks", empty(6), [], [], [], [], options=five)[0] == 30
    rest = [f"{HEARTS} QC QD QS", *empty(4)]
    assert sum(scores("salade", rest, [""], [], [], [], options=five)) == -240
    clubs = table(players="5", penalty_suit="C")
    assert [card.code for card in clubs.left_out] == ["7D", "7S"]


def test_example_26_three_players_with_52_cards():
    three = table(players="3", deck_size="52")
    assert [card.code for card in three.left_out] == ["2C"]
    assert three.hand_size == 17
    assert sum(scores("no_tricks", empty(16), empty(1), [], options=three)) == -85
    pile = [f"{ALL_HEARTS} QC QD QS", *empty(15)]
    assert sum(scores("salade", pile, [""], [], options=three)) == -345


def test_example_31_single_cards():
    dear_queen = table(card_overrides="QS:40")
    piles = ["QS QH"], ["QD QC"], [], []
    assert scores("no_queens", *piles, options=dear_queen) == (-60, -40, 0, 0)
    assert scores("no_queens", [QUEENS], [], [], [], options=dear_queen)[0] == 100
    dear_king = table(card_overrides="KH:80")
    assert points(tariff("no_hearts", dear_king), "KH") == -80
    assert points(tariff("barbu", dear_king), "KH") == -80
    assert points(tariff("salade", dear_king), "KH") == -160 - 5
    assert points(tariff("no_queens", dear_king), "KH") == 0


def test_a_slam_of_a_part_does_not_leak_into_the_salade():
    all_queens_and_hearts = [f"{HEARTS} QC QD QS"]
    assert scores("salade", all_queens_and_hearts, empty(7), [], [])[:2] == (-215, -35)


def test_slams_only_in_the_contracts_named():
    options = table(slam_contracts="no_queens")
    assert scores("no_queens", [QUEENS], [], [], [], options=options)[0] == 80
    assert scores("no_tricks", empty(8), [], [], [], options=options)[0] == -40
    assert slam_mode("no_jacks", table()) is None
    jacks = table(slam_contracts="no_jacks")
    assert scores("no_jacks", ["JC JD JS JH"], [], [], [], options=jacks)[0] == 40


def test_a_slam_of_nothing_by_value_still_counts_when_flat():
    options = table(slam_mode="flat", trick_penalty="0")
    assert scores("no_tricks", empty(8), [], [], [], options=options) == (40, 0, 0, 0)


def test_the_ace_of_the_penalty_suit_may_cost_more():
    assert points(tariff("no_hearts", table(suit_ace_penalty="30")), "AH KH AS") == -40


def test_a_salade_of_any_components():
    options = table(salade_components="no_jacks,no_last_trick,no_last_two", slam_mode="off")
    assert tariff("salade", options).items(cards("JC 9C JD 8C"), left=3) == (Item("jack", 2, -20),)
    assert tariff("salade", options).items((), left=1) == (Item("second_last_trick", 1, -20),)
    assert tariff("salade", options).items((), left=0) == (Item("last_trick", 1, -80),)


def test_prices_tell_what_counts():
    options = table(suit_ace_penalty="30", card_overrides="QS:40,JS:1")
    assert tariff("salade", options).prices == (
        Price("trick", -5),
        Price("suit_card", -10),
        Price("suit_ace", -30, Card.from_code("AH")),
        Price("queen", -20),
        Price("barbu", -50, Card.from_code("KH")),
        Price("card", -40, Card.from_code("QS")),
    )
    assert tariff("trumps", options).prices == (Price("trick", 5),)
    assert tariff("no_last_two", options).prices == (
        Price("second_last_trick", -20),
        Price("last_trick", -40),
    )


@pytest.mark.parametrize(
    ("contract", "ends"),
    [("no_hearts", True), ("no_queens", True), ("barbu", True), ("no_tricks", False)],
)
def test_a_decided_hand_stops_when_the_table_says_so(contract, ends):
    options = table(stop_when_decided="true", contracts=contract)
    state = hand_of(contract, "KH AC", "7C 7H", "QH 8C", "8H 9C", options=options)
    events = do(state, "KH 7H QH 8H")
    assert any(isinstance(event, HandScored) for event in events) is ends
    if ends:
        scored = last_scored(events)
        assert scored.early
        assert scored.scores[A] < 0
        assert sum(scored.scores) == scored.scores[A]


def test_a_hand_goes_on_while_a_card_that_counts_is_held():
    options = table(stop_when_decided="true", contracts="no_queens")
    state = hand_of("no_queens", "QH AC", "7C 7H", "QD 8H", "9H 9C", options=options)
    assert not [e for e in do(state, "QH 7H 8H 9H") if isinstance(e, HandScored)]
    assert not last_scored(do(state, "AC 7C QD 9C")).early


def points(price: Tariff, trick: str, left: int = 3) -> int:
    return sum(item.points for item in price.items(cards(trick), left))
