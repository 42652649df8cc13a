"""What a club player does that anybody at the table would recognise."""

import random

import pytest

from tests.games.bouillabaisse.positions import A, B, begin_round, play
from voicecards.bots import make_bot
from voicecards.bots.bouillabaisse.reading import Reading
from voicecards.cards import Suit, cards

CLUB = make_bot("club", "bouillabaisse")


def choice(state) -> str:
    return CLUB.choose(state.view(state.turn), random.Random(1)).card.code


def after(number: int, hands: list[str], codes: str, wanted: str = "H Q KS", **options):
    """A round with these hands after these cards."""
    state = begin_round(number, hands, wanted, **options)
    play(state, codes)
    return state


def test_it_ducks_with_the_highest_card_that_stays_below():
    hands = ["9D 2S 3S 4S", "3D 8D KD 2H", "4D 5S 6S 7S", "5D 8S 9S TS"]
    assert choice(after(1, hands, "9D")) == "8D"


def test_it_throws_the_special_card_when_it_can():
    hands = ["9D 2S 3S 4S", "AC KS 2H JH", "4D 5S 6S 7S", "5D 8S 9S TS"]
    assert choice(after(4, hands, "9D")) == "KS"


def test_it_throws_cards_of_the_target_rank_when_it_can():
    hands = ["9D 2S 3S 4S", "3C QH 2H AC", "4D 5S 6S 7S", "5D 8S 9S TS"]
    assert choice(after(3, hands, "9D")) == "QH"


def test_it_throws_high_cards_of_the_target_suit():
    hands = ["9D 2S 3S 4S", "3C 4C 2H AH", "4D 5H 6H 7H", "5D 8H 9H TH"]
    assert choice(after(2, hands, "9D")) == "AH"


def test_last_to_play_it_takes_a_harmless_trick_with_its_highest_card():
    hands = ["5D 2S 3S 4S", "6D 5S 6S 7S", "7D 8S 9S TS", "8D QD AD 2C"]
    assert choice(after(4, hands, "5D 6D 7D")) == "AD"


def test_last_to_play_it_stays_below_a_trick_that_counts():
    hands = ["5D 2S 3S 4S", "9D 5S 6S 7S", "KS 8S 9S TS", "8D KD AD 2C"]
    assert choice(after(4, hands, "5D 9D KS")) == "8D"


def test_it_does_not_lead_what_could_catch_the_special_card():
    hands = ["AS 3D 4D 5D", "KS 6D 7D 8D", "2S 3S 9D TD", "4S 5S JD QD"]
    assert choice(begin_round(4, hands)) != "AS"


def test_in_the_last_round_it_takes_what_counts_as_cheaply_as_it_can():
    hands = ["5D 2S 3S 4S", "9D 5S 6S 7S", "KS 8S 9S TS", "8D TD AD 2C"]
    assert choice(after(6, hands, "5D 9D KS")) == "TD"


def test_in_the_last_round_it_keeps_what_counts():
    hands = ["9D 2S 3S 4S", "2C 3C KS QH", "4D 5S 6S 7S", "5D 8S 9S TS"]
    assert choice(after(6, hands, "9D")) in ("2C", "3C")


@pytest.mark.parametrize(("rule", "card"), [("first", "KC"), ("last", "TC")])
def test_it_knows_which_of_two_equal_cards_wins(rule, card):
    """Last of seven players, round 4: the king already lies, and so does the special card."""
    hands = ["KC 2D", "4C 3D", "5C 4D", "6C 5D", "QS 6D", "7C 7D", "KC TC"]
    state = after(4, hands, "KC 4C 5C 6C QS 7C", "H Q QS", duplicate_winner=rule)
    assert choice(state) == card


@pytest.mark.parametrize(("on", "card"), [(False, "4H"), (True, "8H")])
def test_a_player_who_has_taken_everything_so_far_goes_on(on, card):
    """Round 2, hearts: A has eight of them, and B leads the five."""
    hands = ["AH KH QH JH 8H 4H 2S", "7H 6H 5H 3H 2H 3S 9S"]
    state = after(2, hands, "AH 7H KH 6H QH 3H JH 2H 2S 3S 5H", all_or_nothing=on)
    assert state.turn == A
    assert choice(state) == card


def test_it_reads_empty_suits_and_unseen_cards():
    hands = ["9D 2S 3S 4S", "3D 8D KD 2H", "4D 5S 6S 7S", "8S 9S TS JS"]
    state = after(1, hands, "9D 3D 4D 8S")
    reading = Reading(state.view(B))
    assert set(reading.shares[Suit.DIAMONDS]) == {0, 2}
    assert set(reading.shares[Suit.HEARTS]) == {0, 2, 3}
    assert sum(map(len, reading.out)) == 52 - 4 - 3
    assert reading.below_and_above(cards("KD")[0]) == (7, 1)
