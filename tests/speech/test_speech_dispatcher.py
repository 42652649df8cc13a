"""A real Speech Dispatcher, which writes down what it is asked to say instead of sounding it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time

import pytest

from voicecards.sound.trouble import TroubleCode
from voicecards.speech.reader_voice import ReaderVoice
from voicecards.speech.virtual_voice import VirtualVoice

pytestmark = [
    pytest.mark.skipif(
        sys.platform == "win32" or shutil.which("speech-dispatcher") is None,
        reason="speech-dispatcher is not installed",
    ),
]
pytest.importorskip("prism", reason="the optional extra `screenreader` is not installed")

CONFIG = """\
LogLevel 2
AudioOutputMethod "libao"
AddModule "paper" "sd_generic" "paper.conf"
DefaultModule paper
"""
MODULE = """\
GenericExecuteSynth "echo '$VOICE $RATE: $DATA' >> {paper}"
GenericRateAdd 0
GenericRateMultiply 100
GenericRateForceInteger 1
GenericLanguage "it" "it" "utf-8"
GenericLanguage "ru" "ru" "utf-8"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "male1" "John"
AddVoice "it" "male1" "Paolo"
AddVoice "ru" "male1" "Ivan"
"""


class Dispatcher:
    """One running server."""

    def __init__(self, folder):
        self.paper = folder / "paper.txt"
        (folder / "modules").mkdir()
        (folder / "speechd.conf").write_text(CONFIG)
        (folder / "modules" / "paper.conf").write_text(MODULE.format(paper=self.paper))
        (folder / ".libao").write_text("default_driver=null\n")  # no sound device is needed
        socket = folder / "s"
        self.address = f"unix_socket:{socket}"
        options = ["-s", "-t", "0", "-c", "unix_socket", "-S", socket, "-C", folder]
        options += ["-L", folder, "-P", folder / "pid"]
        self.server = subprocess.Popen(
            ["speech-dispatcher", *map(str, options)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)},
        )
        end = time.monotonic() + 10
        while not socket.exists():
            if self.server.poll() is not None or time.monotonic() > end:
                pytest.skip("speech-dispatcher does not start here")
            time.sleep(0.02)

    def wait_for(self, text):
        end = time.monotonic() + 5
        while time.monotonic() < end:
            written = self.paper.read_text() if self.paper.exists() else ""
            if text in written:
                return next(line for line in written.splitlines() if text in line)
            time.sleep(0.02)
        raise AssertionError(f"{text!r} was not spoken")

    def kill(self):
        self.server.kill()
        self.server.wait(5)


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
