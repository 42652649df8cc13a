"""The microphone: what its level means, and the check on SDL's file device."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest

from voicecards.doctor.microphone import judge
from voicecards.hearing.recognizer import SAMPLE_RATE, Audio


def tone(loudness, seconds=0.5):
    time = np.arange(int(seconds * SAMPLE_RATE)) / SAMPLE_RATE
    return (loudness * np.sqrt(2) * np.sin(2 * np.pi * 200 * time)).astype(np.int16)


@pytest.mark.parametrize(
    ("loudness", "key"),
    [
        (0, "doctor-microphone-silent"),
        (60, "doctor-microphone-quiet"),
        (2000, "doctor-microphone-fine"),
    ],
)
def test_the_level_says_what_is_wrong(loudness, key):
    finding = judge(Audio(tone(loudness)), "Headset", ["Webcam", "Headset"])
    assert finding.message.key == key
    assert finding.ok == (loudness == 2000)
    assert finding.detail.startswith("Headset: ")
    assert finding.detail.endswith(", Webcam")


def test_a_short_word_in_a_quiet_room_is_heard_well():
    room = np.concatenate([tone(20), tone(1500, 0.1), tone(20)])
    assert judge(Audio(room), "Headset", ["Headset"]).ok


def test_a_microphone_that_sends_nothing_is_silent():
    nothing = Audio(np.zeros(0, dtype=np.int16))
    assert judge(nothing, "Headset", ["Headset"]).message.key == "doctor-microphone-silent"


ONLY_THE_MICROPHONE = """
import json, sys
from voicecards.doctor.microphone import microphone
from voicecards.doctor.surroundings import Surroundings
from voicecards.store import Settings, settings_path
around = Surroundings("en", Settings(speech="none", mic=sys.argv[1]), settings_path())
around.open_sound()
found = microphone(around)
around.close()
print(json.dumps([found.ok, found.message.key]))
"""


@pytest.mark.parametrize(
    ("sound", "named", "result"),
    [
        (tone(3000, 4).tobytes(), "", [True, "doctor-microphone-fine"]),
        (bytes(4 * 2 * SAMPLE_RATE), "capture", [False, "doctor-microphone-silent"]),
        (b"", "Headset", [False, "doctor-microphone-other"]),
    ],
)
def test_a_file_as_microphone(sound, named, result, tmp_path):
    (tmp_path / "in.raw").write_bytes(sound)
    done = subprocess.run(
        [sys.executable, "-c", ONLY_THE_MICROPHONE, named],
        env={
            **os.environ,
            "SDL_AUDIODRIVER": "disk",
            "SDL_DISKAUDIOFILE": str(tmp_path / "out.raw"),
            "SDL_DISKAUDIOFILEIN": str(tmp_path / "in.raw"),
            "VOICECARDS_HOME": str(tmp_path),
        },
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert json.loads(done.stdout.splitlines()[-1]) == result
