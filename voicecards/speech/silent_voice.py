"""No voice: every line is over at once. The console prints it; nobody waits for it."""

from __future__ import annotations

from collections.abc import Sequence

from voicecards.speech.synthesiser import USUAL_PITCH, USUAL_WPM
from voicecards.speech.wishes import Wishes
from voicecards.utterance import Utterance


class SilentVoice:
    """Says nothing, in any language."""

    def __init__(self) -> None:
        self.rate = USUAL_WPM
        self.volume = 1.0
        self.pitch = USUAL_PITCH
        self.lead_in = 0
        self.keeps_rate = False
        self.busy = False
        self.ends_at: float | None = None

    def speaks(self, lang: str) -> bool:
        return True

    def choices(self, lang: str) -> Sequence[str]:
        return ()

    def choose(self, wishes: Wishes) -> None:
        """There is no choice."""

    def speak(self, utterance: Utterance, lang: str) -> None:
        """Let the line be over."""

    def stop(self) -> None:
        """Nothing sounds."""

    def close(self) -> None:
        """Nothing is open."""
