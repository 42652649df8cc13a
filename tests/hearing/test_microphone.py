"""The microphone keeps what is wanted, and says clearly when there is none."""

import threading

import numpy as np
import pytest

from voicecards.hearing.microphone import CHUNK, Microphone, MicrophoneUnavailable


class Device:
    """Stands for SDL's device: the test plays the part of its thread."""

    def __init__(self, name, callback):
        self.name, self.callback, self.running = name, callback, False

    def pause(self, pause_on):
        self.running = not pause_on

    def hear(self, value, pieces=1):
        for _ in range(pieces):
            self.callback(self, memoryview(np.full(CHUNK, value, dtype=np.int16).tobytes()))


class Hall:
    """A room with two devices, and whether sound is wanted in it."""

    def __init__(self):
        self.wanted = True
        self.device = None

    def opener(self, name, callback):
        self.device = Device(name, callback)
        return self.device

    def microphone(self, name=None):
        return Microphone(
            name,
            wanted=lambda: self.wanted,
            opener=self.opener,
            names=lambda: ("Built-in", "USB headset"),
        )


@pytest.fixture
def hall():
    return Hall()


def test_the_device_runs_from_the_beginning(hall):
    assert hall.microphone().name == "Built-in"
    assert hall.device.running


def test_a_part_of_the_name_is_enough(hall):
    assert hall.microphone("headset").name == "USB headset"


def test_push_to_talk_returns_what_was_said_and_half_a_second_before(hall):
    microphone = hall.microphone()
    hall.device.hear(1, pieces=100)
    microphone.start()
    hall.device.hear(2, pieces=10)
    samples = microphone.stop().samples
    assert np.count_nonzero(samples == 2) == 10 * CHUNK
    assert 0.4 <= np.count_nonzero(samples == 1) / 16000 <= 0.6


def test_stop_without_start_is_nothing(hall):
    assert hall.microphone().stop().seconds == 0


def test_what_is_not_wanted_is_never_kept(hall):
    microphone = hall.microphone()
    hall.device.hear(1, pieces=5)
    hall.wanted = False
    hall.device.hear(9, pieces=5)
    hall.wanted = True
    microphone.start()
    hall.device.hear(2)
    assert set(microphone.stop().samples) == {2}


def test_it_is_a_source_that_speech_recognition_can_read(hall):
    import speech_recognition as sr

    microphone = hall.microphone()
    with microphone as source:
        hall.device.hear(7, pieces=4)
        data = sr.Recognizer().record(source, duration=0.1)
    assert data.sample_rate == 16000
    assert set(np.frombuffer(data.get_raw_data(), dtype=np.int16)) == {7}


def test_a_reader_waits_and_is_woken_by_the_end(hall):
    microphone = hall.microphone()
    got = []
    with microphone as source:
        stream = source.stream
        reader = threading.Thread(target=lambda: got.append(stream.read(CHUNK * 2)))
        reader.start()
        hall.device.hear(3)
    reader.join(timeout=5)
    assert len(got[0]) == CHUNK * 2
    assert microphone.stream is None


def test_the_stream_tells_that_sound_was_dropped(hall):
    with hall.microphone() as source:
        hall.device.hear(1)
        hall.wanted = False
        hall.device.hear(2)
        assert source.stream.interruptions == 1
        hall.wanted = True
        hall.device.hear(3)
        assert set(np.frombuffer(source.stream.read(CHUNK), dtype=np.int16)) == {3}


def test_no_microphone_is_told():
    with pytest.raises(MicrophoneUnavailable, match="no microphone"):
        Microphone(opener=lambda name, callback: None, names=lambda: ())


def test_an_unknown_microphone_is_told_with_those_there_are(hall):
    with pytest.raises(MicrophoneUnavailable, match="USB headset"):
        hall.microphone("studio")


def test_a_device_that_does_not_open_is_told():
    def broken(name, callback):
        raise RuntimeError("device busy")

    with pytest.raises(MicrophoneUnavailable, match="device busy"):
        Microphone(opener=broken, names=lambda: ("Built-in",))
