"""Games that were left: asked about, listed, continued, heard again, deleted, by ear."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sitting import Sitting
from voicecards.games.game import SPECTATOR
from voicecards.journal.store import Journals
from voicecards.session.launch import Launch
from voicecards.table import HUMAN

PLAY = ("key return", "wait turn", "key tab", "wait 2", "key return", "wait turn")


@pytest.fixture
def journals(tmp_path: Path):
    made = Journals(tmp_path / "journal.db", lambda: 1.8e9)
    yield made
    made.close()


def left(journals: Journals, game: str, lang: str = "en", seed: int = 6) -> None:
    """A game that is begun and left."""
    sitting = Sitting(Launch(game=game, seed=seed), lang, journals=journals)
    sitting.run(*PLAY)
    assert "It is kept" in sitting.key("escape")[0] or lang != "en"
    sitting.key("return")


def started(journals: Journals, lang: str = "en") -> Sitting:
    sitting = Sitting(Launch(seed=9), lang, journals=journals)
    sitting.quiet()
    return sitting


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", "You left a game of Barbu at hand one. Continue?"),
        ("it", "C'è una partita lasciata a metà: Barbu, prima mano. La riprendi?"),
        ("ru", "Осталась недоигранная партия: Барбу, первая раздача. Продолжить?"),
    ],
)
def test_the_program_asks_whether_to_go_on(journals: Journals, lang: str, asked: str) -> None:
    left(journals, "barbu", lang)
    assert asked in started(journals, lang).lines


def test_no_leads_to_the_menu_and_yes_to_the_table(journals: Journals) -> None:
    left(journals, "barbu")
    sitting = started(journals)
    assert "Main menu" in sitting.key("backspace")[0]
    sitting = started(journals)
    lines = sitting.key("return")
    assert lines[0] == "Barbu, hand one."
    assert lines[-1].startswith("Your turn")
    assert sitting.table.decisions(HUMAN) == 1


def test_a_game_gone_on_with_is_told_as_if_it_had_never_been_left(journals: Journals) -> None:
    whole = Sitting(Launch(game="bouillabaisse", seed=6), "en")
    whole.run(*PLAY, *PLAY[2:])
    left(journals, "bouillabaisse")
    sitting = started(journals)
    sitting.run("key return", "wait turn", *PLAY[2:])
    rest = [e for e in sitting.transcript if e["kind"] in ("action", "event")]
    full = [e for e in whole.transcript if e["kind"] in ("action", "event")]
    assert [{**e, "t": 0} for e in rest] == [{**e, "t": 0} for e in full[-len(rest) :]]


def test_several_games_are_counted_and_listed_the_newest_in_front(journals: Journals) -> None:
    for game in ("bouillabaisse", "barbu", "bouillotte"):
        left(journals, game)
    sitting = started(journals)
    assert any(
        line.startswith("Three games are waiting for you. The last one") for line in sitting.lines
    )
    sitting.key("backspace")
    assert sitting.say("my games")[0].startswith("Your games. Bouillotte, deal two, today")
    assert sitting.key("down")[0].startswith("Barbu, hand one, today")


def test_by_voice_the_last_game_goes_on(journals: Journals) -> None:
    left(journals, "barbu")
    sitting = started(journals)
    sitting.key("backspace")
    assert sitting.say("continue the game")[0] == "Barbu, hand one."


def test_a_game_is_deleted_after_a_question(journals: Journals) -> None:
    left(journals, "barbu")
    sitting = started(journals)
    sitting.key("backspace")
    sitting.key("4")
    sitting.key("return")
    sitting.key("4")
    assert "stays" in sitting.key("backspace")[0]
    sitting.key("4")
    assert sitting.key("return")[0] == "Deleted."
    assert not journals.summaries()


def replayed(journals: Journals, game: str = "barbu") -> Sitting:
    left(journals, game)
    sitting = started(journals)
    for key in ("backspace", "4", "return", "2"):
        sitting.key(key)
    assert sitting.stage.screen.name == "replay"
    return sitting


def test_a_replay_goes_on_and_back_and_asks_no_other_hand(journals: Journals) -> None:
    sitting = replayed(journals)
    first = sitting.key("right")
    sitting.key("right")
    assert sitting.key("left") == first
    assert sitting.key("home")[-1].startswith("Your hand")
    assert "no more moves" in sitting.key("end")[0] or sitting.key("right")
    assert "stay hidden" in sitting.key("shift+right")[0]
    assert sitting.key("h") == ["Spectators do not see the hands."]
    assert sitting.stage.screen.seats() == [HUMAN, SPECTATOR]


def test_a_practice_game_begins_anywhere_and_is_kept_as_such(journals: Journals) -> None:
    sitting = replayed(journals)
    sitting.key("right")
    sitting.say("play on from here")
    assert sitting.key("return")[0] == "Practice: Barbu, hand one."
    sitting.run("wait turn", *PLAY[2:])
    practice, original = journals.summaries()
    assert (practice.practice, original.practice) == (True, False)
    record = journals.load(original.id)
    assert record is not None
    assert record.journal.undone == 0


def test_nothing_is_kept_and_nothing_is_said_without_a_journal() -> None:
    sitting = Sitting(Launch(game="barbu", seed=6), "en")
    sitting.run(*PLAY)
    assert sitting.key("escape") == ["Leave the game?"]
    sitting.key("return")
    assert sitting.stage.screen.name == "menu"
    assert all("hear a game again" not in row for row in sitting.stage.screen.picture().lines)
