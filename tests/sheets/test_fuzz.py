"""Whatever lies in a file: it is a sheet, or it is refused with a reason that can be told."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from voicecards.games import games
from voicecards.locale import load
from voicecards.locale.speakable import is_speakable
from voicecards.narration import sheets as told
from voicecards.narration.narrator import Narrator
from voicecards.sheets.fault import SheetError
from voicecards.sheets.folder import SheetFolder
from voicecards.sheets.sheet_file import read_sheet, write_sheet

NARRATORS = [Narrator(load(lang)) for lang in ("it", "ru", "en")]
OPTIONS = sorted({name for game in games().values() for name in game.options.kinds()})
GROUPS = sorted({name for game in games().values() for name in game.options.groups()})

plain: st.SearchStrategy[Any] = st.one_of(
    st.booleans(),
    st.integers(-(2**63), 2**63 - 1),
    st.integers(-5, 1001),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["QS", "H", "T", "KH:40", "same", "salade", "", "off", "true", "2"]),
    st.dates(),
)
value = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)
entries = st.dictionaries(st.sampled_from(OPTIONS) | st.text(max_size=5), value, max_size=4)
tables = st.fixed_dictionaries(
    {"game": st.sampled_from([*games(), "whist"])},
    optional={
        "name": st.text(max_size=50) | plain,
        "preset": st.sampled_from(["classic_32", "default", "classic"]) | plain,
    },
)


def survives(data: bytes) -> None:
    try:
        sheet = read_sheet(data, "a file")
    except SheetError as error:
        for narrator in NARRATORS:
            text = narrator.text(told.error(error))
            assert text
            assert is_speakable(text)
    else:
        assert read_sheet(write_sheet(sheet).encode(), "another") == sheet


@given(st.binary(max_size=200))
@settings(max_examples=150, deadline=None)
def test_any_bytes(data: bytes) -> None:
    survives(data)


@given(tables, entries, st.dictionaries(st.sampled_from(GROUPS), entries, max_size=2))
@settings(max_examples=150, deadline=None)
def test_any_tables(raw: Any, alone: Any, grouped: Any) -> None:
    text = tomli_w.dumps({**alone, **grouped, **raw})
    survives(text.encode("utf-8", "surrogatepass"))


@given(st.data())
@settings(max_examples=100, deadline=None)
def test_a_good_file_with_some_bytes_changed(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(list(games())))
    sheet = read_sheet(f'game = "{game}"'.encode(), "a file")
    text = bytearray(write_sheet(sheet).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    survives(bytes(text))


@given(st.binary(max_size=80))
@settings(max_examples=40, deadline=None)
def test_importing_anything_keeps_the_folder_sound(tmp_path_factory: Any, data: bytes) -> None:
    place: Path = tmp_path_factory.mktemp("import")
    (place / "x.toml").write_bytes(data)
    folder = SheetFolder(place / "sheets")
    try:
        folder.take(place / "x.toml")
    except SheetError:
        assert not folder.saved("barbu")
    assert not folder.broken()


def test_the_written_file_is_toml() -> None:
    sheet = read_sheet(b'game = "barbu"', "Casa")
    assert tomllib.loads(write_sheet(sheet))["values"]["domino_awards"] == [100, 50]
