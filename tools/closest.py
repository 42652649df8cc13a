"""The sentences of different commands that are most alike, in each language and on each screen.

    python -m tools.closest [--langs it ru en] [--pairs N] [--json]

By text: the share of letters that one would have to change. By ear: the same of sounds, where
exchanging two sounds costs less the more tokens of the phoneme network stand for both of them.
Cards differ by design in one word and are left out, and so are sentences with a number.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations

from voicecards.commands.command import Command, Context
from voicecards.commands.sentences import Sentences
from voicecards.hearing.phone_tables import phone_tables
from voicecards.hearing.pronunciation import Lexicon, UnknownWord, normalise, without_softness

SCREENS = ("bouillabaisse", "barbu", "bouillotte", "menu", "replay")
CARDS = frozenset({"play", "correct", "expose", "needs"})
FULL = 4.0
"""Nats of penalty, of both sounds together, from which two sounds are taken to be quite different;
the tables leave out what costs as much for one."""

Cost = Callable[[str, str], float]


def distance(one: Sequence[str], other: Sequence[str], cost: Cost, limit: float = 1.0) -> float:
    """Return the edit distance of two sequences as a share of the longer one, 0 to 1.

    Args:
        one: letters or sounds.
        other: likewise.
        cost: of exchanging one for another, 0 to 1; leaving one out costs 1.
        limit: the answer is not wanted exactly where it lies above.
    """
    longer = max(len(one), len(other))
    if abs(len(one) - len(other)) > limit * longer:
        return 1.0
    row = [float(n) for n in range(len(other) + 1)]
    for n, left in enumerate(one, start=1):
        before, row = row, [float(n)]
        for m, right in enumerate(other, start=1):
            changed = before[m - 1] + (0.0 if left == right else cost(left, right))
            row.append(min(changed, before[m] + 1.0, row[m - 1] + 1.0))
        if min(row) > limit * longer:
            return 1.0
    return row[-1] / longer


def sound_cost(lang: str) -> Cost:
    """How different two sounds of a language are to the network."""
    table = phone_tables(lang).acoustic

    @cache
    def cost(one: str, other: str) -> float:
        first, second = table.get(one, {}), table.get(other, {})
        shared = [first[token] + second[token] for token in first.keys() & second.keys()]
        return min(1.0, min(shared, default=FULL) / FULL)

    return cost


def sentences_of(lang: str, screen: str) -> list[tuple[str, Command]]:
    """What can be said on a screen, without cards and numbers."""
    said = Sentences(lang).expand(Context(screen), amounts=())
    return [
        (normalise(text), command)
        for text, command in said
        if command.name not in CARDS and not (command.arg or "").isdigit()
    ]


def closest(
    found: Sequence[tuple[Sequence[str], str, Command]], cost: Cost, count: int
) -> Iterator[tuple[float, str, str]]:
    """Yield the pairs of different commands that are most alike, the closest first."""
    kept: list[tuple[float, str, str]] = []
    limit = 0.7
    for (one, left, meant), (other, right, meant_too) in combinations(found, 2):
        if meant == meant_too:
            continue
        far = distance(one, other, cost, limit)
        if far < limit:
            kept.append((far, left, right))
            if len(kept) > 4 * count:
                kept = sorted(kept)[:count]
                limit = kept[-1][0]
    yield from sorted(kept)[:count]


def pairs(lang: str, screen: str, count: int) -> dict[str, list[tuple[float, str, str]]]:
    """The closest pairs of a screen by text and by ear."""
    said, lexicon = sentences_of(lang, screen), Lexicon(lang)
    heard: list[tuple[Sequence[str], str, Command]] = []
    for text, command in said:
        try:
            heard.append((without_softness(lexicon.phones(text)), text, command))
        except UnknownWord:
            continue
    written = [(text, text, command) for text, command in said]
    return {
        "text": list(closest(written, lambda one, other: 1.0, count)),
        "ear": list(closest(heard, sound_cost(lang), count)),
    }


def main() -> None:
    """Print the pairs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--langs", nargs="+", default=["it", "ru", "en"])
    parser.add_argument("--pairs", type=int, default=8, help="of each language and screen")
    parser.add_argument("--json", action="store_true", help="print one object")
    arguments = parser.parse_args()
    found = {}
    for lang in arguments.langs:
        for screen in SCREENS:
            found[f"{lang}_{screen}"] = both = pairs(lang, screen, arguments.pairs)
            for how, rows in () if arguments.json else both.items():
                print(f"{lang}, {screen}, by {how}:")
                for far, one, other in rows:
                    print(f"  {far:.2f}  {one}  /  {other}")
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False))


if __name__ == "__main__":
    main()
