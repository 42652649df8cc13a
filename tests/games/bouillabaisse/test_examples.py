"""The worked examples of the rule sheet (section 7), by number."""

import pytest

from tests.games.bouillabaisse.positions import (
    CLUBS,
    DIAMONDS,
    E_,
    HEARTS,
    SPADES,
    A,
    B,
    C,
    D,
    F,
    begin_round,
    of,
    play,
    play_out,
    scores_of,
    table,
)
from voicecards.cards import Suit, cards
from voicecards.games.bouillabaisse.events import RoundScored, RoundStarted, TrickTaken
from voicecards.games.game import IllegalAction, PlayCard, rank_scores

TWELVE_CLUBS = CLUBS.replace("2C ", "").split()
ALL_ROUNDS = frozenset({1, 2, 3, 4, 5})
EMPTY = "2C 3D 4S 5C"
"""A trick without any card that counts."""


def test_example_01_the_highest_card_of_the_suit_led_takes_the_trick():
    taken = of(TrickTaken, play(begin_round(1, ["9D", "KD", "AS", "2D"]), "9D KD AS 2D"))
    assert [t.seat for t in taken] == [B]


def test_example_02_must_follow_suit():
    state = begin_round(1, ["5C 6C 7C", "3C JH QS", "2D 3D 4D", "5D 6D 7D"])
    play(state, "5C")
    assert state.legal_actions() == (PlayCard(*cards("3C")),)
    with pytest.raises(IllegalAction) as refusal:
        play(state, "JH")
    assert refusal.value.code == "must_follow_suit"
    assert refusal.value.details["legal"] == cards("3C")
    state = begin_round(1, ["5C 6C", "JH QS", "2D 3D", "5D 6D"])
    play(state, "5C")
    assert state.legal_actions() == tuple(map(PlayCard, cards("QS JH")))


@pytest.mark.parametrize(("rule", "taker"), [("first", B), ("last", D)])
def test_example_03_duplicates_eight_players(rule, taker):
    trick = "QS KS 3S KS AH 2S QS TD"
    state = begin_round(1, trick.split(), duplicate_winner=rule)
    taken = of(TrickTaken, play(state, trick))
    assert [t.seat for t in taken] == [taker]
    assert taken[0].equalled


@pytest.mark.parametrize(("rule", "taker"), [("first", A), ("last", E_)])
def test_example_04_ace_pair_nine_players(rule, taker):
    trick = "AD 2D 3D 4D AD 5D 6D 7D 8D"
    state = begin_round(1, trick.split(), duplicate_winner=rule)
    assert [t.seat for t in of(TrickTaken, play(state, trick))] == [taker]


def test_example_05_round_one():
    def score(*tricks, on):
        return scores_of(1, [[EMPTY] * n for n in tricks], all_or_nothing=on)

    assert score(4, 0, 6, 3, on=False) == (20, 0, 30, 15)
    assert score(13, 0, 0, 0, on=True) == (-65, 0, 0, 0)
    assert score(13, 0, 0, 0, on=False) == (65, 0, 0, 0)


def test_example_06_twelve_clubs_are_all_with_five_players():
    split = [TWELVE_CLUBS[:7], TWELVE_CLUBS[7:], [], [], []]
    assert scores_of(2, split, "C Q KS") == (70, 50, 0, 0, 0)
    everything = scores_of(2, [TWELVE_CLUBS], "C Q KS", players=5, all_or_nothing=True)
    assert everything == (-120, 0, 0, 0, 0)


@pytest.mark.parametrize(("on", "third"), [(False, 200), (True, -200)])
def test_example_07_all_four_queens(on, third):
    queens = ["QC QD", "QS", "QH"]
    assert scores_of(3, [[], [], queens, []], all_or_nothing=on) == (0, 0, third, 0)
    split = scores_of(3, [["QC QD", "QS"], ["QH"], [], []], all_or_nothing=on)
    assert split == (150, 50, 0, 0)


def test_example_08_eight_queens():
    queens = ["QC", "QD", "QS", "QH", "QC", "QD", "QS", "QH"]
    whole = scores_of(3, [queens], players=8, all_or_nothing=True)
    assert whole == (-400, 0, 0, 0, 0, 0, 0, 0)
    split = scores_of(3, [queens[:7], queens[7:]], players=8, all_or_nothing=True)
    assert split == (350, 50, 0, 0, 0, 0, 0, 0)


@pytest.mark.parametrize(
    "options",
    [{}, {"all_or_nothing": True}, {"all_or_nothing": True, "all_or_nothing_rounds": ALL_ROUNDS}],
)
def test_example_09_one_special_card_is_never_everything(options):
    state = begin_round(4, ["JS", "2S", "3S", "4S"], "H Q JS", **options)
    scored = of(RoundScored, play(state, "JS 2S 3S 4S"))
    assert scored[0].scores == (200, 0, 0, 0)
    assert scored[0].everything is None


