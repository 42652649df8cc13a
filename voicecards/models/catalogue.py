"""The models there are, as `catalogue.toml` lists them."""

from __future__ import annotations

import importlib.util
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

LIBRARIES: Final[Mapping[str, str]] = {"whisper": "ctranslate2", "vosk": "vosk"}
"""The library that each engine needs besides its model: an extra of the program."""

MEGABYTE: Final = 1_000_000


@dataclass(frozen=True)
class RemoteFile:
    """One file of a model.

    Attributes:
        name: under which it is kept; one that ends in ".zip" is unpacked.
        url: where it is.
        size: in bytes.
        sha256: of its contents, in hexadecimal.
    """

    name: str
    url: str
    size: int
    sha256: str


@dataclass(frozen=True)
class Model:
    """A model that can be fetched.

    Attributes:
        name: by which it is asked for, and the name of its folder.
        engine: the recognizer that uses it.
        languages: that it understands.
        licence: under which it is given.
        source: its name where it comes from.
        url: the page about it.
        needs: paths inside its folder without which it is not whole.
        files: what is fetched.
    """

    name: str
    engine: str
    languages: tuple[str, ...]
    licence: str
    source: str
    url: str
    needs: tuple[str, ...]
    files: tuple[RemoteFile, ...]

    @property
    def size(self) -> int:
        """What has to be fetched, in bytes."""
        return sum(file.size for file in self.files)

    @property
    def megabytes(self) -> int:
        """The same in millions of bytes, rounded up: as a player wants to know it."""
        return -(-self.size // MEGABYTE)

    @property
    def usable(self) -> bool:
        """Whether the library that the engine needs is installed."""
        return importlib.util.find_spec(LIBRARIES[self.engine]) is not None


@cache
def catalogue() -> Mapping[str, Model]:
    """All models, by name, the best first."""
    text = Path(__file__).with_name("catalogue.toml").read_text("utf-8")
    return {name: _model(name, row) for name, row in tomllib.loads(text).items()}


def _model(name: str, row: Mapping[str, Any]) -> Model:
    return Model(
        name=name,
        engine=row["engine"],
        languages=tuple(row["languages"]),
        licence=row["licence"],
        source=row["source"],
        url=row["url"],
        needs=tuple(row["needs"]),
        files=tuple(RemoteFile(**file) for file in row["files"]),
    )


def models_for(lang: str) -> list[Model]:
    """The models that understand a language, the best first."""
    return [model for model in catalogue().values() if lang in model.languages]
