"""The folder of sheets: names are names in any spelling, files are left alone, nothing is lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from voicecards.games import games
from voicecards.sheets import folder as module
from voicecards.sheets.fault import SheetError
from voicecards.sheets.folder import SheetFolder, export
from voicecards.sheets.sheet import Sheet, ready_sheets

OPTIONS = games()["barbu"].options
SPADES = OPTIONS.from_text({"barbu_suit": "S", "barbu_penalty": "80"})


@pytest.fixture
def sheets(tmp_path: Path) -> SheetFolder:
    return SheetFolder(tmp_path / "sheets")


def sheet(name: str, options: object = SPADES) -> Sheet:
    assert isinstance(options, OPTIONS)
    return Sheet("barbu", name, options, "classic_32")


def code_of(act: object, *args: object, **named: object) -> str:
    with pytest.raises(SheetError) as caught:
        act(*args, **named)  # type: ignore[operator]
    return caught.value.code


def test_a_kept_sheet_is_found_in_any_spelling_by_another_start(sheets: SheetFolder) -> None:
    sheets.save(sheet("Papà Noël"))
    again = SheetFolder(sheets.path)
    for name in ("Papà Noël", "papa noel", "PAPÀ  NOËL"):
        assert again.find("barbu", name).options == SPADES
    assert code_of(again.find, "bouillotte", "Papà Noël") == "missing"


def test_ready_tables_come_first_and_cannot_be_changed(sheets: SheetFolder) -> None:
    sheets.save(sheet("Zeta"))
    sheets.save(sheet("Alfa"))
    assert [s.name for s in sheets.all("barbu")] == [*games()["barbu"].presets, "Alfa", "Zeta"]
    tournament = sheets.find("barbu", "tournament")
    assert code_of(sheets.delete, tournament) == "ready"
    assert code_of(sheets.rename, tournament, "Mio") == "ready"


@pytest.mark.parametrize("name", ["tournament", "Torneo", "ТУРНИР", "Classico", "classic_32"])
def test_the_names_of_ready_tables_are_taken_in_every_language(
    sheets: SheetFolder, name: str
) -> None:
    assert code_of(sheets.save, sheet(name)) == "name-taken"
    assert sheets.find("barbu", name).ready


def test_the_same_name_is_the_same_sheet(sheets: SheetFolder) -> None:
    sheets.save(sheet("Élise"))
    sheets.save(sheet("elise", OPTIONS()))
    (kept,) = sheets.saved("barbu")
    assert (kept.name, kept.options) == ("elise", OPTIONS())
    assert sheets.path is not None
    assert len(list(sheets.path.iterdir())) == 1


@pytest.mark.parametrize(
    "name",
    ["CON", "nul", "aux.toml", "../../etc", "a/b\\c:d*e?", "Дача", "ё" * 40, "con.", "x.", "1"],
)
def test_files_have_names_that_every_system_takes(sheets: SheetFolder, name: str) -> None:
    sheets.save(sheet(name))
    assert sheets.path is not None
    (path,) = sheets.path.iterdir()
    assert path.stem.startswith("barbu-")
    assert not set(path.name) & set('<>:"/\\|?*')
    assert path.suffix == ".toml"
    assert not path.stem.endswith((".", " "))
    assert len(path.name.encode()) < 255
    assert SheetFolder(sheets.path).find("barbu", name).options == SPADES


def test_names_that_make_the_same_file_name_get_two_files(sheets: SheetFolder) -> None:
    sheets.save(sheet("a b"))
    sheets.save(replace(sheet("x"), name="a 2.5"))
    sheets.save(replace(sheet("x"), name="a 2 5"))
    assert len(sheets.saved("barbu")) == 3


def test_a_broken_file_is_listed_with_its_reason_and_left_alone(sheets: SheetFolder) -> None:
    sheets.save(sheet("Buono"))
    assert sheets.path is not None
    bad = sheets.path / "rotto.toml"
    text = 'game = "barbu"\nname = "Rotto"\ntrick_penalty = 2000\n'
    bad.write_text(text, encoding="utf-8")
    (broken,) = sheets.broken("barbu")
    assert (broken.name, broken.error.about) == ("rotto", "trick_penalty")
    assert not sheets.broken("bouillotte")
    assert [s.name for s in sheets.saved("barbu")] == ["Buono"]
    assert code_of(sheets.find, "barbu", "Rotto") == "option"
    assert bad.read_text(encoding="utf-8") == text


def test_a_second_file_of_one_name_and_one_of_a_taken_name_are_broken(
    sheets: SheetFolder,
) -> None:
    assert sheets.path is not None
    sheets.path.mkdir()
    for file, name in (("a", "Casa"), ("b", "casa"), ("c", "Torneo")):
        text = f'game = "barbu"\nname = "{name}"\n'
        (sheets.path / f"{file}.toml").write_text(text, encoding="utf-8")
    assert [s.name for s in sheets.saved("barbu")] == ["Casa"]
    assert [b.error.code for b in sheets.broken()] == ["exists", "name-taken"]


def test_a_change_by_hand_is_seen_at_once(sheets: SheetFolder) -> None:
    kept = sheets.save(sheet("Casa"))
    path = sheets.file_of(kept)
    assert path is not None
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("queen_penalty = 20", "queen_penalty = 230"), encoding="utf-8")
    assert sheets.find("barbu", "casa").options.to_text()["queen_penalty"] == "230"


def test_a_sheet_is_renamed_and_stays_the_usual_one(sheets: SheetFolder) -> None:
    sheets.set_default(sheets.save(sheet("Casa")))
    sheets.save(sheet("Altro"))
    casa = sheets.find("barbu", "casa")
    assert code_of(sheets.rename, casa, "ALTRO") == "exists"
    sheets.rename(casa, "Nuova casa")
    assert {s.name for s in sheets.saved("barbu")} == {"Altro", "Nuova casa"}
    assert SheetFolder(sheets.path).default("barbu").name == "Nuova casa"
    sheets.rename(sheets.find("barbu", "nuova casa"), "NUOVA CASA")
    assert sheets.default("barbu").name == "NUOVA CASA"


def test_the_usual_sheet_falls_back_to_the_first_ready_one(sheets: SheetFolder) -> None:
    assert sheets.default("barbu") == ready_sheets("barbu")[0]
    sheets.set_default(sheets.find("barbu", "tournament"))
    assert sheets.default("barbu").name == "tournament"
    sheets.set_default(sheets.save(sheet("Casa")))
    sheets.delete(sheets.find("barbu", "Casa"))
    assert sheets.default("barbu") == ready_sheets("barbu")[0]
    assert sheets.path is not None
    (sheets.path.parent / "default-sheets.toml").write_bytes(b"\xff = [")
    assert sheets.default("barbu") == ready_sheets("barbu")[0]


def test_files_are_written_out_and_taken_over(sheets: SheetFolder, tmp_path: Path) -> None:
    target = tmp_path / "out" / "mine.toml"
    export(sheet("Casa"), target)
    assert code_of(export, sheet("Casa"), target) == "file-exists"
    other = SheetFolder(tmp_path / "other", places=[target.parent, tmp_path / "nowhere"])
    ((path, offered),) = other.offered("barbu")
    assert (path, offered.name) == (target, "Casa")
    assert not other.offered("bouillotte")
    other.take(target)
    assert code_of(other.take, target) == "exists"
    assert code_of(other.take, target, game="bouillotte") == "other-game"
    assert code_of(other.take, tmp_path) == "unreadable"
    assert other.take(target, "Seconda").name == "Seconda"


def test_a_full_disk_loses_nothing(sheets: SheetFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    sheets.save(sheet("Casa"))

    def full(descriptor: int) -> None:
        raise OSError

    monkeypatch.setattr(module.os, "fsync", full)
    assert code_of(sheets.save, sheet("Casa", OPTIONS())) == "unwritable"
    assert sheets.find("barbu", "Casa").options == SPADES
    assert sheets.path is not None
    assert len(list(sheets.path.iterdir())) == 1


def test_without_a_folder_only_ready_tables_are_there() -> None:
    nowhere = SheetFolder()
    assert nowhere.all("barbu") == ready_sheets("barbu")
    assert code_of(nowhere.save, sheet("Casa")) == "unwritable"
    assert code_of(nowhere.set_default, ready_sheets("barbu")[1]) == "unwritable"
