"""How well commands are understood, from a table of recordings, and how fast.

    python benchmarks/hearing.py [--json] [--manifest FILE.tsv] [--sample N] [--engines sphinx ...]
                                 [--model FOLDER] [--minutes N] [--trials FILE.tsv]

The table has the columns file, lang, speaker, condition, game, hand, text and command; files lie
beside it. An empty command is talk or noise that must not be understood. Figures, per engine and
language, in percent unless their name says otherwise:

    quiet, babble15, ...   the best command is the one said, the hand known (or none in the game)
    ..._no_hand            the same, the hand not told
    acted, asked, lost     what becomes of commands said in quiet that come out right
    not_held_substituted   a card said that is not in a hand drawn here is acted on as another card
    not_held_right         ... comes out as the card that was said
    talk_acted, talk_asked out of grammar; noise_acted, noise_asked likewise
    human_*                the same for speakers whose name begins with "hum"
    half_*                 a threshold chosen on one half of the speakers so that 3 % of the talk
                           is acted on, used on the other half: mean of both ways
    p50_ms, p95_ms         from the end of speech to the answer
    cpu_p50_ms, cpu_p95_ms the same in processor time, all threads together

`--sample N` takes N recordings of each language and condition (seeded), for a quick look;
`--minutes N` stops hearing a language after so many and sums up what it has; `--trials` writes what
was made of each recording, a line each, to look for what goes wrong. The engines whisper and vosk
need a model: the one that was fetched, or the folder named with `--model`.
"""

from __future__ import annotations

import argparse
import csv
import json
import random
import resource
import statistics
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from voicecards.cards import PACK, Card, cards
from voicecards.commands.command import Context
from voicecards.hearing.audio_files import read_audio
from voicecards.hearing.ear import Ear, Heard
from voicecards.hearing.recognizer import Audio

MANIFEST = Path(__file__).resolve().parents[2] / "shared" / "audio" / "manifest.tsv"
ENGINES = ("sphinx", "sphinx+hama")
OTHERS = ("whisper", "vosk")
TALK_ALLOWED = 0.03
"""Share of talk that may be acted on, for the threshold chosen by halves."""


@dataclass(frozen=True)
class Clip:
    """One recording and what was said in it."""

    path: Path
    lang: str
    speaker: str
    condition: str
    game: str
    hand: tuple[Card, ...]
    command: str

    @property
    def human(self) -> bool:
        return self.speaker.startswith("hum")


@dataclass(frozen=True)
class Trial:
    """One clip heard, with the hand ("hand"), without ("none"), or with another ("other")."""

    clip: Clip
    hand: str
    heard: Heard
    cpu_ms: float

    @property
    def right(self) -> bool:
        return self.heard.best is not None and self.heard.best.code == self.clip.command

    def is_(self, verdict: str) -> bool:
        return self.heard.verdict == verdict


def read_clips(manifest: Path, langs: Sequence[str]) -> list[Clip]:
    """Read the table; recordings of no language are heard in every one."""
    found = []
    with manifest.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            for lang in langs if row["lang"] == "any" else [row["lang"]]:
                found.append(
                    Clip(
                        manifest.parent / row["file"],
                        lang,
                        row["speaker"],
                        row["condition"],
                        row["game"],
                        cards(row["hand"] or ""),
                        row["command"] or "",
                    )
                )
    return [clip for clip in found if clip.lang in langs]


def sampled(clips: list[Clip], count: int | None) -> list[Clip]:
    """Take `count` clips of each language, condition and kind, always the same ones."""
    if count is None:
        return clips
    groups: dict[tuple[object, ...], list[Clip]] = {}
    for clip in clips:
        key = (clip.lang, clip.condition, bool(clip.command), clip.human, clip.game == "amount")
        groups.setdefault(key, []).append(clip)
    rng = random.Random(1)
    return [c for group in groups.values() for c in rng.sample(group, min(count, len(group)))]


