"""Packs, left-out cards, targets and the options that set a table up (sections 1, 2 and 8)."""

import random
from collections import Counter

import pytest

from tests.games.bouillabaisse.positions import of, table
from voicecards.cards import Card, Rank, Suit, cards
from voicecards.games import games
from voicecards.games.bouillabaisse.events import (
    GameStarted,
    HandDealt,
    RoundStarted,
    TargetsRevealed,
)
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.bouillabaisse.targets import draw_targets
from voicecards.games.chance import Chance
from voicecards.games.options import OptionError

GAME = games()["bouillabaisse"]


def start(seed: int = 0, **options: object):
    return GAME.start(table(**options), Chance(random.Random(seed)))


@pytest.mark.parametrize(
    ("players", "left_out", "in_play", "hand"),
    [
        (2, "", 52, 26),
        (3, "2C", 51, 17),
        (4, "", 52, 13),
        (5, "2C 2D", 50, 10),
        (6, "2C 2D 2S 2H", 48, 8),
        (7, "2C 2C 2D 2D 2S 2S", 98, 14),
        (8, "", 104, 13),
        (9, "2C 2C 2D 2S 2H", 99, 11),
        (10, "2C 2D 2S 2H", 100, 10),
        (11, "2C 2C 2D 2S 2H", 99, 9),
        (12, "2C 2C 2D 2D 2S 2S 2H 2H", 96, 8),
    ],
)
def test_left_out_cards_and_equal_hands(players, left_out, in_play, hand):
    options = table(players)
    assert options.left_out == cards(left_out)
    assert len(options.cards_in_play) == in_play
    _, events = start(players=players)
    (started,) = of(GameStarted, events)
    assert (started.players, started.hand_size) == (players, hand)
    assert started.left_out == cards(left_out)
    hands = [dealt.cards for dealt in of(HandDealt, events)]
    assert [len(h) for h in hands] == [hand] * players
    assert Counter(c for h in hands for c in h) == Counter(options.cards_in_play)


def test_seven_players_may_remove_in_sequence():
    assert table(7, seven_player_removal="sequence").left_out == cards("2C 2C 2D 2D 2S 2H")
    assert table(6, seven_player_removal="sequence").left_out == table(6).left_out


def test_only_the_owner_hears_a_hand():
    state, events = start()
    for dealt in of(HandDealt, events):
        assert dealt.audience == frozenset({dealt.seat})
        assert dealt.cards == state.view(dealt.seat).hand == tuple(sorted(dealt.cards))


def test_the_first_dealer_is_drawn_and_the_deal_moves_clockwise():
    dealers = {of(GameStarted, start(seed)[1])[0].dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}
    state, events = start(seed=1)
    rounds = of(RoundStarted, events)
    while not state.is_over:
        rounds += of(RoundStarted, state.apply(state.legal_actions()[0]))
    assert [r.dealer for r in rounds] == [(rounds[0].dealer + i) % 4 for i in range(6)]


@pytest.mark.parametrize(("rule", "step"), [("left_of_dealer", 1), ("dealer", 0)])
def test_who_leads_first(rule, step):
    for seed in range(8):
        state, events = start(seed, first_leader=rule, players=5)
        (first,) = of(RoundStarted, events)
        assert first.leader == state.turn == (first.dealer + step) % 5


def revealed(options: dict[str, object], seed: int = 3):
    """The round events of a game, and what the view of seat 0 told when each began."""
    state, events = start(seed, **options)
    rounds, views = of(RoundStarted, events), [state.view(0)]
    while not state.is_over:
        new = of(RoundStarted, state.apply(state.legal_actions()[0]))
        rounds += new
        views += [state.view(0)] * len(new)
    return rounds, [(v.suit, v.rank, v.card) for v in views], of(TargetsRevealed, events)


def test_targets_are_told_when_their_round_starts():
    rounds, views, at_start = revealed({"target_reveal": "round_start"})
    suit, rank, card = views[-1]
    assert not at_start
    told = [(r.suit, r.rank, r.card) for r in rounds]
    everything = (suit, rank, card)
    assert told == [
        (None, None, None),
        (suit, None, None),
        (None, rank, None),
        (None, None, card),
        everything,
        everything,
    ]
    assert views == [
        (None, None, None),
        (suit, None, None),
        (suit, rank, None),
        everything,
        everything,
        everything,
    ]


