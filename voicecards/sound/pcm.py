"""Sound as numbers: mono 16-bit samples with their rate, and what is done to them."""

from __future__ import annotations

import io
import wave
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

QUIET = 64
"""Samples no louder than this (of 32767, about -54 dB) count as silence."""

KEPT_MS = 5
"""How much of the silence before the first sound stays, so that its onset is not clipped."""

_FULL_SCALE = 32767


@dataclass(frozen=True, eq=False)
class Pcm:
    """Mono sound. `samples` is an int16 array of shape (n,), `rate` is in Hz."""

    samples: NDArray[np.int16]
    rate: int

    @property
    def seconds(self) -> float:
        """Duration in seconds."""
        return len(self.samples) / self.rate

    @property
    def nbytes(self) -> int:
        """Size in bytes."""
        return int(self.samples.nbytes)


def trim_start(pcm: Pcm) -> Pcm:
    """Drop the silence before the first sound, so that speech answers a key at once."""
    loud = np.abs(pcm.samples.astype(np.int32)) > QUIET
    if not loud.any():
        return pcm
    start = int(np.argmax(loud)) - pcm.rate * KEPT_MS // 1000
    return Pcm(pcm.samples[max(0, start) :], pcm.rate)


def awakened(pcm: Pcm, milliseconds: int) -> Pcm:
    """Put a lead-in before a sound, so that a device asleep in silence is awake for its start.

    It is not quite silence, which some headphones do not wake up for, but too faint to be heard.
    """
    faint = np.ones(pcm.rate * milliseconds // 1000, dtype=np.int16)
    faint[1::2] = -1
    return Pcm(np.concatenate([faint, pcm.samples]), pcm.rate)


def resample(pcm: Pcm, rate: int) -> Pcm:
    """Return the same sound at another rate (Hz).

    Doubling, which is what 22.05 kHz voices need, keeps the old samples and puts a low-pass
    filtered one between each two; any other ratio is interpolated linearly.
    """
    if rate == pcm.rate or not len(pcm.samples):
        return Pcm(pcm.samples, rate)
    if rate == 2 * pcm.rate:
        between = np.convolve(pcm.samples.astype(np.float32), _HALFWAY, mode="full")
        middle = len(_HALFWAY) // 2
        doubled = np.empty(2 * len(pcm.samples), dtype=np.int16)
        doubled[0::2] = pcm.samples
        doubled[1::2] = to_int16(between[middle : middle + len(pcm.samples)])
        return Pcm(doubled, rate)
    count = max(1, round(len(pcm.samples) * rate / pcm.rate))
    places = np.arange(count) * (pcm.rate / rate)
    values = np.interp(places, np.arange(len(pcm.samples)), pcm.samples)
    return Pcm(to_int16(values), rate)


def to_int16(values: NDArray[np.floating]) -> NDArray[np.int16]:
    """Round samples on the 16-bit scale, clipping what is out of range."""
    rounded: NDArray[np.int16] = np.clip(np.rint(values), -_FULL_SCALE - 1, _FULL_SCALE).astype(
        np.int16
    )
    return rounded


def read_wav(source: Path | bytes) -> Pcm:
    """Read a WAV file, or the bytes of one, as mono 16-bit sound.

    Args:
        source: 8- or 16-bit PCM with any number of channels, which are averaged.

    Raises:
        ValueError: when it is not such a file.
        OSError: when the file cannot be read.
    """
    data: BinaryIO = io.BytesIO(source if isinstance(source, bytes) else source.read_bytes())
    try:
        with wave.open(data, "rb") as reader:
            channels, width, rate = (
                reader.getnchannels(),
                reader.getsampwidth(),
                reader.getframerate(),
            )
            frames = reader.readframes(reader.getnframes())
    except (wave.Error, EOFError) as error:
        raise ValueError(f"not a WAV file: {error}") from error
    if width == 2:
        samples = np.frombuffer(frames, dtype="<i2").astype(np.int16)
    elif width == 1:
        samples = ((np.frombuffer(frames, dtype=np.uint8).astype(np.int16) - 128) << 8).astype(
            np.int16
        )
    else:
        raise ValueError(f"a WAV file of {8 * width} bits; 8 and 16 are understood")
    if channels > 1:
        samples = to_int16(samples.reshape(-1, channels).mean(axis=1))
    return Pcm(samples, rate)


def write_wav(path: Path, pcm: Pcm) -> None:
    """Write a mono 16-bit WAV file.

    Raises:
        OSError: when the file cannot be written.
    """
    with path.open("wb") as file, wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(pcm.rate)
        writer.writeframes(pcm.samples.astype("<i2").tobytes())


def _halfway_filter(taps: int = 16) -> NDArray[np.float32]:
    """Return a windowed sinc that gives the value halfway between samples (unit gain)."""
    places = np.arange(taps) - (taps - 1) / 2
    shape = np.sinc(places) * np.blackman(taps + 2)[1:-1]
    unit: NDArray[np.float32] = (shape / shape.sum()).astype(np.float32)
    return unit


_HALFWAY = _halfway_filter()
