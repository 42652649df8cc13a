"""Commands that work on every screen: speech, volumes, history, detail, microphone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from voicecards.commands.command import Command
from voicecards.screens.screen import ui
from voicecards.store import RATE_RANGE, TEXT_SIZES
from voicecards.utterance import Utterance

if TYPE_CHECKING:
    from voicecards.screens.stage import Stage

RATE_STEP = 20
"""Words per minute a key press changes the rate by."""
VOLUME_STEP = 10
"""Percent a key press changes a volume by."""


class Controls:
    """Handles the shared commands of one stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._handlers: dict[str, Callable[[], None]] = {
            "repeat": lambda: self._repeat(lambda line: line.text),
            "repeat_full": lambda: self._repeat(lambda line: line.full or line.text),
            "repeat_spelled": lambda: self._repeat(lambda line: stage.locale.spell(line.text)),
            "older_line": lambda: self._walk(stage.history.older(), "history-oldest"),
            "newer_line": lambda: self._walk(stage.history.newer(), "history-newest"),
            "oldest_line": lambda: self._walk(stage.history.oldest(), "history-empty"),
            "newest_line": lambda: self._walk(stage.history.newest(), "history-empty"),
            "faster": lambda: self._rate(RATE_STEP),
            "slower": lambda: self._rate(-RATE_STEP),
            "louder": lambda: self._volume("all", VOLUME_STEP),
            "quieter": lambda: self._volume("all", -VOLUME_STEP),
            "detail": self._detail,
            "what_heard": lambda: stage.listening.what_heard(),
            "talk": lambda: stage.listening.toggle_talk(),
            "hands_free": lambda: stage.listening.toggle_open(),
            "text_size": self._text_size,
            "report": lambda: stage.say(ui("report-unavailable")),
        }
        for kind in ("voice", "cues", "music", "all"):
            for name, step in (("louder", VOLUME_STEP), ("quieter", -VOLUME_STEP)):
                self._handlers[f"{kind}_{name}"] = self._volume_handler(kind, step)

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

    # --- what was said -----------------------------------------------------------------------

    def _repeat(self, text_of: Callable[[Utterance], str]) -> None:
        line = self._stage.history.last()
        if line is None:
            self._stage.say(ui("nothing-to-repeat"))
        else:
            self._stage.say_again(line, text_of(line))

    def _walk(self, line: Utterance | None, at_end: str) -> None:
        if line is None:
            self._stage.say(ui(at_end if self._stage.history.last() else "history-empty"))
        else:
            self._stage.say_again(line, line.text)

    # --- how it is said ----------------------------------------------------------------------

    def _rate(self, step: int) -> None:
        settings = self._stage.settings
        low, high = RATE_RANGE
        rate = min(max(settings.rate + step, low), high)
        key = "rate" if rate != settings.rate else "rate-limit"
        settings.rate = rate
        self._stage.outside.voice.rate = rate
        self._stage.outside.save(settings)
        self._stage.say(ui(key, n=rate, supersedes="rate"))

    def _volume_handler(self, kind: str, step: int) -> Callable[[], None]:
        return lambda: self._volume(kind, step)

    def _volume(self, kind: str, step: int) -> None:
        settings = self._stage.settings
        name = f"volume_{kind}"
        percent = min(max(getattr(settings, name) + step, 0), 100)
        setattr(settings, name, percent)
        self._stage.apply_volumes()
        self._stage.outside.save(settings)
        self._stage.say(ui("volume", kind=kind, percent=percent, supersedes="volume"))

    def _detail(self) -> None:
        settings = self._stage.settings
        self._stage.narrator.detail = self._stage.narrator.detail.next
        settings.detail = self._stage.narrator.detail.value
        self._stage.outside.save(settings)
        self._stage.say(ui("detail-level", level=settings.detail))

    def _text_size(self) -> None:
        settings = self._stage.settings
        place = TEXT_SIZES.index(settings.text_size)
        settings.text_size = TEXT_SIZES[(place + 1) % len(TEXT_SIZES)]
        self._stage.outside.save(settings)
        self._stage.say(ui("text-size", n=settings.text_size))
