"""The figures that the rules of Bouillotte tell, counted again by dealing every hand."""

from collections import Counter
from functools import cache
from itertools import combinations
from math import isclose

import pytest

from tests.locale.rules_claims import ADVICE, assert_told

GAME = "bouillotte"
CARDS, BRELANS, POINTS, POTS, WHOLE_DEAL = 2, 3, 4, 9, 11
RANKS = {3: "89KA", 4: "89QKA", 5: "89JQKA"}


def pack(players: int) -> list[str]:
    return [rank + suit for rank in RANKS[players] for suit in "CDSH"]


def kind(hand: tuple[str, ...], turned: str) -> str | None:
    (rank, held), *_ = Counter(card[0] for card in hand).most_common()
    if held == 3:
        return "carre" if turned[0] == rank else "simple"
    return "favori" if held == 2 and turned[0] == rank else None


def points(hand: tuple[str, ...], turned: str) -> int:
    def of(suit: str) -> int:
        return sum(11 if card[0] == "A" else 10 for card in (*hand, turned) if card[1] == suit)

    return max(of(suit) for suit in {card[1] for card in hand})


@cache
def hands(players: int) -> dict[str | int, float]:
    """The chance of each kind of brelan, and of each number of points without one."""
    counts: Counter[str | int] = Counter()
    for hand in combinations(pack(players), 3):
        for turned in pack(players):
            if turned not in hand:
                counts[kind(hand, turned) or points(hand, turned)] += 1
    return {what: n / counts.total() for what, n in counts.items()}


def brelan(players: int) -> float:
    return sum(hands(players)[what] for what in ("carre", "favori", "simple"))


@pytest.mark.parametrize(
    ("players", "carre", "simple", "favori"),
    [(3, 0.220, 2.637, 7.912), (4, 0.103, 1.651, 4.954), (5, 0.056, 1.129, 3.388)],
)
def test_chances_of_brelans_in_each_pack(players, carre, simple, favori):
    for what, percent in (("carre", carre), ("simple", simple), ("favori", favori)):
        assert isclose(100 * hands(players)[what], percent, abs_tol=0.0005)


def test_how_many_cards_are_in_each_pack():
    assert_told(
        GAME,
        CARDS,
        {
            "en": "{four} cards. With three the queens are missing, {three} cards. With five the "
            "jacks come in, {five} cards",
            "it": "{four} carte. In tre mancano le donne, e sono {three}. In cinque si aggiungono "
            "i fanti, e sono {five}",
            "ru": "{four} карт. Втроём дам нет, карт {three}. Впятером добавляются валеты, карт "
            "{five}",
        },
        three=len(pack(3)),
        four=len(pack(4)),
        five=len(pack(5)),
    )


def test_how_many_cards_are_not_seen():
    others, seen = 3 * 3, 3 + 1
    unseen = len(pack(4)) - seen
    assert_told(
        GAME,
        CARDS,
        {
            "en": "you see {seen} cards and do not see {unseen}: {others} in the hands of the "
            "others, {rest} in the pack",
            "it": "tu vedi {seen} carte e non ne vedi {unseen}: {others} sono in mano agli altri, "
            "{rest} nel mazzo",
            "ru": "ты видишь {seen} карты и не видишь {unseen:f-gen}: {others} на руках у других, "
            "{rest} в колоде",
        },
        seen=seen,
        unseen=unseen,
        others=others,
        rest=unseen - others,
    )


def test_the_favori_is_three_times_as_common_as_the_simple_brelan():
    for players in RANKS:
        assert isclose(hands(players)["favori"], 3 * hands(players)["simple"])
    assert_told(
        GAME,
        BRELANS,
        {
            "en": "The favori is three times as common",
            "it": "Il favori è tre volte più frequente",
            "ru": "Фаворит встречается втрое чаще",
        },
    )


def test_fewest_and_most_points():
    totals = [
        points(hand, t) for hand in combinations(pack(5), 3) for t in pack(5) if t not in hand
    ]
    assert_told(
        GAME,
        POINTS,
        {
            "en": "{least} points at least, and {most} at most",
            "it": "{least} punti come minimo e {most} come massimo",
            "ru": "не меньше {least:n-gen} очков и не больше {most:n-gen}",
        },
        least=min(totals),
        most=max(totals),
    )


def test_the_hand_of_three_suits():
    hand = ("9S", "QH", "AC")
    made = {suit: {points(hand, t) for t in pack(4) if t[1] == suit and t not in hand}
            for suit in "CDSH"}  # fmt: skip
    assert made == {"S": {20, 21}, "H": {20, 21}, "C": {21}, "D": {11}}
    assert_told(
        GAME,
        POINTS,
        {
            "en": "makes {plain} or, with an ace, {ace}. If it is a club, {ace}. If it is a "
            "diamond, the ace stands alone, and the hand makes {alone}",
            "it": "fai {plain} punti, {ace} se è un asso. Se è di fiori, {ace}. Se è di quadri, "
            "l'asso resta solo e fai {alone}",
            "ru": "выходит {plain}, а если это туз — {ace:n}. Если открыта трефа, {ace:n}. Если "
            "бубна, туз остаётся один, и очков {alone}",
        },
        plain=20,
        ace=21,
        alone=11,
    )


