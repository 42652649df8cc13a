"""A player's folder, and surroundings without a sound device."""

from collections.abc import Callable
from pathlib import Path

import pytest

from voicecards.doctor.surroundings import Surroundings
from voicecards.store import read_settings


@pytest.fixture
def settings_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The settings file of a player whose folder does not exist yet."""
    monkeypatch.setenv("VOICECARDS_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "settings.toml"


@pytest.fixture
def around(settings_path: Path) -> Callable[..., Surroundings]:
    """Makes surroundings of what stands in the settings file now."""

    def make(text: str | None = None, **more: object) -> Surroundings:
        if text is not None:
            settings_path.parent.mkdir(exist_ok=True)
            settings_path.write_text(text, encoding="utf-8")
        settings, problems = read_settings(settings_path)
        values: dict[str, object] = {"lang": "en", **more}
        return Surroundings(settings=settings, path=settings_path, problems=problems, **values)

    return make
