"""The recognizers are loaded for real; where the better one is missing the small one is used."""

import pytest

from voicecards.doctor.ears import better_recognizer, fetched_model, small_recognizer
from voicecards.hearing import ear
from voicecards.hearing.hama_engine import HamaUnavailable


@pytest.fixture
def without_hama(monkeypatch):
    def missing(lexicon, taught):
        raise HamaUnavailable("no library for this system")

    monkeypatch.setattr(ear, "HamaRecognizer", missing)


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_the_small_recognizer_loads_in_every_language(around, lang):
    finding = small_recognizer(around('recognizer = "sphinx"', lang=lang))
    assert (finding.ok, finding.message.key) == (True, "doctor-sphinx-used")


def test_the_better_one_is_the_usual_one(around):
    pytest.importorskip("hama", reason="hama has no build for this system")
    assert better_recognizer(around()).message.key == "doctor-hama-used"
    assert small_recognizer(around()).message.key == "doctor-sphinx-spare"


def test_without_the_better_one_the_small_one_is_used(around, without_hama, monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    assert small_recognizer(around()).message.key == "doctor-sphinx-used"
    finding = better_recognizer(around())
    assert (finding.ok, finding.essential) == (False, False)
    assert "no library for this system" in finding.detail


def test_on_windows_nothing_is_wrong_with_that(around, without_hama, monkeypatch):
    monkeypatch.setattr("sys.platform", "win32")
    finding = better_recognizer(around())
    assert (finding.ok, finding.message.key) == (True, "doctor-hama-not-here")


def test_a_model_that_is_not_here_is_offered_with_its_size(around):
    finding = fetched_model(around())
    assert finding.ok
    assert finding.message.key in ("doctor-model-offer", "doctor-model-offer-extra")
    assert finding.message.args["n"] == 146
    assert "voicecards models get whisper-base" in finding.detail


def test_that_the_voice_leaves_the_computer_is_told(around):
    assert fetched_model(around('recognizer = "google"')).message.key == "doctor-google-used"


def test_a_damaged_model_is_told_with_its_remedy(around, settings_path, monkeypatch):
    monkeypatch.setattr("voicecards.hearing.available.find_spec", lambda name: name)
    whisper = settings_path.parent / "models" / "whisper-base"
    whisper.mkdir(parents=True)
    for name in ("model.bin", "config.json", "vocabulary.txt"):
        (whisper / name).write_text("nothing")
    finding = fetched_model(around())
    assert not finding.ok
    assert finding.message.key == "doctor-whisper-broken"
    assert finding.remedy is not None
    assert not finding.essential


def test_a_recognizer_of_the_settings_that_is_not_here_is_told(around):
    finding = fetched_model(around('recognizer = "vosk"\nmodel = "nowhere"\n'))
    assert (finding.ok, finding.message.key) == (False, "doctor-vosk-broken")
    assert finding.detail == "recognizer = vosk, nowhere"
    assert finding.remedy is not None
