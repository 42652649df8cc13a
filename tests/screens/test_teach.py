"""Teaching a voice by ear: sentences are read, judged, kept, and forgotten after a question."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting, menu_row
from voicecards.commands.command import Command, Source
from voicecards.commands.keys import Key
from voicecards.locale import languages
from voicecards.locale.speakable import is_speakable
from voicecards.screens.listening import Understood
from voicecards.screens.teach import LONG, SHORT, ReadingScreen, TeachScreen
from voicecards.session.launch import Launch

KEYS = ("return", "up", "down", "left", "home", "end", "backspace", "1", "9", "a", "x", "f1", "w")


class PaperTeacher:
    """A teacher that remembers what was read."""

    def __init__(self, *, able: bool = True) -> None:
        self.able = able
        self.read: list[str] = []
        self.learnt: list[str] = []

    def can_learn(self) -> bool:
        return self.able

    def keep(self, sentence: str) -> None:
        self.read.append(sentence)

    def finish(self, lang: str) -> int:
        count = len(self.read)
        self.learnt, self.read = self.learnt + self.read, []
        return count

    def has(self, lang: str) -> bool:
        return bool(self.learnt)

    def forget(self, lang: str) -> bool:
        self.learnt = []
        return True


def at_teaching(lang: str = "en", **how: bool) -> tuple[Sitting, PaperTeacher]:
    sitting, teacher = Sitting(Launch(seed=3), lang), PaperTeacher(**how)
    sitting.stage.outside.teacher = teacher
    sitting.key(menu_row("learn"))
    sitting.key("end")
    sitting.key("return")
    assert isinstance(sitting.stage.screen, TeachScreen)
    return sitting, teacher


def hear(sitting: Sitting, code: str, verdict: str = "act") -> list[str]:
    text = sitting.stage.sentences.recommended(code)
    candidates = [(text, Command.from_code(code))] if verdict != "ignore" else []
    result = Understood(text, 0.9, verdict, candidates)
    return sitting._lines_of(lambda: sitting.stage.listening.take(result, Source.VOICE))


@pytest.mark.parametrize("lang", languages())
def test_two_minutes_are_read_and_learnt(lang: str) -> None:
    sitting, teacher = at_teaching(lang)
    sitting.key("1")
    for code in SHORT:
        lines = hear(sitting, code)
        assert len(lines) == 1
        assert is_speakable(lines[0])
    assert len(teacher.learnt) == len(SHORT)
    assert isinstance(sitting.stage.screen, TeachScreen)


def test_what_is_not_understood_is_asked_for_once_more_then_kept() -> None:
    sitting, teacher = at_teaching()
    sitting.key("1")
    assert hear(sitting, "scores")[0].startswith("I understood: scores. Once more.")
    assert not teacher.read
    assert hear(sitting, "scores")[0].startswith("Not understood, but learnt from.")
    assert teacher.read == [sitting.stage.sentences.recommended(SHORT[0])]


def test_silence_teaches_nothing() -> None:
    sitting, teacher = at_teaching()
    sitting.key("1")
    sitting._lines_of(
        lambda: sitting.stage.listening.take(Understood("", 0.0, "ignore"), Source.VOICE)
    )
    assert not teacher.read
    assert isinstance(sitting.stage.screen, ReadingScreen)


def test_escape_keeps_what_was_recorded() -> None:
    sitting, teacher = at_teaching()
    sitting.key("2")
    hear(sitting, LONG[0])
    assert sitting.key("escape")[0].startswith("Kept: one sentence.")
    assert len(teacher.learnt) == 1


def test_enter_skips_a_sentence() -> None:
    sitting, teacher = at_teaching()
    sitting.key("1")
    sitting.key("return")
    hear(sitting, SHORT[1])
    assert teacher.read == [sitting.stage.sentences.recommended(SHORT[1])]


def test_what_was_taught_is_forgotten_after_a_question() -> None:
    sitting, teacher = at_teaching()
    teacher.learnt = ["play the ten of hearts"]
    sitting.key("3")
    assert sitting.key("backspace") == ["It stays."]
    sitting.key("3")
    assert sitting.key("return") == ["Forgotten."]
    assert not teacher.learnt


def test_an_ear_that_cannot_learn_says_so() -> None:
    sitting, _ = at_teaching(able=False)
    assert any("cannot learn" in line for line in sitting.lines)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("reading", [False, True])
def test_every_key_gets_one_line(lang: str, reading: bool) -> None:
    for name in KEYS:
        sitting, _ = at_teaching(lang)
        if reading:
            sitting.key("1")
        said = sitting.stage.said
        sitting.stage.press(Key.parse(name))
        assert sitting.stage.said == said + 1, name


@pytest.mark.parametrize("lang", languages())
def test_every_sentence_can_be_heard_while_it_is_read(lang: str) -> None:
    sitting, _ = at_teaching(lang)
    sitting.key("2")
    heard = {c for _, c in sitting.stage.sentences.expand(sitting.stage.context())}
    assert {Command.from_code(code) for code in LONG} <= heard
