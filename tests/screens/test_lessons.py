"""The lessons: each can be learnt by key and by voice, left, continued, and done wrong."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting, menu_row
from voicecards.lessons import lesson, lesson_games
from voicecards.locale import languages, load
from voicecards.locale.speakable import is_speakable
from voicecards.screens.lesson import LessonTable
from voicecards.session.launch import Launch

GAMES = lesson_games()


def begin(game: str, lang: str = "en") -> Sitting:
    """Open a lesson from the menu, by keys."""
    sitting = Sitting(Launch(seed=1), lang)
    sitting.key(menu_row("learn"))
    sitting.key(str(GAMES.index(game) + 1))
    assert isinstance(sitting.stage.screen, LessonTable)
    return sitting


def do(sitting: Sitting, code: str) -> list[str]:
    """Say the sentence of a command, and yes where it asks."""
    lines = sitting.say(sitting.stage.sentences.recommended(code))
    if sitting.stage.question and sitting.stage.question.yes_no:
        lines += sitting.say(sitting.stage.sentences.recommended("yes"))
    return lines


def learn(sitting: Sitting, until: int | None = None) -> None:
    """Do the steps of a lesson by voice."""
    screen = sitting.stage.screen
    assert isinstance(screen, LessonTable)
    for number in range(screen.step, until or len(screen.lesson.steps)):
        sitting.turn()
        step = screen.lesson.steps[number]
        assert screen.step == number
        do(sitting, step.act or step.do[0])
        assert screen.step == number + 1, step.id
    sitting.turn()


KEYS = {
    "start": "return",
    "rules": "r",
    "hand": "h",
    "next_card": "right",
    "table": "c",
    "next_legal": "tab",
    "last_trick": "l",
    "suit_led": "f",
    "scores": "s",
    "open_ends": "d",
    "value": "g",
    "price": "e",
    "pot": "p",
    "pass": "o",
    "call": "return",
    "check": "return",
    "fold": "f",
}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_learnt_by_keys_alone(game: str) -> None:
    sitting = begin(game)
    screen = sitting.stage.screen
    assert isinstance(screen, LessonTable)
    for step in lesson(game).steps:
        sitting.turn()
        sitting.run("wait 1")
        code = step.act or step.do[0]
        if code.startswith("play:"):
            while screen.hand.cursor.card is None or screen.hand.cursor.card.code != code[5:]:
                sitting.key("tab")
            sitting.key("return")
        elif code == "raise:5":
            for key in ("b", "5", "return"):
                sitting.key(key)
        else:
            sitting.key(KEYS[code])
    sitting.turn()
    assert screen.current is None
    sitting.key("return")
    assert sitting.stage.screen.name == "learn"
    assert not sitting.of("refused")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_learnt_by_voice_alone(game: str, lang: str) -> None:
    sitting = begin(game, lang)
    learn(sitting)
    assert sitting.stage.settings.lessons == {game: len(lesson(game).steps)}
    assert load(lang).text("lesson-over").lower() == sitting.lines[-1].lower()
    assert all(is_speakable(line) for line in sitting.lines)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_step_says_what_to_do_and_names_a_sentence(game: str, lang: str) -> None:
    locale = load(lang)
    for step in lesson(game).steps:
        key = f"lesson-{game}-{step.id}"
        assert locale.has(key), key
        if step.act:
            assert locale.has(key, "why") or step.act == "pass", key


@pytest.mark.parametrize("game", GAMES)
def test_the_others_play_what_was_recorded_to_the_last_step(game: str) -> None:
    taught = lesson(game)
    table = taught.table_at(len(taught.steps))
    while table.bot_to_act:
        assert table.turn is not None
        table.act(table.turn, table.bot_action())
    assert table.turn == 0


@pytest.mark.parametrize("game", GAMES)
def test_escape_leaves_and_the_lesson_goes_on_where_it_was(game: str) -> None:
    sitting = begin(game)
    place = next(n for n, step in enumerate(lesson(game).steps) if step.act) + 1
    learn(sitting, place)
    before = sitting.table.view(0)
    (line,) = sitting.key("escape")
    assert "go on with the lesson" in line
    (task,) = sitting.key("return")
    screen = sitting.stage.screen
    assert isinstance(screen, LessonTable)
    assert screen.step == place
    assert "a lesson" in task
    sitting.turn()
    assert sitting.table.view(0) == before
    learn(sitting)
    assert screen.current is None


def test_what_the_lesson_does_not_ask_for_is_not_done_and_explained() -> None:
    sitting = begin("bouillabaisse")
    learn(sitting, 6)
    actions = len(sitting.table.journal.actions)
    (line,) = sitting.say("play the king of spades")
    assert line.startswith("Not yet.")
    assert "five of spades" in line
    assert len(sitting.table.journal.actions) == actions
    assert sitting.of("refused")[-1]["code"] == "not_in_lesson"


def test_what_the_rules_forbid_is_refused_as_at_any_table() -> None:
    sitting = begin("bouillabaisse")
    learn(sitting, 6)
    (line,) = sitting.say("play the king of hearts")
    assert "spade" in line
    assert sitting.of("refused")[-1]["code"] == "must_follow_suit"


def test_backspace_and_a_hint_say_again_what_to_do() -> None:
    sitting = begin("bouillabaisse")
    learn(sitting, 1)
    for key in ("backspace", "j", "u"):
        assert sitting.key(key) == [
            "First: what does this round cost? Press R, or say: rules of the round."
        ]


def test_other_keys_tell_what_they_tell_at_any_table() -> None:
    sitting = begin("bouillabaisse")
    learn(sitting, 1)
    screen = sitting.stage.screen
    assert len(sitting.key("s")) == 1
    assert screen.step == 1  # type: ignore[attr-defined]


def test_a_lesson_that_is_done_begins_anew() -> None:
    sitting = begin("barbu")
    learn(sitting)
    sitting.key("return")
    assert "once more" in sitting.key("down")[0] + sitting.key("up")[0]
    sitting.key("2")
    assert sitting.stage.screen.step == 0  # type: ignore[attr-defined]