def test_targets_may_be_told_before_the_first_round():
    rounds, views, at_start = revealed({"target_reveal": "game_start"})
    (told,) = at_start
    assert views == [(told.suit, told.rank, told.card)] * 6
    assert (rounds[0].suit, rounds[1].suit, rounds[1].rank) == (None, told.suit, None)


def test_a_round_tells_its_values():
    rounds, _, _ = revealed(
        {"points_trick": 1, "points_suit": 2, "points_rank": 3, "points_special": 4}
    )
    values = [(r.points_trick, r.points_suit, r.points_rank, r.points_special) for r in rounds]
    assert values[:4] == [(1, 0, 0, 0), (0, 2, 0, 0), (0, 0, 3, 0), (0, 0, 0, 4)]
    assert values[4:] == [(1, 2, 3, 4)] * 2


def test_fixed_targets():
    _, views, _ = revealed(
        {
            "targets_mode": "fixed",
            "target_suit": Suit.CLUBS,
            "target_rank": Rank.TEN,
            "target_card": Card.from_code("JD"),
        }
    )
    assert views[-1] == (Suit.CLUBS, Rank.TEN, Card.from_code("JD"))


def test_drawn_targets_come_from_their_pools():
    def drawn(**options):
        at_table = table(**options)
        chance = Chance(random.Random(1))
        return [
            draw_targets(at_table.target_ranks, at_table.special_cards, chance) for _ in range(600)
        ]

    usual = drawn()
    assert {t.suit for t in usual} == set(Suit)
    assert {t.rank for t in usual} == {Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING}
    assert {t.card for t in usual} == {c for c in table().cards_in_play if 10 <= c.rank <= 13}
    aces = drawn(target_ranks=frozenset({Rank.ACE}))
    assert {t.card for t in aces} == set(cards("AC AD AS AH"))
    assert {t.card for t in drawn(special_card_pool="any_card", players=6)} == set(
        table(6).cards_in_play
    )


def refusal(**options: object) -> tuple[str, str]:
    with pytest.raises(OptionError) as error:
        BouillabaisseOptions(**options)
    return error.value.field, error.value.code


FIXED = {"targets_mode": "fixed"}
ANY = FIXED | {"special_card_pool": "any_card"}
TWO_OF_CLUBS = {"target_card": Card.from_code("2C")}


@pytest.mark.parametrize(
    ("options", "field", "code"),
    [
        ({"players": 1}, "players", "bad_value"),
        ({"players": 13}, "players", "bad_value"),
        ({"target_ranks": frozenset()}, "target_ranks", "bad_value"),
        ({"target_ranks": frozenset({Rank.NINE})}, "target_ranks", "bad_value"),
        ({"all_or_nothing_rounds": frozenset({6})}, "all_or_nothing_rounds", "bad_value"),
        ({"points_trick": -1}, "points_trick", "bad_value"),
        ({"points_special": 1001}, "points_special", "bad_value"),
        ({"first_leader": "nobody"}, "first_leader", "bad_value"),
        (FIXED | {"target_rank": Rank.ACE}, "target_rank", "rank_not_in_pool"),
        (FIXED | {"target_rank": Rank.TWO}, "target_rank", "rank_not_in_pool"),
        (ANY | TWO_OF_CLUBS | {"players": 3}, "target_card", "card_left_out"),
        (FIXED | TWO_OF_CLUBS | {"players": 3}, "target_card", "card_left_out"),
        (ANY | TWO_OF_CLUBS | {"players": 7}, "target_card", "card_left_out"),
        (FIXED | TWO_OF_CLUBS, "target_card", "card_not_in_pool"),
        (FIXED | {"target_card": Card.from_code("AS")}, "target_card", "card_not_in_pool"),
    ],
)
def test_a_table_that_cannot_be_names_the_option(options, field, code):
    assert refusal(**options) == (field, code)


@pytest.mark.parametrize(
    "options",
    [
        ANY | TWO_OF_CLUBS,
        ANY | TWO_OF_CLUBS | {"players": 10},
        {"target_rank": Rank.ACE, "target_card": Card.from_code("2C")},
    ],
)
def test_targets_are_only_checked_when_fixed_and_a_left_out_copy_leaves_the_other(options):
    BouillabaisseOptions(**options)


def test_other_options_are_a_programming_error():
    class Other(BouillabaisseOptions.__base__):
        pass

    with pytest.raises(TypeError):
        GAME.start(Other(), Chance(random.Random(0)))
