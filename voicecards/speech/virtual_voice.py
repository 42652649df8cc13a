"""A voice on paper: lines take as long as their words do, on whatever clock it is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from voicecards.speech.synthesiser import USUAL_PITCH, USUAL_WPM
from voicecards.speech.voice import estimated_seconds
from voicecards.speech.wishes import Wishes
from voicecards.utterance import Utterance


class VirtualVoice:
    """Speaks every language without a sound: for rehearsals and tests.

    Attributes:
        rate: words per minute.
        volume, pitch, lead_in: kept, without effect.
    """

    def __init__(self, clock: Callable[[], float], rate: int = USUAL_WPM) -> None:
        """Make a voice that counts on a clock, in seconds."""
        self.rate = rate
        self.volume = 1.0
        self.pitch = USUAL_PITCH
        self.lead_in = 0
        self.keeps_rate = False
        self._clock = clock
        self._ends_at: float | None = None

    def speaks(self, lang: str) -> bool:
        return True

    def choices(self, lang: str) -> Sequence[str]:
        return ()

    def choose(self, wishes: Wishes) -> None:
        """There is no choice."""

    def speak(self, utterance: Utterance, lang: str) -> None:
        self._ends_at = self._clock() + estimated_seconds(utterance.text, self.rate)

    def stop(self) -> None:
        self._ends_at = None

    @property
    def busy(self) -> bool:
        return self._ends_at is not None and self._clock() < self._ends_at

    @property
    def ends_at(self) -> float | None:
        return self._ends_at if self.busy else None

    def close(self) -> None:
        self.stop()
