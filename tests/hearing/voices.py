"""Speech for the tests, made by the embedded voice when it is asked for."""

import numpy as np

from voicecards.hearing.audio_files import resample, to_int16
from voicecards.hearing.recognizer import SAMPLE_RATE, Audio
from voicecards.speech.espeak import synthesise

NOISE_LEVEL = 15


def say(text, lang, variant="+f2"):
    """A sentence without quiet around it, at a usual level."""
    pcm = synthesise(text, lang + variant)
    samples = resample(pcm.samples / 32768.0, pcm.rate, SAMPLE_RATE)
    loud = np.flatnonzero(np.abs(samples) > 0.001)
    return Audio(to_int16(0.6 * samples[loud[0] : loud[-1] + 1] / np.abs(samples).max()))


def noise(seconds, level=NOISE_LEVEL, seed=0):
    """White noise; the level is its root mean square."""
    samples = np.random.default_rng(seed).normal(0, level, int(seconds * SAMPLE_RATE))
    return np.clip(samples, -32768, 32767).astype(np.int16)
