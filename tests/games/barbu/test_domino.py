"""The domino: what fits, aces, second turns, passes, places."""

import pytest

from tests.games.barbu.tables import A, B, C, D, do, hand_of, last_scored, only, table
from voicecards.cards import Card, Rank, Suit, cards
from voicecards.games.barbu.actions import AceHigh, AceLow, Pass
from voicecards.games.barbu.domino import Layout
from voicecards.games.barbu.domino_play import DominoPlay
from voicecards.games.barbu.events import (
    AceAsked,
    AceDecided,
    CardLaid,
    Passed,
    SecondTurn,
    WentOut,
)
from voicecards.games.game import IllegalAction, PlayCard

CHOOSING = table(deck_size="52", domino_ace="first_player_chooses")


def midway(runs: str, *hands: str, options=None, leader=A) -> DominoPlay:
    """A domino with some runs on the table, as "9H-JH TS-TS"."""
    options = options or table()
    start = options.domino_start_rank
    layout = Layout(options, start)
    for run in runs.split():
        layout.lay_run(*cards(run.split("-")))
    held = [sorted(cards(hand)) for hand in hands]
    held += [list(cards("8D")) for _ in range(options.players - len(hands))]
    return DominoPlay(options, held, leader, layout)


def legal(play: DominoPlay) -> list[str]:
    return [action.code.removeprefix("play:") for action in play.legal_actions()]


def lay(play: DominoPlay, card: str) -> list:
    return play.apply(PlayCard(Card.from_code(card)))


def refused(play: DominoPlay, action) -> IllegalAction:
    before = legal(play), play.turn, play.layout.runs()
    with pytest.raises(IllegalAction) as error:
        play.apply(action)
    assert (legal(play), play.turn, play.layout.runs()) == before
    return error.value


def test_example_13_moves():
    play = midway("9H-JH TS-TS TC-KC", "AC 8H 9D", "7S")
    assert legal(play) == ["AC", "8H"]
    refusal = refused(play, PlayCard(Card.from_code("9D")))
    assert refusal.code == "does_not_fit"
    assert refusal.details["needs"] == cards("TD")
    events = lay(play, "AC")
    assert only(SecondTurn, events).able
    assert (play.turn, legal(play)) == (A, ["8H"])
    assert refused(play, Pass()).code == "must_play"
    lay(play, "8H")
    assert play.turn == B
    assert play._hands[A] == list(cards("9D"))


def test_example_14_a_second_turn_with_nothing_to_play_just_ends():
    play = midway("9H-JH TS-TS TC-KC", "AC 9D", "9S")
    events = lay(play, "AC")
    assert not only(SecondTurn, events).able
    assert not [event for event in events if isinstance(event, Passed)]
    assert play.turn == B


def test_example_14_a_second_turn_may_be_optional():
    options = table(domino_second_turn_optional="true")
    play = midway("9H-JH TS-TS TC-KC", "AC 8H 9D", "9S", options=options)
    assert legal(play) == ["AC", "8H"]
    lay(play, "AC")
    assert legal(play) == ["8H", "pass"]
    assert only(Passed, play.apply(Pass())).voluntary
    assert play.turn == B
    assert legal(play) == ["9S"]


def test_example_15_the_ace_as_last_card_brings_no_second_turn():
    play = midway("TC-KC TS-TS", "AC", "9S")
    events = lay(play, "AC")
    assert only(WentOut, events) == WentOut(seat=A, place=1, points=100)
    assert not [event for event in events if isinstance(event, SecondTurn)]
    assert play.turn == B


def test_example_16_forced_play():
    play = midway("8S-JS", "TD 7S", "QS")
    assert legal(play) == ["TD", "7S"]
    refusal = refused(play, Pass())
    assert refusal.code == "must_play"
    assert refusal.details == {"legal": cards("TD 7S")}
    play = midway("8S-JS", "9D 8D", "QS")
    assert legal(play) == ["pass"]
    assert not only(Passed, play.apply(Pass())).voluntary


def test_example_17_the_hand_stops_when_nothing_can_score():
    state = hand_of("domino", "8D 9D", "TC", "9C 7D", "TS")
    events = do(state, "pass TC 9C TS")
    scored = last_scored(events)
    assert scored.scores == (0, 100, 0, 50)
    assert scored.early
    assert [(item.kind, item.count, item.points) for (item,) in scored.items] == [
        ("place", 3, 0),
        ("place", 1, 100),
        ("place", 3, 0),
        ("place", 2, 50),
    ]


def test_example_17_four_awards_are_played_to_the_third_place():
    options = table(domino_awards="45,20,10,-10")
    state = hand_of("domino", "8D 7D", "TC", "9C JC", "TS", options=options)
    events = do(state, "pass TC 9C TS pass JC")
    scored = last_scored(events)
    assert scored.scores == (-10, 45, 10, 20)
    assert sum(scored.scores) == 65


