"""A round in play: legal cards, refusals, events, early ends (sections 3 and 8)."""

import pytest

from tests.games.bouillabaisse.positions import A, B, C, D, begin_round, of, play, targets
from tests.games.random_play import TellAJoke
from voicecards.cards import cards
from voicecards.games.bouillabaisse.events import (
    CardPlayed,
    GameOver,
    HandDealt,
    RoundScored,
    RoundStarted,
    TrickTaken,
)
from voicecards.games.bouillabaisse.game import BouillabaisseState
from voicecards.games.game import IllegalAction, UnknownAction

HANDS = ["5C 6C 7D", "3C JH QS", "2C 3D 4D", "5D 6D 7D"]
PAIR = ["9H 9H", "2H 3C", "2D 3D", "4D 5D", "6D 7D", "8D 9D", "TD JD"]


def legal(state: BouillabaisseState) -> tuple:
    return tuple(action.card for action in state.legal_actions())


def refused(state: BouillabaisseState, code: str) -> IllegalAction:
    """Try a card and show that nothing changed."""
    seats = range(len(state.standings))
    before = [state.view(seat) for seat in seats]
    with pytest.raises(IllegalAction) as error:
        play(state, code)
    assert [state.view(seat) for seat in seats] == before
    return error.value


def test_any_card_may_be_led_and_any_discarded():
    state = begin_round(5, HANDS)
    assert legal(state) == cards("5C 6C 7D")
    play(state, "7D")
    assert legal(state) == cards("3C QS JH")


def test_nobody_is_obliged_to_beat():
    state = begin_round(1, ["7D", "8D", "2D", "9D"])
    play(state, "7D 8D")
    assert legal(state) == cards("2D")
    assert legal(begin_round(1, HANDS, leader=D)) == cards("5D 6D 7D")


@pytest.mark.parametrize("code", ["AH", "JH", "2H"])
def test_a_card_not_in_hand_is_refused(code):
    error = refused(begin_round(1, HANDS), code)
    assert error.code == "card_not_in_hand"
    assert error.details == {"card": cards(code)[0]}


def test_a_card_left_out_of_the_game_is_refused():
    assert refused(begin_round(1, ["3C", "4C", "5C"]), "2C").code == "card_not_in_hand"


def test_a_revoke_is_refused_with_the_legal_cards():
    state = begin_round(1, ["5C 6C", "3C JH", "2C 3D", "5D 6D"])
    play(state, "5C")
    error = refused(state, "JH")
    assert error.code == "must_follow_suit"
    assert error.details["legal"] == cards("3C")


def test_both_copies_of_a_card_count_once_and_one_stays():
    state = begin_round(1, PAIR)
    assert legal(state) == cards("9H")
    play(state, "9H")
    assert state.view(A).hand == cards("9H")


def test_two_copies_are_named_once_in_a_refusal():
    state = begin_round(1, PAIR, leader=B)
    play(state, "2H 2D 4D 6D 8D TD")
    state = begin_round(1, ["9H 9H 2S", *[hand + " 4S" for hand in PAIR[1:]]], leader=B)
    play(state, "2H 2D 4D 6D 8D TD")
    assert refused(state, "2S").details["legal"] == cards("9H")


def test_actions_of_other_games_are_unknown():
    state = begin_round(1, HANDS)
    with pytest.raises(UnknownAction):
        state.apply(TellAJoke(cards("5C")[0]))


def test_the_taker_leads_next():
    state = begin_round(1, HANDS)
    events = play(state, "5C 3C 2C 5D")
    (taken,) = of(TrickTaken, events)
    assert (taken.seat, taken.cards, taken.left) == (A, cards("5C 3C 2C 5D"), 2)
    assert not taken.equalled
    assert state.turn == A
    assert [(e.seat, e.position) for e in of(CardPlayed, events)] == [(i, i) for i in range(4)]
    assert state.view(B).last_trick == taken
    assert state.view(B).trick == ()
    play(state, "6C")
    assert state.view(B).trick == ((A, cards("6C")[0]),)
    assert len(state.view(B).played) == 5
    assert state.view(B).hand_sizes == (1, 2, 2, 2)


