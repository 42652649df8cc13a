"""Pictures of the screens, as sighted company sees them.

    uv run python tools/screenshots.py FOLDER [--lang it|ru|en] [--size POINTS]

Needs no display: SDL's dummy driver draws into memory.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from tests.sitting import Sitting
from voicecards.session.launch import Launch
from voicecards.window import Window

TABLE = Launch(game="bouillabaisse", seed=3, players=6)


def at_table(lang: str, *steps: str) -> Sitting:
    """A game of six at the player's turn, then steps of a script."""
    sitting = Sitting(TABLE, lang)
    sitting.run("key return", "wait turn", *steps)
    return sitting


def from_menu(lang: str, *steps: str) -> Sitting:
    """The menu, then steps of a script."""
    sitting = Sitting(Launch(seed=3), lang)
    sitting.run("wait 30", *steps)
    return sitting


def welcome(lang: str) -> Sitting:
    """The question of the language."""
    return Sitting(Launch(seed=3, asks_language=True), lang)


SCREENS: dict[str, Callable[[str], Sitting]] = {
    "welcome": welcome,
    "menu": from_menu,
    "setup": lambda lang: from_menu(lang, "key return", "wait 9", "key down", "wait 5"),
    "table": lambda lang: at_table(lang, "key tab", "wait 5"),
    "question": lambda lang: at_table(lang, "key escape", "wait 5"),
    "help": lambda lang: at_table(lang, "key f1", "wait 5"),
    "rules": lambda lang: at_table(lang, "key shift+f1", "wait 5"),
    "bouillotte": lambda lang: bouillotte(lang),
}


def bouillotte(lang: str) -> Sitting:
    """A first decision at Bouillotte, the value of the hand asked."""
    launch = Launch(game="bouillotte", seed=4, options={"seat_draw": "off"})
    sitting = Sitting(launch, lang)
    sitting.run("key return", "wait turn", "key g", "wait 9")
    return sitting


def main() -> None:
    """Draw each screen and save it as FOLDER/NAME.png."""
    parser = argparse.ArgumentParser(description="pictures of the screens")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--size", type=int, default=40, help="text height in points")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    window = Window("voicecards")
    for name, open_screen in SCREENS.items():
        sitting = open_screen(arguments.lang)
        subtitle = sitting.lines[-1] if sitting.lines else ""
        window.draw(sitting.stage.screen.picture(), subtitle, arguments.size)
        pygame.image.save(window.surface, str(arguments.folder / f"{name}.png"))


if __name__ == "__main__":
    main()
