"""What the engines make of an utterance, weighed into a ranking, a confidence and a margin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from voicecards.hearing.decision import CLEAR, Candidate, best_of_each
from voicecards.hearing.hama_engine import LENGTH, Evidence, Fit
from voicecards.hearing.repertoire import Repertoire
from voicecards.hearing.sphinx import PRIOR_WEIGHT, UNIT, Free, Hypothesis

AGREES: Final = 0.1
"""What the score of a sentence gains when the other engine heard it too."""

# Weights of the confidence with two engines: fitted by logistic regression (right commands
# against talk and wrong ones). Fitted on one half of the speakers and used on the other, at the
# bound of acting they keep 100 / 96 / 99 % of the right commands in quiet (Italian / Russian /
# English), and let 0 of 91, 1 of 81 and 0 of 71 pieces of talk through.
_BASE, _FIT, _MARGIN, _AGREEMENT = 3.2, 4.9, 6.7, 1.3
_MOST_MARGIN: Final = 0.6

# The same for engine A alone, against its own best sequence of any sounds. Held out in the same
# way, they keep 82 / 54 / 91 % of the right commands with 1 / 2.5 / 6 % of the talk.
_ALONE_BASE, _ALONE_FIT, _ALONE_FIT_A_SECOND, _ALONE_LENGTHS = 6.2, 10.6, 2.45, 2.4
_ALONE_MARGIN: Final = 4.0
"""What a unit of engine A's score counts in a margin."""
_FEWEST_FRAMES: Final = 9
"""Hops of 10 ms a word lasts at least; in noise "no" is found in six."""

CLEAR_ANSWER: Final = 0.06
"""Margin from which an answer that both engines hear is taken: "numero uno" and "numero due" share
most of their sounds. Of 32 numbers said by eight voices of espeak NG 22 / 28 / 30 are taken right
and 2 / 0 / 0 wrong (Italian / Russian / English); of "la prima", "la seconda" 32 and none."""

WHISPER: Final = 0.15
"""What a nat of Whisper's mean log probability of a token counts in a score."""

OUT: Final = -1e6
"""Score of a sentence that Whisper was not asked about."""

# Weights of the confidence with Whisper as a third: fitted in the same way on 142 utterances, 40
# of them talk, and rounded. At the bound of acting they keep 94 % of the right commands and none
# of the talk. Much of what Whisper says is in the margin already.
_JUDGED_BASE, _JUDGED_FIT, _JUDGED_MARGIN, _JUDGED_AGREEMENT = 2.6, 4.4, 5.5, 1.5
_JUDGED_WHISPER: Final = 0.2

_BEHIND: Final = 0.15
"""What a sentence loses for a unit of margin by which engine A puts it behind its best..."""
_BEHIND_MOST: Final = -1.0
"""...down to this, which is also what a sentence loses that engine A does not propose."""

# Weights with engine A and Whisper alone, set by hand on the same utterances: 93 of 102 commands
# are understood so, and 93 % of those kept with 2 % of the talk.
_TWO_BASE, _TWO_MARGIN, _TWO_AGREEMENT, _TWO_WHISPER = 2.3, 4.0, 1.5, 0.9

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
        clear: the margin from which it is carried out without asking.
    """

    ranked: tuple[Candidate, ...] = ()
    confidence: float = float("-inf")
    margin: float = 0.0
    clear: float = CLEAR


class BothEngines:
    """The scores of one utterance by engine B, to which engine A's findings are added."""

    def __init__(
        self, evidence: Evidence, fit: Fit, heard: Hypothesis | None, repertoire: Repertoire
    ) -> None:
        """Take what was heard.

        Args:
            evidence: what engine B heard.
            fit: of the repertoire's sentences to it.
            heard: engine A's best sentence, if any.
            repertoire: what may be said now.
        """
        self.evidence = evidence
        self.fit = fit
        self._repertoire = repertoire
        self.heard = heard
        self._heard = repertoire.places[heard.sentence] if heard else None
        self._sounds = fit.lengths + LENGTH
        usual = np.array(repertoire.usually_unlikely)
        self._without_hand = (fit.forward - usual) / self._sounds
        self._by_hand = (np.array(repertoire.unlikely) - usual) / self._sounds

    def opinion(self) -> Opinion:
        """Weigh both: B scores every sentence, A's sentence gets a bonus."""
        return self._weigh(self._without_hand.copy())

    def best(self, count: int) -> list[int]:
        """Return the places of the likeliest sentences, engine A's among them."""
        order = np.argsort(self._by_hand - self._without_hand, kind="stable")[:count].tolist()
        return list(dict.fromkeys(order if self._heard is None else [*order, self._heard]))

    def opinion_judged(self, judged: Mapping[int, float]) -> Opinion:
        """Weigh both with what Whisper makes of a few sentences; the others are out.

        Args:
            judged: mean log probability of a token, by place.
        """
        places = list(judged)
        without_hand = np.full(len(self._repertoire), OUT)
        without_hand[places] = self._without_hand[places]
        without_hand[places] += WHISPER * np.array(list(judged.values()))
        return self._weigh(without_hand, judged)

    def _weigh(
        self,
        without_hand: NDArray[np.float64],
        judged: Mapping[int, float] | None = None,
    ) -> Opinion:
        repertoire, free = self._repertoire, self.evidence.free_sounds
        agree = False
        if self._heard is not None:
            own = int(np.argmax(without_hand - self._by_hand))
            agree = repertoire.commands[own] == repertoire.commands[self._heard]
            without_hand[self._heard] += AGREES
        ranked = _ranked(without_hand - self._by_hand, repertoire)
        place = repertoire.places[ranked[0].sentence]
        # Noise makes the network hear no sound at all. One is enough only for both engines: "si".
        if free == 0 or (free == 1 and not agree):
            return Opinion()
        margin = _margin(without_hand, place, repertoire)
        against_free = (self.fit.forward[place] - self.evidence.loop) / self._sounds[place]
        confidence = (
            _BASE
            + _FIT * float(against_free)
            + _MARGIN * max(0.0, min(_MOST_MARGIN, margin))
            + _AGREEMENT * agree
        )
        if judged is not None:
            confidence = (
                _JUDGED_BASE
                + _JUDGED_FIT * float(against_free)
                + _JUDGED_MARGIN * max(0.0, min(_MOST_MARGIN, margin))
                + _JUDGED_AGREEMENT * agree
                + _JUDGED_WHISPER * judged[place]
            )
        answers = agree and repertoire.answers(ranked[0].command)
        return Opinion(ranked, confidence, margin, CLEAR_ANSWER if answers else CLEAR)


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


