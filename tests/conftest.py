"""What tests of several folders need."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from voicecards.store import enter_home


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for all that players keep, the first of whom has sat down."""
    monkeypatch.setenv("VOICECARDS_HOME", str(tmp_path))
    yield tmp_path
    enter_home(Path())
