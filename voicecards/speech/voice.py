"""What every voice is: it says one line at a time, and the newest line wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from voicecards.speech.wishes import Wishes
from voicecards.utterance import Utterance


class Voice(Protocol):
    """Says lines. None of its calls keeps the caller waiting for more than a millisecond or two.

    Attributes:
        rate: words per minute, from the next line on.
        volume: 0 to 1.
        pitch: 0 to 100, from the next line on, where the voice has one.
        lead_in: milliseconds of near silence before a line that follows two seconds of quiet.
    """

    rate: int
    volume: float
    pitch: int
    lead_in: int

    @property
    def keeps_rate(self) -> bool:
        """Whether the next line is said at a rate that the program does not set."""
        ...

    def speaks(self, lang: str) -> bool:
        """Tell whether there is a voice for a language ("it", "ru", "en", ...)."""
        ...

    def speak(self, utterance: Utterance, lang: str) -> None:
        """Start a line at once, cutting the one that sounds.

        Raises:
            NoVoiceForLanguage: when `speaks(lang)` is False.
        """
        ...

    def choices(self, lang: str) -> Sequence[str]:
        """The names of the voices there are for a language; none where there is no choice."""
        ...

    def choose(self, wishes: Wishes) -> None:
        """Speak with other voices from the next line on."""
        ...

    def stop(self) -> None:
        """Cut what sounds."""
        ...

    @property
    def busy(self) -> bool:
        """Tell whether a line is being said or is about to be. Ask often: it also keeps watch."""
        ...

    @property
    def ends_at(self) -> float | None:
        """Return when the line will have been said, on the voice's clock, if that is known."""
        ...

    def close(self) -> None:
        """Fall silent for good."""
        ...


def estimated_seconds(text: str, rate_wpm: int) -> float:
    """Return how long a text takes where nobody tells: its words by the rate."""
    return len(text.split()) * 60.0 / rate_wpm
