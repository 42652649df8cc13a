"""What to do with scores: act on a command, ask back, or ignore the sound.

Half of all wrong answers of the engines carry a high score, so a score alone decides nothing:
the distance to the next command, the fit against unrestricted sounds and the agreement of two
engines are weighed together into one confidence.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import exp
from typing import Final

from voicecards.commands.command import Command

ACT: Final = 1.0
"""Confidence from which a command is carried out at once. One of 243 pieces of talk reaches it with
two engines; 97 / 92 / 98 % of the commands said in quiet do (Italian / Russian / English)."""

ASK: Final = -0.7
"""Confidence from which it is said back and asked about; below, the sound is ignored. One in a
hundred pieces of talk is asked about, and no noise."""

CLEAR: Final = 0.12
"""Margin to the next command from which a command is carried out without asking. Both engines
often take one card for another together; then the margin is small: without this bound 3 and 9 %
of the cards that are not held were played as others in Italian and Russian, with it 0 and 4 %."""

NEAR: Final = CLEAR
"""Commands whose scores lie this close to the best are near ties, offered as choices."""

MOST_CHOICES: Final = 4


class Verdict(StrEnum):
    """What is to be done about something heard."""

    ACT = "act"
    ASK = "ask"
    IGNORE = "ignore"


@dataclass(frozen=True)
class Candidate:
    """A command that may have been meant.

    Attributes:
        sentence: the likeliest of its sentences, normalised.
        command: what it means.
        score: comparable within one utterance; higher is better.
    """

    sentence: str
    command: Command
    score: float


def best_of_each(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    """Keep the best sentence of each command, best command first."""
    best: dict[Command, Candidate] = {}
    for candidate in sorted(candidates, key=lambda c: -c.score):
        best.setdefault(candidate.command, candidate)
    return tuple(best.values())


def verdict(confidence: float, margin: float, clear: float = CLEAR) -> Verdict:
    """Put an utterance into its band.

    Args:
        confidence: all signs weighed together.
        margin: distance of the best command's score to the next one's.
        clear: the margin from which nothing is asked.
    """
    if confidence >= ACT and margin >= clear:
        return Verdict.ACT
    return Verdict.ASK if confidence >= ASK else Verdict.IGNORE


def certainty(confidence: float) -> float:
    """Map a confidence to 0..1 for people: a half is where commands begin to be carried out."""
    return 1.0 / (1.0 + exp(ACT - max(-50.0, min(50.0, confidence))))


def near_ties(ranked: Sequence[Candidate]) -> list[Candidate]:
    """Return the best command and those too near to it to tell, at most MOST_CHOICES."""
    return [c for c in ranked if c.score >= ranked[0].score - NEAR][:MOST_CHOICES]
