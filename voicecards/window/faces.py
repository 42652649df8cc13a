"""Cards, drawn: a large rank over the shape of the suit, told apart without any colour."""

from __future__ import annotations

from functools import lru_cache

import pygame

from voicecards.cards import Card, Suit
from voicecards.window.text import Typesetter
from voicecards.window.theme import Colour, Face

FINER = 4
"""How many times larger a shape is drawn before it is scaled down, for smooth edges."""

_RED = (Suit.HEARTS, Suit.DIAMONDS)


def draw_card(
    surface: pygame.Surface,
    texts: Typesetter,
    card: Card | None,
    box: pygame.Rect,
    face: Face,
    seen: int,
) -> None:
    """Draw a card.

    Args:
        surface: where.
        texts: sets the rank.
        card: None for one that lies face down.
        box: its place.
        face: its colours.
        seen: pixels of its width that no other card will cover.
    """
    round_off = box.width // 8
    pygame.draw.rect(surface, face.paper, box, border_radius=round_off)
    pygame.draw.rect(surface, face.edge, box, max(2, box.width // 32), border_radius=round_off)
    if card is None:
        inner = box.inflate(-box.width // 4, -box.width // 4)
        pygame.draw.rect(surface, face.black, inner, max(2, box.width // 16))
        pygame.draw.line(surface, face.black, inner.topleft, inner.bottomright, 2)
        pygame.draw.line(surface, face.black, inner.topright, inner.bottomleft, 2)
        return
    colour = face.red if card.suit in _RED else face.black
    seen = min(seen, box.width)
    middle = box.left + seen // 2
    size = texts.fitting(card.rank.symbol, box.width * 3 // 4, seen * 3 // 4)
    rank = texts.row(card.rank.symbol, size, colour)
    surface.blit(rank, rank.get_rect(center=(middle, box.top + box.height * 28 // 100)))
    shape = suit_shape(card.suit, colour, min(box.width * 5 // 8, seen * 4 // 5))
    surface.blit(shape, shape.get_rect(center=(middle, box.top + box.height * 70 // 100)))


@lru_cache(64)
def suit_shape(suit: Suit, colour: Colour, side: int) -> pygame.Surface:
    """A suit's shape in a square of that many pixels, on nothing."""
    large = pygame.Surface((side * FINER, side * FINER), pygame.SRCALPHA)
    large.fill((*colour, 0))
    centre = side * FINER // 2
    _draw_suit(large, suit, colour, centre, side * FINER * 2 // 5)
    return pygame.transform.smoothscale(large, (side, side))


def _draw_suit(surface: pygame.Surface, suit: Suit, colour: Colour, c: int, r: int) -> None:
    """Draw a suit about (c, c), about 2r high: four outlines easily told apart."""
    if suit is Suit.DIAMONDS:
        tall, wide = r * 6 // 5, r * 9 // 10
        corners = [(c, c - tall), (c + wide, c), (c, c + tall), (c - wide, c)]
        pygame.draw.polygon(surface, colour, corners)
        return
    if suit is Suit.CLUBS:
        for dx, dy in ((0, -r * 11 // 20), (-r * 3 // 5, r // 4), (r * 3 // 5, r // 4)):
            pygame.draw.circle(surface, colour, (c + dx, c + dy), r * 11 // 20)
        pygame.draw.circle(surface, colour, (c, c), r * 3 // 10)
        _draw_stem(surface, colour, c, r)
        return
    up = 1 if suit is Suit.SPADES else -1
    lobe = r * 11 // 20
    for side in (-1, 1):
        pygame.draw.circle(surface, colour, (c + side * r * 10 // 21, c + up * r // 4), lobe)
    wide, waist, tip = r * 19 // 20, c + up * r * 10 // 21, c - up * r * 21 // 20
    pygame.draw.polygon(surface, colour, [(c - wide, waist), (c + wide, waist), (c, tip)])
    if suit is Suit.SPADES:
        _draw_stem(surface, colour, c, r)


def _draw_stem(surface: pygame.Surface, colour: Colour, c: int, r: int) -> None:
    foot = c + r * 11 // 10
    corners = [(c - r // 8, c), (c + r // 8, c), (c + r // 2, foot), (c - r // 2, foot)]
    pygame.draw.polygon(surface, colour, corners)
