"""The rules of the deal as each table has set them."""

import pytest

from tests.games.barbu.tables import hand_of, table
from tests.narration.barbu_ear import answer
from tests.narration.barbu_tricks import FOLLOW, HANDS, trumps

# --- the rules of the deal ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("contract", "lang", "text"),
    [
        (
            "no_tricks",
            "en",
            "No tricks. Each trick costs five points. Slam: taking all the tricks brings forty "
            "points.",
        ),
        (
            "no_hearts",
            "it",
            "Niente cuori. Ogni carta di cuori costa dieci punti. Cappotto: prendere tutte le "
            "carte di cuori porta ottanta punti.",
        ),
        (
            "no_queens",
            "ru",
            "Без дам. Каждая дама стоит двадцать очков. Шлем: кто возьмёт всех дам, получит "
            "восемьдесят очков.",
        ),
        ("barbu", "en", "Barbu. The king of hearts costs fifty points."),
        (
            "salade",
            "en",
            "Salad. Penalties: each trick five, each heart ten, each queen twenty and the king of "
            "hearts fifty. All that one card costs is added up. Slam: taking all the tricks brings "
            "two hundred and fifty points.",
        ),
        (
            "domino",
            "it",
            "Domino. Premi: primo cento, secondo cinquanta e gli altri zero. Ogni seme si apre con "
            "il dieci. Gli assi vanno sopra i re. Un asso dà un secondo turno.",
        ),
    ],
)
def test_the_rules_of_each_contract(contract, lang, text):
    assert answer("rules", hand_of(contract, *HANDS), lang) == text


@pytest.mark.parametrize(
    ("contract", "changes", "text"),
    [
        ("no_tricks", {"slam_mode": "flat", "slam_flat_points": "55"}, "brings fifty-five points."),
        ("no_hearts", {"deck_size": "52"}, "brings one hundred and thirty points."),
        ("no_jacks", {"slam_contracts": "no_jacks"}, "taking all the jacks brings forty points."),
        ("no_hearts", {"suit_lead": "only_suit_left"}, "Nobody may lead hearts while holding"),
        (
            "salade",
            {"suit_lead": "after_discard", "barbu_suit": "S"},
            "lead spades and hearts while",
        ),
        ("barbu", {"stop_when_decided": "yes"}, "The hand ends with the last card that costs."),
        ("no_tricks", {"contro_mode": "all_pairs"}, "costs five points. Slam"),
        ("domino", {"domino_second_turn_optional": "yes"}, "a second turn, which may be refused."),
        ("domino", {"domino_ace": "low"}, "Aces go below the lowest cards."),
        ("no_queens", {"card_overrides": "QS:40"}, "queen twenty and the queen of spades forty."),
        ("salade", {"card_overrides": "KH:80"}, "the king of hearts in all one hundred and sixty"),
    ],
)
def test_the_rules_are_those_of_this_table(contract, changes, text):
    assert text in answer("rules", hand_of(contract, *HANDS, options=table(**changes)))


def test_what_is_switched_off_is_not_in_the_rules():
    options = table(slam_mode="off", domino_ace_second_turn="no")
    assert "Slam" not in answer("rules", hand_of("no_tricks", *HANDS, options=options))
    assert "second" not in answer("rules", hand_of("domino", *HANDS, options=options)).replace(
        "second fifty", ""
    )


def test_the_rules_in_full_tell_the_play_and_the_declarer():
    assert answer("rules", FOLLOW, "it", "full").endswith(
        "rispondere al seme. Prende la carta più alta del seme di mano. Dichiara Carla."
    )
    state = trumps("QS AS 7C", "QD")
    assert "Trumps: spades. Whoever can must follow suit; whoever cannot must play a trump" in (
        answer("rules", state, "en", "full")
    )
    assert "Козыри: пики." in answer("rules", state, "ru", "terse")
