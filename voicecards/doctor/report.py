"""How findings reach the player: printed, spoken, or as one JSON object."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import TextIO

from voicecards.doctor.examination import passes
from voicecards.doctor.finding import Finding
from voicecards.locale import load
from voicecards.narration.narrator import Narrator
from voicecards.narration.phrase import Phrase
from voicecards.speech.voice import Voice, estimated_seconds

_LOOK = 0.02
"""Seconds between two looks at whether a line has been said."""

_PATIENCE = 10.0
"""Seconds a line may take beyond three times what its words need."""


class Teller:
    """Prints lines, and says them where a voice works.

    Args:
        lang: the player's language; lines are printed in it.
        out: where they are printed.
        voice: says them; None prints only. When it lacks the language, another is spoken.
    """

    def __init__(self, lang: str, out: TextIO, voice: Voice | None = None) -> None:
        self._out = out
        self._written = Narrator(load(lang))
        self._voice = voice
        self._spoken_lang = lang
        if voice is not None:
            speaking = [other for other in (lang, *load(lang).languages()) if voice.speaks(other)]
            self._voice = voice if speaking else None
            self._spoken_lang = speaking[0] if speaking else lang

    def tell(self, phrase: Phrase, detail: str = "") -> None:
        """Print a line with its detail in brackets, and say it without."""
        print(
            self._written.text(phrase) + (f" ({_one_line(detail)})" if detail else ""),
            file=self._out,
            flush=True,
        )
        self._say(phrase)

    def finding(self, finding: Finding) -> None:
        """Tell a finding; what is wrong is announced, and followed by its remedy."""
        if finding.ok:
            self.tell(finding.message, finding.detail)
        else:
            wrong = Phrase("doctor-wrong", {"what": finding.message})
            self.tell(wrong.followed_by(finding.remedy), finding.detail)

    def _say(self, phrase: Phrase) -> None:
        """Say a line and wait until it has been said; Ctrl+C silences this line and the rest."""
        voice = self._voice
        if voice is None:
            return
        utterance = Narrator(load(self._spoken_lang)).say(phrase)
        needed = estimated_seconds(utterance.text, voice.rate)
        end = time.monotonic() + 3 * needed + _PATIENCE
        try:
            voice.speak(utterance, utterance.lang or self._spoken_lang)
            while voice.busy and time.monotonic() < end:
                time.sleep(_LOOK)
        except KeyboardInterrupt:
            voice.stop()
            self._voice = None


def as_json(findings: Sequence[Finding], lang: str) -> str:
    """All findings as one JSON object, on one line."""
    narrator = Narrator(load(lang))
    rows = [
        {
            "check": finding.check,
            "ok": finding.ok,
            "text": narrator.text(finding.message),
            "detail": finding.detail,
            "remedy": narrator.text(finding.remedy) if finding.remedy else None,
        }
        for finding in findings
    ]
    return json.dumps({"ok": passes(findings), "findings": rows}, ensure_ascii=False)


def _one_line(text: str) -> str:
    return " ".join(text.split())
