"""The sounding voice on SDL's drivers without hardware: cuts, places, ends, hung engines."""

import time

import numpy as np
import pytest

from voicecards.sound.mixer import Mixer
from voicecards.sound.pcm import Pcm
from voicecards.sound.trouble import TroubleCode
from voicecards.speech.espeak import Espeak
from voicecards.speech.mixer_voice import MixerVoice
from voicecards.speech.queue import SpeechQueue
from voicecards.speech.synthesiser import NoVoiceForLanguage, SpeechUnavailable, VoiceInfo
from voicecards.speech.wishes import Wishes

LANGS = ("it", "ru", "en")


@pytest.fixture
def mixer(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    opened = Mixer()
    yield opened
    opened.close()


@pytest.fixture
def disk_mixer(monkeypatch, tmp_path):
    """A device that writes what it plays to a file, about ten times as fast as it would sound."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "out.raw"))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "1")
    opened = Mixer()

    def played():
        opened.close()
        return np.fromfile(tmp_path / "out.raw", dtype="<i2").reshape(-1, 2)

    yield opened, played
    opened.close()


@pytest.fixture
def voices():
    opened = []

    def make(mixer, *factories, **how):
        opened.append(MixerVoice(mixer, factories, langs=how.pop("langs", LANGS), **how))
        return opened[-1]

    yield make
    for voice in opened:
        voice.close()


def wait(until, seconds=5.0):
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.002)


class Steps:
    """A synthesiser whose n-th text is a level of its own: "7" is half a second at level 70."""

    name = "steps"
    variants = ()

    def __init__(self, seconds=0.5):
        self.seconds = seconds

    def voices(self):
        return [VoiceInfo("steps", "Steps", "it")]

    def find(self, lang, wanted):
        return "steps" if lang == "it" else None

    def synthesise(self, text, voice, rate_wpm=200, pitch=50):
        return Pcm(np.full(int(44100 * self.seconds), 100 * int(text), np.int16), 44100)

    def close(self):
        pass


def test_twenty_lines_give_twenty_starts_and_twenty_ends(mixer, voices, fake, lines, utter):
    voice = voices(mixer, lambda: fake)
    started = []
    queue = SpeechQueue(
        voice, time.monotonic, lines.append, lang="it", on_start=lambda u: started.append(u.text)
    )
    texts = [f"riga {number}" for number in range(20)]
    for text in texts:
        queue.say(utter(text))

    def all_said():
        queue.pump()
        return not queue.busy

    wait(all_said)
    assert started == texts == lines.texts == fake.texts
    assert not any(lines.cuts)
    assert all(line.end - line.start >= 0.02 for line in lines)


def test_of_fifty_rapid_lines_only_the_last_completes(disk_mixer, voices, utter):
    mixer, played = disk_mixer
    voice = voices(mixer, Steps, langs=["it"])
    for number in range(1, 51):
        voice.speak(utter(str(number)), "it")
        time.sleep(0.002)
    wait(lambda: not voice.busy)
    left = played()[:, 0].astype(int)
    sounding = left[left != 0]
    assert np.all(np.diff(sounding) >= 0), "a line was heard after a later one had begun"
    last = sounding == sounding.max()
    assert sounding.max() == pytest.approx(5000 * 0.7071, rel=0.02)
    assert last.sum() == pytest.approx(22050, abs=2)
    assert (~last).sum() > 0


def test_a_line_comes_from_its_side_at_the_volume_set(disk_mixer, voices, utter):
    mixer, played = disk_mixer
    voice = voices(mixer, lambda: Steps(0.05), langs=["it"])
    for pan, volume in [(-1.0, 1.0), (1.0, 1.0), (0.0, 0.5)]:
        voice.volume = volume
        voice.speak(utter("100", pan=pan), "it")
        wait(lambda: not voice.busy)
    heard = [tuple(pair) for pair in played() if pair.any()]
    distinct = list(dict.fromkeys(heard))
    assert distinct[0] == (10000, 0)
    assert distinct[1] == (0, 10000)
    assert distinct[2][0] == distinct[2][1] == pytest.approx(3536, rel=0.02)


def test_stop_silences_and_ends_the_line(mixer, voices, utter):
    voice = voices(mixer, Steps, langs=["it"])
    voice.speak(utter("1"), "it")
    wait(mixer.voice.get_busy)
    voice.stop()
    assert not mixer.voice.get_busy()
    assert not voice.busy


def test_speaking_never_keeps_the_caller_waiting(mixer, voices, make_fake, utter):
    hung = make_fake(hangs=True)
    voice = voices(mixer, lambda: hung)
    times = []
    for _ in range(20):
        before = time.perf_counter()
        voice.speak(utter("una riga"), "it")
        voice.stop()
        times.append(time.perf_counter() - before)
    assert sorted(times)[10] < 0.002


def test_a_hung_engine_is_replaced_and_the_line_is_said_once(mixer, voices, make_fake, utter):
    hung, spare = make_fake(name="hung", hangs=True), make_fake(name="spare")
    troubles = []
    voice = voices(
        mixer, lambda: hung, spares=[lambda: spare], on_trouble=troubles.append, patience=0.1
    )
    voice.speak(utter("una riga"), "it")
    wait(lambda: not voice.busy)
    assert spare.texts == ["una riga"]
    assert [trouble.code for trouble in troubles] == [TroubleCode.VOICE_REPLACED]
    assert voice.voices["it"] == "spare: spare-it"
    hung.release.set()  # the old engine answers at last: too late to be heard
    time.sleep(0.05)
    assert not mixer.voice.get_busy()
    voice.speak(utter("un'altra"), "it")
    wait(lambda: not voice.busy)
    assert spare.texts == ["una riga", "un'altra"]


def test_an_engine_that_hangs_while_starting_is_left_out(mixer, voices, fake, make_fake):
    hung = make_fake()
    voice = voices(mixer, lambda: hung.release.wait(20) and hung, lambda: fake, patience=0.1)
    assert voice.voices["it"] == "fake: fake-it"


def test_an_engine_that_fails_is_tried_again_once_then_told(mixer, voices, fake, utter):
    fake.error = SpeechUnavailable("broken")
    troubles = []
    voice = voices(mixer, lambda: fake, on_trouble=troubles.append)
    voice.speak(utter("una riga"), "it")
    wait(lambda: not voice.busy)
    assert fake.texts == ["una riga"] * 2
    assert [t.code for t in troubles] == [TroubleCode.VOICE_REPLACED, TroubleCode.VOICE_FAILED]
    fake.error = None
    voice.speak(utter("una riga"), "it")
    wait(mixer.voice.get_busy)


def test_without_any_engine_opening_fails_clearly(mixer):
    def missing():
        raise SpeechUnavailable("no library")

    with pytest.raises(SpeechUnavailable, match="no library"):
        MixerVoice(mixer, [missing], langs=LANGS)


def test_a_language_without_a_voice_is_refused(mixer, voices, make_fake, utter):
    voice = voices(mixer, lambda: make_fake(langs=("it",)))
    assert not voice.speaks("ru")
    with pytest.raises(NoVoiceForLanguage):
        voice.speak(utter("раз"), "ru")


def test_each_language_is_spoken_by_the_first_engine_that_can(mixer, voices, make_fake):
    italian, english = make_fake(name="a", langs=("it",)), make_fake(name="b", langs=("it", "en"))
    voice = voices(mixer, lambda: italian, lambda: english)
    assert voice.voices == {"it": "a: a-it", "en": "b: b-en"}


def test_a_voice_asked_for_by_name_speaks_its_language_only(mixer, voices, make_fake):
    first, second = make_fake(name="a"), make_fake(name="b")
    voice = voices(mixer, lambda: first, lambda: second, wishes=Wishes("b-ru"))
    assert voice.voices == {"it": "a: a-it", "ru": "b: b-ru", "en": "a: a-en"}


def test_a_voice_that_nobody_has_is_told(mixer, voices, fake):
    troubles = []
    voices(mixer, lambda: fake, wishes=Wishes("nobody"), on_trouble=troubles.append)
    assert [(t.code, t.detail) for t in troubles] == [(TroubleCode.UNKNOWN_VOICE, "nobody")]


def test_the_rate_holds_from_the_next_line_within_its_limits(mixer, voices, fake, utter):
    voice = voices(mixer, lambda: fake, rate=300)
    for rate in (None, 450, 5000):
        voice.rate = rate or voice.rate
        voice.speak(utter(f"a {rate}"), "it")
        wait(lambda: not voice.busy)
    assert fake.rates == [300, 450, 900]


def test_a_line_said_before_is_not_synthesised_again(mixer, voices, fake, utter):
    voice = voices(mixer, lambda: fake)
    for _ in range(3):
        voice.speak(utter("tocca a te"), "it")
        wait(lambda: not voice.busy)
    assert fake.texts == ["tocca a te"]


def test_the_embedded_voice_is_heard_in_three_languages(disk_mixer, voices, utter):
    mixer, played = disk_mixer
    voice = voices(mixer, Espeak)
    for lang, text in [("it", "sette di cuori"), ("ru", "семёрка червей"), ("en", "seven")]:
        voice.speak(utter(text), lang)
        wait(lambda: not voice.busy)
    loud = np.abs(played()[:, 0].astype(int)) > 1000
    assert 0.2 < loud.sum() / 44100 < 3
