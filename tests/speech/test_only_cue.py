"""Kinds of lines of which only the sound is heard: in order, with time, and kept for later."""

from __future__ import annotations

import pytest

from tests.sitting import Sitting
from voicecards.screens.settings import CUE_KINDS
from voicecards.session.launch import Launch
from voicecards.speech.queue import CUE_SECONDS, SpeechQueue
from voicecards.speech.virtual_voice import VirtualVoice


def test_a_line_that_is_only_a_sound_takes_its_time_and_is_told_once(clock, utter, lines):
    began = []
    queue = SpeechQueue(
        VirtualVoice(clock),
        clock,
        lines.append,
        lang="it",
        on_start=lambda line: began.append((clock.now, line.text)),
        only_cue=lambda line: line.cue is not None,
    )
    for text, cue in (("sette", "card"), ("otto", "card"), ("tocca a te", None)):
        queue.say(utter(text, cue=cue))
    queue.pump()
    assert queue.ends_at == CUE_SECONDS
    while queue.busy:
        clock.now = queue.ends_at
        queue.pump()
    assert began == [(0, "sette"), (CUE_SECONDS, "otto"), (2 * CUE_SECONDS, "tocca a te")]
    assert lines.texts == ["sette", "otto", "tocca a te"]
    assert lines.cuts == [True, True, False]


def test_a_key_cuts_it(clock, utter, lines):
    queue = SpeechQueue(
        VirtualVoice(clock), clock, lines.append, lang="it", only_cue=lambda line: True
    )
    queue.say(utter("sette", cue="card"))
    queue.pump()
    queue.cut()
    assert not queue.busy
    assert lines.cuts == [True]


@pytest.mark.parametrize("game", ["bouillabaisse", "barbu"])
def test_with_all_kinds_off_events_are_sounds_and_answers_are_spoken(game: str) -> None:
    sitting = Sitting(Launch(game=game, seed=3), cue_only=list(CUE_KINDS))
    sitting.key("return")
    sitting.turn()
    spoken = [line for line in sitting.of("speech") if not line["cut"]]
    assert not {"play", "trick"} & {line["category"] for line in spoken}
    assert sitting.of("cue")
    (answer,) = sitting.key("h")
    assert answer
    assert not sitting.of("speech")[-1]["cut"]
    texts = [line.text for line in sitting.stage.history.lines()]
    assert all(line["text"] in texts for line in sitting.of("speech")[:-1])