def test_the_example_of_two_pots():
    paid = {"you": 5, "second": 15, "third": 15, "folded": 2}
    main = sum(min(chips, paid["you"]) for chips in paid.values())
    side = sum(paid.values()) - main
    assert_told(
        GAME,
        POTS,
        {
            "en": "The main pot is {main}: two, and three times five. The side pot is {side}",
            "it": "Il piatto principale è di {main}: due, e tre volte cinque. Il piatto laterale "
            "è di {side}",
            "ru": "Главный банк — {main}: две и трижды по пять. Побочный банк — {side}",
        },
        main=main,
        side=side,
    )
    assert_told(
        GAME,
        POTS,
        {
            "en": "all in with four, {back} return to you",
            "it": "ha messo tutto, quattro, {back} tornano a te",
            "ru": "ва-банк на четыре, {back} вернутся к тебе",
        },
        back=9 - 4,
    )


def test_the_whole_deal():
    anna, carla, turned = ("AS", "KS", "8S"), ("9S", "9H", "QC"), "9D"
    assert (kind(anna, turned), kind(carla, turned)) == (None, "favori")
    paid = [1 + 4, 1, 1 + 4, 1]
    assert_told(
        GAME,
        WHOLE_DEAL,
        {
            "en": "Now the pot is {pot}: five, one, five and one.",
            "it": "Ora il piatto è di {pot}: cinque, uno, cinque e uno.",
            "ru": "Теперь в банке {pot}: пять, одна, пять и одна.",
        },
        pot=sum(paid),
    )
    assert_told(
        GAME,
        WHOLE_DEAL,
        {
            "en": "{points} points. Carol shows",
            "it": "{points:m} punti. Carla mostra",
            "ru": "{points:n} очко. Вера показывает",
        },
        points=points(anna, turned),
    )
    assert_told(
        GAME,
        WHOLE_DEAL,
        {
            "en": "{gain} of them are her gain",
            "it": "{gain} sono il suo guadagno",
            "ru": "{gain} из них — её выигрыш",
        },
        gain=sum(paid) - paid[2],
    )


def test_how_strong_hands_usually_are():
    plain = hands(4)[20] + hands(4)[21]
    strong = sum(chance for what, chance in hands(4).items() if what in (30, 31, 40, 41))
    assert isclose(plain, 7 / 10, abs_tol=0.01)
    assert isclose(strong, 1 / 8, abs_tol=0.005)
    assert_told(
        GAME,
        ADVICE,
        {
            "en": "seven out of ten make twenty or twenty-one points. Thirty or more, without a "
            "brelan, comes once in eight hands",
            "it": "sette su dieci fanno venti o ventun punti. Trenta o più, senza brelan, arrivano "
            "una mano su otto",
            "ru": "в семи из десяти двадцать или двадцать одно очко. Тридцать и больше, без "
            "брелана, бывает в одной руке из восьми",
        },
    )


def test_how_rare_brelans_are():
    assert [round(1 / brelan(players)) for players in (4, 3, 5)] == [15, 9, 22]
    assert_told(
        GAME,
        ADVICE,
        {
            "en": "once in {four} deals. With three players it is about once in {three}, with "
            "five about once in {five}",
            "it": "una volta su {four}. In tre è circa una volta su {three}, in cinque circa una "
            "volta su {five}",
            "ru": "в одном случае из пятнадцати. Втроём примерно в одном из девяти, впятером в "
            "одном из двадцати двух",
        },
        three=9,
        four=15,
        five=22,
    )


def test_how_rare_each_kind_is():
    once = {what: 1 / hands(4)[what] for what in ("favori", "simple", "carre")}
    assert isclose(once["favori"], 20, rel_tol=0.05)
    assert isclose(once["simple"], 60, rel_tol=0.05)
    assert isclose(once["carre"], 1000, rel_tol=0.05)
    assert_told(
        GAME,
        ADVICE,
        {
            "en": "once in twenty hands, a simple brelan once in sixty, a carré once in a thousand",
            "it": "una volta su venti, il brelan semplice una volta su sessanta, il carré una "
            "volta su mille",
            "ru": "в одном случае из двадцати, простой брелан в одном из шестидесяти, каре в "
            "одном из тысячи",
        },
    )


def test_the_price_of_a_call():
    pot, price = 12, 3
    assert isclose(price / (pot + price), 1 / 5)
    assert_told(
        GAME,
        ADVICE,
        {
            "en": "{pot} chips in the pot and a call costs {price}, you play for {all}. You need "
            "to win only one time in five",
            "it": "{pot} gettoni e chiamare ne costa {price}, giochi per {all}. Ti basta vincere "
            "una volta su cinque",
            "ru": "{pot} фишек, а уравнять стоит {price}, ты играешь на {all}. Достаточно "
            "выигрывать один раз из пяти",
        },
        pot=pot,
        price=price,
        all=pot + price,
    )


def test_how_often_a_bluff_must_work():
    bet, pot = 4, 4
    assert isclose(bet / (bet + pot), 1 / 2)
    assert_told(
        GAME,
        ADVICE,
        {
            "en": "bet {bet} chips at a pot of {pot}, it must work more than half the time",
            "it": "punti {bet} gettoni su un piatto di {pot}, deve riuscire più di una volta su "
            "due",
            "ru": "ставишь {bet} фишки в банк из четырёх, он должен удаваться чаще, чем через раз",
        },
        bet=bet,
        pot=pot,
    )


@pytest.mark.parametrize("players", RANKS)
def test_nothing_beats_a_favori_with_one_turned_card(players):
    turned = "9D"
    rest = [card for card in pack(players) if card not in ("9S", "9H", turned)]
    kinds = {kind(hand, turned) for hand in combinations(rest, 3)}
    assert kinds == {"simple", None}
    left = sum(card[0] == "9" for card in rest)
    assert left == 1
    assert_told(
        GAME,
        ADVICE,
        {
            "en": "nobody can beat your favori",
            "it": "nessuno può battere il tuo favori",
            "ru": "твоего фаворита не побьёт никто",
        },
    )