def other_hand(clip: Clip) -> tuple[Card, ...]:
    """Draw a hand of the same size without the card that is said; the same at each run."""
    said = Card.from_code(clip.command.removeprefix("play:"))
    rng = random.Random(f"{clip.lang} {clip.path.name} {clip.speaker}")
    return tuple(rng.sample([card for card in PACK if card != said], len(clip.hand)))


def trials(ear: Ear, clips: Sequence[Clip], minutes: float = float("inf")) -> list[Trial]:
    """Hear each clip in each of the ways that make sense for it, in a mixed order."""
    found = []
    end = time.monotonic() + 60 * minutes
    for clip in random.Random(1).sample(clips, len(clips)):
        if time.monotonic() > end:
            break
        audio = read_audio(clip.path)
        hands = {"hand": clip.hand}
        if clip.condition == "quiet" and clip.command and clip.hand:
            hands["none"] = ()
            if clip.command.startswith("play:"):
                hands["other"] = other_hand(clip)
        for kind, hand in hands.items():
            heard, cpu_ms = hear(ear, audio, Context(clip.game, hand=hand))
            found.append(Trial(clip, kind, heard, cpu_ms))
    return found


def hear(ear: Ear, audio: Audio, context: Context) -> tuple[Heard, float]:
    """Understand one clip; what a table prepares ahead is not in its time.

    Returns:
        What was heard, and the milliseconds of processor time that took, all threads together.
    """
    ear.prepare(context)
    begin = time.process_time()
    heard = ear.understand(audio, context)
    return heard, 1000.0 * (time.process_time() - begin)


def write_trials(path: Path, engine: str, found: Sequence[Trial]) -> None:
    """Add a line for each trial to a table."""
    with path.open("a", encoding="utf-8", newline="") as file:
        table = csv.writer(file, delimiter="\t", lineterminator="\n")
        for trial in found:
            clip, heard = trial.clip, trial.heard
            best = heard.best.code if heard.best else ""
            others = " ".join(f"{c.command.code}={c.score:.3f}" for c in heard.alternatives)
            table.writerow(
                [
                    *(engine, clip.lang, clip.speaker, clip.condition, clip.game, trial.hand),
                    *(clip.path.name, clip.command, best, heard.verdict.value, heard.score),
                    *(heard.text, others),
                ]
            )


def percent(trials: Sequence[Trial], what: Iterable[bool]) -> float:
    """Return the share of the trials for which something holds."""
    return 100 * sum(what) / len(trials) if trials else float("nan")


def figures_of(found: Sequence[Trial]) -> dict[str, float]:
    """Sum up the trials of one engine in one language."""
    result: dict[str, float] = {}

    def put(name: str, rows: Sequence[Trial], what: str) -> None:
        if rows:
            tests = {"right": lambda t: t.right, "wrong card": _substituted}
            test = tests.get(what, lambda t: t.is_(what))
            result[name] = percent(rows, map(test, rows))

    said = [t for t in found if t.clip.command and t.hand == "hand"]
    for kind, human in (("", False), ("human_", True)):
        rows = [t for t in said if t.clip.human == human]
        for condition in dict.fromkeys(t.clip.condition for t in rows):
            put(kind + condition, [t for t in rows if t.clip.condition == condition], "right")
    quiet = [t for t in said if t.clip.condition == "quiet" and not t.clip.human]
    no_hand = [t for t in found if t.hand == "none"] + [t for t in quiet if not t.clip.hand]
    put("quiet_no_hand", [t for t in no_hand if not t.clip.human], "right")
    right = [t for t in quiet if t.right]
    for name, verdict in (("acted", "act"), ("asked", "ask"), ("lost", "ignore")):
        put(name, right, verdict)
    put("wrong_acted", [t for t in quiet if not t.right], "act")
    other = [t for t in found if t.hand == "other"]
    put("not_held_substituted", other, "wrong card")
    put("not_held_right", other, "right")
    for name, noise in (("talk", False), ("noise", True)):
        rows = [t for t in found if not t.clip.command and (t.clip.speaker == "noise") == noise]
        put(f"{name}_acted", rows, "act")
        put(f"{name}_asked", rows, "ask")
    result |= halves(found)
    result["clips"] = len(found)
    said = [t for t in found if t.clip.command]
    for name, times in (("", [t.heard.ms for t in said]), ("cpu_", [t.cpu_ms for t in said])):
        if times:
            result[f"{name}p50_ms"] = statistics.median(times)
            result[f"{name}p95_ms"] = sorted(times)[int(0.95 * (len(times) - 1))]
    return result


