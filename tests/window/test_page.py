"""Which blocks are seen where not all fit: the one in focus, and never a part of one."""

from __future__ import annotations

import pygame

from voicecards.window.page import Block, arrange


def block(height: int, **more: bool) -> Block:
    def paint(surface: pygame.Surface, y: int) -> None:
        """Nothing is drawn here."""

    return Block(height, paint, **more)


def test_all_are_seen_where_they_fit_and_the_hand_sinks() -> None:
    blocks = [block(10), block(20), block(30, sinks=True)]
    assert [y for _, y in arrange(blocks, 100)] == [0, 10, 70]


def test_the_focus_is_seen_whole_wherever_it_is() -> None:
    for place in range(30):
        blocks = [block(10, focus=number == place) for number in range(30)]
        seen = arrange(blocks, 45)
        assert blocks[place] in [b for b, _ in seen]
        assert len(seen) == 4
        assert all(y + b.height <= 45 for b, y in seen)


def test_an_item_of_several_rows_is_seen_from_its_first_row_on() -> None:
    blocks = [block(10, focus=3 <= number < 6) for number in range(9)]
    seen = [b for b, _ in arrange(blocks, 30)]
    assert seen == blocks[3:6]
    assert [b for b, _ in arrange(blocks, 20)] == blocks[3:5]


def test_the_wheel_moves_the_part_that_is_seen() -> None:
    blocks = [block(10) for _ in range(10)]
    assert arrange(blocks, 30)[0][0] is blocks[0]
    assert blocks[8] in [b for b, _ in arrange(blocks, 30, scrolled=8)]
    assert blocks[9] in [b for b, _ in arrange(blocks, 30, scrolled=99)]


def test_there_may_be_nothing() -> None:
    assert arrange([], 100) == []
