"""The closed set of the ear: all of it parses back, nothing in it means two things."""

import random

import pytest

from tests.commands.languages import GAMES, LANGUAGES, PLAYERS, sentences
from voicecards.cards import cards
from voicecards.commands.command import Context
from voicecards.commands.near import distance
from voicecards.commands.normalise import normalise

HAND = cards("6C KC 2D 9D TD QD 4H 7H 2S 5S JS KS AS")
HANDS = {"bouillabaisse": HAND, "barbu": HAND, "bouillotte": cards("8C KC QD")}
CONTEXTS = [
    *(Context(game, players=PLAYERS) for game in GAMES),
    *(Context(game, hand=HANDS[game], choices=4, players=PLAYERS) for game in GAMES),
    *(Context(game, hand=HANDS[game], yes_no=True) for game in GAMES),
    Context("menu"),
    Context("menu", choices=7),
    Context("amount"),
    Context("amount", yes_no=True),
]


def name(context):
    return f"{context.game}-{context.choices}-{context.yes_no}-{len(context.hand)}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("context", CONTEXTS, ids=name)
def test_all_that_can_be_heard_parses_back_to_its_one_command(lang, context):
    said = sentences(lang)
    for sentence, command in said.expand(context):
        matches = said.parse(sentence, context)
        assert [(m.command, m.exact) for m in matches] == [(command, True)], sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("context", CONTEXTS, ids=name)
def test_the_closed_set_is_words_in_a_fixed_order(lang, context):
    heard = sentences(lang).expand(context)
    assert heard == sentences(lang).expand(context)
    assert len(dict(heard)) == len(heard)
    for sentence, _ in heard:
        assert sentence == " ".join(sentence.lower().split())
        assert all(c.isalpha() or c in " '" for c in sentence), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_limits_the_cards_that_are_heard(lang):
    heard = sentences(lang).expand(Context("barbu", hand=HAND))
    named = {command.arg for _, command in heard if command.name == "play"}
    ranks, suits = {c.rank.code for c in HAND}, {c.suit.code for c in HAND}
    assert named == {c.code for c in HAND} | {f"{r}?" for r in ranks} | {f"?{s}" for s in suits}
    everything = sentences(lang).expand(Context("barbu"))
    assert len({c.arg for _, c in everything if c.name == "play"}) == 52 + 13 + 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_amounts_can_be_limited(lang):
    heard = sentences(lang).expand(Context("bouillotte"), amounts=range(2, 11))
    assert {int(c.arg) for _, c in heard if c.name == "raise"} == set(range(2, 11))
    heard = sentences(lang).expand(Context("amount"))
    assert {int(c.arg) for _, c in heard} >= {1, 21, 100, 110, 1000}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_legal_play_of_random_hands_can_be_said(lang):
    chance = random.Random(8)
    pack = [c for _, c in sentences(lang).expand(Context("barbu")) if c.name == "play"]
    pack = sorted({c.arg for c in pack if "?" not in c.arg})
    for _ in range(5):
        hand = cards(chance.sample(pack, 8))
        context = Context("barbu", hand=hand)
        heard = sentences(lang).expand(context)
        for card in hand:
            mine = [s for s, c in heard if c.code == f"play:{card.code}"]
            assert mine
            for sentence in mine:
                (match,) = sentences(lang).parse(sentence, context)
                assert match.command.arg == card.code


def closest_pairs(lang, context, limit=3):
    """(letters that differ, sentence, sentence) of two commands, closest first.

    Words of ranks, suits and numbers are as alike as the language made them.
    """
    heard = [
        (normalise(s), c.code)
        for s, c in sentences(lang).expand(context, amounts=())
        if c.arg is None or c.name == "contract"
    ]
    pairs = []
    for i, (one, code) in enumerate(heard):
        for other, other_code in heard[i + 1 :]:
            if code != other_code and abs(len(one) - len(other)) <= limit:
                apart = distance(one, other, limit)
                if apart <= limit:
                    pairs.append((apart, one, other))
    return sorted(pairs)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_commands_sound_alike(lang, game):
    pairs = closest_pairs(lang, Context(game))
    for apart, one, other in pairs[:8]:
        print(f"{lang} {game}: {apart} {one!r} {other!r}")
    assert all(apart > 1 for apart, _, _ in pairs)
