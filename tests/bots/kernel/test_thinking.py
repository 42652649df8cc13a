"""What an expert knows, and what it finds when it looks at hidden hands."""

import random

import pytest

from voicecards.bots.barbu.expert import BarbuExpert
from voicecards.bots.barbu.hand import (
    domino_rules,
    seen_domino,
    seen_tricks,
    trick_rules,
    unplayed,
)
from voicecards.bots.bot import rng_for
from voicecards.bots.bouillabaisse.expert import DEALS, BouillabaisseExpert
from voicecards.bots.bouillabaisse.hand import rules_of, seen_of
from voicecards.bots.kernel.deck import bits, deck
from voicecards.bots.kernel.endgame import Endgame, choices
from voicecards.bots.kernel.playout import Playout
from voicecards.bots.kernel.position import Position
from voicecards.bots.kernel.rules import Rules
from voicecards.bots.kernel.search import up_to
from voicecards.bots.kernel.unseen import Unseen
from voicecards.cards import Card, Rank, Suit, cards
from voicecards.games import games
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.bouillabaisse.game import BouillabaisseState
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.bouillabaisse.targets import Targets
from voicecards.games.chance import Chance

DECK = deck(1)
TARGETS = Targets(Suit.HEARTS, Rank.QUEEN, Card(Rank.KING, Suit.SPADES))


def mask(codes):
    return DECK.mask(cards(codes))


@pytest.mark.parametrize("players", [3, 4, 8])
def test_dealt_worlds_hold_what_is_unseen_and_nothing_a_seat_cannot_hold(players):
    options = BouillabaisseOptions(players=players)
    rng = random.Random(players)
    state, _ = games()["bouillabaisse"].start(options, Chance(random.Random(2)))
    for _ in range(150):
        view = state.view(state.turn)
        rules = rules_of(view)
        seen = seen_of(rules, view)
        hands = seen.unseen.deal(rng, 0.25)
        assert sum(hands) == seen.unseen.cards
        assert tuple(hand.bit_count() for hand in hands) == seen.unseen.sizes
        for hand, allowed in zip(hands, seen.unseen.allowed, strict=True):
            assert not hand & ~allowed
        legal = state.legal_actions()
        state.apply(legal[int(rng.random() * len(legal))])


def test_when_nobody_with_room_may_hold_a_card_others_move_over():
    """The only seat that may hold the spade is full of hearts by then: one of them moves on."""
    unseen = Unseen(
        cards=mask("2H 3H 4H 2S"),
        sizes=(0, 2, 2),
        allowed=(0, mask("2H 3H 4H 2S"), mask("2H 3H 4H")),
        doubted=(0, 0, 0),
    )
    room, hands = [0, 0, 1, 0], [0, mask("2H 3H"), mask("4H"), 0]
    unseen._make_room(mask("2S"), hands, room, (1, 2))
    assert not any(room)
    assert hands[1] & mask("2S")
    assert [hand.bit_count() for hand in hands] == [0, 2, 2, 0]


def test_cards_in_a_row_are_one_choice():
    rules = Rules(DECK, 3, worth=((mask("QS"), -13),), counting=mask("QS"))
    position = Position(rules, [mask("7H 8H TH TS JS QS"), 0, 0], 0, 6)
    others = mask("9H 2C 3C 4C")
    found = [DECK.card(i).code for i in choices(rules, position, others)]
    assert found == ["TS", "QS", "7H", "TH"]


def test_the_end_is_played_exactly():
    """Two tricks from the end, seat 0 gets rid of the lead with the two and keeps clear of all."""
    rules = Rules(DECK, 3, trick=-5)
    hands = [mask("2H AH"), mask("3H 4C"), mask("5H 6C")]
    position = Position(rules, hands, 0, 2)
    scores = {
        DECK.card(index).code: Endgame(rules).scores_after(position, index)
        for index in bits(hands[0])
    }
    assert scores == {"2H": [0, 0, -10], "AH": [-10, 0, 0]}


