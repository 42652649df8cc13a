"""What one must know to decide at a table of Bouillotte, and how decisions are named."""

import random
from dataclasses import replace

import pytest

from tests.games.bouillotte.positions import begin, play
from tests.narration.bouillotte import GAME, HANDS, VOICE, answer, at, said, words
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.chance import Chance
from voicecards.locale import languages


def after(codes, seat=0, hands=HANDS, turned="9D", **setup):
    state = begin(hands, turned, **setup)
    play(state, codes)
    return state.view(seat)


FACING = after("check raise:4 call fold")
SHORT = after("raise:10 raise:10", 2, stacks=(100, 100, 21, 100))
TOO_SHORT = after("raise:10 raise:10", 2, stacks=(100, 100, 9, 100))


def prompt(view, lang="en", detail="normal"):
    return said(VOICE.prompt(view), lang, detail)


@pytest.mark.parametrize(
    ("view", "lang", "text"),
    [
        (at(), "en", "Your turn: checking is free, the pot is four."),
        (at(), "it", "Tocca a te: niente da mettere, il piatto è di quattro."),
        (at(), "ru", "Твой ход: можно чек, в банке четыре."),
        (FACING, "en", "Your turn: four to call, the pot is twelve."),
        (FACING, "it", "Tocca a te: chiamare costa quattro, il piatto è di dodici."),
        (FACING, "ru", "Твой ход: уравнять стоит четыре, в банке двенадцать."),
        (SHORT, "en", "Your turn: a call takes all you have, twenty. The pot is thirty-four."),
        (
            after("raise:1"),
            "en",
            "Alice's turn.",
        ),
    ],
)
def test_the_prompt_tells_the_price_and_the_pot(view, lang, text):
    assert prompt(view, lang) == text


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("view", [at(), FACING], ids=["free", "facing a bet"])
def test_the_terse_prompt_is_short(view, lang):
    assert words(prompt(view, lang, "terse")) <= 4


def test_the_full_prompt_tells_all_that_can_be_done():
    assert prompt(FACING, detail="full") == (
        "Your turn: four to call, the pot is twelve. Your hand: thirty-one in spades. "
        "Possible: call four, raise from one to ten and fold."
    )
    assert prompt(after("check", 1), "it", "full") == (
        "Tocca a te: niente da mettere, il piatto è di quattro. La tua mano: favori, tre nove. "
        "Si può: dire parola, puntare da uno a dieci, lasciare e annunciare un favori."
    )
    assert prompt(TOO_SHORT, "ru", "full").startswith(
        "Твой ход: уравнять стоит всё, что есть, восемь, и не хватает двенадцати."
    )


# --- questions -----------------------------------------------------------------------------


def choosing(seat):
    """A seat draw in which a seat is to choose, from its own view."""
    for seed in range(60):
        state, _ = GAME.start(BouillotteOptions(), Chance(random.Random(seed)))
        for _ in range(2):
            state.apply(state.legal_actions()[-1])
        if state.turn == seat:
            return state.view(seat)
    raise AssertionError


def items(view, lang):
    return [said(item, lang) for item in VOICE.choice_items(view)]


def test_the_question_for_the_seat_tells_who_sits_where():
    view = choosing(0)
    names = {1: "Alice", 2: "Ben", 3: "Carol"}
    third, fourth = (names[seat] for seat in view.clockwise)
    assert prompt(view) == (
        f"Which seat do you take? Free: one and two. Taken: three {third} and four {fourth}."
    )
    assert VOICE.question(view) == VOICE.prompt(view)
    assert view.dealer == view.clockwise[-1]
    assert items(view, "it") == [
        "Posto uno, il primo dopo il mazziere.",
        "Posto due, il secondo dopo il mazziere.",
    ]
    backwards = replace(view, options=BouillotteOptions(direction="counterclockwise"))
    assert items(backwards, "ru") == [
        "Место номер два, второе после сдающего.",
        "Место номер один, третье после сдающего.",
    ]


