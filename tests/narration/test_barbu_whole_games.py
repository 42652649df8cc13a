"""Whole games of Barbu: every line is words, in time, and tells no hidden card."""

import logging
import random
from itertools import count

import pytest

from tests.games.random_play import cards_in
from voicecards.commands.command import Command
from voicecards.games.barbu import events as events_module
from voicecards.games.barbu.game import Barbu
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.barbu.presets import PRESETS
from voicecards.games.chance import Chance
from voicecards.games.game import SPECTATOR, Event
from voicecards.locale import languages, load
from voicecards.locale.speakable import is_speakable
from voicecards.narration.narrator import Detail, Narrator
from voicecards.narration.voice import game_voice

VOICE = game_voice("barbu")
ASKED = (
    *("hand", "legal", "table", "table_card:1", "table_card:5", "suit_led", "rules", "scores"),
    *("scores_details", "turn", "last_trick", "player:1", "player:0", "player:8"),
    *("contracts_left", "open_ends"),
)
TABLES = {
    "odd": BarbuOptions.from_text(
        {
            "players": "3",
            "direction": "counterclockwise",
            "contracts": "salade,no_hearts,trumps,domino",
            "contract_order": "left_of_dealer_chooses",
            "dealer_rotation": "every_hand",
            "suit_lead": "after_discard",
            "stop_when_decided": "yes",
            "suit_ace_penalty": "30",
            "card_overrides": "QS:40,KH:80",
            "salade_components": "no_hearts,barbu,no_last_trick,no_last_two",
            "penalty_suit": "C",
            "domino_ace": "first_player_chooses",
            "domino_second_turn_optional": "yes",
            "contro_mode": "all_pairs",
            "contro_minimum": "2",
        }
    ),
    "many": BarbuOptions.from_text(
        {
            "players": "7",
            "contracts": "no_jacks,no_last_two,domino",
            "slam_mode": "flat",
            "slam_contracts": "no_jacks",
            "domino_ace": "low",
            "domino_start_rank": "Q",
            "contro_mode": "against_declarer",
        }
    ),
    "tournament": PRESETS["tournament"].table(
        BarbuOptions, {"contracts": "no_tricks,trumps,domino"}
    ),
}


def sitting(options, seed, seat=0):
    """Every phrase a listener gets in one random game, with the event and the state then."""
    rng = random.Random(seed)
    state, events = Barbu().start(options, Chance(random.Random(seed)))
    asked = count()
    while True:
        view = state.view(seat)
        for event in events:
            if event.heard_by(seat):
                yield event, VOICE.event(event, view), state
        if state.turn == seat:
            yield None, VOICE.prompt(view), state
            yield None, VOICE.suggestion(rng.choice(view.legal), view), state
            if view.hand:
                yield None, VOICE.card(rng.choice(view.hand), view), state
        if (turn := next(asked)) % 2:
            question = Command.from_code(ASKED[turn // 2 % len(ASKED)])
            yield None, VOICE.answer(question, view), state
        if state.is_over:
            return
        events = state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("seat", [0, SPECTATOR])
@pytest.mark.parametrize("name", TABLES)
def test_a_whole_game_is_told_in_words(name, seat, caplog):
    options = TABLES[name]
    watching = seat == SPECTATOR
    narrators = [Narrator(load(x, watching=watching), options.players) for x in languages()]
    with caplog.at_level(logging.ERROR):
        for turn, (event, phrase, _) in enumerate(sitting(options, 7, seat)):
            if phrase is None:
                assert type(event).__name__ in ("AceAsked", "SecondTurn")
                continue
            narrator = narrators[turn % 3]
            narrator.detail = list(Detail)[turn // 3 % 3]
            said = narrator.say(phrase)
            assert said.text, event
            assert said.lang is None
            assert is_speakable(said.text)
            assert is_speakable(said.full)
            if watching:
                you = {"ru": ("ты", "тебя", "твой"), "it": ("tu", "te"), "en": ("you", "your")}
                words = said.full.lower().replace(".", " ").replace(",", " ").split()
                assert not {*you[narrator.locale.lang]} & {*words}, said.full
    assert not caplog.records


@pytest.mark.parametrize("name", TABLES)
def test_no_hidden_card_is_ever_told(name):
    options = TABLES[name]
    public = {options.barbu, *(card for card, _ in options.card_overrides), *options.left_out}
    for event, phrase, state in sitting(options, 5):
        if phrase is None:
            continue
        view = state.view(0)
        known = cards_in(event) if event else {card for _, card in view.played if card}
        if view.last_trick:
            known = known | cards_in(view.last_trick)
        hidden = {card for seat in range(1, options.players) for card in state.view(seat).hand}
        aces = {card for card in options.cards_in_play if card.rank.code == "A"}
        told = cards_in(phrase)
        if phrase.key.startswith(("barbu-rules", "barbu-announced")):
            told = told - public - aces
        assert not told & (hidden - known), phrase


def test_every_event_of_the_game_is_heard_here():
    kinds = {
        kind
        for kind in vars(events_module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    heard = set()
    for options in TABLES.values():
        heard |= {type(event) for event, _, _ in sitting(options, 2)}
    assert kinds <= heard


PLAYS = ("barbu-lays", "barbu-opens", "barbu-passes", "barbu-doubles", "barbu-redoubles")
PLAYS += ("barbu-again", "barbu-stops", "barbu-out", "barbu-contro-done", "play")


def test_terse_play_lines_have_at_most_four_words():
    heard = {}
    for event, phrase, _ in sitting(TABLES["tournament"], 3):
        if event and phrase and phrase.key.startswith(PLAYS):
            heard.setdefault(phrase.key, phrase)
    assert len(heard) > 15
    for lang in languages():
        narrator = Narrator(load(lang), 4, "terse")
        lines = [narrator.text(phrase) for phrase in heard.values()]
        assert not [text for text in lines if len(text.split()) > 4]
