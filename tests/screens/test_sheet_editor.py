"""The sheet editor by ear: keys and voice change, undo, compare, save, rename, delete, export."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sitting import Sitting, menu_row
from voicecards.locale import load
from voicecards.locale.speakable import is_speakable
from voicecards.screens.sheet_edit import EditScreen
from voicecards.screens.sheet_list import SheetList
from voicecards.screens.sheet_screen import SheetScreen
from voicecards.session.launch import Launch
from voicecards.sheets.folder import SheetFolder

LANGS = ["it", "ru", "en"]


@pytest.fixture
def folder(tmp_path: Path) -> SheetFolder:
    return SheetFolder(tmp_path / "home" / "sheets", places=[tmp_path / "arrivals"])


def at_list(folder: SheetFolder, lang: str = "it") -> Sitting:
    """The list of Barbu's sheets."""
    sitting = Sitting(Launch(seed=1), lang)
    sitting.stage.outside.sheets = folder
    sitting.key(menu_row("sheets"))
    sitting.key("2")
    assert isinstance(sitting.stage.screen, SheetList)
    return sitting


def row(sitting: Sitting, key: str) -> None:
    """Choose the row of a menu by the message that names it."""
    sitting.key("home")
    text = load(sitting.stage.lang).text(key)
    for _ in range(40):
        screen = sitting.stage.screen
        here = sitting.stage.narrator.text(screen.items()[screen.focus].phrase)  # type: ignore[attr-defined]
        if here.lower().startswith(text.lower()):
            sitting.key("return")
            return
        sitting.key("down")
    raise AssertionError(key)


def copy_of_classic(folder: SheetFolder, lang: str = "it") -> Sitting:
    sitting = at_list(folder, lang)
    sitting.key("1")
    row(sitting, "sheet-edit-copy")
    assert isinstance(sitting.stage.screen, EditScreen)
    return sitting


def options(folder: SheetFolder, name: str) -> dict[str, str]:
    return folder.find("barbu", name).options.to_text()


def test_a_copy_is_made_with_keys_alone(folder: SheetFolder) -> None:
    sitting = copy_of_classic(folder)
    row(sitting, "group-values")
    assert sitting.key("1") == ["Uno"]
    assert sitting.key("5") == ["Quindici"]
    assert sitting.key("return") == [
        "Ogni presa: quindici. Una mano di insalata costa ora trecentotrenta punti in tutto."
        " Una mano di niente prese costa ora centoventi punti in tutto."
    ]
    sitting.key("ctrl+s")
    echoed = [sitting.key(key)[0] for key in ("m", "i", "o", "space", "2")]
    assert echoed == ["M", "I", "O", "Spazio", "Due"]
    assert sitting.key("backspace") == ["Due"]
    assert sitting.key("backspace") == ["Spazio"]
    assert sitting.key("up") == ["Mio"]
    assert sitting.key("return")[0] == "Salvato: mio."
    assert options(folder, "Mio")["trick_penalty"] == "15"
    sitting.key("escape")
    assert sitting.key("escape")[0].startswith("Mio, un valore diverso da Classico.")


VOICE = {
    "it": (
        ["il barbu è il re di picche", "il barbu costa ottanta", "ogni donna costa trenta"],
        ["annulla il cambiamento", "che cosa è cambiato", "salva il punteggio", "amici"],
        "conferma",
        "amici",
    ),
    "ru": (
        ["бородач король пик", "бородач стоит восемьдесят", "каждая дама стоит тридцать"],
        ["отменить изменение", "что изменилось", "сохранить таблицу", "друзья"],
        "подтвердить",
        "друзья",
    ),
    "en": (
        ["the Barbu is the king of spades", "the Barbu costs eighty", "queens cost thirty"],
        ["undo the change", "what has changed", "save the score sheet", "friends"],
        "confirm",
        "friends",
    ),
}


@pytest.mark.parametrize("lang", LANGS)
def test_a_copy_is_made_by_voice_alone(folder: SheetFolder, lang: str) -> None:
    sitting = copy_of_classic(folder, lang)
    changes, rest, confirm, name = VOICE[lang]
    for sentence in [*changes, *rest, confirm]:
        assert sitting.say(sentence), sentence
    kept = folder.find("barbu", name)
    assert kept.differences == ("barbu_suit", "barbu_penalty")
    assert all(is_speakable(line) for line in sitting.lines)


def test_undo_goes_back_several_steps(folder: SheetFolder) -> None:
    sitting = copy_of_classic(folder)
    sitting.say("ogni donna costa trenta")
    sitting.say("ogni presa costa otto")
    assert sitting.key("ctrl+z")[0].startswith("Annullato. Ogni presa: cinque.")
    assert sitting.key("ctrl+z")[0].startswith("Annullato. Ogni donna: venti.")
    assert sitting.key("ctrl+z") == ["Non c'è niente da annullare."]
    assert sitting.say("che cosa è cambiato") == ["Tutto è come in Classico."]


def test_a_name_alone_goes_to_its_row_or_tells_its_value(folder: SheetFolder) -> None:
    sitting = copy_of_classic(folder)
    assert sitting.say("punti di una donna") == ["Punti di una donna: venti"]
    row(sitting, "group-values")
    assert sitting.say("punti di una donna")[0].startswith("Punti di una donna: venti, cinque di")
    assert sitting.key("right")[0].startswith("Ogni donna: venticinque.")


