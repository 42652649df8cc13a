"""`voicecards replay`: games that are kept, or written into files, told again as lines."""

from __future__ import annotations

import argparse
import sqlite3
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from voicecards.errors import FAILURE, CliError
from voicecards.games.game import SPECTATOR, GameError, Seat
from voicecards.games.options import OptionError
from voicecards.journal.course import Course
from voicecards.journal.exchange import RecordError, read_record, write_record
from voicecards.journal.opening import open_journals
from voicecards.journal.record import Record
from voicecards.journal.store import Journals
from voicecards.locale import load
from voicecards.narration import sittings as told
from voicecards.narration.narrator import Narrator
from voicecards.narration.phrase import Phrase
from voicecards.narration.voice import game_voice
from voicecards.store import home
from voicecards.table import HUMAN


def replay(args: argparse.Namespace, lang: str) -> int:
    """Tell a game again, list those that are kept, or write or keep one.

    Raises:
        CliError: there is no such game, file, seat or action.
    """
    if args.what is None:
        return _list(lang)
    record = _record(args.what)
    if args.export is not None:
        try:
            write_record(record, Path(args.export))
        except OSError:
            raise CliError("cli-unwritable-file", args.export, code=FAILURE) from None
        return 0
    try:
        course = Course(record.journal)
        last = course.at(len(course))[0]
    except (OptionError, GameError, ValueError):
        raise CliError("sitting-damaged", args.what, code=FAILURE) from None
    if args.keep:
        return _keep(record, last.view(SPECTATOR).chapter)
    seat = _seat(args.seat, record, course, is_over=last.is_over)
    if args.to is not None and not 0 <= args.to <= len(course):
        raise CliError("cli-bad-number", f"--to {args.to}")
    count = len(course) if args.to is None else args.to
    locale = load(lang, watching=seat != HUMAN)
    narrator = Narrator(locale, course.options.players, args.detail)
    for phrase in lines(course, seat, count):
        print(narrator.say(phrase).text)
    return 0


def lines(course: Course, seat: Seat, count: int) -> Iterator[Phrase]:
    """What that seat heard of the start and the first `count` actions, a line for each event."""
    voice = game_voice(course.journal.game)
    for number in range(count + 1):
        state, events = course.at(number)
        view = state.view(seat)
        for event in events:
            phrase = voice.event(event, view) if event.heard_by(seat) else None
            if phrase:
                yield phrase


def _seat(wanted: Seat | None, record: Record, course: Course, *, is_over: bool) -> Seat:
    """Who listens: while a game is unfinished, nobody hears of another's hand."""
    if wanted is None:
        return record.seat
    open_to_all = is_over and SPECTATOR <= wanted < course.options.players
    if wanted not in (record.seat, SPECTATOR) and not open_to_all:
        raise CliError("cli-bad-seat", f"--seat {wanted}")
    return wanted


def _record(what: str) -> Record:
    path = Path(what)
    if path.is_file():
        try:
            return read_record(path)
        except RecordError as error:
            about = f"{what}: {error.entry}" if error.entry else what
            raise CliError(error.key, about, code=FAILURE, args={"n": error.n}) from None
    if not what.isdecimal() or len(what) > 18:
        raise CliError("cli-no-sitting", what)
    journals = _journals()
    try:
        record = journals.load(int(what))
    except sqlite3.Error:
        raise CliError("sitting-damaged", what, code=FAILURE) from None
    finally:
        journals.close()
    if record is None:
        raise CliError("cli-no-sitting", what)
    return record


def _journals() -> Journals:
    journals, problems = open_journals(home())
    if journals is None:
        raise CliError(problems[0].code, str(problems[0].path), code=FAILURE)
    return journals


def _list(lang: str) -> int:
    journals = _journals()
    try:
        found = journals.summaries()
    except sqlite3.Error:
        raise CliError("cli-no-journal", str(journals.path), code=FAILURE) from None
    finally:
        journals.close()
    narrator = Narrator(load(lang))
    for summary in found:
        print(f"{summary.id}: {narrator.text(told.row(summary, time.time()))}")
    if not found:
        print(narrator.text(Phrase("sittings-none")))
    return 0


def _keep(record: Record, chapter: int) -> int:
    journals = _journals()
    try:
        print(journals.add(record, chapter))
    except sqlite3.Error as error:
        print(f"voicecards: {error}", file=sys.stderr)
        raise CliError("cli-no-journal", str(journals.path), code=FAILURE) from None
    finally:
        journals.close()
    return 0
