"""Which voice is opened, speech to a file, and the spare in another process."""

import wave
from contextlib import suppress

import pytest

from voicecards.sound.mixer import Mixer
from voicecards.speech.choose import open_voice, survey, system_synthesisers
from voicecards.speech.espeak_process import EspeakProcess
from voicecards.speech.say_file import say_to_file
from voicecards.speech.silent_voice import SilentVoice
from voicecards.speech.synthesiser import NoVoiceForLanguage, SpeechUnavailable, UnknownVoice
from voicecards.speech.wishes import Wishes


@pytest.fixture
def mixer(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    opened = Mixer()
    yield opened
    opened.close()


@pytest.mark.parametrize("kind", ["auto", "pyttsx3"])
def test_the_embedded_voice_speaks_all_three_languages(mixer, kind):
    voice = open_voice(kind, mixer)
    assert voice.voices == {"it": "espeak: it", "ru": "espeak: ru", "en": "espeak: en"}
    voice.close()


def test_a_voice_can_be_named(mixer):
    voice = open_voice("auto", mixer, wishes=Wishes("ru+f2"))
    assert voice.voices == {"it": "espeak: it", "ru": "espeak: ru+f2", "en": "espeak: en"}
    voice.close()


def test_none_says_nothing_and_is_never_busy(utter):
    voice = open_voice("none", None)
    assert isinstance(voice, SilentVoice)
    voice.speak(utter("ciao"), "it")
    assert not voice.busy


def test_without_a_device_there_is_no_own_voice():
    with pytest.raises(SpeechUnavailable, match="no sound device"):
        open_voice("auto", None)


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_the_embedded_voice_comes_first_everywhere(platform):
    found = survey(system_synthesisers(platform))
    assert found[0].synthesiser == "espeak"
    assert {"it", "ru", "en"} <= {voice.base_lang for voice in found[0].voices}
    assert all(one.voices or one.failure for one in found)


def test_a_text_becomes_a_mono_16_bit_file(tmp_path):
    path = tmp_path / "line.wav"
    pcm = say_to_file("sette di cuori", path, "it", rate=300)
    with wave.open(str(path)) as reader:
        assert (reader.getnchannels(), reader.getsampwidth()) == (1, 2)
        assert (reader.getframerate(), reader.getnframes()) == (pcm.rate, len(pcm.samples))


def test_what_cannot_be_said_to_a_file_fails_and_writes_nothing(tmp_path):
    path = tmp_path / "line.wav"
    with pytest.raises(NoVoiceForLanguage):
        say_to_file("ciao", path, "xx")
    with pytest.raises(UnknownVoice):
        say_to_file("ciao", path, "it", voice="nobody")
    assert not path.exists()
    with pytest.raises(OSError, match="nowhere"):
        say_to_file("ciao", tmp_path / "nowhere" / "line.wav", "it")


def test_the_spare_in_another_process_speaks_like_the_one_in_here():
    spare = EspeakProcess()
    try:
        voice = spare.find("it", "+f2")
        assert voice == "it+f2"
        assert 0.5 < spare.synthesise("sette di cuori", voice, 300).seconds < 0.8
        with pytest.raises(UnknownVoice):
            spare.synthesise("ciao", "zz")
        assert spare.synthesise("ciao", "it").seconds > 0.1
    finally:
        spare.close()


def test_the_spare_that_dies_is_a_clean_failure():
    spare = EspeakProcess()
    spare._child.kill()
    spare._child.wait()
    with pytest.raises(SpeechUnavailable, match="ended"):
        spare.synthesise("ciao", "it")
    with suppress(OSError):  # what could not be sent any more is still in its buffer
        spare._child.stdin.close()
    spare._child.stdin = None
    spare.close()
    with pytest.raises(SpeechUnavailable, match="closed"):
        spare.synthesise("ciao", "it")
