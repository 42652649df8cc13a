"""Decisions of Barbu as a player makes them: contracts, trumps, ranks and doubles, by ear."""

import random

import pytest

from tests.sitting import Sitting
from voicecards.games.barbu.actions import Contro
from voicecards.games.game import Action, View
from voicecards.session.launch import Launch

CHOOSING = {
    "deck_size": "52",
    "contracts": "no_hearts,trumps,domino",
    "contract_order": "dealer_chooses",
    "penalty_suit": "C",
    "domino_start_rank": "dealer_chooses",
}
MINE = 4
"""A seed with which the player deals first."""


class Neighbour:
    """Doubles the player when it may, and otherwise does the last thing it may do."""

    def choose(self, view: View, rng: random.Random) -> Action:
        return Contro(0) if Contro(0) in view.legal else view.legal[-1]


def dealer(lang="en", **options) -> Sitting:
    """A table at which the player has to choose the contract."""
    launch = Launch(game="barbu", seed=MINE, options={**CHOOSING, **options})
    sitting = Sitting(launch, lang, seats=[None, *(Neighbour() for _ in range(3))])
    sitting.run("key return", "wait turn")
    assert sitting.table.view(0).phase == "contract"
    return sitting


def doubled(lang="en") -> Sitting:
    """A table at which all others have doubled the player, who declares."""
    sitting = dealer(lang, contro_mode="all_pairs")
    sitting.run("key 1", "wait turn")
    assert sitting.table.view(0).phase == "contro"
    return sitting


@pytest.mark.parametrize("step", ["key 3", "say domino", "say number three"])
def test_a_contract_is_chosen_by_its_number_or_its_name(step):
    sitting = dealer()
    sitting.run(step)
    assert sitting.table.view(0).contract == "domino"


def test_a_contract_is_chosen_with_the_arrows():
    sitting = dealer()
    assert sitting.key("down") == ["One: no clubs."]
    assert sitting.key("up") == ["Three: domino."]
    sitting.key("return")
    assert sitting.table.view(0).contract == "domino"


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "no clubs"), ("it", "niente fiori"), ("ru", "без треф")]
)
def test_the_contract_of_the_penalty_suit_is_called_by_that_suit(lang, name):
    sitting = dealer(lang)
    sitting.run(f"say {name}")
    assert sitting.table.view(0).contract == "no_hearts"


def test_a_suit_that_is_not_penalised_is_refused():
    assert dealer("it").say("niente quadri") == [
        "Niente quadri: a questo tavolo non si gioca. Restano: niente fiori, briscola e domino."
    ]


def test_a_bare_suit_or_rank_answers_the_question():
    sitting = dealer()
    sitting.run("say trumps", "say hearts")
    assert sitting.table.view(0).trump.code == "H"
    sitting = dealer("ru")
    sitting.run("say домино", "say валет")
    assert sitting.table.view(0).start_rank.code == "J"


def test_a_bare_suit_plays_no_card_before_the_contract():
    assert dealer().say("hearts") == ["First choose the contract."]


def test_a_number_without_an_answer_brings_the_answers_again():
    sitting = dealer(deck_size="32")
    sitting.run("say domino")
    (line,) = sitting.key("2")
    assert line.startswith("That is not one of the answers. From the seven. From the eight.")
    assert sitting.stage.question


def test_tab_without_a_card_to_play_repeats_the_question():
    assert dealer().key("tab")[0].startswith("Your turn: choose the contract. One: no clubs.")


@pytest.mark.parametrize(
    ("lang", "said", "text"),
    [
        ("en", "what contracts has Ben left", "Ben: all three."),
        ("it", "che contratti restano a Bruno", "Bruno: tutti e tre."),
        ("ru", "какие контракты остались у Бориса", "Борис: все три."),
    ],
)
def test_the_contracts_of_one_player(lang, said, text):
    sitting = dealer(lang)
    assert sitting.say(said) == [text]
    assert sitting.stage.question


def test_to_double_who_has_doubled_you_is_to_redouble():
    by_name, by_key = doubled(), doubled("it")
    by_name.run("say double Ben")
    assert [(d.doubler, d.multiplier) for d in by_name.table.view(0).doubles] == [
        (1, 1),
        (2, 2),
        (3, 1),
    ]
    (line,) = by_key.key("k")
    assert line == "Quale? Uno: ricontro ad Anna. Due: ricontro a Bruno. Tre: ricontro a Carla."
    by_key.key("3")
    assert [d.multiplier for d in by_key.table.view(0).doubles] == [1, 1, 2]


def test_the_key_that_passes_ends_the_doubling():
    sitting = doubled("ru")
    assert sitting.key("o") == ["Ты пасуешь.", *sitting.lines[-1:]]
    assert sitting.table.view(0).phase == "tricks"


@pytest.mark.parametrize("key", ["k", "o", "n", "p", "d", "q"])
def test_every_key_of_barbu_answers_when_it_means_nothing(key):
    sitting = dealer()
    assert len(sitting.key(key)) == 1
    assert sitting.table.view(0).phase == "contract"
