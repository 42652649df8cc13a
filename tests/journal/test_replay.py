"""A replay tells what was told at the table: the golden games' events, word for word."""

from __future__ import annotations

import json

import pytest

from tests.golden.record import RECORDS
from tests.golden.sessions import golden_path, record_path
from voicecards.cli import main
from voicecards.games.game import SPECTATOR
from voicecards.journal.course import Course
from voicecards.journal.exchange import read_record
from voicecards.locale import load
from voicecards.narration.narrator import Detail, Narrator
from voicecards.session.replay import lines
from voicecards.table import HUMAN

TOLD = [
    (name, lang)
    for name, recipe in RECORDS.items()
    for lang in recipe.languages
    if golden_path(name, lang).exists()
]
OTHERS = {"speech", "cue", "heard", "command", "action", "refused", "screen", "end"}
"""The entries of a transcript that are no events."""


def course_of(name: str) -> Course:
    return Course(read_record(record_path(name)).journal)


@pytest.mark.parametrize(("name", "lang"), TOLD)
def test_a_replay_has_the_events_and_the_words_of_the_golden_session(name: str, lang: str) -> None:
    """The events are those of the transcript, in order, with all their fields; and each line of
    the replay, at one of the three levels of detail (the player changes it on the way), is said
    in the transcript, in the same order."""
    course = course_of(name)
    golden = [json.loads(e) for e in golden_path(name, lang).read_text("utf-8").splitlines()]
    events = [
        {"t": 0, "kind": "event", "name": type(event).__name__, **event.fields()}
        for count in range(len(course) + 1)
        for event in course.at(count)[1]
        if event.heard_by(HUMAN)
    ]
    assert events == [{**e, "t": 0} for e in golden if e["kind"] not in OTHERS]
    narrators = [Narrator(load(lang), course.options.players, detail) for detail in Detail]
    spoken = iter([e["text"] for e in golden if e["kind"] == "speech"])
    for phrase in lines(course, HUMAN, len(course)):
        wordings = {narrator.say(phrase).text for narrator in narrators}
        assert any(text in wordings for text in spoken), wordings


def test_the_command_tells_every_line_of_a_golden_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record_path("bouillotte")), "--lang", "it"]) == 0
    printed = capsys.readouterr().out.splitlines()
    course = course_of("bouillotte")
    narrator = Narrator(load("it"), course.options.players)
    assert printed == [narrator.say(p).text for p in lines(course, HUMAN, len(course))]
    assert main(["replay", str(record_path("bouillotte")), "--lang", "it", "--to", "3"]) == 0
    assert capsys.readouterr().out.splitlines() == printed[: len(list(lines(course, HUMAN, 3)))]


@pytest.mark.parametrize("words", [["--to", "9999"], ["--to", "-1"], ["--seat", "7"]])
def test_what_is_not_there_is_told(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record_path("bouillotte")), "--lang", "en", *words]) == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("name", ["barbu", "bouillabaisse", "bouillotte"])
def test_steps_forward_and_back_meet_the_same_states(name: str) -> None:
    course = course_of(name)
    for whole_chapter in (False, True):
        points, at = [0], 0
        while at < len(course):
            at = course.next_place(at, whole_chapter=whole_chapter)
            points.append(at)
        for point in reversed(points[:-1]):
            at = course.place_before(at, whole_chapter=whole_chapter)
            assert at == point
    again = course_of(name)
    for count in (len(course), 50, 49, 48, 1, 0):
        assert course.at(count)[0].view(SPECTATOR) == again.at(count)[0].view(SPECTATOR)


def test_a_game_of_many_hands_is_walked_hand_by_hand() -> None:
    course = course_of("barbu")
    at, hands = 0, 1
    while (at := course.next_place(at, whole_chapter=True)) < len(course):
        hands += 1
    assert hands == 24
