"""Engine B: hama's phoneme network, and how well each sentence of a closed set explains it.

The network gives, every 20 ms, the log probability of 191 phoneme tokens; a sentence is scored by
CTC over all its alignments. It only uses the session class inside hama, which is not a public
interface: hence the narrow range of versions in `pyproject.toml` and the checks below.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from voicecards.hearing.prefix_tree import PrefixTree
from voicecards.hearing.pronunciation import Lexicon, Phones, normalise, without_softness
from voicecards.hearing.recognizer import Audio

Floats = NDArray[np.float64]

FLOOR: Final = -6.0
"""Log probability below which a token of a frame counts no less: one bad frame costs no more."""

HALF_FRAME: Final = 160
"""Samples (10 ms) put before the second pass, so that its frames fall between the first's."""

LENGTH: Final = 6
"""Added to the number of sounds when a score is shared out among them: the plain sum favours
short sentences, the plain mean long ones."""

TREES_KEPT: Final = 16

TOKENS = 191
BLANK, BOUNDARY = 190, 189
_SHORTEST = 3_200
"""Samples; the network is never given less than 0.2 s."""


class HamaUnavailable(RuntimeError):
    """hama is not installed, has no library for this system, or is not the version we know."""


@dataclass(frozen=True)
class Emissions:
    """What the network heard in one pass.

    Attributes:
        sounds: log probability of each sound of the tables; shape (frames, sounds).
        blank: of no sound; shape (frames,).
    """

    sounds: Floats
    blank: Floats


@dataclass(frozen=True)
class Evidence:
    """One utterance as engine B sees it.

    Attributes:
        passes: emissions of each pass.
        loop: log probability of the best token of each frame, summed: what the best sequence of
            any sounds would get.
        free_sounds: how many sounds are heard when nothing restricts them.
    """

    passes: tuple[Emissions, ...]
    loop: float
    free_sounds: int


@dataclass(frozen=True)
class Fit:
    """How well each of the candidates explains an utterance.

    Attributes:
        forward: log probability, mean over the passes; shape (sentences,).
        lengths: number of sounds of each sentence; shape (sentences,).
    """

    forward: Floats
    lengths: NDArray[np.int64]

    @property
    def scores(self) -> Floats:
        """The log probability shared out over the sounds, comparable between sentences."""
        return np.asarray(self.forward / (self.lengths + LENGTH))


def _log_sum(values: Floats, axis: int) -> Floats:
    return np.asarray(np.logaddexp.reduce(values, axis=axis))


def _network_input(audio: Audio) -> NDArray[np.float32]:
    samples = audio.samples.astype(np.float32) / 32768.0
    return np.pad(samples, (0, max(0, _SHORTEST - len(samples))))


def _half_a_frame_later(audio: Audio) -> NDArray[np.float32]:
    return np.pad(_network_input(audio), (HALF_FRAME, 0))


