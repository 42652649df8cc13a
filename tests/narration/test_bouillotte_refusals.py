"""Refusals at a table of Bouillotte: each says what is allowed instead."""

import re
from pathlib import Path

import pytest

from tests.games.bouillotte.positions import begin, play, refused
from tests.narration.bouillotte import GAME, HANDS, VOICE, at, said, words
from voicecards.games import bouillotte
from voicecards.games.bouillotte.actions import Call, Raise
from voicecards.games.bouillotte.shorthand import meaning_of_all_in, meaning_of_raise
from voicecards.games.game import AmbiguousAction, IllegalAction, UnknownAction
from voicecards.locale import languages
from voicecards.utterance import Category


def heard(error, view=None, lang="en", detail="normal"):
    phrase = VOICE.refusal(error, view or at())
    assert phrase.category is Category.ERROR
    assert phrase.cue == "refused"
    return said(phrase, lang, detail)


def after(codes, hands=HANDS, turned="9D", **setup):
    state = begin(hands, turned, **setup)
    play(state, codes)
    return state


@pytest.mark.parametrize(
    ("state", "code", "lang", "text"),
    [
        (after("raise:3"), "check", "en", "You cannot check: three to call."),
        (after("raise:3"), "check", "it", "Parola non si può: chiamare costa tre."),
        (after("raise:1"), "check", "ru", "Чек нельзя: уравнять стоит одну."),
        (after(""), "call", "en", "There is nothing to call: you may check."),
        (after(""), "raise:11", "en", "The amount must be from one to ten."),
        (after(""), "raise:0", "it", "Si può solo da uno a dieci."),
        (after(""), "raise:21", "ru", "Можно только от одной до десяти."),
        (after("", max_raise=2, min_raise=2), "raise:3", "ru", "Можно только две."),
        (after("", stacks=(8, 99, 99, 99)), "raise:9", "en", "You do not have that many: all in"),
        (after("", stacks=(8, 99, 99, 99)), "raise:9", "it", "Non ne hai tanti: tutto quello che"),
        (after("", stacks=(8, 99, 99, 99)), "raise:9", "ru", "Столько у тебя нет: ва-банк — это с"),
        (after("", stacks=(99, 50, 99, 99)), "raise:200", "en", "The amount must be from one to"),
        (after("raise:9", stacks=(99, 5, 99, 99)), "raise:1", "en", "You cannot raise: a call tak"),
        (after("raise:1", max_raises_per_round=1), "raise:1", "it", "Non puoi rilanciare: questo"),
        (after("check announce"), "fold", "ru", "Твой брелан объявлен: сбросить нельзя."),
        (after(""), "announce", "en", "Your hand is no brelan."),
        (after("", betting_rounds=2), "announce", "it", "La tua mano non è un brelan, finché una"),
        (after("check announce"), "announce", "en", "You have already announced it."),
        (after("", brelan_bonus="off"), "announce", "it", "Le regole di questo tavolo non lo prev"),
        (after(""), "straddle", "ru", "По правилам этого стола такого нет."),
        (after("", straddle=True), "raise:1", "en", "The cards are not dealt yet: first the pot"),
        (after("check " * 8, betting_rounds=3), "check", "it", "Adesso si scoprono carte: questo"),
        (after("check " * 8, betting_rounds=3), "expose:9S", "ru", "У тебя нет девятки пик."),
        (after("", straddle=True, rebuys=1), "rebuy", "en", "The cards are not dealt yet"),
        (after("", rebuys=1), "rebuy", "it", "Adesso si punta: questo no."),
    ],
)
def test_refusals_of_the_game(state, code, lang, text):
    assert heard(refused(state, code), state.view(state.turn), lang).startswith(text)


