"""What a voice teaches: the language's network learns on from it, and it is kept in a file."""

import numpy as np
import pytest

from tests.hearing.voices import say
from voicecards.hearing.hama_engine import HamaRecognizer, HamaUnavailable
from voicecards.hearing.pronunciation import Lexicon
from voicecards.hearing.quiet import with_quiet
from voicecards.hearing.sound_net import SoundNet
from voicecards.hearing.teaching import TaughtVoice, teach

READ = ["gioca dieci di cuori", "gioca tre di picche", "quanti punti ho", "ultima presa"]


def test_sentences_read_aloud_fit_better_afterwards():
    pytest.importorskip("hama")
    lexicon = Lexicon("it")
    before = HamaRecognizer(lexicon)
    readings = [(say(sentence, "it", "+f5"), sentence) for sentence in READ]
    after = HamaRecognizer(lexicon, teach(before, readings))
    for audio, sentence in readings:
        tokens = before.tokens(with_quiet(audio))
        fits = [hama.fit(hama.evidence(*tokens), [sentence]).scores for hama in (before, after)]
        assert fits[1] > fits[0]


def test_a_network_of_another_table_is_not_used():
    pytest.importorskip("hama")
    hama = HamaRecognizer(Lexicon("it"), SoundNet.untaught(3, 5, 4))
    assert hama.net.fits(len(hama.by_table(np.zeros((1, 191)))[0]) - 1, 191)


def test_a_new_language_is_heard_by_its_table_alone(monkeypatch, tmp_path):
    pytest.importorskip("hama")
    monkeypatch.setattr("voicecards.hearing.hama_engine.folder", lambda name: tmp_path)
    hama = HamaRecognizer(Lexicon("it"))
    best, *_ = hama.rank(with_quiet(say(READ[0], "it")), READ)
    assert best[0] == READ[0]


def test_a_damaged_network_of_a_language_is_told(monkeypatch, tmp_path):
    pytest.importorskip("hama")
    (tmp_path / "it").mkdir()
    (tmp_path / "it" / "sounds.npz").write_bytes(b"PK")
    monkeypatch.setattr("voicecards.hearing.hama_engine.folder", lambda name: tmp_path)
    with pytest.raises(HamaUnavailable):
        HamaRecognizer(Lexicon("it"))


def test_what_was_taught_is_kept_and_forgotten(tmp_path):
    voice = TaughtVoice(tmp_path, "it")
    assert voice.load() is None
    voice.save(SoundNet.untaught(3, 5, 4))
    kept = voice.load()
    assert kept is not None
    assert kept.fits(3, 5)
    assert [p.name for p in tmp_path.rglob("*") if p.is_file()] == ["sounds.npz"]
    voice.forget()
    assert voice.load() is None


@pytest.mark.parametrize("what", [b"", b"{", b"PK\x03\x04 damaged"])
def test_a_damaged_file_teaches_nothing(tmp_path, what):
    voice = TaughtVoice(tmp_path, "it")
    voice.path.parent.mkdir(parents=True)
    voice.path.write_bytes(what)
    assert voice.load() is None
