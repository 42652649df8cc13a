"""Whatever a player may do can be said, and what can be said for it means just that."""

import random

import pytest

from tests.commands.languages import LANGUAGES, PLAYERS, sentences
from voicecards.commands.command import Context
from voicecards.games import games
from voicecards.games.chance import Chance

TABLES = {
    "bouillabaisse": [{}],
    "barbu": [
        {},
        {
            "deck_size": "52",
            "contracts": "no_jacks,no_last_trick,no_last_two,trumps,domino",
            "contract_order": "dealer_chooses",
            "contro_mode": "all_pairs",
            "domino_start_rank": "dealer_chooses",
            "domino_ace": "first_player_chooses",
            "dealer_rotation": "every_hand",
        },
    ],
    "bouillotte": [
        {"brelan_bonus": "announce", "session_deals": "40"},
        {"betting_rounds": "3", "straddle": "true", "rebuys": "2", "starting_chips": "20"},
    ],
}
CASES = [(name, table) for name in games() for table in range(len(TABLES[name]))]
MOMENTS = 15
"""Decisions looked at in each game: the first of every kind, the others by chance."""


def moments(name, table):
    """(context, legal actions) of a random game, whoever is on turn."""
    game = games()[name]
    chance = random.Random(8)
    options = game.options.from_text(TABLES[name][table])
    state, _ = game.start(options, Chance(random.Random(8)))
    seen, looked = set(), 0
    while not state.is_over and looked < MOMENTS:
        legal = state.legal_actions()
        kinds = {action.name for action in legal}
        if not kinds <= seen or chance.random() < 0.1:
            seen |= kinds
            looked += 1
            hand = getattr(state.view(state.turn), "hand", ())
            yield Context(name, hand=tuple(hand), players=PLAYERS), legal
        state.apply(chance.choice(legal))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "table"), CASES)
def test_every_legal_action_can_be_said(name, table, lang):
    said = sentences(lang)
    chance = random.Random(3)
    for context, legal in moments(name, table):
        heard = said.expand(context)
        for action in chance.sample(legal, min(6, len(legal))):
            mine = [sentence for sentence, command in heard if command.code == action.code]
            assert mine, action.code
            for sentence in chance.sample(mine, min(4, len(mine))):
                (match,) = said.parse(sentence, context)
                assert (match.command.code, match.exact) == (action.code, True)
