"""How the levels compare, and that they know no more than their view."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.bouillabaisse.positions import table
from tests.games.strategies import SEEDS, modest
from voicecards.bots import LEVELS, make_bot, rng_for
from voicecards.cards import Card
from voicecards.games import games
from voicecards.games.bouillabaisse.game import BouillabaisseState
from voicecards.games.bouillabaisse.targets import Targets
from voicecards.games.chance import Chance
from voicecards.simulate import duel

GAME = games()["bouillabaisse"]


@pytest.mark.parametrize(
    ("better", "worse", "margin"),
    [("club", "random", 400), ("club", "beginner", 100), ("beginner", "random", 200)],
)
def test_each_level_clearly_beats_the_one_below(better, worse, margin):
    """Duplicate deals, four players: points are bad, and the margin is three errors away."""
    result = duel("bouillabaisse", 8, table(), (better, worse), seed=1)
    assert result.difference < -margin
    assert result.difference < -3 * result.error


def replayed(hands, number, dealer, targets, options, codes) -> BouillabaisseState:
    state = BouillabaisseState.from_position(
        options, targets, number, hands, dealer=dealer, finished=[(0,) * len(hands)] * (number - 1)
    )
    for code in codes:
        state.apply(GAME.read_action(code))
    return state


def exchange_unseen(
    hands: list[list[Card]], seat: int, played: set[Card], rng: random.Random
) -> list[list[Card]]:
    """Deal the cards that seat has not seen to the other seats anew, keeping those played."""
    kept = [[c for c in hand if s == seat or c in played] for s, hand in enumerate(hands)]
    hidden = [c for s, hand in enumerate(hands) for c in hand if c not in kept[s]]
    rng.shuffle(hidden)
    for hand, before in zip(kept, hands, strict=True):
        while len(hand) < len(before):
            hand.append(hidden.pop())
    return kept


@modest
@given(
    seed=SEEDS, number=st.integers(1, 6), steps=st.integers(0, 40), level=st.sampled_from(LEVELS)
)
def test_a_choice_depends_on_the_view_alone(seed, number, steps, level):
    """Other hands are dealt anew so that the same cards were played: the choice is the same."""
    rng = random.Random(seed)
    deck = Chance(rng).shuffled(table().cards_in_play)
    hands = [deck[i : i + 13] for i in range(0, 52, 13)]
    targets = Targets(deck[0].suit, deck[1].rank, deck[2])
    state = replayed(hands, number, 0, targets, table(), [])
    codes: list[str] = []
    for _ in range(steps):
        legal = state.legal_actions()
        codes.append(legal[int(rng.random() * len(legal))].code)
        state.apply(GAME.read_action(codes[-1]))
    seat = state.turn
    played = {card for _, card in state.view(seat).played}
    bot = make_bot(level, "bouillabaisse")
    choice = bot.choose(state.view(seat), rng_for(seed, seat, steps))
    for _ in range(20):
        other_hands = exchange_unseen(hands, seat, played, rng)
        try:
            twin = replayed(other_hands, number, 0, targets, table(), codes)
        except ValueError:
            continue  # somebody would have had to follow suit
        assert twin.view(seat) == state.view(seat)
        assert bot.choose(twin.view(seat), rng_for(seed, seat, steps)) == choice


@pytest.mark.parametrize("level", ["beginner", "club"])
@pytest.mark.parametrize("players", [2, 3, 7, 9, 12])
def test_every_table_is_played_to_the_end(level, players):
    options = table(players, all_or_nothing=True, duplicate_winner="last", stop_when_decided=True)
    state, _ = GAME.start(options, Chance(random.Random(players)))
    bot = make_bot(level, "bouillabaisse")
    rng = random.Random(1)
    while not state.is_over:
        state.apply(bot.choose(state.view(state.turn), rng))
