"""Files of any rate and any number of channels; a bad one is a clear error."""

import wave

import numpy as np
import pytest
import soundfile

from voicecards.hearing.audio_files import UnreadableAudio, read_audio, resample


def tone(rate, seconds=0.5, hertz=440):
    return 0.5 * np.sin(2 * np.pi * hertz * np.arange(int(rate * seconds)) / rate)


@pytest.mark.parametrize("suffix", ["wav", "flac"])
@pytest.mark.parametrize("rate", [8000, 16000, 22050, 44100, 48000])
def test_the_same_tone_at_any_rate(tmp_path, suffix, rate):
    path = tmp_path / f"tone.{suffix}"
    soundfile.write(path, np.column_stack([tone(rate), tone(rate)]), rate)
    audio = read_audio(path)
    assert audio.seconds == pytest.approx(0.5, abs=0.001)
    middle = audio.samples[2000:6000] / 32768
    np.testing.assert_allclose(middle, tone(16000)[2000:6000], atol=0.02)


def test_what_16_khz_cannot_hold_does_not_fold_back():
    high = resample(tone(44100, hertz=12000), 44100, 16000)
    assert np.abs(high[1000:-1000]).max() < 0.01


def test_float_and_24_bit_wav(tmp_path):
    for kind in ("FLOAT", "PCM_24", "PCM_U8"):
        path = tmp_path / f"{kind}.wav"
        soundfile.write(path, tone(16000), 16000, subtype=kind)
        assert np.abs(read_audio(path).samples).max() == pytest.approx(16384, rel=0.02)


def test_an_empty_wav_is_no_sound(tmp_path):
    path = tmp_path / "empty.wav"
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, 16000, 0, "NONE", ""))
    assert len(read_audio(path).samples) == 0


@pytest.mark.parametrize("content", [b"", b"not sound at all", b"RIFF\x00\x00\x00\x00WAVE"])
def test_a_damaged_file_is_named(tmp_path, content):
    path = tmp_path / "bad.wav"
    path.write_bytes(content)
    with pytest.raises(UnreadableAudio, match=r"bad\.wav"):
        read_audio(path)


def test_a_missing_file_and_a_folder_are_named(tmp_path):
    for path in (tmp_path / "nowhere.flac", tmp_path):
        with pytest.raises(UnreadableAudio):
            read_audio(path)
