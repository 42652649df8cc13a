"""The kernel plays by the rules of the real engine: same legal cards, same takers, same scores."""

import random

import pytest

from voicecards.bots.barbu.hand import DECK, domino_rules, seen_domino, trick_rules
from voicecards.bots.bouillabaisse.hand import rules_of
from voicecards.bots.kernel.deck import bits
from voicecards.bots.kernel.domino import DominoPosition
from voicecards.bots.kernel.playout import Playout
from voicecards.bots.kernel.position import Position
from voicecards.bots.kernel.random_play import RandomDealer
from voicecards.cards import Card, Rank, Suit
from voicecards.games import games
from voicecards.games.barbu.actions import AceHigh, AceLow, Pass
from voicecards.games.barbu.events import HandScored
from voicecards.games.barbu.options import NEGATIVE, BarbuOptions
from voicecards.games.barbu.state import BarbuState
from voicecards.games.bouillabaisse.events import RoundScored, TrickTaken
from voicecards.games.bouillabaisse.game import BouillabaisseState
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.bouillabaisse.targets import Targets
from voicecards.games.chance import Chance
from voicecards.games.game import PlayCard

TABLES = [
    {"players": "4"},
    {"players": "3", "all_or_nothing": "yes"},
    {"players": "6", "all_or_nothing": "yes", "all_or_nothing_mixed": "cards_only"},
    {"players": "8", "all_or_nothing": "yes", "all_or_nothing_rounds": "1,2,3,4,5"},
    {"players": "7", "duplicate_winner": "last", "stop_when_decided": "yes"},
    {"players": "12", "duplicate_winner": "last", "all_or_nothing": "yes"},
]
each_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(table.values()))


def masks(options, deck, hands):
    """Deal as the engine has dealt: the copies of a card to one seat after the other."""
    taken, found = 0, []
    for hand in hands:
        mask = deck.mask(hand, taken)
        taken |= mask
        found.append(mask)
    return found


def one(deck, mask, card):
    """The first copy of a card in a mask."""
    return next(index for index in bits(mask) if deck.card(index) is card)


@each_table
def test_bouillabaisse_in_the_kernel_is_bouillabaisse(table):
    options = BouillabaisseOptions.from_text(table)
    for seed in range(3):
        rng = random.Random(seed)
        state, _ = games()["bouillabaisse"].start(options, Chance(random.Random(seed)))
        while not state.is_over:
            rules = rules_of(state.view(0))
            hands = [state.view(seat).hand for seat in range(options.players)]
            position = Position(rules, masks(options, rules.deck, hands), state.turn, len(hands[0]))
            scored = None
            while scored is None:
                legal = state.legal_actions()
                may = position.legal(rules)
                assert {a.card for a in legal} == {rules.deck.card(i) for i in bits(may)}
                assert position.turn == state.turn
                action = legal[int(rng.random() * len(legal))]
                position.play(rules, one(rules.deck, may, action.card))
                for event in state.apply(action):
                    if isinstance(event, TrickTaken):
                        assert event.seat == position.last
                    if isinstance(event, RoundScored):
                        scored = event
            sign = -1
            assert [sign * score for score in scored.scores] == position.scores(rules)
            assert position.is_over(rules)


@each_table
def test_random_deals_are_played_by_the_rules(table):
    """What the fast dealer has played is played again by the engine, card by card."""
    options = BouillabaisseOptions.from_text({**table, "stop_when_decided": "no"})
    targets = Targets(Suit.HEARTS, Rank.QUEEN, Card(Rank.KING, Suit.SPADES))
    rng = random.Random(5)
    for number in (1, 2, 3, 4, 5, 6) * 3:
        blank = [(card,) for card in options.cards_in_play[: options.players]]
        rules = rules_of(BouillabaisseState.from_position(options, targets, number, blank).view(0))
        dealer = RandomDealer(rules, rules.deck.mask(options.cards_in_play))
        dealer.values = record = Recorder(dealer.values)
        cards, scores = dealer.deal(1, rng.random)
        size = len(cards) // options.players
        hands = [
            [rules.deck.card(i) for i in cards[start : start + size]]
            for start in range(0, len(cards), size)
        ]
        state = BouillabaisseState.from_position(options, targets, number, hands)
        for index in record.asked:
            events = state.apply(PlayCard(rules.deck.card(index)))
        scored = next(event for event in events if isinstance(event, RoundScored))
        assert [-score for score in scored.scores] == scores


class Recorder(list):
    """Values of cards that remember which were asked for: the cards as they were played."""

    def __init__(self, values):
        super().__init__(values)
        self.asked = []

    def __getitem__(self, index):
        self.asked.append(index)
        return super().__getitem__(index)


BARBU_TABLES = [
    {"players": "4"},
    {"players": "3", "deck_size": "52", "suit_lead": "only_suit_left", "slam_mode": "flat"},
    {"players": "5", "suit_lead": "after_discard", "direction": "counterclockwise"},
    {"players": "4", "card_overrides": "QS:40,KH:80", "penalty_suit": "S", "slam_mode": "off"},
    {"players": "6", "deck_size": "52", "barbu_suit": "S", "stop_when_decided": "yes"},
]


