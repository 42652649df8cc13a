"""The expert keeps to its plan, counts its chances, and knows no more than its view."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from tests.games.bouillotte.positions import A, B, C, D, begin, play
from voicecards.bots import CHARACTERS, LEVELS, make_bot, rng_for
from voicecards.bots.bouillotte import BouillotteExpert, blueprint, record
from voicecards.bots.bouillotte.blueprint import FOLD, LARGE, SMALL, STAY, Situation
from voicecards.bots.bouillotte.expert import strength_beside
from voicecards.games.bouillotte.actions import Phase
from voicecards.games.bouillotte.game import Bouillotte
from voicecards.games.bouillotte.presets import PRESETS
from voicecards.games.chance import Chance

EVERYBODY = (*LEVELS, *CHARACTERS["bouillotte"])
EXPERT = BouillotteExpert()


def choices(name, state, luck=200):
    """How often the bot on turn does what."""
    view, bot = state.view(state.turn), make_bot(name, "bouillotte")
    return Counter(bot.choose(view, random.Random(seed)).name for seed in range(luck))


def test_the_plan_is_a_share_of_each_choice():
    plan = blueprint.plan()
    assert len(plan) > 50
    for at, rows in plan.items():
        assert len(rows) == blueprint.BUCKETS
        for row in rows:
            assert sum(row) == pytest.approx(1, abs=0.01)
            assert at.odds or not row[FOLD]


def test_a_situation_that_was_never_met_is_taken_for_the_nearest():
    assert blueprint.rows(Situation(4, 2, 3, 1)) in blueprint.plan().values()


def test_classes_of_hands_are_finer_at_the_top():
    classes = [blueprint.bucket(share / 100) for share in range(101)]
    assert classes[0] == 0
    assert classes[-1] == blueprint.BUCKETS - 1
    assert all(a <= b for a, b in pairwise(classes))
    assert classes[100] - classes[90] > classes[50] - classes[40]


def test_equal_raises_count_once():
    assert blueprint.amounts(4, 1, 10) == {SMALL: 1, 3: 4, LARGE: 10}
    assert blueprint.amounts(40, 1, 10) == {LARGE: 10}


def test_decisions_are_told_with_what_was_seen():
    state = begin({A: "AS KS 8C"}, "9D")
    play(state, "check raise:4 fold call")
    told = list(record.decisions(state.view(A)))
    assert [(d.seat, d.choice) for d in told] == [(A, STAY), (B, 3), (C, FOLD), (D, STAY)]
    assert told[0].at == Situation(3, 2, 0, 0)
    assert told[1].at == Situation(3, 2, 0, 0)
    assert told[2].at == Situation(3, 2, 1, blueprint.situation(3, 2, 1, 4, 8).odds)
    assert record.now(state.view(A)) == Situation(2, 0, 1, blueprint.situation(2, 0, 1, 4, 12).odds)


def test_good_hands_beat_more_than_bad_ones():
    strong, weak = begin({A: "AS KS QS"}, "9S"), begin({A: "8D 9H QC"}, "AS")
    luck = random.Random(1)
    assert strength_beside(strong.view(A), luck) > 0.9
    assert strength_beside(weak.view(A), luck) < 0.4


def test_where_the_suits_of_the_table_decide_whole_deals_are_tried():
    strong = begin({A: "AS KS QS"}, "9S", point_mode="table_suit", card_points="face_value")
    weak = begin({A: "8D 9H 8C"}, "AS", point_mode="table_suit", card_points="face_value")
    assert strength_beside(strong.view(A), random.Random(1)) > 0.85
    assert strength_beside(weak.view(A), random.Random(1)) < 0.5


def test_a_hopeless_hand_is_folded_and_a_carre_never():
    state = begin({C: "8D 9H QC"}, "AS")
    play(state, "raise:10 raise:10")
    assert choices("expert", state)["fold"] > 190
    state = begin({C: "9S 9H 9C"}, "9D")
    play(state, "raise:10 raise:10")
    assert not choices("expert", state)["fold"]


def test_a_call_that_ends_the_betting_goes_by_the_chances():
    state = begin({A: "AS KS QS"}, "9S", carried=40)
    play(state, "check raise:1 fold fold")
    assert not choices("expert", state)["fold"]


def test_characters_differ_in_how_they_play():
    quiet = begin({D: "8D 9H QC"}, "AS")
    play(quiet, "check check check")
    bluffs = {name: choices(name, quiet)["raise"] for name in EVERYBODY}
    assert bluffs["cautious"] == 0
    assert bluffs["bluffer"] > bluffs["expert"] > 0
    facing = begin({B: "AS 8D QH"}, "9D")
    play(facing, "raise:4")
    stays = {name: 200 - choices(name, facing)["fold"] for name in EVERYBODY}
    assert stays["cautious"] <= stays["expert"] <= stays["gambler"]


def test_the_gambler_doubles_blind_and_the_cautious_never():
    state = begin(straddle=True)
    assert choices("gambler", state)["straddle"] > 60
    assert not choices("cautious", state)["straddle"]


@pytest.mark.parametrize("name", EVERYBODY)
def test_no_choice_depends_on_hidden_cards(name):
    """Cards nobody has shown are dealt anew: the same view, the same choice."""
    rng, compared = random.Random(9), 0
    bot = make_bot(name, "bouillotte")
    for number, preset in enumerate(PRESETS.values()):
        table = preset.table(Bouillotte.options)
        state, _ = Bouillotte().start(table, Chance(random.Random(number)))
        for action in range(24):
            seat = state.turn
            if seat is None:
                break
            view = state.view(seat)
            if state.phase in (Phase.BETTING, Phase.EXPOSING):
                twin = reshuffled(state, seat, rng)
                assert twin.view(seat) == view
                luck = rng_for(7, seat, action)
                assert bot.choose(view, luck) == bot.choose(
                    twin.view(seat), rng_for(7, seat, action)
                )
                compared += 1
            state.apply(bot.choose(view, rng_for(7, seat, action)))
    assert compared > 40


def reshuffled(state, seat, rng):
    """A copy in which everything that a seat has not seen lies elsewhere."""
    twin = state.copy()
    layout = twin._deal.layout
    others = [other for other in layout.hands if other != seat]
    unseen = [card for other in others for card in layout.hidden(other)]
    unseen += [*layout._face_down, *layout._stock]
    announced = set(twin._deal.announced)
    if announced - {seat}:
        return twin  # what was announced must stay true
    rng.shuffle(unseen)
    cards = iter(unseen)
    for other in others:
        shown = layout.open_cards.get(other, ())
        hidden = [next(cards) for _ in layout.hidden(other)]
        layout.hands[other] = tuple(sorted((*shown, *hidden)))
    layout._face_down = tuple(next(cards) for _ in layout._face_down)
    layout._stock = tuple(cards)
    return twin


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", ["expert", *CHARACTERS["bouillotte"]])
def test_every_choice_is_legal_at_every_table(name, preset):
    bot = make_bot(name, "bouillotte")
    state, _ = Bouillotte().start(
        PRESETS[preset].table(Bouillotte.options), Chance(random.Random(3))
    )
    for number in range(60):
        if (seat := state.turn) is None:
            break
        action = bot.choose(state.view(seat), rng_for(3, seat, number))
        assert action in state.legal_actions()
        state.apply(action)
