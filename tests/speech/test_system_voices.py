"""The routes of Windows and macOS, against drivers and commands that only have their signatures."""

import math
import sys
import types
import wave

import pytest
from pyttsx3.voice import Voice

from voicecards.speech.pyttsx3_voice import Pyttsx3Synthesiser
from voicecards.speech.say_voice import SaySynthesiser
from voicecards.speech.synthesiser import SpeechUnavailable


class FakeSapi:
    """A pyttsx3 driver with the methods of its SAPI5 one, which writes a tone of a second."""

    def __init__(self, proxy):
        self.proxy = proxy
        self.set: dict[str, object] = {"voice": "HKEY\\Zira", "rate": 200}
        self.said: list[str] = []
        self.writes = True

    def destroy(self):
        pass

    def getProperty(self, name):  # noqa: N802 - the driver's signature
        if name == "voices":
            return [
                Voice("HKEY\\Elsa", "Microsoft Elsa Desktop - Italian", ["it-IT"], "Female"),
                Voice("HKEY\\Zira", "Microsoft Zira Desktop - English", [b"en-US"], "Female"),
                Voice("HKEY\\Nameless"),
            ]
        return self.set[name]

    def setProperty(self, name, value):  # noqa: N802
        if name == "rate" and not -10 <= int(math.log(value / 156.63, 1.11)) <= 10:
            raise ValueError("SAPI5 refuses this rate")
        self.set[name] = value

    def save_to_file(self, text, filename):
        self.said.append(text)
        if self.writes:
            with wave.open(filename, "wb") as writer:
                writer.setnchannels(1)
                writer.setsampwidth(2)
                writer.setframerate(22050)
                writer.writeframes(bytes(2000) + b"\x00\x20" * 22050)


@pytest.fixture
def sapi(monkeypatch):
    drivers = []

    def build(proxy):
        drivers.append(FakeSapi(proxy))
        return drivers[-1]

    module = types.ModuleType("pyttsx3.drivers.fakesapi")
    module.buildDriver = build
    monkeypatch.setitem(sys.modules, "pyttsx3.drivers.fakesapi", module)
    synthesiser = Pyttsx3Synthesiser("fakesapi")
    yield synthesiser, drivers[0]
    synthesiser.close()


def test_twenty_lines_through_pyttsx3_are_twenty_sounds(sapi):
    synthesiser, driver = sapi
    voice = synthesiser.find("it", None)
    for number in range(20):
        pcm = synthesiser.synthesise(f"riga {number}", voice, 300)
        assert pcm.seconds == pytest.approx(1.005, abs=0.001)
    assert driver.said == [f"riga {number}" for number in range(20)]
    assert driver.set == {"voice": "HKEY\\Elsa", "rate": 300}


def test_pyttsx3_voices_are_found_by_language_and_name(sapi):
    synthesiser, _ = sapi
    assert synthesiser.find("it", "elsa") == "HKEY\\Elsa"
    assert synthesiser.find("en", None) == "HKEY\\Zira"
    assert synthesiser.find("it", "zira") is None
    assert synthesiser.find("ru", None) is None


def test_pyttsx3_is_asked_for_no_rate_it_cannot_do(sapi):
    synthesiser, driver = sapi
    synthesiser.synthesise("presto", "HKEY\\Elsa", 900)
    assert driver.set["rate"] == 440


def test_an_error_of_the_driver_is_told_and_the_next_line_is_said(sapi):
    synthesiser, driver = sapi
    driver.writes = False
    with pytest.raises(SpeechUnavailable, match="wrote no sound"):
        synthesiser.synthesise("una riga", "HKEY\\Elsa")
    driver.writes = True
    assert synthesiser.synthesise("una riga", "HKEY\\Elsa").seconds > 1


def test_each_engine_is_a_new_one(sapi):
    first, _ = sapi
    second = Pyttsx3Synthesiser("fakesapi")
    assert second._engine is not first._engine
    second.close()


def test_a_driver_that_does_not_work_here_is_a_clean_failure():
    with pytest.raises(SpeechUnavailable):
        Pyttsx3Synthesiser("sapi5" if sys.platform != "win32" else "nsss")


SAY = """#!{python}
import sys, wave
arguments = sys.argv[1:]
if arguments == ["-v", "?"]:
    print("Alice               it_IT    # Ciao! Mi chiamo Alice.")
    print("Eddy (Italian (Italy)) it_IT    # Ciao! Mi chiamo Eddy.")
    print("Milena              ru_RU    # Здравствуйте! Меня зовут Милена.")
    raise SystemExit
text = sys.stdin.read()
with open({log!r}, "a", encoding="utf-8") as log:
    log.write(repr((arguments[:4] + arguments[6:], text)) + "\\n")
if "guasto" in text:
    raise SystemExit(1)
with wave.open(arguments[5], "wb") as writer:
    writer.setnchannels(1)
    writer.setsampwidth(2)
    writer.setframerate(22050)
    writer.writeframes(b"\\x00\\x20" * 22050)
"""


@pytest.fixture
def say(tmp_path):
    log = tmp_path / "log.txt"
    command = tmp_path / "say"
    command.write_text(SAY.format(python=sys.executable, log=str(log)), encoding="utf-8")
    command.chmod(0o755)
    synthesiser = SaySynthesiser(str(command))
    yield synthesiser, log
    synthesiser.close()


needs_scripts = pytest.mark.skipif(sys.platform == "win32", reason="the fake command is a script")


@needs_scripts
def test_say_is_called_with_its_own_options(say):
    synthesiser, log = say
    assert synthesiser.find("it", None) == "Alice"
    assert synthesiser.find("it", "eddy") == "Eddy (Italian (Italy))"
    pcm = synthesiser.synthesise("sette di cuori", "Alice", 250)
    assert (pcm.rate, round(pcm.seconds, 2)) == (22050, 1.0)
    options = ["-v", "Alice", "-r", "250", "--data-format=LEI16@22050", "-f", "-"]
    assert log.read_text(encoding="utf-8").splitlines() == [repr((options, "sette di cuori"))]


@needs_scripts
def test_say_failing_is_told_and_the_next_line_is_said(say):
    synthesiser, _ = say
    with pytest.raises(SpeechUnavailable, match="say failed"):
        synthesiser.synthesise("guasto", "Alice")
    assert synthesiser.synthesise("riga", "Alice").seconds == pytest.approx(1.0)


def test_without_the_command_say_is_a_clean_failure():
    with pytest.raises(SpeechUnavailable, match="no command"):
        SaySynthesiser("no-such-command-anywhere")
