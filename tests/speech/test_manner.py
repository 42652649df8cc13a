"""How lines are said: whose voice, how high, and with a lead-in after quiet."""

import time

import numpy as np
import pytest

from voicecards.sound.mixer import Mixer
from voicecards.sound.pcm import QUIET, Pcm, awakened
from voicecards.speech.mixer_voice import QUIET_SECONDS, MixerVoice
from voicecards.speech.synthesiser import VoiceInfo
from voicecards.speech.wishes import Wishes
from voicecards.utterance import Role


@pytest.fixture
def mixer(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    opened = Mixer()
    yield opened
    opened.close()


@pytest.fixture
def said(make_fake):
    """A synthesiser that notes what is asked of it, with its three Italian voices."""
    fake = make_fake(langs=("it", "it-x", "it-y", "en"))
    fake.asked = []
    make = fake.synthesise

    def synthesise(text, voice, rate_wpm=200, pitch=50):
        fake.asked.append((text, voice, pitch))
        return make(text, voice, rate_wpm, pitch)

    fake.synthesise = synthesise
    return fake


@pytest.fixture
def open_voice(mixer, said):
    opened = []

    def make(**how):
        opened.append(MixerVoice(mixer, [lambda: said], langs=("it", "en"), **how))
        return opened[-1]

    yield make
    for voice in opened:
        voice.close()


def say(voice, line, lang="it"):
    voice.speak(line, lang)
    end = time.monotonic() + 5
    while voice.busy:
        assert time.monotonic() < end
        time.sleep(0.002)


WISHES = Wishes(
    named={("it", Role.PLAYERS): "fake-it-x", ("it", Role.ANSWERS): "fake-it-y"},
)


def test_others_and_answers_have_voices_of_their_own(open_voice, said, utter):
    voice = open_voice(wishes=WISHES)
    for role in Role:
        say(voice, utter(role.value, role=role))
    assert [asked[1] for asked in said.asked] == ["fake-it", "fake-it-x", "fake-it-y"]


def test_a_language_without_them_speaks_with_its_one_voice(open_voice, said, utter):
    voice = open_voice(wishes=WISHES)
    say(voice, utter("Anna plays", role=Role.PLAYERS), "en")
    assert said.asked[-1][1] == "fake-en"


def test_a_voice_that_does_not_exist_is_told_and_the_main_one_speaks(open_voice, said, utter):
    troubles = []
    wishes = Wishes(named={("it", Role.PLAYERS): "nobody"})
    voice = open_voice(wishes=wishes, on_trouble=troubles.append)
    say(voice, utter("gioca Anna", role=Role.PLAYERS))
    assert said.asked[-1][1] == "fake-it"
    assert [trouble.detail for trouble in troubles] == ["nobody"]


def test_the_pitch_is_asked_for_and_a_line_is_made_anew_for_it(open_voice, said, utter):
    voice = open_voice()
    say(voice, utter("uno"))
    voice.pitch = 70
    say(voice, utter("uno"))
    assert [asked[2] for asked in said.asked] == [50, 70]


def test_the_lead_in_is_too_faint_to_be_heard_and_as_long_as_asked():
    pcm = awakened(Pcm(np.full(10, 9000, np.int16), 22050), 200)
    before = pcm.samples[: 22050 // 5]
    assert len(pcm.samples) == 22050 // 5 + 10
    assert np.abs(before).max() < QUIET
    assert before.any()


def test_only_a_line_after_two_seconds_of_quiet_has_a_lead_in(open_voice, utter, clock, mixer):
    voice = open_voice(clock=clock)
    lengths = []
    make = voice._make_sound

    def sound(pcm, pan, volume):
        lengths.append(round(pcm.seconds, 2))
        return make(pcm, pan, volume)

    voice._make_sound = sound
    say(voice, utter("uno"))
    voice.lead_in = 300
    clock.now += QUIET_SECONDS
    say(voice, utter("due"))
    say(voice, utter("tre"))
    clock.now += QUIET_SECONDS
    say(voice, utter("quattro"))
    assert lengths == [0.03, 0.33, 0.03, 0.33]


def test_the_voices_of_slower_synthesisers_are_listed_when_asked_for(mixer, make_fake):
    other = make_fake(name="sapi5", langs=("it",))
    voice = MixerVoice(mixer, [make_fake, lambda: other], langs=("it", "ru", "en"))
    other.voices = lambda: [VoiceInfo("HKEY\\Elsa", "Elsa", "it")]
    assert voice.choices("it") == ("Voice of it",)
    end = time.monotonic() + 5
    while len(voice.choices("it")) < 2:
        assert time.monotonic() < end
        time.sleep(0.002)
    assert voice.choices("it") == ("Voice of it", "Elsa")
    voice.close()