def redealt(state, seat, rng):
    """The same state with the hidden cards of the others dealt anew, as they may lie.

    The view of the seat is the same in both; a bot that saw more than its view would notice.
    """
    twin = state.copy()
    view = state.view(seat)
    if isinstance(state, BouillabaisseState):
        rules = rules_of(view)
        hands = seen_of(rules, view).unseen.deal(rng, 1.0)
        for other, hand in enumerate(hands):
            if hand:
                held = {}
                for index in bits(hand):
                    card = rules.deck.card(index)
                    held[card] = held.get(card, 0) + 1
                twin._hands[other] = held
        return twin
    if view.phase in ("domino", "ace"):
        unseen = seen_domino(domino_rules(view.options, view.start_rank), view)[1]
    elif view.phase == "tricks":
        rules = trick_rules(view.contract, view.options, view.trump)
        unseen = seen_tricks(rules, view).unseen
    else:
        unseen = unplayed(view)
    for other, hand in enumerate(unseen.deal(rng, 1.0)):
        if other != seat:
            twin._hand.cards[other][:] = [DECK.card(index) for index in bits(hand)]
    return twin


@pytest.mark.parametrize("players", [3, 4, 8])
def test_no_choice_at_bouillabaisse_depends_on_hidden_cards(players):
    bot = BouillabaisseExpert(deals=4)
    rng = random.Random(players)
    options = BouillabaisseOptions(players=players)
    state, _ = games()["bouillabaisse"].start(options, Chance(random.Random(1)))
    for number in range(60):
        seat = state.turn
        twin = redealt(state, seat, rng)
        assert twin.view(seat) == state.view(seat)
        action = bot.choose(state.view(seat), rng_for(1, seat, number))
        assert action == bot.choose(twin.view(seat), rng_for(1, seat, number))
        state.apply(action)


@pytest.mark.parametrize("contract", ["no_hearts", "trumps", "domino"])
def test_no_choice_at_barbu_depends_on_hidden_cards(contract):
    bot = BarbuExpert(deals=4)
    options = BarbuOptions.from_text(
        {"contracts": contract, "contro_mode": "all_pairs", "domino_start_rank": "dealer_chooses"}
    )
    state, _ = games()["barbu"].start(options, Chance(random.Random(3)))
    rng = random.Random(8)
    for number in range(40):
        seat = state.turn
        view = state.view(seat)
        twin = redealt(state, seat, rng)
        assert twin.view(seat) == view
        action = bot.choose(view, rng_for(1, seat, number))
        assert action == bot.choose(twin.view(seat), rng_for(1, seat, number))
        state.apply(action)


def test_a_fixed_number_of_deals_makes_the_same_choice_each_time():
    state, _ = games()["bouillabaisse"].start(BouillabaisseOptions(), Chance(random.Random(4)))
    bot = BouillabaisseExpert()
    view = state.view(state.turn)
    first = bot.choose(view, rng_for(1, 0, 0))
    assert first == bot.choose(view, rng_for(1, 0, 0))
    assert first == bot.think(view, rng_for(1, 0, 0), up_to(DEALS))


def test_a_slam_is_broken_with_a_card_that_costs_two_tricks():
    """Ducking the king costs nothing but lets seat 0 turn forty points; the ace costs ten."""
    rules = trick_rules("no_tricks", BarbuOptions(), None)
    hands = [mask("KH AC"), mask("7H AH"), mask("8H 7C"), mask("9H 8C")]
    position = Position(rules, hands, 0, 2)
    position.tricks = [6, 0, 0, 0]
    position.play(rules, Card.from_code("KH").index)
    scores = {
        DECK.card(index).code: Endgame(rules).scores_after(position, index)
        for index in bits(position.legal(rules))
    }
    assert scores == {"7H": [40, 0, 0, 0], "AH": [-30, -10, 0, 0]}
    playout = Playout(rules)
    assert playout.turned(position) == 0
    position.play(
        rules,
        playout.manner(position).answer(
            hands[1], position.led, position.best, position.pile, False, 0
        ),
    )
    assert position.winner == 1
