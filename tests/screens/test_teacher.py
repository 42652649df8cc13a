"""Advice with its reason, and the worst decision of the last hand, by key and by voice."""

from __future__ import annotations

from concurrent.futures import Future

import pytest

from tests.sitting import Sitting
from voicecards.bots import make_bot, rng_for
from voicecards.locale.speakable import is_speakable
from voicecards.session.launch import Launch
from voicecards.table import HUMAN

GAMES = ("bouillabaisse", "barbu", "bouillotte")
ASK = {
    "it": "qual è stata la mia giocata peggiore",
    "ru": "какой ход был худшим",
    "en": "what was my worst play",
}


def at_table(game: str, lang: str = "en") -> Sitting:
    options = {"seat_draw": "off"} if game == "bouillotte" else {}
    sitting = Sitting(Launch(game=game, seed=7, bots=("beginner",), options=options), lang)
    sitting.key("return")
    sitting.turn()
    return sitting


def play_on(sitting: Sitting, chapter: int) -> None:
    """Let a beginner play for the player until a chapter has begun."""
    table, number = sitting.table, 0
    bot = make_bot("beginner", table.game.name)
    while table.view(HUMAN).chapter < chapter:
        if table.turn == HUMAN:
            action = bot.choose(table.view(HUMAN), rng_for(1, HUMAN, number))
        else:
            action = table.bot_action()
        assert table.turn is not None
        table.act(table.turn, action)
        number += 1
    sitting.turn()


@pytest.mark.parametrize("lang", ASK)
@pytest.mark.parametrize("game", GAMES)
def test_after_a_hand_the_worst_decision_is_named_with_its_price(game: str, lang: str) -> None:
    sitting = at_table(game, lang)
    play_on(sitting, 4)
    by_key = sitting.key("shift+j")
    assert len(by_key) == 1
    assert is_speakable(by_key[0])
    assert sitting.say(ASK[lang]) == by_key


def test_in_the_first_hand_there_is_nothing_to_look_back_at() -> None:
    sitting = at_table("barbu")
    (line,) = sitting.key("shift+j")
    assert line == "No hand is over yet: ask again after this one."


@pytest.mark.parametrize("game", GAMES)
def test_advice_gives_a_reason(game: str) -> None:
    sitting = at_table(game)
    (line,) = sitting.key("j")
    assert line.count(".") >= 2


def test_what_takes_a_moment_is_announced_and_said_when_it_is_ready() -> None:
    sitting = at_table("barbu")
    waiting: list[tuple[Future[object], object]] = []

    def later(work: object) -> Future[object]:
        future: Future[object] = Future()
        waiting.append((future, work))
        return future

    sitting.stage.outside.think = later  # type: ignore[assignment]
    assert sitting.key("j") == ["Let me think."]
    future, work = waiting.pop()
    future.set_result(work())  # type: ignore[operator]
    sitting.stage.update()
    sitting.quiet()
    assert sitting.lines[-1].startswith(("I would", "My advice"))


def test_advice_that_comes_too_late_is_dropped() -> None:
    sitting = at_table("bouillabaisse")
    future: Future[object] = Future()
    sitting.stage.outside.think = lambda work: future  # type: ignore[assignment,return-value]
    sitting.key("j")
    card = sitting.table.view(HUMAN).legal[0]
    sitting.stage.screen.act(HUMAN, card)  # type: ignore[attr-defined]
    before = len(sitting.lines)
    future.set_result("late")
    sitting.stage.screen.teacher.update()  # type: ignore[attr-defined]
    sitting.quiet()
    assert "late" not in sitting.lines[before:]
