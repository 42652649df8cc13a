"""Google's recognizer, by SpeechRecognition: only when asked for, for the voice leaves here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from voicecards.hearing.nearest import nearest
from voicecards.hearing.pronunciation import normalise
from voicecards.hearing.recognizer import SAMPLE_RATE, Audio, RecognizerFailed
from voicecards.locale import load

PATIENCE: Final = 8.0
"""Seconds after which the service counts as out of reach."""

_TAGS: Final = {"it": "it-IT", "ru": "ru-RU", "en": "en-US"}
_NEAREST: Final = 4
_USUAL_CONFIDENCE: Final = 0.9
"""Of a transcription that comes without one, as all but the first do."""


class GoogleRecognizer:
    """Matches transcriptions of the service to a closed set of sentences."""

    name = "google"

    def __init__(self, lang: str, recognize: Callable[..., Any] | None = None) -> None:
        """Make a recognizer; nothing is sent yet.

        Args:
            lang: of the sentences.
            recognize: does what `speech_recognition.Recognizer.recognize_google` does; None: that.
        """
        self._tag = _TAGS.get(lang, lang)
        self._in_words = load(lang).speakable  # the sentences have numbers as words
        if recognize is None:
            import speech_recognition as sr

            recognizer = sr.Recognizer()
            recognizer.operation_timeout = PATIENCE
            recognize = recognizer.recognize_google
        self._recognize = recognize

    def rank(self, audio: Audio, candidates: Sequence[str]) -> list[tuple[str, float]]:
        written = {normalise(sentence): sentence for sentence in candidates}
        return [(written[s], sure) for s, sure in self.hear(audio, tuple(written))]

    def hear(self, audio: Audio, sentences: Sequence[str]) -> list[tuple[str, float]]:
        """Return the sentences most like a transcription, with a certainty from 0 to 1.

        Raises:
            RecognizerFailed: when the service cannot be reached.
        """
        best: dict[int, float] = {}
        for text, confidence in self._transcriptions(audio):
            for place, like in nearest(self._in_words(text), sentences, _NEAREST):
                best[place] = max(best.get(place, 0.0), confidence * like)
        ranked = sorted(best.items(), key=lambda item: -item[1])
        return [(sentences[place], sure) for place, sure in ranked]

    def _transcriptions(self, audio: Audio) -> list[tuple[str, float]]:
        import speech_recognition as sr

        sound = sr.AudioData(audio.samples.tobytes(), SAMPLE_RATE, 2)
        try:
            answer = self._recognize(sound, language=self._tag, show_all=True)
        except sr.UnknownValueError:
            return []
        except (sr.RequestError, OSError) as error:
            raise RecognizerFailed("recognizer-no-net", str(error)) from error
        found = answer.get("alternative", []) if isinstance(answer, dict) else []
        return [
            (text["transcript"], float(text.get("confidence") or _USUAL_CONFIDENCE))
            for text in found
            if text.get("transcript")
        ]
