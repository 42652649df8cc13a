"""The committed cues are what the script makes, short, alike in loudness, and all there."""

import importlib.util
import re
import sys
import wave
from pathlib import Path

import numpy as np
import pytest

import voicecards
from voicecards.resources import folder
from voicecards.sound.pcm import read_wav

SOUNDS = folder("sounds")


def load_script():
    spec = importlib.util.spec_from_file_location("make_cues", SOUNDS / "make_cues.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["make_cues"] = module
    spec.loader.exec_module(module)
    return module


make_cues = load_script()
TABLE = make_cues.cues()


@pytest.mark.parametrize("name", TABLE)
def test_a_cue_is_what_the_script_makes_of_the_table(name):
    made = make_cues.make(name, TABLE[name])
    kept = read_wav(SOUNDS / f"{name}.wav")
    assert kept.rate == make_cues.RATE
    assert len(kept.samples) == len(made)
    assert np.abs(kept.samples.astype(int) - made.astype(int)).max() <= 1


def test_there_is_a_file_for_each_entry_and_none_besides():
    assert {path.stem for path in SOUNDS.glob("*.wav")} == set(TABLE)


@pytest.mark.parametrize("name", TABLE)
def test_a_cue_starts_at_once_and_ends_soon(name):
    pcm = read_wav(SOUNDS / f"{name}.wav")
    assert np.argmax(np.abs(pcm.samples) > 300) < 0.005 * pcm.rate
    assert pcm.seconds <= 0.75
    assert abs(int(pcm.samples[-1])) < 100


@pytest.mark.parametrize("name", TABLE)
def test_cues_are_equally_loud_but_for_their_level(name):
    samples = read_wav(SOUNDS / f"{name}.wav").samples / 32767
    loudness = make_cues.weighted_loudness_db(samples) - TABLE[name]["level"]
    assert loudness == pytest.approx(make_cues.LOUDNESS_DB, abs=0.2)


def test_the_cues_are_mono_16_bit_files_of_less_than_900_kilobytes():
    paths = list(SOUNDS.glob("*.wav"))
    for path in paths:
        with wave.open(str(path)) as reader:
            assert (reader.getnchannels(), reader.getsampwidth()) == (1, 2)
    assert sum(path.stat().st_size for path in paths) < 900_000


def test_every_cue_that_the_program_names_exists():
    package = Path(voicecards.__file__).parent
    pattern = re.compile(r"""\bcue(?:=|\()["'](\w+)["']""")
    named = {
        (name, path.name)
        for path in package.rglob("*.py")
        for name in pattern.findall(path.read_text(encoding="utf-8"))
    }
    assert {(name, file) for name, file in named if name not in TABLE} == set()


def test_a_scale_rises_note_by_note():
    def pitch(name):
        samples = read_wav(SOUNDS / f"{name}.wav").samples / 32767
        heard = np.abs(np.fft.rfft(samples[round(0.03 * make_cues.RATE) :]))
        low = round(200 * len(samples) / make_cues.RATE)
        return (low + int(np.argmax(heard[low:]))) * make_cues.RATE / len(samples)

    pitches = [pitch(f"run_{number}") for number in range(1, 15)]
    assert pitches == sorted(set(pitches))


def test_a_table_that_would_distort_is_refused():
    loud = {**TABLE["menu_move"], "level": 20}
    with pytest.raises(ValueError, match="too loud"):
        make_cues.make("menu_move", loud)
