"""The course of a game: dealers, contracts, choices, views, the end."""

import itertools
import random

import pytest

from tests.games.barbu.tables import BARBU, A, B, C, D, do, hand_of, legal, only, table
from voicecards.cards import Card, Rank, Suit, cards
from voicecards.games.barbu.events import (
    AceAsked,
    ContractAnnounced,
    GameOver,
    GameStarted,
    HandDealt,
    HandScored,
    HandStarted,
    StartRankNamed,
    TrumpNamed,
)
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.barbu.presets import PRESETS
from voicecards.games.barbu.schedule import HandResult
from voicecards.games.barbu.state import BarbuState
from voicecards.games.chance import Chance
from voicecards.games.game import IllegalAction, Standing

TWO_CARDS = "7C 8D", "8C AD", "9C KD", "TC QD"
SIX = BarbuOptions().contracts


def whole_game(options: BarbuOptions, seed: int = 1) -> list:
    """Everything that happens in a game of random decisions."""
    state, events = BARBU.start(options, Chance(random.Random(seed)))
    rng, heard = random.Random(seed), list(events)
    while not state.is_over:
        actions = state.legal_actions()
        heard += state.apply(actions[int(rng.random() * len(actions))])
    return heard


def scored(heard: list) -> list[HandScored]:
    return [event for event in heard if isinstance(event, HandScored)]


@pytest.mark.parametrize(
    ("players", "deck", "hands", "total"),
    [
        (4, 32, 24, -1400),
        (4, 52, 24, -2000),
        (3, 32, 18, -1110),
        (5, 32, 30, -1650),
        (3, 52, 18, None),
        (5, 52, 30, None),
        (6, 32, 36, None),
        (6, 52, 36, None),
        (7, 32, 42, None),
        (7, 52, 42, None),
    ],
)
def test_example_27_game_sums(players, deck, hands, total):
    options = table(players=str(players), deck_size=str(deck), slam_mode="off")
    suit = sum(card.suit is Suit.HEARTS for card in options.cards_in_play)
    salade = 5 * options.hand_size + 10 * suit + 80 + 50
    per_dealer = -(5 * options.hand_size + 10 * suit + 80 + 50 + salade) + 150
    hands_scored = scored(whole_game(options))
    assert len(hands_scored) == hands
    assert sum(hands_scored[-1].totals) == players * per_dealer
    assert total in (None, players * per_dealer)


@pytest.mark.parametrize("seed", range(5))
def test_example_27_the_tournament_sums_to_nought(seed):
    hands = scored(whole_game(PRESETS["tournament"].table(BarbuOptions), seed))
    assert len(hands) == 28
    for rounds in range(0, 28, 7):
        assert sum(sum(hand.scores) for hand in hands[rounds : rounds + 7]) == 0


def test_example_28_equal_totals_share_the_place():
    options = table(contracts="no_tricks")
    finished = [HandResult(dealer, "no_tricks", (0, 0, 0, 0)) for dealer in (A, B)]
    finished.append(HandResult(C, "no_tricks", (-310, -270, -270, -555)))
    hands = [cards(code) for code in ("7C", "8C", "9C", "TC")]
    state = BarbuState.from_position(options, hands, dealer=D, finished=finished)
    state.apply(BARBU.read_action("play:7C"))
    events = do(state, "8C 9C TC")
    assert state.is_over
    assert only(GameOver, events).standings == state.standings
    totals = {s.seat: s.score for s in state.standings}
    assert totals == {A: -310, B: -270, C: -270, D: -550}
    assert state.standings == (
        Standing(B, -270, 1),
        Standing(C, -270, 1),
        Standing(A, -310, 3),
        Standing(D, -550, 4),
    )


def test_example_29_contract_choice():
    options = table(contract_order="dealer_chooses")
    finished = [HandResult(D, "barbu", (0, 0, 0, 0))]
    hands = [cards(hand) for hand in TWO_CARDS]
    state = BarbuState.from_position(options, hands, dealer=D, finished=finished)
    assert state.turn == D
    assert legal(state) == [f"contract:{name}" for name in sorted(set(SIX) - {"barbu"})]
    with pytest.raises(IllegalAction) as refusal:
        do(state, ["contract:barbu"])
    assert refusal.value.code == "contract_not_available"
    assert refusal.value.details == {
        "contract": "barbu",
        "reason": "played",
        "left": ("no_tricks", "no_hearts", "no_queens", "salade", "domino"),
    }
    with pytest.raises(IllegalAction) as refusal:
        do(state, ["contract:trumps"])
    assert refusal.value.details["reason"] == "disabled"
    announced = only(ContractAnnounced, do(state, ["contract:salade"]))
    assert (announced.how, announced.seat, announced.contract) == ("chosen", D, "salade")
    assert state.turn == A


def test_example_29_the_last_contract_is_automatic():
    options = table(contract_order="dealer_chooses")
    finished = [HandResult(D, name, (0, 0, 0, 0)) for name in SIX if name != "salade"]
    hands = [cards(hand) for hand in TWO_CARDS]
    state = BarbuState.from_position(options, hands, dealer=D, finished=finished)
    assert state.view(A).contract == "salade"
    assert state.turn == A


@pytest.mark.parametrize("rotation", ["block", "every_hand"])
@pytest.mark.parametrize("order", ["fixed", "dealer_chooses", "left_of_dealer_chooses"])
def test_each_dealer_leads_each_contract_once(rotation, order):
    options = table(dealer_rotation=rotation, contract_order=order, players="5")
    led = [(hand.dealer, hand.contract) for hand in scored(whole_game(options))]
    assert sorted(led) == sorted(itertools.product(range(5), SIX))


