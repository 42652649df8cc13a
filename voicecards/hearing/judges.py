"""Engines put together: each judge listens to an utterance and forms one opinion about it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol

from voicecards.hearing.hama_engine import HamaRecognizer
from voicecards.hearing.nearest import nearest
from voicecards.hearing.opinion import BothEngines, Opinion, of_judged, of_one
from voicecards.hearing.quiet import without_quiet
from voicecards.hearing.reading import of_readings
from voicecards.hearing.recognizer import Audio
from voicecards.hearing.repertoire import Repertoire
from voicecards.hearing.sphinx import SphinxRecognizer
from voicecards.hearing.whisper_engine import Listened, WhisperRecognizer

QUIET_FOR_HAMA: Final = 0.2
"""Seconds of quiet that engine B needs around speech; each tenth more costs time and helps none."""

ALONE, SURE = 3.0, 0.25
"""Confidence and margin from which engine B's first listening is enough: so it is with 75 / 61 /
87 % of the commands said in quiet (Italian / Russian / English). Of 1,519 utterances so taken 3 are
wrong, all of them digits over a telephone, and none of 243 pieces of talk is."""

FROM_HAMA: Final = 10
"""Sentences at the top of engine B's list that Whisper judges..."""

FROM_SPHINX: Final = 10
"""...or of engine A's, where there is no engine B..."""

FROM_TEXT: Final = 3
"""...and those most like what Whisper writes when it is left free: a few..."""

FROM_TEXT_ALONE: Final = 8
"""...and more of them where engine B does not propose any."""


class Judge(Protocol):
    """Forms an opinion about an utterance.

    Attributes:
        name: of its engines.
        has_hama: whether engine B is one of them: it tells unlikely cards better.
    """

    name: str
    has_hama: bool

    def prepare(self, repertoire: Repertoire) -> None:
        """Build what a repertoire needs ahead of its first use."""
        ...

    def consider(self, speech: Audio, repertoire: Repertoire) -> Opinion:
        """Say what was probably said.

        Args:
            speech: one utterance with some quiet around it.
            repertoire: what may be said now.
        """
        ...


class SphinxJudge:
    """Engine A, with engine B where it can be had."""

    def __init__(self, sphinx: SphinxRecognizer, hama: HamaRecognizer | None) -> None:
        self.sphinx = sphinx
        self.hama = hama
        self.has_hama = hama is not None
        self.name = "sphinx+hama" if hama else "sphinx"
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="listen")

    def prepare(self, repertoire: Repertoire) -> None:
        self.sphinx.prepare(repertoire.sentences, repertoire.unlikely)
        if self.hama:
            self.hama.prepare(repertoire.sentences)

    def consider(self, speech: Audio, repertoire: Repertoire) -> Opinion:
        if self.hama is None:
            found = self.sphinx.hear(
                speech, repertoire.sentences, repertoire.unlikely, alternatives=True
            )
            return of_one(found, self.sphinx.free(speech), repertoire)
        kept = without_quiet(speech, QUIET_FOR_HAMA)
        alone = self._alone(self.hama, kept, repertoire)
        opinion = alone.opinion()
        sure = opinion.confidence >= ALONE and opinion.margin >= SURE
        if sure or not alone.evidence.free_sounds:
            return opinion
        return self._both(self.hama, alone, kept, speech, repertoire).opinion()

    def both(self, speech: Audio, repertoire: Repertoire) -> BothEngines:
        """Let both engines listen, the network twice."""
        assert self.hama is not None
        kept = without_quiet(speech, QUIET_FOR_HAMA)
        alone = self._alone(self.hama, kept, repertoire)
        return self._both(self.hama, alone, kept, speech, repertoire)

    def _alone(self, hama: HamaRecognizer, kept: Audio, repertoire: Repertoire) -> BothEngines:
        """Let the network listen once."""
        evidence = hama.listen(kept)
        return BothEngines(evidence, hama.fit(evidence, repertoire.sentences), None, repertoire)

    def _both(
        self,
        hama: HamaRecognizer,
        alone: BothEngines,
        kept: Audio,
        speech: Audio,
        repertoire: Repertoire,
    ) -> BothEngines:
        """Let engine A listen, and the network once more beside it, outside Python's lock."""
        again = self._pool.submit(hama.listen_again, kept, alone.evidence)
        heard = self.sphinx.hear(speech, repertoire.sentences, repertoire.unlikely)
        evidence = again.result()
        fit = hama.fit_again(evidence, alone.fit, repertoire.sentences)
        return BothEngines(evidence, fit, heard[0] if heard else None, repertoire)


class WhisperJudge:
    """The small engines propose sentences, and Whisper says how well each of them fits."""

    name = "whisper"

    def __init__(self, small: SphinxJudge, whisper: WhisperRecognizer) -> None:
        self._small = small
        self._whisper = whisper
        self.has_hama = small.has_hama
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="whisper")

    def prepare(self, repertoire: Repertoire) -> None:
        self._small.prepare(repertoire)

    def consider(self, speech: Audio, repertoire: Repertoire) -> Opinion:
        listened = self._pool.submit(self._whisper.listen, speech)
        if self._small.hama is None:
            heard = self._small.sphinx.hear(
                speech, repertoire.sentences, repertoire.unlikely, alternatives=True
            )
            proposed = [repertoire.places[h.sentence] for h in heard[:FROM_SPHINX]]
            judged = self._judged(listened.result(), proposed, repertoire, FROM_TEXT_ALONE)
            return of_judged(heard, judged, repertoire)
        both = self._small.both(speech, repertoire)
        best = both.best(FROM_HAMA)
        return both.opinion_judged(self._judged(listened.result(), best, repertoire, FROM_TEXT))

    def _judged(
        self, heard: Listened, proposed: list[int], repertoire: Repertoire, from_text: int
    ) -> dict[int, float]:
        """Whisper's mean log probability of the proposed sentences and of a few of its own."""
        text = self._whisper.free(heard)
        own = [place for place, _ in nearest(text, repertoire.sentences, from_text)]
        places = list(dict.fromkeys([*proposed, *own]))
        scores = self._whisper.scores(heard, [repertoire.sentences[p] for p in places])
        return dict(zip(places, scores, strict=True))


class Reader(Protocol):
    """An engine that writes what it hears: Vosk, Google."""

    name: str

    def hear(self, audio: Audio, sentences: tuple[str, ...]) -> list[tuple[str, float]]:
        """Return sentences with a certainty from 0 to 1, the likeliest first."""
        ...


class ReaderJudge:
    """One engine that writes what it hears."""

    has_hama = False

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self.name = reader.name

    def prepare(self, repertoire: Repertoire) -> None:
        """Nothing to build."""

    def consider(self, speech: Audio, repertoire: Repertoire) -> Opinion:
        return of_readings(self._reader.hear(speech, repertoire.sentences), repertoire)
