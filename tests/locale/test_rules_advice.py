"""The figures that the rules of Bouillabaisse tell, counted again from the cards alone."""

from itertools import product
from math import comb, isclose

import pytest

from tests.locale.rules_claims import ADVICE, assert_told

GAME = "bouillabaisse"
CARDS, ROUND_1, ROUND_2, ROUND_3, ROUND_5, ROUND_6, ALL_OR_NOTHING, END = 2, 4, 5, 6, 8, 9, 10, 11

PACK = list(product("23456789TJQKA", "CDSH"))
HAND = len(PACK) // 4
TRICK, SUIT, RANK, SPECIAL = 5, 10, 50, 200
SUIT_CARDS = sum(suit == "H" for _, suit in PACK)
RANK_CARDS = sum(rank == "Q" for rank, _ in PACK)
ROUND_TOTALS = (TRICK * HAND, SUIT * SUIT_CARDS, RANK * RANK_CARDS, SPECIAL)
ALL_TOGETHER = sum(ROUND_TOTALS)


def chance_that_all_follow(times: int, held: int) -> float:
    """The chance that three others can each follow so often, when one holds `held` of a suit."""
    out = SUIT_CARDS - held
    ways = sum(
        comb(HAND, a) * comb(HAND, b) * comb(HAND, out - a - b)
        for a in range(times, out + 1)
        for b in range(times, out - a + 1)
        if out - a - b >= times
    )
    return ways / comb(3 * HAND, out)


