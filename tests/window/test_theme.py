"""WCAG AAA: every pair of colours the window uses has a contrast of at least 7 to 1."""

from __future__ import annotations

import pytest

from voicecards.store import THEMES
from voicecards.window.theme import AAA, THEME, contrast


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert contrast((9, 9, 9), (9, 9, 9)) == pytest.approx(1)


@pytest.mark.parametrize("name", THEMES)
def test_every_pair_reaches_seven_to_one(name: str) -> None:
    pairs = list(THEME[name].pairs())
    assert len(pairs) >= 12
    too_faint = {what: round(contrast(a, b), 2) for what, a, b in pairs if contrast(a, b) < AAA}
    assert not too_faint
