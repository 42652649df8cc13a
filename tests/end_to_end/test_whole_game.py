"""A whole game by sound alone ends as the same game does by keys; the others are played by hand.

See `whole_game`: the longer games take minutes.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.end_to_end.whole_game import whole_game


@pytest.mark.parametrize("lang", ["it", "ru", "en"])
def test_a_game_of_bouillotte_is_played_by_audio_alone(lang: str, tmp_path: Path) -> None:
    result = whole_game("bouillotte", lang, tmp_path)
    assert result["same"], result
