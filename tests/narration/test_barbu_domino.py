"""The domino as it is heard: cards laid, passes, places, the layout, what a card waits for."""

import pytest

from tests.games.barbu.tables import do, hand_of, table
from tests.narration.barbu_ear import VOICE, answer, heard, line, narrator, prompt
from voicecards.cards import Card, Rank, cards
from voicecards.games.barbu.domino_play import DominoPlay
from voicecards.games.barbu.events import CardLaid, SecondTurn, WentOut
from voicecards.locale import languages, load
from voicecards.narration.barbu.domino import waits_for


def layout(*runs, hand="7C", others=("8H", "9H", "TH"), options=None, **changes):
    """A domino in which the listener is on turn; runs are "low-high"."""
    table_ = options or table(contracts="domino", **changes)
    state = hand_of("domino", hand, *others, options=table_)
    play = state._hand.play
    assert isinstance(play, DominoPlay)
    for run in runs:
        low, high = cards(run.replace("-", " "))
        play.layout.lay_run(low, high)
    return state


OPEN = ("8H-JH", "TC-KC", "TS-TS")


@pytest.mark.parametrize(
    ("lang", "detail", "lines"),
    [
        ("en", "normal", ["You open clubs.", "Alice, nine of clubs.", "Ben, jack of clubs."]),
        (
            "it",
            "normal",
            ["Apri fiori.", "Anna, nove di fiori.", "Bruno, fante di fiori."],
        ),
        ("ru", "normal", ["Ты открываешь трефы.", "Анна: девятка треф.", "Борис: валет треф."]),
        ("en", "terse", ["Ten of clubs.", "Alice, nine of clubs.", "Ben, jack of clubs."]),
        (
            "ru",
            "full",
            [
                "Ты открываешь масть: десятка треф. У тебя ещё две карты.",
                "Анна положила девятку треф. Трефы от девятки до десятки. У Анны ещё две карты.",
                "Борис положил валета треф. Трефы от девятки до валета. У Бориса ещё две карты.",
            ],
        ),
        (
            "it",
            "full",
            [
                "Apri con il dieci di fiori. Hai ancora due carte.",
                "Anna mette il nove di fiori. Fiori dal nove al dieci. Anna ha ancora due carte.",
                "Bruno mette il fante di fiori. Fiori dal nove al fante. Bruno ha ancora due "
                "carte.",
            ],
        ),
    ],
)
def test_cards_laid(lang, detail, lines):
    state = layout(hand="TC 7D 7S", others=("9C 8D 8S", "JC 8C 9S", "QC 9D KS"))
    assert heard(state, "TC 9C JC", lang, detail) == lines


def test_other_players_open_suits_too():
    state = layout(hand="9C 7D", others=("TC 8D 7S", "TH 8C 7H", "QC 9D KS"))
    assert heard(state, "pass TC TH", "it") == ["Passi.", "Anna apre fiori.", "Bruno apre cuori."]


def laid(**more):
    return CardLaid(
        seat=1,
        **(
            {
                "card": Card.from_code("7H"),
                "side": "below",
                "low": Card.from_code("7H"),
                "high": Card.from_code("AH"),
                "complete": True,
                "left": 1,
            }
            | more
        ),
    )


def test_a_complete_suit_and_a_last_card_are_told():
    state = layout()
    assert (
        line(laid(), state) == "Alice, seven of hearts. Hearts complete. Alice has one card left."
    )
    assert line(laid(), state, "it") == (
        "Anna, sette di cuori. Seme di cuori completo. Anna ha ancora una carta."
    )
    assert line(laid(left=0), state, "ru") == "Анна: семёрка червей. Черви собраны."
    assert line(laid(), state, "ru", "terse") == "Анна: семёрка червей."


@pytest.mark.parametrize(
    ("event", "lang", "detail", "text"),
    [
        (SecondTurn(seat=1, able=True), "en", "normal", "Alice plays again."),
        (
            SecondTurn(seat=2, able=False),
            "it",
            "normal",
            "Bruno non ha niente per il secondo turno.",
        ),
        (SecondTurn(seat=2, able=False), "ru", "terse", "Борис больше не ходит."),
        (SecondTurn(seat=0, able=False), "ru", "normal", "Тебе больше ходить нечем."),
        (WentOut(seat=1, place=1, points=100), "en", "terse", "Alice out: first."),
        (
            WentOut(seat=1, place=1, points=100),
            "ru",
            "normal",
            "У Анны кончились карты: первое место, плюс сто.",
        ),
        (
            WentOut(seat=0, place=4, points=-10),
            "it",
            "normal",
            "Hai finito: quarto posto, meno dieci.",
        ),
    ],
)
def test_second_turns_and_places(event, lang, detail, text):
    assert line(event, layout(), lang, detail) == text


