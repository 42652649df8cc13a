"""Options, presets and tables that are refused (rule sheet, sections 1, 7 and 10)."""

import pytest

from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.bouillotte.presets import PRESETS
from voicecards.games.options import OptionError


@pytest.mark.parametrize(
    ("field", "settings", "code"),
    [
        ("players", {"players": 6}, "bad_value"),
        ("players", {"players": 2}, "bad_value"),
        ("ante", {"ante": 101}, "ante_above_chips"),
        ("ante", {"ante": 0}, "bad_value"),
        ("starting_chips", {"starting_chips": 9}, "bad_value"),
        ("max_raise", {"min_raise": 11}, "max_below_min"),
        ("max_raise", {"max_raise": 4, "min_raise": 5}, "max_below_min"),
        ("min_raise", {"min_raise": 0}, "bad_value"),
        ("max_raises_per_round", {"max_raises_per_round": 101}, "bad_value"),
        ("betting_rounds", {"betting_rounds": 0}, "bad_value"),
        ("betting_rounds", {"betting_rounds": 4}, "bad_value"),
        ("retourne_count", {"retourne_count": 3}, "bad_value"),
        ("session_deals", {"session_deals": 0, "rebuys": 1}, "endless_session"),
        ("session_deals", {"session_deals": 1001}, "bad_value"),
        ("target_chips", {"target_chips": 100}, "target_not_above_chips"),
        ("target_chips", {"target_chips": 50}, "target_not_above_chips"),
        ("announce_fee", {"announce_fee": -1}, "bad_value"),
        ("carre_fee", {"carre_fee": 1001}, "bad_value"),
        ("rebuys", {"rebuys": 101}, "bad_value"),
        ("point_mode", {"point_mode": "suits"}, "bad_value"),
        ("direction", {"direction": "left"}, "bad_value"),
        ("straddle", {"straddle": 1}, "bad_value"),
    ],
)
def test_a_table_that_cannot_be_played_names_the_option(field, settings, code):
    with pytest.raises(OptionError) as refusal:
        BouillotteOptions(**settings)
    assert (refusal.value.field, refusal.value.code) == (field, code)


@pytest.mark.parametrize(
    "settings",
    [
        {"ante": 100},
        {"max_raise": 0, "min_raise": 5000},
        {"max_raise": 5, "min_raise": 5},
        {"session_deals": 0},
        {"session_deals": 0, "rebuys": 2, "target_chips": 500},
        {"target_chips": 101},
    ],
)
def test_tables_at_the_edge_of_what_is_allowed(settings):
    assert BouillotteOptions(**settings)


def test_the_defaults_are_those_of_the_rule_sheet():
    assert BouillotteOptions().to_text() == {
        "players": "4",
        "starting_chips": "100",
        "seat_draw": "seats",
        "direction": "clockwise",
        "session_deals": "12",
        "target_chips": "0",
        "rebuys": "0",
        "ante": "1",
        "min_raise": "1",
        "max_raise": "10",
        "max_raises_per_round": "0",
        "all_pass": "showdown",
        "odd_chip": "left_of_dealer",
        "straddle": "false",
        "betting_rounds": "1",
        "retourne_count": "1",
        "retourne_change": "false",
        "open_card": "false",
        "brelan_bonus": "announce",
        "announce_fee": "1",
        "carre_fee": "1",
        "announce_detail": "category",
        "brelan_favori": "pair_plus_retourne",
        "favori_rank": "above_simple",
        "card_points": "ten_each",
        "point_mode": "own_suit",
        "point_tiebreak": "top_card",
        "table_suit_includes_retourne": "true",
    }


@pytest.mark.parametrize("name", PRESETS)
def test_presets_are_tables_and_change_what_they_name(name):
    table = PRESETS[name].table(BouillotteOptions)
    texts, defaults = table.to_text(), BouillotteOptions().to_text()
    changed = {option: text for option, text in texts.items() if text != defaults[option]}
    assert changed == PRESETS[name].settings
    assert BouillotteOptions.from_text(texts) == table


def test_the_historical_preset_is_that_of_section_7():
    assert PRESETS["historical"].settings == {
        "direction": "counterclockwise",
        "point_mode": "table_suit",
        "card_points": "face_value",
        "brelan_favori": "off",
        "brelan_bonus": "showdown",
        "all_pass": "redeal_keep_pot",
        "max_raise": "0",
        "straddle": "true",
    }
