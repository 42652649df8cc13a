"""The real recognizers on speech made here, in three languages."""

from functools import cache

import numpy as np
import pytest

from tests.hearing.voices import noise, say
from voicecards.cards import cards
from voicecards.commands.command import Command, Context
from voicecards.hearing.decision import Verdict
from voicecards.hearing.ear import Ear, UnknownRecognizer
from voicecards.hearing.hama_engine import HamaRecognizer, HamaUnavailable
from voicecards.hearing.pronunciation import Lexicon
from voicecards.hearing.recognizer import Audio

HAND = cards("TH KC 2D QS 7C")
AT_TABLE = Context("bouillabaisse", hand=HAND)


def has_hama():
    try:
        HamaRecognizer(Lexicon("it"))
    except HamaUnavailable:
        return False
    return True


RECOGNIZERS = ["sphinx+hama"] if has_hama() else ["sphinx"]


@cache
def ear(lang, recognizer):
    return Ear(lang, recognizer)


SAID = [
    ("it", "gioca dieci di cuori", "play:TH"),
    ("it", "carte sul tavolo", "table"),
    ("it", "inizia la partita", "start"),
    ("ru", "сыграть короля треф", "play:KC"),
    ("ru", "начать игру", "start"),
    ("ru", "карты на столе", "table"),
    ("en", "play the queen of spades", "play:QS"),
    ("en", "what can I play", "legal"),
    ("en", "leave the game", "leave"),
]


@pytest.mark.parametrize("recognizer", RECOGNIZERS)
@pytest.mark.parametrize(("lang", "text", "code"), SAID)
def test_a_command_clearly_said_is_understood(lang, text, code, recognizer):
    heard = ear(lang, recognizer).understand(say(text, lang), AT_TABLE)
    assert heard.command == Command.from_code(code)
    assert heard.verdict is not Verdict.IGNORE
    assert heard.candidates[0] == (heard.text, heard.command)
    assert heard.ms > 0


@pytest.mark.parametrize("recognizer", RECOGNIZERS)
@pytest.mark.parametrize(
    ("lang", "text", "code"),
    [("it", "gioca asso di picche", "play:AS"), ("en", "play the ace of spades", "play:AS")],
)
def test_a_card_that_is_not_held_is_not_turned_into_another(lang, text, code, recognizer):
    heard = ear(lang, recognizer).understand(say(text, lang), AT_TABLE)
    assert heard.command == Command.from_code(code)


SOUNDS = {
    "nothing at all": np.zeros(0, dtype=np.int16),
    "one sample": np.ones(1, dtype=np.int16),
    "digital silence": np.zeros(16000, dtype=np.int16),
    "a quiet room": noise(1.5),
    "loud noise": noise(1.5, level=4000),
    "a click": np.concatenate((noise(0.7), np.full(80, 20000, dtype=np.int16), noise(0.7))),
    "a whistle": (8000 * np.sin(np.arange(16000) * 0.4)).astype(np.int16),
}


@pytest.mark.parametrize("recognizer", RECOGNIZERS)
@pytest.mark.parametrize("sound", SOUNDS)
def test_noise_and_silence_never_act(sound, recognizer):
    heard = ear("it", recognizer).understand(Audio(SOUNDS[sound]), AT_TABLE)
    assert heard.verdict is not Verdict.ACT


@pytest.mark.parametrize("recognizer", RECOGNIZERS)
@pytest.mark.parametrize(("lang", "text", "code"), [("it", "sì", "yes"), ("en", "yes", "yes")])
def test_a_question_is_answered_by_voice(lang, text, code, recognizer):
    context = Context("bouillabaisse", hand=HAND, yes_no=True)
    heard = ear(lang, recognizer).understand(say(text, lang), context)
    assert heard.best == Command.from_code(code)


def test_long_talk_is_ignored_without_a_search():
    talk = np.tile(say("la macchina è dal meccanico", "it").samples, 12)
    heard = ear("it", "sphinx").understand(Audio(talk), AT_TABLE)
    assert heard.verdict is Verdict.IGNORE
    assert heard.command is None


def test_the_same_sound_is_always_understood_alike():
    audio = say("ultima presa", "it")
    first, second = (ear("it", "sphinx").understand(audio, AT_TABLE) for _ in range(2))
    assert (first.command, first.score) == (second.command, second.score)


def test_an_unknown_recognizer_is_named():
    with pytest.raises(UnknownRecognizer, match="telepathy"):
        Ear("it", "telepathy")


def test_without_hama_the_usual_ear_is_sphinx(monkeypatch):
    def missing(lexicon, taught):
        raise HamaUnavailable("not installed")

    monkeypatch.setattr("voicecards.hearing.ear.HamaRecognizer", missing)
    assert Ear("en").name == "sphinx"
    with pytest.raises(UnknownRecognizer, match="not installed"):
        Ear("en", "sphinx+hama")