@pytest.mark.parametrize("table", BARBU_TABLES, ids=lambda table: "-".join(table.values()))
@pytest.mark.parametrize("contract", [*NEGATIVE, "salade", "trumps"])
def test_barbu_in_the_kernel_is_barbu(table, contract):
    options = BarbuOptions.from_text({**table, "contracts": contract})
    for seed in range(4):
        rng = random.Random(seed)
        trump = Suit(seed) if contract == "trumps" else None
        mixed = Chance(rng).shuffled(options.cards_in_play)
        size = options.hand_size
        hands = [mixed[start : start + size] for start in range(0, len(mixed), size)]
        state = BarbuState.from_position(options, hands, contract, trump=trump)
        rules = trick_rules(contract, options, trump)
        position = Position(rules, [DECK.mask(hand) for hand in hands], state.turn, size)
        scored = None
        while scored is None:
            legal = state.legal_actions()
            assert [a.card.index for a in legal] == list(bits(position.legal(rules)))
            assert position.turn == state.turn
            action = legal[int(rng.random() * len(legal))]
            position.play(rules, action.card.index)
            events = state.apply(action)
            scored = next((e for e in events if isinstance(e, HandScored)), None)
        assert list(scored.scores) == position.scores(rules)


DOMINO_TABLES = [
    {"players": "4"},
    {"players": "4", "deck_size": "52", "domino_ace": "low", "domino_awards": "45,20,10,-10"},
    {"players": "3", "deck_size": "52", "domino_ace": "first_player_chooses"},
    {"players": "5", "domino_ace_second_turn": "no", "direction": "counterclockwise"},
    {"players": "4", "domino_second_turn_optional": "yes", "domino_ace": "first_player_chooses"},
    {"players": "4", "domino_start_rank": "A", "deck_size": "52"},
    {"players": "4", "domino_start_rank": "A", "deck_size": "52", "domino_ace": "low"},
]


@pytest.mark.parametrize("table", DOMINO_TABLES, ids=lambda table: "-".join(table.values()))
def test_the_domino_in_the_kernel_is_the_domino(table):
    options = BarbuOptions.from_text({**table, "contracts": "domino"})
    for seed in range(8):
        rng = random.Random(seed)
        mixed = Chance(rng).shuffled(options.cards_in_play)
        size = options.hand_size
        hands = [mixed[start : start + size] for start in range(0, len(mixed), size)]
        state = BarbuState.from_position(options, hands, "domino")
        rules = domino_rules(options, options.domino_start_rank)
        position = DominoPosition(rules, [DECK.mask(hand) for hand in hands], state.turn)
        scored = None
        while scored is None:
            legal = state.legal_actions()
            assert position.turn == state.turn
            cards = [a.card.index for a in legal if isinstance(a, PlayCard)]
            view = state.view(state.turn)
            if not view.ace_asked:
                assert cards == list(bits(position.hands[position.turn] & position.open))
                seen, unseen = seen_domino(rules, view)
                assert seen.open == position.open
                assert all(
                    not held & ~allowed
                    for seat, (held, allowed) in enumerate(
                        zip(position.hands, unseen.allowed, strict=True)
                    )
                    if seat != view.seat
                )
            action = legal[int(rng.random() * len(legal))]
            match action:
                case AceHigh() | AceLow():
                    position.lay(rules, view.ace_asked.index, high=isinstance(action, AceHigh))
                case Pass():
                    position.pass_on(rules)
                case _ if not position.both_sides(action.card.index):
                    position.lay(rules, action.card.index)
            events = state.apply(action)
            scored = next((e for e in events if isinstance(e, HandScored)), None)
        assert list(scored.scores) == position.scores(rules)


@pytest.mark.parametrize("contract", ["no_hearts", "salade", "trumps", "no_last_two"])
def test_a_playout_is_the_same_play_step_by_step(contract):
    options = BarbuOptions(deck_size=52, suit_lead="after_discard")
    trump = Suit.CLUBS if contract == "trumps" else None
    rules = trick_rules(contract, options, trump)
    playout = Playout(rules)
    for seed in range(5):
        mixed = Chance(random.Random(seed)).shuffled(options.cards_in_play)
        hands = [DECK.mask(mixed[start : start + 13]) for start in range(0, 52, 13)]
        fast, slow = Position(rules, hands, 0, 13), Position(rules, hands, 0, 13)
        playout.finish(fast)
        manner = playout.manner(slow)
        while not slow.is_over(rules):
            if not slow.led:
                manner = playout.manner(slow)
            out = slow.out() & ~slow.hands[slow.turn]
            may, last = slow.legal(rules), slow.laid == rules.seats - 1
            if slow.led:
                index = manner.answer(may, slow.led, slow.best, slow.pile, last, out)
            else:
                index = manner.lead(may, out)
            assert may >> index & 1
            slow.play(rules, index)
        assert fast.scores(rules) == slow.scores(rules)