def of_one(heard: Sequence[Hypothesis], free: Free | None, repertoire: Repertoire) -> Opinion:
    """Weigh engine A alone: how well its best sentence fits, and how far the others are.

    Args:
        heard: its best sentences, best first.
        free: its best sequence of any sounds.
        repertoire: what may be said now.
    """
    if not heard or free is None or heard[0].frames < _FEWEST_FRAMES:
        return Opinion()
    places = [repertoire.places[h.sentence] for h in heard]
    ranked = best_of_each(
        Candidate(h.sentence, repertoire.commands[place], h.score)
        for h, place in zip(heard, places, strict=True)
    )
    by_hand = [repertoire.unlikely[p] - repertoire.usually_unlikely[p] for p in places]
    own, other = float("-inf"), float("-inf")
    for h, place, nats in zip(heard, places, by_hand, strict=True):
        score = h.score + PRIOR_WEIGHT * nats / UNIT
        if repertoire.commands[place] == ranked[0].command:
            own = max(own, score)
        else:
            other = max(other, score)
    margin = max(-0.5, min(1.0, _ALONE_MARGIN * (own - other)))
    lost = heard[0].score - free.score
    letters = len(heard[0].sentence.replace(" ", ""))
    ratio = min(1.5, abs(log((free.sounds + 1) / (letters + 1))))
    confidence = (
        _ALONE_BASE
        + _ALONE_FIT * lost
        + _ALONE_FIT_A_SECOND * 100 * lost / max(20, heard[0].frames)
        - _ALONE_LENGTHS * ratio
    )
    return Opinion(ranked, confidence, margin)


def of_judged(
    heard: Sequence[Hypothesis], judged: Mapping[int, float], repertoire: Repertoire
) -> Opinion:
    """Weigh engine A and Whisper, where there is no engine B.

    Args:
        heard: engine A's best sentences, best first.
        judged: Whisper's mean log probability of a token, by place.
        repertoire: what may be said now.
    """
    if not judged:
        return Opinion()
    top = heard[0].score if heard else 0.0
    found = {repertoire.places[h.sentence]: h.score for h in heard}
    without_hand = np.full(len(repertoire), OUT)
    by_hand = np.zeros(len(repertoire))
    for place, mean in judged.items():
        behind = _ALONE_MARGIN * (found.get(place, top - 1.0) - top)
        usual = repertoire.usually_unlikely[place]
        sounds = LENGTH + len(repertoire.sentences[place].replace(" ", ""))
        without_hand[place] = WHISPER * mean + _BEHIND * max(_BEHIND_MOST, behind) - usual / sounds
        by_hand[place] = (repertoire.unlikely[place] - usual) / sounds
    ranked = _ranked(without_hand - by_hand, repertoire)
    place = repertoire.places[ranked[0].sentence]
    agree = (
        bool(heard)
        and ranked[0].command == repertoire.commands[repertoire.places[heard[0].sentence]]
    )
    margin = _margin(without_hand, place, repertoire)
    confidence = (
        _TWO_BASE
        + _TWO_MARGIN * max(0.0, min(_MOST_MARGIN, margin))
        + _TWO_AGREEMENT * agree
        + _TWO_WHISPER * judged[place]
    )
    return Opinion(ranked, confidence, margin)
