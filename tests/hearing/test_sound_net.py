"""The small network of a language: its file, its output, and how it learns."""

import numpy as np
import pytest

from voicecards.hearing.hama_engine import TOKENS
from voicecards.hearing.learning import Example, learn
from voicecards.hearing.phone_tables import phone_tables
from voicecards.hearing.sound_net import SoundNet, UnfitSounds
from voicecards.resources import folder

WIDTH, SOUNDS = 6, 3


def examples(count=12):
    """Frames whose tokens tell the sound, and a table that knows nothing."""
    rng = np.random.default_rng(0)
    made = []
    for _ in range(count):
        sounds = rng.permutation(SOUNDS).tolist()
        tokens = np.full((4 * SOUNDS, WIDTH), -6.0)
        for place, sound in enumerate(sounds):
            tokens[4 * place + 1 : 4 * place + 3, sound] = 0.0
        made.append(Example(tokens, np.zeros((len(tokens), SOUNDS + 1)), sounds))
    return made


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_every_language_has_a_network_for_its_table(lang):
    net = SoundNet.load(folder("locales") / lang / "sounds.npz")
    assert net.fits(len(phone_tables(lang).acoustic), TOKENS)


def test_before_it_has_learnt_anything_the_table_decides():
    net = SoundNet.untaught(SOUNDS, WIDTH, 4)
    table = np.log(np.array([[0.5, 0.25, 0.125, 0.125]]))
    assert net.sounds(np.zeros((1, WIDTH)), table) == pytest.approx(table, abs=1e-5)


def test_it_learns_what_the_table_does_not_know():
    losses = []
    start = SoundNet.untaught(SOUNDS, WIDTH, 16)
    taught = learn(
        start, examples(), rounds=60, rate=1e-2, batch=4, tell=lambda _, loss: losses.append(loss)
    )
    assert losses[-1] < 0.3 * losses[0]
    heard = taught.sounds(examples()[0].tokens, examples()[0].table)
    assert [int(heard[4 * i + 1 : 4 * i + 3, :-1].max(0).argmax()) for i in range(SOUNDS)] == list(
        examples()[0].sounds
    )
    assert not start.outward.any()


def test_the_same_seed_learns_the_same():
    first, second = (
        learn(SoundNet.untaught(SOUNDS, WIDTH, 4), examples(4), rounds=2, rate=1e-2)
        for _ in range(2)
    )
    assert all(np.array_equal(a, b) for a, b in zip(first.parts(), second.parts(), strict=True))


def test_nothing_to_learn_from_changes_nothing():
    net = SoundNet.untaught(SOUNDS, WIDTH, 4)
    short = Example(np.zeros((2, WIDTH)), np.zeros((2, SOUNDS + 1)), [0, 1, 2])
    assert np.array_equal(learn(net, [short], rounds=2, rate=1e-2).inward, net.inward)


def test_it_is_written_and_read_again(tmp_path):
    net = SoundNet.untaught(SOUNDS, WIDTH, 4)
    net.save(tmp_path / "net.npz")
    again = SoundNet.load(tmp_path / "net.npz")
    assert again.inward == pytest.approx(net.inward, abs=1e-2)
    assert again.fits(SOUNDS, WIDTH)
    assert not again.fits(SOUNDS + 1, WIDTH)


@pytest.mark.parametrize("what", [b"", b"no archive", b"PK\x05\x06" + bytes(18)])
def test_a_damaged_file_is_named(tmp_path, what):
    (tmp_path / "net.npz").write_bytes(what)
    with pytest.raises(UnfitSounds, match=r"net\.npz"):
        SoundNet.load(tmp_path / "net.npz")


def test_weights_that_are_no_numbers_are_refused(tmp_path):
    net = SoundNet.untaught(SOUNDS, WIDTH, 4)
    net.outward[0, 0] = np.nan
    net.save(tmp_path / "net.npz")
    with pytest.raises(UnfitSounds):
        SoundNet.load(tmp_path / "net.npz")
