"""The score sheet of a table that is being set up, and what a stranger needs to change it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.sitting import Sitting
from voicecards.games import games
from voicecards.screens.setup import SetupScreen
from voicecards.session.launch import Launch
from voicecards.sheets.folder import SheetFolder
from voicecards.sheets.sheet import Sheet

LANGS = ["it", "ru", "en"]
BARBU, BOUILLOTTE = "2", "3"


def at_setup(
    game: str, lang: str = "en", folder: SheetFolder | None = None, **launch: Any
) -> Sitting:
    sitting = Sitting(Launch(seed=1, **launch), lang)
    sitting.stage.outside.sheets = folder or SheetFolder()
    sitting.key(game)
    assert isinstance(sitting.stage.screen, SetupScreen)
    return sitting


def plan_of(sitting: Sitting) -> Any:
    return sitting.stage.stack[1].plan  # type: ignore[attr-defined]


STRANGER = {
    "it": ["7", "s", "s", "left", "down", "8", "0", "return"],
    "ru": ["7", "м", "left", "down", "8", "0", "return"],
    "en": ["7", "s", "left", "down", "8", "0", "return"],
}
SENTENCES = {
    "it": ["il barbu è il re di picche e costa ottanta"],
    "ru": ["бородач король пик и стоит восемьдесят", "король пик стоит восемьдесят"],
    "en": ["the Barbu is the king of spades and costs eighty", "the king of spades costs eighty"],
}


@pytest.mark.parametrize("lang", LANGS)
def test_a_stranger_makes_the_king_of_spades_the_barbu_at_eighty_with_few_keys(lang: str) -> None:
    sitting = at_setup(BARBU, lang)
    keys = STRANGER[lang]
    assert len(keys) < 10
    for key in keys:
        sitting.key(key)
    options = plan_of(sitting).options.to_text()
    assert (options["barbu_suit"], options["barbu_penalty"]) == ("S", "80")


@pytest.mark.parametrize(("lang", "sentence"), [(x, s) for x in LANGS for s in SENTENCES[x]])
def test_or_with_one_spoken_sentence(lang: str, sentence: str) -> None:
    sitting = at_setup(BARBU, lang)
    assert len(sitting.say(sentence)) == 1
    options = plan_of(sitting).options.to_text()
    assert (options["barbu_suit"], options["barbu_penalty"]) == ("S", "80")


@pytest.mark.parametrize(
    ("lang", "sentence", "game", "setting"),
    [
        ("it", "il re di cuori costa quaranta", BARBU, "barbu_penalty=40"),
        ("it", "i fiori costano dieci", BARBU, "penalty_suit=C"),
        ("it", "ogni presa costa sette", BARBU, "trick_penalty=7"),
        ("it", "punti di un fante cinquantacinque", BARBU, "jack_penalty=55"),
        ("it", "chi sceglie il contratto: il mazziere", BARBU, "contract_order=dealer_chooses"),
        ("it", "la posta è due", BOUILLOTTE, "ante=2"),
        ("it", "carta aperta sì", BOUILLOTTE, "open_card=true"),
        ("ru", "трефы стоят десять", BARBU, "penalty_suit=C"),
        ("ru", "дама пик стоит 13", BARBU, "card_overrides=QS:13"),
        ("ru", "игроков шесть", BARBU, "players=6"),
        ("ru", "взнос пять", BOUILLOTTE, "ante=5"),
        ("en", "play with fifty-two cards", BARBU, "deck_size=52"),
        ("en", "second turn after an ace no", BARBU, "domino_ace_second_turn=false"),
        ("en", "largest raise 0", BOUILLOTTE, "max_raise=0"),
        ("en", "every trick is worth ten", "1", "points_trick=10"),
    ],
)
def test_options_are_set_by_sentences(lang: str, sentence: str, game: str, setting: str) -> None:
    sitting = at_setup(game, lang)
    assert len(sitting.say(sentence)) == 1
    name, _, value = setting.partition("=")
    assert plan_of(sitting).options.to_text()[name] == value


def test_a_value_that_cannot_be_is_refused_by_voice_too() -> None:
    sitting = at_setup(BARBU)
    (line,) = sitting.say("points of a trick 5000")
    assert line.startswith("Points of a trick: five thousand")
    assert "from zero to one thousand" in line
    assert plan_of(sitting).options == games()["barbu"].options()


def test_variants_are_named_choices() -> None:
    sitting = at_setup(BOUILLOTTE)
    assert sitting.key("5")[0].startswith("Variant: Usual table")
    names = [sitting.key("right")[0] for _ in range(8)]
    assert names[:3] == [
        "Variant: Table for three",
        "Variant: Table for five",
        "Variant: Two turned cards",
    ]
    assert names[-1] == "Variant: Usual table"
    assert sitting.say("variant historical game") == ["Variant: Historical game"]
    assert plan_of(sitting).options.to_text()["straddle"] == "true"


@pytest.mark.parametrize(
    ("lang", "game", "sentence", "preset"),
    [
        ("it", BARBU, "punteggio torneo", "tournament"),
        ("ru", BARBU, "таблица турнир", "tournament"),
        ("en", BARBU, "score sheet tournament", "tournament"),
        ("it", BOUILLOTTE, "variante gioco storico", "historical"),
        ("ru", BOUILLOTTE, "вариант старинная игра", "historical"),
    ],
)
def test_ready_tables_are_chosen_by_voice(lang: str, game: str, sentence: str, preset: str) -> None:
    sitting = at_setup(game, lang)
    sitting.say(sentence)
    assert plan_of(sitting).sheet.name == preset


def test_the_first_change_tells_that_the_table_differs_and_back_again() -> None:
    sitting = at_setup(BARBU)
    assert sitting.say("every queen costs thirty")[0].endswith(
        "The table now differs from Classic."
    )
    assert "differs" not in sitting.say("every jack costs thirty")[0]
    assert sitting.key("5")[0].startswith("Score sheet: Classic, with two values changed")
    sitting.key("ctrl+z")
    assert sitting.key("ctrl+z")[0].endswith("The table is now the same as Classic again.")


def test_a_table_is_saved_as_a_sheet_where_it_is_set_up(tmp_path: Path) -> None:
    folder = SheetFolder(tmp_path / "sheets")
    sitting = at_setup(BARBU, folder=folder)
    sitting.say("every queen costs thirty")
    sitting.key("end")
    assert sitting.key("up")[0].startswith("Save as a score sheet")
    sitting.key("return")
    sitting.run("type Club night")
    assert sitting.key("return")[0] == "Saved: Club night."
    assert sitting.key("5")[0].startswith("Score sheet: Club night,")


def test_the_usual_sheet_is_what_a_new_table_begins_with(tmp_path: Path) -> None:
    folder = SheetFolder(tmp_path / "sheets")
    options = games()["barbu"].options.from_text({"queen_penalty": "30", "players": "5"})
    folder.set_default(folder.save(Sheet("barbu", "Casa", options, "classic_32")))
    sitting = at_setup(BARBU, "it", folder)
    assert plan_of(sitting).options == options
    assert sitting.key("5")[0].startswith("Punteggio: Casa,")
    folder.set_default(folder.find("barbu", "tournament"))
    sitting.key("escape")
    sitting.key("return")
    assert plan_of(sitting).sheet.name == "tournament"


def test_punteggio_opens_the_sheets_and_one_is_used_at_this_table(tmp_path: Path) -> None:
    sitting = at_setup(BARBU, "it", SheetFolder(tmp_path / "sheets"))
    assert sitting.say("punteggio")[0].startswith("Punteggio.")
    sitting.key("3")
    assert sitting.key("1")[0] == "Al tavolo ora vale Torneo."
    assert isinstance(sitting.stage.screen, SetupScreen)
    assert plan_of(sitting).sheet.name == "tournament"


@pytest.mark.parametrize(
    ("lang", "title"), [("it", "Variante."), ("ru", "Вариант."), ("en", "Variant.")]
)
def test_the_list_of_a_row_has_the_name_of_the_row(lang: str, title: str) -> None:
    sitting = at_setup(BOUILLOTTE, lang)
    sitting.key("5")
    assert sitting.key("return")[0].startswith(title)


def test_a_table_follows_what_becomes_of_its_sheet(tmp_path: Path) -> None:
    folder = SheetFolder(tmp_path / "sheets")
    options = games()["barbu"].options
    casa = folder.save(Sheet("barbu", "Casa", options(), "classic_52"))
    folder.set_default(casa)
    sitting = at_setup(BARBU, "it", folder)
    folder.save(Sheet("barbu", "Casa", options.from_text({"queen_penalty": "30"}), "classic_52"))
    sitting.say("punteggio")
    sitting.key("escape")
    assert plan_of(sitting).value("queen_penalty") == 30
    folder.delete(folder.find("barbu", "casa"))
    sitting.say("punteggio")
    sitting.key("escape")
    assert sitting.key("5")[0].startswith("Punteggio: Classico con cinquantadue carte, con due")
    assert plan_of(sitting).value("queen_penalty") == 30


def test_the_tournament_refuses_other_players_naming_the_row() -> None:
    sitting = at_setup(BARBU, "it")
    sitting.say("punteggio torneo")
    before = plan_of(sitting).options
    assert sitting.say("siamo in cinque") == [
        "Giocatori: con questo punteggio c'è un solo valore, cioè quattro."
    ]
    assert plan_of(sitting).options == before


def test_how_many_sit_down_is_the_tables_affair() -> None:
    sitting = at_setup(BARBU)
    assert sitting.say("we are five") == ["Players: five."]
    sitting.say("score sheet classic with fifty two cards")
    assert plan_of(sitting).options.players == 5


def test_a_card_that_counts_nowhere_is_told() -> None:
    sitting = at_setup(BARBU)
    assert sitting.say("the nine of clubs costs ten")[0].endswith(
        "At this table, though, it counts in no contract."
    )


def test_at_the_table_the_word_asks_for_scores() -> None:
    sitting = Sitting(Launch(game="barbu", seed=1), "it")
    sitting.key("return")
    sitting.turn()
    before = len(sitting.stage.stack)
    assert sitting.say("punteggio")
    assert len(sitting.stage.stack) == before
