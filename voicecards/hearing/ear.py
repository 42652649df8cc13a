"""The ear: one utterance and what is going on become a command to act on, ask about or ignore."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Final

from voicecards.commands.command import Command, Context
from voicecards.hearing.decision import Candidate, Verdict, certainty, near_ties, verdict
from voicecards.hearing.endpoint import LONGEST
from voicecards.hearing.hama_engine import HamaRecognizer, HamaUnavailable
from voicecards.hearing.opinion import BothEngines, Opinion, of_one
from voicecards.hearing.pronunciation import Lexicon
from voicecards.hearing.quiet import may_be_speech, speech_seconds, with_quiet
from voicecards.hearing.recognizer import Audio
from voicecards.hearing.repertoire import NOT_HELD, NOT_HELD_ALONE, Repertoire, Repertoires
from voicecards.hearing.sphinx import SphinxRecognizer

_SHORTEST: Final = 0.06
"""Seconds of loud sound below which there can be no word."""


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
        self._sphinx = SphinxRecognizer(lexicon)
        self._hama: HamaRecognizer | None = None
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="listen")
        if recognizer != "sphinx":
            try:
                self._hama = HamaRecognizer(lexicon)
            except HamaUnavailable as error:
                if recognizer != "auto":
                    raise UnknownRecognizer(f"{recognizer}: {error}") from error

        not_held = NOT_HELD if self._hama else NOT_HELD_ALONE
        self._repertoires = Repertoires(lang, not_held)

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
        if not (_SHORTEST <= speech_seconds(audio) <= LONGEST and may_be_speech(audio)):
            return _decide(Opinion(), 1000.0 * (time.perf_counter() - begin))
        opinion = self._consider(with_quiet(audio), self._repertoires.of(context))
        heard = _decide(opinion, 1000.0 * (time.perf_counter() - begin))
        # A question inside a question would confuse: there an answer is clear, or it is none.
        # A menu's rows are numbered too, but nothing is lost there by asking.
        asked = context.asks and context.game != "menu"
        if asked and heard.verdict is Verdict.ASK:
            return replace(heard, verdict=Verdict.IGNORE, command=None, candidates=())
        return heard

    def _consider(self, speech: Audio, repertoire: Repertoire) -> Opinion:
        said = repertoire.sentences, repertoire.unlikely
        if self._hama is None:
            found = self._sphinx.hear(speech, *said, alternatives=True)
            return of_one(found, self._sphinx.free(speech), repertoire)
        # The network runs outside Python's lock, so the two engines share two cores.
        evidence = self._pool.submit(self._hama.listen, speech)
        heard = self._sphinx.hear(speech, *said)
        fit = self._hama.fit(evidence.result(), repertoire.sentences)
        both = BothEngines(evidence.result(), fit, heard[0] if heard else None, repertoire)
        opinion = both.opinion()
        doubtful = both.doubtful(opinion)
        return both.opinion_again(self._sphinx.scores(speech, doubtful)) if doubtful else opinion


def _decide(opinion: Opinion, ms: float) -> Heard:
    found = opinion.ranked
    band = verdict(opinion.confidence, opinion.margin) if found else Verdict.IGNORE
    kept = band is not Verdict.IGNORE
    asked = near_ties(found) if band is Verdict.ASK else found[: int(kept)]
    return Heard(
        text=found[0].sentence if found else "",
        command=found[0].command if kept else None,
        score=round(certainty(opinion.confidence), 3),
        verdict=band,
        candidates=tuple((c.sentence, c.command) for c in asked),
        alternatives=found[1:4],
        ms=ms,
        best=found[0].command if found else None,
    )
