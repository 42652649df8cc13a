"""The ear: one utterance and what is going on become a command to act on, ask about or ignore."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from voicecards.commands.command import Command, Context
from voicecards.hearing.decision import Candidate, Verdict, certainty, near_ties, verdict
from voicecards.hearing.endpoint import LONGEST
from voicecards.hearing.google_engine import GoogleRecognizer
from voicecards.hearing.hama_engine import HamaRecognizer, HamaUnavailable
from voicecards.hearing.judges import Judge, ReaderJudge, SphinxJudge, WhisperJudge
from voicecards.hearing.opinion import Opinion
from voicecards.hearing.pronunciation import Lexicon
from voicecards.hearing.quiet import may_be_speech, speech_seconds, with_quiet
from voicecards.hearing.recognizer import RECOGNIZERS, Audio
from voicecards.hearing.repertoire import NOT_HELD, NOT_HELD_ALONE, Repertoires
from voicecards.hearing.sound_net import SoundNet
from voicecards.hearing.sphinx import SphinxRecognizer
from voicecards.hearing.vosk_engine import VoskRecognizer, VoskUnavailable
from voicecards.hearing.whisper_engine import WhisperRecognizer, WhisperUnavailable
from voicecards.models.shelf import usual_shelf

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
        recognizer: one of `RECOGNIZERS`. "auto" takes the best that is here without leaving the
            computer: both small engines where hama can be loaded, with Whisper if its model has
            been fetched; Vosk, if its model has been, only where there is neither.
        model: folder of the model of "whisper" or "vosk"; empty: the one that was fetched.
        taught: what the player has taught of their sounds (`teaching.TaughtVoice`).

    Raises:
        UnknownRecognizer: for a name that does not exist, or an engine that cannot be loaded.
    """

    def __init__(
        self, lang: str, recognizer: str = "auto", model: str = "", taught: SoundNet | None = None
    ) -> None:
        if recognizer not in RECOGNIZERS:
            raise UnknownRecognizer(recognizer)
        self._judge = _judge(lang, recognizer, model, taught)
        not_held = NOT_HELD if self._judge.has_hama else NOT_HELD_ALONE
        self._repertoires = Repertoires(lang, not_held)

    @property
    def name(self) -> str:
        """Which engines hear."""
        return self._judge.name

    def prepare(self, context: Context) -> None:
        """Build what a context needs ahead of its first use."""
        self._judge.prepare(self._repertoires.of(context))

    def understand(self, audio: Audio, context: Context) -> Heard:
        """Decide what an utterance means now.

        Args:
            audio: one utterance; quiet around it is added where it is missing.
            context: what makes sense to say; the hand is a prior, not a limit.
        """
        begin = time.perf_counter()
        if not (_SHORTEST <= speech_seconds(audio) <= LONGEST and may_be_speech(audio)):
            return _decide(Opinion(), 1000.0 * (time.perf_counter() - begin))
        opinion = self._judge.consider(with_quiet(audio), self._repertoires.of(context))
        heard = _decide(opinion, 1000.0 * (time.perf_counter() - begin))
        # A question inside a question would confuse: there an answer is clear, or it is none.
        # A menu's rows are numbered too, but nothing is lost there by asking.
        asked = context.asks and context.game != "menu"
        if asked and heard.verdict is Verdict.ASK:
            return replace(heard, verdict=Verdict.IGNORE, command=None, candidates=())
        return heard


def _judge(lang: str, recognizer: str, model: str, taught: SoundNet | None) -> Judge:
    """Load the engines of a recognizer.

    Raises:
        UnknownRecognizer: when one of them cannot be loaded.
    """
    try:
        if recognizer == "google":
            return ReaderJudge(GoogleRecognizer(lang))
        if recognizer == "vosk":
            return ReaderJudge(VoskRecognizer(_model("vosk", lang, model)))
        lexicon = Lexicon(lang)
        hama = None if recognizer == "sphinx" else _hama(lexicon, recognizer, taught)
        whisper = _whisper(lang, recognizer, model)
        if recognizer == "auto" and hama is None and whisper is None:
            vosk = usual_shelf().find("vosk", lang)
            with suppress(VoskUnavailable):
                return ReaderJudge(VoskRecognizer(vosk)) if vosk else _small(lexicon, None)
        small = _small(lexicon, hama)
        return WhisperJudge(small, whisper) if whisper else small
    except (HamaUnavailable, VoskUnavailable, WhisperUnavailable) as error:
        raise UnknownRecognizer(f"{recognizer}: {error}") from error


def _small(lexicon: Lexicon, hama: HamaRecognizer | None) -> SphinxJudge:
    return SphinxJudge(SphinxRecognizer(lexicon), hama)


def _hama(lexicon: Lexicon, recognizer: str, taught: SoundNet | None) -> HamaRecognizer | None:
    """Engine B; None where it cannot be loaded and was not asked for by name."""
    try:
        return HamaRecognizer(lexicon, taught)
    except HamaUnavailable:
        if recognizer == "sphinx+hama":
            raise
        return None


def _whisper(lang: str, recognizer: str, model: str) -> WhisperRecognizer | None:
    """Whisper, if it was asked for by name or its model has been fetched."""
    if recognizer == "whisper":
        return WhisperRecognizer(_model("whisper", lang, model), lang)
    place = usual_shelf().find("whisper", lang) if recognizer == "auto" else None
    if place is None:
        return None
    try:
        return WhisperRecognizer(place, lang)
    except WhisperUnavailable:  # the model is here, but its library has gone
        return None


def _model(engine: str, lang: str, given: str) -> Path:
    """The folder of a model.

    Raises:
        UnknownRecognizer: when there is none.
    """
    place = Path(given) if given else usual_shelf().find(engine, lang)
    if place is None or not place.is_dir():
        raise UnknownRecognizer(f"{engine}: {place or 'no model'}")
    return place


def _decide(opinion: Opinion, ms: float) -> Heard:
    found = opinion.ranked
    band = verdict(opinion.confidence, opinion.margin, opinion.clear) if found else Verdict.IGNORE
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
