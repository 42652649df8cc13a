"""A sitting as one file of JSON that people can read, to keep, to send and to play again."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar

from voicecards.bots import opponents
from voicecards.games import games
from voicecards.games.game import GameError
from voicecards.games.options import OptionError
from voicecards.journal.record import USUAL_LEVEL, Record, table_of
from voicecards.table import HUMAN, Journal

FORMAT: Final = "voicecards sitting"
VERSION: Final = 1
_LONGEST: Final = 20_000_000
"""Bytes of a file that is read; the longest game has some tens of thousands."""
_DEAREST: Final = 10**30
"""Beyond this no number makes sense."""

T = TypeVar("T")


class RecordError(ValueError):
    """A file that is no sitting that can be played again.

    Attributes:
        key: message id: `record-unreadable`, `record-not-one`, `record-newer`, `record-no-game`,
            `record-bad-entry`, `record-bad-options`, `record-bad-action`.
        entry: the entry concerned, as written, or empty.
        n: with `record-bad-action`, which one, from 1.
    """

    def __init__(self, key: str, entry: str = "", n: int = 0) -> None:
        super().__init__(key, entry, n)
        self.key = key
        self.entry = entry
        self.n = n


def write_record(record: Record, path: Path) -> None:
    """Write a sitting into a file.

    Raises:
        OSError: it cannot be written.
    """
    path.write_text(to_text(record), encoding="utf-8")


def to_text(record: Record) -> str:
    """A sitting as JSON, one action a line."""
    journal = record.journal
    head = {
        "format": FORMAT,
        "version": VERSION,
        "program": record.program,
        "uid": record.uid,
        "game": journal.game,
        "started": _moment(record.started),
        "last": _moment(record.last),
        "language": record.lang,
        "sheet": journal.sheet,
        "options": journal.options,
        "seats": journal.bots,
        "seed": journal.seed,
        "undone": journal.undone,
        "practice": journal.practice,
        "standings": [[s.seat, s.score, s.place] for s in record.standings],
    }
    times = record.times or [record.started] * len(journal.actions)
    actions = [
        [seat, code, round(at - record.started, 1)]
        for (seat, code), at in zip(journal.actions, times, strict=True)
    ]
    lines = [f" {_json(name)}: {_json(value)}" for name, value in head.items()]
    lines.append(f' "draws": {_rows(journal.drawn)}')
    lines.append(f' "actions": {_rows(actions)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _rows(rows: object) -> str:
    assert isinstance(rows, list)
    return "[" + ",".join(f"\n  {_json(row)}" for row in rows) + "\n ]"


def _moment(seconds: float) -> str:
    """A moment as ISO 8601 writes it, in universal time."""
    try:
        return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
    except (OverflowError, ValueError, OSError):
        return ""


# --- reading ---------------------------------------------------------------------------------


def read_record(path: Path) -> Record:
    """Read a sitting from a file, and play it through, so that it is sure to be one.

    Raises:
        RecordError: saying what is wrong.
    """
    try:
        if path.stat().st_size > _LONGEST:
            raise RecordError("record-not-one")
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError("record-unreadable") from error
    return from_text(text)


def from_text(text: str) -> Record:
    """Read what `to_text` writes. Only game, options, seed and actions must be there.

    Raises:
        RecordError: saying what is wrong.
    """
    try:
        raw = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("record-not-one") from error
    if not isinstance(raw, dict) or raw.get("format", FORMAT) != FORMAT or "actions" not in raw:
        raise RecordError("record-not-one")
    version = _entry(raw, "version", _whole, VERSION)
    if version > VERSION:
        raise RecordError("record-newer")
    if raw.get("game") not in list(games()):
        raise RecordError("record-no-game", str(raw.get("game"))[:40])
    record = _record(raw)
    _play_through(record)
    return record


def _record(raw: Mapping[str, Any]) -> Record:
    game = raw["game"]
    started = _entry(raw, "started", _seconds, 0.0)
    journal = Journal(
        game,
        _entry(raw, "options", _texts, {}),
        _entry(raw, "seed", _whole),
        [],
        [(seat, code) for seat, code, _ in _entry(raw, "actions", _list_of(_action))],
        _entry(raw, "draws", _list_of(_positions), []),
        max(_entry(raw, "undone", _whole, 0), 0),
        _entry(raw, "sheet", _text, ""),
        _entry(raw, "practice", bool, False),
    )
    journal.bots = _seats(raw, journal)
    return Record(
        journal,
        [started + after for _, _, after in _entry(raw, "actions", _list_of(_action))],
        started,
        _entry(raw, "last", _seconds, started),
        _entry(raw, "language", _text, ""),
        program=_entry(raw, "program", _text, ""),
        uid=_entry(raw, "uid", _text, ""),
    )


def _seats(raw: Mapping[str, Any], journal: Journal) -> list[str | None]:
    """Who sat where; in files that do not tell, bots everywhere but in the player's seat."""
    players = _options(journal).players
    seats = _entry(
        raw, "seats", _list_of(_seat), [None if s == HUMAN else USUAL_LEVEL for s in range(players)]
    )
    known = opponents(journal.game)
    return [None if name is None else name if name in known else USUAL_LEVEL for name in seats]


