"""Text set in rows: no letter is cut off, and rows fit the width they are given."""

from __future__ import annotations

import pygame
import pytest

from voicecards.window.text import Typesetter

WORDS = "Città, Ёлка Щука jolly"
WHITE = (255, 255, 255)


@pytest.mark.parametrize("size", [18, 40, 96])
def test_a_row_holds_all_of_its_letters(size: int) -> None:
    texts = Typesetter()
    row = texts.row(WORDS, size, WHITE)
    font = pygame.font.Font(None, size * 4 // 3)
    for letter in "gjЁЙ":
        alone = font.render(letter, True, WHITE).get_bounding_rect()
        assert texts.row(letter, size, WHITE).get_bounding_rect().height == alone.height
    assert row.get_width() == texts.width(WORDS, size)
    ink = row.get_bounding_rect(128)
    assert ink.top >= 0, "the dots of a capital letter"
    assert ink.bottom <= row.get_height()
    assert 0 < ink.width <= row.get_width()


@pytest.mark.parametrize("size", [18, 40, 96])
def test_letters_are_as_far_apart_in_a_word_as_alone(size: int) -> None:
    texts = Typesetter()
    alone = sum(texts.row(letter, size, WHITE).get_width() for letter in WORDS)
    assert texts.width(WORDS, size) == alone


@pytest.mark.parametrize("size", [18, 40, 96])
def test_a_tall_capital_pushes_no_letter_down(size: int) -> None:
    texts = Typesetter()
    plain, tall = (texts.row(text, size, WHITE).get_bounding_rect(128) for text in ("Е", "Ё"))
    assert plain.bottom == tall.bottom
    assert tall.top < plain.top


def test_rows_fit_their_width() -> None:
    texts = Typesetter()
    rows = texts.wrap(f"{WORDS} {'W' * 60} {WORDS}", 40, 300)
    assert all(texts.width(row, 40) <= 300 for row in rows)
    assert texts.fitting(WORDS, 40, 100) < 40
    assert texts.row("", 40, WHITE).get_width() == 0


def test_nothing_needs_a_window() -> None:
    assert isinstance(Typesetter().row("a", 40, WHITE), pygame.Surface)
