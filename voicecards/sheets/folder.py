"""The folder of the player's sheets: one file each, in whatever state a hand has left it."""

from __future__ import annotations

import contextlib
import os
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import tomli_w

from voicecards.commands.normalise import file_letters
from voicecards.games import games
from voicecards.sheets.fault import SheetError
from voicecards.sheets.names import ready_names
from voicecards.sheets.sheet import Sheet, clean_name, name_key, ready_sheets
from voicecards.sheets.sheet_file import LARGEST, Notes, read_sheet, write_sheet

ENDING: Final = ".toml"
_DEFAULTS: Final = "default-sheets.toml"


@dataclass(frozen=True)
class Broken:
    """A file of the folder that cannot be used as it is; it is left alone.

    Attributes:
        path: the file.
        error: why.
    """

    path: Path
    error: SheetError

    @property
    def name(self) -> str:
        """How it is listed."""
        return self.path.stem


class SheetFolder:
    """The sheets of one player.

    Args:
        path: the folder, made when something is first kept; None keeps nothing.
        places: folders where files of others are looked for, to be taken over.
    """

    def __init__(self, path: Path | None = None, places: Sequence[Path] = ()) -> None:
        self.path = path
        self.places = tuple(places)
        self._read: tuple[object, dict[Path, Sheet], list[Broken]] = (None, {}, [])

    # --- looking -------------------------------------------------------------------------------

    def saved(self, game: str) -> tuple[Sheet, ...]:
        """The sheets the player keeps for a game, by name."""
        found = [sheet for sheet in self._look()[0].values() if sheet.game == game]
        return tuple(sorted(found, key=lambda sheet: sheet.key))

    def all(self, game: str) -> tuple[Sheet, ...]:
        """The ready tables, then the player's own."""
        return (*ready_sheets(game), *self.saved(game))

    def broken(self, game: str | None = None) -> tuple[Broken, ...]:
        """The files that cannot be used: of one game (and those that name none), or all."""
        return tuple(b for b in self._look()[1] if game is None or b.error.game in ("", game))

    def find(self, game: str, name: str) -> Sheet:
        """Find a sheet by its name in any spelling; ready tables also by their ids.

        Raises:
            SheetError: "missing", or what is wrong with the file of that name.
        """
        key = name_key(name)
        preset = ready_names(game).get(key)
        for sheet in self.all(game):
            if (sheet.ready and sheet.name == preset) or (not sheet.ready and sheet.key == key):
                return sheet
        for broken in self.broken(game):
            if key in (name_key(broken.name), name_key(broken.path.name)):
                raise broken.error
        raise SheetError("missing", name, game=game)

    def _look(self) -> tuple[dict[Path, Sheet], list[Broken]]:
        """All files, read again only when one has changed."""
        files = self._files()
        state = tuple(_state_of(path) for path in files)
        if state != self._read[0]:
            self._read = (state, *_read_all(files))
        return self._read[1:]

    def _files(self) -> list[Path]:
        if self.path is None:
            return []
        try:
            return sorted(p for p in self.path.iterdir() if p.suffix.lower() == ENDING)
        except OSError:
            return []

    def file_of(self, sheet: Sheet) -> Path | None:
        """The file a sheet of the player's is kept in."""
        found = self._look()[0].items()
        return next((p for p, s in found if (s.game, s.key) == (sheet.game, sheet.key)), None)

    # --- keeping -------------------------------------------------------------------------------

    def check_name(self, game: str, text: str) -> str:
        """Check a name for a sheet.

        Returns:
            The name as it will be kept.

        Raises:
            SheetError: "name-empty", "name-long", or "name-taken" by a ready table.
        """
        name = clean_name(text)
        if name_key(name) in ready_names(game):
            raise SheetError("name-taken", name, game=game)
        return name

    def has(self, game: str, name: str) -> bool:
        """Whether the player keeps a sheet of that name."""
        return any(sheet.key == name_key(name) for sheet in self.saved(game))

    def save(self, sheet: Sheet, notes: Notes | None = None) -> Sheet:
        """Keep a sheet, in place of one of the same name.

        Raises:
            SheetError: for a name that cannot be, or "unwritable".
        """
        name = self.check_name(sheet.game, sheet.name)
        kept = replace(sheet, name=name, ready=False)
        self._write(self.file_of(kept) or self._new_file(kept), write_sheet(kept, notes))
        return kept

    def rename(self, sheet: Sheet, name: str, notes: Notes | None = None) -> Sheet:
        """Give a sheet of the player's another name; it stays the usual one if it was.

        Raises:
            SheetError: "ready", "exists", a name that cannot be, or "unwritable".
        """
        before = self._own(sheet)
        new = self.check_name(sheet.game, name)
        if name_key(new) != sheet.key and self.has(sheet.game, new):
            raise SheetError("exists", new, game=sheet.game)
        was_usual = self.default(sheet.game).key == sheet.key
        renamed = replace(sheet, name=new)
        target = before if renamed.key == sheet.key else self._new_file(renamed)
        self._write(target, write_sheet(renamed, notes))
        if target != before:
            _remove(before)
        if was_usual:
            self.set_default(renamed)
        return renamed

    def delete(self, sheet: Sheet) -> None:
        """Remove a sheet of the player's.

        Raises:
            SheetError: "ready" for a ready table, "unwritable".
        """
        _remove(self._own(sheet))

    def remove_broken(self, broken: Broken) -> None:
        """Remove a file that cannot be used.

        Raises:
            SheetError: "unwritable".
        """
        _remove(broken.path)

    def _own(self, sheet: Sheet) -> Path:
        if sheet.ready:
            raise SheetError("ready", sheet.name, game=sheet.game)
        path = self.file_of(sheet)
        if path is None:
            raise SheetError("missing", sheet.name, game=sheet.game)
        return path

    def _new_file(self, sheet: Sheet) -> Path:
        """A file name that every system takes: it begins with the game, so it is never reserved."""
        if self.path is None:
            raise SheetError("unwritable", sheet.name, game=sheet.game)
        stem, number = f"{sheet.game}-{file_letters(sheet.name)}", 1
        path = self.path / (stem + ENDING)
        while path.exists():
            number += 1
            path = self.path / f"{stem}-{number}{ENDING}"
        return path

    def _write(self, path: Path, text: str) -> None:
        write_safely(path, text)

    # --- the usual sheet -----------------------------------------------------------------------

    def default(self, game: str) -> Sheet:
        """The sheet with which a new table begins: the player's choice, or the first ready one."""
        name = self._defaults().get(game)
        ready = ready_sheets(game)
        if isinstance(name, str):
            with contextlib.suppress(SheetError):
                return self.find(game, name)
        return ready[0]

    def set_default(self, sheet: Sheet) -> None:
        """Let new tables of the game begin with a sheet.

        Raises:
            SheetError: "unwritable".
        """
        if self.path is None:
            raise SheetError("unwritable", sheet.name, game=sheet.game)
        known = {g: n for g, n in self._defaults().items() if g in games() and isinstance(n, str)}
        text = tomli_w.dumps({**known, sheet.game: sheet.name})
        self._write(self.path.parent / _DEFAULTS, text)

    def _defaults(self) -> dict[str, object]:
        if self.path is None:
            return {}
        try:
            return tomllib.loads((self.path.parent / _DEFAULTS).read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}

    # --- files of others -----------------------------------------------------------------------

    def take(self, path: Path, name: str = "", game: str = "", notes: Notes | None = None) -> Sheet:
        """Keep the sheet of another file.

        Args:
            path: the file.
            name: the name to keep it under; empty: its own.
            game: the only game it may be for; empty: any.
            notes: comments to write.

        Raises:
            SheetError: whatever is wrong with it, or "exists".
        """
        sheet = read_file(path)
        if game and sheet.game != game:
            raise SheetError("other-game", sheet.name, game=sheet.game)
        sheet = replace(sheet, name=self.check_name(sheet.game, name or sheet.name))
        if self.has(sheet.game, sheet.name):
            raise SheetError("exists", sheet.name, game=sheet.game)
        return self.save(sheet, notes)

    def offered(self, game: str) -> list[tuple[Path, Sheet]]:
        """Sheets of a game that lie in the usual places for files of others."""
        found = []
        for place in self.places:
            with contextlib.suppress(OSError):
                for path in sorted(place.iterdir()):
                    if path.suffix.lower() == ENDING:
                        with contextlib.suppress(SheetError):
                            sheet = read_file(path)
                            if sheet.game == game:
                                found.append((path, sheet))
        return found


