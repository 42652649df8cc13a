"""Commands that work on every screen: speech, volumes, history, detail, microphone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from voicecards.commands.command import Command
from voicecards.screens.past_lines import PastLines
from voicecards.screens.practice import practise
from voicecards.screens.screen import ui
from voicecards.store import CHOICES, RANGES, STEPS, VOLUMES, Settings

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage


class Controls:
    """Handles the shared commands of one stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._handlers: dict[str, Callable[[], None]] = {
            **PastLines(stage).handlers(),
            "faster": lambda: self._rate(1),
            "slower": lambda: self._rate(-1),
            "louder": lambda: self._volume("all", 1),
            "quieter": lambda: self._volume("all", -1),
            "detail": self._detail,
            "what_heard": lambda: stage.listening.what_heard(),
            "talk": lambda: stage.listening.toggle_talk(),
            "hands_free": lambda: stage.listening.toggle_open(),
            "text_size": self._text_size,
            "theme": self._theme,
            "full_screen": self._full_screen,
            "practise": lambda: practise(stage),
            "report": self._report,
        }
        for kind in VOLUMES:
            for name, by in (("louder", 1), ("quieter", -1)):
                self._handlers[f"{kind}_{name}"] = self._volume_handler(kind, by)

    def knows(self, command: Command) -> bool:
        """Whether the command belongs here."""
        return command.name in self._handlers

    def handle(self, command: Command) -> bool:
        """Carry the command out, with one line; False when it does not belong here."""
        handler = self._handlers.get(command.name)
        if handler is None:
            return False
        handler()
        return True

    def _report(self) -> None:
        written = self._stage.outside.report()
        self._stage.say(ui("report-written" if written else "report-unavailable"))

    # --- how it is said ----------------------------------------------------------------------

    def _rate(self, by: int) -> None:
        before = self._stage.settings.rate
        rate = stepped(self._stage.settings, "rate", by)
        self._stage.change_setting("rate", rate)
        key = "rate" if rate != before else "rate-limit"
        if self._stage.outside.voice.keeps_rate:
            key = "reader-rate"
        self._stage.say(ui(key, n=rate, supersedes="rate"))

    def _volume_handler(self, kind: str, by: int) -> Callable[[], None]:
        return lambda: self._volume(kind, by)

    def _volume(self, kind: str, by: int) -> None:
        percent = stepped(self._stage.settings, f"volume_{kind}", by)
        self._stage.change_setting(f"volume_{kind}", percent)
        self._stage.say(ui("volume", kind=kind, percent=percent, supersedes="volume"))

    def _detail(self) -> None:
        level = self._next("detail")
        self._stage.say(ui("detail-level", level=level))

    def _text_size(self) -> None:
        self._stage.say(ui("text-size", n=self._next("text_size")))

    def _theme(self) -> None:
        self._stage.say(ui("theme-name", theme=self._next("theme")))

    def _full_screen(self) -> None:
        full = not self._stage.settings.full_screen
        self._stage.change_setting("full_screen", full)
        self._stage.say(ui("full-screen-on" if full else "full-screen-off"))

    def _next(self, name: str) -> Any:
        """Change a setting of few values to the next one, and return it."""
        values = CHOICES[name]
        value = values[(values.index(getattr(self._stage.settings, name)) + 1) % len(values)]
        self._stage.change_setting(name, value)
        return value


def stepped(settings: Settings, name: str, by: int) -> int:
    """A number of the settings, one step up or down, within its range."""
    low, high = RANGES[name]
    return min(max(int(getattr(settings, name)) + by * STEPS[name], low), high)
