"""The figures that the rules of Barbu tell, counted again from the cards alone."""

from math import comb, isclose

import pytest

from tests.locale.rules_claims import ADVICE, QUESTIONS, assert_told

GAME = "barbu"
(GOAL, CARDS, LEADERS, NO_TRICKS, NO_HEARTS, NO_QUEENS, SALAD, SLAMS, DOUBLING, SHEETS) = (
    1, 2, 3, 5, 6, 7, 9, 13, 14, 16
)  # fmt: skip

PLAYERS = 4
RANKS = "789TJQKA"
SUITS = "CDSH"
PACK = [rank + suit for rank in RANKS for suit in SUITS]
HAND = len(PACK) // PLAYERS

TRICKS = 5 * HAND
HEARTS = 10 * sum(card[1] == "H" for card in PACK)
QUEENS = 20 * sum(card[0] == "Q" for card in PACK)
BARBU = 50
SALADE = TRICKS + HEARTS + QUEENS + BARBU
PENALTIES = TRICKS + HEARTS + QUEENS + BARBU + SALADE
DOMINO = 100 + 50


def test_what_all_totals_come_to():
    total = PLAYERS * (DOMINO - PENALTIES)
    assert total == -1400
    assert_told(
        GAME,
        GOAL,
        {
            "en": "minus fourteen hundred when nobody makes a slam, that is minus {each} for each",
            "it": "meno {total}, cioè meno {each} a testa",
            "ru": "минус тысячу четыреста, то есть минус {each} на каждого",
        },
        total=-total,
        each=-total // PLAYERS,
    )


