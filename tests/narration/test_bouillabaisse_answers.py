"""What is answered at a table of Bouillabaisse."""

import pytest

from tests.narration.tables import view
from voicecards.cards import Card, cards
from voicecards.commands.command import Command
from voicecards.games.bouillabaisse.events import Capture, TrickTaken
from voicecards.games.game import PlayCard
from voicecards.locale import load
from voicecards.narration.narrator import Narrator
from voicecards.narration.voice import game_voice

VOICE = game_voice("bouillabaisse")
LAST = TrickTaken(
    seat=2, cards=cards("7D KD 2D AS"), capture=Capture(1, gross=5), equalled=False, left=3
)
PLAYED = ((1, "7D"), (2, "KD"), (3, "2D"), (0, "AS"))
FOLLOW = view("2C 9C AH", [(2, "TC"), (3, "KC")], played=PLAYED, last=LAST)


def answer(code, at=FOLLOW, lang="en", detail="normal"):
    phrase = VOICE.answer(Command.from_code(code), at)
    return Narrator(load(lang), at.options.players, detail).text(phrase)


def said(phrase, lang="en", detail="normal"):
    return Narrator(load(lang), 4, detail).text(phrase)


@pytest.mark.parametrize(
    ("at", "lang", "text"),
    [
        (FOLLOW, "en", "Your turn: clubs."),
        (FOLLOW, "ru", "Твой ход: трефы."),
        (view("2C 9C AH"), "it", "Tocca a te: apri tu."),
        (view("2C 9C AH", [(3, "7S")]), "it", "Tocca a te: picche, non ne hai."),
        (view("2C AH", [(3, "7C")]), "ru", "Твой ход: только двойка треф."),
        (view("7S 7S AH", [(3, "8S")]), "en", "Your turn: only the seven of spades."),
        (view("2C", [], 2), "en", "Ben's turn."),
        (view("", [], None), "ru", "Игра окончена."),
    ],
)
def test_the_prompt_tells_what_must_be_known(at, lang, text):
    assert said(VOICE.prompt(at), lang) == text


def test_the_full_prompt_tells_who_is_winning_and_what_fits():
    assert said(VOICE.prompt(FOLLOW), "it", "full") == (
        "Tocca a te: fiori. Per ora prende Carla con il re di fiori. Puoi giocare fiori: due, nove."
    )


@pytest.mark.parametrize(
    ("code", "lang", "text"),
    [
        ("hand", "en", "Clubs: two, nine; hearts: ace."),
        ("legal", "ru", "Подходят трефы: двойка, девятка."),
        ("table", "it", "Bruno, dieci di fiori. Carla, re di fiori. Per ora prende Carla."),
        ("table_card:2", "it", "Carla, re di fiori."),
        ("table_card:3", "en", "Only two cards on the table."),
        ("suit_led", "ru", "Трефы, зашёл Борис."),
        ("turn", "en", "Your turn: clubs."),
        (
            "last_trick",
            "it",
            "Ultima presa. Anna, sette di quadri. Bruno, re di quadri. "
            "Carla, due di quadri. Tu, asso di picche. Ha preso Bruno.",
        ),
        (
            "scores",
            "ru",
            "После четвёртого раунда. Ты: сорок. Анна: шестьдесят. "
            "Борис: восемьдесят. Вера: восемьдесят. У тебя в этом раунде: ничего.",
        ),
        ("player:1", "it", "Anna: tre carte, sessanta punti. In questa manche: niente."),
        ("player:0", "en", "You: three cards, forty points. In this round: nothing."),
        ("player:9", "en", "There are only four players at this table."),
    ],
)
def test_answers(code, lang, text):
    assert answer(code, lang=lang) == text


def test_answers_when_nothing_lies_on_the_table():
    at = view(turn=2, leader=2)
    assert answer("table", at) == "No cards on the table. Ben leads."
    assert answer("table_card:1", at) == "No cards on the table."
    assert answer("suit_led", at, "it") == "Nessun seme per ora: apre Bruno."
    assert answer("last_trick", at, "ru") == "В этом раунде взяток ещё нет."
    assert answer("legal", at) == "Ben's turn."


