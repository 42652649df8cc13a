"""Engine B: hama's phoneme network, and how well each sentence of a closed set explains it.

The network gives, every 20 ms, the log probability of 191 phoneme tokens. The table of a language
and a small network of its own (`sound_net`) make its sounds of them; a sentence is scored by CTC
over all its alignments. Only the session class inside hama is used, which is not a public
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
from voicecards.hearing.pronunciation import Lexicon, normalise, without_softness
from voicecards.hearing.recognizer import Audio
from voicecards.hearing.sound_net import FLOOR, SoundNet, UnfitSounds
from voicecards.resources import folder

Floats = NDArray[np.float64]

LEARNT: Final = 0.6
"""How much of a frame's log probability is the learnt network's word; the rest is the table's. The
network alone hears people best, and worst the one voice least like those it learnt from."""

LEAST: Final = -8.0
"""Log probability below which a sound of a frame counts no less: one bad frame costs no more."""

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
        loop: log probability of the best sound of each frame, summed: what the best sequence of
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


def _emissions(likely: Floats) -> Emissions:
    return Emissions(likely[:, :-1], likely[:, -1])


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

    def __init__(self, lexicon: Lexicon, taught: SoundNet | None = None) -> None:
        """Load the networks.

        Args:
            lexicon: how the words of the language sound.
            taught: the player's own sounds; those of the language where it is missing or of
                another version of the tables.

        Raises:
            HamaUnavailable: when something is not there or not as expected.
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
        self._penalties = self._table(vocabulary)
        fits = taught is not None and taught.fits(len(self._numbers), TOKENS)
        self.net = taught if taught and fits else self._languages_net(lexicon.tables.lang)
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
        later = self._likely(self._tokens(_half_a_frame_later(audio)))
        return replace(evidence, passes=(*evidence.passes, _emissions(later)))

    def tokens(self, audio: Audio) -> tuple[Floats, Floats]:
        """Run the network twice, half a frame apart.

        Returns:
            Floored log probabilities of each pass; shape (frames, tokens).
        """
        return self._tokens(_network_input(audio)), self._tokens(_half_a_frame_later(audio))

    def evidence(self, first: Floats, *later: Floats) -> Evidence:
        """Turn the tokens of each pass into sounds."""
        heard = self._likely(first)
        free = heard.argmax(axis=1)
        changes = free[np.concatenate(([True], free[1:] != free[:-1]))]
        return Evidence(
            passes=(_emissions(heard), *(_emissions(self._likely(tokens)) for tokens in later)),
            loop=float(heard.max(axis=1).sum()),
            free_sounds=int(np.count_nonzero(changes < heard.shape[1] - 1)),
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

    def fit_again(self, evidence: Evidence, before: Fit, sentences: Sequence[str]) -> Fit:
        """Score sentences once more, after one more pass.

        Args:
            evidence: from `listen_again`.
            before: the fit to all its passes but the last.
            sentences: as `fit` had them.
        """
        heard, earlier = evidence.passes[-1], len(evidence.passes) - 1
        last = self._tree(tuple(sentences)).forward(heard.sounds, heard.blank)
        return replace(before, forward=(earlier * before.forward + last) / (earlier + 1))

    def prepare(self, sentences: Sequence[str]) -> None:
        """Build the tree of a context ahead of its first use."""
        self._tree(tuple(sentences))

    def sounds(self, sentence: str) -> list[int]:
        """Return the sounds of a normalised sentence, as columns of `by_table`.

        Raises:
            KeyError: when a word has a sound that the tables lack.
            UnknownWord: when a word has no pronunciation.
        """
        return [self._numbers[p] for p in without_softness(self._lexicon.phones(sentence))]

    def by_table(self, tokens: Floats) -> Floats:
        """What the table alone makes of tokens; shape (frames, sounds + 1), the blank last."""
        blank = np.logaddexp(tokens[:, BLANK], tokens[:, BOUNDARY])
        sounds = [_log_sum(tokens[:, chosen] - cost, 1) for chosen, cost in self._penalties]
        return np.stack([*sounds, blank], axis=1)

    def _likely(self, tokens: Floats) -> Floats:
        """Log probability of each sound in each frame; shape (frames, sounds + 1)."""
        table = self.by_table(tokens)
        learnt = np.maximum(self.net.sounds(tokens, table), LEAST)
        return np.logaddexp(LEARNT * learnt + (1.0 - LEARNT) * table, LEAST)

    def _languages_net(self, lang: str) -> SoundNet:
        try:
            net = SoundNet.load(folder("locales") / lang / "sounds.npz")
        except FileNotFoundError:  # a new language: the table alone, until something is learnt
            return SoundNet.untaught(len(self._numbers), TOKENS, 1)
        except (OSError, UnfitSounds) as error:
            raise HamaUnavailable(str(error)) from error
        if not net.fits(len(self._numbers), TOKENS):
            raise HamaUnavailable(f"sounds.npz of {lang} does not fit its phones.toml")
        return net

    def _tree(self, sentences: tuple[str, ...]) -> PrefixTree:
        with self._lock:
            if sentences in self._trees:
                self._trees.move_to_end(sentences)
            else:
                self._trees[sentences] = PrefixTree([self.sounds(s) for s in sentences])
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
