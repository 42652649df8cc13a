"""The embedded voice: real samples, real phonemes, clean failures."""

import threading

import numpy as np
import pytest

from voicecards.speech import espeak
from voicecards.speech.synthesiser import SpeechUnavailable, UnknownVoice

LINES = [("it", "sette di cuori"), ("ru", "семёрка червей"), ("en", "seven of hearts")]


@pytest.mark.parametrize(("voice", "text"), LINES)
def test_a_line_becomes_half_a_second_to_a_second_and_a_half_of_sound(voice, text):
    pcm = espeak.synthesise(text, voice)
    assert pcm.rate == 22050
    assert pcm.samples.dtype == np.int16
    assert 0.5 < pcm.seconds < 1.5
    assert np.abs(pcm.samples).max() > 5000


@pytest.mark.parametrize(("voice", "text"), LINES)
@pytest.mark.parametrize("rate", [120, 350, 900])
def test_no_silence_comes_before_the_first_sound(voice, text, rate):
    pcm = espeak.synthesise(text, voice, rate)
    first = int(np.argmax(np.abs(pcm.samples) > 64))
    assert first <= 0.006 * pcm.rate


def test_faster_rates_make_shorter_lines_from_120_to_900():
    seconds = [espeak.synthesise("sette di cuori", "it", rate).seconds for rate in (120, 300, 900)]
    assert seconds[0] > 1.8 * seconds[1] > 2.5 * seconds[2]


def test_rates_out_of_range_become_the_nearest():
    slow = espeak.synthesise("sette di cuori", "it", 1).seconds
    assert slow == pytest.approx(espeak.synthesise("sette di cuori", "it", 120).seconds, rel=0.05)


def test_a_zero_character_does_not_end_the_line():
    whole = espeak.synthesise("sette\0di cuori", "it").seconds
    assert whole > 1.5 * espeak.synthesise("sette", "it").seconds


def test_nothing_to_say_is_nearly_nothing_to_hear():
    assert espeak.synthesise("", "it").seconds < 0.1


def test_an_unknown_voice_is_refused_and_the_next_line_is_said():
    with pytest.raises(UnknownVoice):
        espeak.synthesise("ciao", "zz")
    assert espeak.synthesise("ciao", "it").seconds > 0.1


@pytest.mark.parametrize(
    ("voice", "word", "ipa"),
    [
        ("it", "sette", "sˈɛtːe"),
        ("it", "giochi", "d\u200dʒˈɔkɪ"),
        ("ru", "громче", "ɡrˈomt\u200dʃʲi"),
        ("ru", "семёрка", "sʲimʲˈɵrka"),
        ("it", "sette di cuori, bello", "sˈɛtːe dɪ kʊˈɔrɪ\nbˈɛllo"),
        ("it", "", ""),
    ],
)
def test_phonemes_are_those_of_the_command_line_tool(voice, word, ipa):
    assert espeak.phonemes(word, voice) == ipa


@pytest.mark.parametrize(
    ("lang", "wanted", "found"),
    [
        ("it", None, "it"),
        ("ru", None, "ru"),
        ("en", None, "en"),
        ("it", "it+f2", "it+f2"),
        ("ru", "+m3", "ru+m3"),
        ("en", "america", "en-US"),
        ("en", "en-us", "en-US"),
        ("it", "it+nobody", None),
        ("it", "Russian", None),
        ("tlh", None, None),
    ],
)
def test_a_voice_is_found_by_language_name_and_variant(lang, wanted, found):
    assert espeak.Espeak().find(lang, wanted) == found


def test_threads_take_turns():
    seconds: list[float] = []

    def speak() -> None:
        for _ in range(5):
            seconds.append(espeak.synthesise("sette di cuori", "it").seconds)
            espeak.phonemes("семёрка", "ru")

    threads = [threading.Thread(target=speak) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(seconds) == 20
    assert max(seconds) - min(seconds) < 0.1


def test_a_library_that_is_held_forever_is_a_clean_failure(monkeypatch):
    monkeypatch.setattr(espeak, "LOCK_SECONDS", 0.01)
    with espeak._the_library(), pytest.raises(SpeechUnavailable, match="does not answer"):
        espeak.synthesise("ciao", "it")


@pytest.fixture
def unloaded(monkeypatch):
    monkeypatch.setattr(espeak, "_library", None)


class Loader:
    """Stands for the package espeakng-loader."""

    def __init__(self, library: str, data: str) -> None:
        self._library, self._data = library, data

    def get_library_path(self) -> str:
        return self._library

    def get_data_path(self) -> str:
        return self._data


def test_a_missing_library_is_a_clean_failure(unloaded, monkeypatch, tmp_path):
    real = espeak._loader()
    nowhere = Loader(str(tmp_path / "no.so"), real.get_data_path())
    monkeypatch.setattr(espeak, "_loader", lambda: nowhere)
    with pytest.raises(SpeechUnavailable, match="cannot be loaded"):
        espeak.Espeak()


def test_missing_data_are_a_clean_failure(unloaded, monkeypatch, tmp_path):
    real = espeak._loader()
    bare = Loader(real.get_library_path(), str(tmp_path))
    monkeypatch.setattr(espeak, "_loader", lambda: bare)
    with pytest.raises(SpeechUnavailable, match="data of espeak NG are missing"):
        espeak.Espeak()


def test_a_data_path_too_long_for_the_library_is_a_clean_failure(unloaded, monkeypatch, tmp_path):
    deep = tmp_path / ("d" * 150)
    deep.mkdir()
    (deep / "phontab").touch()
    real = espeak._loader()
    monkeypatch.setattr(espeak, "_loader", lambda: Loader(real.get_library_path(), str(deep)))
    with pytest.raises(SpeechUnavailable, match="too long"):
        espeak.Espeak()
