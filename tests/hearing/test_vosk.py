"""Vosk, really: the one model there is as a package speaks Korean."""

import pytest

from tests.hearing.models import korean_vosk_folder
from tests.hearing.voices import say
from voicecards.hearing.ear import Ear, UnknownRecognizer
from voicecards.hearing.recognizer import Audio
from voicecards.hearing.vosk_engine import VoskRecognizer

SENTENCES = ["스페이드 에이스", "마지막 카드", "점수", "다시 말해 줘"]


class PaperModel:
    """Knows a few words, with ё where it belongs; keeps the signature of `vosk.Model`."""

    words = ("сыграть", "семёрку", "треф", "все")

    def vosk_model_find_word(self, word):
        return self.words.index(word) if word in self.words else -1


@pytest.fixture
def on_paper(monkeypatch):
    monkeypatch.setattr("voicecards.hearing.vosk_engine._load", lambda folder: PaperModel())


def test_the_grammar_is_spelt_as_the_vocabulary_is(on_paper, tmp_path):
    vosk = VoskRecognizer(tmp_path)
    grammar = vosk._written(("сыграть семерку треф", "все", "сыграть шестерку"))
    assert grammar == '["сыграть семёрку треф", "все", "[unk]"]'


def test_without_a_model_vosk_is_refused_by_name(tmp_path, monkeypatch):
    monkeypatch.setenv("VOICECARDS_HOME", str(tmp_path))
    with pytest.raises(UnknownRecognizer, match="vosk"):
        Ear("it", "vosk")
    (tmp_path / "empty").mkdir()
    with pytest.raises(UnknownRecognizer, match="vosk"):
        Ear("it", "vosk", str(tmp_path / "empty"))


@pytest.fixture(scope="module")
def korean():
    return VoskRecognizer(korean_vosk_folder())


@pytest.mark.parametrize("sentence", SENTENCES)
def test_what_was_said_is_read(korean, sentence):
    ranked = korean.rank(say(sentence, "ko"), SENTENCES)
    assert ranked[0][0] == sentence
    assert ranked[0][1] > 0.85


def test_quiet_is_no_sentence(korean):
    import numpy as np

    assert korean.rank(Audio(np.zeros(16_000, dtype=np.int16)), SENTENCES) == []