def _substituted(trial: Trial) -> bool:
    command = trial.heard.command
    wrong = command is not None and command.code != trial.clip.command
    return wrong and command is not None and command.name == "play" and trial.is_("act")


def halves(found: Sequence[Trial]) -> dict[str, float]:
    """Choose a threshold on one half of the speakers, and use it on the other, both ways."""
    speakers = sorted({t.clip.speaker for t in found if t.clip.speaker != "noise"})
    sums: dict[str, list[float]] = {"half_acted": [], "half_talk_acted": []}
    for parity in (0, 1):
        tuned = set(speakers[parity::2])
        talk = [t.heard.score for t in found if not t.clip.command and t.clip.speaker in tuned]
        if not talk:
            return {}
        talk.sort(reverse=True)
        threshold = talk[min(len(talk) - 1, int(TALK_ALLOWED * len(talk)))]
        rest = [t for t in found if t.clip.speaker not in tuned and t.hand == "hand"]
        said = [t for t in rest if t.clip.command and t.clip.condition == "quiet"]
        other = [t for t in rest if not t.clip.command and t.clip.speaker != "noise"]
        sums["half_acted"].append(
            percent(said, (t.right and t.heard.score > threshold for t in said))
        )
        sums["half_talk_acted"].append(percent(other, (t.heard.score > threshold for t in other)))
    return {name: statistics.mean(values) for name, values in sums.items()}


def main() -> None:
    """Hear everything and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one object of named figures")
    parser.add_argument("--manifest", type=Path, default=MANIFEST)
    parser.add_argument("--sample", type=int, help="recordings of each kind, instead of all")
    parser.add_argument("--engines", nargs="+", default=ENGINES, choices=(*ENGINES, *OTHERS))
    parser.add_argument("--model", default="", help="folder of the model of whisper or vosk")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="for each language")
    parser.add_argument("--trials", type=Path, help="a table to which each trial is added")
    parser.add_argument("--langs", nargs="+", default=["it", "ru", "en"])
    arguments = parser.parse_args()
    if not arguments.manifest.is_file():
        parser.exit(1, f"{arguments.manifest} is not there: name a table with --manifest\n")
    clips = sampled(read_clips(arguments.manifest, arguments.langs), arguments.sample)
    figures: dict[str, float] = {}
    for engine in arguments.engines:
        for lang in arguments.langs:
            ear = Ear(lang, engine, arguments.model)
            own = [clip for clip in clips if clip.lang == lang]
            found = trials(ear, own, arguments.minutes)
            if arguments.trials:
                write_trials(arguments.trials, engine, found)
            for name, value in figures_of(found).items():
                figures[f"{engine.replace('+', '_')}_{lang}_{name}"] = round(value, 1)
                if not arguments.json:
                    print(f"{engine:12} {lang} {name:22}{value:8.1f}", flush=True)
    kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    figures["memory_mb"] = kilobytes // (1024 if sys.platform != "darwin" else 1024**2)
    if arguments.json:
        print(json.dumps(figures))
    else:
        print(f"{'memory_mb':38}{figures['memory_mb']:8.1f}")


if __name__ == "__main__":
    main()
