"""What the screens are connected to: voice, sounds, clock, microphone, files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from voicecards.sound.cues import CuePlayer
from voicecards.speech.voice import Voice
from voicecards.store import Settings
from voicecards.transcript import Transcript
from voicecards.utterance import Utterance


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
        changed: called with the name of a setting that the outside itself must follow
            (microphone, recognizer).
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
    changed: Callable[[str], None] = lambda name: None
