"""Why something is refused at a table of Barbu, and what may be done instead."""

import pytest

from tests.games.barbu.tables import do, hand_of, table
from tests.narration.barbu_ear import VOICE, narrator, refused
from voicecards.cards import Suit, cards
from voicecards.games.barbu.schedule import HandResult
from voicecards.games.game import AmbiguousAction, IllegalAction, PlayCard, UnknownAction
from voicecards.locale import languages
from voicecards.utterance import Category

HANDS = "7C KC JH QS", "8C TH AS 9D", "9C QH 7S TD", "TC 9H 8S JD"


def tricks(codes="", contract="no_hearts", hands=HANDS, **more):
    state = hand_of(contract, *hands, **more)
    do(state, codes)
    return state


def followed():
    """Carol has led a ten of clubs, so that the listener follows."""
    return tricks("TC", dealer=2)


def trumps(hand, codes):
    hands = hand, "QD 8C KS", "9D 9C 7S", "JD TC TS"
    options = table(contracts="trumps")
    state = hand_of("trumps", *hands, dealer=0, trump=Suit.SPADES, options=options)
    do(state, codes)
    return state


def domino(hand, **changes):
    state = hand_of("domino", hand, "9C", "JC", "QC", options=table(contracts="domino", **changes))
    state._hand.play.layout.lay_run(*cards("8H JH"))
    return state


def choosing(**changes):
    options = table(contract_order="dealer_chooses", contracts="no_tricks,trumps,domino", **changes)
    done = (HandResult(0, "no_tricks", (0, 0, 0, -40)),)
    contract = None
    return hand_of(contract, *HANDS, options=options, dealer=0, finished=done)


def contro(codes="", dealer=3, contract="no_tricks", mode="all_pairs", **changes):
    options = table(contro_mode=mode, contracts="no_tricks,domino,trumps", **changes)
    state = hand_of(contract, *HANDS, options=options, dealer=dealer)
    do(state, codes)
    return state


@pytest.mark.parametrize(
    ("lang", "detail", "text"),
    [
        ("en", "normal", "You must follow suit. You can play clubs: seven, king."),
        ("it", "terse", "Fiori: sette, re."),
        ("ru", "normal", "Надо в масть. Подходят трефы: семёрка, король."),
    ],
)
def test_must_follow_suit(lang, detail, text):
    assert refused(followed(), "JH", lang, detail) == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "You do not have the ace of diamonds."),
        ("it", "Non hai l'asso di quadri."),
        ("ru", "У тебя нет туза бубён."),
    ],
)
def test_card_not_in_hand(lang, text):
    assert refused(followed(), "AD", lang) == text
    assert refused(domino("7C"), "AD", lang) == text


@pytest.mark.parametrize(
    ("rule", "lang", "text"),
    [
        (
            "only_suit_left",
            "en",
            "You may not lead hearts while you hold anything else. You can play clubs: seven, king",
        ),
        ("only_suit_left", "it", "Non puoi aprire a cuori finché hai altro in mano. Puoi giocare"),
        (
            "only_suit_left",
            "ru",
            "Нельзя заходить с червей, пока у тебя есть другая масть. Подходят",
        ),
        ("after_discard", "en", "You may not lead hearts yet: nobody has discarded one. You can"),
        (
            "after_discard",
            "it",
            "Non puoi ancora aprire a cuori: nessuno ne ha scartata una carta.",
        ),
        ("after_discard", "ru", "Заходить с червей пока нельзя: никто ещё не сбросил такую карту."),
    ],
)
def test_cannot_lead_suit(rule, lang, text):
    state = tricks(options=table(suit_lead=rule))
    assert refused(state, "JH", lang).startswith(text)


@pytest.mark.parametrize(
    ("lang", "detail", "text"),
    [
        ("en", "normal", "You must trump. You can play spades: queen, ace."),
        ("it", "normal", "Devi giocare una briscola. Puoi giocare picche: donna, asso."),
        ("ru", "normal", "Нужен козырь. Подходят пики: дама, туз."),
        ("ru", "terse", "Нужен козырь. Пики: дама, туз."),
    ],
)
def test_must_trump(lang, detail, text):
    assert refused(trumps("QS AS 7C", "QD 9D JD"), "7C", lang, detail) == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "You must play a trump higher than the king of spades. "
            "You can only play the ace of spades.",
        ),
        (
            "it",
            "Devi giocare una briscola sopra il re di picche. Puoi giocare solo l'asso di picche.",
        ),
        ("ru", "Нужен козырь старше короля пик. Подходит только туз пик."),
    ],
)
def test_must_overtrump(lang, text):
    assert refused(trumps("QS AS 8S", "KS 7S TS"), "QS", lang) == text


# --- domino ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "A card fits, so you may not pass. You can play hearts: seven, queen."),
        (
            "it",
            "Hai una carta che va bene, quindi non puoi passare. Puoi giocare cuori: sette, donna.",
        ),
        ("ru", "Есть что положить, пасовать нельзя. Подходят черви: семёрка, дама."),
    ],
)
def test_must_play(lang, text):
    assert refused(domino("7H QH 7C"), "pass", lang) == text


