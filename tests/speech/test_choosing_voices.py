"""The player's choice among voices: what there is, and another voice from the next line on."""

import time

import pytest

from voicecards.sound.mixer import Mixer
from voicecards.speech.espeak import Espeak
from voicecards.speech.mixer_voice import MixerVoice
from voicecards.speech.wishes import Wishes

LANGS = ("it", "ru", "en")


@pytest.fixture
def mixer(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    opened = Mixer()
    yield opened
    opened.close()


@pytest.fixture
def open_voice(mixer):
    opened = []

    def make(factory):
        opened.append(MixerVoice(mixer, [factory], langs=LANGS))
        return opened[-1]

    yield make
    for voice in opened:
        voice.close()


def wait_until_said(voice):
    end = time.monotonic() + 5
    while voice.busy:
        assert time.monotonic() < end
        time.sleep(0.002)


def test_the_voices_of_a_language_and_their_variants_can_be_listed(open_voice, make_fake):
    voice = open_voice(lambda: make_fake(variants=("+f1",)))
    assert voice.choices("it") == ("Voice of it", "+f1")
    assert voice.choices("xx") == ()


def test_espeak_offers_its_accents_and_variants(open_voice):
    names = open_voice(Espeak).choices("en")
    assert {"English (America)", "+f2", "+m3"} <= set(names)


def test_another_voice_speaks_from_the_next_line_on(open_voice, utter):
    voice = open_voice(Espeak)
    voice.choose(Wishes("+f2"))
    voice.speak(utter("buonasera"), "it")
    wait_until_said(voice)
    assert voice.voices["it"].endswith("+f2")
    voice.choose(Wishes())
    voice.speak(utter("buonasera"), "it")
    wait_until_said(voice)
    assert not voice.voices["it"].endswith("+f2")


def test_choosing_the_same_voice_changes_nothing(open_voice, make_fake, utter):
    made = []

    def factory():
        made.append(make_fake())
        return made[-1]

    voice = open_voice(factory)
    voice.choose(Wishes())
    voice.speak(utter("one"), "en")
    wait_until_said(voice)
    assert len(made) == 1
