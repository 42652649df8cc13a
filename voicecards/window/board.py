"""A screen's picture as blocks: rows of text, the cards on the table, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from voicecards.cards import Card
from voicecards.screens.screen import CardGroup, Picture
from voicecards.window.faces import draw_card
from voicecards.window.page import Block, Paint
from voicecards.window.text import Typesetter
from voicecards.window.theme import Face, Theme

COLUMNS = 21
"""From this width on, in text heights, the rows of text stand beside the cards on the table."""


@dataclass(frozen=True)
class Cell:
    """A card in a row of cards.

    Attributes:
        x: from the left edge of the row.
        lift: how far it is moved up.
    """

    card: Card | None
    x: int
    face: Face
    lift: int = 0
    focus: bool = False


class Board:
    """Makes the blocks of pictures.

    Args:
        texts: sets text.
        theme: the colours.
        size: text height in points.
        tallest: pixels that no block may be higher than.
    """

    def __init__(self, texts: Typesetter, theme: Theme, size: int, tallest: int) -> None:
        self._texts = texts
        self._theme = theme
        self._size = size
        self._gap = max(6, size // 5)
        self._mark = max(5, size // 9)  # the thickness of the frame around the card in focus
        self._label = max(18, size * 3 // 4)
        room = tallest - texts.line(self._label) - 3 * self._gap - 2 * self._mark
        self._card_height = max(24, min(size * 27 // 10, room))
        self._card_width = self._card_height * 2 // 3

    def blocks(self, picture: Picture, x: int, width: int) -> tuple[list[Block], list[Block]]:
        """The blocks of a picture, and those that stand to the right of them, if there is room."""
        cards = [*self._groups(picture.groups, x, width)]
        hand = self._hand(picture, x, width)
        apart = bool(picture.groups or picture.hand) and width >= COLUMNS * self._size
        if not apart:
            lines = self._lines(picture, x, width)
            if not any(block.focus for block in (*cards, *lines, *hand)):
                hand = [Block(b.height, b.paint, focus=True, sinks=b.sinks) for b in hand]
            return [*cards, *lines, *hand], []
        left = width * 11 // 20
        cards = [*self._groups(picture.groups, x, left - self._size)]
        return [*cards, *hand], self._lines(picture, x + left, width - left)

    # --- text ------------------------------------------------------------------------------------

    def _lines(self, picture: Picture, x: int, width: int) -> list[Block]:
        blocks = []
        mark = self._mark + self._gap
        for place, text in enumerate(picture.lines):
            focus = place == picture.focus
            rows = self._texts.wrap(text, self._size, width - mark)
            blocks += [self._line(row, x, mark, focus, first) for first, row in _firsts(rows)]
        return blocks

    def _line(self, row: str, x: int, mark: int, focus: bool, first: bool) -> Block:
        height = self._texts.line(self._size)
        colour = self._theme.focus if focus else self._theme.ink

        def paint(surface: pygame.Surface, y: int) -> None:
            if focus:
                pygame.draw.rect(surface, self._theme.focus, (x, y, self._mark, height))
            surface.blit(self._texts.row(row, self._size, colour), (x + mark, y))

        return Block(height, paint, focus=focus and first)

    # --- cards -----------------------------------------------------------------------------------

    def _groups(self, groups: Sequence[CardGroup], x: int, width: int) -> list[Block]:
        """Groups of cards beside each other, in as many rows as they need."""
        blocks: list[Block] = []
        row: list[tuple[str, list[Cell]]] = []
        at = 0
        for group in groups:
            cells = self._cells(group, at, width)
            label = self._texts.width(group.label, self._size_of(group.label, width))
            wide = max(label, self._card_width, cells[-1].x + self._card_width - at if cells else 0)
            if row and at + wide > width:
                blocks.append(self._group_row(row, x, width))
                row, at = [], 0
                cells = self._cells(group, at, width)
            row.append((group.label, cells))
            at += wide + self._gap * 2
        return [*blocks, self._group_row(row, x, width)] if row else blocks

    def _cells(self, group: CardGroup, at: int, width: int) -> list[Cell]:
        """The cards of a group: a long run overlaps, and one too long for that shows its ends."""
        cards = list(group.cards)
        step = self._card_width + self._gap
        if len(cards) > 2 and (len(cards) - 1) * step + self._card_width > width // 2:
            step = max(1, (width // 2 - self._card_width) // (len(cards) - 1))
            if step < self._card_width * 6 // 10:
                cards, step = [cards[0], cards[-1]], self._card_width + 3 * self._gap
        return [Cell(card, at + place * step, self._theme.card) for place, card in enumerate(cards)]

    def _size_of(self, label: str, width: int) -> int:
        return self._texts.fitting(label, self._label, width)

    def _group_row(self, row: Sequence[tuple[str, list[Cell]]], x: int, width: int) -> Block:
        line = self._texts.line(self._label)
        starts = []
        at = 0
        for label, cells in row:
            start = cells[0].x if cells else at
            size = self._size_of(label, width)
            starts.append((label, size, start))
            wide = self._texts.width(label, size)
            at = start + max(wide, self._card_width) + self._gap * 2
        cells = [cell for _, group in row for cell in group]

        def paint(surface: pygame.Surface, y: int) -> None:
            for label, size, start in starts:
                surface.blit(self._texts.row(label, size, self._theme.ink), (x + start, y))
            self._paint_cells(surface, cells, x, y + line)

        return Block(line + self._card_height + self._gap, paint)

    def _hand(self, picture: Picture, x: int, width: int) -> list[Block]:
        """The hand in as many rows as it needs, what may be played lifted and bright."""
        step = self._card_width + self._gap
        per_row = max(1, (width - self._mark) // step)
        rows: list[list[Cell]] = []
        for place, card in enumerate(picture.hand):
            if place % per_row == 0:
                rows.append([])
            focus = place == picture.hand_focus
            barred = bool(picture.playable) and card not in picture.playable
            usual = self._theme.barred if barred else self._theme.card
            rows[-1].append(
                Cell(
                    card,
                    self._mark + place % per_row * step,
                    self._theme.chosen if focus else usual,
                    lift=self._gap if card in picture.playable else 0,
                    focus=focus,
                )
            )
        height = self._card_height + 2 * self._gap + 2 * self._mark
        return [
            Block(
                height,
                self._cell_painter(row, x),
                focus=any(cell.focus for cell in row),
                sinks=place == 0,
            )
            for place, row in enumerate(rows)
        ]

    def _cell_painter(self, cells: Sequence[Cell], x: int) -> Paint:
        def paint(surface: pygame.Surface, y: int) -> None:
            self._paint_cells(surface, cells, x, y + self._gap + self._mark)

        return paint

    def _paint_cells(self, surface: pygame.Surface, cells: Sequence[Cell], x: int, y: int) -> None:
        for cell in cells:
            box = pygame.Rect(x + cell.x, y - cell.lift, self._card_width, self._card_height)
            draw_card(surface, self._texts, cell.card, box, cell.face)
            if cell.focus:
                frame = box.inflate(2 * self._mark, 2 * self._mark)
                corner = box.width // 8 + self._mark
                pygame.draw.rect(
                    surface, self._theme.focus, frame, self._mark, border_radius=corner
                )


def _firsts(rows: Sequence[str]) -> Sequence[tuple[bool, str]]:
    return [(place == 0, row) for place, row in enumerate(rows)]
