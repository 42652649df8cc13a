"""What an engine that writes what it hears makes of an utterance, as an opinion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from voicecards.hearing.decision import ACT, Candidate, best_of_each
from voicecards.hearing.opinion import Opinion
from voicecards.hearing.repertoire import Repertoire

SURE: Final = 0.85
"""Certainty from which a command is carried out, when no other is near."""

_SLOPE: Final = 6.0
"""Confidence for a unit of certainty: from 0.7 on a command is asked about."""

_HAND: Final = 0.02
"""Certainty that a nat of the repertoire's counts."""


def of_readings(readings: Sequence[tuple[str, float]], repertoire: Repertoire) -> Opinion:
    """Weigh what was read.

    Args:
        readings: sentences of the repertoire with a certainty from 0 to 1.
        repertoire: what may be said now.
    """
    if not readings:
        return Opinion()
    places = [repertoire.places[sentence] for sentence, _ in readings]
    ranked = best_of_each(
        Candidate(sentence, repertoire.commands[place], sure - _HAND * repertoire.unlikely[place])
        for (sentence, sure), place in zip(readings, places, strict=True)
    )
    own = max(
        sure
        for (_, sure), place in zip(readings, places, strict=True)
        if repertoire.commands[place] == ranked[0].command
    )
    margin = ranked[0].score - ranked[1].score if len(ranked) > 1 else 1.0
    return Opinion(ranked, ACT + _SLOPE * (own - SURE), margin)
