"""The statistics by ear."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting
from voicecards.journal.statistics import Result
from voicecards.locale.speakable import is_speakable
from voicecards.screens.statistics import StatisticsScreen
from voicecards.session.launch import Launch

RESULTS = [
    Result(1.0, "barbu", "classic_32", "club", 4, -250, 1),
    Result(2.0, "barbu", "classic_32", "club", 4, -410, 3),
    Result(3.0, "barbu", "Sera", "mixed", 4, -101, 1),
    Result(4.0, "bouillotte", "", "cautious", 4, 12, 1),
]


def opened(lang: str, results: list[Result]) -> Sitting:
    sitting = Sitting(Launch(), lang)
    sitting.quiet()
    sitting.stage.outside.results = lambda: results
    sitting.say(sitting.stage.sentences.recommended("statistics"))
    assert isinstance(sitting.stage.screen, StatisticsScreen)
    return sitting


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_everything_is_said_in_words(lang: str) -> None:
    sitting = opened(lang, RESULTS)
    sitting.key("return")
    for _ in range(5):
        sitting.key("down")
    assert all(map(is_speakable, sitting.lines))


def test_a_game_is_told_line_by_line() -> None:
    sitting = opened("en", RESULTS)
    assert sitting.lines[-1] == "Statistics. Barbu: three games, two won, one of three."
    (first,) = sitting.key("return")
    assert first == "Barbu. Played: three. Won: two, one of six."
    told = [sitting.key("down")[0] for _ in range(5)]
    assert told == [
        "On average place one point seven, score minus two hundred and fifty-three point seven,"
        " two of six.",
        "Best score minus one hundred and one, worst minus four hundred and ten, three of six.",
        "The last game was won; most in a row: one, four of six.",
        "Classic, against club players: played two, won one, average place two, five of six.",
        "Sera, against a mixed company: played one, won one, average place one, six of six.",
    ]


def test_nothing_to_tell_is_told() -> None:
    sitting = opened("en", [])
    assert "No finished game counts yet" in sitting.lines[-1]
    assert len(sitting.key("return")) == 1


@pytest.mark.parametrize(("works", "word"), [(True, "Written"), (False, "cannot")])
def test_a_table_is_written(works: bool, word: str) -> None:
    sitting = opened("en", RESULTS)
    sitting.stage.outside.write_results = lambda: works
    sitting.key("up")
    assert word in sitting.key("return")[0]


def test_escape_leads_out() -> None:
    sitting = opened("en", RESULTS)
    sitting.key("return")
    sitting.key("escape")
    sitting.key("escape")
    assert sitting.stage.screen.name == "menu"
