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
from math import log
from typing import Any, Final

from voicecards.hearing.phone_tables import SOFT, PhoneTables
from voicecards.hearing.pronunciation import Lexicon, Phones, normalise
from voicecards.hearing.recognizer import SAMPLE_RATE, Audio
from voicecards.hearing.word_graph import word_graph

MOST_VARIANTS: Final = 4
"""Pronunciations of a word in Italian and Russian."""

GRAMMARS_KEPT: Final = 8
"""Word graphs kept ready in the decoder; a context rarely has more of them at once."""

QUIET: Final = SAMPLE_RATE // 2
"""Samples of quiet the model needs around speech: without them Russian falls from 74 to 34 %."""

# Wide beams and no best-path search: the graph is small, and pruning costs more than it saves.
SETTINGS: Final[dict[str, Any]] = {
    "lm": None,
    "dict": None,
    "beam": 1e-80,
    "wbeam": 1e-60,
    "pbeam": 1e-80,
    "bestpath": False,
    "pip": 0.5,
    "loglevel": "FATAL",
}

_BACK_VOWELS: Final = frozenset("aɑʌouɵəæ")


@dataclass(frozen=True)
class Hypothesis:
    """What engine A makes of a piece of audio.

    Attributes:
        sentence: one of the candidates, whole.
        score: log of its share of the best path through any sounds, in the engine's units;
            0 is perfect, commands score -0.1 to -1.7.
        frames: hops of 10 ms the score is over.
    """

    sentence: str
    score: float
    frames: int


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


class SphinxRecognizer:
    """Finds the best whole sentence of a closed set, and scores single sentences."""

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
        self._grammars: OrderedDict[tuple[str, ...], str] = OrderedDict()
        self._made = 0
        self._lock = threading.Lock()

    def rank(self, audio: Audio, candidates: Sequence[str]) -> list[tuple[str, float]]:
        best = self.hear(audio, candidates)
        if best is None:
            return []
        written = {normalise(sentence): sentence for sentence in candidates}
        return [(written[best.sentence], best.score)]

    def hear(self, audio: Audio, candidates: Sequence[str]) -> Hypothesis | None:
        """Return the best whole sentence, or None when none can be made out.

        Args:
            audio: one utterance; quiet is put around it.
            candidates: sentences; they are compared normalised.
        """
        sentences = tuple(normalise(sentence) for sentence in candidates)
        with self._lock:
            self._decoder.activate_search(self._grammar(sentences))
            return self._decode(audio)

    def prepare(self, candidates: Sequence[str]) -> None:
        """Build the grammar of a context ahead of its first use."""
        with self._lock:
            self._grammar(tuple(normalise(sentence) for sentence in candidates))

    def _decode(self, audio: Audio) -> Hypothesis | None:
        decoder = self._decoder
        decoder.start_utt()
        decoder.process_raw(audio.samples.tobytes(), full_utt=True)
        decoder.end_utt()
        found = decoder.hyp()
        if found is None or not found.hypstr or found.score <= 0:
            return None
        return Hypothesis(found.hypstr, log(found.score), decoder.n_frames())

    def _grammar(self, sentences: tuple[str, ...]) -> str:
        """Return the name of the decoder's search for these sentences, made when needed."""
        if sentences in self._grammars:
            self._grammars.move_to_end(sentences)
            return self._grammars[sentences]
        self._learn(sentences)
        graph = word_graph(sentences)
        self._made += 1
        name = f"sentences{self._made}"
        # A probability of one for every arc: a command is not likelier for being short.
        arcs = [(a, b, 1.0, word) if word else (a, b, 1.0) for a, b, word in graph.arcs]
        fsg = self._decoder.create_fsg(name, 0, graph.states - 1, arcs)
        self._decoder.add_fsg(name, fsg)
        self._grammars[sentences] = name
        if len(self._grammars) > GRAMMARS_KEPT:
            _, oldest = self._grammars.popitem(last=False)
            self._decoder.remove_search(oldest)
        return name

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
