"""All or nothing, option by option (section 4, decisions D2 to D4)."""

import pytest

from tests.games.bouillabaisse.positions import begin_round, of, play, scores_of
from voicecards.games.bouillabaisse.events import RoundScored, RoundStarted

WHOLE = {
    1: ["2C", "3C"],
    2: ["2H 3H"],
    3: ["QC QD QS QH"],
    4: ["KS", "KS"],
    5: ["KS QH"],
    6: ["KS QH"],
}
"""Tricks of the one seat that captured anything, by round."""


def sign(number: int, players: int = 8, **options: object) -> int:
    """1 when taking everything scores as usual, -1 when its sign is changed."""
    usual = scores_of(number, [WHOLE[number]], players=players)[0]
    return scores_of(number, [WHOLE[number]], players=players, **options)[0] // usual


def test_off_changes_nothing():
    assert [sign(n) for n in range(1, 7)] == [1] * 6


def test_the_default_rounds():
    signs = [sign(n, all_or_nothing=True) for n in range(1, 7)]
    assert signs == [-1, -1, -1, 1, -1, -1]


@pytest.mark.parametrize("listed", [{1}, {2, 3}, {4}, {5}, set()])
def test_only_listed_rounds(listed):
    signs = [
        sign(n, all_or_nothing=True, all_or_nothing_rounds=frozenset(listed)) for n in range(1, 6)
    ]
    assert signs == [-1 if n in listed else 1 for n in range(1, 6)]


def test_round_four_needs_two_copies_in_play():
    rounds = {"all_or_nothing": True, "all_or_nothing_rounds": frozenset({4})}
    assert sign(4, players=8, **rounds) == -1
    assert sign(4, players=4, **rounds) == 1


def test_round_four_with_one_of_two_packs_copies_left_out():
    options = {
        "special_card_pool": "any_card",
        "all_or_nothing": True,
        "all_or_nothing_rounds": frozenset({4}),
    }
    scores = scores_of(4, [["2C"]], "H Q 2C", players=10, **options)
    assert scores[0] == 200


@pytest.mark.parametrize(("rule", "expected"), [("inverted", -1), ("off", 1)])
def test_the_last_round(rule, expected):
    assert sign(6, all_or_nothing=True, all_or_nothing_last_round=rule) == expected


def test_a_single_point_elsewhere_spoils_everything():
    piles = [["KS QH"], ["2C"]]
    assert scores_of(5, piles, players=4, all_or_nothing=True) == (265, 5, 0, 0)
    cards_only = {"all_or_nothing": True, "all_or_nothing_mixed": "cards_only"}
    assert scores_of(5, piles, players=4, **cards_only)[:2] == (-265, 5)


def test_cards_only_in_the_last_round():
    piles = [["KS QH", "3C"], ["2C"]]
    cards_only = {"all_or_nothing": True, "all_or_nothing_mixed": "cards_only"}
    usual = scores_of(6, piles, players=4)
    assert scores_of(6, piles, players=4, **cards_only) == (-usual[0], *usual[1:])


def test_cards_only_means_nothing_in_round_one():
    piles = [["KS QH"], ["2C"]]
    cards_only = {"all_or_nothing": True, "all_or_nothing_mixed": "cards_only"}
    assert scores_of(1, piles, players=4, **cards_only) == (5, 5, 0, 0)


def test_worthless_cards_are_not_everything():
    assert scores_of(2, [["2H"]], players=4, all_or_nothing=True, points_suit=0) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("number", "options", "told"),
    [
        (2, {}, False),
        (2, {"all_or_nothing": True}, True),
        (2, {"all_or_nothing": True, "all_or_nothing_rounds": frozenset({1})}, False),
        (4, {"all_or_nothing": True}, False),
        (6, {"all_or_nothing": True}, True),
        (6, {"all_or_nothing": True, "all_or_nothing_last_round": "off"}, False),
    ],
)
def test_a_round_tells_whether_it_is_in_force(number, options, told):
    before = begin_round(number - 1, ["2C", "3C", "4C", "5C"], **options)
    rounds = of(RoundStarted, play(before, "2C 3C 4C 5C"))
    assert [r.all_or_nothing for r in rounds] == [told]


@pytest.mark.parametrize(("on", "everything"), [(False, None), (True, 3)])
def test_a_score_tells_who_took_everything(on, everything):
    state = begin_round(1, ["2C", "3C", "4C", "5C"], all_or_nothing=on)
    (scored,) = of(RoundScored, play(state, "2C 3C 4C 5C"))
    assert scored.everything == everything
