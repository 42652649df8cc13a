"""The language chosen and a whole round played by audio files alone, really recognised."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.golden.first_evening import LANGUAGE_NAMES, NAME, ROUND_ONE
from tests.golden.sessions import Record
from tests.sitting import Sitting
from voicecards.bots.recorded import RecordedBot
from voicecards.games import games
from voicecards.session.ear_line import EarLine
from voicecards.session.launch import Launch
from voicecards.session.rehearse import Rehearsal
from voicecards.sound.pcm import write_wav
from voicecards.speech.espeak import synthesise
from voicecards.table import HUMAN


class Speaker:
    """A player who only speaks: sentences become WAV files, and the files are heard."""

    def __init__(self, sitting: Sitting, lang: str, folder: Path) -> None:
        self.sitting = sitting
        self.lang = lang
        self.path = folder / "said.wav"
        ear = EarLine(sitting.stage, sitting.stage.settings)
        self.rehearsal = Rehearsal(sitting.stage, sitting.clock, ear.hear_file)

    def say(self, text: str) -> None:
        write_wav(self.path, synthesise(text, self.lang, 150))
        self.rehearsal.run([f"hear {self.path}", "wait 1"])
        question = self.sitting.stage.question
        if question and not question.standing:
            agree = "key return" if question.yes_no else "key 1"  # the likeliest comes first
            self.rehearsal.run(["wait 3", agree, "wait 1"])

    def say_command(self, code: str) -> None:
        self.say(self.sitting.stage.sentences.recommended(code))


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_the_language_is_chosen_by_its_name(lang: str, tmp_path: Path) -> None:
    sitting = Sitting(Launch(seed=1, asks_language=True), "en")
    sitting.run("wait 20")
    Speaker(sitting, lang, tmp_path).say(LANGUAGE_NAMES[lang])
    assert sitting.stage.lang == lang, sitting.of("heard")


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_a_round_is_played_by_audio_alone(lang: str, tmp_path: Path) -> None:
    record = Record.load(NAME)
    game = games()[record.game]
    seats = [None, *(RecordedBot(game, record.of_seat(seat)) for seat in range(1, 6))]
    launch = Launch(game=record.game, seed=record.seed, options=record.options)
    sitting = Sitting(launch, lang, seats)
    speaker = Speaker(sitting, lang, tmp_path)
    speaker.say_command("start")
    for code in record.of_seat(HUMAN)[:ROUND_ONE]:
        sitting.turn()
        speaker.say_command(code)
    sitting.turn()
    played = [f"play:{e['args']['card']}" for e in sitting.of("action") if e["seat"] == HUMAN]
    assert played == record.of_seat(HUMAN)[:ROUND_ONE], json.dumps(sitting.of("heard"))
    assert any(e["name"] == "RoundScored" for e in sitting.of("event"))
