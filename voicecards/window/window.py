"""The window: the screen's picture above, what is being said below, as large as is asked for."""

from __future__ import annotations

import os
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from voicecards.screens.screen import Picture
from voicecards.window.board import Board
from voicecards.window.page import arrange
from voicecards.window.text import Typesetter
from voicecards.window.theme import THEME, Theme

SIZE = (1024, 720)
"""Pixels at the start; the window can be resized."""

LEAST = (640, 480)
"""Pixels below which what is drawn takes no notice of the window growing smaller."""

NO_GRAPHICS_CARD = ("SDL_FRAMEBUFFER_ACCELERATION", "0")
"""What keeps SDL from loading a graphics driver, of ninety megabytes, for a picture that rests."""

MOST_ROWS = 4
"""Rows of what is being said that are shown at once."""


@dataclass(frozen=True)
class Look:
    """How the window looks.

    Attributes:
        size: text height in points.
        theme: a name of `THEME`.
        listening: whether the microphone is open.
        scrolled: blocks by which the wheel has been turned.
    """

    size: int = 40
    theme: str = "dark"
    listening: bool = False
    scrolled: int = 0


class Window:
    """Draws a picture and a subtitle.

    Args:
        title: the window's caption.
        full_screen: begin so.
    """

    def __init__(self, title: str, *, full_screen: bool = False) -> None:
        pygame.display.init()
        if pygame.display.get_driver() == "x11":  # where all can do without, as Wayland cannot
            os.environ.setdefault(*NO_GRAPHICS_CARD)
        self._texts = Typesetter()
        self._page_ends: list[int] = []
        self._drawn: tuple[object, ...] | None = None
        self.full_screen = False
        pygame.display.set_caption(title)
        self.surface = pygame.display.set_mode(SIZE, pygame.RESIZABLE)
        if full_screen:
            self.fill_screen(True)

    def fill_screen(self, full: bool) -> None:
        """Fill the screen, or be a window again."""
        if full != self.full_screen:
            self.full_screen = full
            mode = ((0, 0), pygame.FULLSCREEN) if full else (SIZE, pygame.RESIZABLE)
            self.surface = pygame.display.set_mode(*mode)
            self._drawn = None

    def page(self, words: int) -> int:
        """Which page of the subtitle drawn last holds the word that many words from its start."""
        return min(bisect_right(self._page_ends, words), max(len(self._page_ends) - 1, 0))

    def draw(
        self, picture: Picture, subtitle: str, look: Look, words: int = 0, heard: str = ""
    ) -> None:
        """Draw, unless nothing has changed since the last time.

        Args:
            picture: the screen's picture.
            subtitle: the line being said.
            look: size and colours.
            words: how many words of it have been said: of a long line the part that is being said
                is shown.
            heard: what the player was understood to say, shown above the subtitle.
        """
        self.surface = pygame.display.get_surface() or self.surface
        pages = self._pages(subtitle, look.size)
        page = self.page(words)
        wanted = (picture, subtitle, page, look, heard, self.surface.get_size())
        if wanted == self._drawn:
            return
        self._drawn = wanted
        theme = THEME[look.theme]
        self.surface.fill(theme.paper)
        bottom = self._subtitle(pages, page, look.size, theme)
        if heard:
            bottom = self._heard(heard, look.size, theme, bottom)
        top = self._heading(picture.title, look, theme)
        self._blocks(picture, look, theme, top, bottom)
        pygame.display.flip()

    # --- parts -----------------------------------------------------------------------------------

    @property
    def _extent(self) -> tuple[int, int]:
        width, height = self.surface.get_size()
        return max(width, LEAST[0]), max(height, LEAST[1])

    @property
    def _margin(self) -> int:
        return max(10, self._extent[0] // 50)

    def _rows(self, size: int) -> int:
        """How many rows the subtitle may have: what is in focus needs its room too."""
        height = self._extent[1]
        return max(1, min(MOST_ROWS, height * 45 // 100 // self._texts.line(size)))

    def _pages(self, text: str, size: int) -> Sequence[Sequence[str]]:
        """A text in pages that fit below the picture; where each ends, in words, is kept."""
        rows = self._texts.wrap(text, size, self._extent[0] - 2 * self._margin)
        count = self._rows(size)
        pages = [rows[at : at + count] for at in range(0, len(rows), count)]
        ends, words = [], 0
        for page in pages:
            words += sum(1 for row in page for word in row.split() if not word.endswith("-"))
            ends.append(words)
        self._page_ends = ends
        return pages

    def _subtitle(self, pages: Sequence[Sequence[str]], page: int, size: int, theme: Theme) -> int:
        """Draw what is being said at the bottom; the y above it."""
        width, height = self._extent
        rows = pages[page] if pages else ()
        line = self._texts.line(size)
        room = max([len(p) for p in pages], default=1) * line  # it stays where it is, page by page
        y = height - self._margin // 2 - room
        above = y - self._margin // 2
        pygame.draw.line(self.surface, theme.faint, (0, above), (width, above), 2)
        for row in rows:
            self.surface.blit(self._texts.row(row, size, theme.ink), (self._margin, y))
            y += line
        if page + 1 < len(pages):
            self._more(theme, above)
        return above - self._margin // 2

    def _heard(self, text: str, size: int, theme: Theme, bottom: int) -> int:
        """Draw what was heard in one row above the subtitle; the y above it."""
        fitting = self._texts.fitting(text, size, self._extent[0] - 2 * self._margin)
        top = bottom - self._texts.line(fitting)
        self.surface.blit(self._texts.row(text, fitting, theme.faint), (self._margin, top))
        return top

    def _more(self, theme: Theme, y: int) -> None:
        """A mark on the line above: the subtitle goes on."""
        side, right = self._margin, self._extent[0] - self._margin
        corners = [(right - side, y), (right, y), (right - side // 2, y + side)]
        pygame.draw.polygon(self.surface, theme.focus, corners)

    def _heading(self, title: str, look: Look, theme: Theme) -> int:
        """Draw the screen's name, where there is room for it, and the microphone; the y below."""
        width, height = self._extent
        margin = self._margin
        if look.listening:
            centre, radius = (width - 2 * margin, 2 * margin), margin
            pygame.draw.circle(self.surface, theme.focus, centre, radius)
        line = self._texts.line(look.size)
        if height < 10 * line:
            return margin // 2
        size = self._texts.fitting(title, look.size, width - 6 * margin)
        self.surface.blit(self._texts.row(title, size, theme.faint), (margin, margin // 2))
        return margin // 2 + line + margin // 2

    def _blocks(self, picture: Picture, look: Look, theme: Theme, top: int, bottom: int) -> None:
        margin, width = self._margin, self._extent[0]
        board = Board(self._texts, theme, look.size, bottom - top)
        columns = board.columns(picture, margin, width - 2 * margin)
        for blocks, taken in ((columns.main, 0), (columns.beside, columns.below)):
            room = bottom - top - taken
            for block, y in arrange(blocks, room, look.scrolled):
                block.paint(self.surface, top + y)
