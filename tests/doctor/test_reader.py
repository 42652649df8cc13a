"""The doctor tells whether a screen reader is spoken through, and what to do if one should be."""

import pytest

from voicecards.doctor import reader as checks
from voicecards.doctor.command import doctor
from voicecards.doctor.reader import screen_reader
from voicecards.speech.screen_reader import ReaderUnavailable


class Reader:
    name = "NVDA"
    brailles = True


@pytest.fixture
def runs(monkeypatch):
    def set_up(reader=None, installed=True, dispatcher=False):
        def find(asked_for):
            if reader is None:
                raise ReaderUnavailable("NVDA: Backend not available")
            return reader

        monkeypatch.setattr(checks, "is_installed", lambda: installed)
        monkeypatch.setattr(checks, "dispatcher_runs", lambda: dispatcher)
        monkeypatch.setattr(checks, "open_reader", lambda *, asked_for: find(asked_for))

    return set_up


def test_a_running_reader_is_named_with_its_braille(around, runs):
    runs(Reader())
    finding = screen_reader(around())
    assert (finding.ok, finding.message.key) == (True, "doctor-reader-fine")
    assert finding.detail == "NVDA, braille"
    unused = screen_reader(around('speech = "pyttsx3"'))
    assert unused.message.key == "doctor-reader-unused"


def test_no_reader_is_no_fault_unless_one_is_asked_for(around, runs):
    runs()
    assert screen_reader(around()).message.key == "doctor-reader-none"
    finding = screen_reader(around('speech = "reader"'))
    assert (finding.ok, finding.message.key) == (False, "reader-missing")
    assert finding.detail == "NVDA: Backend not available"
    assert finding.remedy is not None


def test_the_missing_extra_is_a_fault_where_it_would_be_used(around, runs):
    runs(installed=False)
    assert screen_reader(around()).ok
    assert not screen_reader(around('speech = "reader"')).ok
    runs(installed=False, dispatcher=True)
    assert not screen_reader(around()).ok


def test_a_reader_that_does_not_answer_does_not_stop_the_doctor(around, monkeypatch):
    monkeypatch.setattr(checks, "is_installed", lambda: True)
    monkeypatch.setattr(checks, "PATIENCE", 0.01)
    waits = checks.threading.Event()
    monkeypatch.setattr(checks, "open_reader", lambda *, asked_for: waits.wait(5))
    assert screen_reader(around()).detail == "it does not answer"
    waits.set()


def test_the_doctor_is_silent_while_a_reader_reads_the_screen(runs, settings_path, monkeypatch):
    import argparse

    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    runs(Reader())
    voices = []
    monkeypatch.setattr(
        "voicecards.doctor.command.Teller", lambda lang, out, voice: voices.append(voice) or quit_()
    )
    with pytest.raises(StopIteration):
        doctor(argparse.Namespace(lang="en", json=False), "en")
    assert voices == [None]


def quit_():
    raise StopIteration
