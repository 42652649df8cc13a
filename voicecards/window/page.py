"""What is drawn, as blocks below each other, and which of them are seen where not all fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

Paint = Callable[[pygame.Surface, int], None]
"""Draws a block on a surface with its upper edge at a y."""


@dataclass(frozen=True)
class Block:
    """A row of text or of cards: drawn whole or not at all, so that nothing is ever cut.

    Attributes:
        height: in pixels, the space below it included.
        paint: see `Paint`.
        focus: whether it, or a part of it, is in focus: the first of these is always seen.
        sinks: whether spare room lies above it.
    """

    height: int
    paint: Paint
    focus: bool = False
    sinks: bool = False


def arrange(blocks: Sequence[Block], room: int, scrolled: int = 0) -> list[tuple[Block, int]]:
    """Place the blocks that are seen.

    Args:
        blocks: all, from top to bottom.
        room: height in pixels.
        scrolled: how many blocks further down (or up) the player has turned the wheel.

    Returns:
        (block, y) of those that are seen whole. All of them, if they fit; else as many as do, the
        one in focus in the middle of them.
    """
    spare = room - sum(block.height for block in blocks)
    if spare >= 0:
        return _stacked(blocks, spare)
    focus = next((place for place, block in enumerate(blocks) if block.focus), 0)
    focus = min(max(focus + scrolled, 0), len(blocks) - 1)
    first, last, left = focus, focus + 1, room - blocks[focus].height
    while last < len(blocks) and blocks[last].focus and blocks[last].height <= left:
        left -= blocks[last].height
        last += 1
    while True:  # grow around the focus: what comes before it tells what it is, so that goes first
        if first > 0 and blocks[first - 1].height <= left and focus - first <= last - focus:
            first -= 1
            left -= blocks[first].height
        elif last < len(blocks) and blocks[last].height <= left:
            left -= blocks[last].height
            last += 1
        elif first > 0 and blocks[first - 1].height <= left:
            first -= 1
            left -= blocks[first].height
        else:
            return _stacked(blocks[first:last], max(left, 0))


def _stacked(blocks: Sequence[Block], spare: int) -> list[tuple[Block, int]]:
    placed, y = [], 0
    for block in blocks:
        if block.sinks:
            y, spare = y + spare, 0
        placed.append((block, y))
        y += block.height
    return placed
