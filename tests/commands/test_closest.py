"""cases.md 10: the sentences that are most alike are found, by text and by ear."""

import pytest

from tools.closest import closest, distance, pairs, sound_cost
from voicecards.commands.command import Command


def test_the_distance_is_the_share_that_would_have_to_change():
    assert distance("abcd", "abcd", lambda a, b: 1.0) == 0.0
    assert distance("abcd", "abxd", lambda a, b: 1.0) == pytest.approx(0.25)
    assert distance("abcd", "abxd", lambda a, b: 0.5) == pytest.approx(0.125)


def test_sounds_that_share_tokens_are_alike():
    cost = sound_cost("it")
    assert cost("e", "ɛ") < cost("e", "s")


def test_two_sentences_of_one_command_are_no_pair():
    rows = [("abc", "abc", Command("help")), ("abd", "abd", Command("help"))]
    rows.append(("xbc", "xbc", Command("stop")))
    assert [row[1:] for row in closest(rows, lambda a, b: 1.0, 5)] == [
        ("abc", "xbc"),
        ("abd", "xbc"),
    ]


def test_no_two_commands_of_a_screen_sound_the_same():
    found = pairs("it", "bouillotte", 3)["ear"]
    assert all(far > 0.0 for far, _, _ in found)
