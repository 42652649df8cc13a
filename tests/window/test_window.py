"""What the window draws: everything whole at every size, nothing hidden, long lines by pages."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from tests.sitting import Sitting, menu_row
from voicecards.cards import PACK, Card, Suit
from voicecards.screens.screen import CardGroup, Picture
from voicecards.session.launch import Launch
from voicecards.store import THEMES
from voicecards.window import Window
from voicecards.window.board import Board
from voicecards.window.faces import suit_shape
from voicecards.window.text import Typesetter
from voicecards.window.theme import THEME
from voicecards.window.window import Look

SIZES = ((800, 600), (1024, 720), (1920, 1080))
LONG = "Barbu. " * 30


@pytest.fixture
def window() -> Iterator[Window]:
    yield Window("voicecards")
    pygame.display.quit()


def pictures() -> dict[str, Picture]:
    hand = tuple(PACK[::4])
    run = CardGroup("Clubs", tuple(PACK[:13]))
    plays = tuple(CardGroup(f"Player {n}", (card,)) for n, card in enumerate(PACK[:12]))
    return {
        "menu": Picture("Menu", tuple(f"Row {n}, and some words more" for n in range(30)), 17),
        "trick": Picture("Table", ("Score",) * 12, None, hand, 9, frozenset(hand[:3]), plays),
        "domino": Picture(
            "Domino", ("Row",), None, hand, 0, frozenset(), (run, CardGroup("Hearts"))
        ),
        "one long word": Picture("W" * 60, ("W" * 90,), 0),
        "face down": Picture(
            "T", (), None, hand[:3], None, frozenset(), (CardGroup("Down", (None,)),)
        ),
    }


@pytest.mark.parametrize("extent", SIZES)
@pytest.mark.parametrize("size", [18, 40, 96])
@pytest.mark.parametrize("name", pictures())
def test_no_block_is_larger_than_the_window(name: str, size: int, extent: tuple[int, int]) -> None:
    texts = Typesetter()
    width, room = extent[0] - 40, extent[1] - texts.line(size) * 2 - 60
    board = Board(texts, THEME["dark"], size, room)
    columns = board.columns(pictures()[name], 20, width)
    for block in (*columns.main, *columns.beside):
        assert block.height <= room
        surface = pygame.Surface((extent[0], block.height + 8))
        block.paint(surface, 4)
        right_edge = surface.subsurface((extent[0] - 8, 0, 8, block.height + 8))
        assert pygame.transform.average_color(right_edge)[:3] == (0, 0, 0), "drawn over the edge"


@pytest.mark.parametrize("extent", SIZES)
@pytest.mark.parametrize("size", [18, 96])
@pytest.mark.parametrize("theme", THEMES)
def test_every_picture_can_be_drawn(
    window: Window, theme: str, size: int, extent: tuple[int, int]
) -> None:
    pygame.display.set_mode(extent)
    for picture in pictures().values():
        for line in ("", "Short.", LONG):
            window.draw(picture, line, Look(size, theme, listening=True))
    assert window.surface.get_size() == extent


def frame_pixels(window: Window, theme: str) -> int:
    wanted = THEME[theme].focus
    pixels = pygame.PixelArray(window.surface)
    found = pixels.extract(wanted, distance=0.0)
    white = window.surface.map_rgb((255, 255, 255))
    count = sum(list(column).count(white) for column in found)
    found.close()
    pixels.close()
    return count


@pytest.mark.parametrize("size", [18, 40, 96])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_card_in_focus_has_a_thick_frame(window: Window, theme: str, size: int) -> None:
    pygame.display.set_mode((800, 600))
    hand = tuple(PACK[:13])
    counts = []
    for focus in (None, 12):
        picture = Picture("Table", (), None, hand, focus)
        window.draw(picture, "", Look(size, theme))
        counts.append(frame_pixels(window, theme))
    assert counts[1] - counts[0] > 4 * size * 5


def test_a_long_line_is_shown_page_by_page_to_its_last_word(window: Window) -> None:
    pygame.display.set_mode((800, 600))
    words = [f"word{n}" for n in range(60)]
    window.draw(Picture("T"), " ".join(words), Look(96))
    pages = window._pages(" ".join(words), 96)
    shown = [word for page in pages for row in page for word in row.split()]
    assert shown == words
    assert window.page(0) == 0
    assert window.page(59) == window.page(1000) == len(pages) - 1
    said = 0
    for number, page in enumerate(pages):
        assert window.page(said) == number
        said += sum(len(row.split()) for row in page)


def test_the_suits_differ_in_shape_not_only_in_colour() -> None:
    masks = {suit: pygame.mask.from_surface(suit_shape(suit, (9, 9, 9), 96)) for suit in Suit}
    for one, mask in masks.items():
        for other, another in masks.items():
            if one < other:
                common = mask.overlap_area(another, (0, 0))
                apart = mask.count() + another.count() - 2 * common
                assert apart > 0.12 * max(mask.count(), another.count()), (one, other)


def test_only_the_own_hand_and_what_lies_open_is_shown() -> None:
    for game in ("bouillabaisse", "barbu", "bouillotte"):
        sitting = Sitting(Launch(game=game, seed=4))
        sitting.run("key return", "wait turn")
        while sitting.stage.question:  # the choice of a seat
            sitting.run("key 1", "wait turn")
        picture = sitting.stage.picture()
        view = sitting.table.view(0)
        known: set[Card | None] = {None, *view.hand}  # type: ignore[attr-defined]
        known |= {card for _, card in getattr(view, "played", ())}
        known |= set(getattr(view, "retournes", ()))
        shown = {*picture.hand, *(card for group in picture.groups for card in group.cards)}
        assert shown <= known
        assert picture.hand


def test_nobodys_cards_are_shown_to_who_looks_on() -> None:
    sitting = Sitting(Launch(game="bouillabaisse", seed=4, watch=True))
    sitting.run("wait 60")
    assert sitting.stage.picture().hand == ()


def test_an_open_question_stands_before_the_rest_and_its_answer_has_the_focus() -> None:
    sitting = Sitting(Launch(game="bouillotte", seed=4))
    sitting.run("key return", "wait turn")  # which seat do you take?
    question = sitting.stage.question
    assert question is not None
    assert question.choices
    assert sitting.stage.picture().focus == 0
    sitting.key("down")
    picture = sitting.stage.picture()
    assert picture.focus == 1
    assert len(picture.lines) > len(question.choices)


def test_a_menus_row_in_focus_is_told_to_the_window() -> None:
    sitting = Sitting(Launch(seed=1))
    sitting.key(menu_row("settings"))
    sitting.key("down")
    assert sitting.stage.picture().focus == 1
