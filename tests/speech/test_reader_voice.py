"""Screen reader and own voice: one speaks at a time, and no line is lost between them."""

from __future__ import annotations

import threading
import time

import pytest

from voicecards.sound.trouble import TroubleCode
from voicecards.speech import reader_link
from voicecards.speech.queue import SpeechQueue
from voicecards.speech.reader_voice import BEFORE_SPEECH, ReaderVoice
from voicecards.speech.screen_reader import ReaderGone, ReaderUnavailable
from voicecards.speech.virtual_voice import VirtualVoice


class FakeReader:
    name = "Reader"
    brailles = True
    sets_rate = False

    def __init__(self):
        self.runs = True
        self.hangs = False
        self.release = threading.Event()
        self.did = []

    def alive(self):
        return self.runs

    def say(self, text, lang, rate_wpm, braille):
        if self.hangs:
            self.release.wait(20)
        if not self.runs:
            raise ReaderGone("gone")
        self.did.append((text, lang, braille))

    def stop(self):
        self.did.append("stop")


class OwnVoice(VirtualVoice):
    def __init__(self, clock):
        super().__init__(clock)
        self.said = []

    def speak(self, utterance, lang):
        self.said.append(utterance.text)
        super().speak(utterance, lang)


class Scene:
    def __init__(self, clock, speech="auto", reader=None):
        self.clock = clock
        self.reader = reader
        self.own = OwnVoice(clock)
        self.troubles = []
        self.voice = ReaderVoice(
            self.own, on_trouble=self.troubles.append, clock=clock, find=lambda _: self.open
        )
        self.voice.follow(speech, seconds=2)

    def open(self):
        if self.reader is None or not self.reader.runs:
            raise ReaderUnavailable("none")
        return self.reader

    @property
    def codes(self):
        return [trouble.code for trouble in self.troubles]


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    for name in ("LOOK_SECONDS", "IDLE_SECONDS", "SEARCH_SECONDS"):
        monkeypatch.setattr(reader_link, name, 0.01)


@pytest.fixture
def scene(clock):
    made = []

    def make(**how):
        made.append(Scene(clock, **how))
        return made[-1]

    yield make
    for one in made:
        if one.reader is not None:
            one.reader.release.set()
        one.voice.close()


def until(true):
    end = time.monotonic() + 5
    while not true():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_the_reader_speaks_and_the_own_voice_is_silent(scene, utter):
    it = scene(reader=FakeReader())
    it.voice.speak(utter("la tua mano"), "it")
    until(lambda: it.reader.did)
    assert it.reader.did == [("la tua mano", "it", True)]
    assert it.own.said == []
    assert it.voice.reader == "Reader"


def test_the_end_of_a_line_is_estimated_from_its_words(scene, utter, clock):
    it = scene(reader=FakeReader())
    it.voice.rate = 120
    it.voice.speak(utter("uno due tre quattro"), "it")
    assert it.voice.ends_at == pytest.approx(2.0 + BEFORE_SPEECH)
    clock.now = 1.9
    assert it.voice.busy
    clock.now = 2.3
    assert not it.voice.busy


def test_a_key_cuts_the_reader(scene, utter):
    it = scene(reader=FakeReader())
    it.voice.speak(utter("una frase lunga"), "it")
    until(lambda: it.reader.did)
    it.voice.stop()
    assert not it.voice.busy
    until(lambda: it.reader.did[-1] == "stop")


def test_a_reader_that_goes_in_mid_line_is_noticed_and_the_line_said_again(scene, utter, clock):
    it = scene(reader=FakeReader())
    it.voice.speak(utter("il re di picche"), "it")
    until(lambda: it.reader.did)
    it.reader.runs = False
    until(lambda: it.voice.busy and it.own.said)
    assert it.own.said == ["il re di picche"]
    assert it.codes == [TroubleCode.READER_GONE]
    it.voice.speak(utter("tocca a te"), "it")
    assert it.own.said == ["il re di picche", "tocca a te"]


def test_a_line_that_the_reader_refuses_is_said_by_the_own_voice(scene, utter):
    it = scene(reader=FakeReader())
    it.reader.runs = False
    it.voice.speak(utter("uno"), "it")
    until(lambda: it.voice.busy and it.own.said)
    assert it.own.said == ["uno"]