def test_example_18_ace_low():
    options = table(deck_size="52", domino_ace="low")
    assert legal(midway("3S-KS", "AS", options=options)) == ["pass"]
    play = midway("2S-KS", "AS 9D", options=options)
    assert legal(play) == ["AS"]
    laid = only(CardLaid, lay(play, "AS"))
    assert (laid.side, laid.low, laid.high) == ("below", *cards("AS KS"))
    assert laid.complete


def test_ace_low_goes_below_the_lowest_card_in_play():
    five = table(players="5", domino_ace="low")
    assert legal(midway("8C-KC 8S-KS", "AC AS", options=five)) == ["AC"]


def test_example_19_the_first_player_says_low():
    play = midway("2C-KC 5D-KD", "AC AD", "AD", options=CHOOSING)
    asked = only(AceAsked, lay(play, "AC"))
    assert asked.audience == {A}
    assert (play.turn, legal(play)) == (A, ["ace_high", "ace_low"])
    assert Card.from_code("AC") in play._hands[A]
    for other in (PlayCard(Card.from_code("AC")), Pass()):
        assert refused(play, other).code == "wrong_phase"
    events = play.apply(AceLow())
    assert only(CardLaid, events).side == "below"
    assert only(AceDecided, events).side == "low"
    assert not only(SecondTurn, events).able
    assert legal(play) == ["pass"]


def test_example_19_one_neighbour_decides_without_a_question():
    play = midway("5D-KD TC-QC", "AD 9S 8S", "KC AC", options=CHOOSING)
    events = lay(play, "AD")
    assert only(CardLaid, events).side == "above"
    assert only(AceDecided, events).side == "high"
    assert play.layout.needs(Suit.CLUBS) == cards("9C KC")
    low_neighbour = midway("2D-QD 2C-KC", "AD AC", options=CHOOSING)
    assert only(AceDecided, lay(low_neighbour, "AD")).side == "low"
    assert legal(low_neighbour) == ["AC"]
    assert only(CardLaid, lay(low_neighbour, "AC")).side == "below"


def test_the_question_may_be_answered_high():
    play = midway("2C-KC", "AC 9D", options=CHOOSING)
    lay(play, "AC")
    laid = only(CardLaid, play.apply(AceHigh()))
    assert (laid.side, laid.high) == ("above", Card.from_code("AC"))


def test_an_answer_without_a_question_is_refused():
    assert refused(midway("", "TC"), AceHigh()).code == "wrong_phase"


def test_no_second_turn_when_the_table_has_none():
    options = table(domino_ace_second_turn="false")
    play = midway("TC-KC", "AC TD", "9S", options=options)
    lay(play, "AC")
    assert play.turn == B


def test_one_ace_after_another():
    play = midway("TC-KC TD-KD", "AC AD TS", "9S")
    lay(play, "AC")
    lay(play, "AD")
    assert (play.turn, legal(play)) == (A, ["TS"])


@pytest.mark.parametrize(
    ("start", "ace"), [("A", "high"), ("A", "low"), ("7", "low"), ("K", "high")]
)
def test_a_suit_can_be_laid_out_from_any_start_rank(start, ace):
    options = table(domino_start_rank=start, domino_ace=ace)
    layout = Layout(options, Rank.from_code(start))
    suit = [card for card in options.cards_in_play if card.suit is Suit.HEARTS]
    while suit:
        fitting = [card for card in suit if layout.fits(card)]
        assert fitting
        assert set(fitting) == set(layout.needs(Suit.HEARTS))
        layout.lay(fitting[0], layout.sides(fitting[0])[0])
        suit.remove(fitting[0])
    run = layout.run(Suit.HEARTS)
    assert run.complete
    assert layout.needs(Suit.HEARTS) == ()
    assert (run.high if ace == "high" else run.low).rank is Rank.ACE


def test_a_player_without_cards_is_skipped():
    options = table(domino_awards="40,30,20,10")
    state = hand_of("domino", "TC 7S", "TD", "TS 8D", "TH 9H", options=options)
    do(state, "TC TD TS TH pass")
    assert state.turn == C
    assert state.view(C).places == (B,)


def test_play_goes_round_the_other_way():
    options = table(direction="counterclockwise")
    state = hand_of("domino", "TC 7S", "TD 8S", "TS 8D", "TH 9H", options=options, dealer=B)
    do(state, "TC")
    assert state.turn == D


def test_a_run_needs_its_start_rank():
    with pytest.raises(ValueError, match="not a run"):
        midway("JC-KC")
