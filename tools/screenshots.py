"""Pictures of the screens, as sighted company sees them.

    uv run python -m tools.screenshots FOLDER [--lang it|ru|en] [--size POINTS] [--theme NAME]
        [--window WIDTHxHEIGHT] [--only NAME]

Needs no display: SDL's dummy driver draws into memory.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from tests.sitting import Sitting, menu_row
from voicecards.journal.store import Journals
from voicecards.lessons import lesson_games
from voicecards.session.launch import Launch
from voicecards.store import TEXT_SIZES, THEMES
from voicecards.window import Window
from voicecards.window.window import Look

TABLE = Launch(game="bouillabaisse", seed=3, players=6)
BOUILLOTTE = Launch(game="bouillotte", seed=4, options={"seat_draw": "off"})
BARBU = Launch(game="barbu", seed=5, options={"contract_order": "dealer_chooses"})
DOMINO = Launch(game="barbu", seed=5, options={"contracts": "domino"})


def at_table(launch: Launch, lang: str, *steps: str, journals: Journals | None = None) -> Sitting:
    """A game at the player's turn, then steps of a script."""
    sitting = Sitting(launch, lang, journals=journals)
    sitting.run("key return", "wait turn", *steps)
    return sitting


def from_menu(lang: str, *steps: str) -> Sitting:
    """The menu, then steps of a script."""
    sitting = Sitting(Launch(seed=3), lang)
    sitting.run("wait 30", *steps)
    return sitting


def domino(lang: str) -> Sitting:
    """A domino that has gone on for some rounds."""
    sitting = at_table(DOMINO, lang)
    for _ in range(4):
        sitting.run("key tab", "key return", "wait turn")
        if sitting.table.turn == 0 and "pass" in [a.code for a in sitting.table.view(0).legal]:
            sitting.run("key o", "wait turn")
    sitting.run("key tab", "wait 5")
    return sitting


def lesson_of_bouillotte(lang: str) -> Sitting:
    """The lesson of Bouillotte at its third step."""
    sitting = from_menu(lang, f"key {menu_row('learn')}", "wait 9")
    place = lesson_games().index("bouillotte") + 1
    sitting.run(f"key {place}", "wait 9", "key return", "wait turn", "wait 9", "key h", "wait 9")
    return sitting


def row_of_menu(lang: str, name: str, *keys: str) -> Sitting:
    """A row of the menu that has a digit, then keys."""
    steps = [step for key in (menu_row(name), *keys) for step in (f"key {key}", "wait 9")]
    return from_menu(lang, *steps)


def kept_games(lang: str, *keys: str) -> Sitting:
    """The menu of somebody who has left two games, then keys."""
    journals = Journals(Path(tempfile.mkdtemp()) / "journal.db")
    for launch in (TABLE, DOMINO):
        at_table(launch, lang, "key tab", "key return", "wait turn", journals=journals)
    sitting = Sitting(Launch(seed=3), lang, journals=journals)
    sitting.run("wait 30", "key backspace", "wait 9", *(f"key {key}" for key in keys), "wait 9")
    return sitting


def first_start(lang: str, *steps: str) -> Sitting:
    """The first start, and what follows the question of the language."""
    sitting = Sitting(Launch(seed=3, asks_language=True), lang)
    sitting.run("wait 20", *steps)
    return sitting


SCREENS: dict[str, Callable[[str], Sitting]] = {
    "welcome": first_start,
    "microphone": lambda lang: first_start(lang, "key return", "wait 9", "key return", "wait 9"),
    "menu": from_menu,
    "learn": lambda lang: from_menu(lang, f"key {menu_row('learn')}", "wait 9", "key down"),
    "practice": lambda lang: from_menu(lang, "key shift+f2", "wait 9", "key down", "wait 9"),
    "lesson": lesson_of_bouillotte,
    "setup": lambda lang: from_menu(lang, "key return", "wait 9", "key down", "wait 5"),
    "options": lambda lang: from_menu(lang, "key return", "wait 9", "key 5", "wait 9"),
    "sheets": lambda lang: row_of_menu(lang, "sheets", "return"),
    "sheet": lambda lang: row_of_menu(lang, "sheets", "return", "return", "down"),
    "settings": lambda lang: row_of_menu(lang, "settings", "down"),
    "keys": lambda lang: row_of_menu(lang, "settings", "end", "up", "return", "return"),
    "statistics": lambda lang: row_of_menu(lang, "statistics"),
    "sounds": lambda lang: row_of_menu(lang, "sounds", "down"),
    "manual": lambda lang: from_menu(lang, "key end", "key up", "key up", "key return", "wait 9"),
    "sittings": lambda lang: kept_games(lang, "4"),
    "sitting": lambda lang: kept_games(lang, "4", "return", "down"),
    "bouillabaisse": lambda lang: at_table(TABLE, lang, "key tab", "wait 5"),
    "question": lambda lang: at_table(TABLE, lang, "key escape", "wait 5"),
    "help": lambda lang: at_table(TABLE, lang, "key f1", "wait 5"),
    "rules": lambda lang: at_table(TABLE, lang, "key shift+f1", "wait 5"),
    "barbu": lambda lang: at_table(BARBU, lang, "key tab", "wait 5"),
    "domino": domino,
    "bouillotte": lambda lang: at_table(BOUILLOTTE, lang, "key g", "wait 9"),
}


def said_last(sitting: Sitting) -> str:
    """The line that is being said, or was last."""
    return sitting.lines[-1] if sitting.lines else ""


def main() -> None:
    """Draw each screen and save it as FOLDER/NAME.png."""
    parser = argparse.ArgumentParser(description="pictures of the screens")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--size", type=int, default=40, choices=TEXT_SIZES)
    parser.add_argument("--theme", default="dark", choices=THEMES)
    parser.add_argument("--window", default="1024x720", help="WIDTHxHEIGHT in pixels")
    parser.add_argument("--only", default="", help="the screens whose names begin so")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    window = Window("voicecards")
    pygame.display.set_mode(tuple(map(int, arguments.window.split("x"))))
    for name, open_screen in SCREENS.items():
        if name.startswith(arguments.only):
            sitting = open_screen(arguments.lang)
            look = Look(arguments.size, arguments.theme)
            window.draw(sitting.stage.picture(), said_last(sitting), look)
            pygame.image.save(window.surface, str(arguments.folder / f"{name}.png"))


if __name__ == "__main__":
    main()
