"""Samples: trimming, resampling, WAV files."""

import io
import wave

import numpy as np
import pytest

from voicecards.sound.pcm import Pcm, read_wav, resample, trim_start, write_wav


def tone(hertz, rate, seconds=0.1):
    time = np.arange(int(rate * seconds)) / rate
    return Pcm((10000 * np.sin(2 * np.pi * hertz * time)).astype(np.int16), rate)


def loudness(samples):
    return float(np.sqrt(np.mean(samples.astype(float) ** 2)))


def test_silence_before_the_first_sound_goes():
    quiet = np.zeros(1000, np.int16)
    pcm = trim_start(Pcm(np.concatenate([quiet, tone(440, 22050).samples]), 22050))
    assert 0.1 < pcm.seconds < 0.106


def test_pure_silence_stays():
    assert len(trim_start(Pcm(np.zeros(100, np.int16), 22050)).samples) == 100


@pytest.mark.parametrize("rate", [16000, 22050, 44100, 48000])
def test_resampling_keeps_the_length_the_loudness_and_the_pitch(rate):
    pcm = resample(tone(1000, rate), 44100)
    assert pcm.rate == 44100
    assert pcm.seconds == pytest.approx(0.1, abs=0.001)
    assert loudness(pcm.samples) == pytest.approx(7071, rel=0.03)
    spectrum = np.abs(np.fft.rfft(pcm.samples))
    assert np.argmax(spectrum) * 44100 / len(pcm.samples) == pytest.approx(1000, abs=20)


def test_doubling_adds_no_mirror_image():
    spectrum = np.abs(np.fft.rfft(resample(tone(6000, 22050), 44100).samples * np.hanning(4410)))
    mirror = spectrum[int((22050 - 6000) * 0.1)]
    assert mirror < spectrum.max() / 300


def test_a_file_is_read_as_it_was_written(tmp_path):
    pcm = tone(440, 22050)
    write_wav(tmp_path / "a.wav", pcm)
    back = read_wav(tmp_path / "a.wav")
    assert back.rate == 22050
    assert np.array_equal(back.samples, pcm.samples)


def wav(channels, width, frames):
    data = io.BytesIO()
    with wave.open(data, "wb") as writer:
        writer.setnchannels(channels)
        writer.setsampwidth(width)
        writer.setframerate(8000)
        writer.writeframes(frames)
    return data.getvalue()


def test_stereo_is_averaged_and_eight_bits_widened():
    stereo = read_wav(wav(2, 2, np.array([100, 300, -50, 50], "<i2").tobytes()))
    assert stereo.samples.tolist() == [200, 0]
    assert read_wav(wav(1, 1, bytes([128, 255, 0]))).samples.tolist() == [0, 32512, -32768]


@pytest.mark.parametrize("data", [b"", b"not a sound", wav(1, 4, bytes(8))])
def test_what_is_no_such_file_is_refused(data):
    with pytest.raises(ValueError, match="WAV"):
        read_wav(data)
