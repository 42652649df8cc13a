"""The rules of a table of Bouillotte, told in short."""

import random

import pytest

from tests.narration.bouillotte import GAME, answer, at
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.bouillotte.presets import PRESETS
from voicecards.games.chance import Chance


def test_the_rules_of_the_usual_table():
    assert answer("rules", at()) == (
        "Deal one of twelve. Ante one, bets and raises from one to ten. Carré beats favori, "
        "favori beats simple brelan. Without a brelan the best suit counts: ace eleven, other "
        "cards ten. An announced brelan brings one chip from each of the others."
    )


def test_the_rules_of_the_historical_table():
    options = PRESETS["historical"].table(BouillotteOptions)
    state, _ = GAME.start(options, Chance(random.Random(1)))
    assert answer("rules", state.view(0), "it") == (
        "Prima mano di dodici. Posta uno, puntate e rilanci da uno a tutti i propri gettoni. Il "
        "carré batte il brelan semplice; una coppia con la carta scoperta non è un brelan. Senza "
        "brelan vince il seme che conta di più in tutto il tavolo, carta scoperta compresa. Alla "
        "fine ciascuno degli altri paga un gettone per un brelan e un gettone per un carré. "
        "Prima delle carte si può raddoppiare il piatto al buio. Se tutti dicono parola, il "
        "piatto resta per la mano seguente. Si gioca in senso antiorario."
    )


@pytest.mark.parametrize(
    ("option", "value", "lang", "text"),
    [
        ("max_raises_per_round", 3, "en", "At most three bets and raises in a round."),
        ("favori_rank", "below_simple", "ru", "простой брелан бьёт фаворита."),
        ("card_points", "face_value", "it", "figure dieci, nove nove, otto otto."),
        ("point_tiebreak", "all_cards", "en", "At equal points all cards are compared"),
        ("brelan_bonus", "off", "ru", "За бреланы не платят."),
        ("announce_fee", 2, "ru", "каждый из остальных платит две фишки."),
        ("announce_detail", "brelan_only", "it", "L'annuncio non dice di che brelan si tratta."),
        ("retourne_count", 2, "en", "Two turned cards."),
        ("betting_rounds", 3, "ru", "Кругов ставок: три. Перед третьим каждый открывает"),
        ("retourne_change", True, "it", "Nell'ultimo giro la carta scoperta cambia una volta."),
        ("open_card", True, "en", "The third card of each player lies open."),
        ("odd_chip", "carry_over", "en", "stays for the next deal."),
        ("rebuys", 2, "en", "may buy in again twice."),
        ("target_chips", 200, "ru", "когда кто-то набрал двести фишек."),
    ],
)
def test_the_rules_tell_what_is_not_usual(option, value, lang, text):
    state, _ = GAME.start(BouillotteOptions(**{option: value}), Chance(random.Random(1)))
    assert text in answer("rules", state.view(0), lang)
    usual, _ = GAME.start(BouillotteOptions(), Chance(random.Random(1)))
    assert text not in answer("rules", usual.view(0), lang)
