"""What is read aloud is learnt off the loop, kept in the player's folder, and used by the ear."""

import threading

import pytest

from tests.hearing.voices import say
from voicecards.hearing.ear import Ear
from voicecards.hearing.sound_net import SoundNet
from voicecards.hearing.teaching import TaughtVoice
from voicecards.session.voice_teacher import VoiceTeacher
from voicecards.store import home

READ = ["gioca dieci di cuori", "quanti punti ho"]


class Hearing:
    """What the teacher is told, as the session would see it."""

    def __init__(self) -> None:
        self.sound = None
        self.done = threading.Event()
        self.problems: list[str] = []
        self.teacher = VoiceTeacher(lambda: self.sound, self.done.set, self.fail)

    def fail(self, message: str) -> None:
        self.problems.append(message)
        self.done.set()

    def read(self, sentences: list[str]) -> int:
        for sentence in sentences:
            self.sound = say(sentence, "it", "+f5")
            self.teacher.keep(sentence)
        count = self.teacher.finish("it")
        if count:
            assert self.done.wait(60)
        return count


@pytest.fixture
def hearing(monkeypatch, tmp_path) -> Hearing:
    pytest.importorskip("hama")
    monkeypatch.setenv("VOICECARDS_HOME", str(tmp_path))
    return Hearing()


def test_readings_are_learnt_and_the_ear_takes_them(hearing):
    assert not hearing.teacher.has("it")
    assert hearing.read(READ) == 2
    assert hearing.problems == []
    assert hearing.teacher.has("it")
    taught = TaughtVoice(home(), "it").load()
    assert taught is not None
    assert Ear("it", "sphinx+hama", taught=taught).name == "sphinx+hama"


def test_what_was_taught_can_be_forgotten(hearing):
    hearing.read(READ[:1])
    assert hearing.teacher.forget("it")
    assert not hearing.teacher.has("it")


def test_nothing_read_teaches_nothing(hearing):
    assert hearing.read([]) == 0
    hearing.teacher.keep("quanti punti ho")  # no sound was there
    assert hearing.teacher.finish("it") == 0


def test_a_folder_that_cannot_be_written_is_told(hearing, monkeypatch):
    def full(self, net):
        raise OSError("no space left")

    monkeypatch.setattr(TaughtVoice, "save", full)
    hearing.read(READ[:1])
    assert hearing.problems == ["teach-unwritable"]


def test_a_file_of_older_tables_is_learnt_over(hearing):
    TaughtVoice(home(), "it").save(SoundNet.untaught(3, 5, 4))
    hearing.read(READ[:1])
    assert hearing.problems == []
    taught = TaughtVoice(home(), "it").load()
    assert taught is not None
    assert not taught.fits(3, 5)
