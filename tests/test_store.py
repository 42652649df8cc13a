from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voicecards.store import Settings, home, load_settings, save_settings


def test_a_missing_file_gives_the_defaults(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.toml") == (Settings(), [])


def test_settings_come_back_as_saved(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "settings.toml"
    settings = Settings(lang="ru", rate=450, detail="terse", keys={"table.scores": "ctrl+s"})
    assert save_settings(settings, path) is None
    assert load_settings(path) == (settings, [])


def test_a_broken_file_is_moved_aside_and_told(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("rate = [", encoding="utf-8")
    settings, problems = load_settings(path)
    assert settings == Settings()
    assert [p.code for p in problems] == ["settings-corrupt"]
    assert (tmp_path / "settings.toml.broken").read_text(encoding="utf-8") == "rate = ["


def test_unknown_and_wrong_entries_are_named_and_skipped(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('rate = 9000\ncolour = "red"\ndetail = "terse"\nlang = 3\n', encoding="utf-8")
    settings, problems = load_settings(path)
    assert settings == Settings(detail="terse")
    assert [(p.code, p.entry) for p in problems] == [
        ("settings-bad-value", "rate"),
        ("settings-unknown", "colour"),
        ("settings-bad-value", "lang"),
    ]


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    problem = save_settings(Settings(), blocked / "settings.toml")
    assert problem is not None
    assert problem.code == "settings-unwritable"


@given(junk=st.binary(max_size=200))
def test_no_file_stops_the_program(junk: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.toml"
    path.write_bytes(junk)
    settings, _ = load_settings(path)
    assert isinstance(settings, Settings)


def test_the_home_folder_can_be_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOICECARDS_HOME", str(tmp_path))
    assert home() == tmp_path
