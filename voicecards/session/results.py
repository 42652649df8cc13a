"""The player's results: for the statistics screen, and as a table for other programs."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path

from voicecards.errors import FAILURE, CliError
from voicecards.journal.opening import open_journals
from voicecards.journal.statistics import Result, by_game, by_table, write_csv
from voicecards.journal.store import Journals
from voicecards.locale import load
from voicecards.narration import statistics as told
from voicecards.narration.narrator import Narrator
from voicecards.narration.phrase import Phrase
from voicecards.screens.outside import Outside
from voicecards.store import home

NAME = "statistics.csv"


def offer_results(outside: Outside, journals: Journals) -> None:
    """Let the screens read the results of a journal, and write them into a file."""

    def results() -> Sequence[Result]:
        try:
            return journals.results()
        except sqlite3.Error as error:
            print(f"voicecards: {error}", file=sys.stderr)
            return ()

    def write() -> bool:
        return write_results(results(), home() / NAME)

    outside.results, outside.write_results = results, write


def write_results(results: Sequence[Result], path: Path) -> bool:
    """Write results as a table; False, and why on the error output, when that is impossible."""
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            write_csv(results, file)
    except OSError as error:
        print(f"voicecards: {error}", file=sys.stderr)
        return False
    print(f"voicecards: {path}", file=sys.stderr)
    return True


def statistics_command(table: str | None, lang: str) -> int:
    """Print what the player has achieved, or write it as a table: `voicecards statistics`.

    Args:
        table: a file for the table, "-" for the standard output; None prints sentences.
        lang: language of the sentences.

    Raises:
        CliError: the journal cannot be read, or the file not written.
    """
    journals, problems = open_journals(home())
    if journals is None:
        raise CliError(problems[-1].code, str(problems[-1].path), code=FAILURE)
    try:
        results = journals.results()
    finally:
        journals.close()
    if table == "-":
        write_csv(results, sys.stdout)
    elif table is not None:
        if not write_results(results, Path(table)):
            raise CliError("cli-unwritable-file", table, code=FAILURE)
    else:
        _print_sentences(results, lang)
    return 0


def _print_sentences(results: Sequence[Result], lang: str) -> None:
    narrator = Narrator(load(lang))
    phrases = [] if results else [Phrase("stats-none")]
    for game, mine in by_game(results).items():
        phrases.append(Phrase("stats-of-game", {"game": game}))
        phrases += told.lines(mine)
        phrases += [told.table_line(*group, some) for group, some in by_table(mine).items()]
    for phrase in phrases:
        print(narrator.text(phrase))
