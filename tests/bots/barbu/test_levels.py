"""How the levels compare at Barbu, and that they know no more than their view."""

import math
import random
import statistics

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.games.barbu.tables import BARBU, table
from tests.games.strategies import SEEDS, modest, options
from voicecards.bots import rng_for
from voicecards.bots.barbu import BarbuBeginner, BarbuClub
from voicecards.bots.random_bot import RandomBot
from voicecards.cards import Card, Suit
from voicecards.games.barbu.options import CONTRACTS, BarbuOptions
from voicecards.games.barbu.presets import PRESETS
from voicecards.games.barbu.state import BarbuState
from voicecards.games.chance import Chance
from voicecards.simulate import play_game

RANDOM, BEGINNER, CLUB = RandomBot(), BarbuBeginner(), BarbuClub()
CLASSIC = PRESETS["classic_32"].table(BarbuOptions)
TOURNAMENT = PRESETS["tournament"].table(BarbuOptions)


def duel(better, worse, options, deals: int) -> tuple[float, float]:
    """Points per hand by which one bot leads another over duplicate deals, and the error."""
    leads = []
    for seed in range(deals):
        both = []
        for sides in ((better, worse), (worse, better)):
            bots = [sides[seat % 2] for seat in range(options.players)]
            standings = play_game(BARBU, options, bots, seed)
            signs = [1 if bots[s.seat] is better else -1 for s in standings]
            both.append(sum(g * s.score for g, s in zip(signs, standings, strict=True)))
        leads.append(sum(both) / options.players / options.hands_total)
    return statistics.mean(leads), statistics.stdev(leads) / math.sqrt(deals)


@pytest.mark.parametrize(
    ("better", "worse", "options", "margin"),
    [
        (BEGINNER, RANDOM, CLASSIC, 6),
        (CLUB, BEGINNER, CLASSIC, 4),
        (BEGINNER, RANDOM, TOURNAMENT, 6),
        (CLUB, BEGINNER, TOURNAMENT, 8),
    ],
    ids=["beginner-random", "club-beginner", "beginner-random-t", "club-beginner-t"],
)
def test_each_level_clearly_beats_the_one_below(better, worse, options, margin):
    lead, error = duel(better, worse, options, deals=8)
    assert lead > margin
    assert lead > 3 * error


@pytest.mark.parametrize("contract", CONTRACTS)
def test_the_club_player_is_the_better_one_in_every_contract(contract):
    options = table(contracts=contract, dealer_rotation="every_hand")
    lead, error = duel(CLUB, BEGINNER, options, deals=80)
    assert lead > error


@modest
@given(seed=SEEDS, contract=st.sampled_from(CONTRACTS), steps=st.integers(0, 30))
def test_a_choice_depends_on_the_view_alone(seed, contract, steps):
    """Other hands are dealt anew so that the same was played: the choice is the same."""
    rng = random.Random(seed)
    deck = Chance(rng).shuffled(CLASSIC.cards_in_play)
    hands = [deck[i : i + 8] for i in range(0, 32, 8)]
    codes: list[str] = []
    state = replayed(hands, contract, codes)
    for _ in range(steps):
        legal = state.legal_actions()
        codes.append(legal[int(rng.random() * len(legal))].code)
        state.apply(BARBU.read_action(codes[-1]))
        assume(state.view(0).number == 1)
    seat = state.turn
    played = {card for _, card in state.view(seat).played}
    for bot in (BEGINNER, CLUB):
        choice = bot.choose(state.view(seat), rng_for(seed, seat, steps))
        for _ in range(10):
            try:
                twin = replayed(deal_anew(hands, seat, played, rng), contract, codes)
            except ValueError:
                continue  # somebody would have had to follow suit, or could have laid a card
            assert twin.view(seat) == state.view(seat)
            assert bot.choose(twin.view(seat), rng_for(seed, seat, steps)) == choice


def replayed(hands: list[list[Card]], contract: str, codes: list[str]) -> BarbuState:
    options = table(contracts=contract)
    trump = Suit.HEARTS if contract == "trumps" else None
    state = BarbuState.from_position(options, hands, contract, trump=trump)
    for code in codes:
        state.apply(BARBU.read_action(code))
    return state


def deal_anew(
    hands: list[list[Card]], seat: int, played: set[Card | None], rng: random.Random
) -> list[list[Card]]:
    """Deal what a seat has not seen to the other seats anew, keeping the cards played."""
    kept = [[c for c in hand if s == seat or c in played] for s, hand in enumerate(hands)]
    hidden = [c for s, hand in enumerate(hands) for c in hand if c not in kept[s]]
    rng.shuffle(hidden)
    for hand, before in zip(kept, hands, strict=True):
        while len(hand) < len(before):
            hand.append(hidden.pop())
    return kept


@pytest.mark.parametrize("bot", [BEGINNER, CLUB], ids=["beginner", "club"])
@modest
@given(table=options(BARBU), seed=SEEDS)
def test_every_table_is_played_to_the_end_with_legal_actions(bot, table, seed):
    state, _ = BARBU.start(table, Chance(random.Random(seed)))
    number = 0
    while (seat := state.turn) is not None:
        action = bot.choose(state.view(seat), rng_for(seed, seat, number))
        assert action in state.legal_actions()
        state.apply(action)
        number += 1
