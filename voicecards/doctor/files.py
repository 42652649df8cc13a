"""Checks of files: the program's own, and the player's."""

from __future__ import annotations

import os
import shutil
import tempfile
import tomllib
from pathlib import Path

from voicecards import resources
from voicecards.commands.keymap import KeyMap
from voicecards.doctor.finding import Finding
from voicecards.doctor.surroundings import Surroundings
from voicecards.locale import languages, load
from voicecards.narration.phrase import Phrase
from voicecards.store import Problem, broken_path

INSTALL_AGAIN = Phrase("doctor-install-again")

_ROOM = 20
"""Megabytes below which the disk is as good as full: many evenings of games take one."""

_NEEDED = ("locale.toml", "commands.yaml", "messages.ftl", "cards.ftl", "doctor.ftl")
"""Files without which a language can be neither spoken nor understood."""


def language_files(surroundings: Surroundings) -> Finding:
    """Whether the texts of every language are there and can be read."""
    broken = []
    for lang in sorted({*languages(), surroundings.lang}):
        folder = resources.folder("locales") / lang
        missing = [str(folder / name) for name in _NEEDED if not (folder / name).is_file()]
        broken += missing
        try:
            load(lang)
        except (OSError, ValueError, KeyError) as error:
            broken.append(f"{folder}: {error}")
    if broken:
        return Finding(
            "languages",
            False,
            Phrase("doctor-languages-broken"),
            "; ".join(broken),
            INSTALL_AGAIN,
            essential=True,
        )
    detail = f"{', '.join(languages())}: {resources.folder('locales')}"
    return Finding("languages", True, Phrase("doctor-languages-fine"), detail)


def cue_files(_: Surroundings) -> Finding:
    """Whether every cue that the table of cues names can be read."""
    from voicecards.sound.pcm import read_wav

    try:
        folder = resources.folder("sounds")
        table = tomllib.loads((folder / "cues.toml").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        return Finding(
            "cues", False, Phrase("doctor-cues-folder-missing"), str(error), INSTALL_AGAIN
        )
    scales = {name: len(cue.get("scale", ())) for name, cue in table.items()}
    notes = [f"{name}_{n}" for name, count in scales.items() for n in range(1, count + 1)]
    broken = []
    for name in [*table, *notes]:
        try:
            read_wav(folder / f"{name}.wav")
        except (OSError, ValueError) as error:
            broken.append(f"{name}.wav: {error}")
    if broken:
        message = Phrase("doctor-cues-missing", {"count": len(broken)})
        return Finding("cues", False, message, "; ".join(broken), INSTALL_AGAIN)
    return Finding("cues", True, Phrase("doctor-cues-fine"), str(folder))


def home_folder(surroundings: Surroundings) -> Finding:
    """Whether settings and games can be saved: a file is written and taken away again."""
    folder = surroundings.path.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder, prefix="doctor-") as file:
            file.write(b"x" * 1024)
            file.flush()
    except OSError as error:
        return Finding(
            "home",
            False,
            Phrase("doctor-home-unwritable"),
            _home_detail(folder, error),
            Phrase("doctor-home-remedy"),
            essential=True,
        )
    free = shutil.disk_usage(folder).free // 1_000_000
    if free < _ROOM:
        remedy = Phrase("doctor-home-room-remedy")
        return Finding("home", False, Phrase("doctor-home-full"), f"{folder}: {free} MB", remedy)
    return Finding("home", True, Phrase("doctor-home-fine"), str(folder))


def _home_detail(folder: Path, error: OSError) -> str:
    named = "VOICECARDS_HOME: " if os.environ.get("VOICECARDS_HOME") else ""
    return f"{named}{folder}: {error.strerror}"


def settings_file(surroundings: Surroundings) -> Finding:
    """Whether the settings file can be read and has only settings that there are."""
    path = surroundings.path
    problems = [*surroundings.problems, *_impossible(surroundings)]
    if problems:
        first = problems[0]
        entries = [problem.entry for problem in problems if problem.entry]
        corrupt = first.code == "settings-corrupt"
        remedy = "doctor-settings-mend" if corrupt else "doctor-settings-entry-remedy"
        detail = f"{path}: {', '.join(entries)}" if entries else str(path)
        return Finding("settings", False, Phrase(first.code), detail, Phrase(remedy))
    if broken_path(path).exists():
        return Finding(
            "settings",
            False,
            Phrase("doctor-settings-set-aside"),
            str(broken_path(path)),
            Phrase("doctor-settings-set-aside-remedy"),
        )
    if not path.exists():
        return Finding("settings", True, Phrase("doctor-settings-none"), str(path))
    return Finding("settings", True, Phrase("doctor-settings-fine"), str(path))


def _impossible(surroundings: Surroundings) -> list[Problem]:
    """What reads well in the settings and cannot be: a language, keys."""
    settings = surroundings.settings
    entries = ["lang"] if settings.lang and settings.lang not in languages() else []
    _, bad_keys = KeyMap.as_far_as_possible(settings.keys)
    entries += [f"keys.{binding} = {key!r}" for binding, key in bad_keys.items()]
    return [Problem("settings-bad-value", surroundings.path, entry) for entry in entries]
