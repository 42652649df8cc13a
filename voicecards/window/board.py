"""A screen's picture as blocks: rows of text, the cards on the table, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from voicecards.cards import Card
from voicecards.screens.screen import CardGroup, Picture
from voicecards.window.chart import chart
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
        focus: whether it has a frame.
        seen: pixels of its width that the next card leaves uncovered.
    """

    card: Card | None
    x: int
    face: Face
    lift: int = 0
    focus: bool = False
    seen: int = 10_000


@dataclass(frozen=True)
class _Spread:
    """A group of cards laid out: its label of a size, its cards, and whether some are left out."""

    label: str
    size: int
    cells: tuple[Cell, ...]
    width: int
    hidden: bool
    x: int = 0


@dataclass(frozen=True)
class Columns:
    """The blocks of a picture.

    Attributes:
        main: from top to bottom.
        beside: those to the right of them.
        below: pixels that a wide hand takes from the foot of the second column.
    """

    main: Sequence[Block]
    beside: Sequence[Block] = ()
    below: int = 0


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
        self._bar = max(8, size // 5)  # the mark before the row in focus
        self._label = max(18, size * 3 // 4)
        room = tallest - texts.line(self._label) - 3 * self._gap - 2 * self._mark
        self._card_height = max(24, min(size * 27 // 10, room))
        self._card_width = self._card_height * 2 // 3

    def columns(self, picture: Picture, x: int, width: int) -> Columns:
        """The blocks of a picture: the text beside the cards where there is room, else below."""
        hand = self._hand(picture, x, width)
        if not (picture.groups or picture.hand) or width < COLUMNS * self._size:
            cards = self._groups(picture.groups, x, width)
            lines = self._lines(picture, x, width)
            hand = [replace(block, sinks=False) for block in hand]
            if not any(block.focus for block in (*lines, *hand)):
                hand = [replace(block, focus=True) for block in hand]
            return Columns([*cards, *hand, *lines, *self._chart(picture, x, width)])
        left = width * 11 // 20
        cards = self._groups(picture.groups, x, left - self._size)
        widest = len(picture.hand) * (self._card_width + self._gap) + self._mark
        below = sum(block.height for block in hand) if widest > left else 0
        return Columns([*cards, *hand], self._lines(picture, x + left, width - left), below)

    def _chart(self, picture: Picture, x: int, width: int) -> list[Block]:
        if len(picture.chart) < 2:
            return []
        return [chart(picture.chart, self._texts, self._theme, x, width, self._size)]

    # --- text ------------------------------------------------------------------------------------

    def _lines(self, picture: Picture, x: int, width: int) -> list[Block]:
        blocks = []
        mark = self._bar + self._gap
        for place, text in enumerate(picture.lines):
            focus = place == picture.focus
            rows = self._texts.wrap(text, self._size, width - mark)
            blocks += [self._line(row, x, mark, focus) for row in rows]
        return blocks

    def _line(self, row: str, x: int, mark: int, focus: bool) -> Block:
        height = self._texts.line(self._size)
        colour = self._theme.focus if focus else self._theme.ink

        def paint(surface: pygame.Surface, y: int) -> None:
            if focus:
                pygame.draw.rect(surface, self._theme.focus, (x, y, self._bar, height))
            surface.blit(self._texts.row(row, self._size, colour), (x + mark, y))

        return Block(height, paint, focus=focus)

    # --- cards -----------------------------------------------------------------------------------

    def _groups(self, groups: Sequence[CardGroup], x: int, width: int) -> list[Block]:
        """Groups of cards beside each other, in as many rows as they need."""
        rows: list[list[_Spread]] = []
        at = width
        for group in groups:
            spread = self._spread(group, width)
            if at + spread.width > width:
                rows.append([])
                at = 0
            rows[-1].append(replace(spread, x=at))
            at += spread.width + self._gap * 2
        return [self._group_row(row, x) for row in rows]

    def _spread(self, group: CardGroup, width: int) -> _Spread:
        """Lay out a group: a long run overlaps, and one too long for that shows its two ends."""
        size = self._texts.fitting(group.label, self._label, width)
        cards, step, room = list(group.cards), self._card_width + self._gap, width * 9 // 20
        if len(cards) > 2 and (len(cards) - 1) * step + self._card_width > room:
            step = max(1, (room - self._card_width) // (len(cards) - 1))
            if step < self._card_width * 11 // 20:
                cards, step = [cards[0], cards[-1]], self._card_width + 4 * self._gap
        cells = tuple(
            Cell(card, place * step, self._theme.card, seen=step)
            for place, card in enumerate(cards)
        )
        wide = max(len(cards) - 1, 0) * step + self._card_width
        hidden = len(cards) < len(group.cards)
        label = self._texts.width(group.label, size)
        return _Spread(group.label, size, cells, max(wide, label), hidden)

    def _group_row(self, row: Sequence[_Spread], x: int) -> Block:
        line = self._texts.line(self._label) + max(2, self._gap // 4)

        def paint(surface: pygame.Surface, y: int) -> None:
            for spread in row:
                left = x + spread.x
                label = self._texts.row(spread.label, spread.size, self._theme.ink)
                surface.blit(label, (left, y))
                self._paint_cells(surface, spread.cells, left, y + line)
                if not spread.cells:
                    box = (left, y + line, self._card_width, self._card_height)
                    pygame.draw.rect(surface, self._theme.faint, box, 2, self._card_width // 8)
                if spread.hidden:
                    self._paint_dots(surface, left + self._card_width + 2 * self._gap, y + line)

        return Block(line + self._card_height + self._gap, paint)

    def _paint_dots(self, surface: pygame.Surface, x: int, y: int) -> None:
        """Three dots between the ends of a run, about an x: what lies there is not shown."""
        for place in (-1, 0, 1):
            centre = (x + place * self._gap, y + self._card_height // 2)
            pygame.draw.circle(surface, self._theme.ink, centre, max(2, self._gap // 4))

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
            draw_card(surface, self._texts, cell.card, box, cell.face, cell.seen)
            if cell.focus:
                frame = box.inflate(2 * self._mark, 2 * self._mark)
                corner = box.width // 8 + self._mark
                pygame.draw.rect(
                    surface, self._theme.focus, frame, self._mark, border_radius=corner
                )
