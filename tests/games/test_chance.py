import random

import pytest

from voicecards.games.chance import Chance


def drawn_by(chance: Chance) -> list[object]:
    return [chance.shuffled("abcdefgh"), chance.choice("abc"), chance.shuffled(range(52))]


def test_same_seed_draws_the_same():
    assert drawn_by(Chance(random.Random(7))) == drawn_by(Chance(random.Random(7)))


def test_the_sequence_of_a_seed_never_changes():
    chance = Chance(random.Random(1))
    assert "".join(chance.shuffled("abcdefgh")) == "acdghefb"
    assert chance.choice("abc") == "c"


def test_shuffles_are_fair():
    chance = Chance(random.Random(3))
    firsts = [chance.shuffled("abc")[0] for _ in range(3000)]
    assert all(900 < firsts.count(letter) < 1100 for letter in "abc")


def test_recorded_draws_win_over_the_seed():
    first = Chance(random.Random(1))
    expected = drawn_by(first)
    assert drawn_by(Chance(random.Random(2), first.drawn)) == expected


def test_a_resumed_source_goes_on_as_if_never_interrupted():
    whole = Chance(random.Random(1))
    drawn_by(whole)
    resumed = Chance(random.Random(1), whole.drawn[:2])
    drawn_by(resumed)
    assert resumed.drawn == whole.drawn


@pytest.mark.parametrize("recorded", [(0, 1), (0, 0, 1), (0, 1, 3), (2, 1, -1), (0, 1, 2, 3)])
def test_a_recorded_shuffle_that_does_not_fit_is_refused(recorded):
    with pytest.raises(ValueError, match="does not fit"):
        Chance(random.Random(1), [recorded]).shuffled("abc")


def test_a_copy_draws_the_same_and_disturbs_nothing():
    chance = Chance(random.Random(5))
    chance.shuffled("abc")
    twin = chance.copy()
    third = twin.copy()
    assert drawn_by(twin) == drawn_by(chance) == drawn_by(third)
    assert twin.drawn == chance.drawn == third.drawn
