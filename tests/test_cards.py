import copy
import pickle
import random

import pytest

from voicecards.cards import PACK, Card, Rank, Suit, cards, pack


def test_a_pack_has_52_sorted_cards():
    assert len(PACK) == len(set(PACK)) == 52
    assert list(PACK) == sorted(random.Random(1).sample(PACK, 52))
    assert PACK[0].code == "2C"
    assert PACK[-1].code == "AH"


def test_there_is_one_object_per_card():
    ten = Card(Rank.TEN, Suit.HEARTS)
    assert ten is Card.from_code("TH") is PACK[ten.index]
    assert copy.deepcopy(ten) is copy.copy(ten) is ten
    assert pickle.loads(pickle.dumps(ten)) is ten


@pytest.mark.parametrize("text", ["TH", "10H", "10♥", "th", "T♥"])
def test_the_ten_of_hearts_is_read_in_each_writing(text):
    assert Card.from_code(text) is Card(Rank.TEN, Suit.HEARTS)


def test_codes_read_back():
    assert all(Card.from_code(c.code) is c and Card.from_code(c.symbol) is c for c in PACK)
    assert cards("TH 9C") == cards(["TH", "9C"]) == (PACK[47], PACK[7])
    assert repr(PACK[47]) == "TH"


@pytest.mark.parametrize("text", ["", "T", "H", "TX", "1H", "11H", "THH", "T H", "100H", "HT"])
def test_what_is_not_a_card_is_refused(text):
    with pytest.raises(ValueError, match="not a"):
        Card.from_code(text)


@pytest.mark.parametrize("text", ["", "X", "CD", "hearts"])
def test_what_is_not_a_suit_is_refused(text):
    with pytest.raises(ValueError, match="not a suit"):
        Suit.from_code(text)


def test_packs_may_be_shorter_or_doubled():
    assert [len(pack(Rank.SEVEN)), len(pack(Rank.EIGHT)), len(pack(copies=2))] == [32, 28, 104]
    assert min(c.rank for c in pack(Rank.NINE)) == Rank.NINE
    assert pack(copies=2)[:2] == [PACK[0], PACK[0]]


def test_ranks_and_suits_have_codes_and_signs():
    assert "".join(rank.code for rank in Rank) == "23456789TJQKA"
    assert Rank.TEN.symbol == "10"
    assert "".join(suit.code + suit.symbol for suit in Suit) == "C♣D♦S♠H♥"