@pytest.fixture(autouse=True)
def no_keys(monkeypatch):
    """Key names are a stage's to tell; other tests may have told them."""
    for lang in languages():
        monkeypatch.setattr(load(lang), "keys", {})


def test_an_ace_brings_the_listener_a_prompt_of_its_own():
    state = layout(*OPEN, hand="AC 7H 9D", domino_second_turn_optional="yes")
    assert heard(state, "AC") == ["You lay the ace of clubs."]
    assert (
        prompt(state)
        == "Once more, if you like. Seven of hearts. Or pass with a key that is not set."
    )
    assert prompt(state, "ru", "terse") == "Ещё карта или пас."
    assert heard(state, "pass") == ["You stop there."]
    state = layout(*OPEN, hand="AC 7H 9D")
    heard(state, "AC")
    assert prompt(state, "it") == "Ancora tu. Sette di cuori."


@pytest.mark.parametrize(
    ("hand", "lang", "detail", "text"),
    [
        ("7D 7H", "en", "normal", "Your turn: only the seven of hearts."),
        ("9D 8D", "it", "normal", "Tocca a te: niente va bene. Passa con un tasto non assegnato."),
        ("9D 8D", "en", "terse", "Nothing fits: pass."),
        ("9C AC 9D", "ru", "normal", "Твой ход. Трефы: девятка, туз."),
        ("9C AC 7H", "it", "terse", "Tocca a te: tre carte."),
        ("9C AC", "it", "terse", "Tocca a te. Fiori: nove, asso."),
        (
            "9C AC 7H",
            "en",
            "full",
            "Your turn, three cards to choose from. Clubs: nine, ace; hearts: seven.",
        ),
    ],
)
def test_the_prompt_reads_the_cards_that_fit(hand, lang, detail, text):
    assert prompt(layout(*OPEN, hand=hand), lang, detail) == text


# --- the ace -------------------------------------------------------------------------------

FREE = {"domino_ace": "first_player_chooses", "deck_size": "52"}


def test_the_ace_is_asked_about_and_decides_for_all():
    state = layout("2C-KC", "5D-KD", hand="AC 4D", others=("AD 4C", "5C", "6C"), **FREE)
    assert heard(state, "AC") == []
    assert prompt(state) == (
        "Is the ace of clubs high or low? One: high, above the king. Two: low, below the lowest "
        "card."
    )
    assert prompt(state, "it") == (
        "L'asso di fiori è alto o basso? Uno: alto, sopra il re. Due: basso, sotto la carta più "
        "bassa."
    )
    assert heard(state, "ace_low", "ru") == [
        "Ты кладёшь туза треф. Трефы собраны. У тебя ещё одна карта.",
        "Теперь тузы младшие: под самыми младшими картами.",
    ]
    assert "Aces go below the lowest cards." in answer("rules", state)


def test_the_rules_while_nobody_has_decided():
    state = layout("2C-KC", hand="AC", **FREE)
    assert "The first ace laid decides for all" in answer("rules", state)


# --- what lies, what is open, what waits ------------------------------------------------------


def test_the_layout_is_read_suit_by_suit():
    state = layout(*OPEN, "7D-AD", hand="9H")
    assert answer("table", state) == (
        "Clubs from ten to king. Diamonds: complete. Spades: only the ten. Hearts from eight to "
        "jack."
    )
    assert answer("table", layout("8H-JH"), "it") == (
        "Fiori: non aperto. Quadri: non aperto. Picche: non aperto. Cuori dall'otto al fante."
    )
    assert answer("table", layout("8H-JH"), "ru").endswith("Черви от восьмёрки до валета.")
    assert answer("table", layout(), "it") == ("Nessun seme è aperto; ognuno si apre con il dieci.")


