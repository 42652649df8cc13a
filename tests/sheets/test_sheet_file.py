"""A sheet's file: it comes back as it was written, and a hand may write less, or wrongly."""

from __future__ import annotations

import pytest

from voicecards.games import games
from voicecards.sheets.fault import SheetError
from voicecards.sheets.sheet import Sheet, ready_sheets
from voicecards.sheets.sheet_file import Notes, read_sheet, write_sheet

BARBU = games()["barbu"].options


def read(text: str, name: str = "a file") -> Sheet:
    return read_sheet(text.encode(), name)


@pytest.mark.parametrize("sheet", [s for game in games() for s in ready_sheets(game)], ids=str)
def test_every_ready_table_comes_back_from_its_file(sheet: Sheet) -> None:
    notes = Notes(("one # = [", "two"), {"table": "group"}, {"players": "option"})
    again = read(write_sheet(sheet, notes))
    assert (again.game, again.name, again.options) == (sheet.game, sheet.name, sheet.options)


def test_values_of_every_kind_come_back() -> None:
    options = BARBU.from_text(
        {
            "card_overrides": "KH:40,9D:13",
            "domino_awards": "45,20,10,-10",
            "suit_ace_penalty": "6",
            "domino_start_rank": "8",
            "penalty_suit": "C",
            "contracts": "domino,salade",
        }
    )
    sheet = Sheet("barbu", 'Più "strano"\\', options, "classic_32")
    assert read(write_sheet(sheet)) == sheet


def test_what_is_not_given_is_as_in_the_ready_table() -> None:
    sheet = read('game = "barbu"\npreset = "tournament"\n[values]\ntrick_penalty = 3\n')
    assert sheet.name == "a file"
    assert sheet.differences == ("trick_penalty",)
    assert sheet.options.to_text()["domino_awards"] == "45,20,10,-10"


def test_options_may_stand_alone_and_in_the_forms_of_the_command_line() -> None:
    sheet = read(
        'game = "barbu"\ncard_overrides = "QS:40, KH:80"\ncontracts = "domino,salade"\n'
        'deck_size = "52"\nstop_when_decided = "yes"\ndomino_start_rank = 10\n'
    )
    texts = sheet.options.to_text()
    assert texts["card_overrides"] == "QS:40,KH:80"
    assert (texts["deck_size"], texts["contracts"]) == ("52", "domino,salade")
    assert texts["domino_start_rank"] == "T"


def test_an_editor_that_writes_a_mark_and_other_line_ends_does_no_harm() -> None:
    text = '\ufeffgame = "barbu"\r\nname = "Casa"\r\n[values]\r\nqueen_penalty = 30\r\n'
    assert read(text).differences == ("queen_penalty",)


@pytest.mark.parametrize(
    ("text", "code", "about"),
    [
        ("", "no-game", "a file"),
        ('game = "whist"', "game", "whist"),
        ("game = 5", "game", "5"),
        ('game = "barbu"\npreset = "club"', "preset", "club"),
        ('game = "barbu"\npreset = []', "preset", "[]"),
        ('game = "barbu"\nname = " ! "', "name-empty", "!"),
        ('game = "barbu"\nname = 1.5', "name-empty", "1.5"),
        (f'game = "barbu"\nname = "{"a" * 41}"', "name-long", "a" * 41),
        ('game = "barbu"\nplayers = 4\n[table]\nplayers = 5', "twice", "players"),
        ('game = "barbu"\nqueen_penalti = 5', "option", "queen_penalti"),
        ('game = "barbu"\n[valuse]\nqueen_penalty = 5', "option", "valuse"),
    ],
)
def test_a_wrong_sheet_is_refused_as_a_whole(text: str, code: str, about: str) -> None:
    with pytest.raises(SheetError) as caught:
        read(text)
    assert (caught.value.code, caught.value.about) == (code, about)


@pytest.mark.parametrize(
    ("line", "value", "allowed"),
    [
        ("trick_penalty = 2000", "2000", "0-1000"),
        ("trick_penalty = 2.5", "2.5", "0-1000"),
        ("trick_penalty = [1]", "[1]", "0-1000"),
        ("trick_penalty = 1979-05-27", "1979-05-27", "0-1000"),
        ('trick_penalty = "many"', "many", "0-1000"),
        ("trick_penalty = true", "true", "0-1000"),
        ('penalty_suit = "X"', "X", "C, D, S, H"),
        ('domino_awards = ["45,20"]', "['45,20']", "-1000-1000"),
        ("players = 8", "8", "3-7"),
    ],
)
def test_a_wrong_value_names_the_option_the_value_and_the_range(
    line: str, value: str, allowed: str
) -> None:
    with pytest.raises(SheetError) as caught:
        read(f'game = "barbu"\n{line}\n')
    option = caught.value.option
    assert option is not None
    assert option.field == line.split()[0]
    assert (option.details["value"], option.details["allowed"]) == (value, allowed)


def test_a_line_that_is_no_toml_is_named() -> None:
    with pytest.raises(SheetError) as caught:
        read('game = "barbu"\n\nqueen_penalty: 5\n')
    assert (caught.value.code, caught.value.line) == ("syntax", 3)


def test_what_no_sheet_can_be_is_refused_at_once() -> None:
    for data in (b"\xff\xfe\x00", b"#" * 200_000, b"a = " + b"[" * 50_000):
        with pytest.raises(SheetError):
            read_sheet(data, "a file")
