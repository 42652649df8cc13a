"""Push-to-talk and hands-free around a stage, with a microphone and an ear of paper."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.sitting import Sitting
from voicecards.commands.command import Command, Context
from voicecards.commands.keys import Key
from voicecards.hearing.decision import Verdict
from voicecards.hearing.ear import Heard
from voicecards.hearing.microphone import MicrophoneUnavailable
from voicecards.hearing.recognizer import Audio
from voicecards.session.ear_line import EarLine

SOUND = Audio(np.zeros(16_000, dtype=np.int16))


class PaperMicrophone:
    """Keeps the signature of `Microphone.start` and `stop`."""

    def __init__(self, wanted: Callable[[], bool]) -> None:
        self.wanted = wanted

    def start(self) -> None:
        self.started = True

    def stop(self) -> Audio:
        return SOUND


class PaperEar:
    """Understands everything as one result."""

    result = Heard(
        "whose turn", Command("turn"), 0.9, Verdict.ACT, (("whose turn", Command("turn")),)
    )

    def __init__(
        self, lang: str, recognizer: str = "auto", model: str = "", taught: object = None
    ) -> None:
        self.lang = lang

    def understand(self, audio: Audio, context: Context) -> Heard:
        assert context.game == "bouillabaisse"
        return self.result


@pytest.fixture
def sitting(monkeypatch: pytest.MonkeyPatch) -> Sitting:
    monkeypatch.setattr("voicecards.hearing.ear.Ear", PaperEar)
    sitting = Sitting()
    sitting.key("return")
    sitting.turn()
    return sitting


def line(sitting: Sitting, microphone: Any = PaperMicrophone) -> EarLine:
    line = EarLine(sitting.stage, sitting.stage.settings, microphone)
    sitting.stage.outside.talk = line.talk
    sitting.stage.outside.listen_open = line.listen_open
    return line


def begin_to_read_the_hand(sitting: Sitting) -> None:
    sitting.stage.press(Key.parse("h"))
    sitting.stage.update()
    assert sitting.stage.outside.voice.busy


def pump(ear: EarLine, sitting: Sitting, kind: str, count: int) -> None:
    """Turn the loop until the transcript has so many entries of a kind."""
    end = time.monotonic() + 20
    while len(sitting.of(kind)) < count and time.monotonic() < end:
        ear.pump()
        time.sleep(0.005)
    assert len(sitting.of(kind)) >= count


def test_the_talk_key_cuts_speech_and_what_is_said_is_done(sitting: Sitting) -> None:
    ear = line(sitting)
    begin_to_read_the_hand(sitting)
    sitting.stage.listening.talk(True)
    assert sitting.lines[-1].startswith("Clubs")
    assert sitting.of("speech")[-1]["cut"]
    sitting.stage.listening.talk(False)
    pump(ear, sitting, "heard", 1)
    assert sitting.of("heard")[-1]["command"] == "turn"
    assert sitting.of("command")[-1] | {"t": 0} == {
        "t": 0,
        "kind": "command",
        "name": "turn",
        "args": {},
        "source": "voice",
    }
    cues = [e["name"] for e in sitting.of("cue")]
    assert cues[-2:] == ["listening_on", "listening_off"]


def test_a_doubtful_sentence_is_asked_back(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Heard("scores", Command("scores"), 0.4, Verdict.ASK, (("scores", Command("scores")),))
    monkeypatch.setattr(PaperEar, "result", asked)
    ear = line(sitting)
    sitting.stage.listening.talk(True)
    sitting.stage.listening.talk(False)
    pump(ear, sitting, "heard", 1)
    sitting.quiet()
    assert sitting.lines[-1] == "Did you say: scores?"
    sitting.say("yes")
    assert sitting.of("command")[-1]["name"] == "scores"


def test_near_ties_become_a_numbered_choice(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    ties = (("ten of hearts", Command("play", "TH")), ("scores", Command("scores")))
    tied = Heard("ten of hearts", Command("play", "TH"), 0.4, Verdict.ASK, ties)
    monkeypatch.setattr(PaperEar, "result", tied)
    ear = line(sitting)
    sitting.stage.listening.talk(True)
    sitting.stage.listening.talk(False)
    pump(ear, sitting, "heard", 1)
    assert sitting.stage.question is not None
    sitting.key("2")
    assert sitting.of("command")[-1]["name"] == "scores"


def test_nothing_is_heard_while_the_game_speaks_unless_the_key_is_held(sitting: Sitting) -> None:
    """cases.md 9."""
    ear = line(sitting)
    microphones: list[PaperMicrophone] = []

    def open_it(wanted: Callable[[], bool]) -> PaperMicrophone:
        microphones.append(PaperMicrophone(wanted))
        return microphones[-1]

    ear = line(sitting, open_it)
    sitting.stage.listening.talk(True)
    sitting.stage.listening.talk(False)
    (microphone,) = microphones
    begin_to_read_the_hand(sitting)
    ear.pump()
    assert not microphone.wanted()
    sitting.stage.listening.talk(True)
    assert microphone.wanted()
    sitting.stage.listening.talk(False)
    sitting.quiet()
    ear.pump()
    assert not microphone.wanted()  # its echo may still be in the room
    sitting.run("wait 0.4")
    ear.pump()
    assert microphone.wanted()


def test_without_a_microphone_the_key_says_so(sitting: Sitting) -> None:
    def none_here(wanted: Callable[[], bool]) -> PaperMicrophone:
        raise MicrophoneUnavailable("no microphone")

    line(sitting, none_here)
    assert sitting.key("f2") == ["No microphone was found."]
    assert sitting.key("f3") == ["No microphone was found."]


def test_a_sound_fills_the_silence_while_it_is_being_understood(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = PaperEar.understand

    def understand(self: PaperEar, audio: Audio, context: Context) -> Heard:
        time.sleep(0.3)
        return slow(self, audio, context)

    monkeypatch.setattr(PaperEar, "understand", understand)
    ear = line(sitting)
    sitting.stage.listening.talk(True)
    sitting.stage.listening.talk(False)
    sitting.clock.advance_to(sitting.clock() + 1)
    ear.pump()
    assert sitting.of("cue")[-1]["name"] == "thinking"
    pump(ear, sitting, "heard", 1)


def test_a_recognizer_that_cannot_be_loaded_is_told_and_replaced(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    from voicecards.hearing.ear import UnknownRecognizer

    class ChoosyEar(PaperEar):
        def __init__(
            self, lang: str, recognizer: str = "auto", model: str = "", taught: object = None
        ) -> None:
            if recognizer != "auto":
                raise UnknownRecognizer(recognizer)

    monkeypatch.setattr("voicecards.hearing.ear.Ear", ChoosyEar)
    sitting.stage.settings.recognizer = "whisper"
    line = EarLine(sitting.stage, sitting.stage.settings, PaperMicrophone)
    for said in (1, 2):
        line.talk(True)
        line.talk(False)
        pump(line, sitting, "heard", said)
        sitting.quiet()
    told = [text for text in sitting.lines if "cannot be used here" in text]
    assert len(told) == 1
    assert sitting.of("heard")[-1]["command"] == "turn"


def test_a_service_out_of_reach_is_told(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    from voicecards.hearing.recognizer import RecognizerFailed

    class FarEar(PaperEar):
        def understand(self, audio: Audio, context: Context) -> Heard:
            raise RecognizerFailed("recognizer-no-net", "no route")

    monkeypatch.setattr("voicecards.hearing.ear.Ear", FarEar)
    line = EarLine(sitting.stage, sitting.stage.settings, PaperMicrophone)
    line.talk(True)
    line.talk(False)
    pump(line, sitting, "heard", 1)
    sitting.quiet()
    assert any("cannot reach Google" in text for text in sitting.lines)


def test_that_the_voice_leaves_the_computer_is_said_at_the_start(sitting: Sitting) -> None:
    sitting.stage.settings.recognizer = "google"
    EarLine(sitting.stage, sitting.stage.settings, PaperMicrophone).pump()
    sitting.quiet()
    assert any("leaves this computer" in text for text in sitting.lines)
