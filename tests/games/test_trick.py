import pytest

from voicecards.cards import Suit, cards
from voicecards.games.game import PlayCard
from voicecards.games.trick import PLAYS, following, plays_of, winning_position


def trick(codes: str) -> list:
    return list(enumerate(cards(codes)))


def test_the_suit_led_is_followed_when_it_can_be():
    hand = cards("3C 9C JH QS")
    assert list(following(hand, trick("5C"))) == list(cards("3C 9C"))
    assert tuple(following(hand, trick("5D"))) == hand
    assert tuple(following(hand, [])) == hand


def test_each_card_has_one_action_and_two_copies_share_it():
    assert plays_of(cards("9H 9H TH")) == tuple(map(PlayCard, cards("9H TH")))
    assert all(play.card is card for card, play in PLAYS.items())
    assert len(PLAYS) == 52


@pytest.mark.parametrize(
    ("codes", "trump", "position"),
    [
        ("9D KD AS 2D", None, 1),
        ("9D KD AS 2D", Suit.SPADES, 2),
        ("9D KD 2S 3S AD", Suit.SPADES, 3),
        ("9D 2S", Suit.HEARTS, 0),
        ("9D TD", Suit.DIAMONDS, 1),
        ("9D", None, 0),
    ],
)
def test_the_highest_trump_or_card_of_the_suit_led_wins(codes, trump, position):
    assert winning_position(trick(codes), trump=trump) == position


@pytest.mark.parametrize(("last", "position"), [(False, 1), (True, 3)])
def test_of_identical_top_cards_the_table_says_which(last, position):
    assert winning_position(trick("QS KS QS KS AH"), last_of_equals=last) == position
