"""A line of numbers over time: the scores of the statistics, for sighted company."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from voicecards.window.page import Block
from voicecards.window.text import Typesetter
from voicecards.window.theme import Theme

MOST = 60
"""Values that are drawn: the newest."""


def chart(
    values: Sequence[int], texts: Typesetter, theme: Theme, x: int, width: int, size: int
) -> Block:
    """Make the block of a chart: its highest and lowest value, zero as a fine line, a dot a value.

    Args:
        values: at least two, the oldest first.
        texts: sets the two numbers.
        theme: the colours.
        x: left edge, in pixels.
        width: in pixels.
        size: height of text, in points; the chart is six times as high.
    """
    shown = list(values)[-MOST:]
    low, high = min(shown), max(shown)
    label = max(18, size * 2 // 3)
    line = texts.line(label)
    height = 6 * size
    left = x + max(texts.width(str(n), label) for n in (low, high)) + size // 2
    right = x + width - size // 2
    thick = max(3, size // 12)

    def paint(surface: pygame.Surface, y: int) -> None:
        top, bottom = y + line // 2, y + height - line // 2

        def at(value: int) -> int:
            return bottom - (value - low) * (bottom - top) // max(high - low, 1)

        if low <= 0 <= high:
            pygame.draw.line(surface, theme.faint, (left, at(0)), (right, at(0)), thick // 2)
        for value in dict.fromkeys((high, low)):
            row = texts.row(str(value), label, theme.ink)
            surface.blit(row, (x, at(value) - line // 2))
        step = (right - left) / max(len(shown) - 1, 1)
        points = [(round(left + n * step), at(value)) for n, value in enumerate(shown)]
        pygame.draw.lines(surface, theme.ink, False, points, thick)
        for point in points:
            pygame.draw.circle(surface, theme.focus, point, thick * 2)

    return Block(height + size // 2, paint)
