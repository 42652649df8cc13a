import pytest

from voicecards.cards import Card, Rank, Suit
from voicecards.games.game import AmbiguousAction, PlayCard, plain, rank_scores


def test_places_are_shared_and_the_next_is_skipped():
    assert [s.place for s in rank_scores((1, 2, 2, 3), lowest_wins=True)] == [1, 2, 2, 4]
    assert [s.seat for s in rank_scores((1, 2, 2, 3), lowest_wins=False)] == [3, 1, 2, 0]


def test_plain_values_are_what_json_carries():
    card = Card(Rank.TEN, Suit.HEARTS)
    value = {"cards": (card, Suit.CLUBS), "rank": Rank.ACE, "set": frozenset({3, 1}), "x": None}
    assert plain(value) == {"cards": ["TH", "C"], "rank": "A", "set": [1, 3], "x": None}
    with pytest.raises(TypeError):
        plain(1.5)


def test_ambiguous_actions_list_their_candidates_in_order():
    plays = [PlayCard(Card.from_code(code)) for code in ("KS", "KC")]
    assert [a.code for a in AmbiguousAction(plays).candidates] == ["play:KC", "play:KS"]
