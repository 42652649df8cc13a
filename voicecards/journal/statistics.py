"""What a player has achieved: finished sittings, counted by game, score sheet and opponents."""

from __future__ import annotations

import csv
import json
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from itertools import groupby
from typing import Any, Final, TextIO

from voicecards.games import games

MIXED: Final = "mixed"
"""Opponents of more than one kind."""


@dataclass(frozen=True)
class Result:
    """One finished sitting of the player's that counts.

    Attributes:
        when: its end, in seconds since 1970.
        game: the game's name.
        sheet: the score sheet's name, or empty.
        opponents: the level or character of the others, or `MIXED`.
        players: at the table.
        score: the player's.
        place: the player's; a shared first place is first.
    """

    when: float
    game: str
    sheet: str
    opponents: str
    players: int
    score: int
    place: int

    @property
    def won(self) -> bool:
        """Whether nobody was better."""
        return self.place == 1


def result_of(row: Sequence[Any]) -> Result | None:
    """Make a result of a row of the journal; None for what nobody can read.

    Args:
        row: last, game, sheet, seats (JSON), score, place.
    """
    when, game, sheet, seats, score, place = row
    try:
        names = json.loads(seats)
        others = {str(name) for name in names[1:]}
    except (ValueError, TypeError):
        return None
    if game not in games() or not others:
        return None
    opponents = others.pop() if len(others) == 1 else MIXED
    return Result(when, game, sheet, opponents, len(names), score, place)


@dataclass(frozen=True)
class Tally:
    """What some results come to.

    Attributes:
        played, won: sittings.
        place: average, 1 the best.
        score: average.
        best, worst: score; which of two scores is better depends on the game.
        streak: sittings won in a row up to now.
        longest: most sittings ever won in a row.
    """

    played: int
    won: int
    place: float
    score: float
    best: int
    worst: int
    streak: int
    longest: int


def tally(results: Sequence[Result]) -> Tally:
    """Count results of one game.

    Args:
        results: at least one, the oldest first.
    """
    scores = [result.score for result in results]
    low, high = min(scores), max(scores)
    best, worst = (low, high) if games()[results[0].game].lowest_wins else (high, low)
    runs = [(won, len(list(run))) for won, run in groupby(result.won for result in results)]
    return Tally(
        played=len(results),
        won=sum(result.won for result in results),
        place=statistics.mean(result.place for result in results),
        score=statistics.mean(scores),
        best=best,
        worst=worst,
        streak=runs[-1][1] if runs[-1][0] else 0,
        longest=max((length for won, length in runs if won), default=0),
    )


def by_game(results: Iterable[Result]) -> dict[str, list[Result]]:
    """Results of each game that was played, in the order of the registry, the oldest first."""
    found = list(results)
    return {game: mine for game in games() if (mine := [r for r in found if r.game == game])}


def by_table(results: Iterable[Result]) -> dict[tuple[str, str], list[Result]]:
    """Results by score sheet and opponents, those played most in front."""
    groups: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        groups.setdefault((result.sheet, result.opponents), []).append(result)
    return dict(sorted(groups.items(), key=lambda group: -len(group[1])))


def write_csv(results: Iterable[Result], to: TextIO) -> None:
    """Write results as a table: a heading, then one line each, times in universal time."""
    out = csv.writer(to)
    out.writerow(field.name for field in fields(Result))
    for result in results:
        when = datetime.fromtimestamp(max(result.when, 0), UTC).isoformat(timespec="seconds")
        values = [getattr(result, field.name) for field in fields(Result)]
        out.writerow([when, *values[1:]])
