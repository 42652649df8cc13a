"""The clipboard, through the SDL library that pygame carries.

`pygame.scrap` is not used: on Windows it writes texts in the system's old character set, in which
half of the languages here cannot be written.
"""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path


def copy(text: str) -> bool:
    """Put a text into the clipboard; False where there is none. A window must be open."""
    try:
        set_text = _sdl().SDL_SetClipboardText
    except (OSError, AttributeError, ImportError):
        return False
    set_text.argtypes, set_text.restype = [ctypes.c_char_p], ctypes.c_int
    return bool(set_text(text.encode("utf-8")) == 0)


def _sdl() -> ctypes.CDLL:
    """The very SDL that pygame has loaded."""
    import pygame.base

    if sys.platform == "win32":
        return ctypes.CDLL(str(Path(pygame.base.__file__).with_name("SDL2.dll")))
    return ctypes.CDLL(pygame.base.__file__)  # a name is looked for in what it depends on too
