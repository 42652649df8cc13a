"""cases.md 21: in few words, what a player does takes at most four, in every game and language."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting
from voicecards.games import games
from voicecards.session.launch import Launch
from voicecards.utterance import Category, Role, Utterance

WORDS = 4


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
@pytest.mark.parametrize("game", sorted(games()))
def test_what_a_player_does_is_told_in_four_words(game: str, lang: str) -> None:
    launch = Launch(game=game, seed=2, watch=True, bots=("random",))
    sitting = Sitting(launch, lang, detail="terse")
    told: list[Utterance] = []
    sitting.stage.outside.on_start = told.append
    sitting.key("return")
    sitting.run("wait 400")
    plays = [line for line in told if line.category is Category.PLAY and line.role is Role.PLAYERS]
    assert len(plays) > 30
    assert [line.text for line in plays if len(line.text.split()) > WORDS] == []
    assert all(line.text in line.full or len(line.full) > len(line.text) for line in plays)
