"""`uv run python -m tests.golden.record [NAME ...]`: write golden transcripts anew, all or some.

With `--play` the games themselves are played anew by today's bots first.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.golden import first_evening as evening
from tests.golden.sessions import (
    LANGUAGES,
    Record,
    dump,
    golden_path,
    play,
    play_bots,
    record_path,
)
from voicecards.games.barbu.presets import PRESETS


@dataclass(frozen=True)
class Recipe:
    """How a game that is recorded begins, and in which languages it is told."""

    game: str
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    languages: tuple[str, ...] = LANGUAGES


RECORDS = {
    "barbu": Recipe("barbu", 2026),
    "barbu_tournament": Recipe("barbu", 2026, PRESETS["tournament"].settings, ("it",)),
    "bouillabaisse": Recipe("bouillabaisse", 2026, {"players": "4"}),
    "bouillotte": Recipe("bouillotte", 2026, {"players": "4"}),
}
"""The games that are recorded, by name; each is told by the stage from the actions recorded."""


def main(arguments: list[str]) -> None:
    """Write the golden transcripts that are named, or all."""
    anew = "--play" in arguments
    names = [a for a in arguments if a != "--play"] or [*RECORDS, evening.NAME]
    for name in names:
        if name == evening.NAME:
            _record_evening(anew)
        else:
            _record(name, RECORDS[name], anew)


def _record(name: str, recipe: Recipe, anew: bool) -> None:
    if anew or not record_path(name).exists():
        play_bots(name, recipe.game, recipe.seed, dict(recipe.options)).save()
    record = Record.load(name)
    for lang in recipe.languages:
        golden_path(name, lang).write_text(dump(play(record, lang, "both")), encoding="utf-8")


def _record_evening(anew: bool) -> None:
    if anew or not record_path(evening.NAME).exists():
        play_bots(evening.NAME, evening.GAME, evening.SEED, evening.OPTIONS).save()
    record = Record.load(evening.NAME)
    for lang in LANGUAGES:
        told = dump(evening.first_evening(record, lang))
        golden_path(evening.NAME, lang).write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
