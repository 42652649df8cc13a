"""Check of the screen: a sighted friend can look on only where a window can be opened."""

from __future__ import annotations

import os

from voicecards.doctor.finding import Finding
from voicecards.doctor.surroundings import Surroundings
from voicecards.narration.phrase import Phrase

_UNSEEN = frozenset({"dummy", "offscreen"})
"""SDL's drivers that draw for nobody."""


def display(_: Surroundings) -> Finding:
    """Whether a window can be opened: SDL is asked, without opening one."""
    import pygame

    from voicecards.session.front import has_display

    if not has_display():
        return _none("DISPLAY, WAYLAND_DISPLAY: -")
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
    except pygame.error as error:
        return _none(f"{error} (DISPLAY={os.environ.get('DISPLAY', '')})")
    finally:
        pygame.display.quit()
    if driver in _UNSEEN:
        return _none(driver)
    return Finding("display", True, Phrase("doctor-display-fine"), driver)


def _none(reason: str) -> Finding:
    remedy = Phrase("doctor-display-remedy")
    return Finding("display", False, Phrase("doctor-display-missing"), reason, remedy)