def test_how_many_cards_each_player_gets():
    for packs, players in ((1, (2, 3, 4, 5, 6)), (2, (7, 8, 9, 10, 11, 12))):
        sizes = {f"p{n}": packs * len(PACK) // n for n in players}
        if packs == 1:
            sentences = {
                "en": "two players hold {p2} cards each, three hold {p3}, four hold {p4}, "
                "five hold {p5}, and six hold {p6}",
                "it": "in due si hanno {p2} carte a testa, in tre {p3}, in quattro {p4}, "
                "in cinque {p5}, in sei {p6}",
                "ru": "вдвоём получают по двадцать шесть карт, втроём по {p3}, вчетвером по {p4}, "
                "впятером по {p5}, вшестером по {p6}",
            }
            assert sizes["p2"] == 26
        else:
            sentences = {
                "en": "seven players hold {p7} cards each, eight hold {p8}, nine hold {p9}, "
                "ten hold {p10}, eleven hold {p11}, and twelve hold {p12}",
                "it": "in sette si hanno {p7} carte a testa, in otto {p8}, in nove {p9}, "
                "in dieci {p10}, in undici {p11}, in dodici {p12}",
                "ru": "всемером получают по {p7} карт, ввосьмером по {p8}, вдевятером по {p9}, "
                "вдесятером по {p10}. Если игроков одиннадцать, у каждого {p11} карт, "
                "если двенадцать — {p12}",
            }
        assert_told(GAME, CARDS, sentences, **sizes)


def test_what_a_table_of_four_shares_in_each_round():
    tricks, suit, rank, special = ROUND_TOTALS
    assert (tricks, suit, rank, special, ALL_TOGETHER) == (65, 130, 200, 200, 595)
    assert_told(
        GAME,
        ROUND_1,
        {
            "en": "share {hand} tricks, that is {n} points",
            "it": "divide {hand} prese, cioè {n} punti",
            "ru": "разыгрывают {hand} взяток, это {n} очков",
        },
        hand=HAND,
        n=tricks,
    )
    assert_told(
        GAME,
        ROUND_2,
        {
            "en": "four players share a hundred and thirty points",
            "it": "ci si divide {n} punti",
            "ru": "делят {n} очков",
        },
        n=suit,
    )
    assert_told(
        GAME,
        ROUND_3,
        {
            "en": "One pack has {four} of them, so {n} points go round. Two packs have {eight}, "
            "and {double} points",
            "it": "ce ne sono {four}, quindi ballano {n} punti. In due mazzi ce ne sono {eight}, "
            "e i punti sono {double}",
            "ru": "таких карт {four}, и делят {n} очков. В двух колодах их {eight}, "
            "и очков {double}",
        },
        four=RANK_CARDS,
        n=rank,
        eight=2 * RANK_CARDS,
        double=2 * rank,
    )
    assert_told(
        GAME,
        ROUND_5,
        {
            "en": "there are {n} points",
            "it": "ci sono {n} punti",
            "ru": "бояться приходится {n:n-gen} очков",
        },
        n=ALL_TOGETHER,
    )
    assert_told(
        GAME,
        ROUND_6,
        {
            "en": "that is {n}: {a}, a hundred and thirty, {c} and {d}",
            "it": "sono {n}: {a}, {b}, {c} e {d}",
            "ru": "это {n}: {a}, {b}, {c} и {d}",
        },
        n=ALL_TOGETHER,
        a=tricks,
        b=suit,
        c=rank,
        d=special,
    )


def test_what_one_card_and_one_trick_cost_in_round_five():
    card = SUIT + RANK + SPECIAL
    assert_told(
        GAME,
        ROUND_5,
        {"en": "{n} in all", "it": "in tutto {n}", "ru": "всего {n}"},
        n=card,
    )
    trick = ["KH", "5H", "KS", "QS"]
    hearts, kings = (sum(sign in card for card in trick) for sign in "HK")
    assert_told(
        GAME,
        ROUND_5,
        {
            "en": "{n} points",
            "it": "{n} punti",
            "ru": "{n} очков",
        },
        n=TRICK + SUIT * hearts + RANK * kings + SPECIAL,
    )


def test_examples_of_all_or_nothing_and_of_a_tie():
    assert_told(
        GAME,
        ALL_OR_NOTHING,
        {
            "en": "you write {all} points, with it minus {all}. If you capture {three} and "
            "somebody else one, you have a hundred and fifty and they have {one}",
            "it": "fai {all} punti, con la regola meno {all}. Se tu ne prendi {three} e un altro "
            "una, tu fai {most} e lui {one}",
            "ru": "у тебя {all} очков, с ним — минус {all}. Если ты берёшь трёх, а кто-то одну, "
            "у тебя {most}, у него {one}",
        },
        all=RANK * RANK_CARDS,
        three=RANK_CARDS - 1,
        most=RANK * (RANK_CARDS - 1),
        one=RANK,
    )
    totals = [120, 85, 85, 305]
    assert sum(totals) == ALL_TOGETHER
    assert_told(
        GAME,
        END,
        {
            "en": "a hundred and twenty, {b}, {b} and {d}",
            "it": "{a}, {b}, {b} e {d}",
            "ru": "{a}, {b}, {b} и {d}",
        },
        a=totals[0],
        b=totals[1],
        d=totals[3],
    )


def test_how_many_of_a_suit_the_others_hold():
    held = 4
    others = SUIT_CARDS - held
    assert others - 3 * 3 == 0, "three tricks of three other cards are all of them"
    assert_told(
        GAME,
        ADVICE,
        {
            "en": "you hold {held} cards of a suit, the others hold {n}. After three tricks",
            "it": "di un seme hai {held} carte, gli altri ne hanno {n}. Dopo tre prese",
            "ru": "у тебя {held} карты масти, у остальных их {n}. После трёх взяток",
        },
        held=held,
        n=others,
    )


@pytest.mark.parametrize(
    ("times", "chance", "sentences"),
    [
        (
            1,
            19 / 20,
            {
                "en": "In nineteen deals out of twenty all the others can follow once",
                "it": "In diciannove mani su venti tutti gli altri possono rispondere una volta",
                "ru": "В девятнадцати раздачах из двадцати все остальные смогут ответить один раз",
            },
        ),
        (
            2,
            2 / 3,
            {
                "en": "in two out of three they can follow twice",
                "it": "in due su tre due volte",
                "ru": "в двух из трёх — два раза",
            },
        ),
        (
            3,
            1 / 9,
            {
                "en": "three times only in one out of nine",
                "it": "tre volte soltanto in una su nove",
                "ru": "три раза — лишь в одной из девяти",
            },
        ),
    ],
)
def test_how_long_a_suit_lasts(times, chance, sentences):
    assert isclose(chance_that_all_follow(times, held=4), chance, abs_tol=0.01)
    assert_told(GAME, ADVICE, sentences)


def test_what_things_cost_beside_each_other():
    assert (RANK // SUIT, RANK // TRICK, SPECIAL // RANK) == (5, 10, 4)
    assert_told(
        GAME,
        ADVICE,
        {
            "en": "as much as {cards} cards of the suit or {tricks} tricks, and the special card "
            "as much as {ranks} cards",
            "it": "costa come {cards} carte del seme o come {tricks} prese, e la carta speciale "
            "come {ranks} carte",
            "ru": "сколько {cards} карт масти или {tricks} взяток, а особая карта — как {ranks} "
            "карты",
        },
        cards=5,
        tricks=10,
        ranks=4,
    )


def test_the_shares_of_round_five():
    tricks, suit, rank, special = (total / ALL_TOGETHER for total in ROUND_TOTALS)
    assert isclose(special, 1 / 3, abs_tol=0.01)
    assert isclose(rank, 1 / 3, abs_tol=0.01)
    assert 1 / 5 < suit < 1 / 4
    assert isclose(tricks, 1 / 9, abs_tol=0.005)
    assert_told(
        GAME,
        ADVICE,
        {
            "en": "about a third of all the points, and the four cards of the rank are another "
            "third. The suit is a little more than a fifth, and all the tricks together only "
            "about a ninth",
            "it": "circa un terzo di tutti i punti, e le quattro carte del valore un altro terzo. "
            "Il seme è poco più di un quinto, e le prese, tutte insieme, appena un nono",
            "ru": "примерно треть всех очков, и четыре карты достоинства — ещё треть. Масть — "
            "чуть больше одной пятой, а все взятки вместе — около одной девятой",
        },
    )


def test_how_often_one_is_dealt_no_card_of_the_rank():
    none = comb(len(PACK) - RANK_CARDS, HAND) / comb(len(PACK), HAND)
    assert isclose(none, 3 / 10, abs_tol=0.01)
    assert_told(
        GAME,
        ADVICE,
        {
            "en": "no card of the rank in three deals out of ten",
            "it": "tre volte su dieci non ricevi nessuna carta del valore",
            "ru": "в трёх раздачах из десяти не достаётся ни одной штрафной карты",
        },
    )


def test_what_spoiling_a_capture_of_all_queens_brings():
    taken_all, taken_three = -RANK * RANK_CARDS, RANK * (RANK_CARDS - 1)
    assert_told(
        GAME,
        ADVICE,
        {
            "en": "costs you {one} points, but makes them worse off by {n}",
            "it": "ti costa {one} punti, ma a lui ne fa perdere {n}",
            "ru": "обойдётся тебе в {one} очков, зато ему будет хуже на {n}",
        },
        one=RANK,
        n=taken_three - taken_all,
    )


def test_what_the_last_trick_of_round_six_is_worth_with_all_or_nothing():
    assert_told(
        GAME,
        ADVICE,
        {
            "en": "{all} points. Leave somebody one empty trick and you are at minus {most}. "
            "Take that one too, and you are at plus {all}",
            "it": "{all} punti. Se lasci a qualcuno una presa vuota, sei a meno {most}. "
            "Se ti prendi anche quella, sei a più {all}",
            "ru": "{all} очков. Оставишь кому-нибудь одну пустую взятку — у тебя минус {most}. "
            "Возьмёшь и её — плюс {all}",
        },
        all=ALL_TOGETHER,
        most=ALL_TOGETHER - TRICK,
    )
