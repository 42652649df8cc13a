"""Telling what a player has achieved."""

from __future__ import annotations

from collections.abc import Sequence

from voicecards.bots import LEVELS
from voicecards.games import games
from voicecards.journal.statistics import MIXED, Result, Tally, tally
from voicecards.narration.phrase import Phrase
from voicecards.sheets.names import message
from voicecards.utterance import Category


def summary(game: str, results: Sequence[Result]) -> Phrase:
    """One line about a game: how often it was played and won."""
    count = tally(results)
    return _line("stats-game", game=game, played=count.played, won=count.won)


def lines(results: Sequence[Result]) -> list[Phrase]:
    """All that is told of one game, a line each."""
    count = tally(results)
    return [
        _line("stats-played", played=count.played, won=count.won),
        _line("stats-average", mean_place=tenths(count.place), mean_score=tenths(count.score)),
        _line("stats-extremes", best=count.best, worst=count.worst),
        _streak(count),
    ]


def table_line(sheet: str, opponents: str, results: Sequence[Result]) -> Phrase:
    """The line of one score sheet and kind of opponents."""
    count = tally(results)
    return _line(
        "stats-table",
        sheet=_sheet(results[0].game, sheet),
        opponents=_opponents(opponents),
        played=count.played,
        won=count.won,
        mean_place=tenths(count.place),
    )


def _sheet(game: str, name: str) -> Phrase:
    if not name:
        return _line("stats-no-sheet")
    if name in games()[game].presets:
        return _line(message(game, name))
    return _line("option-text", text=name)


def _opponents(name: str) -> Phrase:
    if name == MIXED:
        return _line("bots-mixed")
    return _line("bot-level", level=name) if name in LEVELS else _line(f"character-{name}")


def tenths(value: float) -> Phrase:
    """A number with one place after the point."""
    whole, rest = divmod(round(abs(value) * 10), 10)
    sign = "minus" if value < 0 and whole + rest else "plus"
    return _line("stats-decimal", sign=sign, whole=whole, rest=rest)


def _streak(count: Tally) -> Phrase:
    return _line("stats-streak", streak=count.streak, longest=count.longest)


def _line(key: str, **args: int | str | Phrase) -> Phrase:
    return Phrase(key, args, Category.MENU)
