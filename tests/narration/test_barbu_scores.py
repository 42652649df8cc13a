"""What is said of tricks taken, scores and places at a table of Barbu."""

import pytest

from tests.games.barbu.tables import hand_of
from tests.narration.barbu_ear import VOICE, heard, line
from voicecards.cards import Suit, cards
from voicecards.games.barbu.events import (
    GameOver,
    HandScored,
    Item,
    TrickTaken,
)
from voicecards.games.game import rank_scores

STATE = hand_of("no_hearts", "7C 9H", "8C TH", "9C JH", "TC QH")


# --- tricks --------------------------------------------------------------------------------


def test_plays_are_told_in_each_language():
    state = hand_of("no_hearts", "7C 9H", "8C TH", "9C JH", "TC QH")
    assert heard(state, "7C 8C 9C TC") == [
        "You lead the seven of clubs.",
        "Alice plays the eight of clubs.",
        "Ben plays the nine of clubs.",
        "Carol plays the ten of clubs.",
        "Carol takes it.",
    ]
    lines = heard(state, "QH 9H TH JH", "ru")
    assert lines[:6] == [
        "Вера пошла с дамы червей.",
        "Ты кладёшь девятку червей.",
        "Анна сыграла десятку червей.",
        "Борис сыграл валета червей.",
        "Берёт Вера: четыре червы, минус сорок.",
        "Конец первой раздачи: без червей. Ты: ничего, итого ноль. Анна: ничего, итого ноль. "
        "Борис: ничего, итого ноль. Вера: четыре червы, минус сорок, итого минус сорок.",
    ]
    assert lines[6] == "Вторая раздача из двадцати четырёх."
    assert lines[8].startswith("Твои карты. ")


def test_a_trump_is_the_highest_so_far():
    state = hand_of("trumps", "AC 2S", "2C 3S", "7D 4S", "3C 5S", trump=Suit.DIAMONDS)
    lines = heard(state, "AC 2C 7D", "en", "full")
    assert lines[1:] == [
        "Alice plays the two of clubs.",
        "Ben plays the seven of diamonds, the highest so far.",
    ]


def taken(items, seat=1, left=3):
    points = sum(item.points for item in items)
    return TrickTaken(
        seat=seat,
        leader=0,
        cards=cards("7C 8C 9C TC"),
        items=tuple(items),
        points=points,
        number=2,
        left=left,
    )


@pytest.mark.parametrize(
    ("items", "seat", "lang", "detail", "text"),
    [
        ((), 1, "en", "normal", "Alice takes it."),
        ((), 0, "it", "full", "Prendi tu. Restano tre prese."),
        ([Item("trick", 1, -5)], 1, "en", "normal", "Alice takes it: minus five."),
        ([Item("trick", 1, -5)], 0, "en", "terse", "To you: minus five."),
        ([Item("trick", 1, 5)], 2, "ru", "full", "Берёт Борис: плюс пять. Осталось три взятки."),
        ([Item("barbu", 1, -50)], 1, "it", "normal", "Prende Anna: il Barbu, meno cinquanta."),
        (
            [Item("trick", 1, -5), Item("suit_card", 2, -20), Item("queen", 1, -20)],
            0,
            "en",
            "normal",
            "You take it: two hearts and one queen, minus forty-five.",
        ),
        (
            [Item("suit_card", 1, -10), Item("jack", 2, -20)],
            1,
            "ru",
            "terse",
            "Берёт Анна: минус тридцать.",
        ),
        (
            [Item("second_last_trick", 1, -20)],
            1,
            "it",
            "normal",
            "Prende Anna: la penultima presa, meno venti.",
        ),
        (
            [Item("last_trick", 1, -40)],
            1,
            "ru",
            "normal",
            "Берёт Анна: последняя взятка, минус сорок.",
        ),
    ],
)
def test_a_trick_tells_what_it_brings(items, seat, lang, detail, text):
    assert line(taken(items, seat), STATE, lang, detail) == text


def test_the_seat_and_the_cue_of_a_trick():
    mine = VOICE.event(taken((), 0), STATE.view(0))
    other = VOICE.event(taken((), 2), STATE.view(0))
    assert (mine.seat, mine.cue, other.seat, other.cue) == (0, "trick_mine", 2, "trick_other")


# --- scores --------------------------------------------------------------------------------