def test_unsaved_changes_are_asked_about(folder: SheetFolder) -> None:
    sitting = copy_of_classic(folder)
    sitting.say("ogni donna costa trenta")
    assert sitting.key("escape") == [
        "I cambiamenti non sono salvati. Uno: Salvali. Due: Lasciali perdere."
    ]
    assert sitting.key("escape") == ["Sei ancora nel punteggio."]
    sitting.key("escape")
    sitting.key("1")
    sitting.key("return")
    assert options(folder, "Punteggio uno")["queen_penalty"] == "30"
    assert isinstance(sitting.stage.screen, SheetScreen)
    row(sitting, "sheet-edit")
    sitting.say("ogni donna costa quaranta")
    sitting.key("escape")
    assert sitting.key("2")[0] == "I cambiamenti sono lasciati perdere."
    assert options(folder, "Punteggio uno")["queen_penalty"] == "30"


def saved(folder: SheetFolder, name: str) -> Sitting:
    """The screen of a sheet of one's own, with one value changed."""
    sitting = copy_of_classic(folder)
    sitting.say("ogni donna costa trenta")
    sitting.say("salva")
    sitting.run(f"type {name}")
    sitting.key("return")
    sitting.key("escape")
    assert isinstance(sitting.stage.screen, SheetScreen)
    return sitting


def test_ones_own_sheet_is_saved_in_place(folder: SheetFolder) -> None:
    sitting = saved(folder, "Casa")
    row(sitting, "sheet-edit")
    sitting.say("ogni donna costa quaranta")
    assert sitting.key("ctrl+s") == ["Salvato: Casa."]
    assert options(folder, "Casa")["queen_penalty"] == "40"


def test_a_sheet_is_compared_renamed_made_usual_and_deleted(folder: SheetFolder) -> None:
    sitting = saved(folder, "Casa")
    told = ["Un valore è diverso da Classico. Punti di una donna: trenta invece di venti."]
    assert sitting.key("ctrl+d") == told
    assert sitting.say("usa sempre questo punteggio") == ["I nuovi tavoli cominciano con Casa."]
    sitting.say("cambia il nome")
    sitting.run("type Круг")
    assert sitting.key("return")[0] == (
        "Ora si chiama Круг. Questo nome non lo riconosco a voce: di' il suo numero nell'elenco."
    )
    assert folder.default("barbu").name == "Круг"
    assert sitting.key("delete") == ["Elimino Круг? Non torna più."]
    assert sitting.key("backspace") == ["Resta tutto com'era."]
    sitting.say("elimina il punteggio")
    assert sitting.say("sì")[0] == "Eliminato: Круг."
    assert not folder.saved("barbu")


def test_a_ready_sheet_is_not_renamed_or_deleted(folder: SheetFolder) -> None:
    sitting = at_list(folder)
    refused = ["Un punteggio già pronto non si cambia: cambiane una copia."]
    assert sitting.key("delete") == refused
    assert sitting.say("cambia il nome") == refused


def test_names_that_cannot_be_are_refused_and_asked_again(folder: SheetFolder) -> None:
    sitting = saved(folder, "Casa")
    row(sitting, "sheet-edit")
    row(sitting, "edit-save-as")
    sitting.run("type Torneo")
    assert sitting.key("return") == ["Questo nome appartiene a un punteggio già pronto: Torneo."]
    for _ in range(6):
        sitting.key("backspace")
    sitting.run("type casa due")
    assert sitting.key("return")[0] == "Salvato: casa due."
    row(sitting, "edit-save-as")
    sitting.run("type CASA")
    assert sitting.key("return")[0].startswith("C'è già un punteggio che si chiama CASA.")
    assert sitting.key("return")[0] == "Salvato: CASA."


def test_a_sheet_goes_out_as_a_file_and_comes_back(folder: SheetFolder) -> None:
    sitting = saved(folder, "Casa")
    row(sitting, "sheet-export")
    assert sitting.key("return")[0] == "Scritto in un file: Casa."
    (file,) = folder.places[0].iterdir()
    sitting.key("delete")
    sitting.key("return")
    assert isinstance(sitting.stage.screen, SheetList)
    row(sitting, "sheets-import")
    assert sitting.key("1")[0] == "Aggiunto: Casa."
    row(sitting, "sheets-import")
    assert sitting.key("1") == ["C'è già un punteggio che si chiama Casa."]
    row(sitting, "sheets-import-other")
    sitting.run(f"type {file}")
    assert sitting.key("return") == ["C'è già un punteggio che si chiama Casa."]


def test_all_values_are_heard_and_explained(folder: SheetFolder) -> None:
    sitting = at_list(folder)
    sitting.key("3")
    assert sitting.key("1")[0] == "Torneo, valore per valore. Giocatori: quattro, uno di trentatré."
    sitting.key("down")
    assert sitting.key("return") == [
        "Trentadue carte, dal sette all'asso, oppure cinquantadue, dal due all'asso."
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_a_broken_file_tells_its_reason_and_stops_nothing(folder: SheetFolder, lang: str) -> None:
    assert folder.path is not None
    folder.path.mkdir(parents=True)
    (folder.path / "vecchio.toml").write_text('game = "barbu"\ntrick_penalty = 2000\n', "utf-8")
    sitting = at_list(folder, lang)
    sitting.key("end")
    (line,) = sitting.key("up")
    assert line.startswith("Vecchio")
    (reason,) = sitting.key("return")
    locale = load(lang)
    assert locale.text("option-trick_penalty", "label").lower() in reason.lower()
    assert locale.number(2000) in reason
    assert locale.number(1000)[:5] in reason
    sitting.key("delete")
    sitting.key("return")
    assert not folder.broken()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ["1", "2", "3"])
def test_every_screen_has_help_for_its_own_game(folder: SheetFolder, lang: str, game: str) -> None:
    sitting = at_list(folder, lang)
    sitting.key("escape")
    sitting.key(game)
    sitting.key("1")
    row(sitting, "sheet-edit-copy")
    lines = sitting.key("f1") + sitting.key("down") + sitting.key("down")
    assert len({*lines}) >= 2
    assert all(map(is_speakable, lines))
