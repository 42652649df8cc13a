"""What one check of the doctor finds."""

from __future__ import annotations

from dataclasses import dataclass

from voicecards.narration.phrase import Phrase


@dataclass(frozen=True)
class Finding:
    """What a check found.

    Attributes:
        check: the check's name, the same in every language: "voice.it".
        ok: whether all is well with it.
        message: what was found, in words.
        detail: names, paths, versions and reasons, for reading only.
        remedy: what to do about it; None when there is nothing to do.
        essential: when not ok, the program cannot be played as it should. What the game goes on
            without (a sound device, a window, a microphone) is not.
    """

    check: str
    ok: bool
    message: Phrase
    detail: str = ""
    remedy: Phrase | None = None
    essential: bool = False
