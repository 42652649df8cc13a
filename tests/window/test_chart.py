"""The chart of the statistics."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from voicecards.window.chart import MOST, chart
from voicecards.window.text import Typesetter
from voicecards.window.theme import THEME


@pytest.mark.parametrize("values", [(1, 2), (-5, -5, -5), (0, 1000, -1000), tuple(range(500))])
@pytest.mark.parametrize("size", [18, 96])
def test_every_dot_lies_in_its_block(values: tuple[int, ...], size: int) -> None:
    surface = pygame.Surface((780, 900))
    theme = THEME["dark"]
    surface.fill(theme.paper)
    block = chart(values, Typesetter(), theme, 10, 760, size)
    block.paint(surface, 100)
    drawn = pygame.mask.from_threshold(surface, theme.focus, (1, 1, 1, 255)).get_bounding_rects()
    assert drawn
    assert all(box.top >= 100 and box.bottom <= 100 + block.height for box in drawn)
    assert len(drawn) <= MOST
