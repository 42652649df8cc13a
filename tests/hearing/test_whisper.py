"""Whisper as a judge: its tokens and bands, and the network where its model is installed."""

from pathlib import Path

import numpy as np
import pytest

from tests.hearing.models import whisper_folder
from tests.hearing.voices import noise, say
from voicecards.cards import cards
from voicecards.commands.command import Command, Context
from voicecards.hearing.decision import Verdict
from voicecards.hearing.ear import Ear, UnknownRecognizer
from voicecards.hearing.quiet import with_quiet
from voicecards.hearing.recognizer import Audio
from voicecards.hearing.whisper_sound import log_mel
from voicecards.hearing.whisper_text import Vocabulary

HAND = cards("TH KC 2D QS 7C")
AT_TABLE = Context("bouillabaisse", hand=HAND)
SAID = [
    ("it", "gioca dieci di cuori", "play:TH"),
    ("ru", "сыграть короля треф", "play:KC"),
    ("en", "play the queen of spades", "play:QS"),
]


def test_pairs_are_joined_in_the_order_in_which_they_were_learnt():
    tokens = Vocabulary([*"abc", "Ġ", "bc", "ab", "Ġa", "Ġab"])
    assert tokens.tokens("abc") == [6, 4]
    assert tokens.text([7, 2]) == " abc"


def test_other_alphabets_are_written_in_bytes():
    letters = [chr(code) for code in range(0x100, 0x180)]
    tokens = Vocabulary([*map(chr, range(33, 256)), *letters])
    assert tokens.text(tokens.tokens("тройка")) == " тройка"


def test_bands_have_the_shape_and_the_range_of_the_network():
    tone = (8000 * np.sin(np.arange(16_000) * 0.3)).astype(np.int16)
    bands = log_mel(tone, 2.0)
    assert bands.shape == (1, 80, 200)
    assert bands.max() - bands.min() <= 2.0
    loudest = bands[0, :, 50].argmax()
    assert bands[0, loudest, 50] > bands[0, loudest, 150]


def test_more_sound_than_the_window_is_left_out():
    assert log_mel(noise(3.0), 1.0).shape == (1, 80, 100)


def test_without_a_model_whisper_is_refused_by_name(tmp_path, monkeypatch):
    monkeypatch.setenv("VOICECARDS_HOME", str(tmp_path))
    with pytest.raises(UnknownRecognizer, match="whisper"):
        Ear("it", "whisper")
    with pytest.raises(UnknownRecognizer, match="whisper"):
        Ear("it", "whisper", str(tmp_path / "nowhere"))
    assert Ear("it", "auto").name != "whisper"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return str(whisper_folder(tmp_path_factory.mktemp("whisper")))


@pytest.mark.parametrize(("lang", "text", "code"), SAID)
def test_what_is_said_is_carried_out(folder, lang, text, code):
    heard = Ear(lang, "whisper", folder).understand(say(text, lang), AT_TABLE)
    assert heard.command == Command.from_code(code)
    assert heard.verdict is Verdict.ACT


def test_the_right_sentence_is_the_likeliest(folder):
    from voicecards.hearing.whisper_engine import WhisperRecognizer

    whisper = WhisperRecognizer(Path(folder), "it")
    sentences = ["gioca asso di picche", "gioca asso di cuori", "ultima presa"]
    ranked = whisper.rank(with_quiet(say(sentences[0], "it")), sentences)
    assert ranked[0][0] == sentences[0]
    assert len(ranked) == 3
    assert 0 > ranked[0][1] > ranked[-1][1]


def test_noise_never_acts(folder):
    for seed in range(3):
        heard = Ear("it", "whisper", folder).understand(
            Audio(noise(1.5, level=2000, seed=seed)), AT_TABLE
        )
        assert heard.verdict is not Verdict.ACT
