"""Synthesise the cues of cues.toml as WAV files beside it: the same bytes on every run.

Usage: python sounds/make_cues.py [FOLDER]
"""

from __future__ import annotations

import random
import sys
import tomllib
import wave
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

HERE = Path(__file__).resolve().parent
RATE = 44_100
LOUDNESS_DB = -21.0
"""Weighted loudness of a cue of level 0, dB of full scale over its loudest 60 ms."""
PEAK = 0.89
ATTACK_MS = 2.0
RELEASE_MS = 15.0
"""No note begins or ends with a click."""

WINDOW_MS = 60

Wave = NDArray[np.float64]
Note = dict[str, Any]


def times(ms: float) -> Wave:
    """Return the times in seconds of the samples of a note."""
    return np.arange(round(ms * RATE / 1000), dtype=np.float64) / RATE


def hertz(pitch: str) -> float:
    """Return the frequency of a pitch such as "A4" (440 Hz) or "Eb4"."""
    steps = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}[pitch[0]]
    steps += pitch.count("#") - pitch.count("b")
    return 440.0 * 2 ** ((steps - 9) / 12 + int(pitch[-1]) - 4)


def struck(note: Note, partials: list[tuple[float, float, float]]) -> Wave:
    """Sum partials that each decay: (frequency ratio, gain, decay in ms).

    `hard` (0 to 1) raises the partials above the first.
    """
    time = times(note["ms"])
    base, hard = hertz(note["pitch"]), note["hard"]
    sound = np.zeros_like(time)
    for number, (ratio, gain, decay) in enumerate(partials):
        if base * ratio < RATE / 2:
            share = gain * (1.0 if number == 0 else hard)
            sound += share * np.sin(2 * np.pi * base * ratio * time) * np.exp(-time * 1000 / decay)
    return sound


def mallet(note: Note, _: random.Random) -> Wave:
    """A marimba: its second partial is two octaves up, and dies at once."""
    return struck(note, [(1.0, 1.0, 110.0), (3.93, 0.35, 35.0), (9.2, 0.15, 12.0)])


def bell(note: Note, _: random.Random) -> Wave:
    """A small soft bell."""
    return struck(note, [(1.0, 1.0, 120.0), (2.0, 0.5, 90.0), (2.76, 0.35, 60.0), (5.4, 0.2, 25.0)])


def wood(note: Note, chance: random.Random) -> Wave:
    """A knock on wood: a short tone with a grain of noise."""
    tone = struck(note, [(1.0, 1.0, 22.0), (2.57, 0.5, 12.0), (4.1, 0.3, 6.0)])
    grain = band(noise(len(tone), chance), 1500, 6000) * np.exp(-times(note["ms"]) * 1000 / 4)
    sound: Wave = tone + 0.3 * note["hard"] * grain
    return sound


def clay(note: Note, _: random.Random) -> Wave:
    """A chip on a chip: high partials that fit no scale."""
    time = times(note["ms"])
    sound = np.zeros_like(time)
    for ratio, gain, decay in [
        (1.0, 1.0, 14.0),
        (1.47, 0.7, 11.0),
        (2.09, 0.5, 8.0),
        (2.9, 0.3, 5.0),
    ]:
        wave_ = np.sin(2 * np.pi * note["hertz"] * ratio * time)
        sound += gain * wave_ * np.exp(-time * 1000 / decay)
    return sound


def whistle(note: Note, _: random.Random) -> Wave:
    """A pure tone that glides from one pitch to another."""
    time = times(note["ms"])
    way = np.linspace(0, 1, len(time))
    frequency = hertz(note["from"]) ** (1 - way) * hertz(note["to"]) ** way
    phase = 2 * np.pi * np.cumsum(frequency) / RATE
    sound: Wave = (np.sin(phase) + 0.1 * np.sin(2 * phase)) * np.sin(np.pi * way) ** 0.5
    return sound


def reed(note: Note, _: random.Random) -> Wave:
    """A soft low buzz: the first harmonics, slightly out of tune with themselves."""
    time = times(note["ms"])
    base = hertz(note["pitch"])
    sound = np.zeros_like(time)
    for harmonic in range(1, 9):
        for detuned in (0.996, 1.004):
            sound += np.sin(2 * np.pi * base * detuned * harmonic * time) / harmonic
    return sound * np.sin(np.pi * np.linspace(0, 1, len(time))) ** 0.5


def paper(note: Note, chance: random.Random) -> Wave:
    """A card in the air or on the cloth: noise in a band, that rises and falls."""
    time = times(note["ms"]) * 1000
    rise, fall = note["attack"], note["ms"] - note["attack"]
    envelope = np.where(time < rise, time / rise, np.exp(-3.0 * (time - rise) / fall))
    sound: Wave = band(noise(len(time), chance), note["low"], note["high"]) * envelope
    return sound


