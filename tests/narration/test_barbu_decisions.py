"""What a player of Barbu is asked to decide, the numbered answers, and advice."""

import pytest

from tests.games.barbu.tables import do, hand_of, table
from tests.narration.barbu_ear import VOICE, answer, narrator, prompt
from tests.narration.barbu_tricks import FOLLOW, tricks, trumps
from voicecards.cards import Card, Suit
from voicecards.games.barbu.actions import (
    AceHigh,
    ChooseContract,
    Contro,
    NameStartRank,
    NameTrump,
    Pass,
)
from voicecards.games.barbu.schedule import HandResult
from voicecards.games.game import PlayCard

# --- prompts and turns -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("codes", "lang", "detail", "text"),
    [
        ("", "en", "normal", "Your turn: you lead."),
        ("QS AS 7S 8S TH JH QH", "it", "normal", "Tocca a te: solo il nove di cuori."),
        ("7C 8C 9C TC JD", "ru", "normal", "Твой ход: только восьмёрка бубён."),
    ],
)
def test_the_prompt_of_a_trick(codes, lang, detail, text):
    assert prompt(tricks(codes=codes), lang, detail) == text


BARRED = table(suit_lead="only_suit_left")


@pytest.mark.parametrize(
    ("lang", "detail", "text"),
    [
        ("en", "normal", "Your turn: you lead, but not hearts."),
        ("it", "terse", "Apri, non a cuori."),
        ("ru", "normal", "Твой ход: заходишь ты, но не с червей."),
        (
            "it",
            "full",
            "Tocca a te: apri tu, ma non a cuori. Puoi giocare sette di fiori, otto di quadri e "
            "donna di picche.",
        ),
    ],
)
def test_a_lead_names_the_suit_that_may_not_be_led(lang, detail, text):
    assert prompt(tricks("no_hearts", options=BARRED), lang, detail) == text


@pytest.mark.parametrize(
    ("hand", "codes", "lang", "text"),
    [
        ("QS AS 7C", "QD 9D JD", "en", "Your turn: diamonds, you have none and must trump."),
        (
            "QS AS 7C",
            "QD 9D JD",
            "it",
            "Tocca a te: quadri, non ne hai: serve una briscola.",
        ),
        ("QS AS 7C", "QD 9D JD", "ru", "Твой ход: бубны, у тебя их нет, нужен козырь."),
        ("QS AS 8S", "KS 7S TS", "en", "Your turn: only the ace of spades."),
        ("QC AC 9S", "8C 9C TC", "en", "Your turn: clubs."),
    ],
)
def test_the_duties_of_trumps(hand, codes, lang, text):
    assert prompt(trumps(hand, codes), lang) == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Your turn: spades, higher than the ten of spades."),
        ("it", "Tocca a te: picche, sopra il dieci di picche."),
        ("ru", "Твой ход: пики, старше десятки пик."),
    ],
)
def test_trumps_led_must_be_beaten(lang, text):
    hands = "QS AS 8S", "TS 8C", "7S 9C", "9S TC"
    state = hand_of(
        "trumps", *hands, dealer=0, trump=Suit.SPADES, options=table(contracts="trumps")
    )
    do(state, "TS 7S 9S")
    assert prompt(state, lang) == text


@pytest.mark.parametrize(
    ("lang", "detail", "text"),
    [
        ("en", "normal", "Carol's turn."),
        (
            "it",
            "full",
            "Tocca a Carla. Terza mano di ventiquattro, niente donne. Seconda presa di otto.",
        ),
        (
            "ru",
            "full",
            "Ходит Вера. Третья раздача из двадцати четырёх, без дам. Вторая взятка из восьми.",
        ),
    ],
)
def test_whose_turn(lang, detail, text):
    assert answer("turn", FOLLOW, lang, detail) == text


# --- choices ----------------------------------------------------------------------------------

CHOICE = table(contract_order="dealer_chooses", contracts="no_tricks,salade,trumps,domino")


def choosing(dealer=0, contract=None, **more):
    hands = ["7C 8D", "8C 9D", "9C TD", "TC JD"]
    return hand_of(contract, *hands, dealer=dealer, options=table(**{**CHOICE.to_text(), **more}))


