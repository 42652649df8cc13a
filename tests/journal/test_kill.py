"""A program killed at any moment goes on at the last completed action, as if nothing had been."""

import random

import pytest

from tests.journal.killing import OPTIONS, kill_again_and_again, play_through


@pytest.mark.parametrize("name", OPTIONS)
def test_a_killed_game_goes_on_as_if_nothing_had_been(name, tmp_path):
    luck = random.Random(f"kill {name}")
    assert kill_again_and_again(play_through(name, 8), tmp_path / "home", luck, 4) == 4
