"""The models that are here: a folder each, complete or not there at all."""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

from voicecards.models.catalogue import Model, catalogue
from voicecards.models.trouble import FetchError
from voicecards.store import root

_COMING = "coming"
_GOING = "going"


class Shelf:
    """A folder of models.

    Args:
        folder: usually `models` in the player's folder; made when first needed.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def place(self, model: Model) -> Path:
        """Where a model is, or would be."""
        return self.folder / model.name

    def has(self, model: Model) -> bool:
        """Whether all of a model is here."""
        return is_whole(self.place(model), model)

    def find(self, engine: str, lang: str) -> Path | None:
        """The folder of the best model that an engine has here for a language."""
        for model in catalogue().values():
            if model.engine == engine and lang in model.languages and self.has(model):
                return self.place(model)
        return None

    def fetched(self, model: Model) -> int:
        """Bytes of a model that an unfinished attempt left."""
        coming = self._coming(model)
        return sum(path.stat().st_size for path in coming.glob("*")) if coming.is_dir() else 0

    def get(
        self,
        model: Model,
        *,
        progress: Callable[[int], None] = lambda done: None,
        cancelled: Callable[[], bool] = lambda: False,
    ) -> None:
        """Fetch a model; it appears when all of it is right.

        Args:
            model: which.
            progress: told how many of its bytes are here.
            cancelled: asked now and then.

        Raises:
            FetchError: when that cannot be done; what came is kept for the next attempt.
            Cancelled: when asked to stop.
        """
        from voicecards.models.fetch import (
            fetch,  # loads the net, which the start need not wait for
        )

        coming = self._coming(model)
        try:
            coming.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FetchError("models-unwritable", str(error)) from error
        done = 0
        for file in model.files:
            fetch(
                file,
                coming / file.name,
                progress=lambda here, before=done: progress(before + here),  # type: ignore[misc]
                cancelled=cancelled,
            )
            done += file.size
        try:
            self._put_up(model, coming)
        except OSError as error:
            raise FetchError("models-unwritable", str(error)) from error

    def remove(self, model: Model) -> bool:
        """Delete a model and what an unfinished attempt left; False when there was nothing.

        Raises:
            OSError: when a file cannot be deleted.
        """
        place, coming = self.place(model), self._coming(model)
        going = self.folder / _GOING / model.name
        found = place.exists() or coming.exists()
        if place.exists():  # renamed first: a folder half deleted must not pass for a model
            going.parent.mkdir(parents=True, exist_ok=True)
            shutil.rmtree(going, ignore_errors=True)
            place.replace(going)
        for folder in (going, coming):
            if folder.exists():
                shutil.rmtree(folder)
        return found

    def _coming(self, model: Model) -> Path:
        return self.folder / _COMING / model.name

    def _put_up(self, model: Model, coming: Path) -> None:
        whole = coming
        for file in model.files:
            if file.name.endswith(".zip"):
                whole = _unpack(coming / file.name, coming / "unpacked")
        if not is_whole(whole, model):
            shutil.rmtree(coming)
            raise FetchError("models-damaged", model.source)
        place = self.place(model)
        if place.exists():
            shutil.rmtree(place)
        whole.replace(place)
        shutil.rmtree(coming, ignore_errors=True)


def usual_shelf() -> Shelf:
    """The models at this computer, which all its players share."""
    return Shelf(root() / "models")


def is_whole(folder: Path, model: Model) -> bool:
    """Whether a folder has all that a model needs."""
    return all((folder / name).is_file() for name in model.needs)


def _unpack(archive: Path, into: Path) -> Path:
    """Unpack an archive and return its only folder, or where it was unpacked.

    Raises:
        FetchError: when it is damaged, or would write outside.
    """
    shutil.rmtree(into, ignore_errors=True)
    try:
        with zipfile.ZipFile(archive) as packed:
            root = into.resolve()
            if not all((root / name).resolve().is_relative_to(root) for name in packed.namelist()):
                raise FetchError("models-damaged", f"{archive.name}: a path leads outside")
            packed.extractall(into)  # checks each file's own sum
    except (zipfile.BadZipFile, EOFError) as error:
        archive.unlink()
        raise FetchError("models-damaged", str(error)) from error
    inside = list(into.iterdir())
    return inside[0] if len(inside) == 1 and inside[0].is_dir() else into
