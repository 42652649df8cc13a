"""What can happen to the journal's file: told, nothing corrupt, and the game goes on."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from voicecards.journal.opening import open_journals
from voicecards.journal.schema import VERSION, migrate
from voicecards.journal.store import Journals
from voicecards.table import Journal

resource = pytest.importorskip("resource")
PLAY = "key return\nwait turn\nkey tab\nwait 2\nkey return\nwait turn\n"
WORDS = ("--lang", "en", "--game", "bouillabaisse", "--seed", "5")
TELLS = {
    "journal-failed": "The game can no longer be kept.",
    "journal-unwritable": "Games cannot be kept here",
    "journal-broken": "The file of your games was damaged.",
    "journal-newer": "Your games were kept by a newer version",
    "journal-second": "The program is open in another window too.",
}


def play(home: Path, script: str = PLAY, *words: str, **how: object) -> list[dict[str, object]]:
    """Play a script with the real program; the transcript. It must end well."""
    env = {**os.environ, "VOICECARDS_HOME": str(home)}
    command = [sys.executable, "-m", "voicecards", "rehearse", "-", *(words or WORDS)]
    done = subprocess.run(  # type: ignore[call-overload]
        command, input=script, env=env, capture_output=True, text=True, check=False, **how
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def said(transcript: list[dict[str, object]], key: str) -> int:
    """How often a trouble was told."""
    return sum(TELLS[key] in str(entry.get("text", "")) for entry in transcript)


def decided(transcript: list[dict[str, object]]) -> int:
    """How many actions there were."""
    return sum(entry["kind"] == "action" for entry in transcript)


def sittings(home: Path) -> int:
    journals, problems = open_journals(home)
    assert journals is not None
    assert not problems
    try:
        return len(journals.summaries())
    finally:
        journals.close()


def test_a_full_disk_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    play(tmp_path, "wait 1\n")  # the journal is there, and has no game yet
    size = (tmp_path / "journal.db").stat().st_size
    full = size + 40_000

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (full, full))

    more = PLAY + "key tab\nwait 2\nkey return\nwait turn\n" * 6
    transcript = play(tmp_path, more, preexec_fn=limit)
    assert said(transcript, "journal-failed") == 1
    assert decided(transcript) > 20
    assert sittings(tmp_path) == 1


@pytest.mark.skipif(os.geteuid() != 0 and os.access("/", os.W_OK), reason="no such folder here")
def test_a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on() -> None:
    transcript = play(Path("/proc/voicecards"))
    assert said(transcript, "journal-unwritable") == 1
    assert decided(transcript) > 3


@pytest.mark.parametrize("damage", ["truncated", "garbage", "page", "text"])
def test_a_damaged_journal_is_moved_aside_and_a_new_one_begun(tmp_path: Path, damage: str) -> None:
    play(tmp_path)
    path = tmp_path / "journal.db"
    whole = path.read_bytes()
    broken = {
        "truncated": whole[: len(whole) // 2 + 100],
        "garbage": os.urandom(len(whole)),
        "page": whole[:4096] + b"\xff" * 8192 + whole[12288:],
        "text": b"this is no journal",
    }[damage]
    path.write_bytes(broken)
    transcript = play(tmp_path)
    assert said(transcript, "journal-broken") == 1
    assert decided(transcript) > 3
    assert (tmp_path / "journal.db.broken").read_bytes() == broken
    assert sittings(tmp_path) == 1


def test_a_second_damaged_journal_does_not_replace_the_first(tmp_path: Path) -> None:
    for _ in range(2):
        (tmp_path / "journal.db").write_bytes(b"no journal")
        journals, _ = open_journals(tmp_path)
        assert journals is not None
        journals.close()
    assert (tmp_path / "journal.db.broken").exists()
    assert (tmp_path / "journal.db.broken-2").exists()


def test_a_newer_journal_is_left_as_it_is(tmp_path: Path) -> None:
    play(tmp_path)
    db = sqlite3.connect(tmp_path / "journal.db")
    db.execute(f"PRAGMA user_version = {VERSION + 1}")
    db.execute("PRAGMA journal_mode = DELETE")
    db.close()
    before = (tmp_path / "journal.db").read_bytes()
    transcript = play(tmp_path)
    assert said(transcript, "journal-newer") == 1
    assert decided(transcript) > 3
    assert (tmp_path / "journal.db").read_bytes() == before


def older_journal(path: Path) -> None:
    """A journal as the first version of the schema kept it, with an unfinished game."""
    db = sqlite3.connect(path, isolation_level=None)
    migrate(db, to=1)
    db.execute(
        "INSERT INTO sittings (uid, game, options, seats, seed, sheet, profile, lang, program,"
        " started, last, touched, chapter) VALUES ('old', 'bouillabaisse', '{\"players\": \"4\"}',"
        " '[null, \"club\", \"club\", \"club\"]', '7', '', '', 'en', '0', 1e9, 1e9, 1, 1)"
    )
    db.close()


def test_an_older_journal_is_brought_to_today(tmp_path: Path) -> None:
    older_journal(tmp_path / "journal.db")
    transcript = play(tmp_path, "wait 5\nkey return\nwait turn\n", "--lang", "en")
    texts = [str(entry.get("text", "")) for entry in transcript]
    assert any("You left a game of Bouillabaisse at round one. Continue?" in t for t in texts)
    assert "This happened last." in texts
    db = sqlite3.connect(tmp_path / "journal.db")
    assert db.execute("PRAGMA user_version").fetchone() == (VERSION,)
    assert db.execute("SELECT undone, practice FROM sittings").fetchall() == [(0, 0)]
    db.close()


def test_two_programs_at_once_each_keep_their_own_game(tmp_path: Path) -> None:
    env = {**os.environ, "VOICECARDS_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "voicecards", "rehearse", "-", *WORDS]
    first = subprocess.Popen(
        command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert first.stdin is not None
    assert first.stdout is not None
    first.stdin.write("key return\nwait turn\n")
    first.stdin.flush()
    while '"Your turn' not in first.stdout.readline():
        pass
    second = play(tmp_path)
    assert said(second, "journal-second") == 1
    assert decided(second) > 3
    third = play(
        tmp_path, "wait 5\nkey return\nwait 5\n", "--lang", "en"
    )  # the newest: the second's
    assert any(str(e.get("text", "")).startswith("Round one.") for e in third)
    busy = "wait 9\nkey backspace\nwait 2\nkey 4\nwait 2\nkey 2\nwait 2\nkey return\nwait 3\n"
    fourth = play(tmp_path, busy, "--lang", "en")
    assert any("being played in another window" in str(e.get("text", "")) for e in fourth)
    rest, _ = first.communicate("key tab\nwait 2\nkey return\nwait turn\n", timeout=60)
    assert first.returncode == 0
    assert TELLS["journal-failed"] not in rest
    assert sittings(tmp_path) == 2


def test_a_clock_that_goes_back_puts_nothing_in_disorder(tmp_path: Path) -> None:
    clock = [2e9]
    journals = Journals(tmp_path / "journal.db", lambda: clock[0])
    journal = Journal("barbu", {}, 1, [None, "club", "club", "club"])
    first = journals.begin(journal)
    clock[0] = 1e9
    journal.actions.append((1, "play:7C"))
    journals.write(first, journal, (0, 0), 1)
    second = journals.begin(journal)
    record = journals.load(first)
    assert record is not None
    assert record.times == [2e9]
    assert [s.id for s in journals.summaries()] == [second, first]
    journals.close()