def test_legal_cards_can_be_asked_before_the_turn():
    at = view("2C 9C AH", [(2, "TC")], turn=3)
    assert answer("legal", at) == "Carol's turn. You can play clubs: two, nine."
    at = view("2C 9C", [(0, "AH"), (1, "2H")], turn=2)
    assert answer("legal", at) == "Ben's turn."


def test_scores_before_the_first_round_is_finished():
    at = view(round=1, round_scores=(), captures={0: Capture(2, gross=10)})
    assert answer("scores", at) == (
        "No round is finished: everybody at zero. You, in this round: two tricks."
    )


def test_details_tell_round_by_round_and_the_captures_so_far():
    at = view(round=2, round_scores=((5, 10, 0, 50),), captures={3: Capture(1, 2, 1, 0, 20)})
    assert answer("scores_details", at, "ru") == (
        "Первый раунд. Ты: пять. Анна: десять. Борис: ноль. Вера: пятьдесят. "
        "Второй раунд, пока что. Ты: ничего. Анна: ничего. Борис: ничего. "
        "Вера: две червы и одна дама."
    )


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (1, "Round one. Each trick costs five points."),
        (2, "Round two. Each heart costs ten points."),
        (3, "Round three. Each queen costs fifty points."),
        (4, "Round four. The king of spades costs two hundred points."),
        (
            5,
            "Round five. Everything counts: each trick five, each heart ten, each queen fifty, "
            "the king of spades two hundred.",
        ),
        (
            6,
            "Round six, the last: now everything helps. Each trick takes off five, each heart "
            "ten, each queen fifty, the king of spades two hundred.",
        ),
    ],
)
def test_the_rules_of_each_round(number, text):
    assert answer("rules", view(round=number)).startswith(text)


def test_the_rules_tell_all_or_nothing_where_it_applies():
    at = view(round=2, all_or_nothing=True)
    assert "Tutto o niente: chi prende tutto segna" in answer("rules", at, "it")
    at = view(round=6, all_or_nothing=True, all_or_nothing_mixed="cards_only")
    assert "whoever takes all the scoring cards has the points added" in answer("rules", at)
    assert "All or nothing" not in answer("rules", view(round=4, all_or_nothing=True))


@pytest.mark.parametrize(
    ("code", "detail", "text"),
    [
        ("AH", "terse", "Asso di cuori"),
        ("AH", "normal", "Asso di cuori, non giocabile"),
        ("AH", "full", "Asso di cuori, non giocabile, terza di tre"),
        ("9C", "normal", "Nove di fiori"),
        ("9C", "full", "Nove di fiori, seconda di tre"),
    ],
)
def test_walking_the_hand(code, detail, text):
    phrase = VOICE.card(Card.from_code(code), FOLLOW)
    assert said(phrase, "it", detail) == text
    assert phrase.supersedes == "hand-card"


def test_cards_are_not_called_unplayable_when_it_is_not_the_turn():
    at = view("2C 9C AH", [(2, "TC")], turn=3)
    assert said(VOICE.card(Card.from_code("AH"), at)) == "Ace of hearts"


def test_the_second_copy_of_a_card_has_its_own_position():
    at = view("7S 7S AH", [(3, "8S")])
    assert said(VOICE.card(Card.from_code("7S"), at, 1), "en", "full") == (
        "Seven of spades, second of three"
    )


def test_a_suggestion():
    phrase = VOICE.suggestion(PlayCard(Card.from_code("TH")), FOLLOW)
    assert said(phrase) == "I would play the ten of hearts."
    assert said(phrase, "ru") == "Мой совет: десятка червей."


def test_commands_that_do_not_ask_get_no_answer():
    assert VOICE.answer(Command("louder"), FOLLOW) is None
    assert not VOICE.answers(Command("play", "TH"))
    assert VOICE.answers(Command("player", "2"))


def test_after_the_end_every_question_still_has_an_answer():
    at = view("", [], None, round=6, round_scores=((1, 2, 3, 4),) * 6)
    for code in ("hand", "legal", "table", "table_card:1", "suit_led", "rules", "scores"):
        assert answer(code, at)
    for code in ("scores_details", "turn", "last_trick", "player:0", "player:3"):
        assert answer(code, at)
    assert answer("table", at) == "The game is over."
