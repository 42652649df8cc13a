"""What the tests of speech share: a fake synthesiser, a collector of lines, a hand-set clock."""

import threading
from dataclasses import dataclass, field

import numpy as np
import pytest

from voicecards.sound.pcm import Pcm
from voicecards.speech.queue import SpokenLine
from voicecards.speech.synthesiser import VoiceInfo, match_voice
from voicecards.utterance import Category, Priority, Utterance


@dataclass
class FakeSynthesiser:
    """Makes a tone of a set length for each text, and can be told to fail or to hang."""

    name: str = "fake"
    langs: tuple[str, ...] = ("it", "ru", "en")
    variants: tuple[str, ...] = ()
    seconds: float = 0.03
    texts: list[str] = field(default_factory=list)
    rates: list[int] = field(default_factory=list)
    error: Exception | None = None
    hangs: bool = False
    closed: bool = False
    release: threading.Event = field(default_factory=threading.Event)

    def voices(self):
        return [VoiceInfo(f"{self.name}-{lang}", f"Voice of {lang}", lang) for lang in self.langs]

    def find(self, lang, wanted):
        voice = match_voice(self.voices(), lang, wanted)
        return voice.id if voice else None

    def synthesise(self, text, voice, rate_wpm=200, pitch=50):
        self.texts.append(text)
        self.rates.append(rate_wpm)
        if self.hangs:
            self.release.wait(20)
        if self.error is not None:
            raise self.error
        time = np.arange(int(self.seconds * 22050)) / 22050
        return Pcm((8000 * np.sin(time * 2764.6)).astype(np.int16), 22050)

    def close(self):
        self.closed = True


@pytest.fixture
def fake():
    synthesiser = FakeSynthesiser()
    yield synthesiser
    synthesiser.release.set()


@pytest.fixture
def make_fake():
    made = []

    def make(**how):
        made.append(FakeSynthesiser(**how))
        return made[-1]

    yield make
    for synthesiser in made:
        synthesiser.release.set()


class Clock:
    """A clock that tests set."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


class Lines(list[SpokenLine]):
    """Collects spoken lines."""

    @property
    def texts(self):
        return [line.utterance.text for line in self]

    @property
    def cuts(self):
        return [line.cut for line in self]


@pytest.fixture
def lines():
    return Lines()


def utterance(text, priority=Priority.EVENT, category=Category.PLAY, **more):
    return Utterance(text, category, priority, **more)


@pytest.fixture
def utter():
    return utterance