def scored(items, before, *, contract="no_queens", slam=None, settlements=(), scores=None, **more):
    scores = scores or before
    return HandScored(
        number=21,
        total=24,
        contract=contract,
        dealer=1,
        declarer=1,
        items=tuple(tuple(Item(*item) for item in row) for row in items),
        slam=slam,
        before=before,
        settlements=settlements,
        scores=scores,
        totals=tuple(score - 100 for score in scores),
        **({"early": False} | more),
    )


QUEENS = scored(
    ([("queen", 2, -40)], [], [("queen", 1, -20)], [("queen", 1, -20)]), (-40, 0, -20, -20)
)


@pytest.mark.parametrize(
    ("lang", "detail", "text"),
    [
        (
            "en",
            "normal",
            "End of hand twenty-one: no queens. You: two queens, minus forty, total minus one "
            "hundred and forty. Alice: nothing, total minus one hundred. Ben: one queen, minus "
            "twenty, total minus one hundred and twenty. Carol: one queen, minus twenty, total "
            "minus one hundred and twenty.",
        ),
        (
            "it",
            "terse",
            "Ventunesima mano, niente donne. Tu: meno quaranta, totale meno centoquaranta. Anna: "
            "totale meno cento. Bruno: meno venti, totale meno centoventi. Carla: meno venti, "
            "totale meno centoventi.",
        ),
        (
            "ru",
            "full",
            "Конец двадцать первой раздачи из двадцати четырёх: без дам. Ты: две дамы, минус "
            "сорок, итого минус сто сорок. Анна: ничего, итого минус сто. Борис: одна дама, минус "
            "двадцать, итого минус сто двадцать. Вера: одна дама, минус двадцать, итого минус сто "
            "двадцать.",
        ),
    ],
)
def test_scores_say_why_and_the_new_total(lang, detail, text):
    assert line(QUEENS, STATE, lang, detail) == text


@pytest.mark.parametrize(
    ("slam", "lang", "text"),
    [
        (0, "en", "Slam: you took all the hearts. You: eight hearts, plus eighty, total minus"),
        (
            1,
            "it",
            "Cappotto: Anna ha preso tutte le carte di cuori. Tu: niente, totale meno cento.",
        ),
        (2, "ru", "Шлем у Бориса: все карты червей. Ты: ничего, итого минус сто."),
    ],
)
def test_a_slam_is_told_first(slam, lang, text):
    rows = [[], [], [], []]
    rows[slam] = [("suit_card", 8, -80)]
    before = tuple(80 if seat == slam else 0 for seat in range(4))
    event = scored(rows, before, contract="no_hearts", slam=slam)
    assert text in line(event, STATE, lang)


@pytest.mark.parametrize(
    ("contract", "what"),
    [("no_tricks", "tricks"), ("salade", "tricks"), ("no_queens", "queens"), ("no_jacks", "jacks")],
)
def test_each_slam_says_what_was_taken(contract, what):
    event = scored([[("trick", 8, -40)], [], [], []], (40, 0, 0, 0), contract=contract, slam=0)
    assert f"you took all the {what}" in line(event, STATE)


def test_a_hand_that_ends_early_says_so():
    event = scored([[("barbu", 1, -50)], [], [], []], (-50, 0, 0, 0), contract="barbu", early=True)
    assert line(event, STATE, "it").startswith(
        "Ventunesima mano finita: barbu. Non restava niente da prendere. Tu: il Barbu, meno "
    )


def test_the_end_of_a_domino_tells_places():
    rows = [[("place", 1, 100)], [("place", 3, 0)], [("place", 2, 50)], [("place", 3, 0)]]
    event = scored(rows, (100, 0, 50, 0), contract="domino", early=True)
    assert line(event, STATE) == (
        "End of hand twenty-one: domino. You: first place, plus one hundred, total zero. Alice: "
        "cards still in hand, total minus one hundred. Ben: second place, plus fifty, total minus "
        "fifty. Carol: cards still in hand, total minus one hundred."
    )


def test_the_end_of_the_game():
    event = GameOver(standings=rank_scores((-310, -270, -270, -550), lowest_wins=False))
    assert line(event, STATE, "ru") == (
        "Игра окончена. Выигрывают Анна и Борис. Первое место делят: Анна и Борис, минус двести "
        "семьдесят. Третье место: ты, минус триста десять. Четвёртое место: Вера, минус пятьсот "
        "пятьдесят."
    )
