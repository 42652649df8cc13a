"""Which screen reader is spoken through, and what is asked of it."""

from __future__ import annotations

import inspect
import os
import sys

import pytest

pytest.importorskip("prism", reason="the optional extra `screenreader` is not installed")

import prism

from tests.speech import fake_prism
from voicecards.speech import screen_reader
from voicecards.speech.screen_reader import ReaderGone, ReaderUnavailable, open_reader


@pytest.fixture
def readers(monkeypatch):
    def run(*backends):
        context = fake_prism.Context(*backends)
        monkeypatch.setitem(sys.modules, "prism", fake_prism.module(context))
        monkeypatch.setattr(screen_reader, "_the_context", None)
        return context

    return run


def test_the_fakes_have_the_signatures_of_the_package():
    for fake, real in ((fake_prism.Backend, prism.Backend), (fake_prism.Context, prism.Context)):
        for name, method in vars(fake).items():
            if name.startswith("_"):
                continue
            theirs = inspect.getattr_static(real, name)
            if isinstance(method, property):
                assert isinstance(theirs, property), name
            else:
                ours = list(inspect.signature(method).parameters.values())
                assert [(p.name, p.default) for p in ours] == [
                    (p.name, p.default) for p in inspect.signature(theirs).parameters.values()
                ], name


@pytest.mark.parametrize("name", ["NVDA", "JAWS", "VOICE_OVER", "ORCA"])
def test_the_reader_that_runs_is_spoken_through(readers, name):
    backend = fake_prism.Backend(name)
    readers(backend)
    reader = open_reader()
    assert reader.name == name
    reader.say("Donna di cuori", "it", 200, True)
    reader.stop()
    assert backend.said == ["Donna di cuori"]


@pytest.mark.parametrize(("name", "shown"), [("NVDA", ["tre"]), ("JAWS", ["tre"]), ("ORCA", [])])
def test_braille_shows_the_line_where_the_reader_offers_it(readers, name, shown):
    backend = fake_prism.Backend(name)
    readers(backend)
    open_reader().say("tre", "it", 200, True)
    open_reader().say("quattro", "it", 200, False)
    assert backend.shown == shown
    assert backend.said == ["tre", "quattro"]


def test_voice_over_is_not_asked_to_stop(readers):
    backend = fake_prism.Backend("VOICE_OVER")
    readers(backend)
    open_reader().stop()
    assert backend.stops == 0


def test_no_reader_is_no_crash(readers):
    readers()
    with pytest.raises(ReaderUnavailable, match="NVDA: Backend not available"):
        open_reader()


def test_jaws_installed_but_not_running_is_no_reader(readers):
    backend = fake_prism.Backend("JAWS")
    backend.runs = False
    readers(backend)
    with pytest.raises(ReaderUnavailable, match="JAWS: it does not run"):
        open_reader()


def test_a_package_that_does_not_load_is_told(monkeypatch):
    monkeypatch.setitem(sys.modules, "prism", None)
    with pytest.raises(ReaderUnavailable, match="prismatoid"):
        open_reader()


def test_announcements_that_nobody_may_hear_are_only_for_those_who_ask(readers):
    context = readers(fake_prism.Backend("UIA"))
    with pytest.raises(ReaderUnavailable):
        open_reader()
    assert not {"UIA", "SAPI", "AV_SPEECH", "ONE_CORE", "SPIEL"} & set(context.asked)
    assert open_reader(asked_for=True).name == "UIA"


def test_speech_dispatcher_is_not_started_only_to_look_for_it(readers, monkeypatch, tmp_path):
    monkeypatch.delenv("SPEECHD_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    context = readers()
    with pytest.raises(ReaderUnavailable):
        open_reader()
    assert "SPEECH_DISPATCHER" not in context.asked


@pytest.mark.skipif(sys.platform == "win32", reason="Speech Dispatcher is of Unix")
def test_a_dispatcher_that_runs_is_seen_by_its_number(tmp_path):
    folder = tmp_path / "speech-dispatcher" / "pid"
    folder.mkdir(parents=True)
    environment = {"XDG_RUNTIME_DIR": str(tmp_path)}
    assert not screen_reader.dispatcher_runs(environment)
    (folder / "speech-dispatcher.pid").write_text(str(os.getpid()))
    assert screen_reader.dispatcher_runs(environment)
    gone = {"SPEECHD_ADDRESS": f"unix_socket:{tmp_path / 'none.sock'}"}
    assert not screen_reader.dispatcher_runs(gone)


def test_a_reader_that_went_raises_reader_gone(readers):
    backend = fake_prism.Backend("NVDA")
    readers(backend)
    reader = open_reader()
    backend.runs = False
    assert not reader.alive()
    with pytest.raises(ReaderGone):
        reader.say("tre", "it", 200, True)
