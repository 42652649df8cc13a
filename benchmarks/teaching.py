"""What teaching a voice gains, speaker by speaker, with the two small engines.

    python benchmarks/teaching.py [--json] [--manifest FILE.tsv] [--langs it ru en] [--sample N]

Half of a speaker's sentences teach, the other half is tested, and the other way round; no sentence
is in both halves. Told are, for the sentences in quiet with the hand known: how many are right
before and after, how many each way changed, and the interval in which the gain lies with 95 %
(of a paired difference; percent). Talk that would be asked about is told too. Engine A alone has
nothing that can be taught: warping its frequencies to the likeliest for a speaker made it worse.
"""

from __future__ import annotations

import argparse
import csv
import json
import random
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from hearing import MANIFEST, Clip, read_clips, sampled

from voicecards.commands.command import Context
from voicecards.hearing.audio_files import read_audio
from voicecards.hearing.decision import ASK
from voicecards.hearing.hama_engine import HamaRecognizer
from voicecards.hearing.judges import QUIET_FOR_HAMA
from voicecards.hearing.opinion import BothEngines, Opinion
from voicecards.hearing.pronunciation import Lexicon, normalise
from voicecards.hearing.quiet import with_quiet, without_quiet
from voicecards.hearing.repertoire import Repertoire, Repertoires
from voicecards.hearing.sphinx import Hypothesis, SphinxRecognizer
from voicecards.hearing.teaching import Take, teach_heard


@dataclass(frozen=True)
class Heard:
    """A clip as both engines hear it, before any table of sounds is used."""

    clip: Clip
    take: Take
    sphinx: Hypothesis | None
    repertoire: Repertoire

    def judged(self, hama: HamaRecognizer) -> Opinion:
        """What is made of it with a table."""
        evidence = hama.evidence(*self.take[0])
        fit = hama.fit(evidence, self.repertoire.sentences)
        return BothEngines(evidence, fit, self.sphinx, self.repertoire).opinion()

    def right(self, hama: HamaRecognizer) -> bool:
        """Whether the command said comes first."""
        ranked = self.judged(hama).ranked
        return bool(ranked) and ranked[0].command.code == self.clip.command


def listen(clips: list[Clip], texts: dict[Path, str], lang: str) -> list[Heard]:
    """Let both engines hear each clip once."""
    lexicon, repertoires = Lexicon(lang), Repertoires(lang)
    hama, sphinx = HamaRecognizer(lexicon), SphinxRecognizer(lexicon)
    found = []
    for clip in clips:
        audio = with_quiet(read_audio(clip.path))
        repertoire = repertoires.of(Context(clip.game, hand=clip.hand))
        best = sphinx.hear(audio, repertoire.sentences, repertoire.unlikely)
        tokens = hama.tokens(without_quiet(audio, QUIET_FOR_HAMA))
        take = (tokens, normalise(texts[clip.path]))
        found.append(Heard(clip, take, best[0] if best else None, repertoire))
    return found


def figures_of(heard: list[Heard], lang: str) -> dict[str, float]:
    """Teach with one half and test with the other, both ways."""
    lexicon = Lexicon(lang)
    plain = HamaRecognizer(lexicon)
    said = [h for h in heard if h.clip.command]
    talk = [h for h in heard if not h.clip.command]
    sentences = sorted({h.take[1] for h in said})
    random.Random(2).shuffle(sentences)
    before, after, asked = list[bool](), list[bool](), [0, 0]
    for half in (0, 1):
        teaching = set(sentences[half::2])
        takes = [h.take for h in said if h.take[1] in teaching]
        taught = HamaRecognizer(lexicon, teach_heard(plain, takes))
        rest = [h for h in said if h.take[1] not in teaching]
        before += [h.right(plain) for h in rest]
        after += [h.right(taught) for h in rest]
        for place, hama in enumerate((plain, taught)):
            asked[place] += sum(h.judged(hama).confidence >= ASK for h in talk)
    pairs = list(zip(before, after, strict=True))
    gained, lost, total = pairs.count((False, True)), pairs.count((True, False)), len(pairs)
    mean = (gained - lost) / total
    spread = 1.96 * sqrt(max(0.0, (gained + lost) / total - mean * mean) / total)
    return {
        "tested": total,
        "before": round(100 * sum(before) / total, 1),
        "after": round(100 * sum(after) / total, 1),
        "gained": gained,
        "lost": lost,
        "gain_low": round(100 * (mean - spread), 1),
        "gain_high": round(100 * (mean + spread), 1),
        "talk_asked_before": asked[0] / 2,
        "talk_asked_after": asked[1] / 2,
    }


def main() -> None:
    """Teach and test every speaker of the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one object of named figures")
    parser.add_argument("--manifest", type=Path, default=MANIFEST)
    parser.add_argument("--langs", nargs="+", default=["it", "ru", "en"])
    parser.add_argument("--sample", type=int, help="recordings of each kind and language")
    arguments = parser.parse_args()
    if not arguments.manifest.is_file():
        parser.exit(1, f"{arguments.manifest} is not there: name a table with --manifest\n")
    with arguments.manifest.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        texts = {arguments.manifest.parent / row["file"]: row["text"] for row in rows}
    figures: dict[str, float] = {}
    for lang in arguments.langs:
        clips = [
            clip
            for clip in sampled(read_clips(arguments.manifest, [lang]), arguments.sample)
            if clip.condition == "quiet" and clip.game != "amount" and clip.speaker != "noise"
        ]
        for speaker in dict.fromkeys(clip.speaker for clip in clips if clip.command):
            own = [clip for clip in clips if clip.speaker == speaker]
            for name, value in figures_of(listen(own, texts, lang), lang).items():
                figures[f"{lang}_{speaker}_{name}"] = value
                if not arguments.json:
                    print(f"{lang} {speaker:16} {name:20}{value:8.1f}", flush=True)
    if arguments.json:
        print(json.dumps(figures))


if __name__ == "__main__":
    main()
