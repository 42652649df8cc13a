"""Doubling at a table of Barbu: what is said, asked and settled."""

import pytest

from tests.games.barbu.tables import do, hand_of, only, table
from tests.narration.barbu_ear import VOICE, answer, heard, line, narrator, prompt
from voicecards.games.barbu.actions import Contro, Pass, Redouble
from voicecards.games.barbu.events import ControOpened, ControOwed, Doubled, HandScored, Settlement

PAIRS = table(contro_mode="all_pairs", contracts="no_tricks,trumps,domino")
DECLARER = table(contro_mode="against_declarer", contracts="no_tricks,trumps,domino")
HANDS = "7C 8D", "8C AD", "9C KD", "TC QD"


def begin(declarer=3, options=PAIRS, contract="no_tricks"):
    """A hand of which all may be said before the first card."""
    return hand_of(contract, *HANDS, options=options, dealer=declarer)


def after(codes, **more):
    state = begin(**more)
    do(state, codes)
    return state


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            ["You double Carol.", "You say no more.", "Alice doubles you.", "Alice doubles Carol."],
        ),
        ("it", ["Contri Carla.", "Non dici altro.", "Anna ti contra.", "Anna contra Carla."]),
        (
            "ru",
            [
                "Ты даёшь контру Вере.",
                "У тебя всё.",
                "Анна даёт контру тебе.",
                "Анна даёт контру Вере.",
            ],
        ),
    ],
)
def test_doubles_name_both_players(lang, lines):
    assert heard(begin(), "contro:3 pass contro:0 contro:3", lang) == lines


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Alice says no more.", "Ben passes.", "Carol redoubles you."]),
        ("it", ["Anna non dice altro.", "Bruno passa.", "Carla ti ricontra."]),
        ("ru", ["У Анны всё.", "Борис пасует.", "Вера даёт реконтру тебе."]),
    ],
)
def test_redoubles_and_passes(lang, lines):
    state = after("contro:3 pass contro:3")
    assert heard(state, "pass pass redouble:0", lang) == lines


def test_the_listener_redoubles():
    state = after("trump:H contro:0 pass pass pass", declarer=0, contract="trumps")
    assert prompt(state, "it") == "Dai il ricontro? Uno: ricontro ad Anna. Quattro: passo."
    assert heard(state, "redouble:1", "ru") == ["Ты даёшь реконтру Анне."]


@pytest.fixture
def trumps():
    return begin(0, table(contro_mode="against_declarer", contracts="trumps"), "trumps")


def test_the_opening_tells_who_may_be_doubled(trumps):
    assert heard(trumps, "trump:H", "en", "full")[1] == (
        "Now for the doubles. Only the declarer may be doubled: you."
    )
    state = hand_of("no_tricks", *HANDS, options=PAIRS)
    opened = ControOpened(declarer=3, mode="all_pairs", targets=(0, 1, 2, 3))
    assert line(opened, state, "it", "full") == "Adesso i contro. Si può contrare chiunque."
    assert line(opened, state, "ru", "terse") == "Контры."


def test_the_end_lists_the_doubles_in_full():
    state = begin()
    lines = heard(state, "contro:3 pass contro:0 pass pass redouble:0 pass", "en", "full")
    assert lines[-1] == (
        "The doubling is over. You doubled Carol and were redoubled. Alice doubled you."
    )
    state = begin()
    lines = heard(state, "contro:3 contro:2 pass pass pass redouble:0 pass", "it", "full")
    assert lines[-1] == (
        "I contro sono finiti. Hai contrato Carla, che ha ricontrato. Hai contrato Bruno."
    )
    assert heard(begin(), "pass pass pass", "ru")[-1] == "Контр нет."


def test_doubles_owed_are_told_to_their_owner_alone():
    owed = ControOwed(seat=0, declarer=3, missing=1, hands=2, audience=frozenset({0}))
    assert line(owed, begin()) == "You still owe Carol one double, with two hands left."
    owed = ControOwed(seat=0, declarer=3, missing=2, hands=2, audience=frozenset({0}))
    assert line(owed, begin(), "it") == (
        "Devi ancora due contro a Carla, e hai solo due mani: lo dà il gioco per te."
    )
    assert line(owed, begin(), "ru") == (
        "За тобой две контры Вере, а впереди только две раздачи: контра даётся сама."
    )


def test_an_automatic_double_says_why():
    owed = Doubled(seat=1, target=3, automatic=True)
    assert line(owed, begin()) == "Alice doubles Carol. That one was owed."
    assert line(owed, begin(), "it", "terse") == "Anna contra Carla."


# --- the question --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "Do you double? One: double Alice. Two: double Ben. Three: double Carol. Four: pass.",
        ),
        (
            "it",
            "Dai il contro? Uno: contro ad Anna. Due: contro a Bruno. Tre: contro a Carla. "
            "Quattro: passo.",
        ),
        (
            "ru",
            "Даёшь контру? Один: контра Анне. Два: контра Борису. Три: контра Вере. Четыре: пас.",
        ),
    ],
)
def test_the_question_numbers_its_answers(lang, text):
    assert prompt(begin(), lang) == text


