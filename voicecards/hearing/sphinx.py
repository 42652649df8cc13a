"""Engine A: pocketsphinx with its bundled English model, in any language, on a word graph.

The model knows English sounds only; the words of other languages are spelt with them
(`locales/<lang>/phones.toml`), with a few variants each. SpeechRecognition's wrapper is not
used: it builds the decoder anew for each call, and fails at the second grammar.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import exp, log
from typing import Any, Final

from voicecards.hearing.phone_tables import SOFT, PhoneTables
from voicecards.hearing.pronunciation import Lexicon, Phones, normalise
from voicecards.hearing.recognizer import Audio
from voicecards.hearing.word_graph import word_graph

MOST_VARIANTS: Final = 4
"""Pronunciations of a word in Italian and Russian."""

GRAMMARS_KEPT: Final = 8
"""Word graphs kept ready in the decoder; a context rarely has more of them at once."""

PATHS: Final = 150
"""Paths of the lattice that are looked at for other sentences; many spell the same one."""

PRIOR_WEIGHT: Final = 8.0
"""What a nat of the repertoire weighs against the acoustic score, which counts each 10 ms as if
it were independent of its neighbours."""

UNIT: Final = 1024
"""Nats in one unit of the decoder's acoustic scores."""

_LEAST_LIKELY: Final = 80.0
"""Nats; the decoder takes smaller probabilities for impossible."""

_LOOP: Final = "any sounds"
_NO_SOUND: Final = frozenset({"SIL", "+NSN+", "+SPN+"})

_NO_WORD: Final = ("<", "[", "(")
"""Beginnings of what the decoder puts between words: silence, noise, empty arcs."""

# Wide beams and no best-path search: the graph is small, and pruning costs more than it saves.
# Eight Gaussians a frame instead of four: foreign sounds are far from all of them (Russian gains
# most).
SETTINGS: Final[dict[str, Any]] = {
    "lm": None,
    "dict": None,
    "beam": 1e-60,
    "wbeam": 1e-40,
    "pbeam": 1e-60,
    "bestpath": False,
    "topn": 8,
    "loglevel": "FATAL",
}

_BACK_VOWELS: Final = frozenset("aɑʌouɵəæ")


@dataclass(frozen=True)
class Hypothesis:
    """What engine A makes of a piece of audio.

    Attributes:
        sentence: one of the candidates, whole and normalised.
        score: log probability against the best sounds of any kind, in 1024 nats; 0 is perfect,
            commands score -0.1 to -1.7. How likely the sentence was beforehand is in it.
        frames: hops of 10 ms in which the sentence was spoken, without the quiet around it.
    """

    sentence: str
    score: float
    frames: int


@dataclass(frozen=True)
class Free:
    """The best sequence of any sounds.

    Attributes:
        score: as of a `Hypothesis`.
        sounds: how many there are.
    """

    score: float
    sounds: int


def spellings(phones: Phones, tables: PhoneTables) -> Iterator[str]:
    """Spell a word with the sounds of the English model.

    The first spelling takes the first choice everywhere; each of the others the second choice
    of one sound, and in Russian one has a Y after soft consonants before a back vowel.

    Args:
        phones: the sounds of the word, softness marked.
        tables: of its language.

    Yields:
        Phones apart by spaces, as the decoder's dictionary has them; at most MOST_VARIANTS.
    """
    plain = [p if p in tables.sphinx else p.removesuffix(SOFT) for p in phones]
    choices = [tables.sphinx[p] for p in plain]
    first = [c[0] for c in choices]
    found = [first]
    for changed in dict.fromkeys(p for p in plain if len(tables.sphinx[p]) > 1):
        found.append([c[1] if p == changed else c[0] for p, c in zip(plain, choices, strict=True)])
    glides = [
        p.endswith(SOFT) and p not in tables.sphinx and following in _BACK_VOWELS
        for p, following in zip(phones, [*plain[1:], ""], strict=True)
    ]
    if any(glides):
        found.append([f"{c} Y" if glide else c for c, glide in zip(first, glides, strict=True)])
    yield from list(dict.fromkeys(map(" ".join, found)))[:MOST_VARIANTS]


@dataclass(frozen=True)
class _Grammar:
    """A search of the decoder, and how unlikely each of its sentences is."""

    name: str
    unlikely: dict[str, float]


_Key = tuple[tuple[str, ...], tuple[float, ...]]


