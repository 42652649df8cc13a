"""How findings are told: in writing with details, aloud without, in JSON as one object."""

import io
import json

import pytest

from voicecards.doctor.finding import Finding
from voicecards.doctor.report import Teller, as_json
from voicecards.locale import load
from voicecards.locale.speakable import is_speakable
from voicecards.narration.phrase import Phrase

WRONG = Finding(
    "sound_device",
    False,
    Phrase("no-sound"),
    "ALSA: no\nsuch device 7",
    Phrase("doctor-device-remedy"),
)


class RecordingVoice:
    """Says lines at once, in some languages, and can be interrupted by Ctrl+C."""

    def __init__(self, *langs, interrupted=False):
        self.rate, self.volume = 200, 1.0
        self.langs = langs
        self.interrupted = interrupted
        self.said = []
        self.stopped = False

    def speaks(self, lang):
        return lang in self.langs

    def speak(self, utterance, lang):
        self.said.append((lang, utterance.text))

    def stop(self):
        self.stopped = True

    @property
    def busy(self):
        if self.interrupted:
            raise KeyboardInterrupt
        return False

    ends_at = None

    def close(self):
        self.stop()


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_what_is_wrong_comes_with_its_remedy_and_details_only_in_writing(lang):
    out, voice = io.StringIO(), RecordingVoice("it", "ru", "en")
    Teller(lang, out, voice).finding(WRONG)
    [(spoken_lang, spoken)] = voice.said
    assert spoken_lang == lang
    assert is_speakable(spoken)
    assert load(lang).text("no-sound") in spoken
    assert load(lang).text("doctor-device-remedy") in spoken
    assert out.getvalue() == f"{spoken} (ALSA: no such device 7)\n"


def test_a_language_without_a_voice_is_printed_and_said_in_another():
    out, voice = io.StringIO(), RecordingVoice("it")
    Teller("ru", out, voice).tell(Phrase("doctor-all-well"))
    assert out.getvalue() == "Всё работает.\n"
    assert voice.said == [("it", "Funziona tutto.")]


def test_without_any_voice_lines_are_printed():
    out, voice = io.StringIO(), RecordingVoice()
    Teller("it", out, voice).tell(Phrase("doctor-all-well"))
    assert out.getvalue() == "Funziona tutto.\n"
    assert voice.said == []


def test_ctrl_c_silences_the_voice_and_the_rest_is_printed():
    out, voice = io.StringIO(), RecordingVoice("en", interrupted=True)
    teller = Teller("en", out, voice)
    teller.tell(Phrase("doctor-begins"))
    teller.tell(Phrase("doctor-all-well"))
    assert voice.stopped
    assert len(voice.said) == 1
    assert len(out.getvalue().splitlines()) == 2


def test_json_is_one_object_on_one_line():
    text = as_json([WRONG, Finding("cues", True, Phrase("doctor-cues-fine"))], "it")
    assert "\n" not in text
    assert json.loads(text) == {
        "ok": True,
        "findings": [
            {
                "check": "sound_device",
                "ok": False,
                "text": load("it").text("no-sound"),
                "detail": "ALSA: no\nsuch device 7",
                "remedy": load("it").text("doctor-device-remedy"),
            },
            {
                "check": "cues",
                "ok": True,
                "text": "I suoni ci sono tutti.",
                "detail": "",
                "remedy": None,
            },
        ],
    }
