"""Playing cues, on SDL's drivers without hardware."""

import numpy as np
import pytest

from voicecards.resources import folder
from voicecards.sound.cues import MixerCues
from voicecards.sound.mixer import CHANNELS, Mixer
from voicecards.sound.panning import gains
from voicecards.sound.trouble import TroubleCode


@pytest.fixture
def disk(monkeypatch, tmp_path):
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "out.raw"))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "1")
    mixer = Mixer()

    def played():
        mixer.close()
        return np.fromfile(tmp_path / "out.raw", dtype="<i2").reshape(-1, 2).astype(int)

    yield mixer, played
    mixer.close()


def wait_quiet(cues):
    import time

    end = time.monotonic() + 5
    while cues.busy:
        assert time.monotonic() < end
        time.sleep(0.002)


def test_a_cue_is_heard_from_its_side(disk):
    mixer, played = disk
    cues = MixerCues(mixer, folder("sounds"))
    cues.play("turn", -1.0)
    assert cues.busy
    wait_quiet(cues)
    sound = played()
    assert np.abs(sound[:, 0]).max() > 3000
    assert np.abs(sound[:, 1]).max() <= 1


def test_the_volume_holds_for_the_next_cue(disk):
    mixer, played = disk
    cues = MixerCues(mixer, folder("sounds"))
    cues.volume = 0.5
    cues.play("turn", 1.0)
    wait_quiet(cues)
    cues.volume = 0.0
    cues.play("turn")
    assert not cues.busy
    assert 1500 < np.abs(played()[:, 1]).max() < 4000


def test_cues_never_take_the_channel_of_the_voice(disk):
    mixer, _ = disk
    cues = MixerCues(mixer, folder("sounds"))
    for _ in range(2 * CHANNELS):
        cues.play("win")
    assert not mixer.voice.get_busy()
    assert cues.busy


def test_a_missing_or_broken_file_is_told_once_and_the_game_goes_on(disk, tmp_path):
    mixer, _ = disk
    (tmp_path / "card.wav").write_bytes(b"not a sound")
    troubles = []
    cues = MixerCues(mixer, tmp_path, troubles.append)
    for _ in range(3):
        cues.play("card")
        cues.play("missing")
    assert [trouble.code for trouble in troubles] == [TroubleCode.CUE_UNREADABLE] * 2
    assert "card.wav" in troubles[0].detail
    assert "missing.wav" in troubles[1].detail


def test_what_was_read_ahead_is_not_read_again(disk, tmp_path):
    (tmp_path / "card.wav").write_bytes((folder("sounds") / "card.wav").read_bytes())
    mixer, _ = disk
    troubles = []
    cues = MixerCues(mixer, tmp_path, troubles.append)
    cues.preload()
    (tmp_path / "card.wav").unlink()
    cues.play("card")
    assert cues.busy
    assert not troubles


@pytest.mark.parametrize("missing", [True, False])
def test_a_missing_folder_is_told_once_altogether(disk, tmp_path, missing):
    mixer, _ = disk
    troubles = []
    cues = MixerCues(mixer, tmp_path / "nowhere" if missing else None, troubles.append)
    cues.preload()
    cues.play("card")
    assert [trouble.code for trouble in troubles] == [TroubleCode.CUE_UNREADABLE]


def test_without_a_device_sounds_go_nowhere_and_the_mixer_says_so(monkeypatch, capfd):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    mixer = Mixer()
    assert not mixer.available
    assert mixer.reason
    cues = MixerCues(mixer, folder("sounds"))
    cues.play("menu_move")
    wait_quiet(cues)
    mixer.close()
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("pan", [-2, -1, -0.5, 0, 0.3, 1, 7])
def test_every_place_is_equally_loud(pan):
    left, right = gains(pan)
    assert left**2 + right**2 == pytest.approx(1.0)


def test_left_is_left_and_right_is_right():
    assert gains(-1) == pytest.approx((1, 0))
    assert gains(1, 0.5) == pytest.approx((0, 0.5))
    left, right = gains(-0.5)
    assert left > right > 0
