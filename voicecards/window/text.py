"""Text of any size: fonts, and rows that fit a width."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from voicecards.window.theme import Colour

KEPT = 400
"""Rows of text that are kept drawn."""


class Typesetter:
    """Sets text in pygame's own font, which has Latin and Cyrillic letters and is always there."""

    def __init__(self) -> None:
        pygame.font.init()
        self._fonts: dict[int, pygame.font.Font] = {}
        self.row = lru_cache(KEPT)(self._row)

    def line(self, size: int) -> int:
        """The height of a row, in pixels, of text of a size in points."""
        return self._font(size).get_linesize()

    def width(self, text: str, size: int) -> int:
        """How wide a text is, in pixels."""
        return self._font(size).size(text)[0]

    def _row(self, text: str, size: int, colour: Colour) -> pygame.Surface:
        """A row of text, drawn."""
        return self._font(size).render(text, True, colour)

    def fitting(self, text: str, size: int, width: int) -> int:
        """The size, at most `size`, at which a text takes up no more than that width."""
        full = self.width(text, size)
        return size if full <= width else max(1, size * width // full)

    def wrap(self, text: str, size: int, width: int) -> Sequence[str]:
        """Break a text into rows that fit; a word that fits none is broken too."""
        rows: list[str] = []
        row = ""
        for word in text.split():
            for piece in self._pieces(word, size, width):
                longer = f"{row} {piece}".lstrip()
                if row and self.width(longer, size) > width:
                    rows.append(row)
                    row = piece
                else:
                    row = longer
        return [*rows, row] if row else rows

    def _pieces(self, word: str, size: int, width: int) -> Sequence[str]:
        pieces = []
        while len(word) > 1 and self.width(word, size) > width:
            end = len(word) - 1
            while end > 1 and self.width(f"{word[:end]}-", size) > width:
                end -= 1
            pieces.append(f"{word[:end]}-")
            word = word[end:]
        return [*pieces, word]

    def _font(self, size: int) -> pygame.font.Font:
        if size not in self._fonts:
            self._fonts[size] = pygame.font.Font(None, max(8, size * 4 // 3))
        return self._fonts[size]
