"""Learn the sounds of a language: make `locales/<lang>/sounds.npz` anew.

    uv run python -m tools.learn_sounds LANG MANIFEST.tsv -o FILE.npz [--versions N] [--rounds N]

The table has the columns file and text; files lie beside it and may be of any voices, but not of
those the benchmark of hearing is run with. Each recording is used in N versions: slower or faster,
in a room, through a telephone, with noise or with other voices behind it. Takes a quarter of an
hour on two cores for 3,000 recordings of two seconds; the same recordings give the same file on
one machine. What the files in the repository were learnt from is told in CONTRIBUTING.md.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from voicecards.hearing.audio_files import read_audio, resample
from voicecards.hearing.hama_engine import HamaRecognizer
from voicecards.hearing.judges import QUIET_FOR_HAMA
from voicecards.hearing.learning import Example, learn
from voicecards.hearing.pronunciation import Lexicon, UnknownWord, normalise
from voicecards.hearing.quiet import with_quiet, without_quiet
from voicecards.hearing.recognizer import SAMPLE_RATE, Audio
from voicecards.hearing.sound_net import SoundNet

Samples = NDArray[np.float64]

HIDDEN = 128
RATE = 2e-3


class Spoiler:
    """Makes speech sound as it does in rooms and through cheap microphones.

    Args:
        others: speech to put behind it, each 16 kHz.
        seed: of what is done.
    """

    def __init__(self, others: Sequence[Samples], seed: int) -> None:
        self._others = others
        self._rng = np.random.default_rng(seed)

    def spoil(self, samples: Samples) -> Audio:
        """Return a version of some speech."""
        rng = self._rng
        if rng.random() < 0.8:  # another throat, another speed
            samples = resample(samples, SAMPLE_RATE, int(SAMPLE_RATE * rng.uniform(0.84, 1.19)))
        if rng.random() < 0.25:
            samples = self._in_a_room(samples)
        if rng.random() < 0.1:
            samples = _by_telephone(samples)
        before, after = rng.uniform(0.2, 0.5, 2)
        quiet = (int(SAMPLE_RATE * before), int(SAMPLE_RATE * after))
        samples = np.pad(samples / np.abs(samples).max(), quiet)
        noise, decibels = self._noise(len(samples))
        loud = samples[np.abs(samples) > 0.02]
        noise *= np.sqrt(np.mean(loud**2) / np.mean(noise**2)) * 10 ** (-decibels / 20)
        both = samples + noise
        both *= rng.uniform(0.1, 0.9) / np.abs(both).max()
        return Audio(np.rint(32767 * both).astype(np.int16))

    def _in_a_room(self, samples: Samples) -> Samples:
        length = int(SAMPLE_RATE * self._rng.uniform(0.05, 0.25))
        echo = self._rng.normal(0, 1, length) * np.exp(-5 * np.arange(length) / length)
        echo *= self._rng.uniform(0.15, 0.5) / np.sqrt(np.sum(echo**2))
        echo[0] = 1.0
        return np.convolve(samples, echo)[: len(samples) + length // 2]

    def _noise(self, length: int) -> tuple[Samples, float]:
        """Some noise, and how many decibels below the speech it should be."""
        rng, kind = self._rng, self._rng.random()
        white = rng.normal(0, 1, length)
        if kind < 0.2:
            return white, float(rng.uniform(12, 30))
        if kind < 0.3:
            slope = 1 / np.sqrt(np.arange(length // 2 + 1) + 20)
            return np.fft.irfft(np.fft.rfft(white) * slope, length), float(rng.uniform(10, 30))
        if kind < 0.55:
            return self._voices(length), float(rng.uniform(10, 25))
        return white, float(rng.uniform(35, 55))

    def _voices(self, length: int) -> Samples:
        babble = np.zeros(length)
        for _ in range(self._rng.integers(3, 8)):
            other = self._others[self._rng.integers(len(self._others))]
            start = self._rng.integers(0, SAMPLE_RATE // 2)
            looped = np.resize(other / (np.abs(other).max() + 1e-9), length + SAMPLE_RATE // 2)
            babble += self._rng.uniform(0.4, 1.0) * looped[start : start + length]
        return babble


def _by_telephone(samples: Samples) -> Samples:
    spectrum = np.fft.rfft(samples)
    pitch = np.fft.rfftfreq(len(samples), 1 / SAMPLE_RATE)
    spectrum[(pitch < 300) | (pitch > 3400)] *= 0.01
    return np.fft.irfft(spectrum, len(samples))


def recordings(manifest: Path) -> list[tuple[Samples, str]]:
    """Read the table: samples from -1 to 1, and the sentence."""
    with manifest.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [
        (read_audio(manifest.parent / row["file"]).samples / 32768.0, normalise(row["text"]))
        for row in rows
    ]


def examples(
    hama: HamaRecognizer, read: Sequence[tuple[Samples, str]], versions: int
) -> Iterator[Example]:
    """Let engine B hear versions of each recording."""
    for version in range(versions):
        spoiler = Spoiler([samples for samples, _ in read], seed=version)
        for place, (samples, sentence) in enumerate(read):
            try:
                sounds = hama.sounds(sentence)
            except (KeyError, UnknownWord):  # a foreign word, with a sound of its own
                continue
            speech = without_quiet(with_quiet(spoiler.spoil(samples)), QUIET_FOR_HAMA)
            heard = hama.tokens(speech)[place % 2]
            yield Example(heard, hama.by_table(heard), sounds)


def main() -> None:
    """Learn and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lang", choices=("it", "ru", "en"))
    parser.add_argument("manifest", type=Path)
    parser.add_argument("-o", "--output", type=Path, required=True)
    parser.add_argument("--versions", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=8)
    arguments = parser.parse_args()
    hama = HamaRecognizer(Lexicon(arguments.lang))
    heard = list(examples(hama, recordings(arguments.manifest), arguments.versions))
    print(f"{len(heard)} utterances", flush=True)
    width = heard[0].table.shape[1] - 1
    learn(
        SoundNet.untaught(width, heard[0].tokens.shape[1], HIDDEN),
        heard,
        rounds=arguments.rounds,
        rate=RATE,
        tell=lambda number, loss: print(f"round {number}: {loss:.3f} nats a sound", flush=True),
    ).save(arguments.output)


if __name__ == "__main__":
    main()
