"""Half a second of quiet around speech, whatever the recording brings."""

import numpy as np
import pytest

from voicecards.hearing.quiet import may_be_speech, speech_seconds, with_quiet
from voicecards.hearing.recognizer import SAMPLE_RATE, Audio


def recording(before, speech, after, floor=12):
    rng = np.random.default_rng(1)
    parts = [
        rng.normal(0, level, int(t * SAMPLE_RATE))
        for t, level in ((before, floor), (speech, 4000), (after, floor))
    ]
    return Audio(np.concatenate(parts).astype(np.int16))


@pytest.mark.parametrize(("before", "after"), [(0, 0), (0.1, 2.0), (3.0, 0.0), (0.5, 0.5)])
def test_the_quiet_becomes_about_half_a_second(before, after):
    audio = with_quiet(recording(before, 0.6, after))
    assert audio.seconds == pytest.approx(1.6, abs=0.05)
    assert speech_seconds(audio) == pytest.approx(0.6, abs=0.03)


def test_added_quiet_is_no_digital_silence_and_always_the_same():
    audio = with_quiet(recording(0, 0.6, 0))
    assert audio.samples[:8000].any()
    np.testing.assert_array_equal(audio.samples, with_quiet(recording(0, 0.6, 0)).samples)


def test_speech_itself_is_untouched():
    original = recording(0, 0.6, 0)
    np.testing.assert_array_equal(with_quiet(original).samples[8000:-8000], original.samples)


@pytest.mark.parametrize("samples", [0, 50, 16000])
def test_silence_stays_as_it_is(samples):
    silence = Audio(np.zeros(samples, dtype=np.int16))
    assert with_quiet(silence) is silence
    assert speech_seconds(silence) == 0


def test_hiss_hum_and_clicks_may_not_be_speech():
    chance = np.random.default_rng(5)
    hiss = chance.normal(0, 2000, 2 * SAMPLE_RATE)
    clicks = np.zeros(2 * SAMPLE_RATE)
    clicks[4000::8000] = 20_000
    clicks += chance.normal(0, 10, len(clicks))
    hum = 3000 * np.sin(np.arange(2 * SAMPLE_RATE) * 2 * np.pi * 100 / SAMPLE_RATE)
    for sound in (hiss, clicks, hum, np.zeros(SAMPLE_RATE)):
        assert not may_be_speech(Audio(sound.astype(np.int16)))
