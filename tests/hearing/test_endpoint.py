"""Where an utterance ends, in speech synthesised here."""

import numpy as np
import pytest

from tests.hearing.voices import NOISE_LEVEL, noise, say
from voicecards.hearing.endpoint import LONGEST, Endpointer
from voicecards.hearing.recognizer import SAMPLE_RATE


def heard_in(stream, piece=480):
    """The utterances, and the seconds of the stream when each was handed over."""
    endpointer = Endpointer()
    found = []
    for at in range(0, len(stream), piece):
        for utterance in endpointer.feed(stream[at : at + piece]):
            found.append((utterance, (at + piece) / SAMPLE_RATE))
    return found


@pytest.mark.parametrize(("lang", "text"), [("it", "sì"), ("ru", "нет"), ("en", "play the king")])
def test_an_utterance_ends_about_a_third_of_a_second_after_it(lang, text):
    speech = say(text, lang).samples
    stream = np.concatenate((noise(1.0), speech, noise(1.0)))
    ((utterance, moment),) = heard_in(stream)
    end = 1.0 + len(speech) / SAMPLE_RATE
    assert end - 0.1 <= moment <= end + 0.5
    assert utterance.seconds >= len(speech) / SAMPLE_RATE


def test_two_utterances_are_two():
    speech = say("passo", "it").samples
    stream = np.concatenate((noise(0.7), speech, noise(0.7), speech, noise(0.7)))
    assert len(heard_in(stream)) == 2


def test_the_size_of_the_pieces_does_not_matter():
    stream = np.concatenate((noise(0.7), say("passo", "it").samples, noise(0.7)))
    (one, _), (other, _) = *heard_in(stream, 480), *heard_in(stream, 1111)
    np.testing.assert_array_equal(one.samples, other.samples)


def test_silence_and_low_noise_are_no_utterance():
    assert heard_in(np.zeros(2 * SAMPLE_RATE, dtype=np.int16)) == []
    assert heard_in(noise(2.0)) == []


def test_long_talk_is_dropped_and_the_next_command_heard():
    talk = np.tile(say("la macchina è dal meccanico", "it").samples, 12)
    assert len(talk) > LONGEST * SAMPLE_RATE
    stream = np.concatenate((noise(0.5), talk, noise(1.0), say("passo", "it").samples, noise(1.0)))
    assert heard_in(stream)[-1][0].seconds < 3


def test_reset_forgets_what_had_begun():
    endpointer = Endpointer()
    endpointer.feed(np.concatenate((noise(0.5), say("passo", "it").samples)))
    assert endpointer.in_speech
    endpointer.reset()
    assert not endpointer.in_speech
    assert endpointer.feed(noise(1.0)) == []


def test_noise_is_really_noise():
    assert 0 < np.sqrt(np.mean(noise(1.0).astype(float) ** 2)) < 2 * NOISE_LEVEL
