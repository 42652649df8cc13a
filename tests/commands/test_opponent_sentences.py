"""Who plays, by voice: every level and character of a game, and nobody of another game."""

import pytest

from tests.commands.languages import LANGUAGES, sentences
from voicecards.bots import CHARACTERS, opponents
from voicecards.commands.command import OPTIONS, Context

STRONG = {"it": "avversari esperti", "ru": "сильные соперники", "en": "expert opponents"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("place", "game"), OPTIONS.items())
def test_everybody_who_plays_a_game_can_be_invited_and_nobody_else(lang, place, game):
    heard = sentences(lang).expand(Context(place))
    company = {"mixed"} if len(CHARACTERS[game]) > 1 else set()
    named = {command.arg for _, command in heard if command.name == "opponents"}
    assert named == {None, *opponents(game), *company}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", OPTIONS)
def test_inviting_means_one_thing(lang, place):
    said, context = sentences(lang), Context(place)
    for sentence, command in said.expand(context):
        if command.name == "opponents":
            (match,) = said.parse(sentence, context)
            assert (match.command, match.exact) == (command, True), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_strong_opponents_are_experts(lang):
    (match,) = sentences(lang).parse(STRONG[lang], Context("barbu_options"))
    assert match.command.code == "opponents:expert"