def test_the_question_in_full_names_contract_and_declarer():
    assert prompt(begin(options=DECLARER), "en", "full") == (
        "No tricks, Carol declares. Do you double? Three: double Carol. Four: pass."
    )
    options = table(contro_mode="against_declarer", contro_minimum="1")
    assert "You still owe the declarer one double, with six hands left." in (
        prompt(begin(options=options), "en", "full")
    )


def test_the_question_goes_on_until_a_pass():
    assert (
        prompt(after("contro:3"))
        == "Anything else? One: double Alice. Two: double Ben. Four: pass."
    )
    state = after("contro:3", options=DECLARER)
    assert prompt(state, "ru", "terse") == "Больше некому. Четыре: пас."


def test_question_and_answers_can_be_had_apart():
    view = begin(options=DECLARER).view(0)
    assert VOICE.choices(view) == (Contro(3), Pass())
    said = narrator(begin(), "it").text
    assert said(VOICE.question(view)) == "Dai il contro?"
    assert said(VOICE.action(Redouble(1), view)) == "Ricontro ad Anna"
    assert [said(item) for item in VOICE.choice_items(view)] == [
        "Tre: contro a Carla.",
        "Quattro: passo.",
    ]


def test_the_rules_list_the_doubles():
    state = after("contro:3 pass pass pass pass")
    assert answer("rules", state).endswith("You doubled Carol.")
    state = after("pass pass pass")
    assert answer("rules", state).endswith("Nobody has doubled.")


# --- settling ------------------------------------------------------------------------------


def settled(*settlements):
    """The score of a hand of no tricks, 20/5/0/15, with these pairs settled."""
    before = (-20, -5, 0, -15)
    scores = list(before)
    for s in settlements:
        scores[s.winner] += s.points
        scores[s.loser] -= s.points
    return HandScored(
        number=1,
        total=12,
        contract="no_tricks",
        dealer=3,
        declarer=3,
        items=((), (), (), ()),
        slam=None,
        before=before,
        settlements=settlements,
        scores=tuple(scores),
        totals=tuple(scores),
        early=False,
    )


PAID = Settlement(1, 0, 1, winner=1, loser=0, points=15)
GAINED = Settlement(0, 3, 2, winner=3, loser=0, points=10)
OTHERS = Settlement(2, 1, 2, winner=2, loser=1, points=10)
EVEN = Settlement(2, 3, 1, winner=2, loser=3, points=0)


@pytest.mark.parametrize(
    ("settlements", "lang", "texts"),
    [
        (
            (OTHERS, PAID),
            "en",
            ["Double: you pay Alice fifteen points. Redouble: Alice pays Ben ten"],
        ),
        ((PAID,), "it", ["Contro: paghi quindici punti ad Anna."]),
        ((PAID,), "ru", ["Контра: ты платишь Анне пятнадцать очков."]),
        ((OTHERS,), "it", ["Ricontro: Anna paga dieci punti a Bruno."]),
        ((OTHERS,), "ru", ["Реконтра: Анна платит Борису десять очков."]),
        ((GAINED,), "en", ["Redouble: you pay Carol ten points."]),
    ],
)
def test_each_pair_is_told_the_listeners_first(settlements, lang, texts):
    text = line(settled(*settlements), begin(), lang)
    assert all(part in text for part in texts)


@pytest.mark.parametrize(
    ("lang", "text"),
    [("ru", "Контра: у Бориса и Веры поровну."), ("it", "Contro: Bruno e Carla sono pari.")],
)
def test_others_who_are_even_are_told_in_full_only(lang, text):
    assert text in line(settled(EVEN), begin(), lang, "full")
    assert text not in line(settled(EVEN), begin(), lang)


def test_a_pair_of_the_listener_that_wins_or_is_even():
    won = Settlement(0, 1, 1, winner=0, loser=1, points=21)
    even = Settlement(0, 1, 2, winner=0, loser=1, points=0)
    assert "Контра: Анна платит тебе двадцать одно очко." in line(settled(won), begin(), "ru")
    assert "Contro: Anna ti paga ventun punti." in line(settled(won), begin(), "it")
    assert "Redouble: you and Alice are even." in line(settled(even), begin())


def test_scores_tell_points_before_and_after_doubles():
    text = line(settled(PAID, OTHERS), begin())
    assert "You: nothing, minus twenty; with doubles minus thirty-five, total minus" in text
    assert "Ben: nothing; with doubles plus ten, total ten." in text
    assert "Carol: nothing, minus fifteen, total minus fifteen." in text


def test_few_words_leave_out_what_others_pay():
    text = line(settled(OTHERS, PAID), begin(), "en", "terse")
    assert "Double: you pay Alice fifteen points." in text
    assert "Redouble" not in text
    assert "You: minus thirty-five, total minus thirty-five." in text


def test_a_hand_with_doubles_from_the_first_word_to_the_last():
    state = begin(options=DECLARER)
    do(state, "contro:3 pass pass pass redouble:0 pass 7C 8C 9C TC QD 8D AD")
    scored = only(HandScored, do(state, "KD"))
    assert "Redouble: you and Carol are even." not in line(scored, state)
    assert "Redouble: Carol pays you ten points." in line(scored, state)
