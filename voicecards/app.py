"""The window's loop: pumps events, lets time pass, draws. Nothing here knows a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from voicecards.commands.keys import Key, key_from_event
from voicecards.screens.stage import Stage
from voicecards.utterance import Utterance
from voicecards.window import Window

TICK_MS = 8
"""The longest the loop sleeps when no event comes; a key wakes it at once."""

_MODIFIERS = {"shift", "alt", "meta", "alt gr"}


class App:
    """Runs a stage in a window until the player leaves.

    Args:
        stage: the stage.
        window: where it is drawn.
        each_turn: called in each turn of the loop (the ear, troubles with the sound).
    """

    def __init__(
        self, stage: Stage, window: Window, each_turn: Sequence[Callable[[], None]] = ()
    ) -> None:
        self.stage = stage
        self.window = window
        self.subtitle = ""
        self._each_turn = each_turn
        self._stale = True
        self._talk_key: Key | None = None

    def run(self) -> None:
        """Loop until the last word has been said, or the window is closed a second time."""
        while not (self.stage.finished and not self.stage.speech.busy):
            self.step(pygame.event.wait(TICK_MS))

    def step(self, first: pygame.event.Event) -> None:
        """One turn of the loop."""
        for event in [first, *pygame.event.get()]:
            self._take(event)
            self._stale |= event.type != pygame.NOEVENT
        for task in self._each_turn:
            task()
        self.stage.update()
        self._draw()

    def show(self, utterance: Utterance) -> None:
        """Show the line that begins as a subtitle."""
        self.subtitle = utterance.text
        self._stale = True

    def _draw(self) -> None:
        """Draw after an event or a new line: whatever changes the picture brings one of them."""
        if self._stale and self.stage.stack:
            self._stale = False
            picture = self.stage.screen.picture()
            self.window.draw(picture, self.subtitle, self.stage.settings.text_size)

    # --- events --------------------------------------------------------------------------------

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self._down(key_from_event(event.key, event.scancode, event.mod))
        elif event.type == pygame.KEYUP:
            if key_from_event(event.key, event.scancode, 0) == self._talk_key:
                self._release_talk()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._release_talk()
        elif event.type == pygame.QUIT:
            if self.stage.finished:
                self.stage.speech.stop()
            else:
                self.stage.finish()

    def _down(self, key: Key) -> None:
        if key.name == "ctrl":
            key = Key("ctrl")  # stops speech at once, as screen readers do, whatever follows
        elif key.name in _MODIFIERS or key.is_forbidden:
            return  # they say nothing by themselves; the forbidden ones are screen readers'
        if key == self.stage.keymap.key_for("talk", "shared") and not self._toggles:
            self._talk_key = Key(key.name)
            self.stage.listening.talk(True)
        else:
            self.stage.press(key)

    @property
    def _toggles(self) -> bool:
        return self.stage.settings.talk_toggles

    def _release_talk(self) -> None:
        if self._talk_key is not None:
            self._talk_key = None
            self.stage.listening.talk(False)
