"""The player's own score sheets by their names: what can be said is heard, and means one thing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.sitting import Sitting
from voicecards.commands.command import Context
from voicecards.commands.sentences import Sentences
from voicecards.games import games
from voicecards.hearing.pronunciation import Lexicon
from voicecards.hearing.repertoire import Repertoires
from voicecards.hearing.sayable import unsayable
from voicecards.locale import languages
from voicecards.session.launch import Host, Launch
from voicecards.sheets.folder import SheetFolder
from voicecards.sheets.sheet import Sheet

NAMES = {"it": "Casa della nonna 2", "ru": "Бабушкины правила 2", "en": "House rules 2"}
SPOKEN = {
    "it": "punteggio casa della nonna due",
    "ru": "таблица бабушкины правила два",
    "en": "score sheet house rules two",
}
UNSAYABLE = {"it": "Дом", "ru": "House", "en": "Zampetti"}


def folder_with(tmp_path: Path, *names: str) -> SheetFolder:
    folder = SheetFolder(tmp_path / "sheets")
    options = games()["barbu"].options.from_text({"players": "4", "queen_penalty": "30"})
    for name in names:
        folder.save(Sheet("barbu", name, options, "classic_52"))
    return folder


def at_setup(lang: str, folder: SheetFolder) -> Sitting:
    sitting = Sitting(Launch(seed=1), lang)
    sitting.stage.outside.sheets = folder
    sitting.stage.push(Host(sitting.stage, Launch(seed=1)).set_up("barbu"))
    sitting.quiet()
    return sitting


def plan_of(sitting: Sitting) -> Any:
    return sitting.stage.screen.plan  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", languages())
def test_a_sheet_is_taken_by_its_name_and_told(lang: str, tmp_path: Path) -> None:
    sitting = at_setup(lang, folder_with(tmp_path, NAMES[lang]))
    (line,) = sitting.say(SPOKEN[lang])
    assert plan_of(sitting).sheet.name == NAMES[lang]
    assert line.lower().endswith(SPOKEN[lang].partition(" ")[2].removeprefix("sheet "))


@pytest.mark.parametrize("lang", languages())
def test_a_name_can_be_typed_with_its_digits(lang: str, tmp_path: Path) -> None:
    sitting = at_setup(lang, folder_with(tmp_path, NAMES[lang]))
    typed = SPOKEN[lang].rpartition(" ")[0] + " 2"
    sitting.run(f"type {typed}")
    assert plan_of(sitting).sheet.name == NAMES[lang]


@pytest.mark.parametrize("lang", languages())
def test_all_that_can_be_heard_of_names_parses_back(lang: str) -> None:
    context = Context("barbu_options", sheets=(NAMES[lang],))
    said = Sentences(lang)
    heard = [(s, c) for s, c in said.expand(context) if c.arg == NAMES[lang]]
    assert SPOKEN[lang] in dict(heard)
    for sentence, command in heard:
        assert all(c.isalpha() or c in " '" for c in sentence), sentence
        assert [(m.command, m.exact) for m in said.parse(sentence, context)] == [(command, True)]


@pytest.mark.parametrize("lang", languages())
def test_the_ear_listens_for_names_and_can_pronounce_them(lang: str) -> None:
    context = Context("barbu_options", sheets=(NAMES[lang],))
    lexicon = Lexicon(lang)
    known = Repertoires(lang).of(context)
    heard = zip(known.sentences, known.commands, strict=True)
    sentences = [sentence for sentence, command in heard if command.arg == NAMES[lang]]
    assert sentences
    assert all(lexicon.phones(sentence) for sentence in sentences)


@pytest.mark.parametrize("lang", languages())
def test_a_name_that_cannot_be_pronounced_is_left_out(lang: str, tmp_path: Path) -> None:
    assert unsayable(lang, UNSAYABLE[lang]) is not None
    sitting = at_setup(lang, folder_with(tmp_path, NAMES[lang], UNSAYABLE[lang]))
    assert sitting.stage.context().sheets == (NAMES[lang],)


def test_saving_tells_when_the_name_cannot_be_said(tmp_path: Path) -> None:
    sitting = at_setup("en", SheetFolder(tmp_path / "sheets"))
    sitting.say("every queen costs thirty")
    sitting.say("save the score sheet")
    sitting.run("type Zampetti")
    sitting.quiet()
    lines = sitting.key("return")
    assert "Saved: Zampetti. I cannot hear this name" in " ".join(lines)


def test_names_are_heard_in_the_list_of_sheets_too(tmp_path: Path) -> None:
    sitting = at_setup("en", folder_with(tmp_path, NAMES["en"]))
    sitting.say("score sheets")
    sitting.say("sheet house rules two")
    assert sitting.stage.screen.name == "sheet"


def test_a_sheet_that_has_gone_is_told(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, NAMES["en"])
    sitting = at_setup("en", folder)
    folder.delete(folder.saved("barbu")[0])
    before = plan_of(sitting).sheet
    (line,) = sitting.say(SPOKEN["en"])
    assert line
    assert plan_of(sitting).sheet == before
