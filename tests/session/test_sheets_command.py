"""`voicecards sheets`: every command, in every language, with exit codes and no traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from voicecards.cli import main
from voicecards.locale import load
from voicecards.session.checks import sheet_folder

LANGS = ["it", "ru", "en"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VOICECARDS_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return tmp_path / "home"


class Run:
    """What a command line brought."""

    def __init__(self, capsys: pytest.CaptureFixture[str], line: str, *more: str) -> None:
        self.code = main([*line.split(), *more])
        out, self.err = capsys.readouterr()
        self.lines = out.splitlines()
        assert "Traceback" not in self.err


def casa(capsys: pytest.CaptureFixture[str]) -> None:
    line = "sheets set classic_32 barbu_suit=S barbu_penalty=80 --game barbu --as"
    assert Run(capsys, line, "Casa nostra").code == 0


@pytest.mark.parametrize("lang", LANGS)
def test_the_list_has_ready_tables_and_ones_own(
    capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    casa(capsys)
    everything = Run(capsys, f"sheets list --lang {lang}")
    assert len(everything.lines) == 2 + 4 + 8
    barbu = Run(capsys, f"sheets list --game barbu --lang {lang}")
    assert [line.rpartition("(")[2] for line in barbu.lines[:3]] == [
        "classic_32)",
        "classic_52)",
        "tournament)",
    ]
    base = load(lang).text("barbu-variant-classic_32")
    row = load(lang).text("sheets-row-changed", name="Casa nostra", base=base, n=2)
    assert row in barbu.lines[3]


@pytest.mark.parametrize("lang", LANGS)
def test_a_sheet_is_shown_value_by_value_and_compared(
    capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    casa(capsys)
    shown = Run(capsys, f"sheets show --lang {lang} casa-nostra")
    assert any(line.endswith("(barbu_penalty=80)") for line in shown.lines)
    base = load(lang).text("barbu-variant-classic_32")
    differs = load(lang).text("sheet-differs", n=2, name=base)
    assert shown.lines[-1].lower().startswith(differs.lower())


def test_a_sheet_is_changed_by_name_and_option(capsys: pytest.CaptureFixture[str]) -> None:
    casa(capsys)
    assert Run(capsys, "sheets set CASA-NOSTRA queen_penalty=30").code == 0
    assert sheet_folder().find("barbu", "casa nostra").differences == (
        "queen_penalty",
        "barbu_suit",
        "barbu_penalty",
    )


def test_the_usual_sheet_begins_new_tables(capsys: pytest.CaptureFixture[str]) -> None:
    casa(capsys)
    assert Run(capsys, "sheets default casa-nostra").code == 0
    assert sheet_folder().default("barbu").name == "Casa nostra"
    assert Run(capsys, "sheets default tournament").code == 0
    assert sheet_folder().default("barbu").name == "tournament"


def test_sheets_travel_as_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    casa(capsys)
    file = str(tmp_path / "mine.toml")
    assert Run(capsys, "sheets export casa-nostra", file).code == 0
    again = Run(capsys, "sheets import", file)
    assert again.code == 2
    assert load("en").text("sheet-error-exists", text="Casa nostra") in again.err
    assert Run(capsys, "sheets import --as Seconda", file).code == 0
    assert Run(capsys, "sheets delete casa-nostra").code == 0
    assert Run(capsys, "sheets import --game barbu", file).code == 0
    assert [s.name for s in sheet_folder().saved("barbu")] == ["Casa nostra", "Seconda"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("line", "code", "key", "args"),
    [
        ("sheets show nowhere", 2, "sheet-error-missing", {"text": "nowhere"}),
        ("sheets show classic --game whist", 2, "cli-unknown-game", {}),
        ("sheets set tournament trick_penalty=3", 2, "sheet-error-ready", {}),
        ("sheets delete tournament", 2, "sheet-error-ready", {}),
        ("sheets set tournament", 2, "cli-sheet-nothing-to-set", {}),
        ("sheets set tournament trick_penalty --as a", 2, "cli-bad-set", {}),
        (
            "sheets set classic_52 trick_penalty=3 --as Torneo",
            2,
            "sheet-error-name-taken",
            {"text": "Torneo"},
        ),
        ("sheets import /nowhere/at/all.toml", 2, "sheet-error-unreadable", {}),
        ("sheets export tournament /nowhere/\0", 1, "sheet-error-unwritable", {}),
        ("sheets fly", 2, "cli-bad-usage", {}),
        ("sheets", 2, "cli-bad-usage", {}),
        ("--sheet tournament", 2, "cli-sheet-needs-game", {}),
        ("--sheet nowhere --game barbu", 2, "sheet-error-missing", {"text": "nowhere"}),
        ("simulate barbu --sheet historical", 2, "sheet-error-missing", {"text": "historical"}),
    ],
)
def test_what_cannot_be_is_told(
    capsys: pytest.CaptureFixture[str],
    lang: str,
    line: str,
    code: int,
    key: str,
    args: dict[str, str],
) -> None:
    run = Run(capsys, f"{line} --lang {lang}")
    assert run.code == code
    assert load(lang).text(key, **args) in run.err
    assert not run.lines


def test_a_wrong_value_names_option_value_and_range(capsys: pytest.CaptureFixture[str]) -> None:
    casa(capsys)
    run = Run(capsys, "sheets set casa-nostra trick_penalty=2000 --lang it")
    assert run.code == 2
    assert "Punti di una presa: duemila non va bene. Si può: da zero a mille." in run.err
    assert "(trick_penalty=2000; 0-1000)" in run.err


def test_a_broken_file_is_listed_and_refused(
    capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    folder = home / "sheets"
    folder.mkdir(parents=True)
    (folder / "rotto.toml").write_text('game = "barbu"\nplayers = 9\n', encoding="utf-8")
    listed = Run(capsys, "sheets list --game barbu --lang it")
    assert listed.code == 0
    assert listed.lines[-1] == (
        "Rotto non si può usare. Giocatori: nove non va bene. Si può: da tre a sette. (rotto.toml)"
    )
    refused = Run(capsys, "--game barbu --sheet rotto --lang it --console")
    assert refused.code == 2
    assert "(players=9; 3-7)" in refused.err


def test_a_name_that_several_games_have_needs_the_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    casa(capsys)
    assert Run(capsys, "sheets set historical ante=2 --as", "Casa nostra").code == 0
    run = Run(capsys, "sheets show casa-nostra")
    assert run.code == 2
    assert load("en").text("cli-sheet-several") in run.err
    assert Run(capsys, "sheets show casa-nostra --game bouillotte").code == 0


@pytest.mark.parametrize("setting", ["players=5", "deck_size=32"])
@pytest.mark.parametrize("command", ["simulate barbu --games 1", "--game barbu --console"])
def test_the_tournament_refuses_other_tables(
    capsys: pytest.CaptureFixture[str], setting: str, command: str
) -> None:
    run = Run(capsys, f"{command} --sheet tournament --set {setting} --lang it")
    assert run.code == 2
    assert "c'è un solo valore" in run.err
    assert f"({setting})" in run.err


def test_bots_play_by_a_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "simulate barbu --sheet tournament --games 1 --bots random --json")
    assert run.code == 0
    (line,) = run.lines
    assert sum(seat["mean_score"] for seat in json.loads(line)["seats"]) == 0
    casa(capsys)
    run = Run(capsys, "simulate barbu --games 1 --bots random --players 5 --sheet", "Casa nostra")
    assert run.code == 0


@pytest.mark.parametrize("sheet", ["tavolo per tre", "a_cinq", "Старинная игра", "Napoleon"])
def test_variants_of_bouillotte_are_sheets(capsys: pytest.CaptureFixture[str], sheet: str) -> None:
    line = "simulate bouillotte --games 1 --bots random --sheet"
    assert Run(capsys, line, sheet).code == (2 if sheet == "Napoleon" else 0)