class SphinxRecognizer:
    """Finds the best whole sentence of a closed set."""

    name = "sphinx"

    def __init__(self, lexicon: Lexicon) -> None:
        """Load the model (0.1 s).

        Args:
            lexicon: how the words of the language sound.
        """
        from pocketsphinx import Decoder

        self._lexicon = lexicon
        self._decoder: Any = Decoder(**SETTINGS)
        self._words: set[str] = set()
        self._grammars: OrderedDict[_Key, _Grammar] = OrderedDict()
        self._made = 0
        self._loop_ready = False
        self._lock = threading.Lock()

    def rank(self, audio: Audio, candidates: Sequence[str]) -> list[tuple[str, float]]:
        written = {normalise(sentence): sentence for sentence in candidates}
        heard = self.hear(audio, tuple(written), alternatives=True)
        return [(written[h.sentence], h.score) for h in heard]

    def hear(
        self,
        audio: Audio,
        sentences: Sequence[str],
        unlikely: Sequence[float] = (),
        *,
        alternatives: bool = False,
    ) -> list[Hypothesis]:
        """Return the best whole sentences, best first; none when none can be made out.

        Args:
            audio: one utterance, with some quiet around it.
            sentences: the closed set, normalised.
            unlikely: nats by which each is less likely than the likeliest; empty: none is.
            alternatives: whether to look for others than the best. They come from the lattice
                that the search leaves behind, which takes about as long as the search.
        """
        with self._lock:
            grammar = self._grammar(sentences, unlikely)
            self._decoder.activate_search(grammar.name)
            best = self._decode(audio, grammar)
            if best is None:
                return []
            return [best, *self._others(best, grammar)] if alternatives else [best]

    def free(self, audio: Audio) -> Free | None:
        """Find the best sequence of any sounds: what nobody's sentence can beat by much.

        Returns:
            Its score and length; None when nothing is heard.
        """
        with self._lock:
            if not self._loop_ready:
                self._decoder.add_allphone_file(_LOOP)
                self._loop_ready = True
            self._decoder.activate_search(_LOOP)
            best = self._search(audio)
            if best is None or best.score <= 0:
                return None
            names = [segment.word for segment in self._decoder.seg()]
        return Free(log(best.score), sum(name not in _NO_SOUND for name in names))

    def prepare(self, sentences: Sequence[str], unlikely: Sequence[float] = ()) -> None:
        """Build the grammar of a context ahead of its first use."""
        with self._lock:
            self._grammar(sentences, unlikely)

    def _decode(self, audio: Audio, grammar: _Grammar) -> Hypothesis | None:
        best = self._search(audio)
        # A search that does not reach the end of the grammar returns the beginning of a sentence.
        if best is None or best.score <= 0 or best.hypstr not in grammar.unlikely:
            return None
        words = [
            segment for segment in self._decoder.seg() if not segment.word.startswith(_NO_WORD)
        ]
        frames = words[-1].end_frame - words[0].start_frame + 1
        return Hypothesis(best.hypstr, log(best.score), frames)

    def _search(self, audio: Audio) -> Any:
        """Run the active search; the decoder's hypothesis, or None."""
        decoder = self._decoder
        decoder.reinit_feat()  # forgets the noise of the last utterance (0.3 ms)
        decoder.start_utt()
        decoder.process_raw(audio.samples.tobytes(), full_utt=True)
        decoder.end_utt()
        return decoder.hyp()

    def _others(self, best: Hypothesis, grammar: _Grammar) -> list[Hypothesis]:
        """Return the other whole sentences of the lattice.

        Its scores are without the prior and on a scale of their own: what counts is how far
        below the best sentence each of them is there.
        """
        found: dict[str, float] = {}
        for path in islice(self._decoder.nbest(), PATHS):
            if path is not None and path.hypstr in grammar.unlikely and path.score > 0:
                prior = PRIOR_WEIGHT * grammar.unlikely[path.hypstr] / UNIT
                found.setdefault(path.hypstr, log(path.score) - prior)
        top = found.pop(best.sentence, max(found.values(), default=0.0))
        ranked = sorted(found.items(), key=lambda item: -item[1])
        return [
            Hypothesis(sentence, best.score + min(0.0, score - top), best.frames)
            for sentence, score in ranked
        ]

    def _grammar(self, sentences: Sequence[str], unlikely: Sequence[float]) -> _Grammar:
        """Return the decoder's search for these sentences, made when needed."""
        key = (tuple(sentences), tuple(unlikely) or (0.0,) * len(sentences))
        if key in self._grammars:
            self._grammars.move_to_end(key)
            return self._grammars[key]
        self._learn(key[0])
        self._made += 1
        grammar = _Grammar(f"sentences{self._made}", dict(zip(*key, strict=True)))
        self._decoder.add_fsg(grammar.name, self._fsg(grammar))
        self._grammars[key] = grammar
        if len(self._grammars) > GRAMMARS_KEPT:
            _, oldest = self._grammars.popitem(last=False)
            self._decoder.remove_search(oldest.name)
        return grammar

    def _fsg(self, grammar: _Grammar) -> Any:
        """Join the word graphs of equally likely sentences, side by side."""
        groups: dict[float, list[str]] = {}
        for sentence, nats in grammar.unlikely.items():
            groups.setdefault(nats, []).append(sentence)
        arcs: list[tuple[int, int, float] | tuple[int, int, float, str]] = []
        graphs = [word_graph(group) for group in groups.values()]
        end = sum(graph.states - 1 for graph in graphs) + 1
        base = 1
        for nats, graph in zip(groups, graphs, strict=True):
            arcs.append((0, base, exp(-min(_LEAST_LIKELY, PRIOR_WEIGHT * nats))))
            for source, target, word in graph.arcs:
                # Within a graph all have probability 1: a command is not likelier for being short.
                to = end if target == graph.states - 1 else base + target
                arcs.append((base + source, to, 1.0, word) if word else (base + source, to, 1.0))
            base += graph.states - 1
        return self._decoder.create_fsg(grammar.name, 0, end, arcs)

    def _learn(self, sentences: tuple[str, ...]) -> None:
        """Put the words that the decoder does not know yet in its dictionary."""
        tables = self._lexicon.tables
        new = {word for sentence in sentences for word in sentence.split()} - self._words
        for word in sorted(new):
            variants: list[str] = []
            for phones in self._lexicon.variants(word):
                variants += spellings(phones, tables) if tables.sphinx else [" ".join(phones)]
            for number, variant in enumerate(dict.fromkeys(variants), start=1):
                entry = word if number == 1 else f"{word}({number})"
                self._decoder.add_word(entry, variant, False)
            self._words.add(word)
