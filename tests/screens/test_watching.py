"""Looking on: everything is told about named players, and no hidden card is read."""

from __future__ import annotations

import io
import re

import pytest

from tests.sitting import Sitting
from voicecards.cards import PACK
from voicecards.commands.keymap import default_bindings
from voicecards.games import games
from voicecards.session.console import run_piped
from voicecards.session.launch import Launch
from voicecards.table import Phase

LANGUAGES = ("it", "ru", "en")
YOU = {
    "en": re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE),
    "it": re.compile(r"\b(tu|te|ti|tuo|tua|tuoi|tue|vi|voi|vostro|vostra)\b", re.IGNORECASE),
    "ru": re.compile(r"\b(ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоего|твоей)\b", re.IGNORECASE),
}
QUESTIONS = """
h c s shift+s t f l r 1 shift+0 shift+1 shift+4 left right up down home end tab shift+tab
j u backspace return shift+left shift+right f1 escape
"""
OPTIONS = {"all_or_nothing": "true", "target_reveal": "game_start"}


def watched(lang: str = "en", detail: str = "normal", players: int = 3) -> Sitting:
    launch = Launch(
        game="bouillabaisse", seed=11, players=players, watch=True, options=OPTIONS, bots=["random"]
    )
    return Sitting(launch, lang, detail=detail)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("detail", ["terse", "full"])
def test_nobody_is_you_in_a_whole_watched_game(lang: str, detail: str) -> None:
    sitting = watched(lang, detail)
    sitting.run("wait over")
    lines = sitting.lines
    assert sum(entry["kind"] == "action" for entry in sitting.transcript) > 6 * 17
    for line in lines:
        assert not YOU[lang].search(line), line
    name = sitting.stage.locale.player_name(0)
    assert any(name in line for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_information_keys_answer_and_say_you_to_nobody(game: str, lang: str) -> None:
    sitting = Sitting(Launch(game=game, seed=3, watch=True), lang, detail="full")
    sitting.run("wait 60")
    own = [str(b.key) for b in default_bindings() if b.layer == game]
    for key in [*own, *QUESTIONS.split()]:
        (line,) = sitting.key(key)
        assert not YOU[lang].search(line), (key, line)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_nobody_is_you_in_any_watched_game(game: str, lang: str) -> None:
    sitting = Sitting(Launch(game=game, seed=3, watch=True), lang)
    sitting.run("wait over")
    assert [line for line in sitting.lines if YOU[lang].search(line)] == []
    assert not [e for e in sitting.of("event") if e["name"] == "HandDealt"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_played_cards_are_named(lang: str) -> None:
    sitting = watched(lang)
    sitting.run("wait 20")
    names = {card: sitting.stage.locale.card(card) for card in PACK}
    public = {"CardPlayed", "TargetsRevealed"}
    for key in ["h", "tab", "right", "j", "c", "l", "t", "shift+0", "shift+1"]:
        lines = sitting.key(key)
        events = [e for e in sitting.of("event") if e["name"] in public]
        shown = {e["card"] for e in events}
        named = {card.code for card, name in names.items() if any(name in x for x in lines)}
        assert named <= shown, (key, lines)
    assert not [e for e in sitting.of("event") if e["name"] == "HandDealt"]


def test_the_game_starts_by_itself_and_the_next_one_by_enter() -> None:
    sitting = watched()
    assert sitting.table.phase is Phase.WAITING
    sitting.run("wait over")
    first = sitting.table
    ready, started = sitting.lines[:2]
    assert ready.startswith("Bouillabaisse, three players: the computer plays them all")
    assert "At the table, clockwise: Walter, Alice and Ben." in started
    assert sitting.lines[-1] == "Enter for a new game, Escape to leave."
    sitting.run("wait 100")
    assert sitting.table is first
    sitting.key("return")
    assert sitting.table is not first
    assert sitting.table.phase is Phase.PLAYING


def test_who_looks_on_cannot_play() -> None:
    sitting = watched()
    sitting.run("wait 60")
    before = len(sitting.table.journal.actions)
    assert sitting.say("play the ten of hearts") == ["This game is only being watched."]
    assert sitting.say("hint") == ["This game is only being watched."]
    assert len(sitting.table.journal.actions) == before


def test_leaving_asks_and_the_menu_says_you_again() -> None:
    sitting = watched()
    sitting.run("wait 60")
    assert sitting.key("escape") == ["Leave the game?"]
    sitting.key("return")
    assert sitting.stage.screen.name == "menu"
    own = Sitting(Launch(game="bouillabaisse", seed=1, players=3))
    own.key("return")
    assert "You" in " ".join(own.lines) or "you" in " ".join(own.lines)


def test_seats_are_heard_in_a_row_from_left_to_right() -> None:
    narrator = watched(players=3).stage.narrator
    assert [narrator.pan(seat) for seat in (None, 0, 1, 2)] == [0.0, -1.0, 0.0, 1.0]


def test_the_console_tells_a_watched_game_to_its_end() -> None:
    sitting = watched()
    run_piped(sitting.stage, sitting.clock, io.StringIO(""))
    assert sitting.table.phase is Phase.OVER
    assert sitting.lines[-1] == "Goodbye."