def test_one_player_deals_all_his_contracts_in_a_row():
    heard = whole_game(table())
    first = only(GameStarted, heard).dealer
    expected = [((first + turn) % 4, name) for turn in range(4) for name in SIX]
    assert [(hand.dealer, hand.contract) for hand in scored(heard)] == expected
    started = [event for event in heard if isinstance(event, HandStarted)]
    assert [event.number for event in started if event.new_dealer] == [1, 7, 13, 19]


def test_or_the_deal_passes_after_every_hand():
    heard = whole_game(table(dealer_rotation="every_hand", direction="counterclockwise"))
    first = only(GameStarted, heard).dealer
    expected = [((first - turn) % 4, name) for name in SIX for turn in range(4)]
    assert [(hand.dealer, hand.contract) for hand in scored(heard)] == expected


@pytest.mark.parametrize(
    ("changes", "declarer", "leader"),
    [
        ({}, A, B),
        ({"direction": "counterclockwise"}, A, D),
        ({"opening_leader": "dealer"}, A, A),
        ({"contract_order": "left_of_dealer_chooses"}, B, B),
        ({"contract_order": "left_of_dealer_chooses", "opening_leader": "dealer"}, B, A),
    ],
)
def test_who_declares_and_who_leads(changes, declarer, leader):
    options = table(contracts="no_tricks", **changes)
    state = hand_of("no_tricks", *TWO_CARDS, options=options, dealer=A)
    view = state.view(C)
    assert (view.dealer, view.declarer, view.leader) == (A, declarer, leader)
    assert state.turn == leader


def test_the_chooser_sees_his_cards_first():
    options = table(contract_order="dealer_chooses")
    _, events = BARBU.start(options, Chance(random.Random(3)))
    kinds = [type(event) for event in events]
    assert kinds == [GameStarted, HandStarted, *[HandDealt] * 4]
    _, events = BARBU.start(table(), Chance(random.Random(3)))
    kinds = [type(event) for event in events]
    assert kinds == [GameStarted, HandStarted, ContractAnnounced, *[HandDealt] * 4]


def test_the_declarer_names_the_trump_suit():
    state = hand_of("trumps", *TWO_CARDS, options=table(contracts="trumps"), dealer=D)
    assert (state.turn, state.view(A).phase) == (D, "trump")
    assert legal(state) == ["trump:C", "trump:D", "trump:S", "trump:H"]
    named = only(TrumpNamed, do(state, "trump:D"))
    assert (named.seat, named.suit) == (D, Suit.DIAMONDS)
    assert (state.turn, state.view(C).trump) == (A, Suit.DIAMONDS)


def test_the_declarer_names_the_start_rank():
    options = table(domino_start_rank="dealer_chooses", players="5", deck_size="32")
    state = hand_of("domino", *TWO_CARDS, "JC JD", options=options, dealer=D)
    assert legal(state) == [f"start_rank:{rank}" for rank in "89TJQKA"]
    with pytest.raises(IllegalAction) as refusal:
        do(state, "start_rank:7")
    assert refusal.value.code == "rank_not_available"
    assert only(StartRankNamed, do(state, "start_rank:8")).rank is Rank.EIGHT
    assert state.view(A).start_rank is Rank.EIGHT


def test_the_ace_cannot_start_when_its_place_is_not_known():
    options = table(domino_start_rank="dealer_chooses", domino_ace="first_player_chooses")
    state = hand_of("domino", *TWO_CARDS, options=options)
    assert "start_rank:A" not in legal(state)


def test_views_tell_what_is_left_and_what_was_played():
    state = hand_of("no_queens", *TWO_CARDS)
    do(state, "7C 8C")
    view = state.view(C)
    assert view.trick == ((A, Card.from_code("7C")), (B, Card.from_code("8C")))
    assert view.played == view.trick
    assert view.hand_sizes == (1, 1, 2, 2)
    assert view.contracts_left == (SIX,) * 4
    do(state, "9C TC")
    assert state.view(A).tricks == (0, 0, 0, 1)
    assert state.view(A).last_trick.seat == D


def test_the_question_about_an_ace_is_known_to_its_player_only():
    options = table(deck_size="52", domino_ace="first_player_chooses", contracts="domino")
    low = "TC 9C 8C 7C 6C 5C 4C 3C 2C JC QC KC AC"
    state = hand_of("domino", f"{low} 8D", "9D", "9S", "9H", options=options)
    do(state, "TC pass pass pass JC pass pass pass QC pass pass pass KC pass pass pass")
    for rank in "98765432":
        do(state, f"{rank}C pass pass pass")
    asked = only(AceAsked, do(state, "AC"))
    assert asked.audience == {A}
    assert (state.view(A).phase, state.view(A).ace_asked) == ("ace", Card.from_code("AC"))
    assert (state.view(B).phase, state.view(B).ace_asked) == ("domino", None)
    do(state, "ace_low")
    assert state.view(B).ace_side == "low"
    assert state.view(B).layout[Suit.CLUBS].low == Card.from_code("AC")


def test_after_the_last_hand_nobody_is_to_decide():
    options = table(contracts="barbu", players="3")
    state, _ = BARBU.start(options, Chance(random.Random(1)))
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    view = state.view(A)
    assert (view.phase, view.turn, view.number, view.total) == ("over", None, 3, 3)
    assert view.contracts_left == ((), (), ())