def test_a_lower_pair_does_not_equal_the_winner():
    trick = "9H KH 9H 2D 3D 4D 5D"
    (taken,) = of(TrickTaken, play(begin_round(1, trick.split()), trick))
    assert (taken.seat, taken.equalled) == (B, False)


def test_scoring_follows_the_last_card_in_order():
    state = begin_round(1, ["5C", "6C", "7C", "8C"])
    events = play(state, "5C 6C 7C 8C")
    kinds = [type(event) for event in events[3:]]
    assert kinds == [CardPlayed, TrickTaken, RoundScored, RoundStarted, *[HandDealt] * 4]
    (scored,) = of(RoundScored, events)
    assert (scored.round, scored.scores, scored.totals) == (1, (0, 0, 0, 5), (0, 0, 0, 5))
    assert not scored.early
    assert [c.tricks for c in scored.captures] == [0, 0, 0, 1]


def test_the_sixth_round_ends_the_game():
    state = begin_round(6, ["5C", "6C", "7C", "8H"])
    events = play(state, "5C 6C 7C 8H")
    assert [type(e) for e in events[-2:]] == [RoundScored, GameOver]
    assert events[-1].standings == state.standings
    first = state.standings[0]
    assert (first.seat, first.score) == (C, -15)
    assert state.turn is None
    assert refused(state, "5C").code == "wrong_phase"


def test_earlier_scores_are_added():
    finished = [(5, 0, 0, 0), (10, 0, 20, 0)]
    state = BouillabaisseState.from_position(
        begin_round(1, HANDS).view(A).options,
        targets("H Q KS"),
        3,
        [cards(c) for c in ("QC", "2D", "3D", "4D")],
        dealer=D,
        finished=finished,
    )
    (scored,) = of(RoundScored, play(state, "QC 2D 3D 4D"))
    assert scored.totals == (65, 0, 20, 0)
    assert state.view(B).round_scores == (*finished, (50, 0, 0, 0))


@pytest.mark.parametrize(
    ("number", "wanted", "ends"),
    [(1, "S Q KS", False), (2, "S Q KS", True), (3, "H Q KS", True), (4, "H T QS", True)]
    + [(n, "S Q QS", False) for n in (5, 6)],
)
def test_stop_when_decided(number, wanted, ends):
    hands = ["QS 2C", "2S 3C", "2D 4C", "3D 5C"]
    state = begin_round(number, hands, wanted, stop_when_decided=True)
    scored = of(RoundScored, play(state, "QS 2S 2D 3D"))
    assert [s.early for s in scored] == ([True] if ends else [])
    state = begin_round(number, hands, wanted)
    assert not of(RoundScored, play(state, "QS 2S 2D 3D"))


def test_an_early_end_scores_what_a_full_round_does():
    hands = ["QS 2C", "2S 3C", "2D 4C", "3D 5C"]
    early, full = (begin_round(3, hands, stop_when_decided=stop) for stop in (True, False))
    (scored,) = of(RoundScored, play(early, "QS 2S 2D 3D"))
    (scored_full,) = of(RoundScored, play(full, "QS 2S 2D 3D 2C 3C 4C 5C"))
    assert scored.scores == scored_full.scores == (50, 0, 0, 0)


def test_the_last_trick_is_not_an_early_end():
    state = begin_round(3, ["QS", "2S", "2D", "3D"], stop_when_decided=True)
    assert not of(RoundScored, play(state, "QS 2S 2D 3D"))[0].early


@pytest.mark.parametrize(
    "hands", [["5C", "6C"], ["5C", "6C 7C", "8C", "9C"], ["5C", "6C", "7C", "8C", "9C"]]
)
def test_a_position_needs_one_equal_hand_per_seat(hands):
    with pytest.raises(ValueError, match="hand"):
        BouillabaisseState.from_position(
            begin_round(1, HANDS).view(A).options,
            targets("H Q KS"),
            1,
            [cards(h) for h in hands],
        )


def test_a_position_needs_the_scores_before_it():
    with pytest.raises(ValueError, match="scores"):
        BouillabaisseState.from_position(
            begin_round(1, HANDS).view(A).options,
            targets("H Q KS"),
            3,
            [cards(h) for h in HANDS],
            finished=[],
        )
