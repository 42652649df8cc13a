"""Finding one's way in a domino by ear: notes, what a card still needs, who has passed."""

import pytest

from tests.games.barbu.tables import do
from tests.narration.barbu_ear import VOICE, answer
from tests.narration.test_barbu_domino import OPEN, layout
from voicecards.games.barbu.events import CardLaid


def notes(state, codes):
    """The cues of the cards laid."""
    laid = [event for event in do(state, codes) if isinstance(event, CardLaid)]
    phrases = [VOICE.event(event, state.view(0)) for event in laid]
    return [phrase.cue for phrase in phrases if phrase]


def test_the_note_rises_toward_the_ace_and_falls_toward_the_lowest_card():
    state = layout("8H-JH", hand="TC 7H", others=("9C KC", "JC QH", "QC 9S"))
    assert notes(state, "TC 9C JC QC") == ["run_10", "run_9", "run_11", "run_12"]


def test_a_finished_suit_has_a_sound_of_its_own():
    state = layout("8H-AH", hand="7H 7C")
    assert notes(state, "7H") == ["run_complete"]


def test_a_low_ace_is_the_lowest_note():
    low = {"deck_size": "52", "domino_ace": "low", "domino_start_rank": "5"}
    state = layout("2C-9C", hand="AC 7D", others=("TC", "5H", "5S"), **low)
    assert notes(state, "AC") == ["run_1"]


@pytest.mark.parametrize(
    ("card", "lang", "text"),
    [
        ("7C", "en", "The seven of clubs waits for the nine and the eight."),
        ("7C", "it", "Il sette di fiori aspetta il nove e l'otto."),
        ("7C", "ru", "Семёрка треф ждёт девятку и восьмёрку."),
        ("QH", "en", "The queen of hearts fits now."),
        ("AC", "it", "L'asso di fiori va bene adesso."),
        ("TC", "ru", "Десятка треф уже на столе."),
        ("5C", "en", "The five of clubs is not in play at this table."),
    ],
)
def test_what_any_card_still_needs(card, lang, text):
    state = layout("8H-JH", "TS-TS", hand="TC 7C", others=("JC 8S", "QC 9S", "KC 7S"))
    do(state, "TC JC QC KC")
    assert answer(f"needs:{card}", state, lang) == text


def test_without_a_name_the_first_card_is_meant():
    assert answer("needs", layout(*OPEN, hand="7C AC")).startswith("The seven of clubs waits")
    assert answer("needs", layout(*OPEN, hand="7C AC"), "ru", "terse").startswith("Семёрка треф")


@pytest.mark.parametrize(
    ("lang", "detail", "text"),
    [
        (
            "en",
            "normal",
            "Passed last time: Alice. Alice: two passes so far. Ben: one pass so far.",
        ),
        ("en", "terse", "Passed last time: Alice."),
        (
            "it",
            "normal",
            "Passo all'ultimo turno: Anna. Anna: finora due passi. Bruno: finora un passo.",
        ),
        (
            "ru",
            "normal",
            "В прошлый раз пас: Анна. Всего у Анны два паса. Всего у Бориса один пас.",
        ),
    ],
)
def test_who_has_passed(lang, detail, text):
    state = layout("TC-TC", hand="JC QC 7S", others=("8D 9D", "KC 7D", "9C 8C 7C"))
    do(state, "JC pass pass 9C QC pass KC")
    assert answer("passed", state, lang, detail) == text


def test_nobody_has_passed():
    assert answer("passed", layout(*OPEN)) == "Nobody has passed yet."
    state = layout("TC-TC", hand="JC QC 7S", others=("9H 8D", "KC 7D", "9C 8C 7C"))
    do(state, "JC pass")
    assert answer("passed", state, "it").startswith("Passo all'ultimo turno: Anna.")
