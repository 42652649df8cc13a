"""The cache of sounds keeps within its bytes."""

import numpy as np

from voicecards.sound.pcm import Pcm
from voicecards.speech.pcm_cache import PcmCache


def sound(samples):
    return Pcm(np.zeros(samples, np.int16), 22050)


def test_the_least_recently_used_goes_first():
    cache = PcmCache(limit_bytes=400)
    cache.put(("uno", "it", 200, 50), sound(100))
    cache.put(("due", "it", 200, 50), sound(100))
    assert cache.get(("uno", "it", 200, 50)) is not None
    cache.put(("tre", "it", 200, 50), sound(100))
    assert cache.get(("due", "it", 200, 50)) is None
    assert cache.get(("uno", "it", 200, 50)) is not None
    assert cache.nbytes == 400


def test_another_rate_or_voice_is_another_sound():
    cache = PcmCache(limit_bytes=400)
    cache.put(("uno", "it", 200, 50), sound(10))
    assert cache.get(("uno", "it", 300, 50)) is None
    assert cache.get(("uno", "it+f2", 200, 50)) is None


def test_a_sound_that_does_not_fit_is_not_kept():
    cache = PcmCache(limit_bytes=100)
    cache.put(("uno", "it", 200, 50), sound(10))
    cache.put(("lungo", "it", 200), sound(100))
    assert cache.get(("uno", "it", 200, 50)) is not None
    assert cache.get(("lungo", "it", 200)) is None


def test_the_same_line_again_counts_once():
    cache = PcmCache(limit_bytes=100)
    for _ in range(3):
        cache.put(("uno", "it", 200, 50), sound(20))
    assert cache.nbytes == 40
