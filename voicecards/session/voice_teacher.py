"""What is read aloud becomes what the ear knows of a player's voice: learnt off the loop."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass

from voicecards.hearing.hama_engine import HamaRecognizer, HamaUnavailable
from voicecards.hearing.pronunciation import Lexicon
from voicecards.hearing.recognizer import Audio
from voicecards.hearing.teaching import Reading, TaughtVoice, teach
from voicecards.store import home


@dataclass
class VoiceTeacher:
    """Collects readings and learns from them; the sound itself is forgotten at once.

    Attributes:
        sound: what was said last with the talk key held.
        changed: called when what was taught has changed.
        failed: called with the id of a message when it cannot be kept.
    """

    sound: Callable[[], Audio | None]
    changed: Callable[[], None]
    failed: Callable[[str], None]

    def __post_init__(self) -> None:
        self._readings: list[Reading] = []

    def can_learn(self) -> bool:
        """Whether the ear here has the engine that learns."""
        from importlib.util import find_spec

        return find_spec("hama") is not None

    def keep(self, sentence: str) -> None:
        """Keep the last sound as a reading of a sentence, until `finish`."""
        audio = self.sound()
        if audio is not None:
            self._readings.append((audio, sentence))

    def finish(self, lang: str) -> int:
        """Learn from what has been read, in a thread of its own.

        Returns:
            How many readings there were.
        """
        readings, self._readings = self._readings, []
        if readings:
            voice = TaughtVoice(home(), lang)
            threading.Thread(
                target=self._learn, args=(lang, readings, voice), daemon=True, name="teaching"
            ).start()
        return len(readings)

    def _learn(self, lang: str, readings: list[Reading], voice: TaughtVoice) -> None:
        try:
            learn(lang, readings, voice)
        except (HamaUnavailable, OSError) as error:
            print(f"voicecards: {error}", file=sys.stderr)
            self.failed("teach-unwritable")
        else:
            self.changed()

    def has(self, lang: str) -> bool:
        """Whether something has been taught."""
        return TaughtVoice(home(), lang).path.is_file()

    def forget(self, lang: str) -> bool:
        """Delete what was taught; False when that cannot be done."""
        try:
            TaughtVoice(home(), lang).forget()
        except OSError:
            return False
        self.changed()
        return True


def learn(lang: str, readings: list[Reading], voice: TaughtVoice) -> None:
    """Learn from what was read on top of what is kept, and keep that.

    Raises:
        HamaUnavailable: the engine that learns is not here.
        OSError: it cannot be written.
    """
    voice.save(teach(HamaRecognizer(Lexicon(lang), voice.load()), readings))
