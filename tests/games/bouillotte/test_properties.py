"""What holds in every session at every table, shown by random play (rule sheet, section 10)."""

import dataclasses
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.bouillotte.positions import GAME, of
from tests.games.random_play import cards_in
from tests.games.strategies import SEEDS, modest, values
from voicecards.games.bouillotte.actions import Phase, Raise
from voicecards.games.bouillotte.events import BoughtIn, BrelanAnnounced, GameOver, Payment
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.bouillotte.outcomes import DealEnded, PotTaken, PotWon
from voicecards.games.bouillotte.presets import PRESETS
from voicecards.games.bouillotte.shorthand import (
    action_in_absence,
    meaning_of_all_in,
    meaning_of_pass,
)
from voicecards.games.chance import Chance
from voicecards.games.game import Action, GameError, IllegalAction
from voicecards.games.options import OptionError

KINDS = BouillotteOptions.kinds()
SMALL = {
    "starting_chips": st.integers(10, 60),
    "ante": st.integers(1, 12),
    "session_deals": st.integers(0, 6),
    "target_chips": st.sampled_from([0, 0, 70, 120]),
    "rebuys": st.integers(0, 2),
    "min_raise": st.integers(1, 8),
    "max_raise": st.sampled_from([0, 0, 5, 10, 40]),
    "max_raises_per_round": st.integers(0, 4),
    "announce_fee": st.integers(0, 9),
    "carre_fee": st.integers(0, 9),
}
"""Ranges in which short stacks, side pots and eliminations are common."""
TABLES = st.fixed_dictionaries({n: SMALL.get(n, values(kind)) for n, kind in KINDS.items()})


def make(settings: dict[str, object]) -> BouillotteOptions:
    """A table of these options; those that do not fit fall back to their defaults."""
    while True:
        try:
            return BouillotteOptions(**settings)
        except OptionError as error:
            settings = {n: value for n, value in settings.items() if n != error.field}


def session(table: BouillotteOptions, seed: int, most: int = 400):
    """Play at random, yielding (state, action taken, events); few folds, so that deals go far."""
    state, events = GAME.start(table, Chance(random.Random(seed)))
    rng = random.Random(seed + 1)
    yield state, None, events
    for _ in range(most):
        if state.is_over:
            return
        legal = [a for a in state.legal_actions() if a.name != "fold" or rng.random() < 0.2]
        action = legal[int(rng.random() * len(legal))]
        yield state, action, state.apply(action)


@modest
@given(settings=TABLES, seed=SEEDS)
def test_chips_are_conserved_after_every_action(settings, seed):
    table = make(settings)
    chips = table.players * table.starting_chips
    for state, _, events in session(table, seed):
        chips += sum(bought.amount for bought in of(BoughtIn, events))
        assert state.chips_in_play == chips
        view = state.view(0)
        assert sum(view.stacks) + view.pot == chips
        assert chips == table.players * table.starting_chips + sum(view.bought)
        assert min(view.stacks) >= 0
        assert sum(pot.amount for pot in view.pots) in (0, view.pot)


@modest
@given(settings=TABLES, seed=SEEDS)
def test_deals_add_up(settings, seed):
    carried = 0
    for _, _, events in session(make(settings), seed):
        for ended in of(DealEnded, events):
            assert sum(ended.changes) == carried - ended.carried
            carried = ended.carried
        for won in of(PotWon, events):
            assert sum(w.amount for w in won.winners) + won.carried == won.amount
            assert {w.seat for w in won.winners} <= set(won.contenders)
            assert won.over not in {w.seat for w in won.winners}


@modest
@given(settings=TABLES, seed=SEEDS)
def test_amounts_told_lead_from_stack_to_stack(settings, seed):
    """Whoever only listens can keep the accounts."""
    stacks = [None] * 5
    for state, _, events in session(make(settings), seed):
        for event in events:
            told = [event] if isinstance(getattr(event, "stack", None), int) else []
            for field in dataclasses.fields(event):
                value = getattr(event, field.name)
                if isinstance(value, tuple):
                    told += [item for item in value if isinstance(item, Payment)]
            for item in told:
                stacks[item.seat] = item.stack
        for seat, stack in enumerate(state.view(0).stacks):
            assert stacks[seat] in (None, stack)


def taken(word, view) -> Action | None:
    """What a word means, or None if it is refused."""
    try:
        return word(view).action
    except IllegalAction:
        return None


@modest
@given(settings=TABLES, seed=SEEDS)
def test_a_pass_and_an_all_in_are_legal_or_refused_with_a_reason(settings, seed):
    for state, _, _ in session(make(settings), seed, most=60):
        if state.is_over:
            return
        view = state.view(state.turn)
        for word in (meaning_of_pass, meaning_of_all_in):
            if action := taken(word, view):
                state.copy().apply(action)
        assert action_in_absence(view) in view.legal


@modest
@given(settings=TABLES, seed=SEEDS, amount=st.integers(-5, 200))
def test_exactly_the_amounts_of_the_range_may_be_raised(settings, seed, amount):
    for state, _, _ in session(make(settings), seed, most=60):
        if state.is_over or state.phase is not Phase.BETTING:
            continue
        view = state.view(state.turn)
        try:
            state.copy().apply(Raise(amount))
        except GameError:
            assert amount not in view.raises
        else:
            assert amount in view.raises


@modest
@given(seed=SEEDS, settings=TABLES)
def test_hidden_cards_are_in_no_other_view(settings, seed):
    for state, _, _ in session(make(settings), seed, most=60):
        views = [state.view(seat) for seat in range(len(state.standings))]
        for mine in views:
            seen = cards_in(dataclasses.replace(mine, drawn=(), last_deal=()))
            for theirs in views:
                assert mine.open_cards == theirs.open_cards
                assert mine.seat == theirs.seat or not seen & set(theirs.hidden)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_played_to_its_end(name):
    table = dataclasses.replace(PRESETS[name].table(BouillotteOptions), session_deals=0)
    for seed in range(5):
        events = [e for _, _, some in session(table, seed, most=10**5) for e in some]
        assert of(GameOver, events)[0].reason == "last_player"
        assert len(of(GameOver, events)) == 1


def test_all_endings_of_a_deal_are_met_in_random_play():
    met = set()
    for seed in range(60):
        settings = {"session_deals": 4, "starting_chips": 20, "seat_draw": "off"}
        for _, _, events in session(make(settings), seed):
            met |= {type(event) for event in events}
    assert {PotTaken, PotWon, BrelanAnnounced, DealEnded, GameOver} <= met