def noise(count: int, chance: random.Random) -> Wave:
    """Return white noise. Python's own generator keeps its promise across versions."""
    return np.array([chance.random() for _ in range(count)]) * 2 - 1


def band(sound: Wave, low: float, high: float) -> Wave:
    """Keep the frequencies from low to high (Hz), with slopes of an octave, at level 1."""
    octaves = np.log2(np.maximum(np.fft.rfftfreq(len(sound), 1 / RATE), 1.0))
    keep = np.clip(octaves - np.log2(low) + 1, 0, 1) * np.clip(np.log2(high) + 1 - octaves, 0, 1)
    kept = np.fft.irfft(np.fft.rfft(sound) * keep, len(sound))
    level: Wave = kept / max(float(np.abs(kept).max()), 1e-9)
    return level


INSTRUMENTS: dict[str, Callable[[Note, random.Random], Wave]] = {
    play.__name__: play for play in (mallet, bell, wood, clay, whistle, reed, paper)
}


def notes_of(cue: dict[str, Any]) -> list[Note]:
    """Return the notes of a cue, its riffle written out."""
    notes = list(cue["notes"])
    if riffle := cue.get("riffle"):
        for number in range(riffle["count"]):
            gain = 1 + riffle["rise"] * (number / riffle["count"] - 1)
            notes.append({**riffle, "at": number * riffle["every"], "gain": gain})
    return notes


def weighted_loudness_db(sound: Wave) -> float:
    """Return how loud a cue is felt: A-weighted level of its loudest moment, in dB."""
    square = np.maximum(np.fft.rfftfreq(len(sound), 1 / RATE), 1.0) ** 2
    weight = (
        (12194.0**2 * square**2)
        / ((square + 20.6**2) * (square + 12194.0**2))
        / np.sqrt((square + 107.7**2) * (square + 737.9**2))
        * 1.2589
    )
    heard = np.fft.irfft(np.fft.rfft(sound) * weight, len(sound)) ** 2
    window = round(WINDOW_MS * RATE / 1000)
    moments = np.convolve(heard, np.ones(window) / window)
    return 10 * float(np.log10(moments.max()))


def make(name: str, cue: dict[str, Any]) -> NDArray[np.int16]:
    """Return the samples of a cue: mono, 44.1 kHz."""
    chance = random.Random(zlib.crc32(name.encode()))
    notes = notes_of(cue)
    sound = np.zeros(max(round((note["at"] + note["ms"]) * RATE / 1000) for note in notes) + 1)
    for note in notes:
        played = INSTRUMENTS[note["instrument"]](note, chance) * note.get("gain", 1.0)
        attack = round(ATTACK_MS * RATE / 1000)
        release = min(round(RELEASE_MS * RATE / 1000), len(played) // 3)
        played[:attack] *= np.linspace(0, 1, attack)
        played[-release:] *= np.linspace(1, 0, release)
        start = round(note["at"] * RATE / 1000)
        sound[start : start + len(played)] += played
    sound *= 10 ** ((LOUDNESS_DB + cue["level"] - weighted_loudness_db(sound)) / 20)
    peak = float(np.abs(sound).max())
    if peak > PEAK:
        raise ValueError(f"{name} is too loud: its peak is {peak:.2f}")
    samples: NDArray[np.int16] = np.rint(sound * 32767).astype(np.int16)
    return samples


def cues() -> dict[str, dict[str, Any]]:
    """Read the table of cues, its scales written out."""
    table = tomllib.loads((HERE / "cues.toml").read_text(encoding="utf-8"))
    return {name: cue for entry in table.items() for name, cue in written_out(*entry)}


def written_out(name: str, cue: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """A cue by its name; of a scale also each of its notes, NAME_1, NAME_2 and so on."""
    if "scale" not in cue:
        return [(name, cue)]
    pitched = [{**cue["note"], "pitch": pitch} for pitch in cue["scale"]]
    single = [
        (f"{name}_{number}", {"level": cue["level"], "notes": [*cue["notes"], note]})
        for number, note in enumerate(pitched, start=1)
    ]
    whole = [*cue["notes"], *({**n, "at": i * cue["every"]} for i, n in enumerate(pitched))]
    return [(name, {"level": cue["level"], "notes": whole}), *single]


def main(folder: Path) -> None:
    """Write all cues into a folder."""
    for name, cue in cues().items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as writer:
            writer.setnchannels(1)
            writer.setsampwidth(2)
            writer.setframerate(RATE)
            writer.writeframes(make(name, cue).astype("<i2").tobytes())


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
