"""The ear: one utterance and what is going on become a command to act on, ask about or ignore."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from voicecards.commands.command import Command, Context
from voicecards.hearing.decision import (
    Candidate,
    Verdict,
    best_of_each,
    certainty,
    near_ties,
    verdict,
)
from voicecards.hearing.hama_engine import LENGTH, Evidence, Fit, HamaRecognizer, HamaUnavailable
from voicecards.hearing.pronunciation import Lexicon
from voicecards.hearing.quiet import with_quiet
from voicecards.hearing.recognizer import Audio
from voicecards.hearing.repertoire import Repertoire, Repertoires
from voicecards.hearing.sphinx import Hypothesis, SphinxRecognizer

AGREES: Final = 0.07
"""What the score of a sentence gains when the other engine heard it too."""

_FIT, _MARGIN, _LENGTHS = 5.5, 8.0, 5.0
"""Weights of the confidence: fit against free sounds, distance to the next command, and how much
the number of sounds heard differs from the sentence's. Agreement of the engines counts 1."""

_SPHINX_FIT, _SPHINX_MARGIN, _SPHINX_BASE = 6.0, 3.0, 3.5
"""The same for engine A alone: its score is a log share of the best path through any sounds."""


@dataclass(frozen=True)
class Heard:
    """What was made of an utterance.

    Attributes:
        text: the likeliest sentence, empty when there is none.
        command: what it means; None when the verdict is to ignore it.
        score: 0 to 1; a half is where commands begin to be carried out.
        verdict: act, ask or ignore.
        candidates: (sentence, command) to act on or to ask about, best first; several are near
            ties.
        alternatives: the next best commands with their scores, for people and benchmarks.
        ms: milliseconds from the end of the sound to this answer.
        best: the likeliest command whatever the verdict, for benchmarks; None when no sentence
            fits at all.
    """

    text: str
    command: Command | None
    score: float
    verdict: Verdict
    candidates: tuple[tuple[str, Command], ...] = ()
    alternatives: tuple[Candidate, ...] = ()
    ms: float = 0.0
    best: Command | None = None


class UnknownRecognizer(ValueError):
    """There is no recognizer of this name, or it cannot be loaded here."""


class Ear:
    """Hears one language.

    Args:
        lang: a folder of `locales`.
        recognizer: "sphinx", "sphinx+hama", or "auto": both where hama can be loaded.

    Raises:
        UnknownRecognizer: for a name that does not exist, or hama where it cannot be loaded.
    """

    def __init__(self, lang: str, recognizer: str = "auto") -> None:
        if recognizer not in ("auto", "sphinx", "sphinx+hama"):
            raise UnknownRecognizer(recognizer)
        lexicon = Lexicon(lang)
        self._repertoires = Repertoires(lang)
        self._sphinx = SphinxRecognizer(lexicon)
        self._hama: HamaRecognizer | None = None
        if recognizer != "sphinx":
            try:
                self._hama = HamaRecognizer(lexicon)
            except HamaUnavailable as error:
                if recognizer != "auto":
                    raise UnknownRecognizer(f"{recognizer}: {error}") from error

    @property
    def name(self) -> str:
        """Which engines hear."""
        return "sphinx+hama" if self._hama else "sphinx"

    def prepare(self, context: Context) -> None:
        """Build what a context needs ahead of its first use."""
        repertoire = self._repertoires.of(context)
        self._sphinx.prepare(repertoire.sentences, repertoire.unlikely)
        if self._hama:
            self._hama.prepare(repertoire.sentences)

    def understand(self, audio: Audio, context: Context) -> Heard:
        """Decide what an utterance means now.

        Args:
            audio: one utterance; quiet around it is added where it is missing.
            context: what makes sense to say; the hand is a prior, not a limit.
        """
        begin = time.perf_counter()
        speech = with_quiet(audio)
        repertoire = self._repertoires.of(context)
        first = self._sphinx.hear(
            speech, repertoire.sentences, repertoire.unlikely, alternatives=self._hama is None
        )
        if self._hama:
            found, confidence = _both(self._hama, speech, repertoire, first)
        else:
            found, confidence = _alone(repertoire, first)
        return _decide(found, confidence, 1000.0 * (time.perf_counter() - begin))


def _alone(repertoire: Repertoire, heard: Sequence[Hypothesis]) -> tuple[list[Candidate], float]:
    """Judge by engine A alone: how well its best fits, and how far the next command is."""
    if not heard:
        return [], float("-inf")
    found = best_of_each(
        [
            Candidate(h.sentence, repertoire.commands[repertoire.places[h.sentence]], h.score)
            for h in heard
        ]
    )
    margin = min(1.0, found[0].score - found[1].score) if len(found) > 1 else 1.0
    return found, _SPHINX_FIT * found[0].score + _SPHINX_MARGIN * margin + _SPHINX_BASE


def _both(
    hama: HamaRecognizer, speech: Audio, repertoire: Repertoire, first: Sequence[Hypothesis]
) -> tuple[list[Candidate], float]:
    """Judge by engine B's scores of all sentences, with engine A's sentence preferred."""
    evidence = hama.listen(speech)
    fit = hama.fit(evidence, repertoire.sentences)
    forward = fit.forward - np.array(repertoire.unlikely)
    scores = forward / (fit.lengths + LENGTH)
    agreed = repertoire.places[first[0].sentence] if first else None
    if agreed is not None:
        scores[agreed] += AGREES
    found = _ranked(scores, repertoire)
    heard = repertoire.commands[agreed] if agreed is not None else None
    return found, _confidence(evidence, fit, repertoire.places[found[0].sentence], found, heard)


def _ranked(scores: NDArray[np.float64], repertoire: Repertoire) -> list[Candidate]:
    best = np.argsort(-scores, kind="stable")[:60]
    return best_of_each(
        [Candidate(repertoire.sentences[i], repertoire.commands[i], float(scores[i])) for i in best]
    )


def _confidence(
    evidence: Evidence, fit: Fit, place: int, found: Sequence[Candidate], heard: Command | None
) -> float:
    """Weigh the signs; only the thresholds were held out by speaker, see `decision`."""
    if evidence.free_sounds < 2:
        return float("-inf")
    length = int(fit.lengths[place])
    against_free = (float(fit.forward[place]) - evidence.loop) / (length + LENGTH)
    margin = min(1.0, found[0].score - found[1].score) if len(found) > 1 else 1.0
    ratio = min(1.5, abs(log((evidence.free_sounds + 1) / (length + 1))))
    agreement = 1.0 if heard == found[0].command else 0.0
    return _FIT * against_free + _MARGIN * margin - _LENGTHS * ratio + agreement


def _decide(found: Sequence[Candidate], confidence: float, ms: float) -> Heard:
    band = verdict(confidence) if found else Verdict.IGNORE
    kept = band is not Verdict.IGNORE
    asked = near_ties(found) if band is Verdict.ASK else found[: int(kept)]
    return Heard(
        text=found[0].sentence if found else "",
        command=found[0].command if kept else None,
        score=round(certainty(confidence), 3),
        verdict=band,
        candidates=tuple((c.sentence, c.command) for c in asked),
        alternatives=tuple(found[1:4]),
        ms=ms,
        best=found[0].command if found else None,
    )