@pytest.mark.parametrize(
    ("lang", "detail", "text"),
    [
        (
            "en",
            "normal",
            "Your turn: choose the contract. One: no tricks. Two: salad. Three: trumps. "
            "Four: domino.",
        ),
        (
            "it",
            "terse",
            "Quale contratto? Uno: niente prese. Due: insalata. Tre: briscola. Quattro: domino.",
        ),
        (
            "ru",
            "normal",
            "Твой ход: выбери контракт. Один: без взяток. Два: салат. Три: козыри. Четыре: домино.",
        ),
    ],
)
def test_contracts_are_offered_in_the_tables_order(lang, detail, text):
    assert prompt(choosing(), lang, detail) == text
    assert VOICE.choices(choosing().view(0))[1] == ChooseContract("salade")


def test_numbers_stay_as_the_choices_become_fewer():
    led = (HandResult(0, "no_tricks", (0, 0, 0, -40)), HandResult(0, "trumps", (5, 10, 15, 10)))
    hands = ["7C 8D", "8C 9D", "9C TD", "TC JD"]
    state = hand_of(None, *hands, dealer=0, options=CHOICE, finished=led)
    assert prompt(state).endswith("Two: salad. Four: domino.")
    assert VOICE.numbers(state.view(0)) == [2, 4]


def test_trumps_and_opening_ranks_are_offered():
    assert prompt(choosing(contract="trumps"), "it") == (
        "Tocca a te: qual è la briscola? Uno: fiori. Due: quadri. Tre: picche. Quattro: cuori."
    )
    state = choosing(contract="domino", domino_start_rank="dealer_chooses")
    assert prompt(state, "ru").startswith(
        "Твой ход: с какой карты начинаем? С семёрки. С восьмёрки."
    )
    assert prompt(state, "en", "terse").startswith("Which rank? From the seven.")


@pytest.mark.parametrize(
    ("state", "lang", "text"),
    [
        (choosing(1), "en", "Alice chooses the contract."),
        (choosing(1, "trumps"), "it", "Anna nomina la briscola."),
        (
            choosing(1, "domino", domino_start_rank="dealer_chooses"),
            "ru",
            "Анна решает, с какой карты начинаем.",
        ),
        (choosing(0, "no_tricks", contro_mode="all_pairs"), "en", "Alice decides about doubling."),
    ],
)
def test_what_another_player_is_deciding(state, lang, text):
    assert answer("turn", state, lang) == text
    assert prompt(state, lang) == text
    assert narrator(state, lang).text(VOICE.question(state.view(0))) == text
    assert answer("legal", state, lang) == text


@pytest.mark.parametrize(
    ("code", "lang", "text"),
    [
        ("table", "en", "No cards on the table yet. Alice chooses the contract."),
        ("last_trick", "it", "Ancora nessuna presa in questa mano. Anna sceglie il contratto."),
        (
            "rules",
            "ru",
            "Контракт ещё не выбран, выбирает Анна. Остались: без взяток, салат, козыри и домино.",
        ),
        ("open_ends", "en", "This hand is not a domino."),
        ("player:1", "en", "Alice: two cards, zero points."),
        ("scores", "it", "Nessuna mano finita: tutti a zero."),
        ("hand", "en", "Seven of clubs and eight of diamonds."),
    ],
)
def test_answers_before_the_contract_is_known(code, lang, text):
    assert answer(code, choosing(1), lang) == text


def test_no_card_is_barred_while_something_is_chosen():
    phrase = VOICE.card(Card.from_code("7C"), choosing().view(0))
    assert narrator(choosing()).text(phrase) == "Seven of clubs"


@pytest.mark.parametrize(
    ("action", "lang", "text"),
    [
        (PlayCard(Card.from_code("TH")), "it", "Io giocherei il dieci di cuori."),
        (ChooseContract("salade"), "ru", "Мой совет: салат."),
        (NameTrump(Suit.HEARTS), "en", "My advice: hearts."),
        (NameStartRank(Card.from_code("8C").rank), "it", "Il mio consiglio: dall'otto."),
        (Contro(1), "it", "Il mio consiglio: contro ad Anna."),
        (AceHigh(), "ru", "Мой совет: старший, над королём."),
        (Pass(), "en", "My advice: pass."),
    ],
)
def test_advice(action, lang, text):
    phrase = VOICE.suggestion(action, FOLLOW.view(0))
    assert narrator(FOLLOW, lang).text(phrase) == text


def test_contracts_are_called_by_the_penalty_suit_of_the_table():
    state = choosing(contracts="no_hearts,domino", penalty_suit="S")
    assert "One: no spades." in prompt(state)
    assert "Один: без пик." in prompt(state, "ru")
