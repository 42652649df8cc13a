"""How the reason after an advice is worded."""

import pytest

from tests.narration.bouillotte import said
from voicecards.bots.reasons import Reason
from voicecards.cards import Suit
from voicecards.narration.reasons import told


@pytest.mark.parametrize(
    ("lang", "higher", "line"),
    [
        ("en", 3, "Of the five diamonds in the other hands, three are higher."),
        ("en", 5, "All five diamonds in the other hands are higher."),
        ("it", 5, "Le cinque carte di quadri in mano agli altri sono tutte più alte."),
        ("ru", 5, "Все карты бубён у других старше, их пять."),
    ],
)
def test_higher_cards_are_counted_unless_all_are_higher(lang, higher, line):
    reason = Reason("some-higher", {"suit": Suit.DIAMONDS, "n": higher, "out": 5})
    assert said(told(reason), lang) == line


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "No other heart is left in any hand."),
        ("it", "In giro non ci sono altre carte di cuori."),
        ("ru", "Ни у кого больше нет червей."),
    ],
)
def test_the_last_card_of_a_suit(lang, line):
    reason = Reason("none-out", {"suit": Suit.HEARTS, "n": 0, "out": 0})
    assert said(told(reason), lang) == line