def test_a_card_that_is_open_already():
    state = after("check " * 8, betting_rounds=3, open_card=True)
    error = refused(state, "expose:8S")
    assert heard(error, state.view(0)).startswith("The eight of spades lies open already.")
    assert heard(error, lang="it").startswith("L'otto di picche è già in vista.")
    assert heard(error, lang="ru").startswith("Восьмёрка пик и так на виду.")


def test_raises_that_nobody_could_call_or_that_were_not_reopened():
    state = after("raise:4 call fold", stacks=(5, 5, 99, 99), min_raise=4)
    assert heard(refused(state, "raise:4"), lang="ru") == "Поднять нельзя: отвечать уже некому."
    state = after("raise:4 call raise:2 fold", stacks=(99, 99, 7, 99), min_raise=4)
    assert heard(refused(state, "raise:4")) == (
        "You cannot raise: nobody has raised in full since you spoke."
    )


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("place_taken", "Seat two is taken. Free: one and four."),
        ("no_such_place", "There is no seat two. Free: one and four."),
    ],
)
def test_places(code, text):
    assert heard(IllegalAction(code, n=2, free=(1, 4))) == text


@pytest.mark.parametrize("phase", ["seating", "straddle", "betting", "exposing", "rebuy"])
@pytest.mark.parametrize("lang", languages())
def test_what_belongs_to_another_phase_is_told_what_is_going_on(phase, lang):
    texts = {
        other: heard(IllegalAction("wrong_phase", phase=other), lang=lang)
        for other in ("seating", "straddle", "betting", "exposing", "rebuy")
    }
    assert len(set(texts.values())) == 5
    assert texts[phase]


@pytest.mark.parametrize(
    ("error", "lang", "text"),
    [
        (IllegalAction("wrong_phase", phase="over"), "it", "La partita è finita."),
        (IllegalAction("wrong_phase", phase="playing"), "en", "The game has already started."),
        (IllegalAction("not_your_turn", turn=1), "it", "Non tocca a te: tocca ad Anna."),
        (IllegalAction("no_such_action"), "en", "There is no such move in this game."),
        (UnknownAction("joke"), "en", "I do not know that move."),
        (AmbiguousAction([Call(), Raise(2)]), "ru", "Подходит не одна: уравнять за"),
        (IllegalAction("something_new"), "en", "That is not allowed now."),
    ],
)
def test_refusals_that_all_games_share(error, lang, text):
    assert heard(error, lang=lang).startswith(text)


def test_before_the_start_there_is_no_view():
    error = IllegalAction("wrong_phase", phase="waiting")
    assert said(VOICE.refusal(error, None)).startswith("The game has not started.")


def test_words_for_amounts_are_refused_like_amounts():
    view = at()
    with pytest.raises(IllegalAction) as error:
        meaning_of_raise(view, "two and a half")
    assert heard(error.value) == "The amount must be from one to ten."
    with pytest.raises(IllegalAction) as error:
        meaning_of_all_in(view)
    assert heard(error.value, lang="it") == "Si può solo da uno a dieci."


def test_every_refusal_of_the_engine_has_a_sentence():
    """All codes the game's modules raise are told in their own words."""
    folder = Path(bouillotte.__file__).parent
    source = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    codes = set(re.findall(r"IllegalAction\(\s*\"(\w+)\"", source)) | {"place_taken"}
    told_by = {"not_your_turn", "wrong_phase", "no_such_action"}
    details = {"price": 1, "low": 1, "high": 9, "all_in": 9, "reason": "cap_reached", "n": 2}
    card = at().hand[0]
    for code in codes - told_by:
        error = IllegalAction(code, **details, free=(1,), card=card, face_down=0)
        assert heard(error) != "That is not allowed now.", code


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("code", ["check", "raise:11"])
def test_terse_refusals_are_short(lang, code):
    state = after("raise:3")
    error = refused(state, code)
    assert words(heard(error, lang=lang, detail="terse")) <= 4


def test_actions_can_be_read_from_their_codes():
    assert GAME.read_action("raise:2") == Raise(2)