def test_example_10_two_special_cards():
    with_four = {"all_or_nothing": True, "all_or_nothing_rounds": ALL_ROUNDS}

    def score(*piles, **options):
        return scores_of(4, piles, "H Q JS", players=10, **options)

    assert score([], ["JS", "JS"])[B] == 400
    assert score([], ["JS", "JS"], all_or_nothing=True)[B] == 400
    assert score([], ["JS", "JS"], **with_four)[B] == -400
    for options in ({}, {"all_or_nothing": True}, with_four):
        one_each = score([], ["JS"], [], [], [], ["JS"], **options)
        assert (one_each[B], one_each[F], sum(one_each)) == (200, 200, 400)


def test_example_11_values_add_up_on_one_card():
    state = begin_round(5, ["KH", "5H", "KS", "QS"], "H K KH")
    (taken,) = of(TrickTaken, play(state, "KH 5H KS QS"))
    assert taken.capture.gross == 325
    assert (taken.capture.suit, taken.capture.rank, taken.capture.special) == (2, 2, 1)


@pytest.mark.parametrize(("on", "score"), [(False, 595), (True, -595)])
def test_example_12_round_five_taken_whole(on, score):
    suits = [DIAMONDS, CLUBS, SPADES, HEARTS]
    state = begin_round(5, suits, leader=B, all_or_nothing=on)
    scored = play_out(state, suits)
    assert scored.captures[B].gross == 595
    assert scored.scores == (0, score, 0, 0)
    assert scored.everything == (B if on else None)


@pytest.mark.parametrize(("mixed", "score"), [("everything", 590), ("cards_only", -590)])
def test_example_13_near_miss(mixed, score):
    high_clubs_first = " ".join(reversed(CLUBS.replace("3C ", "").split()))
    orders = [
        HEARTS.removeprefix("2H ") + " 2S",
        high_clubs_first + " 2D",
        "2H " + SPADES.removeprefix("2S "),
        "3C " + DIAMONDS.removeprefix("2D "),
    ]
    state = begin_round(
        5, orders, "H K KS", leader=B, all_or_nothing=True, all_or_nothing_mixed=mixed
    )
    scored = play_out(state, orders)
    assert [capture.tricks for capture in scored.captures] == [0, 12, 0, 1]
    assert scored.scores == (0, score, 0, 5)


def test_example_14_round_six_pays():
    piles = [
        ["KS 2H 3H 4H", "QC 5D 6D 7D", EMPTY, EMPTY],
        ["QD QS 5H 6H", "7H 2C 3C 4C", EMPTY, EMPTY],
        ["QH 8H 9H 2S", EMPTY, EMPTY, EMPTY],
        ["TH JH KH AH"],
    ]
    assert scores_of(6, piles) == (-300, -150, -100, -45)
    assert scores_of(6, piles, all_or_nothing=True) == (-300, -150, -100, -45)


@pytest.mark.parametrize(
    ("options", "score"),
    [
        ({"all_or_nothing": False}, -595),
        ({"all_or_nothing": True, "all_or_nothing_last_round": "inverted"}, 595),
        ({"all_or_nothing": True, "all_or_nothing_last_round": "off"}, -595),
    ],
)
def test_example_15_round_six_taken_whole(options, score):
    suits = [SPADES, DIAMONDS, CLUBS, HEARTS]
    scored = play_out(begin_round(6, suits, leader=C, **options), suits)
    assert scored.scores == (0, 0, score, 0)


def test_example_16_seven_players():
    def per_suit(**options):
        in_play = table(7, **options).cards_in_play
        return [sum(card.suit is suit for card in in_play) for suit in Suit]

    assert per_suit() == [24, 24, 24, 26]
    assert per_suit(seven_player_removal="sequence") == [24, 24, 25, 25]
    hearts, spades = (
        [c.code for c in table(7).cards_in_play if c.suit is suit]
        for suit in (Suit.HEARTS, Suit.SPADES)
    )
    assert sum(scores_of(2, [hearts], "H Q KS", players=7)) == 260
    assert sum(scores_of(2, [spades], "S Q KS", players=7)) == 240


def test_example_17_equal_totals_share_the_first_place():
    places = [(s.seat, s.place) for s in rank_scores((120, 85, 85, 305), lowest_wins=True)]
    assert places == [(B, 1), (C, 1), (A, 3), (D, 4)]


def test_example_18_a_negative_total_wins():
    first = rank_scores((-310, 220, 400, 285), lowest_wins=True)[0]
    assert (first.seat, first.score) == (A, -310)


def test_example_19_two_players():
    assert len(table(2).cards_in_play) == 52
    assert scores_of(1, [["2C 3C"] * 10, ["2C 3C"] * 16]) == (50, 80)


def test_example_20_early_stop():
    state = begin_round(
        4, ["2C 2D 5D", "3C TD 6D", "4C 3D 7D", "5C 4D 8D"], "H Q TD", stop_when_decided=True
    )
    events = play(state, "2C 3C 4C 5C 4D 2D TD 3D")
    (scored,) = of(RoundScored, events)
    assert scored.early
    assert scored.scores == (0, 200, 0, 0)
    assert of(TrickTaken, events)[-1].left == 1
    assert [e.round for e in of(RoundStarted, events)] == [5]
