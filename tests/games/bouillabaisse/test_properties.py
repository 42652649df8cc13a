"""What holds in every game of Bouillabaisse, whatever is dealt and played."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.bouillabaisse.positions import of, table
from tests.games.strategies import SEEDS, modest
from voicecards.cards import Card, Suit
from voicecards.games import games
from voicecards.games.bouillabaisse.events import (
    CardPlayed,
    HandDealt,
    RoundScored,
    RoundStarted,
    TrickTaken,
)
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.chance import Chance

GAME = games()["bouillabaisse"]
PLAYERS = st.integers(2, 12)


def play_whole(options: BouillabaisseOptions, seed: int):
    rng = random.Random(seed)
    state, events = GAME.start(options, Chance(random.Random(seed)))
    heard = list(events)
    while not state.is_over:
        legal = state.legal_actions()
        heard += state.apply(legal[int(rng.random() * len(legal))])
    return state, heard


def expected_sums(players: int, suit: Suit) -> list[int]:
    """The table of section 5: round totals over all players."""
    tricks, one_suit = {
        2: (130, 130),
        3: (85, 120 if suit is Suit.CLUBS else 130),
        4: (65, 130),
        5: (50, 120 if suit in (Suit.CLUBS, Suit.DIAMONDS) else 130),
        6: (40, 120),
        7: (70, 260 if suit is Suit.HEARTS else 240),
        8: (65, 260),
        9: (55, 240 if suit is Suit.CLUBS else 250),
        10: (50, 250),
        11: (45, 240 if suit is Suit.CLUBS else 250),
        12: (40, 240),
    }[players]
    high = 400 if players >= 7 else 200
    mixed = tricks + one_suit + 2 * high
    return [tricks, one_suit, high, high, mixed, -mixed]


def fixed(players: int, suit: Suit) -> BouillabaisseOptions:
    return table(players, targets_mode="fixed", target_suit=suit)


@pytest.mark.parametrize("suit", Suit, ids=[suit.name.lower() for suit in Suit])
@pytest.mark.parametrize("players", range(2, 13))
def test_round_sums_of_every_table(players, suit):
    state, events = play_whole(fixed(players, suit), seed=players)
    sums = [sum(scored.scores) for scored in of(RoundScored, events)]
    assert sums == expected_sums(players, suit)
    assert sum(s.score for s in state.standings) == sum(sums[:4])


@modest
@given(players=PLAYERS, seed=SEEDS, stop=st.booleans())
def test_totals_are_the_sum_of_rounds_one_to_four(players, seed, stop):
    state, events = play_whole(table(players, stop_when_decided=stop), seed)
    scored = of(RoundScored, events)
    assert sum(s.score for s in state.standings) == sum(sum(s.scores) for s in scored[:4])
    assert scored[-1].totals == tuple(map(sum, zip(*(s.scores for s in scored), strict=True)))


@modest
@given(players=PLAYERS, seed=SEEDS)
def test_every_card_in_play_is_dealt_and_captured_once_a_round(players, seed):
    options = table(players)
    _, events = play_whole(options, seed)
    in_play = Counter(options.cards_in_play)
    starts = [i for i, event in enumerate(events) if isinstance(event, RoundStarted)]
    assert len(starts) == 6
    for start, end in zip(starts, [*starts[1:], None], strict=True):
        this_round = events[start:end]
        assert Counter(c for dealt in of(HandDealt, this_round) for c in dealt.cards) == in_play
        assert Counter(c for t in of(TrickTaken, this_round) for c in t.cards) == in_play


@modest
@given(players=PLAYERS, seed=SEEDS)
def test_captures_add_up_to_the_tricks_heard(players, seed):
    _, events = play_whole(table(players), seed)
    gross = [0] * players
    for event in events:
        if isinstance(event, TrickTaken):
            gross[event.seat] += event.capture.gross
        if isinstance(event, RoundScored):
            assert [capture.gross for capture in event.captures] == gross
            gross = [0] * players


@modest
@given(players=PLAYERS, seed=SEEDS, rule=st.sampled_from(["first", "last"]))
def test_everybody_follows_suit_and_the_highest_of_it_takes_the_trick(players, seed, rule):
    _, events = play_whole(table(players, duplicate_winner=rule), seed)
    hands: dict[int, list[Card]] = {}
    trick: list[tuple[int, Card]] = []
    for event in events:
        match event:
            case HandDealt(seat=seat, cards=hand):
                hands[seat] = list(hand)
            case CardPlayed(seat=seat, card=card):
                led = trick[0][1].suit if trick else card.suit
                assert card.suit is led or led not in {c.suit for c in hands[seat]}
                hands[seat].remove(card)
                trick.append((seat, card))
            case TrickTaken(seat=seat):
                top = max(c for _, c in trick if c.suit is trick[0][1].suit)
                holders = [s for s, c in trick if c is top]
                assert seat == holders[0 if rule == "first" else -1]
                assert event.equalled == (len(holders) == 2)
                trick.clear()


def test_stopping_early_never_changes_a_score():
    for seed in range(20):
        rng = random.Random(seed)
        short, _ = GAME.start(table(5, stop_when_decided=True), Chance(random.Random(seed)))
        full, _ = GAME.start(table(5), Chance(random.Random(seed)))
        while not short.is_over:
            legal = short.legal_actions()
            action = legal[int(rng.random() * len(legal))]
            scored = of(RoundScored, short.apply(action))
            scored_full = of(RoundScored, full.apply(action))
            while scored and not scored_full:
                scored_full = of(RoundScored, full.apply(full.legal_actions()[0]))
            assert [s.scores for s in scored] == [s.scores for s in scored_full]
        assert short.standings == full.standings


def test_unrevealed_targets_leave_no_trace():
    """Two games that differ in their targets only are one game until a target is told."""
    chance = Chance(random.Random(4))
    state, events = GAME.start(table(), chance)
    dealer, suit, rank, card, deal = chance.drawn
    other = [dealer, ((suit[0] + 1) % 4,), ((rank[0] + 1) % 4,), ((card[0] + 5) % 16,), deal]
    twin, events_of_twin = GAME.start(table(), Chance(random.Random(4), other))
    rng = random.Random(5)
    while state.view(0).round == 1:
        assert events == events_of_twin
        assert [state.view(s) for s in range(4)] == [twin.view(s) for s in range(4)]
        legal = state.legal_actions()
        action = legal[int(rng.random() * len(legal))]
        events, events_of_twin = state.apply(action), twin.apply(action)
    assert events != events_of_twin
    (one,), (two,) = of(RoundStarted, events), of(RoundStarted, events_of_twin)
    assert one.suit is not two.suit