class HamaRecognizer:
    """Scores every sentence of a closed set."""

    name = "hama"

    def __init__(self, lexicon: Lexicon) -> None:
        """Load the network.

        Raises:
            HamaUnavailable: when it is not there or not as expected.
        """
        self._lexicon = lexicon
        self._numbers = {sound: row for row, sound in enumerate(lexicon.tables.acoustic)}
        try:
            from hama import _engine
            from hama.asr import _read_asr_hama_bytes
            from hama.vocab import Vocabulary

            weights = _read_asr_hama_bytes(None)
            self._session: Any = _engine.AsrSession(weights)
            vocabulary = [*Vocabulary.load().decoder, "<wb>", "<blank>"]
        except (ImportError, AttributeError, OSError, RuntimeError, TypeError) as error:
            raise HamaUnavailable(str(error)) from error
        if len(vocabulary) != TOKENS:
            raise HamaUnavailable(f"{len(vocabulary)} tokens instead of {TOKENS}")
        self.numbers = {token: number for number, token in enumerate(vocabulary)}
        self._penalties = self._table(vocabulary)
        self._trees: OrderedDict[tuple[str, ...], PrefixTree] = OrderedDict()
        self._lock = threading.Lock()

    def rank(self, audio: Audio, candidates: Sequence[str]) -> list[tuple[str, float]]:
        sentences = [normalise(sentence) for sentence in candidates]
        scores = self.fit(self.evidence(*self.tokens(audio)), sentences).scores
        order = np.argsort(-scores, kind="stable")
        return [(candidates[i], float(scores[i])) for i in order]

    def listen(self, audio: Audio) -> Evidence:
        """Run the network once, and turn tokens into sounds.

        Args:
            audio: one utterance with some quiet around it.
        """
        return self.evidence(self._tokens(_network_input(audio)))

    def listen_again(self, audio: Audio, evidence: Evidence) -> Evidence:
        """Run the network once more, half a frame later: what is hard to tell gets surer.

        Args:
            audio: as `listen` had it.
            evidence: what it found.
        """
        later = self._emissions(self._tokens(_half_a_frame_later(audio)))
        return replace(evidence, passes=(*evidence.passes, later))

    def tokens(self, audio: Audio) -> tuple[Floats, Floats]:
        """Run the network twice, half a frame apart.

        Returns:
            Floored log probabilities of each pass; shape (frames, tokens).
        """
        return self._tokens(_network_input(audio)), self._tokens(_half_a_frame_later(audio))

    def evidence(self, first: Floats, *later: Floats) -> Evidence:
        """Turn the tokens of each pass into sounds."""
        free = first.argmax(axis=1)
        changes = free[np.concatenate(([True], free[1:] != free[:-1]))]
        return Evidence(
            passes=tuple(map(self._emissions, (first, *later))),
            loop=float(first.max(axis=1).sum()),
            free_sounds=int(np.count_nonzero(changes < BOUNDARY)),
        )

    def fit(self, evidence: Evidence, sentences: Sequence[str]) -> Fit:
        """Score sentences against what was heard.

        Args:
            evidence: from `listen` or `listen_again`.
            sentences: the closed set, normalised; each needs at least one sound.
        """
        tree = self._tree(tuple(sentences))
        forward = [tree.forward(heard.sounds, heard.blank) for heard in evidence.passes]
        return Fit(np.mean(forward, axis=0), tree.lengths)

    def prepare(self, sentences: Sequence[str]) -> None:
        """Build the tree of a context ahead of its first use."""
        self._tree(tuple(sentences))

    def phones(self, sentence: str) -> Phones:
        """Return the sounds of a normalised sentence, by the names of the tables."""
        return without_softness(self._lexicon.phones(sentence))

    def _tree(self, sentences: tuple[str, ...]) -> PrefixTree:
        with self._lock:
            if sentences in self._trees:
                self._trees.move_to_end(sentences)
            else:
                rows = [[self._numbers[p] for p in self.phones(s)] for s in sentences]
                self._trees[sentences] = PrefixTree(rows)
                if len(self._trees) > TREES_KEPT:
                    self._trees.popitem(last=False)
            return self._trees[sentences]

    def _table(self, vocabulary: Sequence[str]) -> list[tuple[NDArray[np.intp], Floats]]:
        """For each sound, the tokens that stand for it and their penalties."""
        places = {token: place for place, token in enumerate(vocabulary)}
        table = []
        for sound, tokens in self._lexicon.tables.acoustic.items():
            unknown = tokens.keys() - places.keys()
            if unknown:
                raise HamaUnavailable(f"no tokens {sorted(unknown)} for the sound {sound}")
            chosen = np.array([places[token] for token in tokens], dtype=np.intp)
            table.append((chosen, np.array(list(tokens.values()))))
        return table

    def _tokens(self, samples: NDArray[np.float32]) -> Floats:
        """Return floored log probabilities; shape (frames, tokens)."""
        feeds = {"waveform": samples, "waveform_lengths": np.array([len(samples)])}
        with self._lock:  # a session is not for two threads
            (found,) = self._session.run(["log_probs"], feeds)
        return np.logaddexp(np.asarray(found[0], dtype=np.float64), FLOOR)

    def _emissions(self, tokens: Floats) -> Emissions:
        blank = np.logaddexp(tokens[:, BLANK], tokens[:, BOUNDARY])
        sounds = [_log_sum(tokens[:, chosen] - cost, 1) for chosen, cost in self._penalties]
        return Emissions(np.stack(sounds, axis=1), blank)
