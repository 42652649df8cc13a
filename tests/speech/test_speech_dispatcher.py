"""A real Speech Dispatcher, which writes down what it is asked to say instead of sounding it."""

from __future__ import annotations

import time

import pytest

from tests.speech.dispatcher import Dispatcher, needs_dispatcher
from voicecards.sound.trouble import TroubleCode
from voicecards.speech.reader_voice import ReaderVoice
from voicecards.speech.virtual_voice import VirtualVoice

pytestmark = needs_dispatcher
pytest.importorskip("prism", reason="the optional extra `screenreader` is not installed")


@pytest.fixture
def dispatcher(tmp_path, monkeypatch):
    running = Dispatcher(tmp_path)
    monkeypatch.setenv("SPEECHD_ADDRESS", running.address)
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:")  # no Orca of the desktop
    yield running
    running.kill()


@pytest.fixture
def troubles():
    return []


@pytest.fixture
def voice(dispatcher, troubles):
    voice = ReaderVoice(VirtualVoice(time.monotonic), on_trouble=troubles.append)
    voice.follow("auto", seconds=10)
    yield voice
    voice.close()


def test_auto_speaks_through_a_dispatcher_that_runs(voice, dispatcher, utter):
    assert voice.reader == "Speech Dispatcher"
    voice.speak(utter("la donna di cuori"), "it")
    assert dispatcher.wait_for("la donna di cuori").startswith("Paolo")
    voice.speak(utter("дама червей"), "ru")
    assert dispatcher.wait_for("дама червей").startswith("Ivan")


def test_the_rate_of_the_settings_is_asked_for(voice, dispatcher, utter):
    voice.rate = 900
    voice.speak(utter("svelto"), "it")
    assert dispatcher.wait_for("svelto").startswith("Paolo 100")
    voice.rate = 175
    voice.speak(utter("medio"), "it")
    assert dispatcher.wait_for("medio").startswith("Paolo 0")


def test_a_dispatcher_killed_in_mid_line_is_noticed(voice, dispatcher, utter, troubles):
    line = utter("una frase abbastanza lunga perché la fine non arrivi prima della morte")
    voice.speak(line, "it")
    dispatcher.wait_for("una frase")
    dispatcher.kill()
    end = time.monotonic() + 4
    while not troubles and time.monotonic() < end:
        assert voice.busy
        time.sleep(0.02)
    assert [trouble.code for trouble in troubles] == [TroubleCode.READER_GONE]
    assert voice.own.busy  # it says the line again