@pytest.mark.parametrize(
    ("pack", "sentences"),
    [
        (
            32,
            {
                "en": "three players hold {p3} cards each, four hold {p4}, five hold {p5}, "
                "six hold {p6}, and seven hold {p7}",
                "it": "in tre se ne hanno {p3} a testa, in quattro {p4}, in cinque {p5}, "
                "in sei {p6}, in sette {p7}",
                "ru": "втроём получают по десять, вчетвером по восемь, впятером по шесть, "
                "вшестером по пять, всемером по четыре",
            },
        ),
        (
            52,
            {
                "en": "three players hold {p3} each, four hold {p4}, five hold {p5}, "
                "six hold {p6}, and seven hold {p7}",
                "it": "in tre se ne hanno {p3} a testa, in quattro {p4}, in cinque {p5}, "
                "in sei {p6}, in sette {p7}",
                "ru": "втроём получают по {p3}, вчетвером по {p4}, впятером по {p5}, "
                "вшестером по {p6}, всемером по {p7}",
            },
        ),
    ],
)
def test_how_many_cards_each_player_gets(pack, sentences):
    assert [32 // players for players in range(3, 8)] == [10, 8, 6, 5, 4]
    sizes = {f"p{players}": pack // players for players in range(3, 8)}
    assert_told(GAME, CARDS, sentences, **sizes)


def test_how_many_twos_stay_out():
    out = {f"p{players}": 52 % players for players in (3, 5, 6, 7)}
    assert (52 % 4, 32 % 4) == (0, 0)
    assert [32 % players for players in (3, 5, 6, 7)] == [2, 2, 2, 4]
    assert_told(
        GAME,
        CARDS,
        {
            "en": "{p3} with three players, {p5} with five, {p6} with six, {p7} with seven",
            "it": "uno in tre, {p5} in cinque, {p6} in sei, {p7} in sette",
            "ru": "втроём {p3:f}, впятером {p5:f}, вшестером {p6:f}, всемером {p7:f}",
        },
        **out,
    )


def test_how_many_deals_there_are():
    assert_told(
        GAME,
        LEADERS,
        {"en": "{n} hands", "it": "{n} mani", "ru": "{n} раздачи"},
        n=PLAYERS * 6,
    )


def test_what_each_contract_shares_out():
    for section, sentences, figures in (
        (
            NO_TRICKS,
            {
                "en": "{hand} tricks at a table of four make {n} points",
                "it": "ci sono {hand} prese, cioè {n} punti",
                "ru": "взяток {hand}, это {n} очков",
            },
            {"hand": HAND, "n": TRICKS},
        ),
        (
            NO_HEARTS,
            {
                "en": "{cards} hearts, so {n} points",
                "it": "sono {cards}, quindi in gioco ci sono {n} punti",
                "ru": "червей {cards}, значит, разыгрывают {n} очков",
            },
            {"cards": len(RANKS), "n": HEARTS},
        ),
        (
            NO_QUEENS,
            {
                "en": "There are {cards}, so again {n} points",
                "it": "Sono {cards}, quindi in gioco ci sono di nuovo {n} punti",
                "ru": "Дам {cards}, значит, разыгрывают опять {n} очков",
            },
            {"cards": len(SUITS), "n": QUEENS},
        ),
    ):
        assert_told(GAME, section, sentences, **figures)


def test_what_a_salad_costs():
    assert PENALTIES == 2 * SALADE, "half of all penalties"
    assert_told(
        GAME,
        SALAD,
        {
            "en": "{n} points in all: {tricks} for the tricks, {hearts} for the hearts, "
            "{queens} for the queens and {barbu} for the Barbu. That is half",
            "it": "{n} punti: {tricks} le prese, {hearts} i cuori, {queens} le donne, "
            "{barbu} il Barbu. È la metà",
            "ru": "{n} очков: {tricks} за взятки, {hearts} за червей, {queens} за дам и {barbu} "
            "за Бородача. Это половина",
        },
        n=SALADE,
        tricks=TRICKS,
        hearts=HEARTS,
        queens=QUEENS,
        barbu=BARBU,
    )


def test_what_one_trick_of_a_salad_costs():
    trick = ["9H", "KH", "QH", "AH"]
    hearts = 10 * sum(card[1] == "H" for card in trick)
    assert_told(
        GAME,
        SALAD,
        {
            "en": "five for the trick, {hearts} for four hearts, twenty for the queen, fifty for "
            "the Barbu, a hundred and fifteen in all",
            "it": "cinque per la presa, {hearts} per quattro cuori, venti per la donna, cinquanta "
            "per il Barbu, in tutto {n}",
            "ru": "пять за взятку, {hearts} за четыре червы, двадцать за даму, пятьдесят за "
            "Бородача, всего {n}",
        },
        hearts=hearts,
        n=5 + hearts + 20 + BARBU,
    )


def test_what_slams_are_worth():
    assert HEARTS == QUEENS
    assert_told(
        GAME,
        SLAMS,
        {
            "en": "in no tricks is worth {tricks}, in no hearts or no queens {hearts}, and in a "
            "salad {salad}",
            "it": "In niente prese vale {tricks}, in niente cuori e in niente donne {hearts}, "
            "nell'insalata {salad}",
            "ru": "Шлем без взяток стоит {tricks}, без червей и без дам {hearts}, в салате {salad}",
        },
        tricks=TRICKS,
        hearts=HEARTS,
        salad=SALADE,
    )


def test_the_example_of_doubling():
    mine, declarers = -5 * 1, -5 * 4
    difference = mine - declarers
    assert_told(
        GAME,
        DOUBLING,
        {
            "en": "the difference of {d} moves to you: plus {mine} for you, minus {theirs} for",
            "it": "la differenza di {d} passa a te: più {mine} per te, meno {theirs} per",
            "ru": "разница в {d} переходит к тебе: плюс {mine} у тебя, минус {theirs} у него",
        },
        d=difference,
        mine=mine + difference,
        theirs=-(declarers - difference),
    )


def test_the_sheet_of_tournaments_comes_to_zero():
    hearts = 12 * 2 + 6
    penalties = 13 * 2 + hearts + 4 * 6 + 20 + (10 + 20)
    assert penalties == 13 * 5 + (45 + 20 + 10 - 10)
    assert_told(
        GAME,
        SHEETS,
        {
            "en": "All seven contracts of a dealer together come to zero",
            "it": "I sette contratti di un mazziere, tutti insieme, fanno zero",
            "ru": "Семь контрактов одного сдающего вместе дают ноль",
        },
    )


def test_how_long_a_suit_lasts():
    held = 2
    out = len(RANKS) - held

    def chance(times: int) -> float:
        ways = sum(
            comb(HAND, a) * comb(HAND, b) * comb(HAND, out - a - b)
            for a in range(times, out + 1)
            for b in range(times, out - a + 1)
            if out - a - b >= times
        )
        return ways / comb(3 * HAND, out)

    assert len(RANKS) == 2 * PLAYERS, "gone as soon as everybody has followed twice"
    assert isclose(chance(1), 4 / 5, abs_tol=0.03)
    assert isclose(chance(2), 1 / 6, abs_tol=0.01)
    assert_told(
        GAME,
        ADVICE,
        {
            "en": "once in four hands out of five, and a second time in only one out of six",
            "it": "quattro volte su cinque tutti gli altri possono rispondere una volta, e "
            "soltanto una volta su sei possono rispondere una seconda",
            "ru": "в четырёх раздачах из пяти все остальные могут ответить один раз, а второй "
            "раз — лишь в одной из шести",
        },
    )


def test_how_often_one_has_no_queen_and_how_often_the_barbu():
    assert isclose(comb(len(PACK) - 4, HAND) / comb(len(PACK), HAND), 3 / 10, abs_tol=0.01)
    assert HAND / len(PACK) == 1 / 4
    assert_told(
        GAME,
        ADVICE,
        {
            "en": "none of the four queens in three hands out of ten",
            "it": "Tre volte su dieci non hai nessuna delle quattro donne",
            "ru": "В трёх раздачах из десяти у тебя не будет ни одной из четырёх дам",
        },
    )
    assert_told(
        GAME,
        ADVICE,
        {
            "en": "it is dealt to you in one hand out of four",
            "it": "ti capita una mano su quattro",
            "ru": "достаётся тебе в одной раздаче из четырёх",
        },
    )


def test_what_a_slam_that_fails_costs():
    almost = 5 * (HAND - 1)
    assert_told(
        GAME,
        ADVICE,
        {
            "en": "cost you {cost} points, the eighth would turn them into {slam} for you: {n} "
            "points hang",
            "it": "ti costano {cost} punti, e l'ottava li trasformerebbe in {slam} per te: su una "
            "sola presa ballano {n} punti",
            "ru": "стоят тебе {cost} очков, а восьмая превратила бы их в {slam} твоих: на одной "
            "взятке держатся {n} очков",
        },
        cost=almost,
        slam=TRICKS,
        n=almost + TRICKS,
    )


def test_how_far_ace_and_seven_are_from_the_ten():
    assert_told(
        GAME,
        ADVICE,
        {
            "en": "An ace stands {up} steps above the ten, a seven {down} steps below",
            "it": "L'asso sta {up} gradini sopra il dieci, il sette {down} gradini sotto",
            "ru": "Туз стоит на {up} ступени выше десятки, семёрка на {down} ниже",
        },
        up=RANKS.index("A") - RANKS.index("T"),
        down=RANKS.index("T") - RANKS.index("7"),
    )


def test_why_all_totals_are_below_zero():
    assert_told(
        GAME,
        QUESTIONS,
        {
            "en": "cost {cost} points in all, and only the domino gives a hundred and fifty back",
            "it": "costano in tutto {cost} punti, e solo il domino ne ridà {back}",
            "ru": "стоят всего {cost} очков, и только домино возвращает {back}",
        },
        cost=PENALTIES,
        back=DOMINO,
    )
