"""The window's loop: pumps events, lets time pass, draws. Nothing here knows a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

import pygame

from voicecards.commands.keys import Key, key_from_event
from voicecards.key_repeat import DELAY_MS, INTERVAL_MS, KeyRepeat, walks
from voicecards.screens.stage import Stage
from voicecards.utterance import Utterance
from voicecards.window import Window
from voicecards.window.window import Look

TICK_MS = 8
"""The longest the loop sleeps when no event comes; a key wakes it at once."""

LONG = 0.004
"""Seconds after which a turn does not draw as well: a key may be waiting."""

_MODIFIERS = {"shift", "alt", "meta", "alt gr"}
_AWAY: Final = frozenset({pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN})
_HERE: Final = frozenset({pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED})


class Devices(Protocol):
    """Told about sound devices that come and go."""

    def removed(self, *, opened: bool, microphone: bool) -> None:
        """A device is gone.

        Args:
            opened: whether it was one in use.
            microphone: whether it was a microphone.
        """
        ...

    def added(self, *, microphone: bool) -> None:
        """A device has come."""
        ...


class App:
    """Runs a stage in a window until the player leaves.

    Args:
        stage: the stage.
        window: where it is drawn.
        each_turn: called in each turn of the loop (the ear, troubles with the sound).
        devices: see there; None where nothing can be done about them.
    """

    def __init__(
        self,
        stage: Stage,
        window: Window,
        each_turn: Sequence[Callable[[], None]] = (),
        devices: Devices | None = None,
    ) -> None:
        self.stage = stage
        self.window = window
        self.subtitle = ""
        self._each_turn = each_turn
        self._devices = devices
        self._stale = True
        self._away = False
        self._talk_key: Key | None = None
        self._writing = False  # whether the last key went to a text field
        self._repeat = KeyRepeat()
        self._line_at = 0.0
        self._page = 0
        self._postponed = False  # whether the last turn left the picture as it was
        self._scrolled = 0
        pygame.key.set_repeat(DELAY_MS, INTERVAL_MS)

    def run(self) -> None:
        """Loop until the last word has been said, or the window is closed a second time."""
        while not (self.stage.finished and not self.stage.speech.busy):
            self.step(pygame.event.wait(TICK_MS))

    def step(self, first: pygame.event.Event) -> None:
        """One turn of the loop; the picture waits for the next one if it has been long."""
        clock = self.stage.outside.clock
        begun = clock()
        for event in [first, *pygame.event.get()]:
            self._take(event)
            self._stale |= event.type != pygame.NOEVENT
        for task in self._each_turn:
            task()
        self.stage.update()
        self._postponed = not self._postponed and clock() - begun > LONG
        if not self._postponed:
            self.draw()

    def show(self, utterance: Utterance) -> None:
        """Show the line that begins as a subtitle."""
        self.subtitle = utterance.text
        self._line_at = self.stage.outside.clock()
        self._stale = True

    # --- drawing -------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw after an event or a new line: whatever changes the picture brings one of them.

        A window nobody sees is not drawn; it goes on speaking.
        """
        if self._away or not self.stage.stack:
            return
        words = self._words_said()
        page = self.window.page(words)
        if self._stale or page != self._page:
            self._stale = False
            heard = self.stage.listening.shown
            self.window.draw(self.stage.picture(), self.subtitle, self._look(), words, heard)
            self._page = self.window.page(words)

    def _words_said(self) -> int:
        """About how many words of the line have been said: for lines longer than the window."""
        passed = self.stage.outside.clock() - self._line_at
        return int(passed * self.stage.settings.rate / 60)

    def _look(self) -> Look:
        settings, listening = self.stage.settings, self.stage.listening
        open_now = listening.talking or listening.open
        return Look(settings.text_size, settings.theme, open_now, self._scrolled)

    # --- events --------------------------------------------------------------------------------

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self._key_down(event)
        elif event.type == pygame.TEXTINPUT:
            if self._writing and self._field_open:
                self.stage.typed(event.text)
        elif event.type == pygame.KEYUP:
            key = key_from_event(event.key, event.scancode, 0)
            self._repeat.up(key)
            if key == self._talk_key:
                self._release_talk()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._repeat.forget()
            self._release_talk()
        elif event.type == pygame.MOUSEWHEEL:
            self._scrolled -= event.y
        elif event.type in _AWAY:
            self._away = True
        elif event.type in _HERE:
            self._away = False
        elif event.type == pygame.AUDIODEVICEREMOVED and self._devices:
            self._devices.removed(opened=event.which != 0, microphone=bool(event.iscapture))
        elif event.type == pygame.AUDIODEVICEADDED and self._devices:
            self._devices.added(microphone=bool(event.iscapture))
        elif event.type == pygame.QUIT:
            if self.stage.finished:
                self.stage.speech.stop()
            else:
                self.stage.finish()

    def _key_down(self, event: pygame.event.Event) -> None:
        key = key_from_event(event.key, event.scancode, event.mod)
        held = self._repeat.down(key, self.stage.outside.clock())
        self._writing = False
        if held and not walks(key, self.stage.command_of(key)):
            return
        self._scrolled = 0
        self._writing = self._writes(key)
        if not self._writing:  # what it writes comes by itself, as the layout has it
            self._down(key)

    @property
    def _field_open(self) -> bool:
        stage = self.stage
        return bool(stage.stack) and stage.screen.takes_text and stage.question is None

    def _writes(self, key: Key) -> bool:
        """Whether a key press is for a text field: it has a sign, and no modifier but Shift."""
        sign = len(key.name) == 1 or key.name in ("space", "unknown")
        return self._field_open and sign and key.mods <= {"shift"} and not key.is_forbidden

    def _down(self, key: Key) -> None:
        if key.name == "ctrl":
            key = Key("ctrl")  # stops speech at once, as screen readers do, whatever follows
        elif key.name in _MODIFIERS or key.is_forbidden:
            return  # they say nothing by themselves; the forbidden ones are screen readers'
        if key == self.stage.keymap.key_for("talk", "shared") and self._talks:
            self._talk_key = Key(key.name)
            self.stage.listening.talk(True)
        else:
            self.stage.press(key)

    @property
    def _talks(self) -> bool:
        """Whether the talk key is held down to talk now."""
        explained = bool(self.stage.stack) and self.stage.screen.explains_keys
        return not self.stage.settings.talk_toggles and not explained

    def _release_talk(self) -> None:
        if self._talk_key is not None:
            self._talk_key = None
            self.stage.listening.talk(False)