def test_the_first_to_choose_deals():
    state, _ = next(
        started
        for started in (
            GAME.start(BouillotteOptions(), Chance(random.Random(seed))) for seed in range(60)
        )
        if started[0].turn == 0
    )
    view = state.view(0)
    assert prompt(view, "ru") == ("Какое место займёшь? Ты выбираешь раньше всех, и тебе сдавать.")
    assert items(view, "en")[1] == "Seat two."


def test_the_straddle_is_asked_with_its_price():
    view = begin(HANDS, "9D", straddle=True).view(0)
    assert prompt(view) == "Do you double the pot blind, for four chips?"
    assert prompt(view, "it") == "Raddoppi il piatto al buio, per quattro gettoni?"
    assert items(view, "ru") == ["Один: удвоить втёмную за четыре.", "Два: не удваивать."]


def test_the_card_to_lay_open_is_asked():
    view = after("check " * 8, betting_rounds=3)
    assert prompt(view, "it") == "Quale carta scopri?"
    assert items(view, "it") == [
        "Uno: scoprire l'otto di picche.",
        "Due: scoprire il re di picche.",
        "Tre: scoprire l'asso di picche.",
    ]
    assert items(view, "ru")[2] == "Три: открыть туза пик."


def test_new_chips_are_asked():
    hands = (HANDS[1], HANDS[0], *HANDS[2:])
    view = after("fold raise:4 call fold", 2, hands, stacks=(100, 100, 5, 100), rebuys=1)
    assert prompt(view) == "Do you buy in again, for one hundred chips?"
    assert prompt(view, "ru") == "Взять новые фишки? Их сто."
    assert items(view, "it") == ["Uno: prendere nuovi gettoni.", "Due: lasciare la partita."]


def test_bets_are_no_question():
    assert VOICE.choices(at()) == ()
    assert VOICE.choices(FACING) == ()


# --- actions -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "view", "lang", "text"),
    [
        ("check", at(), "en", "I would check."),
        ("check", at(), "ru", "Мой совет: сказать «чек»."),
        ("call", FACING, "it", "Il mio consiglio: chiamare per quattro."),
        ("call", SHORT, "ru", "Мой совет: уравнять ва-банк за двадцать."),
        ("raise:1", at(), "en", "I would bet one."),
        ("raise:1", FACING, "ru", "Мой совет: поднять на одну."),
        ("raise:8", FACING, "it", "Il mio consiglio: rilanciare di otto."),
        ("fold", FACING, "it", "Il mio consiglio: lasciare."),
        ("announce", after("check", 1), "ru", "Мой совет: объявить фаворита."),
        ("expose:AS", FACING, "en", "I would lay open the ace of spades."),
    ],
)
def test_suggestions(code, view, lang, text):
    assert said(VOICE.suggestion(GAME.read_action(code), view), lang) == text


def test_after_a_straddle_a_bet_is_a_raise():
    view = after("straddle pass", 1, straddle=True)
    assert said(VOICE.action(GAME.read_action("raise:2"), view)) == "Raise two"


@pytest.mark.parametrize(
    ("view", "lang", "text"),
    [
        (at(), "en", "Possible: check, bet from one to ten and fold."),
        (FACING, "ru", "Можно: уравнять за четыре, поднять в пределах от одной до десяти и сброс"),
        (after("check", 1), "it", "Si può: dire parola, puntare da uno a dieci, lasciare e annun"),
        (
            SHORT,
            "en",
            "Possible: call all in with twenty and fold. "
            "You cannot raise: a call takes all your chips.",
        ),
        (at(max_raise=1), "en", "Possible: check, bet one and fold."),
        (after("raise:1"), "it", "Tocca ad Anna."),
        (begin(HANDS, "9D", straddle=True).view(0), "en", "Do you double the pot blind, for four"),
    ],
)
def test_what_may_be_done_can_be_asked(view, lang, text):
    assert answer("legal", view, lang).startswith(text)
