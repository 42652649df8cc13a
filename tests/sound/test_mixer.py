"""The device: opened by name, opened again when it has gone, silent where there is none."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest

from voicecards.sound.mixer import Mixer
from voicecards.sound.pcm import Pcm

TONE = Pcm(np.full(22_050, 9_000, dtype=np.int16), 44_100)


@pytest.fixture
def heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file into which SDL's disk device plays."""
    path = tmp_path / "out.raw"
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(path))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "1")
    yield path
    pygame.mixer.quit()


def test_a_device_that_is_not_there_is_replaced_by_the_usual_one(
    heard: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = pygame.mixer.init

    def init(*numbers: int, devicename: str | None, allowedchanges: int) -> None:
        if devicename is not None:  # the disk device takes any name, others do not
            raise pygame.error("No such device.")
        really(*numbers, allowedchanges=allowedchanges)

    monkeypatch.setattr(pygame.mixer, "init", init)
    mixer = Mixer("no such device")
    assert mixer.available
    assert mixer.name == ""


def test_what_is_played_after_reopening_sounds_on_the_same_channel(heard: Path) -> None:
    mixer = Mixer()
    mixer.voice.play(mixer.sound(TONE))
    mixer.reopen("")
    assert not mixer.voice.get_busy()
    heard.write_bytes(b"")
    mixer.voice.play(mixer.sound(TONE))
    assert mixer.voice.get_busy()
    limit = time.monotonic() + 5
    while mixer.voice.get_busy() and time.monotonic() < limit:
        time.sleep(0.01)
    samples = np.frombuffer(heard.read_bytes()[: heard.stat().st_size // 2 * 2], dtype=np.int16)
    assert np.abs(samples).max() > 5_000


def test_without_any_device_the_mixer_is_silent_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mixer = Mixer()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no_such_driver")
    mixer.reopen("")
    assert not mixer.available
    assert mixer.reason
    mixer.voice.play(mixer.sound(TONE))  # to nobody, in real time
    assert mixer.voice.get_busy()
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", "/dev/null")
    mixer.reopen("")
    assert mixer.available
    mixer.close()
