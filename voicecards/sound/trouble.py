"""What can go wrong with sound and speech while the game goes on, for the app to tell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum


class TroubleCode(StrEnum):
    """The kinds of trouble; the app has a message for each. The last one is the end of one."""

    NO_DEVICE = "no_sound_device"
    SPEAKER_MISSING = "speaker_missing"
    CUE_UNREADABLE = "cue_unreadable"
    VOICE_FAILED = "voice_failed"
    VOICE_REPLACED = "voice_replaced"
    NO_VOICE = "no_voice"
    UNKNOWN_VOICE = "unknown_voice"
    NO_READER = "no_reader"
    READER_GONE = "reader_gone"
    READER_FOUND = "reader_found"


@dataclass(frozen=True)
class Trouble:
    """One trouble. `detail` is for stderr and reports (a path, a language, a reason)."""

    code: TroubleCode
    detail: str


OnTrouble = Callable[[Trouble], None]
"""Told about a trouble, each kind and thing once. Called from the thread that runs the loop."""


def unheard(trouble: Trouble) -> None:
    """Ignore a trouble: for programs that look at the state instead."""
