"""Bands, near ties and the best sentence of each command."""

import pytest

from voicecards.commands.command import Command
from voicecards.hearing.decision import (
    ACT,
    ASK,
    CLEAR,
    MOST_CHOICES,
    NEAR,
    Candidate,
    Verdict,
    best_of_each,
    certainty,
    near_ties,
    verdict,
)

TEN, KING = Command("play", "TH"), Command("play", "KH")


def test_three_bands():
    assert verdict(ACT, 1.0) is Verdict.ACT
    assert verdict(ACT - 0.01, 1.0) is Verdict.ASK
    assert verdict(ASK, 1.0) is Verdict.ASK
    assert verdict(ASK - 0.01, 1.0) is Verdict.IGNORE
    assert verdict(float("-inf"), 1.0) is Verdict.IGNORE


def test_a_near_tie_is_asked_about_however_sure_the_sound_is():
    assert verdict(5.0, CLEAR) is Verdict.ACT
    assert verdict(5.0, CLEAR - 0.01) is Verdict.ASK
    assert verdict(ASK - 0.01, 0.0) is Verdict.IGNORE


def test_certainty_is_a_half_where_commands_begin_to_be_carried_out():
    assert certainty(ACT) == pytest.approx(0.5)
    assert 0.0 <= certainty(float("-inf")) < certainty(ASK) < certainty(ACT) < certainty(9) <= 1.0


def test_the_best_sentence_stands_for_its_command():
    found = best_of_each(
        [Candidate("ten", TEN, 0.1), Candidate("king", KING, 0.2), Candidate("the ten", TEN, 0.3)]
    )
    assert [c.sentence for c in found] == ["the ten", "king"]


def test_only_what_is_close_to_the_best_is_a_choice():
    best = Candidate("ten", TEN, 1.0)
    near = Candidate("king", KING, 1.0 - NEAR / 2)
    far = Candidate("pass", Command("pass"), 1.0 - 2 * NEAR)
    assert near_ties([best, near, far]) == [best, near]
    many = [Candidate(str(n), Command("raise", str(n)), 1.0) for n in range(9)]
    assert len(near_ties(many)) == MOST_CHOICES
