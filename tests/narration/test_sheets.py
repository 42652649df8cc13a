"""What is said about sheets: differences, effects on a hand, and faults, in three languages."""

from __future__ import annotations

import pytest

from voicecards.games import games
from voicecards.locale import load
from voicecards.locale.speakable import is_speakable
from voicecards.narration import sheets as told
from voicecards.narration.effects import effects
from voicecards.narration.narrator import Narrator
from voicecards.sheets.fault import SheetError
from voicecards.sheets.sheet import Sheet
from voicecards.sheets.sheet_file import read_sheet, write_sheet

NARRATORS = {lang: Narrator(load(lang)) for lang in ("it", "ru", "en")}


def said(game: str, lang: str, **changes: str) -> list[str]:
    options = games()[game].options
    found = effects(game, options(), options.from_text(changes))
    return [NARRATORS[lang].text(phrase) for phrase in found]


@pytest.mark.parametrize(
    ("game", "lang", "changes", "lines"),
    [
        (
            "barbu",
            "it",
            {"barbu_penalty": "80"},
            [
                "Una mano di insalata costa ora duecentottanta punti in tutto.",
                "Una mano di barbu costa ora ottanta punti in tutto.",
            ],
        ),
        (
            "barbu",
            "ru",
            {"domino_awards": "101"},
            ["Контракт «домино» приносит теперь сто одно очко за всю раздачу."],
        ),
        (
            "barbu",
            "en",
            {"trick_penalty": "0"},
            [
                "A hand of salad now costs two hundred and ten points in all.",
                "A hand of no tricks now costs nothing and brings nothing.",
            ],
        ),
        ("barbu", "en", {"jack_penalty": "30"}, []),
        ("barbu", "en", {"players": "5"}, []),
        (
            "bouillotte",
            "ru",
            {"ante": "3"},
            [
                "В начале раздачи в банке теперь двенадцать фишек.",
                "На взносы за всю игру уходит теперь у каждого тридцать шесть фишек.",
            ],
        ),
        (
            "bouillotte",
            "en",
            {"starting_chips": "200"},
            ["The whole table now has eight hundred chips."],
        ),
        (
            "bouillabaisse",
            "it",
            {"points_special": "300"},
            [
                "Quarta manche: ora ci sono trecento punti in tutto.",
                "Quinta manche: ora ci sono seicentonovantacinque punti in tutto.",
            ],
        ),
    ],
)
def test_effects_on_a_hand(game: str, lang: str, changes: dict[str, str], lines: list[str]) -> None:
    assert said(game, lang, **changes) == lines


def test_a_salad_of_52_cards_costs_325() -> None:
    assert said("barbu", "it", deck_size="52")[0] == (
        "Una mano di insalata costa ora trecentoventicinque punti in tutto."
    )


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        (
            "it",
            "Due valori sono diversi da Classico. Punti di una donna: trenta invece di venti."
            " Seme del Barbu: picche invece di cuori.",
        ),
        (
            "ru",
            "Два отличия от таблицы «Классика». Очки за даму: тридцать, а там двадцать."
            " Масть Бородача: пики, а там черви.",
        ),
        (
            "en",
            "Two values differ from Classic. Points of a queen: thirty instead of twenty."
            " Suit of the Barbu: spades instead of hearts.",
        ),
    ],
)
def test_differences_are_counted_and_told(lang: str, line: str) -> None:
    options = games()["barbu"].options
    sheet = Sheet(
        "barbu", "x", options.from_text({"queen_penalty": "30", "barbu_suit": "S"}), "classic_32"
    )
    phrase = told.compared(sheet.options, told.base_name(sheet), options())
    assert NARRATORS[lang].text(phrase) == line


FAULTS = [
    SheetError("unreadable", "x"),
    SheetError("encoding", "x"),
    SheetError("syntax", "x", line=21),
    SheetError("no-game", "x"),
    SheetError("game", "whist"),
    SheetError("preset", "club_7", game="barbu"),
    SheetError("name-empty", ""),
    SheetError("name-long", "a" * 50),
    SheetError("name-taken", "Torneo", game="barbu"),
    SheetError("twice", "queen_penalty", game="barbu"),
    SheetError("missing", "Casa 2"),
    SheetError("exists", "Casa"),
    SheetError("ready", "tournament"),
    SheetError("unwritable", "x"),
    SheetError("other-game", "x", game="bouillotte"),
    SheetError("file-exists", "x"),
]


@pytest.mark.parametrize("lang", NARRATORS)
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.code)
def test_every_fault_is_told_in_words(lang: str, fault: SheetError) -> None:
    text = NARRATORS[lang].text(told.error(fault))
    assert is_speakable(text)
    assert text != load(lang).text("unsayable")


@pytest.mark.parametrize("lang", NARRATORS)
@pytest.mark.parametrize("game", list(games()))
def test_a_file_is_written_with_comments_in_the_players_language(lang: str, game: str) -> None:
    sheet = Sheet(game, "Casa", games()[game].options(), next(iter(games()[game].presets)))
    text = write_sheet(sheet, told.notes(NARRATORS[lang], sheet))
    assert text.startswith(
        "# " + load(lang).text("sheet-file-head", game=game, name="", base="")[:8]
    )
    assert load(lang).text("option-players", "label").lower() in text.lower()
    assert read_sheet(text.encode(), "x") == sheet


def test_a_free_name_is_suggested() -> None:
    options = games()["barbu"].options()
    taken = [Sheet("barbu", "punteggio UNO", options, "classic_32")]
    assert told.suggested_name(NARRATORS["it"], []) == "Punteggio uno"
    assert told.suggested_name(NARRATORS["it"], taken) == "Punteggio due"