def test_a_line_said_to_its_end_is_not_said_again(scene, utter, clock):
    it = scene(reader=FakeReader())
    it.voice.speak(utter("uno"), "it")
    until(lambda: it.reader.did)
    clock.now = 10
    assert not it.voice.busy
    it.reader.runs = False
    until(lambda: it.voice.reader is None)
    assert not it.voice.busy
    assert it.own.said == []


def test_a_reader_that_hangs_is_given_up(scene, utter, clock):
    it = scene(reader=FakeReader())
    it.reader.hangs = True
    it.voice.speak(utter("una frase di cinque parole"), "it")
    until(lambda: it.voice._link.stuck_for() == 0.0 and it.voice._link._since is not None)
    clock.now = 1.1
    assert it.voice.busy
    assert it.own.said == ["una frase di cinque parole"]
    assert it.codes == [TroubleCode.READER_GONE]
    assert it.voice.reader is None


def test_a_reader_that_comes_back_speaks_again(scene, utter):
    it = scene(reader=FakeReader())
    it.reader.runs = False
    until(lambda: it.voice.reader is None)
    it.reader.runs = True
    until(lambda: it.voice.reader)
    it.voice.speak(utter("eccomi"), "it")
    until(lambda: ("eccomi", "it", True) in it.reader.did)
    assert it.own.said == []


def test_a_reader_that_starts_after_the_program_is_told_and_speaks(scene, utter):
    it = scene()
    assert not it.voice.busy
    it.reader = FakeReader()
    until(lambda: it.voice.busy or it.troubles)
    assert it.codes == [TroubleCode.READER_FOUND]
    it.voice.speak(utter("eccomi"), "it")
    until(lambda: ("eccomi", "it", True) in it.reader.did)
    assert it.own.said == []
    assert it.codes == [TroubleCode.READER_FOUND]


def test_a_reader_that_runs_from_the_start_is_no_news(scene, utter):
    it = scene(reader=FakeReader())
    assert not it.voice.busy
    assert it.troubles == []


def test_a_reader_that_goes_and_comes_while_nothing_is_said_is_told_each_time(scene, utter):
    it = scene(reader=FakeReader())
    for times in (1, 2):
        it.reader.runs = False
        until(lambda: it.voice.busy or it.codes[-1:] == [TroubleCode.READER_GONE])
        it.reader.runs = True
        until(lambda: it.voice.busy or it.codes[-1:] == [TroubleCode.READER_FOUND])
        assert it.codes == [TroubleCode.READER_GONE, TroubleCode.READER_FOUND] * times


def test_without_a_reader_the_own_voice_speaks(scene, utter):
    it = scene()
    it.voice.speak(utter("uno"), "it")
    assert it.own.said == ["uno"]
    assert it.troubles == []


def test_a_reader_asked_for_in_vain_is_told(scene, utter):
    it = scene(speech="reader")
    assert it.codes == [TroubleCode.NO_READER]
    it.voice.speak(utter("uno"), "it")
    assert it.own.said == ["uno"]


def test_the_own_voice_can_be_chosen_while_a_reader_runs(scene, utter):
    it = scene(reader=FakeReader(), speech="pyttsx3")
    it.voice.speak(utter("uno"), "it")
    assert it.own.said == ["uno"]
    it.voice.follow("auto", seconds=2)
    it.voice.speak(utter("due"), "it")
    until(lambda: it.reader.did)
    assert it.own.said == ["uno"]


def test_braille_can_be_turned_off(scene, utter):
    it = scene(reader=FakeReader())
    it.voice.braille = False
    it.voice.speak(utter("uno"), "it")
    until(lambda: it.reader.did)
    assert it.reader.did == [("uno", "it", False)]


def test_every_line_of_a_queue_comes_back_once_though_the_reader_goes(scene, utter, clock, lines):
    it = scene(reader=FakeReader())
    queue = SpeechQueue(it.voice, clock, lines.append, lang="it")
    for text in ("uno", "due", "tre"):
        queue.say(utter(text))
    queue.pump()
    until(lambda: it.reader.did)
    it.reader.runs = False
    until(lambda: it.voice.busy and it.own.said)
    for _ in range(20):
        clock.now += 0.5
        queue.pump()
    assert lines.texts == ["uno", "due", "tre"]
    assert lines.cuts == [False] * 3
    assert it.own.said == ["uno", "due", "tre"]
