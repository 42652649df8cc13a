"""Sound device, voices and screen, with what is there and what is not."""

import os

import pytest

from voicecards.doctor.display import display
from voicecards.doctor.examination import CHECKS, examine, passes, summary
from voicecards.doctor.microphone import microphone
from voicecards.doctor.voices import language_voice, sound_device, speech
from voicecards.speech.choose import Found
from voicecards.speech.synthesiser import SpeechUnavailable, VoiceInfo


@pytest.fixture
def silent(around, monkeypatch):
    """Makes surroundings with SDL's silent device open."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    opened = []

    def make(text=None, **more):
        opened.append(around(text, **more))
        opened[-1].open_sound()
        return opened[-1]

    yield make
    for surroundings in opened:
        surroundings.close()


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_the_embedded_voice_speaks_every_language(around, lang):
    finding = language_voice(around(), lang)
    assert (finding.check, finding.ok) == (f"voice.{lang}", True)
    assert finding.detail.startswith("espeak: ")


def no_voice():
    return [
        Found("espeak", failure="its data are missing"),
        Found("sapi5", (VoiceInfo("1", "Zira", "en-US"),)),
    ]


def test_a_language_without_a_voice_tells_why_and_what_to_do(around):
    finding = language_voice(around(survey=no_voice), "ru")
    assert not finding.ok
    assert finding.detail == "espeak: its data are missing"
    assert finding.remedy is not None
    assert language_voice(around(survey=no_voice), "en").ok


def test_only_the_voice_of_the_players_language_is_essential(around):
    surroundings = around(lang="ru", survey=no_voice)
    assert language_voice(surroundings, "ru").essential
    assert not language_voice(surroundings, "it").essential


def test_a_silent_device_is_no_sound_device(silent):
    finding = sound_device(silent())
    assert (finding.ok, finding.message.key) == (False, "no-sound")
    assert finding.detail == "SDL_AUDIODRIVER=dummy"


@pytest.fixture
def to_file(silent, monkeypatch, tmp_path):
    """Makes surroundings with SDL's file device open; a name it is given is the file's."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", os.devnull)
    monkeypatch.chdir(tmp_path)
    return silent


def test_the_loudspeaker_of_the_settings_is_used(to_file):
    there = sound_device(to_file()).detail
    assert sound_device(to_file(f'speaker = "{there}"')).ok


def test_a_loudspeaker_of_the_settings_that_is_not_there_is_told_with_its_remedy(to_file):
    surroundings = to_file('speaker = "Headphones"')
    surroundings.mixer.name = ""  # SDL refuses the name, except to its file device
    finding = sound_device(surroundings)
    assert (finding.ok, finding.essential) == (False, False)
    assert finding.message.key == "sound-device-missing"
    assert finding.detail.startswith("speaker = 'Headphones'; ")
    assert finding.remedy.key == "doctor-speaker-remedy"


def test_a_silent_device_has_no_microphone_either(silent):
    finding = microphone(silent())
    assert (finding.ok, finding.message.key) == (False, "microphone-missing")


def test_the_voice_is_opened_as_in_a_session(silent):
    assert speech(silent()).message.key == "doctor-speech-fine"
    assert speech(silent('voice = "zork"')).message.key == "voice-unknown"
    assert speech(silent('speech = "none"')).message.key == "doctor-speech-off"


def test_speech_that_cannot_be_had_is_essential(silent, monkeypatch):
    def broken(*_, **__):
        raise SpeechUnavailable("its data are missing")

    monkeypatch.setattr("voicecards.speech.choose.open_voice", broken)
    finding = speech(silent())
    assert (finding.ok, finding.essential) == (False, True)
    assert "its data are missing" in finding.detail


def test_a_voice_of_one_language_that_does_not_exist_is_named(silent):
    finding = speech(silent('[voices_players]\nit = "zork"\n'))
    assert (finding.ok, finding.message.key) == (False, "voice-unknown")
    assert "voices_players.it = 'zork'" in finding.detail


def test_no_screen_is_told(around, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert not display(around()).ok
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert display(around()).detail == "dummy"
    monkeypatch.setenv("SDL_VIDEODRIVER", "no such driver")
    assert not display(around()).ok


def test_every_check_gives_its_finding_in_order(silent):
    findings = list(examine(silent()))
    assert [finding.check for finding in findings] == list(CHECKS)
    assert all(finding.ok or finding.remedy for finding in findings)


def test_a_check_that_fails_itself_does_not_stop_the_others(around, monkeypatch):
    def broken(_):
        raise OSError("a broken library")

    monkeypatch.setitem(CHECKS, "cues", broken)
    findings = {finding.check: finding for finding in examine(around())}
    assert list(findings) == list(CHECKS)
    assert findings["cues"].message.key == "doctor-check-broke"
    assert findings["cues"].detail == "OSError: a broken library"


def test_the_summary_tells_whether_one_can_play(around):
    fine = language_voice(around(), "en")
    lesser = language_voice(around(survey=no_voice), "it")
    grave = language_voice(around(lang="it", survey=no_voice), "it")
    assert summary([fine]).key == "doctor-all-well"
    assert summary([fine, lesser]).key == "doctor-playable"
    assert summary([lesser, grave]).key == "doctor-essential"
    assert [passes([fine, lesser]), passes([fine, grave])] == [True, False]