def test_a_digit_reads_one_suit():
    state = layout(*OPEN)
    assert answer("table_card:4", state) == "Hearts from eight to jack."
    assert (
        answer("table_card:5", state, "it") == "Le cifre da uno a quattro leggono i quattro semi."
    )


def test_open_ends():
    state = layout(*OPEN, "7D-AD")
    assert answer("open_ends", state) == (
        "Clubs: nine or ace. Diamonds: complete. Spades: nine or jack. Hearts: seven or queen."
    )
    assert answer("open_ends", layout("7C-QC"), "ru") == (
        "Трефы: король. Бубны: не открыты, ждут десятку. Пики: не открыты, ждут десятку. "
        "Черви: не открыты, ждут десятку."
    )
    assert answer("open_ends", layout(), "ru") == (
        "Ни одна масть не открыта; каждую открывает десятка."
    )


def test_open_ends_tell_who_passed_and_who_is_out():
    state = layout(*OPEN, hand="7D 8D", others=("7H", "QD KD", "9S AD"))
    do(state, "pass 7H pass 9S")
    assert answer("open_ends", state).endswith("Passed last time: you and Ben. Out: Alice.")
    assert answer("open_ends", state, "ru").endswith(
        "В прошлый раз пас: ты и Борис. Уже без карт: Анна."
    )


def test_the_last_cards_are_those_since_the_listeners_turn():
    state = layout(*OPEN, hand="7D 9C", others=("7H 8D", "QD KD", "9S AD"))
    assert answer("last_trick", state) == "No card has been laid yet."
    do(state, "9C 7H pass")
    assert answer("last_trick", state) == "The last cards. Alice, seven of hearts. Ben passes."
    do(state, "9S")
    assert answer("last_trick", state, "it") == (
        "Le ultime carte. Anna, sette di cuori. Bruno passa. Carla, nove di picche."
    )


@pytest.mark.parametrize(
    ("card", "waits"),
    [
        ("9C", ""),
        ("7C", "9 8"),
        ("AC", ""),
        ("TD", ""),
        ("8D", "T 9"),
        ("AD", "T J Q K"),
        ("7S", "9 8"),
        ("AS", "J Q K"),
    ],
)
def test_a_card_waits_for_those_between(card, waits):
    view = layout(*OPEN).view(0)
    expected = tuple(Rank.from_code(code) for code in waits.split())
    assert waits_for(Card.from_code(card), view) == expected


def test_low_and_undecided_aces_wait_below_or_on_the_nearer_side():
    low = layout("3C-9C", hand="AC", deck_size="52", domino_ace="low", domino_start_rank="5")
    assert waits_for(Card.from_code("AC"), low.view(0)) == (Rank.TWO,)
    assert waits_for(Card.from_code("QC"), low.view(0)) == (Rank.TEN, Rank.JACK)
    free = layout("3C-QC", hand="AC", **FREE)
    assert waits_for(Card.from_code("AC"), free.view(0)) == (Rank.KING,)


@pytest.mark.parametrize(
    ("card", "lang", "detail", "text"),
    [
        ("7C", "en", "normal", "Seven of clubs, waits for the nine"),
        ("7C", "en", "terse", "Seven of clubs"),
        ("7C", "it", "full", "Sette di fiori, aspetta il nove, poi l'otto, prima di tre"),
        ("7C", "ru", "full", "Семёрка треф, ждёт девятку, потом восьмёрку, первая из трёх"),
        ("AC", "en", "full", "Ace of clubs, fits, second of three"),
        ("8D", "ru", "normal", "Восьмёрка бубён, ждёт десятку"),
    ],
)
def test_walking_the_hand_tells_what_a_card_waits_for(card, lang, detail, text):
    state = layout(*OPEN, hand="7C AC 8D")
    phrase = VOICE.card(Card.from_code(card), state.view(0))
    assert narrator(state, lang, detail).text(phrase) == text


def test_legal_cards_are_those_that_fit_whosever_turn_it_is():
    state = layout(*OPEN, hand="7C AC 7H", others=("9H 7D", "9D", "8D"))
    assert answer("legal", state) == "You can play ace of clubs and seven of hearts."
    do(state, "7H")
    assert answer("legal", state, "ru") == "Подходит только туз треф."
    assert answer("legal", layout(*OPEN, hand="7C"), "it") == "Nessuna delle tue carte va bene."
