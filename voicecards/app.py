"""The window's loop: pumps events, owns the real clock, draws. Nothing here knows a game."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pygame

from voicecards.commands.keys import Key, key_from_event
from voicecards.ear_line import EarLine
from voicecards.screens.stage import Stage
from voicecards.window import Window

TICK_MS = 8
"""The longest the loop sleeps when no event comes; a key wakes it at once."""

_MODIFIERS = {
    pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LALT, pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA,
    pygame.K_NUMLOCKCLEAR, pygame.K_CAPSLOCK, pygame.K_MODE,
}  # fmt: skip
_CTRL = {pygame.K_LCTRL, pygame.K_RCTRL}


class App:
    """Runs a stage in a window until the player leaves.

    Args:
        stage: the stage.
        window: where it is drawn.
        ear: the microphone's line, or None without a microphone.
    """

    def __init__(self, stage: Stage, window: Window, ear: EarLine | None) -> None:
        self.stage = stage
        self.window = window
        self.ear = ear
        self.subtitle = ""
        self._talk_key: int | None = None

    def run(self) -> None:
        """Loop until the last word has been said, or the window is closed a second time."""
        while not (self.stage.finished and not self.stage.speech.busy):
            self.step(pygame.event.wait(TICK_MS))

    def step(self, first: pygame.event.Event) -> None:
        """One turn of the loop."""
        for event in [first, *pygame.event.get()]:
            self._take(event)
        if self.ear:
            self.ear.pump(self.stage)
        self.stage.update()
        if self.stage.stack:
            settings = self.stage.settings
            self.window.draw(self.stage.screen.picture(), self.subtitle, settings.text_size)

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self._down(event)
        elif event.type == pygame.KEYUP:
            self._up(event)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._release_talk()
        elif event.type == pygame.QUIT:
            if self.stage.finished:
                self.stage.speech.stop()
            else:
                self.stage.finish()

    def _down(self, event: pygame.event.Event) -> None:
        if event.key in _CTRL:
            self.stage.press(Key("ctrl"))  # at once, as screen readers do, even if more follows
            return
        if event.key in _MODIFIERS:
            return
        key = key_from_event(event.key, event.scancode, event.mod)
        if key.is_forbidden:
            return  # these belong to screen readers
        if self._is_talk(key) and not self.stage.settings.talk_toggles:
            self._talk_key = event.scancode
            self.stage.listening.talk(True)
        else:
            self.stage.press(key)

    def _up(self, event: pygame.event.Event) -> None:
        if event.scancode == self._talk_key:
            self._release_talk()

    def _is_talk(self, key: Key) -> bool:
        return key == self.stage.keymap.key_for("talk", "shared")

    def _release_talk(self) -> None:
        if self._talk_key is not None:
            self._talk_key = None
            self.stage.listening.talk(False)


def warm_up(*tasks: Callable[[], object]) -> threading.Thread:
    """Load what the first word does not need, in the background."""

    def work() -> None:
        for task in tasks:
            task()

    thread = threading.Thread(target=work, daemon=True, name="warm-up")
    thread.start()
    return thread
