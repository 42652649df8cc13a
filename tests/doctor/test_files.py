"""The player's files and the program's own: what is broken is named, nothing is touched."""

import shutil
from pathlib import Path

import pytest

from voicecards import resources
from voicecards.doctor.files import cue_files, home_folder, language_files, settings_file
from voicecards.doctor.parts import versions


def test_a_new_player_has_no_settings_file_and_that_is_fine(around):
    finding = settings_file(around())
    assert (finding.ok, finding.message.key) == (True, "doctor-settings-none")


def test_good_settings_are_fine(around):
    assert settings_file(around("rate = 300\n")).message.key == "doctor-settings-fine"


def test_a_corrupt_settings_file_is_told_and_left_where_it_is(around):
    surroundings = around("rate = [")
    finding = settings_file(surroundings)
    assert (finding.ok, finding.message.key) == (False, "settings-corrupt")
    assert finding.remedy is not None
    assert surroundings.path.read_text(encoding="utf-8") == "rate = ["


def test_wrong_entries_are_named(around):
    finding = settings_file(around('colour = "red"\nrate = 9000\n'))
    assert (finding.ok, finding.message.key) == (False, "settings-unknown")
    assert finding.detail.endswith("colour, rate")


@pytest.mark.parametrize(
    "line",
    ['lang = "xx"', 'keys."table.scores" = "insert"', 'keys."shared.nothing" = "f9"'],
)
def test_values_that_read_well_and_cannot_be_are_told(around, line):
    finding = settings_file(around(f"{line}\n"))
    assert (finding.ok, finding.message.key) == (False, "settings-bad-value")
    assert finding.detail.split(": ", 1)[1].startswith(line.split(" ")[0].replace('"', ""))


def test_a_file_that_was_put_aside_is_not_forgotten(around):
    surroundings = around("rate = 300\n")
    surroundings.path.with_name("settings.toml.broken").write_text("", encoding="utf-8")
    finding = settings_file(surroundings)
    assert (finding.ok, finding.message.key) == (False, "doctor-settings-set-aside")


def test_a_folder_that_can_be_written_is_left_empty(around):
    surroundings = around()
    assert home_folder(surroundings).ok
    assert list(surroundings.path.parent.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_essential(around, tmp_path, monkeypatch):
    blocked = tmp_path / "a file"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setenv("VOICECARDS_HOME", str(blocked))
    surroundings = around()
    surroundings.path = blocked / "settings.toml"
    finding = home_folder(surroundings)
    assert (finding.ok, finding.essential) == (False, True)
    assert finding.detail.startswith(f"VOICECARDS_HOME: {blocked}")


def test_a_disk_without_room_is_told_before_a_game_is_lost(around, monkeypatch):
    full = shutil.disk_usage(".")._replace(free=3_000_000)
    monkeypatch.setattr("voicecards.doctor.files.shutil.disk_usage", lambda path: full)
    finding = home_folder(around())
    assert (finding.ok, finding.essential, finding.message.key) == (
        False,
        False,
        "doctor-home-full",
    )
    assert finding.detail.endswith(": 3 MB")


@pytest.fixture
def copied_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's data in a folder that may be broken."""
    for name in ("sounds", "locales"):
        shutil.copytree(resources.folder(name), tmp_path / name)
    monkeypatch.setattr(resources, "folder", lambda name: tmp_path / name)
    return tmp_path


def test_all_data_of_the_program_is_there(around):
    assert language_files(around()).ok
    assert cue_files(around()).ok
    assert versions(around()).ok


def test_missing_and_damaged_cues_are_counted_and_named(copied_data, around):
    (copied_data / "sounds" / "card.wav").unlink()
    (copied_data / "sounds" / "turn.wav").write_bytes(b"RIFF")
    finding = cue_files(around())
    assert (finding.ok, finding.essential) == (False, False)
    assert finding.message.args == {"count": 2}
    assert "card.wav" in finding.detail
    assert "turn.wav" in finding.detail


def test_a_folder_without_its_table_of_cues_is_told(copied_data, around):
    (copied_data / "sounds" / "cues.toml").unlink()
    assert cue_files(around()).message.key == "doctor-cues-folder-missing"


def test_a_language_without_its_sentences_is_essential(copied_data, around):
    (copied_data / "locales" / "ru" / "commands.yaml").unlink()
    finding = language_files(around())
    assert (finding.ok, finding.essential) == (False, True)
    assert str(Path("ru", "commands.yaml")) in finding.detail


def test_a_missing_library_is_essential(around, monkeypatch):
    monkeypatch.setattr("voicecards.doctor.parts._LIBRARIES", ("numpy", "no_such_library"))
    finding = versions(around())
    assert (finding.ok, finding.essential) == (False, True)
    assert finding.detail.startswith("no_such_library: ")
