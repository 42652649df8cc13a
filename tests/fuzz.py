"""`uv run python -m tests.fuzz [--minutes 5] [--seed 1]`: feed importers what no program wrote.

Good files of each kind (a kept game, a score sheet, settings, a rehearsal script) are damaged in
many ways and read. Nothing but the reader's own complaint may come of it. Ends with the numbers of
files tried and taken, by kind; a traceback ends it at once, with the file that brought it.
"""

from __future__ import annotations

import argparse
import io
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from tests.golden.sessions import Record as Golden
from tests.sitting import Sitting
from voicecards.games import games
from voicecards.journal.exchange import RecordError, from_text, to_text
from voicecards.journal.record import Record
from voicecards.locale.spoken import spoken_language
from voicecards.session.launch import Launch
from voicecards.session.rehearse import Rehearsal, ScriptError
from voicecards.sheets.fault import SheetError
from voicecards.sheets.folder import read_file
from voicecards.sheets.sheet import ready_sheets
from voicecards.sheets.sheet_file import write_sheet
from voicecards.store import Settings, load_settings, save_settings
from voicecards.table import Journal

ODD = (
    "",
    "-1",
    "0",
    "1e999",
    "nan",
    "null",
    "true",
    '"',
    "'",
    "\\",
    "\x00",
    "\ufeff",
    "ё",
    "[" * 99,
)
ODDER = ("{}", "[]", "9" * 400, "\u2068", "\ud7ff", "=", ":", ",", "\n\n", "[options]", '"""', "#")
TOKENS = (*ODD, *ODDER, *games(), *("players", "QS", "TH", "H", "10", "contracts", "keys", "lang"))


def damaged(text: str, rng: random.Random) -> bytes:
    """A text with some of it cut out, doubled, replaced or scrambled."""
    for _ in range(rng.randint(1, 6)):
        at, length = rng.randrange(len(text) + 1), rng.choice((0, 1, 3, 12, 200))
        middle = text[at : at + length]
        new = rng.choice(
            [rng.choice(TOKENS), middle * 2, middle[::-1], "", chr(rng.randrange(1, 0xD7FF))]
        )
        text = text[:at] + new + text[at + length :]
    data = text.encode("utf-8", "surrogatepass")
    if rng.random() < 0.1:
        at = rng.randrange(len(data) + 1)
        data = data[:at] + rng.randbytes(rng.randint(1, 8)) + data[at:]
    return data


def records() -> list[str]:
    """Kept games as files: short ones of each game."""
    found = []
    for name in ("bouillabaisse", "barbu", "bouillotte"):
        golden = Golden.load(name)
        players = games()[golden.game].options.from_text(golden.options).players
        bots = [None, *["club"] * (players - 1)]
        journal = Journal(golden.game, golden.options, golden.seed, bots, golden.actions[:40])
        found.append(to_text(Record(journal)))
    return found


def sheets() -> list[str]:
    """Every ready table as a file."""
    return [write_sheet(sheet) for game in games() for sheet in ready_sheets(game)]


def settings(folder: Path) -> list[str]:
    """A settings file."""
    path = folder / "good.toml"
    save_settings(Settings(lang="it", keys={"games.hand": "ctrl+h"}), path)
    return [path.read_text(encoding="utf-8")]


def scripts() -> list[str]:
    """Rehearsal scripts of all that can be pressed and said in the menus and at the tables."""
    names = [f"key {key}" for key in ("return", "tab", "down", "s", "h", "shift+1", "f1", "escape")]
    said = [
        f"say {word}" for word in ("scores", "play the ten of hearts", "raise five", "settings")
    ]
    steps = [*names, *said, "type Anna", "wait turn", "wait 2", "# a remark"]
    return ["\n".join(random.Random(n).sample(steps, 9)) for n in range(8)]


def read_record(data: bytes, folder: Path) -> bool:
    """Read a kept game; False when it is refused."""
    try:
        from_text(data.decode("utf-8", "replace"))
    except RecordError:
        return False
    return True


def read_sheet_file(data: bytes, folder: Path) -> bool:
    """Read a score sheet; False when it is refused."""
    path = folder / "sheet.toml"
    path.write_bytes(data)
    try:
        read_file(path)
    except SheetError:
        return False
    return True


def read_settings(data: bytes, folder: Path) -> bool:
    """Read settings; False when something in them is wrong."""
    path = folder / "settings.toml"
    path.write_bytes(data)
    found, problems = load_settings(path)
    chosen = {**vars(found)}
    Sitting(Launch(), spoken_language(None, chosen.pop("lang")), **chosen)
    return not problems


def run_script(data: bytes, folder: Path) -> bool:
    """Play a script; False when a line of it is refused."""
    lines = io.StringIO(data.decode("utf-8", "replace"))
    sitting = Sitting(Launch(), "en")
    try:
        Rehearsal(sitting.stage, sitting.clock, limit=3_000).run(lines)
    except ScriptError:
        return False
    return True


Reader = Callable[[bytes, Path], bool]


def main(minutes: float, seed: int) -> None:
    """Feed the importers for so many minutes."""
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        kinds: list[tuple[str, list[str], Reader]] = [
            ("games", records(), read_record),
            ("sheets", sheets(), read_sheet_file),
            ("settings", settings(folder), read_settings),
            ("scripts", scripts(), run_script),
        ]
        tried: Counter[str] = Counter()
        taken: Counter[str] = Counter()
        end = time.monotonic() + 60 * minutes
        while time.monotonic() < end:
            kind, good, read = rng.choice(kinds)
            data = damaged(rng.choice(good), rng)
            try:
                taken[kind] += read(data, folder)
            except BaseException:
                print(f"{kind}: {data!r}")
                raise
            tried[kind] += 1
    for kind, _, _ in kinds:
        print(f"{kind}: {tried[kind]} tried, {taken[kind]} taken")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    main(arguments.minutes, arguments.seed)
