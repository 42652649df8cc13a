"""Several people at one computer: each has settings, sheets, games and a taught voice of their own.

The first player has no name and keeps everything in the root folder; each further one has a
folder of its own in `profiles`, with the name as it was written in `profile.toml`.
"""

from __future__ import annotations

import contextlib
import shutil
import tomllib
from pathlib import Path
from typing import Final

import tomli_w

from voicecards.commands.normalise import file_letters, normalise, tidy_name
from voicecards.store import enter_home, free_path, root

FIRST: Final = ""
"""The name of the first player."""
LONGEST_NAME: Final = 30
"""Characters of a name."""
_FOLDER: Final = "profiles"
_LABEL: Final = "profile.toml"
_LAST: Final = "last.toml"


class ProfileError(ValueError):
    """A player that cannot be added, found or removed.

    Attributes:
        code: message id without its `profile-error-`: "empty", "long", "exists", "missing",
            "unwritable".
        name: the name concerned.
    """

    def __init__(self, code: str, name: str) -> None:
        super().__init__(code, name)
        self.code = code
        self.name = name


def players() -> tuple[str, ...]:
    """The names of all players, the first one, who has none, in front."""
    return (FIRST, *sorted(_named(), key=normalise))


def _named() -> dict[str, Path]:
    """Folder by name; a folder without a readable label bears its own name."""
    try:
        folders = [f for f in (root() / _FOLDER).iterdir() if f.is_dir()]
    except OSError:
        return {}
    return {_read(folder / _LABEL, "name") or folder.name: folder for folder in sorted(folders)}


def _read(path: Path, entry: str) -> str:
    try:
        value = tomllib.loads(path.read_text(encoding="utf-8")).get(entry, "")
    except (OSError, ValueError, RecursionError):
        return ""
    return value if isinstance(value, str) else ""


def find(name: str) -> str:
    """The player of that name, in any spelling of case and accents.

    Raises:
        ProfileError: "missing".
    """
    for known in players():
        if normalise(known) == normalise(name) and bool(known) == bool(name):
            return known
    raise ProfileError("missing", name)


def add(name: str) -> str:
    """Add a player.

    Returns:
        The name as it is kept.

    Raises:
        ProfileError: "empty", "long", "exists" or "unwritable".
    """
    kept = tidy_name(name)
    letters = file_letters(kept)
    if not letters:
        raise ProfileError("empty", kept)
    if len(kept) > LONGEST_NAME:
        raise ProfileError("long", kept)
    if any(normalise(known) == normalise(kept) for known in players()):
        raise ProfileError("exists", kept)
    # with "player-" before it no system reserves the name
    folder = free_path(root() / _FOLDER / f"player-{letters}")
    try:
        folder.mkdir(parents=True)
        (folder / _LABEL).write_text(tomli_w.dumps({"name": kept}), encoding="utf-8")
    except OSError:
        raise ProfileError("unwritable", kept) from None
    return kept


def remove(name: str) -> None:
    """Remove a player with all that was kept for them; the first player stays.

    Raises:
        ProfileError: "missing" or "unwritable".
    """
    folder = _named().get(name)
    if folder is None:
        raise ProfileError("missing", name)
    try:
        shutil.rmtree(folder)
    except OSError:
        raise ProfileError("unwritable", name) from None


def enter(name: str) -> None:
    """Let a player sit down: settings and files are theirs from now on, also at the next start.

    Raises:
        ProfileError: "missing".
    """
    folder = root() if name == FIRST else _named().get(name)
    if folder is None:
        raise ProfileError("missing", name)
    enter_home(folder.relative_to(root()))
    with contextlib.suppress(OSError):  # then the next start begins with another player
        if name != last():
            (root() / _FOLDER).mkdir(parents=True, exist_ok=True)
            (root() / _FOLDER / _LAST).write_text(tomli_w.dumps({"name": name}), encoding="utf-8")


def last() -> str:
    """Who sat here last; the first player if that is not known."""
    name = _read(root() / _FOLDER / _LAST, "name")
    return name if name in _named() else FIRST
