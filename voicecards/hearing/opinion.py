"""What the engines make of an utterance, weighed into a ranking, a confidence and a margin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from voicecards.hearing.decision import Candidate, best_of_each
from voicecards.hearing.hama_engine import LENGTH, Evidence, Fit
from voicecards.hearing.repertoire import Repertoire
from voicecards.hearing.sphinx import Hypothesis

AGREES: Final = 0.1
"""What the score of a sentence gains when the other engine heard it too."""

_FIT, _MARGIN, _LENGTHS = 5.5, 8.0, 5.0
"""Weights of the confidence: fit against free sounds, distance to the next command, and how much
the number of sounds heard differs from the sentence's. Agreement of the engines counts 1."""

_ALONE_FIT, _ALONE_MARGIN = 6.0, 3.0
"""The same for engine A alone."""

_FEWEST_SOUNDS: Final = 2
_LOOKED_AT: Final = 80
"""Sentences at the top of a ranking among which the commands are told apart."""


@dataclass(frozen=True)
class Opinion:
    """What was probably said, and how sure that is.

    Attributes:
        ranked: the best sentence of each command, best first; empty when nothing fits.
        confidence: see `decision.verdict`.
        margin: distance of the best command's score to the next one's, had the hand not been
            known: below zero, only the hand decided between them.
    """

    ranked: tuple[Candidate, ...] = ()
    confidence: float = float("-inf")
    margin: float = 0.0


def of_both(
    evidence: Evidence, fit: Fit, heard: Hypothesis | None, repertoire: Repertoire
) -> Opinion:
    """Weigh both engines: B scores every sentence, A's sentence gets a bonus.

    Args:
        evidence: what engine B heard.
        fit: of the repertoire's sentences to it.
        heard: engine A's best sentence, if any.
        repertoire: what may be said now.
    """
    if evidence.free_sounds < _FEWEST_SOUNDS:
        return Opinion()
    sounds = fit.lengths + LENGTH
    without_hand = (fit.forward - np.array(repertoire.usually_unlikely)) / sounds
    agreed = repertoire.places[heard.sentence] if heard else None
    if agreed is not None:
        without_hand[agreed] += AGREES
    by_hand = np.array(repertoire.unlikely) - np.array(repertoire.usually_unlikely)
    scores = without_hand - by_hand / sounds
    ranked = _ranked(scores, repertoire)
    place = repertoire.places[ranked[0].sentence]
    margin = _margin(without_hand, place, repertoire)
    against_free = (float(fit.forward[place]) - evidence.loop) / float(sounds[place])
    ratio = abs(log((evidence.free_sounds + 1) / (float(fit.lengths[place]) + 1)))
    agree = agreed is not None and repertoire.commands[agreed] == ranked[0].command
    confidence = _FIT * against_free + _MARGIN * margin - _LENGTHS * min(1.5, ratio) + agree
    return Opinion(ranked, confidence, margin)


def _ranked(scores: NDArray[np.float64], repertoire: Repertoire) -> tuple[Candidate, ...]:
    best = np.argsort(-scores, kind="stable")[:_LOOKED_AT]
    return best_of_each(
        Candidate(repertoire.sentences[i], repertoire.commands[i], float(scores[i])) for i in best
    )


def _margin(scores: NDArray[np.float64], place: int, repertoire: Repertoire) -> float:
    """How far below the sentence at `place` the best one of another command is, at most 1."""
    for other in np.argsort(-scores, kind="stable"):
        if repertoire.commands[other] != repertoire.commands[place]:
            return max(-0.5, min(1.0, float(scores[place] - scores[other])))
    return 1.0


def of_one(heard: Sequence[Hypothesis], repertoire: Repertoire) -> Opinion:
    """Weigh engine A alone: how well its best sentence fits, and how far the others are.

    Args:
        heard: its best sentences, best first.
        repertoire: what may be said now.
    """
    if not heard:
        return Opinion()
    ranked = best_of_each(
        Candidate(h.sentence, repertoire.commands[repertoire.places[h.sentence]], h.score)
        for h in heard
    )
    margin = min(1.0, ranked[0].score - ranked[1].score) if len(ranked) > 1 else 1.0
    return Opinion(ranked, _ALONE_FIT * heard[0].score + _ALONE_MARGIN * margin, margin)
