"""The colours of the window. Every pair in use has a contrast of at least 7 to 1 (WCAG AAA)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from voicecards.store import THEMES

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, 0-255."""

AAA: Final = 7.0
"""The contrast that WCAG 2 asks of text at its level AAA."""


@dataclass(frozen=True)
class Face:
    """The colours of a card: what is printed, in two colours, and what it is printed on."""

    paper: Colour
    black: Colour
    red: Colour
    edge: Colour


@dataclass(frozen=True)
class Theme:
    """The colours of everything.

    Attributes:
        paper, ink: the background and the text on it.
        faint: text that matters less, and lines.
        focus: the mark of what is in focus, and the text of its row.
        card: any card; `barred`: one of the hand that may not be played now; `chosen`: the card
            in focus.
    """

    paper: Colour
    ink: Colour
    faint: Colour
    focus: Colour
    card: Face
    barred: Face
    chosen: Face

    def pairs(self) -> Iterator[tuple[str, Colour, Colour]]:
        """Every pair in use, with its name: what is drawn, and on what."""
        for name in ("ink", "faint", "focus"):
            yield name, getattr(self, name), self.paper
        for name in ("card", "barred", "chosen"):
            face: Face = getattr(self, name)
            yield f"{name} black", face.black, face.paper
            yield f"{name} red", face.red, face.paper
            yield f"{name} edge", face.edge, self.paper


BLACK: Final = (0, 0, 0)
WHITE: Final = (255, 255, 255)
YELLOW: Final = (255, 238, 0)
AMBER: Final = (255, 214, 0)
RED: Final = (140, 0, 0)
BLUE: Final = (0, 32, 150)

_THEMES: Final = (
    Theme(
        paper=BLACK,
        ink=WHITE,
        faint=(176, 176, 176),
        focus=AMBER,
        card=Face(WHITE, BLACK, RED, WHITE),
        barred=Face((206, 206, 206), BLACK, (110, 0, 0), (206, 206, 206)),
        chosen=Face((255, 250, 205), BLACK, RED, AMBER),
    ),
    Theme(
        paper=WHITE,
        ink=BLACK,
        faint=(70, 70, 70),
        focus=BLUE,
        card=Face(WHITE, BLACK, RED, BLACK),
        barred=Face((222, 222, 222), BLACK, (110, 0, 0), (80, 80, 80)),
        chosen=Face((255, 246, 190), BLACK, RED, BLUE),
    ),
    Theme(
        paper=BLACK,
        ink=YELLOW,
        faint=(190, 178, 60),
        focus=WHITE,
        card=Face(BLACK, YELLOW, YELLOW, YELLOW),
        barred=Face(BLACK, (190, 178, 60), (190, 178, 60), (190, 178, 60)),
        chosen=Face(YELLOW, BLACK, BLACK, WHITE),
    ),
)

THEME: Final[Mapping[str, Theme]] = dict(zip(THEMES, _THEMES, strict=True))
"""By the name in the settings."""


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours as WCAG 2.1 defines it: from 1 (none) to 21 (black on white)."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    """Relative luminance, 0 to 1, of an sRGB colour."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
