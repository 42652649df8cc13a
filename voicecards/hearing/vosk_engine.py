"""Vosk: a small model of the language itself, held to the sentences that may be said now."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from voicecards.hearing.nearest import nearest
from voicecards.hearing.pronunciation import normalise
from voicecards.hearing.quiet import without_quiet
from voicecards.hearing.recognizer import SAMPLE_RATE, Audio

UNKNOWN: Final = "[unk]"
"""What Vosk writes for sounds that are no word of the sentences."""

_NEAREST: Final = 4


class VoskUnavailable(RuntimeError):
    """vosk is not installed, or the folder holds no model it can load."""


@lru_cache(maxsize=3)
def _load(folder: Path) -> Any:
    """Load a model once (a second and more)."""
    try:
        import vosk

        vosk.SetLogLevel(-1)
        return vosk.Model(str(folder))
    except Exception as error:  # vosk raises plain exceptions
        raise VoskUnavailable(str(error)) from error


class VoskRecognizer:
    """Reads one sentence out of a closed set.

    Vosk joins the words of the sentences more freely than the sentences themselves do, so what it
    writes is matched to them once more.
    """

    name = "vosk"

    def __init__(self, folder: Path) -> None:
        """Load the model, or take the one already loaded.

        Args:
            folder: of a Vosk model with a graph that takes a grammar (the small ones do).

        Raises:
            VoskUnavailable: see there.
        """
        self._model = _load(folder.resolve())
        self._grammar = lru_cache(maxsize=16)(self._written)

    def rank(self, audio: Audio, candidates: Sequence[str]) -> list[tuple[str, float]]:
        written = {normalise(sentence): sentence for sentence in candidates}
        return [(written[s], sure) for s, sure in self.hear(audio, tuple(written))]

    def hear(self, audio: Audio, sentences: Sequence[str]) -> list[tuple[str, float]]:
        """Return the sentences most like what was read, with a certainty from 0 to 1.

        Args:
            audio: one utterance; the quiet around it is cut off, for words are heard in it.
            sentences: the closed set, normalised.
        """
        from vosk import KaldiRecognizer

        reader = KaldiRecognizer(self._model, SAMPLE_RATE, self._grammar(tuple(sentences)))
        reader.SetWords(True)
        reader.AcceptWaveform(without_quiet(audio).samples.tobytes())
        words = json.loads(reader.FinalResult()).get("result", [])
        if not words:
            return []
        sure = sum(word["conf"] for word in words if word["word"] != UNKNOWN) / len(words)
        text = " ".join(word["word"] for word in words)
        return [(sentences[i], sure * like) for i, like in nearest(text, sentences, _NEAREST)]

    def _written(self, sentences: tuple[str, ...]) -> str:
        """The grammar, in the spelling of the model; sentences with an unknown word are left out.

        Without `[unk]` any talk would be read as one of the sentences.
        """
        spelt = [[self._spelt(word) for word in sentence.split()] for sentence in sentences]
        known = [" ".join(filter(None, words)) for words in spelt if all(words)]
        return json.dumps([*dict.fromkeys(known), UNKNOWN], ensure_ascii=False)

    def _spelt(self, word: str) -> str | None:
        """A word as the vocabulary has it: with ё where it stands there; None when it is absent."""
        places = [i for i, letter in enumerate(word) if letter == "е"]
        spellings = [word, *(f"{word[:i]}ё{word[i + 1 :]}" for i in places), word.replace("ё", "е")]
        return next((s for s in spellings if self._model.vosk_model_find_word(s) >= 0), None)
