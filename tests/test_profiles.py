"""Several players at one computer."""

from __future__ import annotations

from pathlib import Path

import pytest

from voicecards import profiles
from voicecards.profiles import ProfileError
from voicecards.store import home, root, settings_path

pytestmark = pytest.mark.usefixtures("place")


def test_the_first_player_keeps_everything_in_the_root_folder(place: Path) -> None:
    assert profiles.players() == ("",)
    assert profiles.last() == ""
    assert home() == root() == place


def test_a_player_has_a_folder_of_their_own(place: Path) -> None:
    profiles.add("Анна")
    profiles.enter("Анна")
    assert home().parent == place / "profiles"
    assert settings_path().parent == home()
    assert root() == place
    profiles.enter("")
    assert home() == place


def test_the_last_player_is_remembered() -> None:
    profiles.add("Lucía")
    profiles.enter("Lucía")
    assert profiles.last() == "Lucía"
    profiles.remove("Lucía")
    assert profiles.last() == ""


def test_names_are_found_in_any_spelling() -> None:
    profiles.add("  Lucía   Neri ")
    assert profiles.find("lucia neri") == "Lucía Neri"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "empty"),
        (" ... ", "empty"),
        ("x" * 31, "long"),
        ("anna", "exists"),
        ("\u0430\x00\n" * 20, "long"),
    ],
)
def test_names_that_cannot_be(name: str, code: str) -> None:
    profiles.add("Anna")
    with pytest.raises(ProfileError) as refused:
        profiles.add(name)
    assert refused.value.code == code
    assert profiles.players() == ("", "Anna")


def test_names_no_file_system_takes_are_fine() -> None:
    for name in ("CON", "a/b", "Ёж: 1", "../up"):
        profiles.add(name)
        profiles.enter(name)
        assert home().is_dir()
        assert home().parent.name == "profiles"
    assert len(set(profiles.players())) == 5


def test_who_is_not_here_cannot_sit_down() -> None:
    for act in (profiles.enter, profiles.remove, profiles.find):
        with pytest.raises(ProfileError):
            act("Nobody")


def test_a_broken_label_leaves_the_folder_its_name(place: Path) -> None:
    profiles.add("Anna")
    label = next((place / "profiles").glob("*/profile.toml"))
    label.write_bytes(b"\xff\x00")
    assert profiles.players() == ("", "player-anna")


def test_a_folder_that_cannot_be_written_is_told(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object, **kwargs: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(ProfileError) as refused:
        profiles.add("Anna")
    assert refused.value.code == "unwritable"
    profiles.enter("")
