"""A report of a fault: one file with all that is needed to see it again, and nothing personal."""

from __future__ import annotations

import json
import platform
import sqlite3
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from voicecards import __version__
from voicecards.errors import FAILURE, CliError
from voicecards.journal.exchange import to_text
from voicecards.journal.opening import open_journals
from voicecards.journal.record import Record
from voicecards.screens.stage import Stage
from voicecards.session.rehearse import table_of
from voicecards.store import Settings, free_path, home, read_settings, root, settings_path

LINES: Final = 60
"""How many of the last spoken lines go into a report."""
_PERSONAL: Final = ("mic", "speaker", "model")
"""Settings that may bear somebody's name, as the names of devices and folders do."""
_PACKAGES: Final = (
    *("pygame", "pyttsx3", "espeakng-loader", "SpeechRecognition", "pocketsphinx", "hama"),
    *("numpy", "hassil", "fluent.runtime", "unicode-rbnf", "prismatoid", "ctranslate2", "vosk"),
)


def write_report(
    settings: Settings, record: Record | None = None, lines: Sequence[str] = (), lang: str = ""
) -> Path:
    """Write a report beside the settings.

    Args:
        settings: the player's; what may be personal is left out.
        record: the sitting it is about, if there is one.
        lines: what was said last, oldest first.
        lang: the language spoken.

    Returns:
        The file.

    Raises:
        OSError: it cannot be written.
    """
    moment = datetime.now(UTC)
    report = {
        "report": "voicecards",
        "written": moment.isoformat(timespec="seconds"),
        "versions": versions(),
        "language": lang,
        "settings": {k: v for k, v in asdict(settings).items() if k not in _PERSONAL},
        "lines": list(lines)[-LINES:],
        "crash": _crash(),
        "sitting": json.loads(to_text(record)) if record else None,
    }
    folder = root() / "reports"
    folder.mkdir(parents=True, exist_ok=True)
    path = free_path(folder / f"report-{moment:%Y%m%d-%H%M%S}", ".json")
    path.write_text(json.dumps(report, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return path


def report_of(stage: Stage) -> Path | None:
    """Write a report of what is going on on a stage; None when it cannot be written."""
    table = table_of(stage)
    record = Record(table.journal) if table and table.journal.actions else None
    lines = [line.text for line in stage.history.lines()]
    try:
        return write_report(stage.settings, record, lines, stage.lang)
    except OSError:
        return None


def versions() -> dict[str, Any]:
    """The versions of the program, of Python, of the system and of the packages that matter."""
    return {
        "voicecards": __version__,
        "python": sys.version.split()[0],
        "system": platform.platform(),
        **_installed(_PACKAGES),
    }


def _installed(names: Iterable[str]) -> dict[str, str]:
    found = {}
    for name in names:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


def _crash() -> str:
    """What the last fault of the program left behind, without the folders of this computer."""
    try:
        text = (root() / "crash.txt").read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""
    return text.replace(str(Path.home()), "~")[-20_000:]


def report_command(lang: str) -> int:
    """Write a report about the sitting that was played last: `voicecards report`.

    Raises:
        CliError: it cannot be written.
    """
    settings, _ = read_settings(settings_path())
    try:
        path = write_report(settings, _last_sitting(), lang=lang)
    except OSError as error:
        raise CliError("report-unavailable", str(error.filename or error), code=FAILURE) from None
    print(path)
    return 0


def _last_sitting() -> Record | None:
    journals, _ = open_journals(home())
    if journals is None:
        return None
    try:
        found = journals.summaries()
        return journals.load(found[0].id) if found else None
    except sqlite3.Error:
        return None
    finally:
        journals.close()
