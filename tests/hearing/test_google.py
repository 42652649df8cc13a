"""Google's answers, on paper: nothing here leaves the computer."""

import numpy as np
import pytest
import speech_recognition as sr

from voicecards.cards import cards
from voicecards.commands.command import Command, Context
from voicecards.hearing.decision import Verdict
from voicecards.hearing.ear import Ear
from voicecards.hearing.google_engine import GoogleRecognizer
from voicecards.hearing.recognizer import Audio, RecognizerFailed

SENTENCES = ["gioca dieci di cuori", "gioca sei di cuori", "ultima presa"]
SOUND = Audio(np.zeros(16_000, dtype=np.int16))


class PaperService:
    """Keeps the signature of `recognize_google`."""

    def __init__(self, answer):
        self.answer = answer
        self.asked = []

    def __call__(
        self,
        audio_data,
        key=None,
        language="en-US",
        pfilter=0,
        show_all=False,
        with_confidence=False,
        *,
        endpoint="",
    ):
        assert audio_data.sample_rate == 16_000
        assert audio_data.sample_width == 2
        self.asked.append((language, show_all))
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


def test_a_transcription_is_matched_to_what_may_be_said():
    answer = {
        "alternative": [
            {"transcript": "Gioca 10 di cuori", "confidence": 0.93},
            {"transcript": "gioca sei di cuori"},
        ],
        "final": True,
    }
    service = PaperService(answer)
    ranked = GoogleRecognizer("it", service).rank(SOUND, SENTENCES)
    assert ranked[0] == ("gioca dieci di cuori", 0.93)
    assert dict(ranked)["gioca sei di cuori"] == 0.9
    assert service.asked == [("it-IT", True)]


@pytest.mark.parametrize("answer", [[], {}, {"alternative": []}, sr.UnknownValueError()])
def test_nothing_understood_is_no_sentence(answer):
    assert GoogleRecognizer("it", PaperService(answer)).rank(SOUND, SENTENCES) == []


@pytest.mark.parametrize("error", [sr.RequestError("no connection"), TimeoutError("too late")])
def test_a_service_out_of_reach_is_told(error):
    with pytest.raises(RecognizerFailed) as caught:
        GoogleRecognizer("ru", PaperService(error)).rank(SOUND, SENTENCES)
    assert caught.value.code == "recognizer-no-net"


def test_the_ear_acts_on_what_google_is_sure_of(monkeypatch):
    from tests.hearing.voices import say

    heard = {"alternative": [{"transcript": "play the 10 of hearts", "confidence": 0.97}]}
    service = PaperService(heard)
    monkeypatch.setattr(
        sr.Recognizer, "recognize_google", lambda self, *args, **named: service(*args, **named)
    )
    ear = Ear("en", "google")
    context = Context("bouillabaisse", hand=cards("TH KC"))
    result = ear.understand(say("play the ten of hearts", "en"), context)
    assert result.command == Command("play", "TH")
    assert result.verdict is Verdict.ACT


def test_google_is_never_chosen_by_itself(tmp_path, monkeypatch):
    monkeypatch.setenv("VOICECARDS_HOME", str(tmp_path))
    assert Ear("en", "auto").name != "google"
