"""The window for sighted company and low vision: what is said, and the cards, large."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from voicecards.cards import Card, Suit
from voicecards.screens.screen import Picture

SIZE = (1024, 720)
"""Pixels at the start; the window can be resized."""

INK = (255, 255, 255)
PAPER = (0, 0, 0)
FOCUS = (255, 221, 0)
CARD_PAPER = (255, 255, 255)
FAINT_PAPER = (190, 190, 190)
CARD_BLACK = (0, 0, 0)
CARD_RED = (120, 0, 0)
DIM = (150, 150, 150)
MARGIN = 20


class Window:
    """Draws a picture and a subtitle. Colours keep a contrast of at least 7 to 1 (WCAG AAA).

    Args:
        title: the window's caption.
    """

    def __init__(self, title: str) -> None:
        pygame.display.init()
        pygame.font.init()
        self.surface = pygame.display.set_mode(SIZE, pygame.RESIZABLE)
        pygame.display.set_caption(title)
        self._fonts: dict[int, pygame.font.Font] = {}
        self._drawn: tuple[object, ...] | None = None

    def draw(self, picture: Picture, subtitle: str, size: int, microphone: str = "") -> None:
        """Draw, unless nothing has changed since the last time.

        Args:
            picture: the screen's picture.
            subtitle: the line being said.
            size: text height in points.
            microphone: the state of the microphone, in words.
        """
        wanted = (picture, subtitle, size, microphone, self.surface.get_size())
        if wanted == self._drawn:
            return
        self._drawn = wanted
        self.surface.fill(PAPER)
        width, height = self.surface.get_size()
        heading = f"{picture.title}   {microphone}".rstrip()
        top = self._text(heading, size, DIM, MARGIN, MARGIN, width - 2 * MARGIN)
        bottom = self._subtitle(subtitle, size, width, height)
        if picture.hand or picture.trick:
            bottom = self._hand(picture, size, width, bottom)
            top = self._trick(picture, size, width, top, bottom)
        self._lines(picture, size, width, top, bottom)
        pygame.display.flip()

    # --- parts -------------------------------------------------------------------------------

    def _subtitle(self, text: str, size: int, width: int, height: int) -> int:
        """Draw the spoken line at the bottom; the y above it."""
        rows = self._wrap(text, size, width - 2 * MARGIN)[-4:]
        line = self._font(size).get_linesize()
        y = height - MARGIN - line * len(rows)
        above = y - MARGIN // 2
        pygame.draw.line(self.surface, DIM, (0, above), (width, above), 2)
        for row in rows:
            self.surface.blit(self._font(size).render(row, True, INK), (MARGIN, y))
            y += line
        return above

    def _hand(self, picture: Picture, size: int, width: int, bottom: int) -> int:
        """Draw the hand in as many rows as it needs, what may be played lifted; the y above it."""
        card_width = size * 2
        card_height = size * 3
        step = card_width + size // 4
        per_row = max(1, (width - 2 * MARGIN) // step)
        rows = math.ceil(len(picture.hand) / per_row)
        y = bottom - rows * (card_height + size // 2)
        for place, card in enumerate(picture.hand):
            x = MARGIN + place % per_row * step
            row_y = y + place // per_row * (card_height + size // 2) + size // 4
            playable = card in picture.playable
            lifted = size // 4 if playable else 0
            self._card(
                card, x, row_y - lifted, card_width, card_height,
                focus=place == picture.hand_focus,
                faint=bool(picture.playable) and not playable,
            )  # fmt: skip
        return y - size // 4

    def _trick(self, picture: Picture, size: int, width: int, top: int, bottom: int) -> int:
        """Draw the cards on the table with the names of who played them; the y below."""
        card_width = size * 2
        card_height = size * 3
        font = self._font(max(18, size * 2 // 3))
        x, y = MARGIN, top
        for name, card in picture.trick:
            label = font.render(name, True, INK)
            cell = max(card_width, label.get_width()) + size // 2
            if x + cell > width - MARGIN:
                x, y = MARGIN, y + card_height + font.get_linesize() + size // 4
            if y + card_height + font.get_linesize() > bottom:
                break
            self.surface.blit(label, (x, y))
            self._card(card, x, y + font.get_linesize(), card_width, card_height)
            x += cell
        return y + (card_height + font.get_linesize() + size // 4 if picture.trick else 0)

    def _card(
        self,
        card: Card,
        x: int,
        y: int,
        width: int,
        height: int,
        *,
        focus: bool = False,
        faint: bool = False,
    ) -> None:
        """Draw a card as its rank over the shape of its suit: never by colour alone."""
        box = pygame.Rect(x, y, width, height)
        paper = FAINT_PAPER if faint else CARD_PAPER
        pygame.draw.rect(self.surface, paper, box, border_radius=width // 8)
        colour = CARD_RED if card.suit in (Suit.HEARTS, Suit.DIAMONDS) else CARD_BLACK
        rank = self._font(width * 5 // 8).render(card.rank.symbol, True, colour)
        self.surface.blit(rank, rank.get_rect(center=(box.centerx, y + height // 4)))
        draw_suit(self.surface, card.suit, colour, box.centerx, y + height * 2 // 3, width // 4)
        if focus:
            pygame.draw.rect(
                self.surface, FOCUS, box.inflate(8, 8), max(6, width // 8), border_radius=width // 8
            )

    def _lines(self, picture: Picture, size: int, width: int, top: int, bottom: int) -> None:
        """Draw the rows of text, scrolled so that the one in focus is seen."""
        rows = [
            (row, place == picture.focus)
            for place, text in enumerate(picture.lines)
            for row in self._wrap(text, size, width - 3 * MARGIN)
        ]
        line = self._font(size).get_linesize()
        room = max(1, (bottom - top) // line)
        focused = next((n for n, (_, focus) in enumerate(rows) if focus), 0)
        first = max(0, min(focused - room // 2, len(rows) - room))
        y = top
        for row, focus in rows[first : first + room]:
            if focus:
                pygame.draw.rect(self.surface, FOCUS, (0, y, MARGIN // 2, line))
            colour = FOCUS if focus else INK
            self.surface.blit(self._font(size).render(row, True, colour), (MARGIN, y))
            y += line

    # --- text --------------------------------------------------------------------------------

    def _font(self, size: int) -> pygame.font.Font:
        if size not in self._fonts:
            self._fonts[size] = pygame.font.Font(None, size * 4 // 3)
        return self._fonts[size]

    def _text(
        self, text: str, size: int, colour: tuple[int, int, int], x: int, y: int, width: int
    ) -> int:
        for row in self._wrap(text, size, width)[:2]:
            self.surface.blit(self._font(size).render(row, True, colour), (x, y))
            y += self._font(size).get_linesize()
        return y + size // 4

    def _wrap(self, text: str, size: int, width: int) -> Sequence[str]:
        """Break a text into rows that fit."""
        rows: list[str] = []
        row = ""
        for word in text.split():
            longer = f"{row} {word}".lstrip()
            if row and self._font(size).size(longer)[0] > width:
                rows.append(row)
                row = word
            else:
                row = longer
        return [*rows, row] if row else rows


def draw_suit(
    surface: pygame.Surface, suit: Suit, colour: tuple[int, int, int], x: int, y: int, r: int
) -> None:
    """Draw a suit's shape centred at (x, y), about 2r high: four outlines easily told apart."""
    if suit is Suit.DIAMONDS:
        pygame.draw.polygon(
            surface, colour, [(x, y - r * 5 // 4), (x + r, y), (x, y + r * 5 // 4), (x - r, y)]
        )
        return
    lobe = r * 5 // 9
    if suit is Suit.CLUBS:
        for dx, dy in ((0, -r * 2 // 3), (-r * 3 // 5, r // 5), (r * 3 // 5, r // 5)):
            pygame.draw.circle(surface, colour, (x + dx, y + dy), lobe)
        pygame.draw.rect(surface, colour, (x - r // 8, y, r // 4, r))
        pygame.draw.rect(surface, colour, (x - r // 2, y + r * 7 // 8, r, r // 5))
        return
    up = 1 if suit is Suit.SPADES else -1
    for side in (-1, 1):
        pygame.draw.circle(surface, colour, (x + side * lobe, y + up * r // 4), lobe)
    pygame.draw.polygon(
        surface,
        colour,
        [(x - r, y + up * r // 3), (x + r, y + up * r // 3), (x, y - up * r * 10 // 9)],
    )
    if suit is Suit.SPADES:
        pygame.draw.rect(surface, colour, (x - r // 8, y + r // 4, r // 4, r * 3 // 4))
        pygame.draw.rect(surface, colour, (x - r // 2, y + r * 7 // 8, r, r // 5))
