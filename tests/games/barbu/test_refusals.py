"""Every refusal of the rule sheet's section 10, with its reason, changing nothing."""

import pytest

from tests.games.barbu.tables import BARBU, D, do, hand_of, table
from voicecards.cards import Suit, cards
from voicecards.games.barbu.actions import ChooseContract
from voicecards.games.game import IllegalAction, UnknownAction

TWO_CARDS = "7C 8D", "8C AD", "9C KD", "TC QD"
CHOICE = table(contract_order="dealer_chooses")
CONTRO = table(contro_mode="against_declarer")
RANKS = table(domino_start_rank="dealer_chooses")


def refused(state, code: str) -> IllegalAction:
    seats = range(4)
    before = state.legal_actions(), [state.view(seat) for seat in seats]
    with pytest.raises(IllegalAction) as error:
        state.apply(BARBU.read_action(code))
    assert (state.legal_actions(), [state.view(seat) for seat in seats]) == before
    return error.value


@pytest.mark.parametrize(
    ("contract", "options", "done", "code", "expected"),
    [
        ("no_tricks", None, "", "play:AC", "card_not_in_hand"),
        ("no_tricks", None, "7C", "play:AD", "must_follow_suit"),
        ("no_tricks", None, "", "pass", "no_such_action"),
        ("no_tricks", None, "", "ace_high", "wrong_phase"),
        ("no_tricks", None, "", "contract:barbu", "wrong_phase"),
        ("no_tricks", None, "", "trump:H", "wrong_phase"),
        ("no_tricks", None, "", "start_rank:T", "wrong_phase"),
        ("no_tricks", None, "", "contro:3", "contro_not_allowed"),
        ("trumps", table(contracts="trumps"), "", "play:7C", "wrong_phase"),
        ("domino", None, "", "play:7C", "does_not_fit"),
        ("domino", None, "", "play:AC", "card_not_in_hand"),
        ("domino", None, "pass pass pass", "pass", "must_play"),
        ("domino", None, "", "ace_low", "wrong_phase"),
        ("domino", RANKS, "", "pass", "wrong_phase"),
        (None, CHOICE, "", "pass", "wrong_phase"),
        (None, CHOICE, "", "play:TC", "wrong_phase"),
        (None, CHOICE, "", "contro:0", "contro_not_allowed"),
        (None, CHOICE, "", "contract:trumps", "contract_not_available"),
        ("no_tricks", CONTRO, "", "play:7C", "wrong_phase"),
        ("no_tricks", CONTRO, "", "redouble:3", "contro_not_allowed"),
    ],
)
def test_refusals(contract, options, done, code, expected):
    state = hand_of(contract, *TWO_CARDS, options=options, dealer=D)
    do(state, done)
    assert refused(state, code).code == expected


def test_a_refusal_to_follow_names_the_suit_and_what_may_be_played():
    state = hand_of("no_tricks", *TWO_CARDS)
    do(state, "7C")
    assert refused(state, "play:AD").details == {"suit": Suit.CLUBS, "legal": cards("8C")}


def test_a_card_that_does_not_fit_tells_what_its_suit_needs():
    state = hand_of("domino", "TC TD", "JC QC", "9S TS", "TH 9H")
    do(state, "TC")
    needed = refused(state, "play:QC").details
    assert needed["opened"] is True
    assert needed["needs"] == cards("9C JC")


@pytest.mark.parametrize("code", ["contract:nonsense", "contract:", "contro:9", "redouble:-1"])
def test_what_does_not_exist_is_unknown(code):
    state = hand_of("no_tricks", *TWO_CARDS)
    action = ChooseContract("") if code == "contract:" else BARBU.read_action(code)
    with pytest.raises(UnknownAction):
        state.apply(action)


def test_after_the_end_everything_is_out_of_phase():
    options = table(contracts="no_tricks", players="3", deck_size="32")
    hands = "7S", "8S", "9S"
    state = hand_of("no_tricks", *hands, options=options)
    do(state, "7S 8S 9S")
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    for code in ("play:7S", "pass", "contro:1", "contract:no_tricks", "ace_high"):
        with pytest.raises(IllegalAction) as error:
            state.apply(BARBU.read_action(code))
        assert error.value.code == "wrong_phase"
