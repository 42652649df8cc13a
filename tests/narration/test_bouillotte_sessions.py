"""Whole sessions of Bouillotte, every variant, as they are heard from seat 0."""

import inspect
import logging
import random

import pytest

from tests.narration.bouillotte import GAME, VOICE
from tests.narration.samples import Catalogue
from voicecards.commands.command import Command
from voicecards.games.bouillotte import events as deal_events
from voicecards.games.bouillotte import outcomes
from voicecards.games.bouillotte.events import CarriedChipsGiven
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.bouillotte.presets import PRESETS
from voicecards.games.chance import Chance
from voicecards.games.game import SPECTATOR, Event
from voicecards.locale import languages, load
from voicecards.locale.speakable import is_speakable
from voicecards.narration.narrator import Detail, Narrator
from voicecards.narration.phrase import Phrase

SHORT = {"session_deals": "4", "starting_chips": "40"}
TABLES = {
    **{name: {**preset.settings, **SHORT} for name, preset in PRESETS.items()},
    "rebuys": {"rebuys": "1", "starting_chips": "20", "session_deals": "8"},
    "carried": {"odd_chip": "carry_over", "all_pass": "redeal_keep_pot", "max_raise": "1", **SHORT},
    "open rounds": {
        **SHORT,
        "betting_rounds": "3",
        "open_card": "true",
        "retourne_change": "true",
        "announce_detail": "brelan_only",
        "seat_draw": "dealer_only",
    },
    "twice turned": {"betting_rounds": "3", "retourne_count": "2", "seat_draw": "off", **SHORT},
}
each_table = pytest.mark.parametrize("name", TABLES)


def play(name, seed, seat=0):
    """Play at random: at each step the events a seat hears, and its view after them."""
    rng = random.Random(seed)
    options = BouillotteOptions.from_text(TABLES[name])
    state, events = GAME.start(options, Chance(random.Random(seed)))
    while True:
        yield state, [event for event in events if event.heard_by(seat)], state.view(seat)
        if state.is_over:
            return
        legal = state.legal_actions()
        staying = [action for action in legal if action.name != "fold"]
        events = state.apply(rng.choice(staying if staying and rng.random() < 0.7 else legal))


def lines(name, seed, seat=0):
    """Every phrase a seat gets, with the event it tells or None."""
    for state, events, view in play(name, seed, seat):
        for event in events:
            yield event, VOICE.event(event, view)
        if state.turn == seat:
            yield None, VOICE.prompt(view)
            for item in VOICE.choice_items(view):
                yield None, item


@each_table
def test_a_whole_session_is_told_in_words(name, caplog):
    players = BouillotteOptions.from_text(TABLES[name]).players
    narrators = [Narrator(load(lang), players) for lang in languages()]
    with caplog.at_level(logging.ERROR):
        for turn, (event, phrase) in enumerate(lines(name, seed=7)):
            if phrase is None:
                continue
            for narrator in narrators:
                narrator.detail = list(Detail)[turn % 3]
                said = narrator.say(phrase)
                assert said.text, event
                assert said.lang is None
                assert is_speakable(said.text)
                assert is_speakable(said.full)
                assert "  " not in said.text
                assert said.text[-1] in ".?", said.text
    assert not caplog.records


@each_table
def test_who_looks_on_hears_names_only(name, caplog):
    narrators = {
        "en": (" you ", " your "),
        "it": (" tu ", " te "),
        "ru": (" ты ", " тебя ", " тебе "),
    }
    with caplog.at_level(logging.ERROR):
        for lang, forbidden in narrators.items():
            players = BouillotteOptions.from_text(TABLES[name]).players
            narrator = Narrator(load(lang, watching=True), players)
            for _, phrase in lines(name, 5, SPECTATOR):
                text = narrator.text(phrase) if phrase else ""
                spaced = f" {text.lower()} ".translate(str.maketrans(",.:;?", "     "))
                assert not any(word in spaced for word in forbidden), text
    assert not caplog.records


def test_every_event_has_a_sentence():
    kinds = {
        kind
        for module in (deal_events, outcomes)
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Event) and kind is not Event
    }
    told = {
        type(event)
        for name in TABLES
        for seed in range(12)
        for event, phrase in lines(name, seed)
        if phrase is not None
    }
    rare = {CarriedChipsGiven}  # told by a test of its own
    assert kinds - rare == told - {type(None)} - rare


@each_table
def test_no_hidden_card_is_named_before_the_showdown(name):
    narrator = Narrator(load("en"), BouillotteOptions.from_text(TABLES[name]).players, "full")
    for state, _, view in play(name, seed=11):
        if state.turn != 0 or not view.hand:
            continue
        known = {*view.hand, *view.retournes, *view.dead}
        known |= {card for shown in view.open_cards for card in shown}
        texts = [narrator.text(VOICE.prompt(view))]
        texts += map(narrator.text, VOICE.choice_items(view))
        for command in ("hand", "table", "value", "legal", "pot", "turn", "player:1", "player:2"):
            texts.append(narrator.text(VOICE.answer(Command.from_code(command), view)))
        said = " ".join(texts).lower()
        others = {card for seat in view.order for card in state.view(seat).hand} - known
        assert others
        assert not [card for card in others if narrator.locale.card(card) in said]


# --- what is heard is enough ---------------------------------------------------------------


TERSE = {
    key: variables
    for key, attribute, variables in Catalogue("en").patterns()
    if attribute in (None, "terse")
}
"""The variables each message tells in few words; its value comes before its attributes."""


def facts(phrase: Phrase):
    """The values that a phrase tells in few words, key by key, with what follows it."""
    yield phrase.key, {k: v for k, v in phrase.args.items() if k in TERSE[phrase.key]}
    for more in phrase.then:
        yield from facts(more)


class Ledger:
    """What a listener who only hears the terse lines can write down."""

    def __init__(self, ante, dealt_in):
        self.ante, self.level, self.pot = ante, ante, 0
        self.paid = dict.fromkeys(dealt_in, ante)

    def pay(self, seat, amount):
        self.paid[seat] += amount
        self.pot += amount

    def hear(self, key, told, me):
        seat = me if key.endswith("-you") else told.get("seat")
        key = key.removesuffix("-you").removesuffix("-all-in")
        if key == "antes":
            self.pot = told["pot"]
        elif key == "ante":
            self.paid[seat] = told["amount"]
        elif key == "straddled":
            self.pay(seat, told["amount"])
            self.level = self.paid[seat]
        elif key == "bet-call":
            self.pay(seat, told["amount"])
        elif key in ("bet-bet", "bet-raise"):
            self.pay(seat, self.level - self.paid[seat] + told["n"])
            self.level += told["n"]


@pytest.mark.parametrize("name", [name for name in TABLES if name != "carried"])
def test_few_words_are_enough_to_know_the_price_and_the_pot(name):
    checked = 0
    for seed in range(3):
        ledger = ante = None
        for state, events, view in play(name, seed):
            for event in events:
                phrase = VOICE.event(event, view)
                for key, told in facts(phrase) if phrase else ():
                    if key == "bouillotte-started":
                        ante = told["ante"]
                    elif key.startswith("deal-started"):
                        ledger = Ledger(ante, range(view.options.players))
                    elif ledger:
                        ledger.hear(key, told, view.seat)
            if state.turn == 0 and view.price and view.price < view.stack:
                assert ledger.pot == view.pot
                assert ledger.level - ledger.paid[0] == view.price
                checked += 1
    assert checked
