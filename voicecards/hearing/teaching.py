"""What sentences that a player has read aloud teach engine B about that player's sounds.

Each sentence is aligned with what the network heard, and the tokens it gave where a sound was
said are counted. The counts are all that is kept; with the language's own table as a prior they
make the player's.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from voicecards.hearing.hama_engine import BLANK, BOUNDARY, HamaRecognizer
from voicecards.hearing.prefix_tree import IMPOSSIBLE

Floats = NDArray[np.float64]
Table = Mapping[str, Mapping[str, float]]
"""Sound -> {token: penalty in nats}, as in `locales/<lang>/phones.toml`."""
Counts = dict[str, dict[str, float]]
"""Sound -> {token: how often it was heard in its place}."""
Take = tuple[tuple[Floats, Floats], str]
"""What the network heard (`HamaRecognizer.tokens`), and the sentence read, normalised."""

PRIOR: Final = 40.0
"""How many sounds heard the language's own table is worth."""
SLOPE: Final = 1.2
"""Nats of penalty for a nat by which a token is rarer than the commonest one."""
DEAREST: Final = 4.0
"""Nats from which a penalty is left out: the token then does not stand for the sound at all."""
ROUNDS: Final = 2
_RAREST: Final = 0.01
"""Counts below this are not kept."""


def players_table(table: Table, counts: Counts) -> dict[str, dict[str, float]]:
    """Make a player's table of sounds from the language's and what was counted."""
    made = {}
    for sound, penalties in table.items():
        likely = {token: exp(-penalty / SLOPE) for token, penalty in penalties.items()}
        share = PRIOR / sum(likely.values())
        weights = {token: share * weight for token, weight in likely.items()}
        for token, count in counts.get(sound, {}).items():
            weights[token] = weights.get(token, 0.0) + count
        most = max(weights.values())
        costs = {token: SLOPE * log(most / w) for token, w in weights.items() if w > 0.0}
        made[sound] = {token: cost for token, cost in costs.items() if cost < DEAREST}
    return made


def count(takes: Iterable[Take], hama: HamaRecognizer, table: Table, before: Counts) -> Counts:
    """Count the tokens of each sound, on top of what was counted before.

    Args:
        takes: what was read.
        hama: the engine, for its tokens and pronunciations.
        table: the language's own.
        before: of earlier readings.
    """
    read, found = list(takes), before
    for _ in range(ROUNDS):
        now = players_table(table, found)
        found = {sound: dict(tokens) for sound, tokens in before.items()}
        for passes, sentence in read:
            for tokens in passes:
                _count_pass(tokens, hama.phones(sentence), now, hama.numbers, found)
    return {
        sound: {token: round(n, 3) for token, n in tokens.items() if n >= _RAREST}
        for sound, tokens in found.items()
    }


def _count_pass(
    tokens: Floats,
    sentence: Sequence[str],
    table: Table,
    numbers: Mapping[str, int],
    found: Counts,
) -> None:
    """Add what one pass heard for each sound: half a sound, for there are two passes."""
    names = list(dict.fromkeys(sentence))
    columns = []
    for name in names:
        chosen = [numbers[token] for token in table[name]]
        columns.append(np.logaddexp.reduce(tokens[:, chosen] - list(table[name].values()), axis=1))
    blank = np.logaddexp(tokens[:, BLANK], tokens[:, BOUNDARY])
    said = np.exp(tokens)
    said[:, [BLANK, BOUNDARY]] = 0.0
    said /= said.sum(axis=1, keepdims=True)
    places = align(np.stack(columns, axis=1), blank, [names.index(name) for name in sentence])
    by_number = {number: token for token, number in numbers.items()}
    for name, frames in zip(sentence, places, strict=False):
        if len(frames):
            mean = said[frames].mean(axis=0)
            counts = found.setdefault(name, {})
            for number in np.flatnonzero(mean > _RAREST):
                token = by_number[int(number)]
                counts[token] = counts.get(token, 0.0) + 0.5 * float(mean[number])


def align(emissions: Floats, blank: Floats, sounds: Sequence[int]) -> list[NDArray[np.intp]]:
    """Find the frames in which each sound of a sentence was said, by the likeliest alignment.

    Args:
        emissions: log probability of each sound in each frame; shape (frames, sounds).
        blank: log probability of no sound; shape (frames,).
        sounds: of the sentence, as columns of `emissions`.

    Returns:
        The frames of each sound, in order; empty when the sentence does not fit in.
    """
    states = np.full(2 * len(sounds) + 1, -1, dtype=np.intp)
    states[1::2] = sounds
    is_sound = states >= 0
    may_skip = np.zeros(len(states), dtype=bool)
    may_skip[3::2] = states[3::2] != states[1:-2:2]
    score = np.full(len(states), IMPOSSIBLE)
    score[0] = 0.0
    steps = np.zeros((len(emissions), len(states)), dtype=np.intp)
    for frame in range(len(emissions)):
        stay, step = score, np.concatenate(([IMPOSSIBLE], score[:-1]))
        skip = np.where(may_skip, np.concatenate(([IMPOSSIBLE] * 2, score[:-2])), IMPOSSIBLE)
        before = np.stack([stay, step, skip])
        steps[frame] = before.argmax(axis=0)
        said = np.where(is_sound, emissions[frame][states], blank[frame])
        score = before.max(axis=0) + said
    state = len(states) - 1 if score[-1] >= score[-2] else len(states) - 2
    if score[state] < IMPOSSIBLE / 2:
        return []
    frames: list[list[int]] = [[] for _ in sounds]
    for frame in range(len(emissions) - 1, -1, -1):
        if is_sound[state]:
            frames[state // 2].append(frame)
        state -= int(steps[frame][state])
    return [np.array(found[::-1], dtype=np.intp) for found in frames]


class TaughtVoice:
    """What one player has taught in one language, as a file of numbers.

    Args:
        home: the player's folder.
        lang: the language.
    """

    def __init__(self, home: Path, lang: str) -> None:
        self.path = home / "voice" / lang / "sounds.json"

    def load(self) -> Counts:
        """What was counted; nothing where there is no file, or none that can be read."""
        try:
            raw = json.loads(self.path.read_text("utf-8"))["counts"]
            return {
                str(sound): {str(t): max(0.0, float(n)) for t, n in tokens.items()}
                for sound, tokens in raw.items()
            }
        except (OSError, ValueError, KeyError, AttributeError, TypeError, RecursionError):
            return {}

    def save(self, counts: Counts) -> None:
        """Write what was counted.

        Raises:
            OSError: when that cannot be done; the old file is left then.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps({"counts": counts}, ensure_ascii=False), "utf-8")
        fresh.replace(self.path)

    def forget(self) -> None:
        """Delete it.

        Raises:
            OSError: when that cannot be done.
        """
        self.path.unlink(missing_ok=True)
