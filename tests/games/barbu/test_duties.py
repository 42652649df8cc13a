"""Following, trumping and suits that may not be led."""

import pytest

from tests.games.barbu.tables import do, hand_of, legal, only, table
from voicecards.cards import Card, Suit, cards
from voicecards.games.barbu.events import CardPlayed, TrickTaken
from voicecards.games.game import IllegalAction

SPADES = {"options": table(contracts="trumps"), "trump": Suit.SPADES}
NO_HEARTS = {"options": table(suit_lead="only_suit_left")}


def refused(state, code: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as error:
        do(state, code)
    return error.value


def test_example_23_a_higher_trump_is_compulsory():
    state = hand_of("trumps", "9D 7C 8C", "TS 8D 9C", "JS 8S 7H", "KC QC TC", **SPADES)
    do(state, "9D")
    assert legal(state) == ["8D"]
    state = hand_of("trumps", "9D 7C 8C", "TS TC 9C", "JS 8S 7H", "KC QC AC", **SPADES)
    do(state, "9D TS")
    assert legal(state) == ["JS"]
    for code in ("8S", "7H"):
        refusal = refused(state, code)
        assert refusal.code == "must_overtrump"
        assert refusal.details == {
            "suit": Suit.SPADES,
            "highest": Card.from_code("TS"),
            "legal": cards("JS"),
        }


def test_example_23_without_a_higher_trump_anything_goes():
    state = hand_of("trumps", "9D 7C 8C", "QS TC 9C", "JS 8S 7H", "KC TD AC", **SPADES)
    do(state, "9D QS")
    assert legal(state) == ["8S", "JS", "7H"]


def test_when_void_and_nobody_has_trumped_any_trump_will_do():
    state = hand_of("trumps", "9D 7C 8C", "JS 8S 7H", "TS TC 9C", "KC TD AC", **SPADES)
    do(state, "9D")
    assert legal(state) == ["8S", "JS"]
    assert refused(state, "7H").code == "must_trump"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("JS 8S 7H", ["JS"]),
        ("9S 8S 7H", ["8S", "9S"]),
        ("9C 8D 7H", ["9C", "8D", "7H"]),
    ],
)
def test_a_trump_led_must_be_beaten_then_followed_then_anything(hand, expected):
    state = hand_of("trumps", "TS 7C 8C", hand, "KS TC QC", "KC TD AC", **SPADES)
    do(state, "TS")
    assert legal(state) == expected


def test_refusals_when_a_trump_is_led():
    state = hand_of("trumps", "TS 7C 8C", "JS 8S 7H", "KS TC QC", "KC TD AC", **SPADES)
    do(state, "TS")
    assert refused(state, "8S").code == "must_overtrump"
    assert refused(state, "7H").code == "must_follow_suit"


def test_a_trump_takes_the_trick_and_is_no_discard():
    state = hand_of("trumps", "9D 7C", "7S TC", "KC 9C", "AC 8C", **SPADES)
    events = do(state, "9D 7S KC AC")
    played = [event for event in events if isinstance(event, CardPlayed)]
    assert [event.discarded for event in played] == [False, False, True, True]
    taken = only(TrickTaken, events)
    assert (taken.seat, taken.leader, taken.points, taken.left) == (1, 0, 5, 1)
    assert state.turn == 1


def test_elsewhere_there_is_no_duty_to_trump_or_to_beat():
    state = hand_of("no_tricks", "9D 7C", "AD 7D", "KC 9C", "AC 8C")
    do(state, "9D")
    assert legal(state) == ["7D", "AD"]
    do(state, "7D")
    assert legal(state) == ["9C", "KC"]


def test_example_30_only_suit_left():
    state = hand_of("no_hearts", "8H 9C", "7C 8C", "TC JC", "QC KC", **NO_HEARTS)
    assert legal(state) == ["9C"]
    refusal = refused(state, "8H")
    assert refusal.code == "cannot_lead_suit"
    assert refusal.details == {"suit": Suit.HEARTS, "legal": cards("9C")}
    only_hearts = hand_of("no_hearts", "8H KH", "7C 8C", "TC JC", "QC 9C", **NO_HEARTS)
    assert legal(only_hearts) == ["8H", "KH"]


def test_example_30_after_a_discard():
    options = table(suit_lead="after_discard")
    state = hand_of("no_hearts", "9C 8H AD", "7C 9H 7D", "TC JC 8D", "QH KC 9D", options=options)
    assert legal(state) == ["9C", "AD"]
    do(state, "AD 7D 8D 9D")
    assert legal(state) == ["9C"]
    state = hand_of("no_hearts", "9C 8H AD", "7C 9H 7D", "TC JC 8D", "QH KC 9S", options=options)
    do(state, "AD 7D 8D QH")
    assert legal(state) == ["9C", "8H"]


@pytest.mark.parametrize(
    ("contract", "changes", "expected"),
    [
        ("no_hearts", {}, ["9C", "9D", "9S"]),
        ("no_hearts", {"penalty_suit": "C"}, ["9D", "9S", "9H"]),
        ("barbu", {"barbu_suit": "S"}, ["9C", "9D", "9H"]),
        ("salade", {"barbu_suit": "S"}, ["9C", "9D"]),
        ("salade", {"salade_components": "no_tricks,no_queens"}, ["9C", "9D", "9S", "9H"]),
        ("no_queens", {}, ["9C", "9D", "9S", "9H"]),
        ("trumps", {}, ["9C", "9D", "9S", "9H"]),
    ],
)
def test_the_suit_that_counts_is_barred(contract, changes, expected):
    options = table(suit_lead="only_suit_left", contracts=contract, **changes)
    others = ["TC TD TS TH", "JC JD JS JH", "KC KD KS KH"]
    trump = Suit.CLUBS if contract == "trumps" else None
    state = hand_of(contract, "9C 9D 9S 9H", *others, options=options, trump=trump)
    assert legal(state) == expected


def test_two_barred_suits_still_leave_a_lead():
    options = table(suit_lead="only_suit_left", barbu_suit="S")
    state = hand_of("salade", "8H 9S", "7C 8C", "TC JC", "QC KC", options=options)
    assert legal(state) == ["9S", "8H"]


def test_one_of_two_barred_suits_opens_by_its_own_discard():
    options = table(suit_lead="after_discard", barbu_suit="S")
    state = hand_of("salade", "AC 8H 9S", "7C 8C JD", "TC JC KD", "QH KS AD", options=options)
    do(state, "AC 7C TC QH")
    assert legal(state) == ["8H"]
