"""Why a double or a redouble is refused."""

import pytest

from tests.games.barbu.tables import do, hand_of, table
from tests.narration.barbu_ear import refused

HANDS = "7C KC JH QS", "8C TH AS 9D", "9C QH 7S TD", "TC 9H 8S JD"


def contro(codes="", dealer=3, contract="no_tricks", mode="all_pairs", **changes):
    options = table(contro_mode=mode, contracts="no_tricks,domino,trumps", **changes)
    state = hand_of(contract, *HANDS, options=options, dealer=dealer)
    do(state, codes)
    return state


REASONS = {
    "off": (lambda: contro(mode="off"), "contro:3"),
    "out_of_turn": (
        lambda: contro("pass pass pass"),
        "contro:3",
    ),
    "oneself": (contro, "contro:0"),
    "twice": (lambda: contro("contro:3"), "contro:3"),
    "twice-redoubled": (
        lambda: contro("trump:H contro:0 pass pass pass redouble:1", 0, "trumps"),
        "redouble:1",
    ),
    "declarer_first": (lambda: contro("trump:H contro:0 pass pass pass", 0, "trumps"), "contro:2"),
    "doubled_by_target": (lambda: contro("contro:0 pass", 2, "no_tricks"), "contro:3"),
    "positive_contract": (lambda: contro(contract="domino"), "contro:1"),
    "only_declarer": (lambda: contro(mode="against_declarer"), "contro:1"),
    "redouble_off": (lambda: contro(contro_redouble="no"), "redouble:3"),
    "not_doubled_by_target": (contro, "redouble:3"),
}


@pytest.mark.parametrize(
    ("reason", "en", "it", "ru"),
    [
        (
            "off",
            "There is no doubling at this table.",
            "A questo tavolo non c'è il contro.",
            "За этим столом контры нет.",
        ),
        (
            "out_of_turn",
            "Doubling comes after the contract is known and before the first card.",
            "Il contro si dà dopo il contratto e prima della prima carta.",
            "Контру дают после контракта и до первой карты.",
        ),
        (
            "oneself",
            "You cannot double yourself.",
            "A te non puoi dare il contro.",
            "Себе контру не дают.",
        ),
        (
            "twice",
            "You have doubled Carol already.",
            "Hai già contrato Carla.",
            "Твоя контра Вере уже есть.",
        ),
        (
            "twice-redoubled",
            "You have redoubled Alice already.",
            "Hai già ricontrato Anna.",
            "Твоя реконтра Анне уже есть.",
        ),
        (
            "declarer_first",
            "You are the declarer: you can only redouble.",
            "Dichiari tu: puoi soltanto ricontrare.",
            "Объявляющий ты: тебе можно дать только реконтру.",
        ),
        (
            "doubled_by_target",
            "Carol has doubled you: you can redouble.",
            "Carla ti ha contrato: puoi ricontrare.",
            "Тебе контра от Веры: ответить можно реконтрой.",
        ),
        (
            "positive_contract",
            "In trumps and domino only the declarer can be doubled.",
            "Nella briscola e nel domino si può contrare solo il dichiarante.",
            "В козырях и домино контру дают только объявляющему.",
        ),
        (
            "only_declarer",
            "Only the declarer can be doubled at this table: Carol.",
            "A questo tavolo si può contrare solo il dichiarante: Carla.",
            "За этим столом контру дают только объявляющему, это Вера.",
        ),
        (
            "redouble_off",
            "There is no redoubling at this table.",
            "A questo tavolo non c'è il ricontro.",
            "За этим столом реконтры нет.",
        ),
        (
            "not_doubled_by_target",
            "Carol has not doubled you.",
            "Carla non ti ha contrato.",
            "Контры от Веры у тебя нет.",
        ),
    ],
)
def test_contro_not_allowed(reason, en, it, ru):
    make, code = REASONS[reason]
    state = make()
    for lang, text in {"en": en, "it": it, "ru": ru}.items():
        assert refused(state, code, lang) == text
        assert len(refused(state, code, lang, "terse").split()) <= 8