def _options(journal: Journal) -> Any:
    try:
        return games()[journal.game].options.from_text(journal.options)
    except OptionError as error:
        raise RecordError("record-bad-options", error.field) from error


def _play_through(record: Record) -> None:
    """Re-apply everything, and take the standings from what comes of it.

    Raises:
        RecordError: naming the first action that cannot be made.
    """
    journal = record.journal
    players = _options(journal).players
    if len(journal.bots) != players:
        raise RecordError("record-bad-entry", "seats")
    whole = journal.actions
    try:
        table, _ = table_of(journal)
    except (GameError, ValueError) as error:
        raise RecordError("record-bad-action", n=_first_bad(journal)) from error
    record.standings = table.standings if table.is_over else ()
    journal.drawn = list(table.journal.drawn)
    journal.actions = whole


def _first_bad(journal: Journal) -> int:
    """The number of the first action that cannot be made, from 1; 0: the cards do not fit."""
    low, high = 0, len(journal.actions)
    if not _playable(journal, 0):
        return 0
    while high - low > 1:
        middle = (low + high) // 2
        if _playable(journal, middle):
            low = middle
        else:
            high = middle
    return high


def _playable(journal: Journal, count: int) -> bool:
    start = Journal(journal.game, journal.options, journal.seed, journal.bots)
    start.actions, start.drawn = journal.actions[:count], journal.drawn
    try:
        table_of(start)
    except (GameError, ValueError):
        return False
    return True


_NEEDED: Final = object()


def _entry(
    raw: Mapping[str, Any], name: str, read: Callable[[Any], T], default: Any = _NEEDED
) -> T:
    """One entry of the file.

    Raises:
        RecordError: it is missing, or not what it should be.
    """
    if name not in raw and default is not _NEEDED:
        return default  # type: ignore[no-any-return]
    try:
        return read(raw[name])
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise RecordError("record-bad-entry", name) from error


def _whole(value: Any) -> int:
    if type(value) is not int or abs(value) > _DEAREST:
        raise ValueError
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str) or len(value) > 200:
        raise ValueError
    value.encode()  # half a surrogate pair is no text
    return value


def _texts(value: Any) -> dict[str, str]:
    if not isinstance(value, dict):
        raise ValueError
    return {_text(name): _text(text) for name, text in value.items()}


def _seat(value: Any) -> str | None:
    return None if value is None else _text(value)


def _seconds(value: Any) -> float:
    return datetime.fromisoformat(_text(value)).timestamp() if value else 0.0


def _action(value: Any) -> tuple[int, str, float]:
    seat, code, *after = value
    late = float(after[0]) if after else 0.0
    if len(after) > 1 or not 0 <= late < _DEAREST:
        raise ValueError
    return _whole(seat), _text(code), late


def _positions(value: Any) -> tuple[int, ...]:
    return tuple(_list_of(_whole)(value))


def _list_of(read: Callable[[Any], T]) -> Callable[[Any], list[T]]:
    def read_all(value: Any) -> list[T]:
        if not isinstance(value, list):
            raise ValueError
        return [read(item) for item in value]

    return read_all
