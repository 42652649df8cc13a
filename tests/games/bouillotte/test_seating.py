"""The draw for the deal and the places (rule sheet, section 1, `seat_draw`)."""

import random

import pytest

from tests.games.bouillotte.positions import GAME, A, B, C, D, of, play, refused, table, the
from voicecards.cards import pack
from voicecards.games.bouillotte.actions import Phase
from voicecards.games.bouillotte.deck import pack_for
from voicecards.games.bouillotte.events import (
    DealStarted,
    FirstDealerChosen,
    PlaceTaken,
    SeatCardsDrawn,
    SeatsSettled,
)
from voicecards.games.bouillotte.seating import rank_by_draw
from voicecards.games.chance import Chance


def start(drawn=(), seed=1, **options):
    chance = Chance(random.Random(seed), [_order(codes) for codes in drawn])
    return GAME.start(table(**options), chance)


def _order(codes: str) -> tuple[int, ...]:
    """A shuffle of the pack for four that begins with these cards."""
    cards = [card.code for card in pack_for(4)]
    first = [cards.index(code) for code in codes.split()]
    return (*first, *[i for i in range(len(cards)) if i not in first])


def test_the_highest_card_deals_first_and_chooses_a_place_first():
    state, events = start(["9S KD AC QH"])
    drawn = the(SeatCardsDrawn, events)
    assert [(d.seat, d.card.code) for d in drawn.draws] == [
        (A, "9S"),
        (B, "KD"),
        (C, "AC"),
        (D, "QH"),
    ]
    assert drawn.again == ()
    assert the(FirstDealerChosen, events) == FirstDealerChosen(seat=C, drawn=True)
    assert (state.phase, state.turn) == (Phase.SEATING, C)
    turns = []
    for place in ("choose:2", "choose:1", "choose:4"):
        turns.append(state.turn)
        events = play(state, place)
    assert turns == [C, B, D]
    assert of(PlaceTaken, events) == [
        PlaceTaken(seat=D, place=4, forced=False),
        PlaceTaken(seat=A, place=3, forced=True),
    ]
    assert the(SeatsSettled, events).order == (B, C, A, D)
    assert the(DealStarted, events).order == (A, D, B, C)
    assert state.view(A).clockwise == (B, C, A, D)


def test_equal_ranks_draw_again_among_themselves():
    state, events = start(["KS AD AC KH", "9S QD 8C 8H", "8S 9C 8D 8H"])
    draws = of(SeatCardsDrawn, events)
    assert draws[0].again == (B, C, A, D)
    assert [d.seat for d in draws[1].draws] == [B, C]
    assert [d.seat for d in draws[2].draws] == [A, D]
    assert the(FirstDealerChosen, events).seat == C
    play(state, "choose:1 choose:2")
    assert state.turn == D


def test_for_the_dealer_alone_only_the_highest_draw_again():
    state, events = start(["KS AD KC KH"], seat_draw="dealer_only")
    assert the(SeatCardsDrawn, events).again == ()
    assert the(DealStarted, events).dealer == B
    assert state.phase is Phase.BETTING
    assert state.view(A).clockwise == (A, B, C, D)
    _, events = start(["KS AD AC KH", "9S QD 8C 8H"], seat_draw="dealer_only")
    assert of(SeatCardsDrawn, events)[0].again == (B, C)
    assert the(DealStarted, events).dealer == C


def test_without_a_draw_chance_chooses_the_dealer():
    dealers = {the(DealStarted, start(seed=s, seat_draw="off")[1]).dealer for s in range(30)}
    assert dealers == {A, B, C, D}


def test_places_taken_or_missing_are_refused():
    state, _ = start(["9S KD AC QH"])
    assert [a.code for a in state.legal_actions()] == [
        "choose:1",
        "choose:2",
        "choose:3",
        "choose:4",
    ]
    assert refused(state, "choose:5").code == "no_such_place"
    assert refused(state, "choose:0").code == "no_such_place"
    play(state, "choose:3")
    refusal = refused(state, "choose:3")
    assert (refusal.code, refusal.details["free"]) == ("place_taken", (1, 2, 4))
    assert refused(state, "check").code == "wrong_phase"
    assert state.view(A).free_places == (1, 2, 4)


def test_everybody_sees_the_cards_drawn():
    state, _ = start(["9S KD AC QH"])
    assert [d.card.code for d in state.view(B).drawn] == ["9S", "KD", "AC", "QH"]


def test_choosing_a_place_is_no_action_without_the_draw():
    state, _ = start(seat_draw="off")
    assert refused(state, "choose:1").code == "no_such_action"


def test_the_direction_of_play_follows_the_places():
    state, _ = start(["9S KD AC QH"], direction="counterclockwise")
    play(state, "choose:2 choose:1 choose:4")
    assert state.view(A).order == (B, D, A, C)


@pytest.mark.parametrize("first_only", [True, False])
def test_every_seat_is_ranked_once(first_only):
    for seed in range(50):
        chance = Chance(random.Random(seed))
        ranking, _ = rank_by_draw(range(5), pack(), chance, first_only=first_only)
        assert sorted(ranking) == [0, 1, 2, 3, 4]
