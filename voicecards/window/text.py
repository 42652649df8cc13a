"""Text of any size: fonts, and rows that fit a width."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from voicecards.window.theme import Colour

ROWS_KEPT = 60
"""Rows of text that are kept drawn: a window full. Large ones take a megabyte each."""

LETTERS_KEPT = 500
"""Letters that are kept drawn, in all their sizes and colours."""


TALLEST = "ЁЙÀ"
"""Capitals with something above them."""

DEEPEST = "gjЩу"
"""Letters that hang below the line; the font's own height leaves no room for all of them."""


class _Place(NamedTuple):
    """Where a drawn letter goes: pixels from its place in the row, and to the next one's place."""

    left: int
    top: int
    step: int


class Typesetter:
    """Sets text in pygame's own font, which has Latin and Cyrillic letters and is always there.

    Letter by letter: the pairs that the font would have closer or wider come out of `pygame.font`
    so uneven that words fall apart.
    """

    def __init__(self) -> None:
        pygame.font.init()
        self._fonts: dict[int, pygame.font.Font] = {}
        self.row = lru_cache(ROWS_KEPT)(self._row)
        self._letter = lru_cache(LETTERS_KEPT)(self._drawn_letter)
        self._place = lru_cache(LETTERS_KEPT)(self._measured)
        self._height = lru_cache(LETTERS_KEPT)(self._height_of_row)
        self._headroom = lru_cache(LETTERS_KEPT)(self._above)

    def line(self, size: int) -> int:
        """The height of a row, in pixels, of text of a size in points."""
        return max(self._font(size).get_linesize(), self._height(size))

    def width(self, text: str, size: int) -> int:
        """How wide a text is, in pixels."""
        return sum(self._place(letter, size).step for letter in text)

    def _row(self, text: str, size: int, colour: Colour) -> pygame.Surface:
        """A row of text, drawn."""
        row = pygame.Surface((self.width(text, size), self._height(size)), pygame.SRCALPHA)
        row.fill((*colour, 0))
        x, top = 0, self._headroom(size)
        for letter in text:
            place = self._place(letter, size)
            row.blit(self._letter(letter, size, colour), (x + place.left, top + place.top))
            x += place.step
        return row

    def _height_of_row(self, size: int) -> int:
        deepest = max(self._letter(letter, size, (0, 0, 0)).get_height() for letter in DEEPEST)
        return deepest + self._headroom(size)

    def _above(self, size: int) -> int:
        """Pixels that the tallest letters stand out of the font's own height."""
        return -min(self._place(letter, size).top for letter in TALLEST)

    def _drawn_letter(self, letter: str, size: int, colour: Colour) -> pygame.Surface:
        return self._font(size).render(letter, True, colour)

    def _measured(self, letter: str, size: int) -> _Place:
        font = self._font(size)
        metrics = font.metrics(letter)[0]
        if metrics is None:  # the font has no such letter and draws a box
            return _Place(0, 0, font.size(letter)[0])
        left, _, _, highest, step = metrics
        return _Place(min(0, left), min(0, font.get_ascent() - highest), step)

    def fitting(self, text: str, size: int, width: int) -> int:
        """The size, at most `size`, at which a text takes up no more than that width."""
        full = self.width(text, size)
        return size if full <= width else max(1, size * width // full)

    def wrap(self, text: str, size: int, width: int) -> Sequence[str]:
        """Break a text into rows that fit; a word that fits none is broken too."""
        rows: list[str] = []
        row, taken, space = "", 0, self.width(" ", size)
        for word in text.split():
            for piece in self._pieces(word, size, width):
                wide = self.width(piece, size)
                if row and taken + space + wide > width:
                    rows.append(row)
                    row, taken = piece, wide
                elif row:
                    row, taken = f"{row} {piece}", taken + space + wide
                else:
                    row, taken = piece, wide
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