@pytest.mark.parametrize(
    ("card", "lang", "detail", "text"),
    [
        ("9D", "en", "normal", "Diamonds not open yet: the ten comes first."),
        ("9D", "it", "normal", "Quadri non è ancora aperto: prima ci vuole il dieci."),
        ("9D", "ru", "normal", "Бубны ещё не открыты: сначала десятка."),
        ("AH", "en", "normal", "That does not fit. Hearts now: seven or queen."),
        ("AH", "it", "terse", "Cuori: sette o donna."),
        ("AH", "ru", "normal", "Не подходит. Черви сейчас: семёрка или дама."),
    ],
)
def test_does_not_fit(card, lang, detail, text):
    assert refused(domino("9D AH 7C"), card, lang, detail) == text


def test_does_not_fit_when_one_end_is_left():
    state = domino("AH 7C")
    state._hand.play.layout.lay_run(*cards("7H JH"))
    assert refused(state, "AH") == "That does not fit. Hearts now: queen."
    assert refused(state, "AH", "ru", "terse") == "Черви: дама."


# --- choices ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "lang", "text"),
    [
        ("no_tricks", "en", "You cannot choose no tricks again. Left: trumps and domino."),
        (
            "no_tricks",
            "it",
            "Non puoi scegliere di nuovo niente prese. Restano: briscola e domino.",
        ),
        ("no_tricks", "ru", "Контракт без взяток уже сыгран. Остались: козыри и домино."),
        ("salade", "en", "Salad: not played at this table. Left: trumps and domino."),
        ("salade", "it", "Insalata: a questo tavolo non si gioca. Restano: briscola e domino."),
        ("salade", "ru", "Салат: такого контракта за этим столом нет. Остались: козыри и домино."),
    ],
)
def test_contract_not_available(code, lang, text):
    assert refused(choosing(), f"contract:{code}", lang) == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "No suit can open with the two here. You can choose seven, eight"),
        ("it", "Qui non si può partire dal due. Puoi scegliere sette, otto"),
        ("ru", "С двойки здесь начать нельзя. На выбор: семёрка, восьмёрка"),
    ],
)
def test_rank_not_available(lang, text):
    state = choosing(domino_start_rank="dealer_chooses")
    do(state, "contract:domino")
    assert refused(state, "start_rank:2", lang).startswith(text)


# --- the wrong moment --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "code", "en", "ru"),
    [
        (choosing(), "JH", "First choose the contract.", "Сначала выбери контракт."),
        (
            contro(contract="trumps", dealer=0),
            "JH",
            "First name the trump suit.",
            "Сначала назови козыри.",
        ),
        (contro(), "JH", "First double or pass.", "Сначала контра или пас."),
        (
            tricks(),
            "trump:H",
            "Now you can only play a card.",
            "Сейчас можно только сыграть карту.",
        ),
        (tricks(), "pass", "Now you can only play a card.", "Сейчас можно только сыграть карту."),
        (
            domino("7H"),
            "ace_high",
            "Now you can only lay a card.",
            "Сейчас можно только положить карту.",
        ),
        (
            contro(contract="domino", dealer=0, domino_start_rank="dealer_chooses"),
            "JH",
            "First say which rank opens the suits.",
            "Сначала скажи, с какой карты начинаем.",
        ),
    ],
)
def test_what_belongs_to_another_moment(state, code, en, ru):
    assert refused(state, code) == en
    assert refused(state, code, "ru") == ru
    assert len(refused(state, code, "it").split()) > 2


def test_while_an_ace_is_asked_about():
    state = domino("AH 7C", domino_ace="first_player_chooses")
    state._hand.play.layout.lay_run(*cards("7H KH"))
    do(state, "AH")
    assert refused(state, "7C") == "First say whether the ace is high or low."
    assert refused(state, "7C", "it") == "Prima di' se l'asso è alto o basso."


def said(error, state, lang="en"):
    phrase = VOICE.refusal(error, state and state.view(0))
    assert phrase.category is Category.ERROR
    return narrator(state or tricks(), lang).text(phrase)


@pytest.mark.parametrize("lang", languages())
def test_what_the_table_itself_refuses(lang):
    turn = {"en": "Not yet: it is Alice's", "it": "Non tocca a te", "ru": "Сейчас не твой ход"}
    assert said(IllegalAction("not_your_turn", turn=1), followed(), lang).startswith(turn[lang])
    over = {"en": "The game is over.", "it": "La partita è finita.", "ru": "Игра окончена."}
    assert said(IllegalAction("wrong_phase", phase="over"), followed(), lang).startswith(over[lang])
    waiting = {"en": "The game has not", "it": "La partita non è", "ru": "Игра ещё не"}
    assert said(IllegalAction("wrong_phase"), None, lang).startswith(waiting[lang])
    assert said(UnknownAction("fly"), followed(), lang)
    assert said(IllegalAction("something_new"), followed(), lang)


def test_a_decision_of_another_game_while_another_player_is_on_turn():
    state = tricks("7C")
    assert said(IllegalAction("no_such_action"), state) == "Not yet: it is Alice's turn."


def test_several_meanings_are_named():
    error = AmbiguousAction(map(PlayCard, cards("KC JH")))
    assert said(error, followed(), "it") == (
        "Ce n'è più di una: il fante di cuori e il re di fiori. Quale?"
    )
