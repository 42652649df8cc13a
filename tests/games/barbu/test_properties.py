"""What holds in every game of Barbu, whatever the table: random play, counted again."""

import itertools
import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tests.games.barbu.tables import BARBU
from tests.games.strategies import SEEDS, modest, options
from voicecards.cards import Card, Rank
from voicecards.games.barbu.events import (
    CardLaid,
    ContractAnnounced,
    HandDealt,
    HandScored,
    TrickTaken,
    WentOut,
)
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.chance import Chance


def hands(table: BarbuOptions, seed: int) -> list[list]:
    """The events of a game of random decisions, hand by hand, each up to its score."""
    state, events = BARBU.start(table, Chance(random.Random(seed)))
    rng, heard, played = random.Random(seed), [], []
    while True:
        for event in events:
            heard.append(event)
            if isinstance(event, HandScored):
                played.append(heard)
                heard = []
        if state.is_over:
            return played
        legal = state.legal_actions()
        events = state.apply(legal[int(rng.random() * len(legal))])


def of_kind(kind: type, events: list) -> list:
    return [event for event in events if isinstance(event, kind)]


def cost(card: Card, contract: str, table: BarbuOptions) -> int:
    """What one card costs, counted as plainly as the rule sheet says it."""
    components = table.salade_components if contract == "salade" else {contract}
    own = dict(table.card_overrides).get(card)
    suit = table.suit_ace_points if card.rank is Rank.ACE else table.suit_card_penalty
    total = 0
    if "no_hearts" in components and card.suit is table.penalty_suit:
        total += suit if own is None else own
    if "no_queens" in components and card.rank is Rank.QUEEN:
        total += table.queen_penalty if own is None else own
    if "no_jacks" in components and card.rank is Rank.JACK:
        total += table.jack_penalty if own is None else own
    if "barbu" in components and card is table.barbu:
        total += table.barbu_penalty if own is None else own
    return total


def cost_of_trick(taken: TrickTaken, contract: str, table: BarbuOptions) -> int:
    components = table.salade_components if contract == "salade" else {contract}
    total = sum(cost(card, contract, table) for card in taken.cards)
    if "no_tricks" in components:
        total += table.trick_penalty
    if taken.left == 0:
        total += table.last_trick_penalty * len(components & {"no_last_trick", "no_last_two"})
    if taken.left == 1 and "no_last_two" in components:
        total += table.second_last_trick_penalty
    return total - (table.trump_trick_points if contract == "trumps" else 0)


@modest
@given(table=options(BARBU), seed=SEEDS)
def test_tricks_are_scored_as_the_rule_sheet_says(table, seed):
    for events in hands(table, seed):
        scored = events[-1]
        if scored.contract == "domino":
            continue
        tricks = of_kind(TrickTaken, events)
        costs = [0] * table.players
        for taken in tricks:
            costs[taken.seat] += cost_of_trick(taken, scored.contract, table)
            assert taken.points == -cost_of_trick(taken, scored.contract, table)
        expected = [-points for points in costs]
        if scored.slam is not None:
            mirror = table.slam_mode == "mirror"
            expected[scored.slam] = costs[scored.slam] if mirror else table.slam_flat_points
        assert list(scored.before) == expected
        assert scored.slam == slam(tricks, scored.contract, table)


def slam(tricks: list[TrickTaken], contract: str, table: BarbuOptions) -> int | None:
    if table.slam_mode == "off" or contract not in table.slam_contracts:
        return None
    deciding = tricks
    if contract not in ("no_tricks", "salade"):
        free = {c for c in table.cards_in_play if not counts(c, contract, table)}
        deciding = [taken for taken in tricks if not free.issuperset(taken.cards)]
    takers = {taken.seat for taken in deciding}
    return takers.pop() if len(takers) == 1 else None


def counts(card: Card, contract: str, table: BarbuOptions) -> bool:
    return {
        "no_hearts": card.suit is table.penalty_suit,
        "no_queens": card.rank is Rank.QUEEN,
        "no_jacks": card.rank is Rank.JACK,
    }[contract]


@modest
@given(table=options(BARBU), seed=SEEDS)
def test_every_card_is_captured_or_laid_at_most_once_and_hands_are_whole(table, seed):
    for events in hands(table, seed):
        dealt = [card for deal in of_kind(HandDealt, events) for card in deal.cards]
        assert sorted(dealt) == list(table.cards_in_play)
        scored = events[-1]
        used = [c for taken in of_kind(TrickTaken, events) for c in taken.cards]
        used += [event.card for event in of_kind(CardLaid, events)]
        assert not [card for card, copies in Counter(used).items() if copies > 1]
        if not scored.early:
            assert sorted(used) == sorted(dealt)
        if scored.contract != "domino" and not table.stop_when_decided:
            assert not scored.early


@modest
@given(table=options(BARBU), seed=SEEDS)
def test_each_dealer_leads_each_contract_once(table, seed):
    led = [(events[-1].dealer, events[-1].contract) for events in hands(table, seed)]
    assert sorted(led) == sorted(itertools.product(range(table.players), table.contracts))


@modest
@given(table=options(BARBU), seed=SEEDS)
def test_contro_moves_points_but_makes_none(table, seed):
    totals = [0] * table.players
    for events in hands(table, seed):
        scored = events[-1]
        assert sum(scored.scores) == sum(scored.before)
        moved = [0] * table.players
        for pair in scored.settlements:
            gap = abs(scored.before[pair.doubler] - scored.before[pair.doubled])
            assert pair.points == pair.multiplier * gap
            assert scored.before[pair.winner] >= scored.before[pair.loser]
            moved[pair.winner] += pair.points
            moved[pair.loser] -= pair.points
        assert [b + m for b, m in zip(scored.before, moved, strict=True)] == list(scored.scores)
        totals = [t + s for t, s in zip(totals, scored.scores, strict=True)]
        assert totals == list(scored.totals)


@modest
@given(table=options(BARBU), seed=SEEDS)
def test_everybody_doubles_each_declarer_as_often_as_he_must(table, seed):
    if table.contro_mode == "off":
        return
    doubled = Counter()
    for events in hands(table, seed):
        scored = events[-1]
        pairs = {(s.doubler, s.doubled) for s in scored.settlements}
        doubled.update((a, b) for a, b in pairs if b == scored.declarer)
    for pair in itertools.permutations(range(table.players), 2):
        assert doubled[pair] >= table.contro_minimum


@modest
@given(table=options(BARBU), seed=SEEDS)
def test_a_domino_pays_places_in_order_and_stops_when_the_rest_is_equal(table, seed):
    for events in hands(table, seed):
        scored = events[-1]
        if scored.contract != "domino":
            continue
        out = of_kind(WentOut, events)
        assert [event.place for event in out] == list(range(1, len(out) + 1))
        assert [event.points for event in out] == list(table.awards[: len(out)])
        rest = table.awards[len(out) :]
        assert len(set(rest)) == 1
        assert len(set(table.awards[len(out) - 1 :])) > 1
        assert sorted(scored.before, reverse=True) == list(table.awards)


@modest
@given(data=st.data(), seed=SEEDS)
def test_a_hand_is_announced_before_it_is_scored(data, seed):
    table = data.draw(options(BARBU))
    for number, events in enumerate(hands(table, seed), start=1):
        (announced,) = of_kind(ContractAnnounced, events)
        scored = events[-1]
        assert (announced.contract, scored.number) == (scored.contract, number)
        assert scored.total == table.hands_total