def export(sheet: Sheet, path: Path, notes: Notes | None = None) -> None:
    """Write a sheet into a file of its own; one that exists already is not overwritten.

    Raises:
        SheetError: "file-exists", "unwritable".
    """
    if path.exists():
        raise SheetError("file-exists", str(path), game=sheet.game)
    write_safely(path, write_sheet(sheet, notes))


def read_file(path: Path) -> Sheet:
    """Read a sheet.

    Raises:
        SheetError: the reason why it is none.
    """
    try:
        if not path.is_file():  # a pipe would be waited for
            raise SheetError("unreadable", str(path))
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, SheetError):
            raise
        raise SheetError("unreadable", str(path)) from None
    return read_sheet(data, path.stem)


def write_safely(path: Path, text: str) -> None:
    """Write a file so that a crash leaves the old one or the new one, never half of one.

    Raises:
        SheetError: "unwritable".
    """
    fresh = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except (OSError, ValueError):
        with contextlib.suppress(OSError, ValueError):
            fresh.unlink(missing_ok=True)
        raise SheetError("unwritable", str(path)) from None


def _remove(path: Path) -> None:
    try:
        path.unlink()
    except OSError:
        raise SheetError("unwritable", str(path)) from None


def _state_of(path: Path) -> tuple[str, int, int]:
    try:
        stat = path.stat()
    except OSError:
        return (path.name, 0, 0)
    return (path.name, stat.st_mtime_ns, stat.st_size)


def _read_all(files: Sequence[Path]) -> tuple[dict[Path, Sheet], list[Broken]]:
    """Read files; of two sheets with one name the first file counts."""
    sheets: dict[Path, Sheet] = {}
    broken: list[Broken] = []
    names: set[tuple[str, str]] = set()
    for path in files:
        try:
            sheet = read_file(path)
            if sheet.key in ready_names(sheet.game):
                raise SheetError("name-taken", sheet.name, game=sheet.game)
            if (sheet.game, sheet.key) in names:
                raise SheetError("exists", sheet.name, game=sheet.game)
        except SheetError as error:
            broken.append(Broken(path, error))
        else:
            names.add((sheet.game, sheet.key))
            sheets[path] = sheet
    return sheets, broken
