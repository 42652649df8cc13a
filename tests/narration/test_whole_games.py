"""Whole games in every language and at every level: nothing unspeakable, nothing missing."""

import logging
import random

import pytest

from voicecards.commands.command import Command
from voicecards.games.bouillabaisse import events as events_module
from voicecards.games.bouillabaisse.game import Bouillabaisse
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.chance import Chance
from voicecards.games.game import Event
from voicecards.locale import languages, load
from voicecards.locale.speakable import is_speakable
from voicecards.narration.narrator import Detail, Narrator
from voicecards.narration.voice import game_voice

VOICE = game_voice("bouillabaisse")
ASKED = ("hand", "legal", "table", "table_card:3", "suit_led", "rules", "scores", "turn")
ASKED += ("scores_details", "last_trick", "player:1", "player:0")


def lines(options, seed):
    """Every phrase a listener at seat 0 gets in one random game."""
    rng = random.Random(seed)
    state, events = Bouillabaisse().start(options, Chance(random.Random(seed)))
    asked = 0
    while True:
        at = state.view(0)
        for event in events:
            if event.heard_by(0):
                yield event, VOICE.event(event, at)
        if state.is_over:
            return
        if state.turn == 0:
            yield None, VOICE.prompt(at)
            asked += 1
            yield None, VOICE.answer(Command.from_code(ASKED[asked % len(ASKED)]), at)
            yield None, VOICE.card(rng.choice(at.hand), at)
        events = state.apply(rng.choice(state.legal_actions()))


TABLES = [
    BouillabaisseOptions(players=2, all_or_nothing=True, target_reveal="game_start"),
    BouillabaisseOptions(players=4, stop_when_decided=True, all_or_nothing=True),
    BouillabaisseOptions(players=7, duplicate_winner="last", points_trick=1, points_suit=21),
]


@pytest.mark.parametrize("options", TABLES, ids=lambda o: f"{o.players}-players")
def test_a_whole_game_is_told_in_words(options, caplog):
    narrators = [Narrator(load(lang), options.players) for lang in languages()]
    with caplog.at_level(logging.ERROR):
        for turn, (event, phrase) in enumerate(lines(options, seed=7)):
            for narrator in narrators:
                narrator.detail = list(Detail)[turn % 3]
                said = narrator.say(phrase)
                assert said.text, event
                assert said.lang is None
                assert is_speakable(said.text)
                assert is_speakable(said.full)
    assert not caplog.records


def test_every_event_of_the_game_has_a_sentence():
    kinds = {
        kind
        for kind in vars(events_module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    told = {type(event) for options in TABLES for event, _ in lines(options, seed=3)}
    assert kinds == told - {type(None)}
