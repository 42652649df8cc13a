"""The microphone does not hear the game (lila#17040, home-assistant-voice-pe#537)."""

from voicecards.clock import VirtualClock
from voicecards.hearing.gate import REOPENS_AFTER, MicrophoneGate


def gate_at(moment=10.0):
    clock = VirtualClock()
    clock.advance_to(moment)
    return MicrophoneGate(clock), clock


def test_open_when_nothing_ever_sounded():
    assert gate_at(0.0)[0].is_open


def test_shut_while_the_game_sounds_and_a_little_longer():
    gate, clock = gate_at()
    gate.sound_started("line 1")
    assert not gate.is_open
    clock.advance_to(12.0)
    gate.sound_ended("line 1")
    assert not gate.is_open
    clock.advance_to(12.0 + REOPENS_AFTER - 0.01)
    assert not gate.is_open
    clock.advance_to(12.0 + REOPENS_AFTER)
    assert gate.is_open


def test_two_overlapping_sounds_keep_it_shut_until_both_end():
    gate, clock = gate_at()
    gate.sound_started("line")
    gate.sound_started("cue")
    gate.sound_ended("line")
    clock.advance_to(20.0)
    assert not gate.is_open
    gate.sound_ended("cue")
    clock.advance_to(21.0)
    assert gate.is_open


def test_push_to_talk_opens_it_whatever_sounds():
    gate, _ = gate_at()
    gate.sound_started("line")
    gate.hold(True)
    assert gate.is_open
    gate.hold(False)
    assert not gate.is_open


def test_it_never_stays_deaf():
    gate, clock = gate_at()
    gate.sound_started("line")
    gate.sound_started("line")
    gate.sound_ended("line")
    gate.sound_ended("line")
    gate.sound_ended("never started")
    clock.advance_to(11.0)
    assert gate.is_open


def test_an_end_that_belongs_to_nothing_does_not_shut_it():
    gate, _ = gate_at()
    gate.sound_ended("never started")
    assert gate.is_open
