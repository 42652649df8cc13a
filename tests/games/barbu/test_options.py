"""Barbu's table options, its decks and its presets."""

import pytest

from tests.games.barbu.tables import table
from voicecards.cards import Card, Rank, Suit
from voicecards.games.barbu.options import CONTRACTS, BarbuOptions
from voicecards.games.barbu.presets import PRESETS
from voicecards.games.options import OptionError


@pytest.mark.parametrize(
    ("players", "deck", "out", "size"),
    [
        (3, 32, "7C 7D", 10),
        (4, 32, "", 8),
        (5, 32, "7C 7D", 6),
        (6, 32, "7C 7D", 5),
        (7, 32, "7C 7D 7S 7H", 4),
        (3, 52, "2C", 17),
        (4, 52, "", 13),
        (5, 52, "2C 2D", 10),
        (6, 52, "2C 2D 2S 2H", 8),
        (7, 52, "2C 2D 2S", 7),
    ],
)
def test_low_cards_are_left_out_so_that_hands_are_equal(players, deck, out, size):
    options = table(players=str(players), deck_size=str(deck))
    assert [card.code for card in options.left_out] == out.split()
    assert options.hand_size == size
    assert len(options.cards_in_play) == size * players


@pytest.mark.parametrize(("suit", "out"), [("C", "7D 7S"), ("D", "7C 7S"), ("S", "7C 7D")])
def test_the_penalty_suit_leaves_last(suit, out):
    options = table(players="5", penalty_suit=suit)
    assert [card.code for card in options.left_out] == out.split()


def test_defaults_are_those_of_the_rule_sheet():
    options = BarbuOptions()
    assert options.contracts == (
        "no_tricks",
        "no_hearts",
        "no_queens",
        "barbu",
        "salade",
        "domino",
    )
    assert options.awards == (100, 50, 0, 0)
    assert options.barbu == Card(Rank.KING, Suit.HEARTS)
    assert options.suit_ace_points == 10
    assert options.hands_total == 24
    assert list(BarbuOptions.groups()) == ["table", "values", "slams", "domino", "contro"]


@pytest.mark.parametrize(
    ("changes", "field", "code"),
    [
        ({"players": "8"}, "players", "bad_value"),
        ({"players": "2"}, "players", "bad_value"),
        ({"deck_size": "40"}, "deck_size", "bad_value"),
        ({"contracts": ""}, "contracts", "empty"),
        ({"contracts": "barbu,barbu"}, "contracts", "bad_value"),
        ({"contracts": "ravage"}, "contracts", "bad_value"),
        ({"domino_start_rank": "7", "players": "5"}, "domino_start_rank", "card_left_out"),
        ({"domino_start_rank": "2"}, "domino_start_rank", "card_left_out"),
        ({"domino_awards": "9,8,7,6,5"}, "domino_awards", "too_many_awards"),
        ({"domino_awards": "50,100"}, "domino_awards", "awards_rise"),
        ({"domino_awards": "-10"}, "domino_awards", "awards_rise"),
        ({"domino_awards": "0,0"}, "domino_awards", "awards_equal"),
        ({"domino_awards": "5,5,5,5"}, "domino_awards", "awards_equal"),
        ({"domino_awards": ""}, "domino_awards", "empty"),
        ({"contro_minimum": "7"}, "contro_minimum", "above_contracts"),
        ({"salade_components": ""}, "salade_components", "empty"),
        ({"salade_components": "salade"}, "salade_components", "bad_value"),
        ({"slam_contracts": "barbu"}, "slam_contracts", "bad_value"),
        (
            {"domino_ace": "first_player_chooses", "domino_start_rank": "A"},
            "domino_ace",
            "ace_start_rank",
        ),
        ({"card_overrides": "2S:40"}, "card_overrides", "card_left_out"),
        ({"card_overrides": "QS:1001"}, "card_overrides", "bad_value"),
        ({"card_overrides": "QS:1,QS:2"}, "card_overrides", "bad_value"),
        ({"card_overrides": "QS"}, "card_overrides", "bad_value"),
        ({"suit_ace_penalty": "many"}, "suit_ace_penalty", "bad_value"),
    ],
)
def test_impossible_tables_are_refused_by_field(changes, field, code):
    with pytest.raises(OptionError) as error:
        table(**changes)
    assert (error.value.field, error.value.code) == (field, code)


@pytest.mark.parametrize(
    "changes",
    [
        {"contracts": ",".join(CONTRACTS), "contro_minimum": "10"},
        {"card_overrides": "QS:40,KH:80", "suit_ace_penalty": "30"},
        {"suit_ace_penalty": "same", "domino_start_rank": "dealer_chooses"},
        {"domino_awards": "5,5,5,0"},
        {"domino_awards": "45,20,10,-10"},
        {"domino_start_rank": "A"},
        {"slam_contracts": ""},
        {"players": "7", "deck_size": "52", "domino_awards": "70,60,50,40,30,20,10"},
    ],
)
def test_options_read_back_from_their_texts(changes):
    options = table(**changes)
    assert BarbuOptions.from_text(options.to_text()) == options
    assert hash(options) == hash(BarbuOptions.from_text(options.to_text()))


def test_the_presets():
    assert PRESETS["classic_32"].table(BarbuOptions) == BarbuOptions()
    assert PRESETS["classic_52"].table(BarbuOptions) == BarbuOptions(deck_size=52)
    tournament = PRESETS["tournament"].table(BarbuOptions)
    assert tournament.awards == (45, 20, 10, -10)
    assert (tournament.suit_ace_points, tournament.contro_minimum) == (6, 2)


def test_a_preset_can_be_changed():
    assert PRESETS["classic_52"].table(BarbuOptions, {"players": "5"}).players == 5
    assert PRESETS["tournament"].table(BarbuOptions, {"contro_mode": "off"}).contro_mode == "off"


@pytest.mark.parametrize(("field", "value"), [("players", "3"), ("deck_size", "32")])
def test_the_tournament_is_for_four_and_52_cards(field, value):
    with pytest.raises(OptionError) as error:
        PRESETS["tournament"].table(BarbuOptions, {field: value})
    assert (error.value.field, error.value.code) == (field, "fixed_by_preset")
    assert error.value.details["preset"] == "tournament"
