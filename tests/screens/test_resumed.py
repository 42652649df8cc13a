"""A game that is taken up again: where it stands, briefly, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sitting import Sitting
from voicecards.games import games
from voicecards.journal.store import Journals
from voicecards.locale import languages, load
from voicecards.session.launch import Launch

ONWARD = {"bouillabaisse": ("tab", "return"), "barbu": ("tab", "return"), "bouillotte": ("1",)}


@pytest.fixture
def journals(tmp_path: Path) -> Iterator[Journals]:
    journals = Journals(tmp_path / "games.sqlite")
    yield journals
    journals.close()


def resumed(journals: Journals, game: str, lang: str, detail: str, moves: int = 2) -> Sitting:
    """A game left in the middle and taken up from the menu."""
    sitting = Sitting(
        Launch(game=game, seed=5, bots=["random"]), lang, journals=journals, detail=detail
    )
    sitting.key("return")
    for _ in range(moves):
        sitting.turn()
        for key in ONWARD[game]:
            sitting.key(key)
    sitting.turn()
    sitting.key("escape")
    sitting.key("return")
    return Sitting(Launch(seed=1), lang, journals=journals, detail=detail)


def go_on(sitting: Sitting) -> list[str]:
    """Answer the question of the menu; the lines that tell how things stand."""
    assert sitting.stage.question
    return sitting.key("return")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", games())
def test_each_line_comes_once_and_tells_the_game_and_the_turn(
    journals: Journals, game: str, lang: str
) -> None:
    sitting = resumed(journals, game, lang, "normal")
    lines = go_on(sitting)
    assert lines[0].startswith(load(lang).text("game-name", game=game))
    assert all(lines)
    sentences = [sentence for line in lines for sentence in line.rstrip(".").split(". ")]
    assert len(set(sentences)) == len(sentences), lines
    assert len(" ".join(lines).split()) < 75, lines


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("detail", ["terse", "normal", "full"])
def test_the_hand_is_read_in_full_detail_and_no_other_is(
    journals: Journals, game: str, lang: str, detail: str
) -> None:
    sitting = resumed(journals, game, lang, detail)
    told = " ".join(go_on(sitting)).lower()
    table = sitting.table
    locale = load(lang)
    hand = locale.text("hand", cards=sitting.stage.screen.voice.hand(table.view(0)))  # type: ignore[attr-defined]
    if detail == "full":
        assert hand.rstrip(".").lower() in told
    else:
        assert hand.rstrip(".").lower() not in told
        assert (locale.text("sitting-hand").lower() in told) == (detail == "normal")


@pytest.mark.parametrize("lang", languages())
def test_the_word_for_going_on_is_a_yes(journals: Journals, lang: str) -> None:
    sitting = resumed(journals, "barbu", lang, "normal")
    sitting.say(sitting.stage.sentences.recommended("resume"))
    assert sitting.stage.screen.name == "table"


@pytest.mark.parametrize("game", ["bouillabaisse", "barbu"])
def test_an_empty_table_is_not_told_twice_after_undo(game: str) -> None:
    sitting = Sitting(Launch(game=game, seed=8, bots=["random"]), "en")
    sitting.key("return")
    for _ in range(4):
        sitting.turn()
        if not sitting.stage.screen.voice.trick(sitting.table.view(0)):  # type: ignore[attr-defined]
            break
        sitting.key("tab")
        sitting.key("return")
    assert sitting.table.turn == 0
    sitting.key("tab")
    sitting.key("return")
    lines = sitting.key("u")
    assert sum("you lead" in line.lower() for line in lines) == 1, lines


@pytest.mark.parametrize("moves", [5, 8, 11, 14])
def test_what_has_just_been_dealt_is_not_told_once_more(journals: Journals, moves: int) -> None:
    lines = go_on(resumed(journals, "bouillotte", "en", "full", moves))
    for start in ("Deal ", "Turned card", "You hold"):
        assert sum(line.startswith(start) for line in lines) <= 1, lines
