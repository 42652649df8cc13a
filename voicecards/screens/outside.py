"""What the screens are connected to: voice, sounds, clock, microphone, files."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, TypeVar

from voicecards.journal.statistics import Result
from voicecards.journal.store import Journals
from voicecards.sheets.folder import SheetFolder
from voicecards.sound.cues import CuePlayer
from voicecards.speech.voice import Voice
from voicecards.store import Settings
from voicecards.transcript import Transcript
from voicecards.utterance import Utterance

if TYPE_CHECKING:
    from voicecards.screens.teach import Teacher

T = TypeVar("T")


class Thinker(Protocol):
    """Works something out, now or beside the loop."""

    def __call__(self, work: Callable[[], T], /) -> Future[T]:
        """Begin to work; what comes of it is in the future that is returned."""


def at_once(work: Callable[[], T], /) -> Future[T]:
    """Work something out now: where time is virtual, nobody waits for it."""
    thought: Future[T] = Future()
    thought.set_result(work())
    return thought


@dataclass
class Outside:
    """What the stage is connected to.

    Attributes:
        voice: says lines.
        cues: plays sounds.
        clock: seconds, monotonic.
        transcript: writes what happens.
        on_start: called with each line when it begins (the window's subtitle, the console).
        save: keeps changed settings.
        talk: starts (True) or ends (False) push-to-talk; returns False without a microphone.
        listen_open: turns hands-free listening on or off; returns False without a microphone.
        microphones: the names of the input devices.
        speakers: the names of the devices that sound.
        level: how loud the loudest moment was of what was last said with the talk key held, as
            its root mean square of 16-bit samples; None where nobody measured.
        think: works out what a bot decides or a teacher says; the window has a thread for it.
        copy: puts a text where other programs can take it; returns False where it cannot.
        changed: called with the name of a setting that the outside itself must follow
            (microphone, recognizer, loudspeaker, full screen).
        offers_models: whether a better ear may be offered, once (not in a rehearsal).
        sheets: the player's score sheets.
        journals: where games are kept; None keeps none.
        profile: the name of the player at this computer.
        change_player: lets another one sit down.
        several_players: whether players can change (not in a rehearsal of nobody's).
        teacher: learns the player's voice; None where it cannot be recorded.
        wall_clock: seconds since 1970.
    """

    voice: Voice
    cues: CuePlayer
    clock: Callable[[], float]
    transcript: Transcript
    on_start: Callable[[Utterance], None] = lambda utterance: None
    save: Callable[[Settings], None] = lambda settings: None
    talk: Callable[[bool], bool] = lambda on: False
    listen_open: Callable[[bool], bool] = lambda on: False
    microphones: Callable[[], Sequence[str]] = lambda: ()
    speakers: Callable[[], Sequence[str]] = lambda: ()
    level: Callable[[], float | None] = lambda: None
    think: Thinker = at_once
    copy: Callable[[str], bool] = lambda text: False
    changed: Callable[[str], None] = lambda name: None
    offers_models: bool = False
    sheets: SheetFolder = field(default_factory=SheetFolder)
    results: Callable[[], Sequence[Result]] = lambda: ()
    write_results: Callable[[], bool] = lambda: False
    report: Callable[[], bool] = lambda: False
    journals: Journals | None = None
    profile: str = ""
    change_player: Callable[[str], None] = lambda name: None
    several_players: bool = False
    teacher: Teacher | None = None
    wall_clock: Callable[[], float] = time.time
